import type { Candidate, ProfileFields } from "#contract/candidate/candidate.ts";
import { fieldsOfCandidate } from "#contract/candidate/candidate-fields.ts";
import { oneOf } from "#contract/choices.ts";
import { type DeclaredField, valueAt } from "#contract/declared-field.ts";
import { wholeMonths } from "#contract/notice.ts";
import { formatDate, formatMoneyRange, formatYearMonth } from "#web/words/format.ts";
import type { Words } from "#web/words/words.ts";
import { candidateWords } from "./candidate-words.ts";
import { languageName } from "./language-name.ts";

/** A profile as far as it is known: a draft, a row of the list or the whole record. */
export type AnyProfile = { [K in keyof ProfileFields]?: ProfileFields[K] };

/** Fields that have no words of their own among the declared ones. */
const others = ["summary", "tags", "skills", "experience", "education", "certifications", "languages"] as const;
const declared = (path: string): DeclaredField | undefined => fieldsOfCandidate.find((field) => field.path === path);

const parts = {
  experience: ["title", "company", "location", "start", "end", "current", "description"],
  education: ["degree", "field", "institution", "start", "end"],
} as const;

/** What a field is called: "Phone", "Kubernetes", "End of Backend engineer". */
export function fieldName(t: Words, path: string, record: AnyProfile): string {
  const [head = "", second = "", third = ""] = path.split(".");
  const index = Number(second);
  const field = declared(path);
  if (field) return candidateWords.name(t, field);
  if (head === "desired") return second.startsWith("salary") ? t("candidates.field.salary") : second;
  if (head === "links") return t("candidates.field.other");
  if (head === "skills" && second !== "") return record.skills?.[index]?.name ?? t("candidates.field.skill");
  if (head === "certifications" && second !== "") return record.certifications?.[index]?.name ?? t("candidates.field.certificate");
  if (head === "languages" && second !== "") {
    const language = record.languages?.[index]?.language;
    return language ? languageName(language) : t("candidates.field.language");
  }
  if ((head === "experience" || head === "education") && second !== "") {
    // Both are lists of names, of one kind each.
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
  const other = oneOf(others, head);
  return other ? t(`candidates.field.${other}`) : path;
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
    if (months) return t("candidates.months", { n: months });
  }
  if (path === "years_experience") return t("candidates.years", { count: wholeYears(Number(value)) });
  if (path === "available_from") return availability(t, String(value));
  const field = declared(path);
  if (field) return candidateWords.text(t, field, value);
  if (path.startsWith("desired.salary")) return salary(t, record.desired);
  if ((last === "start" || last === "end") && third !== "") return formatYearMonth(String(value));
  if (last === "current") return t("candidates.to_now");
  if (Array.isArray(value)) return value.map(String).join(", ") || null;
  return String(value);
}

/** "Now" for a day that has come, otherwise "From 1 Jan 2027". */
function availability(t: Words, day: string, today = new Date().toISOString().slice(0, 10)): string {
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
