import type { LanguageLevel } from "#contract/fields.ts";
import type { Job } from "#contract/job/job.ts";
import { formatMoney, formatNumber } from "#web/words/format.ts";
import type { Words } from "#web/words/words.ts";

export const levelName = (t: Words, level: LanguageLevel): string => (level === "native" ? t("jobs.native") : level);

/** "€5,200 to 6,400 a month"; null where no amount is given. */
export function salaryText(t: Words, job: Pick<Job, "salary_min" | "salary_max" | "currency" | "period">): string | null {
  const { salary_min, salary_max, currency, period } = job;
  const ends = [...new Set([salary_min, salary_max].filter((each) => each !== null && each !== undefined))].map((each) =>
    formatMoney(each, currency ?? "EUR"),
  );
  if (ends.length === 0) return null;
  const [from, to] = ends;
  return [to === undefined ? from : t("jobs.amount_from_to", { from, to }), period && t(`jobs.period.${period}`)].filter(Boolean).join(" ");
}

/** "Utrecht, hybrid". */
export const placeText = (t: Words, job: Pick<Job, "city" | "remote">): string | null =>
  [job.city, job.remote && (job.city ? t(`jobs.remote.${job.remote}`).toLowerCase() : t(`jobs.remote.${job.remote}`))]
    .filter(Boolean)
    .join(", ") || null;

/** "24–32", "36": a range where the least is known. */
export function hoursText(t: Words, { hours_min, hours_per_week }: Pick<Job, "hours_min" | "hours_per_week">): string | null {
  const most = hours_per_week ?? hours_min;
  if (!most) return null;
  if (!hours_min || hours_min >= most) return formatNumber(most);
  return t("jobs.hours_range", { from: formatNumber(hours_min), to: formatNumber(most) });
}

/** Whom to call: name, phone and e-mail. */
export const contactText = ({ client }: Pick<Job, "client">): string | null =>
  [client?.contact_name, client?.contact_phone, client?.contact_email].filter(Boolean).join(", ") || null;
