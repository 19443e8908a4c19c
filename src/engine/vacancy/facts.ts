import type { EvidenceByField, FieldEvidence } from "#contract/fields.ts";
import type { Job, JobDraft, VacancyFact } from "#contract/job/job.ts";
import { readVacancy, type VacancyReading } from "./read-vacancy.ts";

/** What a vacancy tells as it lies beside its job: quotes by their place, [start, end), not by their words. */
export interface VacancyLedger {
  version: string;
  facts: (Omit<VacancyFact, "quotes"> & { quotes: [number, number][] })[];
}

/** Changes whenever the same vacancy may give other facts: another version reads anew. */
export const VACANCY_FACTS_VERSION = "7";

type Told = Pick<
  Job,
  | "title"
  | "client"
  | "city"
  | "other_cities"
  | "remote"
  | "employment_type"
  | "hours_min"
  | "hours_per_week"
  | "salary_min"
  | "salary_max"
  | "currency"
  | "period"
  | "start_date"
  | "openings"
  | "education_level"
  | "languages"
  | "requirements"
  | "description"
>;
type Value = Pick<VacancyFact, "kind" | "value" | "most" | "unit" | "level" | "id">;

/**
 * The facts of a job: what its record says, each with the place in the text where it stands. What the record says otherwise than
 * the text is a person's word, which wins. Its reading is made here unless it is there already. "As soon as possible" is a fact of the text alone. Fields that are empty give none.
 */
export function readVacancyFacts(
  job: Told,
  today: string,
  { job: draft, evidence, starts_soon }: VacancyReading = readVacancy(job.description ?? "", { today }),
): VacancyFact[] {
  const facts: VacancyFact[] = [];
  const add = (fact: Value, place: FieldEvidence | undefined) =>
    facts.push({
      ...fact,
      says: place ? "document" : "person",
      quotes: place ? [{ source: "job", quote: place.quote, start: place.start, end: place.end }] : [],
      sure: place?.confidence ?? 1,
    });
  /** The place of a field that the record says as the text does. */
  const placed = (field: keyof JobDraft & keyof Told) => (same(job[field], draft[field]) ? evidence[field] : undefined);

  add({ kind: "title", value: job.title }, placed("title"));
  for (const [kind, field] of [
    ["client", "name"],
    ["contact", "contact_name"],
    ["contact_email", "contact_email"],
    ["contact_phone", "contact_phone"],
  ] as const) {
    const value = job.client?.[field];
    if (value) add({ kind, value }, same(value, draft.client?.[field]) ? evidence[`client.${field}`] : undefined);
  }
  if (job.city) add({ kind: "place", value: job.city }, placed("city"));
  job.other_cities.forEach((value) => {
    add({ kind: "place", value }, evidence[`other_cities.${(draft.other_cities ?? []).indexOf(value)}`]);
  });
  if (job.remote) add({ kind: "remote", value: job.remote }, placed("remote"));
  if (job.employment_type) add({ kind: "contract", value: job.employment_type }, placed("employment_type"));
  const hours = job.hours_min ?? job.hours_per_week;
  if (hours) add({ kind: "hours", value: hours, ...(job.hours_per_week && { most: job.hours_per_week }) }, placed("hours_per_week"));
  const least = job.salary_min ?? job.salary_max;
  if (least)
    add(
      {
        kind: "pay",
        value: least,
        ...(job.salary_max && { most: job.salary_max }),
        unit: [job.currency ?? "EUR", job.period].filter(Boolean).join("/"),
      },
      placed("salary_min") ?? placed("salary_max"),
    );
  if (job.start_date) add({ kind: "start", value: job.start_date }, placed("start_date"));
  else if (starts_soon) add({ kind: "start", value: "as_soon_as_possible" }, starts_soon);
  if (job.openings > 1) add({ kind: "openings", value: job.openings }, placed("openings"));
  if (job.education_level) add({ kind: "education", value: job.education_level }, placed("education_level"));
  job.languages.forEach(({ language, level }) => {
    const at = (draft.languages ?? []).findIndex((one) => one.language === language && same(one.level, level));
    add({ kind: "language", value: language, ...(level && { level }) }, evidence[`languages.${at}`]);
  });
  for (const { id, text: value, kind, quote, start, end } of job.requirements) {
    const place = quote && typeof start === "number" && typeof end === "number" ? { quote, start, end } : null;
    add({ kind: "requirement", value, level: kind, id }, place ? { ...place, confidence: sureOf(evidence, place) } : undefined);
  }
  return facts;
}

const same = (one: unknown, other: unknown) => (one ?? null) === (other ?? null);

/** As sure as the reading was of the requirement that stands there; one that a person marked in the text is sure. */
const sureOf = (evidence: EvidenceByField, { start, end }: { start: number; end: number }) =>
  Object.entries(evidence).find(([field, one]) => field.startsWith("requirements.") && one.start === start && one.end === end)?.[1]
    .confidence ?? 1;

export const packVacancyFacts = (facts: VacancyFact[]): VacancyLedger => ({
  version: VACANCY_FACTS_VERSION,
  facts: facts.map((fact) => ({ ...fact, quotes: fact.quotes.map(({ start, end }) => [start, end]) })),
});

/** The stored facts with the words of their quotes; null where none are stored, or those of another version. */
export function unpackVacancyFacts(stored: VacancyLedger | null, description: string | null): VacancyFact[] | null {
  if (stored?.version !== VACANCY_FACTS_VERSION) return null;
  const text = description ?? "";
  return stored.facts.map((fact) => ({
    ...fact,
    quotes: fact.quotes.map(([start, end]) => ({ source: "job", quote: text.slice(start, end), start, end })),
  }));
}
