import type { LanguageLevel } from "#contract/fields.ts";
import type { Job } from "#contract/job.ts";
import { formatMoney } from "#web/words/format.ts";
import { currentLocale, type Words } from "#web/words/words.ts";

export const levelName = (t: Words, level: LanguageLevel): string => (level === "native" ? t("jobs.native") : level);

/** "€5,200 to 6,400 a month"; null where no amount is given. */
export function salaryText(t: Words, job: Pick<Job, "salary_min" | "salary_max" | "currency" | "period">): string | null {
  const { salary_min, salary_max, currency, period } = job;
  const ends = [...new Set([salary_min, salary_max].filter((each) => each !== null && each !== undefined))].map((each) =>
    formatMoney(each, currency ?? "EUR"),
  );
  if (ends.length === 0) return null;
  return [ends.join(currentLocale() === "nl" ? " tot " : " to "), period && t(`jobs.period.${period}`)].filter(Boolean).join(" ");
}

/** "Utrecht, hybrid". */
export const placeText = (t: Words, job: Pick<Job, "city" | "remote">): string | null =>
  [job.city, job.remote && (job.city ? t(`jobs.remote.${job.remote}`).toLowerCase() : t(`jobs.remote.${job.remote}`))]
    .filter(Boolean)
    .join(", ") || null;
