import type { Candidate, ProfileFields } from "#contract/candidate.ts";
import { wholeMonths } from "#contract/notice.ts";
import { formatDate, formatMoneyRange, formatNumber, formatYearMonth } from "#web/words/format.ts";
import type { Words } from "#web/words/words.ts";
import { languageName } from "./language-name.ts";

/** A profile as far as it is known: a draft, a row of the list or the whole record. */
export type AnyProfile = { [K in keyof ProfileFields]?: ProfileFields[K] };

/** The value at a dotted path: `experience.0.company`. */
export function valueAt(record: unknown, path: string): unknown {
  return path
    .split(".")
    .reduce<unknown>((value, name) => (value && typeof value === "object" ? (value as Record<string, unknown>)[name] : undefined), record);
}

const plain = [
  "first_name",
  "last_name",
  "headline",
  "email",
  "phone",
  "city",
  "country",
  "summary",
  "years_experience",
  "available_from",
  "notice_weeks",
  "work_permit",
  "source",
  "tags",
  "skills",
  "experience",
  "education",
  "certifications",
  "languages",
] as const;
type Plain = (typeof plain)[number];
const isPlain = (name: string): name is Plain => (plain as readonly string[]).includes(name);

const parts = {
  experience: ["title", "company", "location", "start", "end", "current", "description"],
  education: ["degree", "field", "institution", "start", "end"],
} as const;

/** What a field is called: "Phone", "Kubernetes", "End of Backend engineer". */
export function fieldName(t: Words, path: string, record: AnyProfile): string {
  const [head = "", second = "", third = ""] = path.split(".");
  const index = Number(second);
  if (head === "desired") {
    if (second.startsWith("salary")) return t("candidates.field.salary");
    if (second === "hours_per_week" || second === "employment_types" || second === "remote") return t(`candidates.field.${second}`);
    return second;
  }
  if (head === "links") {
    return second === "linkedin" || second === "github" || second === "website"
      ? t(`candidates.field.${second}`)
      : t("candidates.field.other");
  }
  if (head === "skills" && second !== "") return record.skills?.[index]?.name ?? t("candidates.field.skill");
  if (head === "certifications" && second !== "") return record.certifications?.[index]?.name ?? t("candidates.field.certificate");
  if (head === "languages" && second !== "") {
    const language = record.languages?.[index]?.language;
    return language ? languageName(language) : t("candidates.field.language");
  }
  if ((head === "experience" || head === "education") && second !== "") {
    const known = (parts[head] as readonly string[]).find((each) => each === third) as
      | (typeof parts.experience)[number]
      | (typeof parts.education)[number]
      | undefined;
    const line = head === "experience" ? record.experience?.[index] : undefined;
    const study = head === "education" ? record.education?.[index] : undefined;
    const what =
      line?.title ??
      line?.company ??
      study?.degree ??
      study?.institution ??
      t("candidates.ordinal", { field: t(`candidates.field.${head}`), n: index + 1 });
    if (!known || what === valueAt(record, path)) return known ? t(`candidates.field.${known}`) : what;
    return t("candidates.of_what", { field: t(`candidates.field.${known}`), what });
  }
  return isPlain(head) ? t(`candidates.field.${head}`) : path;
}

/** What a field says, in the words of the page; null when it says nothing. */
export function fieldValue(t: Words, path: string, record: AnyProfile): string | null {
  const value = valueAt(record, path);
  if (value === undefined || value === null || value === "") return null;
  const [head = "", , third = ""] = path.split(".");
  const last = path.split(".").at(-1) ?? "";
  if (head === "skills" && typeof value === "object") {
    const { years, level } = value as { years?: number | null; level?: string | null };
    return (
      [years ? t("candidates.years", { count: wholeYears(years) }) : null, level].filter(Boolean).join(", ") || t("candidates.no_years")
    );
  }
  if (head === "languages" && typeof value === "object")
    return levelName(t, (value as { level?: string | null }).level) ?? t("candidates.no_level");
  if (head === "certifications" && typeof value === "object") {
    const { issuer, year } = value as { issuer?: string | null; year?: number | null };
    return [issuer, year].filter(Boolean).join(", ") || (value as { name: string }).name;
  }
  if (path === "notice_weeks") {
    const months = wholeMonths(Number(value));
    return months ? t("candidates.months", { n: months }) : t("candidates.weeks", { count: Number(value) });
  }
  if (path === "years_experience") return t("candidates.years", { count: wholeYears(Number(value)) });
  if (path === "available_from") return availability(t, String(value));
  if (path === "desired.hours_per_week") return t("candidates.hours_value", { n: formatNumber(Number(value)) });
  if (path === "desired.remote") return t(`candidates.remote.${value as "onsite"}`);
  if (path === "desired.employment_types") {
    return (value as ("permanent" | "temporary")[]).map((each) => t(`candidates.employment.${each}`)).join(", ") || null;
  }
  if (path.startsWith("desired.salary")) return salary(t, record.desired);
  if ((last === "start" || last === "end") && third !== "") return formatYearMonth(String(value));
  if (last === "current") return t("candidates.to_now");
  if (Array.isArray(value)) return value.map(String).join(", ") || null;
  return String(value);
}

/** "Now" for a day that has come, otherwise "From 1 Jan 2027". */
export function availability(t: Words, day: string, today = new Date().toISOString().slice(0, 10)): string {
  return day <= today ? t("common.now") : t("candidates.available_from_value", { date: formatDate(day) });
}

export function levelName(t: Words, level: string | null | undefined): string | null {
  return level === "native" ? t("candidates.level_native") : (level ?? null);
}

/** "€5,900 a month", or null. */
export function salary(t: Words, desired: AnyProfile["desired"]): string | null {
  const amount = formatMoneyRange(desired?.salary_min, desired?.salary_max, desired?.currency);
  if (!amount) return null;
  return desired?.period ? t("candidates.salary_value", { amount, period: t(`candidates.period.${desired.period}`) }) : amount;
}

/** "Mar 2021 to now". */
export function dateRange(
  t: Words,
  { start, end, current }: { start?: string | null | undefined; end?: string | null | undefined; current?: boolean | null | undefined },
): string | null {
  const to = current ? t("candidates.to_now") : end ? formatYearMonth(end) : null;
  if (start && to) return t("candidates.date_range", { from: formatYearMonth(start), to });
  if (start) return formatYearMonth(start);
  return to && !current ? to : null;
}

/** Years as people say them: whole ones, counted down; below two with a tenth. */
export const wholeYears = (years: number): number => (years >= 2 ? Math.floor(years) : Math.round(years * 10) / 10);

/** Fields that hold something. */
export const countFields = (candidate: Pick<Candidate, "evidence">): number => Object.keys(candidate.evidence).length;
