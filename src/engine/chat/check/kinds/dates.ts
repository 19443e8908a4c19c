import { findDates } from "#engine/cv/fields/dates.ts";
import { dayDate, monthNumber } from "#engine/proposal/claims/dates/months.ts";
import type { Entry } from "../ground.ts";
import { before, said } from "../said.ts";
import { isAbsentAt, type Kind, type Statement } from "../statement.ts";

interface Dated {
  value: string;
  start: number;
  end: number;
  written: string;
}

/** Every date with a year in a text of any length. */
export function datesIn(text: string): Dated[] {
  const found: Dated[] = [];
  let at = 0;
  for (const line of text.split("\n")) {
    for (const { from, to, start, end } of findDates(line)) {
      const written = line.slice(start, end);
      if (!/(?:19|20)\d{2}|['’]\d{2}/.test(written)) continue;
      for (const value of new Set([from, to])) if (value) found.push({ value, start: at + start, end: at + end, written });
    }
    at += line.length + 1;
  }
  return found;
}

const fits = (claimed: string, held: string | null | undefined): boolean =>
  Boolean(held && (held.startsWith(claimed) || (claimed.startsWith(held) && held.length === 4)));

/** A year or a date stands where it is cited, and is that of the job or the study which the sentence names. */
export const wrongDates: Kind = (statement) => {
  const { sentence, sent } = statement;
  const wrong = datesIn(sentence)
    .filter((date) => !isAbsentAt(statement, date.start))
    .filter((date) => !fits(date.value, sent.records.today) && !isDateBorne(statement, date))
    .map(({ written }) => `“${written}” isn't the date that its passages tell`);
  return [...new Set([...wrong, ...wrongDays(statement)])];
};

function isDateBorne(statement: Statement, date: Dated): boolean {
  const { sentence, owners, named, cited, text, near, sent, people } = statement;
  const lead = before(sentence, date.start, 40);
  const isBegin = said.begins.test(lead.slice(-22)) || said.begins.test(date.written);
  const isEnd = said.ends.test(lead.slice(-22)) || said.ends.test(sentence.slice(date.end, date.end + 12));
  if (isBetween(named, date)) return true;
  if (owners.some((owner) => isOf(owner, date, { isBegin, isEnd, today: sent.records.today }))) return true;
  // A date that is cited, but stands with another employer than the one that is named, bears nothing.
  const isElsewhere = ({ start, end, source }: (typeof cited)[number]) =>
    named.length > 0 &&
    source === "cv" &&
    people.some(({ entries }) => entries.some((entry) => !named.includes(entry) && start < entry.span.end && entry.span.start < end));
  const bearing = cited
    .filter((passage) => !isElsewhere(passage))
    .map((passage) => passage.text)
    .join("\n");
  // Until when something is valid isn't when it was got.
  const isUntil = (one: Dated) => said.until.test(before(bearing, one.start, 16)) || said.until.test(one.written);
  if (
    datesIn(bearing).some((one) => fits(date.value, one.value) && (!isUntil(one) || said.until.test(sentence) || said.ends.test(sentence)))
  )
    return true;
  if (cited.length === 0)
    return named.length === 0 && [...datesIn(sent.text), ...recordDates(statement)].some(({ value }) => fits(date.value, value));
  return datesIn(text).length === 0 && named.length === 0 && datesIn(near).some(({ value }) => fits(date.value, value));
}

/** In the gap between two jobs that the sentence names. */
const isBetween = (named: readonly Entry[], { value }: Dated): boolean =>
  named.some(({ to }) =>
    named.some(({ from }) => to && from && value >= to.slice(0, value.length) && value <= from.slice(0, value.length)),
  );

/** Where somebody began is the beginning of a job, where they left its end; what they did meanwhile lies between. */
function isOf(
  { from, to, kind, text }: Entry,
  { value }: Dated,
  { isBegin, isEnd, today }: { isBegin: boolean; isEnd: boolean; today: string },
): boolean {
  if (isBegin !== isEnd) return fits(value, isBegin ? from : to) || (isEnd && !to && fits(value, today));
  if (fits(value, from) || fits(value, to)) return true;
  if (kind === "job" && from && !isBegin && value >= from.slice(0, value.length) && value <= (to ?? today).slice(0, value.length))
    return true;
  return datesIn(text).some((one) => fits(value, one.value));
}

const recordDates = ({ people, sent }: Statement): { value: string }[] =>
  [
    ...people.flatMap(({ candidate }) => [candidate.available_from, ...candidate.certifications.map(({ year }) => year && String(year))]),
    sent.records.job?.start_date,
    ...sent.records.notes.map(({ at }) => at.slice(0, 10)),
  ].flatMap((value) => (value ? [{ value }] : []));

/** A day of a month, wherever it may stand. */
function wrongDays({ sentence, cited, near, sent, people }: Statement): string[] {
  const held = cited.length > 0 ? near : sent.text;
  const days = new Set([...held.matchAll(dayDate)].map(([, day = "", month = ""]) => `${monthNumber(month)} ${Number(day)}`));
  const dates = [
    ...people.map(({ candidate }) => candidate.available_from),
    sent.records.job?.start_date,
    ...sent.records.notes.map(({ at }) => at),
    sent.records.today,
  ];
  for (const date of dates) if (date) days.add(`${Number(date.slice(5, 7))} ${Number(date.slice(8, 10))}`);
  return [...sentence.matchAll(dayDate)]
    .filter(([, day = "", month = ""]) => monthNumber(month) > 0 && !days.has(`${monthNumber(month)} ${Number(day)}`))
    .map(([written]) => `“${written.trim()}” stands in none of its passages`);
}
