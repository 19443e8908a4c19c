import type { Language } from "#contract/fields.ts";
import type { Job } from "#contract/job/job.ts";
import { inLanguage, type Said } from "#contract/text/languages.ts";

const units: Record<NonNullable<Job["period"]>, Said<string>> = {
  hour: { en: "an hour", nl: "per uur" },
  day: { en: "a day", nl: "per dag" },
  week: { en: "a week", nl: "per week" },
  month: { en: "a month", nl: "per maand" },
  year: { en: "a year", nl: "per jaar" },
};

const symbols: Record<string, string> = { EUR: "€", USD: "$", GBP: "£" };

/** "€5,200 to €6,400 a month". */
export function payIn(language: Language, pay: Pick<Job, "salary_min" | "salary_max" | "currency" | "period">): string | null {
  const amounts = [...new Set([pay.salary_min, pay.salary_max].filter((cents) => cents !== null && cents !== undefined))];
  if (amounts.length === 0) return null;
  const sign = symbols[pay.currency ?? "EUR"] ?? `${pay.currency} `;
  const told = amounts.map((cents) => {
    const figure = new Intl.NumberFormat(inLanguage(language, { en: "en-GB", nl: "nl-NL" }), {
      minimumFractionDigits: cents % 100 ? 2 : 0,
      maximumFractionDigits: 2,
    }).format(cents / 100);
    return inLanguage(language, { en: `${sign}${figure}`, nl: `${sign} ${figure}` });
  });
  return `${told.join(inLanguage(language, { en: " to ", nl: " tot " }))}${pay.period ? ` ${inLanguage(language, units[pay.period])}` : ""}`;
}
