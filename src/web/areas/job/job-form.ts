import { randomId } from "@mantine/hooks";
import type { BodyInput } from "#contract/call.ts";
import type { EducationLevel, EmploymentType, EvidenceByField, LanguageLevel, RequirementKind } from "#contract/fields.ts";
import type { api } from "#contract/index.ts";
import type { Job, JobDraft } from "#contract/job.ts";
import type { Tone } from "#contract/voice.ts";

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

/** A job as its form holds it: money in whole units, empty fields as empty text. Names are the API's, so that its errors find their field. */
export interface JobValues {
  title: string;
  client: string;
  contact_name: string;
  contact_email: string;
  contact_phone: string;
  /** Empty: as the workspace has it. */
  tone: Tone | "";
  city: string;
  /** Further towns, with commas between them. */
  other_cities: string;
  country: string;
  remote: NonNullable<Job["remote"]> | "";
  employment_type: EmploymentType | "";
  hours_min: Numeric;
  hours_per_week: Numeric;
  salary_min: Numeric;
  salary_max: Numeric;
  currency: string;
  period: NonNullable<Job["period"]> | "";
  start_date: string;
  education_level: EducationLevel | "";
  min_years: Numeric;
  languages: { language: string; level: LanguageLevel | "" }[];
  openings: Numeric;
  description: string;
  requirements: RequirementValues[];
  /** What the law protects and somebody keeps all the same, with why. */
  kept: { quote: string; reason: string }[];
  /** Fields that somebody answered for, by their path in the draft; of a requirement with the key of its row. */
  confirmed: { path: string; key: string | null }[];
}

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

const euros = (cents: number | null | undefined): Numeric => (cents === null || cents === undefined ? "" : cents / 100);
const cents = (amount: Numeric): number | null => (amount === "" ? null : Math.round(amount * 100));
const orNull = <T>(value: T | ""): T | null => (value === "" ? null : value);
const trimmed = (text: string): string | null => text.trim() || null;

export function valuesOf(job: JobDraft | Job): JobValues {
  return {
    title: job.title ?? "",
    client: job.client?.name ?? "",
    contact_name: job.client?.contact_name ?? "",
    contact_email: job.client?.contact_email ?? "",
    contact_phone: job.client?.contact_phone ?? "",
    tone: job.client?.tone ?? "",
    city: job.city ?? "",
    other_cities: (job.other_cities ?? []).join(", "),
    country: job.country ?? "",
    remote: job.remote ?? "",
    employment_type: job.employment_type ?? "",
    hours_min: job.hours_min ?? "",
    hours_per_week: job.hours_per_week ?? "",
    salary_min: euros(job.salary_min),
    salary_max: euros(job.salary_max),
    currency: job.currency ?? "EUR",
    period: job.period ?? "",
    start_date: job.start_date ?? "",
    education_level: job.education_level ?? "",
    min_years: job.min_years ?? "",
    languages: (job.languages ?? []).map(({ language, level }) => ({ language, level: level ?? "" })),
    openings: job.openings ?? "",
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
    title: values.title,
    ...(name !== (before?.client?.name ?? null) && { client: name === null ? null : { ...contact, name } }),
    ...(name && (!isSaved(before) || Object.keys(contact).length > 0) && { client: { ...contact, name } }),
    city: trimmed(values.city),
    other_cities: values.other_cities.split(",").flatMap((city) => trimmed(city) ?? []),
    country: trimmed(values.country),
    remote: orNull(values.remote),
    employment_type: orNull(values.employment_type),
    hours_min: orNull(values.hours_min),
    hours_per_week: orNull(values.hours_per_week),
    salary_min: cents(values.salary_min),
    salary_max: cents(values.salary_max),
    currency: hasSalary ? trimmed(values.currency.toUpperCase()) : null,
    period: hasSalary ? orNull(values.period) : null,
    start_date: trimmed(values.start_date),
    education_level: orNull(values.education_level),
    min_years: orNull(values.min_years),
    languages: values.languages.filter((each) => each.language !== "").map(({ language, level }) => ({ language, level: orNull(level) })),
    openings: orNull(values.openings),
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
  return /^(languages|other_cities)\./.exec(field)?.[1] ?? field.replace(/^client\./, "");
}

/** Where the server's errors belong in the form. */
export function formErrors(errors: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(errors).map(([field, message]) => [fieldKey(field), message]));
}
