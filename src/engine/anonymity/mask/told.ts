import { isOfWork, privatePatterns } from "#engine/cv/private/private.ts";
import { ofNothing } from "#engine/words/own/of-nothing.ts";
import { eitherOf } from "#engine/words/own/own-matters.ts";
import { kindsTold, languagesTold, toldByEither } from "#engine/words/own/told.ts";
import { ofLetters } from "#engine/words/protected-wording.ts";
import { lowered } from "#engine/words/vacancy-words.ts";
import type { Found } from "./found.ts";

interface Stretch {
  start: number;
  end: number;
}

const STRONG = languagesTold.flatMap(({ strong }) =>
  kindsTold.map((kind) => ({ kind, pattern: ofLetters(`(?<![\\p{L}\\d])(?:${strong[kind]})(?![\\p{L}\\d])`, "gu") })),
);
const BEFORE = ofLetters(`(?<![\\p{L}\\d])(?:(?:${toldByEither(({ before }) => before)}) +)+$`);
const AFTER = ofLetters(`^,? ?(?:${toldByEither(({ after }) => after)})(?![\\p{L}\\d])`);
const YEARS = /^[ -](?:years?(?: old| young| of age)?|jaar(?: oud| jong)?)(?![\p{L}\d-]| (?:ervaring|werk|experience))/u;
const LONGEST_ASIDE = 90;
/** Of a part that is private, what makes it so. */
const PRIVATE = privatePatterns.map((pattern) => new RegExp(pattern.source, `${pattern.flags.replace("g", "")}g`));

const FIRST = ofLetters(`^(?:(?:${ofNothing}|${toldByEither(({ frame }) => frame)})(?![\\p{L}\\d/-])[^\\p{L}\\d]*)+`);
const LAST = new RegExp(
  `(?:[^\\p{L}\\d]+(?<![\\p{L}\\d/])(?:${ofNothing}|(?<=(?:in|since|from|until|to|van|sinds|vanaf|tot|uit) )(?:19|20)\\d\\d))+$`,
  "u",
);
const NOTHING = ofLetters(`^[^\\p{L}\\d]*(?:(?:${ofNothing}|${toldByEither(({ frame }) => frame)})(?![\\p{L}\\d])[^\\p{L}\\d]*)*$`);
const WORK = ofLetters(`(?<!\\p{L})${toldByEither(({ work }) => work)}(?!\\p{L})`);
const PERSON = ofLetters(`(?<!\\p{L})${eitherOf(({ person }) => person)}(?!\\p{L})`);

/** What tells something of its writer: wherever it stands, but for what is said of work with others. */
export function strongIn(low: string): Found[] {
  const found = STRONG.flatMap(({ kind, pattern }) => stretchesOf(pattern, low).map((stretch) => ({ kind, ...stretch })));
  if (found.length === 0) return found;
  let rest = low;
  for (const { start, end } of found) rest = rest.slice(0, start) + " ".repeat(end - start) + rest.slice(end);
  const isOfWorkAt = workIn(rest);
  return found.filter(({ start, end }) => !isOfWorkAt(start) || PERSON.test(low.slice(start, end)));
}

/** Whether a place in a sentence tells of work with others: what stands between semicolons speaks of it by itself, or not. */
export function workIn(low: string): (index: number) => boolean {
  const parts = partsOf(low, /;/g).map((part) => ({ ...part, isWork: isWork(low.slice(part.start, part.end)) }));
  // "I attend a chapel | and teach": what somebody says of themselves before an "and" is no work.
  const halves = partsOf(low, / (?:and|en) /g);
  const clauses = partsOf(low, OWN_CLAUSE);
  return (index) => {
    if (!parts.find(({ end }) => end > index)?.isWork) return false;
    const clause = clauses.find(({ end }) => end > index);
    if (clauses.length > 1 && clause && !isWork(low.slice(clause.start, clause.end))) return false;
    const half = halves.find(({ end }) => end > index);
    const said = half ? low.slice(half.start, half.end) : low;
    return isWork(said) || !PERSON.test(said);
  };
}

/** "…, so I", ", maar mijn": where somebody turns to themselves. */
const OWN_CLAUSE = /, (?:(?:so|because|but|and|dus|want|omdat|maar|en) )?(?=(?:i|i'm|ik|my|mijn)(?!\p{L}))/gu;
const isWork = (text: string) => isOfWork(text) || WORK.test(text);
/** "I advise on maternity rights and settled status": work with such matters themselves. */
export const isAdvice = (text: string): boolean => WORK.test(text);

function partsOf(text: string, pattern: RegExp): Stretch[] {
  const ends = stretchesOf(pattern, text);
  return [...ends, { start: text.length, end: text.length + 1 }].map(({ start: end }, at) => ({
    start: ends[at - 1]?.end ?? 0,
    end: end + 1,
  }));
}

/** Where the patterns of private matters hold in a part of a sentence. */
export function privateIn(low: string, { start, end }: Stretch): Stretch[] {
  const part = low.slice(start, end);
  const isLetter = (at: number) => /[\p{L}\d]/u.test(part[at] ?? "");
  return PRIVATE.flatMap((pattern) => stretchesOf(pattern, part)).map((hit) => {
    let { start: from, end: to } = hit;
    while (from > 0 && isLetter(from) && isLetter(from - 1)) from -= 1;
    while (to < part.length && isLetter(to - 1) && isLetter(to)) to += 1;
    return { start: start + from, end: start + to };
  });
}

/** A telling word with what belongs to it: "two | daughters | of 8 and 11", "mild | asthma". */
export function withAsides(low: string, found: Found): Found {
  const before = BEFORE.exec(low.slice(Math.max(0, found.start - LONGEST_ASIDE), found.start))?.[0].length ?? 0;
  const rest = low.slice(found.end, found.end + LONGEST_ASIDE);
  const after = (found.kind === "AGE" ? YEARS : AFTER).exec(rest)?.[0].length ?? /^['’]s?(?!\p{L})/u.exec(rest)?.[0].length ?? 0;
  return { ...found, start: found.start - before, end: found.end + after };
}

/** Joins what only words that tell something stand between: "my father | had a stroke". */
export function joinedTelling(low: string, telling: readonly Stretch[]): Stretch[] {
  const out: Stretch[] = [];
  for (const one of [...telling].sort((a, b) => a.start - b.start || b.end - a.end)) {
    const last = out.at(-1);
    const between = last ? low.slice(last.end, Math.max(last.end, one.start)) : "";
    if (last && (one.start <= last.end || !NOTHING.test(between))) last.end = Math.max(last.end, one.end);
    else out.push({ start: one.start, end: one.end });
  }
  return out;
}

/** Without words at its ends that tell nothing by themselves: "my", "in the". */
export function withoutNothing<F extends Stretch>(text: string, found: F): F {
  const low = lowered(text.slice(found.start, found.end));
  const first = FIRST.exec(low)?.[0].length ?? 0;
  const last = LAST.exec(low.slice(first))?.[0].length ?? 0;
  return first + last >= low.length ? { ...found, end: found.start } : { ...found, start: found.start + first, end: found.end - last };
}

/** Where a global pattern holds: what `matchAll` gives, without its copy of the pattern, which of a long one costs more than the search. */
export function stretchesOf(pattern: RegExp, text: string): Stretch[] {
  const stretches: Stretch[] = [];
  pattern.lastIndex = 0;
  for (let hit = pattern.exec(text); hit; hit = pattern.exec(text)) {
    stretches.push({ start: hit.index, end: hit.index + hit[0].length });
    if (hit[0] === "") pattern.lastIndex += 1;
  }
  return stretches;
}
