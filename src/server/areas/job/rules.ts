import type { Corrections } from "#contract/candidate/candidate.ts";
import { type Job, type JobFields, jobFields, type Requirement } from "#contract/job/job.ts";
import { fieldsByKind } from "#server/core/fields.ts";
import { newId } from "#server/core/ids.ts";

/** Client, requirements and the workspace's own fields have rules of their own; a job always has its number of openings. */
const {
  client: _client,
  client_id: _id,
  contact_id: _contact,
  requirements: _requirements,
  custom: _custom,
  openings: _openings,
  ...plain
} = jobFields.shape;
export const { scalars: scalarFields, lists: listFields } = fieldsByKind(plain);

type Given = { [K in keyof JobFields]?: JobFields[K] | undefined };

/** The columns among the fields sent, without client and requirements. */
export function fieldsOf(given: Given): Partial<Job> {
  const fields: Record<string, unknown> = {};
  for (const name of scalarFields) if (given[name] !== undefined) fields[name] = given[name] === "" ? null : given[name];
  for (const name of listFields) if (given[name] !== undefined) fields[name] = given[name];
  if (given.openings !== undefined) fields.openings = given.openings ?? 1;
  return fields as Partial<Job>;
}

/**
 * Requirements with their ids, tied to their sentence: a quote keeps its place only while it stands there word for word;
 * where the text moved, its new place is looked up; where it is gone, the requirement stays without a place.
 */
export function requirementsIn(description: string | null, requirements: NonNullable<Given["requirements"]>): Requirement[] {
  const text = description ?? "";
  return requirements.map((one) => {
    const requirement = { ...one, id: one.id ?? newId() };
    if (!requirement.quote) return { ...requirement, quote: null, start: null, end: null };
    if (
      typeof requirement.start === "number" &&
      typeof requirement.end === "number" &&
      text.slice(requirement.start, requirement.end) === requirement.quote
    )
      return requirement;
    const start = text.indexOf(requirement.quote);
    return start < 0
      ? { ...requirement, quote: null, start: null, end: null }
      : { ...requirement, start, end: start + requirement.quote.length };
  });
}

/** Fields of a draft that somebody may have set otherwise. */
const answered = [
  "title",
  "city",
  "country",
  "remote",
  "employment_type",
  "hours_per_week",
  "salary_min",
  "salary_max",
  "min_years",
  "education_level",
  "start_date",
] as const;

/**
 * Which fields of a job are a person's own word, by their path: those of before, those that were confirmed, and those that say something
 * else than what was read or stored. Of a requirement that is gone nothing is kept.
 */
export function correctionsOfJob(
  before: { [K in keyof JobFields]?: unknown } & { corrections?: Corrections },
  after: { [K in keyof JobFields]?: unknown } & { requirements?: { id?: string | undefined }[] | undefined },
  confirmed: readonly string[],
  by: Corrections[string],
): Corrections {
  const found: Corrections = { ...before.corrections };
  for (const field of answered) if (after[field] !== undefined && (after[field] ?? null) !== (before[field] ?? null)) found[field] = by;
  for (const path of confirmed) {
    const [head, index, name] = path.split(".");
    const id = head === "requirements" ? after.requirements?.[Number(index)]?.id : undefined;
    if (head !== "requirements" && Object.hasOwn(jobFields.shape, head ?? "")) found[path] = by;
    else if (id && (name === "kind" || name === "min_years")) found[["requirements", id, name].filter(Boolean).join(".")] = by;
  }
  const ids = new Set(after.requirements?.map(({ id }) => id));
  return Object.fromEntries(
    Object.entries(found).filter(([path]) => !path.startsWith("requirements.") || !after.requirements || ids.has(path.split(".")[1])),
  );
}
