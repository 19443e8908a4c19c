import { inEach } from "#contract/text/languages.ts";
import type { Draft } from "#engine/chat/draft.ts";
import { evidenceOf } from "#engine/chat/passages.ts";
import type { Inquiry } from "#engine/chat/retrieval/inquiry.ts";
import type { Near } from "#engine/chat/retrieval/near.ts";
import { answersSort } from "#engine/chat/retrieval/sort.ts";
import { quoteOf } from "../quote.ts";

const ofWork =
  /^(?:days?|dag(?:en)?|weekdays?|werkdag(?:en)?|off|free|vrij|vrije|available|beschikbaar|office|kantoor|inzetbaar|working|home|thuis)$/;
const names = inEach({
  en: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"],
  nl: ["maandag", "dinsdag", "woensdag", "donderdag", "vrijdag"],
});
const day = (index: number) => new RegExp(`(?<!\\p{L})(?:${names.en[index]}|${names.nl[index]})`, "iu");
const days = names.en.map((_, index) => day(index));
const free = /(?<!\p{L})(?:not|niet|geen|off|free|vrij|vrije|except|behalve|but|never|nooit)(?!\p{L})/iu;

/** Where nothing else is named: the lines that tell of days. */
export const onDays = ({ shelf, within }: Inquiry): Near[] =>
  shelf.lines
    .filter((line) => !line.isHeading && within(line) && line.passage.text.length < 300 && answersSort("weekday", line.passage.text))
    .slice(0, 2)
    .map((line) => ({ line, score: 1, covers: 0, own: 0, fits: true, lacks: [], exact: [] }));

/** Numbers of the working days that a text names, from Monday as 0; "Monday to Thursday" names those between. */
export function daysIn(text: string): number[] {
  const found = days.flatMap((pattern, index) => {
    const hit = pattern.exec(text);
    return hit ? [{ index, at: hit.index, end: hit.index + hit[0].length }] : [];
  });
  const [first, last] = [found[0], found.at(-1)];
  if (
    first &&
    last &&
    found.length === 2 &&
    /^s?\s*(?:t\/m|tot en met|tot|to|through|until|-|–)\s*$/iu.test(text.slice(first.end, last.at))
  )
    return Array.from({ length: last.index - first.index + 1 }, (_, step) => first.index + step);
  return found.map(({ index }) => index);
}

/** Which days are worked or free, where the question names nothing else: the lines that tell of days, and which they leave out. */
export function tellDays(draft: Draft, inquiry: Inquiry, saidBy: (near: Near) => string): boolean {
  if (!inquiry.own.every(({ word }) => ofWork.test(word))) return false;
  const all = onDays(inquiry);
  const asksFree = free.test(inquiry.text);
  const lines = asksFree ? [...all].sort((one, other) => Number(isFree(other)) - Number(isFree(one))).slice(0, 1) : all;
  for (const near of lines) draft.say(`${saidBy(near)}: ${quoteOf(inquiry, near)}.`, evidenceOf(near.line.passage));
  const [only] = lines;
  const worked = asksFree && only && !isFree(only) ? daysIn(only.line.passage.text) : [];
  const left = names[draft.language].filter((_, index) => !worked.includes(index));
  if (worked.length >= 2 && left.length > 0)
    draft.say(
      draft.t({ en: `Not among these days: ${left.join(", ")}.`, nl: `Niet bij deze dagen: ${left.join(", ")}.` }),
      evidenceOf(only?.line.passage as Near["line"]["passage"]),
    );
  return lines.length > 0;
}

const isFree = ({ line }: Near): boolean => free.test(line.passage.text);
