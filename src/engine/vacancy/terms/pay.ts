import type { JobDraft } from "#contract/job/job.ts";
import { nth } from "#contract/nth.ts";
import { type Fact, factAt, SEARCHED } from "../fact.ts";

const currencies: Record<string, string> = {
  "€": "EUR",
  eur: "EUR",
  euro: "EUR",
  euros: "EUR",
  $: "USD",
  usd: "USD",
  dollar: "USD",
  dollars: "USD",
  "£": "GBP",
  gbp: "GBP",
  chf: "CHF",
};
const amount = "(\\d{1,3}(?:[.,' ]\\d{3})+(?:,\\d{2})?|\\d+(?:[.,]\\d{1,2})?)\\s{0,4}(k\\b|\\.000|,-|,--|\\.-)?";

function amountOf(digits: string, suffix: string | undefined): number {
  const thousands = /^\d{1,3}(?:[.,' ]\d{3})+(?:,\d{2})?$/.test(digits);
  const plain = thousands ? digits.replace(/,\d{2}$/, "").replace(/[.,' ]/g, "") : digits.replace(",", ".");
  return Number(plain) * (suffix?.toLowerCase() === "k" ? 1000 : 1);
}

export interface Salary {
  salary_min: number;
  salary_max: number;
  currency: string;
  period: NonNullable<JobDraft["period"]>;
}

/** Pay in integer cents. "tot € 4.100" has no lower end and "vanaf" no upper one: then both are the one that is told. */
export function readSalary(text: string): Fact<Salary> | null {
  const searched = text.slice(0, SEARCHED);
  const sign = "(€|\\$|£|\\beur(?:o(?:['’]?s)?)?\\b|\\bdollars?\\b|\\busd\\b|\\bgbp\\b|\\bchf\\b)";
  const pattern = new RegExp(
    `(?:${sign}\\s{0,4})?${amount}(?:\\s{0,4}(?:${sign})?\\s{0,4}(?:(?:\\/|per|an?)\\s?(?:month|maand|mnd|year|jaar|yr|hour|uur|hr|day|dag)\\s{0,4})?(?:bruto\\s{0,4})?(?:[-–—]|tot(?: (?:en met|maximaal))?|t/m|en|à|to|and|up to)\\s{0,4}(?:max(?:imaal)?\\.?\\s{0,4})?(?:${sign}\\s{0,4})?${amount})?(?:\\s{0,4}${sign})?`,
    "giu",
  );
  let best: Fact<Salary> | null = null;
  let bestPoints = 0;
  for (const hit of searched.matchAll(pattern)) {
    const symbol = hit[1] ?? hit[4] ?? hit[5] ?? hit[8];
    const before = searched.slice(Math.max(0, hit.index - 60), hit.index);
    const after = searched.slice(hit.index + hit[0].length, hit.index + hit[0].length + 60);
    const speaks = /sal(?:aris|ary)|loon|verdien|tarief|\brate\b|pay|vergoeding|compensation|schaal|inkomen|bruto|remuneration/i.test(
      before,
    );
    const low = amountOf(nth(hit, 2), hit[3] ?? (hit[6] ? hit[7] : undefined));
    const high = hit[6] ? amountOf(hit[6], hit[7]) : low;
    // "11-12-2026" is a day.
    if (!symbol && [hit[2], hit[6]].some((digits) => /^(?:19|20)\d{2}$/.test(digits ?? ""))) continue;
    const isHourly = /^\d{1,2}[.,]\d{2}$/.test(nth(hit, 2)) && /^\s*(?:bruto )?(?:per|an) (?:uur|hour)(?!\p{L})/iu.test(after);
    if (!symbol && !isHourly && !(speaks && (hit[3] || hit[7] || low > 1000))) continue;
    if (
      /(?:budget|omzet|turnover|revenue|reiskosten|bonus|opleidingsbudget|bijdrage|miljoen|million|investering|waarde|training|per kilometer|\bkm\b|netto thuiswerk)[^.\n]{0,25}$/i.test(
        before,
      ) ||
      /^\s*(?:m\b|mln|miljoen|million|mrd|billion|per km|per kilometer|reiskosten|bonus|netto per km|opleidings|training|budget|omzet)/i.test(
        after,
      )
    )
      continue;
    const stated = periodIn(after.slice(0, 45)) ?? periodIn(before.slice(-14));
    const most = Math.max(low, high);
    const period = stated ?? (most <= 200 ? "hour" : most < 1500 ? (most >= 300 ? "day" : "hour") : most < 15_000 ? "month" : "year");
    const least = Math.min(low, high);
    if (!plausible(least, period) || !plausible(most, period)) continue;
    const currency = currencies[(symbol ?? "€").toLowerCase().replace(/['’]/, "")] ?? "EUR";
    const points = (symbol ? 2 : 0) + (hit[6] ? 2 : 0) + (stated ? 2 : 0) + (speaks ? 2 : 0);
    if (points > bestPoints) {
      const raw = hit[0];
      const start = hit.index + (raw.length - raw.trimStart().length);
      best = factAt(
        text,
        { salary_min: Math.round(least * 100), salary_max: Math.round(most * 100), currency, period },
        start,
        hit.index + raw.trimEnd().length,
        Math.min(0.95, 0.45 + points * 0.07),
      );
      bestPoints = points;
    }
  }
  return best;
}

function periodIn(text: string): Salary["period"] | null {
  const hit =
    /(?:per|each|every|\/|a|an|p\.?)\s?(uur|hour|hr|dag|day|week|maand|month|mnd|jaar|year|annum|yr)\b|\b(uurtarief|uurloon|hourly|dagtarief|daily|weekly|monthly|maandsalaris|jaarsalaris|annual(?:ly)?|yearly|p\/u|p\.u\.|pm|p\.m\.|p\.j\.|pa)\b/i.exec(
      text,
    );
  const word = (hit?.[1] ?? hit?.[2] ?? "").toLowerCase();
  if (!word) return null;
  if (/uur|hour|hr|p\/u|p\.u/.test(word)) return "hour";
  if (/dag|day|daily/.test(word)) return "day";
  if (/week/.test(word)) return "week";
  if (/maand|month|mnd|pm|p\.m/.test(word)) return "month";
  return "year";
}

/** Amounts outside these are no pay: [least, most] in whole units. */
const bounds: Record<Salary["period"], [number, number]> = {
  hour: [3, 500],
  day: [40, 3000],
  week: [100, 10_000],
  month: [300, 40_000],
  year: [5000, 1_000_000],
};
const plausible = (value: number, period: Salary["period"]) => value >= bounds[period][0] && value <= bounds[period][1];
