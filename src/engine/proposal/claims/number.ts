import { stemsOf } from "#engine/matching/meaning/stems.ts";
import { passageAt } from "#engine/matching/passages.ts";
import { isDutch } from "#engine/skills/languages.ts";
import { kilometresBetween } from "#engine/skills/places/places.ts";
import { type FoundNumber, isMeasure, isSameUnit } from "../numbers.ts";
import { evidenceAt, type SourceText } from "../sources.ts";
import type { Around, BearersOf, Grounds } from "./grounds.ts";
import { MOST_ALIKE, onceOf, oncePerPassage } from "./once.ts";
import type { Bearer, Piece } from "./piece.ts";

/** A number that counts something: in the record's own fields, or in a text. */
export const numberBearers: BearersOf<"number"> = (grounds, piece, around) => [
  ...numberInProfile(grounds, piece.number, piece),
  ...numberInTexts(grounds, piece.number, piece, around),
];

const numberKey = (value: number) => Number(value.toPrecision(9));

/** A source's numbers by their value. */
export const numbersOf = onceOf((text) => {
  const byValue = new Map<number, FoundNumber[]>();
  for (const number of text.numbers) {
    const key = numberKey(number.value);
    const alike = byValue.get(key);
    if (!alike) byValue.set(key, [number]);
    else if (alike.length < 10 * MOST_ALIKE) alike.push(number);
  }
  return byValue;
});

/** Does a source have this number, whatever it counts there? */
export const holdsNumber = (text: SourceText, value: number): boolean =>
  numbersOf(text).has(numberKey(value)) || text.words.has(String(value));

function numberInProfile(grounds: Grounds, number: FoundNumber, piece: Piece): Bearer[] {
  const { candidate, job } = grounds.sources;
  const { desired } = candidate;
  const is = (value: number | null | undefined) => value !== null && value !== undefined && Math.abs(value - number.value) < 1e-9;
  const bearers: Bearer[] = [];
  if (number.unit === "hour" && is(desired.hours_per_week)) bearers.push(grounds.field("desired.hours_per_week"));
  if (number.unit === "week" && is(candidate.notice_weeks)) bearers.push(grounds.field("notice_weeks"));
  // A month's notice is kept as four weeks, and also as the 4.33 that it is.
  const weeks = candidate.notice_weeks;
  if (number.unit === "month" && weeks && (weeks === number.value * 4 || Math.round(number.value * 4.345) === weeks))
    bearers.push(grounds.field("notice_weeks"));
  if (number.unit === "euro") {
    for (const path of ["salary_min", "salary_max"] as const)
      if (is((desired[path] ?? Number.NaN) / 100)) bearers.push(grounds.field(`desired.${path}`));
    if (grounds.mayBeAsked(piece) && [job.salary_min, job.salary_max].some((value) => is((value ?? Number.NaN) / 100)))
      bearers.push({ field: "job.salary" });
  }
  if (number.unit === "hour" && grounds.mayBeAsked(piece) && is(job.hours_per_week)) bearers.push({ field: "job.hours_per_week" });
  if (number.unit === "kilometre") {
    const away = candidate.city && job.city ? kilometresBetween(candidate.city, job.city) : null;
    // Distances as the crow flies are told rounded.
    if (away !== null && Math.abs(away - number.value) <= 5) bearers.push(grounds.field("city"));
    if (is(desired.radius_km)) bearers.push(grounds.field("desired.radius_km"));
  }
  return bearers;
}

/**
 * A number stands where the same value counts the same. Where one side doesn't name a known unit, the passages must
 * share a word besides; between two languages, which share few, and at the employer that the sentence names, a number of more
 * than twelve tells enough, and so does any in a passage that the sentence rests on.
 */
function numberInTexts(grounds: Grounds, number: FoundNumber, piece: Piece, { sentence, pieces, named }: Around): Bearer[] {
  const bearers: Bearer[] = [];
  const employers = grounds.employersIn(sentence);
  const told = wordsOfSentence(grounds, sentence);
  const others = pieces.flatMap((one) => (one.kind === "number" && one.number.value !== number.value ? [numberKey(one.number.value)] : []));
  for (const text of grounds.textsFor(piece)) {
    for (const other of numbersOf(text).get(numberKey(number.value)) ?? []) {
      const passage = passageAt(text.passages, other.start);
      if (!passage) continue;
      const evidence = evidenceAt(text, other);
      const owner = grounds.ownerOf(evidence);
      // What one employer's line counts isn't told of another one.
      if (employers.length > 0 && owner !== null && !employers.includes(owner)) continue;
      if (isMeasure(number.unit) || isMeasure(other.unit)) {
        if (!number.unit || !other.unit || !isSameUnit(number.unit, other.unit)) continue;
      } else if (number.unit && other.unit) {
        if (!isSameUnit(number.unit, other.unit)) continue;
      } else {
        const held = wordsOfPassage(text, passage);
        const foreign = held.dutch !== told.dutch && (number.value > 12 || !Number.isInteger(number.value));
        const isThere = owner !== null && employers.includes(owner) && number.value > 12;
        const isNamed = named.some(({ source, start, end }) => source === text.source && start <= other.start && other.end <= end);
        // "From 30 to 12": a pair that stands together is no coincidence.
        const isPair = others.some((value) =>
          numbersOf(text)
            .get(value)
            ?.some(({ start }) => passage.start <= start && start < passage.end),
        );
        if (!foreign && !isThere && !isNamed && !isPair && !told.isSharedBy(held)) continue;
      }
      bearers.push({ evidence });
      if (bearers.length >= 5) return bearers;
    }
  }
  return bearers;
}

interface Words {
  stems: ReadonlySet<string>;
  dutch: boolean;
}

const wordsIn = (text: string): Words => ({ stems: new Set(stemsOf(text)), dutch: isDutch(text) });
const wordsOfPassage = oncePerPassage(wordsIn);

interface ToldWords extends Words {
  sentence: string;
  isSharedBy(held: Words): boolean;
}
const told = new WeakMap<Grounds, ToldWords>();

/** The words of the sentence that is looked up now, read once for all its numbers. */
function wordsOfSentence(grounds: Grounds, sentence: string): ToldWords {
  const known = told.get(grounds);
  if (known?.sentence === sentence) return known;
  const { stems, dutch } = wordsIn(sentence);
  const own = new Set([...stems].filter((stem) => !/^\d/.test(stem) && !grounds.ownNames.has(stem)));
  const shared = new Map<Words, boolean>();
  const isSharedBy = (held: Words) => {
    const is = shared.get(held) ?? !own.isDisjointFrom(held.stems);
    shared.set(held, is);
    return is;
  };
  const words = { sentence, stems: own, dutch, isSharedBy };
  told.set(grounds, words);
  return words;
}
