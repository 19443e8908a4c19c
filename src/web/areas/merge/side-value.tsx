import { useClientName } from "#web/kit/people/clients.ts";
import { useRecruiterNames } from "#web/kit/people/use-colleagues.ts";
import { languageName } from "#web/kit/record/language-name.ts";
import { dateRange, levelName } from "#web/kit/record/profile-fields.ts";
import { formatDate, formatMoneyRange } from "#web/words/format.ts";
import { useWords, type Words } from "#web/words/words.ts";
import classes from "./merge.module.css";

type Values = Record<string, unknown>;
const MOST = 260;
const shortened = (text: string) => (text.length > MOST ? `${text.slice(0, MOST).trimEnd()} …` : text);
const together = (...parts: unknown[]) => parts.filter(Boolean).map(String).join(" · ");

/** A line of a list: a skill, a job somebody had, a language. */
function lineOf(t: Words, one: unknown): string {
  if (typeof one !== "object" || one === null) return String(one ?? "");
  const { name, title, company, degree, institution, language, level, year, ...dates } = one as Values;
  if (language) return together(languageName(String(language)), levelName(t, level as string | null));
  return together(name ?? title ?? degree, company ?? institution, dateRange(t, dates), year);
}

/** Of fields that are taken together, what each says. */
function linesOfSeveral(t: Words, path: string, value: Values): string[] {
  if (path === "cv") return value.cv_text ? [shortened(String(value.cv_text))] : [];
  if (path === "vacancy") {
    const asked = Array.isArray(value.requirements) ? value.requirements.length : 0;
    return [value.description ? shortened(String(value.description)) : "", asked > 0 ? t("merge.requirements", { count: asked }) : ""];
  }
  if (path.endsWith("salary")) {
    const range = formatMoneyRange(value.salary_min as number | null, value.salary_max as number | null, value.currency as string | null);
    return [together(range, value.period && t(`merge.period.${value.period as "month"}`))];
  }
  if (path === "hours_per_week") return [[value.hours_min, value.hours_per_week].filter((hours) => hours !== null).join(" – ")];
  if (path === "consent")
    return [together(value.basis, value.given_at && formatDate(String(value.given_at)), value.withdrawn_at && t("merge.withdrawn"))];
  return Object.values(value).map((one) => lineOf(t, one));
}

function linesOf(t: Words, path: string, value: unknown): string[] {
  if (Array.isArray(value)) return value.map((one) => lineOf(t, one));
  if (typeof value === "boolean") return [t(value ? "merge.yes" : "merge.no")];
  if (path === "status" && typeof value === "number") return [t(value === 1 ? "merge.open" : "merge.closed")];
  if (typeof value === "string" && /^\d{4}-\d{2}-\d{2}$/.test(value)) return [formatDate(value)];
  if (typeof value === "object" && value !== null) return linesOfSeveral(t, path, value as Values);
  return value === null || value === undefined ? [] : [shortened(String(value))];
}

/** What one of the two says in a field, in the words of the page; a dash where it says nothing. */
export function SideValue({ path, value }: { path: string; value: unknown }) {
  const t = useWords();
  const recruiterOf = useRecruiterNames();
  const isClient = path === "client";
  const clientName = useClientName(isClient ? ((value as Values).client_id as string | null) : null);
  const lines = (
    path === "recruiter_id" ? [recruiterOf(value as string | null) ?? ""] : isClient ? [clientName ?? ""] : linesOf(t, path, value)
  ).filter((line) => line !== "");
  if (lines.length === 0) return <span className={classes.nothing}>–</span>;
  return (
    <span className={classes.value}>
      {lines.slice(0, 8).map((line, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines may be the same
        <span key={at}>{line}</span>
      ))}
      {lines.length > 8 && <span>{t("merge.more", { count: lines.length - 8 })}</span>}
    </span>
  );
}
