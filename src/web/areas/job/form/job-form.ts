import type { useForm } from "@mantine/form";
import { randomId } from "@mantine/hooks";
import type { BodyInput } from "#contract/call.ts";
import { type DeclaredField, type NameOf, nameOf, valueAt } from "#contract/declared-field.ts";
import type { EvidenceByField, LanguageLevel, RequirementKind } from "#contract/fields.ts";
import type { api } from "#contract/index.ts";
import type { Job, JobDraft } from "#contract/job/job.ts";
import { fieldsOfJob } from "#contract/job/job-fields.ts";
import type { CustomDrafts } from "#web/kit/custom/custom-draft.ts";
import { isAlike } from "#web/kit/people/taking.ts";

type Numeric = number | "";

export interface RequirementValues {
  /** Stays with the row while it moves; not the requirement's id. */
  key: string;
  id: string | null;
  text: string;
  kind: RequirementKind;
  /** Empty: what the workspace gives its kind. */
  weight: Numeric;
  skill: string;
  min_years: Numeric;
  quote: string | null;
  start: number | null;
  end: number | null;
}

type Declared = (typeof fieldsOfJob)[number];
export type JobFieldName = NameOf<Declared>;
type InputOf<F> = F extends { kind: "number" | "money" }
  ? Numeric
  : F extends { kind: "yes_no" }
    ? "true" | "false" | ""
    : F extends { choices: readonly (infer C)[] }
      ? C | ""
      : string;

/** A job as its form holds it: money in whole units, empty fields as empty text. Names are the API's, so that its errors find their field. */
export interface JobValues extends DeclaredValues {
  filled_in: FilledInContact;
  languages: { language: string; level: LanguageLevel | "" }[];
  description: string;
  requirements: RequirementValues[];
  /** What the law protects and somebody keeps all the same, with why. */
  kept: { quote: string; reason: string }[];
  /** Of a new job: the workspace's own fields. A saved one has them in their places. */
  custom: CustomDrafts;
  /** Fields that somebody answered for, by their path in the draft; of a requirement with the key of its row. */
  confirmed: { path: string; key: string | null }[];
}

/** What nobody typed of whom one writes to: as it was read or is kept with the job, or as somebody at the client is known who was taken. */
interface FilledInContact {
  /** Who was taken, and of which client; empty before. */
  id: string;
  client: string;
  name: string;
  email: string;
  phone: string;
}

export type JobForm = ReturnType<typeof useForm<JobValues>>;

type DeclaredValues = { [F in Declared as NameOf<F>]: InputOf<F> };

export function newRequirement(values: Partial<RequirementValues> = {}): RequirementValues {
  return {
    key: randomId(),
    id: null,
    text: "",
    kind: "must",
    weight: "",
    skill: "",
    min_years: "",
    quote: null,
    start: null,
    end: null,
    ...values,
  };
}

const cents = (amount: Numeric): number | null => (amount === "" ? null : Math.round(amount * 100));
const orNull = <T>(value: T | ""): T | null => (value === "" ? null : value);
const trimmed = (text: string): string | null => text.trim() || null;

/** A value as its input holds it. */
function inputOf({ path, kind }: DeclaredField, job: JobDraft | Job): unknown {
  const value = valueAt(job, path) ?? "";
  if (kind === "money") return value === "" ? "" : Number(value) / 100;
  if (kind === "yes_no") return String(value);
  return kind === "texts" ? [value].flat().join(", ") : value;
}

/** What an input holds as the record has it; null where it is empty. */
function storedOf({ kind }: DeclaredField, input: unknown): unknown {
  if (kind === "money") return cents(input as Numeric);
  if (kind === "texts")
    return String(input)
      .split(",")
      .flatMap((each) => trimmed(each) ?? []);
  if (kind === "yes_no") return input === "" ? null : input === "true";
  return typeof input === "string" ? trimmed(input) : input;
}

/** The client's fields are sent together: by `contactOf` and the name. */
const own = fieldsOfJob.filter(({ path }) => !path.startsWith("client."));

const filledInOf = ({ client }: JobDraft | Job): FilledInContact => ({
  id: "",
  client: "",
  name: client?.contact_name ?? "",
  email: client?.contact_email ?? "",
  phone: client?.contact_phone ?? "",
});

export function valuesOf(job: JobDraft | Job): JobValues {
  return {
    // Each value stands under its field's name, as its field's kind has it.
    ...(Object.fromEntries(fieldsOfJob.map((field) => [nameOf(field), inputOf(field, job)])) as DeclaredValues),
    filled_in: filledInOf(job),
    currency: job.currency ?? "EUR",
    languages: (job.languages ?? []).map(({ language, level }) => ({ language, level: level ?? "" })),
    description: job.description ?? "",
    requirements: (job.requirements ?? []).map((each) => {
      const kind = each.kind;
      return newRequirement({
        id: each.id ?? null,
        text: each.text,
        kind,
        weight: kind === "knock_out" ? "" : (each.weight ?? ""),
        skill: each.skill ?? "",
        min_years: each.min_years ?? "",
        quote: each.quote ?? null,
        start: each.start ?? null,
        end: each.end ?? null,
      });
    }),
    kept: [],
    custom: {},
    confirmed: [],
  };
}

type Body = BodyInput<typeof api.job.create>;

/** What `create` and `update` take. `before` is the draft or job that the form began with: what it has no field for stays. */
export function bodyOf(values: JobValues, before: JobDraft | Job | null): Body {
  const requirements = values.requirements.filter((each) => each.text.trim() !== "" || each.id || each.quote);
  const hasSalary = values.salary_min !== "" || values.salary_max !== "";
  const name = trimmed(values.client);
  const contact = contactOf(values, before);
  return {
    ...(Object.fromEntries(own.map((field) => [nameOf(field), storedOf(field, values[nameOf(field)])])) as Partial<Body>),
    title: values.title,
    ...(name !== (before?.client?.name ?? null) && { client: name === null ? null : { ...contact, name } }),
    ...(name && (!isSaved(before) || Object.keys(contact).length > 0) && { client: { ...contact, name } }),
    ...(takenOf(values) && { contact_id: takenOf(values) }),
    currency: hasSalary ? trimmed(values.currency.toUpperCase()) : null,
    period: hasSalary ? orNull(values.period) : null,
    languages: values.languages.filter((each) => each.language !== "").map(({ language, level }) => ({ language, level: orNull(level) })),
    description: trimmed(values.description) === null ? null : values.description,
    requirements: requirements.map((each) => ({
      ...(each.id && { id: each.id }),
      text: each.text,
      kind: each.kind,
      weight: orNull(each.weight),
      skill: trimmed(each.skill),
      min_years: orNull(each.min_years),
      quote: each.quote,
      start: each.start,
      end: each.end,
    })),
    skills: skillsAfter(before, requirements),
    ...(values.kept.length > 0 && { kept: values.kept }),
    ...(values.confirmed.length > 0 && { confirmed: values.confirmed.flatMap((each) => confirmedPath(each, requirements) ?? []) }),
  };
}

/** Only what somebody changed: what a colleague changed meanwhile then stays. */
export function changedBody(values: JobValues, before: Job): Partial<Body> {
  const asked = bodyOf(values, before);
  const original = bodyOf(valuesOf(before), before);
  return Object.fromEntries(
    Object.entries(asked).filter(([field, value]) => JSON.stringify(value) !== JSON.stringify(original[field as keyof Body] ?? null)),
  );
}

/** Where a confirmed field stands in what is sent; null for one of a row that was removed. */
function confirmedPath({ path, key }: JobValues["confirmed"][number], rows: readonly RequirementValues[]): string | null {
  if (key === null) return path;
  const at = rows.findIndex((each) => each.key === key);
  return at === -1 ? null : path.replace(/^requirements\.\d+/, `requirements.${at}`);
}

/** Whom to call: of a new job what is known, of a saved one what somebody changed. */
function contactOf(values: JobValues, before: JobDraft | Job | null) {
  const fields = ["contact_name", "contact_email", "contact_phone", "tone"] as const;
  const changed = fields.filter((field) =>
    isSaved(before) ? trimmed(values[field]) !== (before.client?.[field] ?? null) : trimmed(values[field]) !== null,
  );
  return Object.fromEntries(changed.map((field) => [field, trimmed(values[field])]));
}

/** Who was taken, while the client and the name are still theirs. */
function takenOf({ client, contact_name, filled_in }: JobValues): string | null {
  return isAlike(client, filled_in.client) && isAlike(contact_name, filled_in.name) ? filled_in.id || null : null;
}

const isSaved = (job: JobDraft | Job | null): job is Job => Boolean(job && "id" in job);

/** Skills follow their requirements: those of a removed one leave, those that no requirement ever named stay. */
function skillsAfter(before: JobDraft | Job | null, requirements: readonly RequirementValues[]): NonNullable<Body["skills"]> {
  const once = new Set((before?.requirements ?? []).map((each) => each.skill?.toLowerCase()).filter(Boolean));
  const skills = (before?.skills ?? []).filter((skill) => !once.has(skill.name.toLowerCase()));
  const named = new Set(skills.map((skill) => skill.name.toLowerCase()));
  for (const { skill, kind, min_years } of requirements) {
    const name = skill.trim();
    if (name === "" || named.has(name.toLowerCase())) continue;
    named.add(name.toLowerCase());
    skills.push({ name, kind, min_years: orNull(min_years) });
  }
  return skills;
}

/** A field of the form and the place in the text that it was read from. */
export interface FormPassage {
  key: string;
  start: number;
  end: number;
}

export const requirementKey = (each: RequirementValues): string => `requirement ${each.key}`;

/** Every passage that the form speaks of. A field that was read together with others names the first of them. */
export function passagesOf(values: JobValues, evidence: EvidenceByField): FormPassage[] {
  const passages: FormPassage[] = [];
  for (const [field, { start, end }] of Object.entries(evidence)) {
    if (/^(requirements|skills)\./.test(field)) continue;
    passages.push({ key: fieldKey(field), start, end });
  }
  for (const each of values.requirements) {
    if (each.start !== null && each.end !== null) passages.push({ key: requirementKey(each), start: each.start, end: each.end });
  }
  return passages;
}

function fieldKey(field: string): string {
  if (field === "client.name" || field === "client") return "client";
  if (field === "contact_id") return "contact_name";
  return /^(languages|other_cities)\./.exec(field)?.[1] ?? field.replace(/^client\./, "");
}

/** Where the server's errors belong in the form. */
export function formErrors(errors: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(errors).map(([field, message]) => [fieldKey(field), message]));
}
