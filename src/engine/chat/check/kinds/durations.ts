import { coveredMonths } from "#engine/facts/periods.ts";
import { type FoundNumber, findNumbers } from "#engine/proposal/numbers.ts";
import { findSkills } from "#engine/skills/lexicon.ts";
import { findTitles, relatedRoles, titleFamily } from "#engine/skills/titles.ts";
import type { Known } from "../ground.ts";
import { before, isJobAlone, said } from "../said.ts";
import { isAbsentAt, type Kind, type Statement } from "../statement.ts";
import { datesIn } from "./dates.ts";

const aHalf = /\s+(?:and a half|en een half)(?=\s+(?:years?|months?|jaar|maanden?)(?!\p{L}))/iu;

/** Of so many dates of its passages a sentence may tell the time between. */
const MOST_DATES = 6;

interface Lasting extends FoundNumber {
  months: number;
}

/** Without "and a half" and with figures for "half a year", and where the half belonged. */
function withoutHalves(text: string): { plain: string; halfAt: number } {
  const plain = text
    .replace(/(?<!\p{L})(?:half a|een half) (?=year|jaar)/giu, (all) => "0.5 ".padStart(all.length))
    .replace(/(?<!\p{L})(?:een|één) (?=jaar|maand)/giu, (all) => "1 ".padStart(all.length));
  const hit = aHalf.exec(plain);
  return hit
    ? { plain: plain.slice(0, hit.index) + plain.slice(hit.index + hit[0].length), halfAt: hit.index }
    : { plain, halfAt: Number.NaN };
}

let last: { text: string; numbers: readonly FoundNumber[] } | null = null;
/** Numbers as they are read, "seven and a half years" as years; those of one text are asked for by each of its numbers. */
export function numbersIn(text: string): readonly FoundNumber[] {
  if (last?.text !== text) last = { text, numbers: findNumbers(withoutHalves(text).plain) };
  return last.numbers;
}

/** Years and months in a text; "two years and nine months" is one stretch. */
function lastingIn(text: string): Lasting[] {
  const { plain, halfAt } = withoutHalves(text);
  const found: Lasting[] = [];
  for (const number of findNumbers(plain)) {
    if (number.unit !== "year" && number.unit !== "month") continue;
    const value = number.value + (Math.abs(number.end - halfAt) <= 1 ? 0.5 : 0);
    const before = found.at(-1);
    const isRest =
      before?.unit === "year" && number.unit === "month" && /^(?:,|,? (?:and|en))? $/u.test(plain.slice(before.unitEnd, number.start));
    if (isRest) found[found.length - 1] = { ...before, unit: "month", unitEnd: number.unitEnd, months: before.months + value };
    else found.push({ ...number, value, months: number.unit === "year" ? value * 12 : value });
  }
  return found;
}

/** How long something took: as a passage says it, or as the product counts it from the dates. */
export const wrongDurations: Kind = (statement) => {
  const { sentence } = statement;
  return lastingIn(sentence)
    .filter((lasting) => !isAbsentAt(statement, lasting.start) && !isLastingBorne(statement, lasting))
    .map(({ start, unitEnd }) => `“${sentence.slice(start, unitEnd)}” is neither told nor comes of the dates`);
};

function isLastingBorne(statement: Statement, lasting: Lasting): boolean {
  const { sentence, cited, text, around, near, sent, people } = statement;
  const told = lastingIn(text);
  const isTold = (one: Lasting) => one.months === lasting.months;
  if (told.some(isTold)) return true;
  if (cited.length === 0 && lastingIn(sent.text).some(isTold)) return true;
  if (told.length === 0 && (lastingIn(around).some(isTold) || (statement.entries.length === 0 && lastingIn(near).some(isTold))))
    return true;
  const lead = before(sentence, lasting.start, 40);
  // Between two dates of its passages; a month's notice is four weeks, or the 4.35 that it has.
  if (spansOf(text).some((months) => Math.abs(months - lasting.months) <= (lasting.unit === "year" ? 6 : 1))) return true;
  if (numbersIn(text).some(({ unit, value }) => unit === "week" && value >= lasting.months * 4 && value <= lasting.months * 4.4))
    return true;
  const isOfOther = said.notWork.test(sentence) && statement.owners.length === 0;
  if (isOfOther || isJobAlone(cited)) return false;
  const fits = (months: number) => {
    const bound = said.nearly.test(lead) ? "nearly" : said.more.test(lead) ? "least" : null;
    if (bound === "nearly") return months < lasting.months + 1 && months >= lasting.months - (lasting.unit === "year" ? 12 : 1);
    if (bound === "least") return months >= lasting.months - 1 && months < lasting.months + (lasting.unit === "year" ? 24 : 6);
    if (lasting.unit === "month") return Math.abs(months - lasting.months) <= 1;
    return Math.abs(months - lasting.months) < 9 || Math.floor(months / 12) === lasting.value;
  };
  return people.some((person) => countedIn(statement, person).some(fits));
}

/** The months between each two dates of a text. */
function spansOf(text: string): number[] {
  const dates = [...new Set(datesIn(text).map(({ value }) => value))].slice(0, MOST_DATES);
  const at = (value: string) => Number(value.slice(0, 4)) * 12 + (Number(value.slice(5, 7)) || 1);
  return dates.flatMap((one, index) => dates.slice(index + 1).map((other) => Math.abs(at(one) - at(other)))).filter((months) => months > 0);
}

const monthNow = (today: string): number => Number(today.slice(0, 4)) * 12 + Number(today.slice(5, 7));

/** Months that the product counts for what the sentence speaks of. */
function countedIn({ sentence, owners, entries: cited, text, sent }: Statement, { entries, prepared }: Known): number[] {
  const jobs = entries.filter(({ kind, period }) => kind === "job" && period);
  const own = owners.filter((one) => entries.includes(one) && one.period);
  const months = (some: typeof jobs) => coveredMonths(some.flatMap(({ period }) => period ?? []));
  const found = own.length > 0 ? [...own.map((one) => months([one])), months(own)] : [];
  const isOfAll = said.allWork.test(sentence);
  // Of two jobs: the time of both at once, and that between them.
  const pair = own.length > 1 ? own : cited.filter((one) => entries.includes(one));
  const [later, earlier] = pair.map(({ period }) => period).filter((one) => one !== null);
  if (later && earlier) found.push(Math.min(later.end, earlier.end) - Math.max(later.start, earlier.start));
  if (later && earlier) found.push(Math.max(later.start - earlier.end, earlier.start - later.end));
  for (const { name } of findSkills(sentence)) {
    const years = prepared.skills.get(name)?.years?.value;
    if (years !== undefined) found.push(years * 12);
  }
  for (const { role } of isOfAll || own.length === 0 ? findTitles(sentence) : []) {
    const related = relatedRoles(role);
    const held = jobs.filter(({ title }) => {
      const family = titleFamily(title).role;
      return family !== null && (family === role || related.has(family));
    });
    found.push(months(held));
  }
  // "In all since": from the first that is cited until now.
  if (isOfAll) for (const { period } of own) if (period) found.push(monthNow(sent.records.today) - period.start);
  if (isOfAll || own.length === 0) found.push(months(jobs), (prepared.years?.value ?? 0) * 12);
  // Since a date that is cited.
  if (own.length === 0)
    for (const { value } of datesIn(text)) {
      found.push(monthNow(sent.records.today) - Number(value.slice(0, 4)) * 12 - (Number(value.slice(5, 7)) || 6));
    }
  return found.filter((one) => one > 0);
}
