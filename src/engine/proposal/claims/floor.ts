import type { Evidence } from "#contract/fields.ts";
import { reachIn } from "#engine/anonymity/mask/reach.ts";
import { isNameWord } from "#engine/anonymity/name-words.ts";
import { sameInBoth } from "#engine/chat/bilingual.ts";
import { periodsOf } from "#engine/facts/periods.ts";
import { isDenied } from "#engine/facts/told/denied.ts";
import { stemsOf } from "#engine/matching/meaning/stems.ts";
import { passageAt, type Span } from "#engine/matching/passages.ts";
import { educationRank, findEducationLevels } from "#engine/skills/education-level.ts";
import { findLanguages, isDutch, languagePlaces } from "#engine/skills/languages.ts";
import type { RaisedKind } from "#engine/words/claim-wording.ts";
import { claimIn, claimPattern } from "#engine/words/claim-words.ts";
import { type FoundNumber, isMeasure } from "../numbers.ts";
import { readAt } from "../sources.ts";
import { isNamed, isProduct } from "../words.ts";
import { piecesOf } from "./find-pieces.ts";
import type { Grounds } from "./grounds.ts";
import { heldTitlesIn } from "./held-titles.ts";
import { holdsNumber } from "./number.ts";
import { once, onceOf } from "./once.ts";
import type { Piece } from "./piece.ts";
import { bearersOf } from "./registry.ts";
import { fitsYears } from "./years.ts";

type Of<Kind extends Piece["kind"]> = Extract<Piece, { kind: Kind }>;

/**
 * What of a sentence that a model wrote can't stand by anybody's word: a way to reach somebody, a figure, a name or a thing with a name
 * that no source holds anywhere, what the candidate's own papers deny, praise that its passages don't have, and promises. What is only
 * told of another time, employer or role than its passage tells stands somewhere, and isn't among it: for that a reader is needed.
 */
export function beyondWordsIn(grounds: Grounds, sentence: string, named: readonly Evidence[]): string[] {
  const pieces = piecesOf(grounds, sentence);
  const isQuestion = /\?["'”’)]*$/.test(sentence);
  const isLifted = (piece: Piece) => isQuestion && !isHeldInQuestion(piece);
  const around = { sentence, pieces, context: "", named };
  const titles = heldTitlesIn(grounds, sentence);
  const isOfTitle = (piece: Span) => titles.some(({ start, end }) => start <= piece.start && piece.end <= end);
  const found = pieces.filter((piece) => {
    if (isDeniedByPapers(grounds, piece)) return true;
    if (isLifted(piece) || isOfTitle(piece) || bearersOf(grounds, piece, around).length > 0) return false;
    // What a question asks about may be what the client asks, and no question says that something is missing.
    return isNowhere(grounds, isQuestion ? { ...piece, asked: true, denied: false } : piece, sentence, named);
  });
  const isOfWork = grounds.sources.texts.some((text) => text.about === "candidate" && isPromising(text));
  const promises = isOfWork
    ? []
    : [...sentence.matchAll(claimPattern.promised)].map(spanOf).filter((span) => !isOfBeginning(sentence, span));
  const spans: Span[] = [...found, ...contactsIn(sentence), ...promises];
  return [...new Set(spans.map(({ start, end }) => sentence.slice(start, end).trim()))];
}

/** "Guarantees that deliveries leave on time" may be somebody's work. */
const isPromising = once((text) => text.search(claimPattern.promised) >= 0);

/** "Will certainly start in March": when somebody begins is their own plan, and nothing that whoever writes vouches for. */
function isOfBeginning(sentence: string, { end }: Span): boolean {
  const [clause = ""] = sentence.slice(end).split(/[.,;:!?]/);
  const begins = claimIn("begins", clause);
  return begins !== null && UNTIL_BEGINS.test(clause.slice(0, begins.start)) && WHEN.test(clause.slice(begins.end));
}
/** Between the promise and the verb stands at most when or that it can be; behind an article, "the start" is a noun. */
const UNTIL_BEGINS = /^ (?:(?:be(?: able to)?|kunnen|van) |(?:in|op|on|per|vanaf)(?: [\p{L}\d]+){1,3} ){0,2}$(?<! (?:the|de|het) )/u;
const WHEN = /^ *(?:zijn *)?(?:$|(?:in|on|from|per|vanaf)(?!\p{L}))/u;

/**
 * A question may ask for anything that isn't known, but a figure or a name in it that stands nowhere comes from nobody: "Did she ever
 * lead 900 people?" How long or when to talk is the letter's own, as is where.
 */
const isHeldInQuestion = (piece: Piece): boolean =>
  piece.kind === "number"
    ? !OF_TALKS.has(piece.number.unit ?? "")
    : piece.kind === "years" || piece.kind === "name" || piece.kind === "skill";
const OF_TALKS = new Set(["minute", "hour", "day", "workday", "week"]);

const spanOf = (hit: RegExpExecArray): Span => ({ start: hit.index, end: hit.index + hit[0].length });

const written = /[^\s@<>()]+@[^\s@<>()]+\.\p{L}{2,}|(?:https?:\/\/|www\.)\S+/giu;
const reaching = new Set(["EMAIL", "PHONE", "LINK"]);
const contactsIn = (sentence: string): Span[] => [
  ...[...sentence.matchAll(written)].map(spanOf),
  ...reachIn(sentence).filter(({ kind }) => reaching.has(kind)),
];

const praise: ReadonlySet<RaisedKind> = new Set(["best", "peerless", "others"]);

/** Does no source hold what nothing bears, looked up as loosely as it may be? */
function isNowhere(grounds: Grounds, piece: Piece, sentence: string, named: readonly Evidence[]): boolean {
  if (piece.kind === "number") return isFigureNowhere(grounds, piece.number);
  if (piece.kind === "years") return !isDuration(grounds, piece) && isFigureNowhere(grounds, piece.number);
  if (piece.kind === "raised") return praise.has(piece.raised) && (!piece.denied || piece.raised === "peerless");
  // That something is missing needs no source that holds it.
  if (piece.denied) return false;
  if (piece.kind === "date") return !datesKnown(grounds).some((one) => one.startsWith(piece.value));
  if (piece.kind === "degree") return isHigherThanAll(grounds, piece);
  if (piece.kind === "language") return !isLanguageNamed(grounds, piece.language);
  if (piece.kind === "role" || piece.kind === "led") return false;
  if ((piece.kind === "name" || piece.kind === "skill") && !isNameOfThing(sentence, piece)) return false;
  // A tool that the vacancy alone names is nobody's yet, unless the sentence tells of the vacancy.
  const isOfJob = piece.kind !== "skill" || piece.asked || named.some(({ source }) => source === "job");
  const anywhere = { ...piece, asked: isOfJob };
  return bearersOf(grounds, anywhere, { sentence, pieces: [], context: "", named: [] }).length === 0;
}

/** Does it stand in no source, also not as the number that it is told round of, or as how many of something the records list? */
function isFigureNowhere({ sources: { texts, candidate, job } }: Grounds, number: FoundNumber): boolean {
  const { value } = number;
  if (value === 1 || texts.some((text) => holdsNumber(text, value) || text.numbers.some((one) => isRoundOf(value, one)))) return false;
  const { experience, education, languages, certifications } = candidate;
  const employers = new Set(experience.map(({ company }) => company));
  const listed = [experience.length, employers.size, education.length, languages.length, certifications.length, job.requirements.length];
  return isMeasure(number.unit) || !listed.includes(value);
}

const isYear = ({ value, unit, start, end }: FoundNumber) => unit === null && end - start === 4 && value >= 1900 && value < 2100;

/** "Two million" of 1.9 million. Nothing is told round of a year. */
const isRoundOf = (told: number, held: FoundNumber): boolean => {
  const larger = Math.max(told, held.value);
  const isRounded = larger >= 100 || !Number.isInteger(told) || !Number.isInteger(held.value);
  return isRounded && !isYear(held) && Math.abs(told - held.value) / larger < 0.1;
};

/** Do the record's dates give so many years, from one of them to another or until today? */
function isDuration({ sources: { candidate, prepared, today } }: Grounds, piece: Of<"years">): boolean {
  const fits = fitsYears(piece);
  const periods = periodsOf(candidate, today).filter((one) => one !== null);
  const now = Number(today.slice(0, 4)) * 12 + Number(today.slice(5, 7));
  const ends = [...periods.map(({ end }) => end), now];
  const spans = periods.flatMap(({ start }) => ends.flatMap((end) => (end > start ? [(end - start) / 12] : [])));
  const studies = candidate.education.flatMap(({ start, end }) =>
    start && end ? [Number(end.slice(0, 4)) - Number(start.slice(0, 4))] : [],
  );
  const told = [...prepared.skills.values()].flatMap(({ years }) => (years ? [years.value] : []));
  return [...spans, ...studies, ...told, ...(prepared.years ? [prepared.years.value] : [])].some(fits);
}

/** Every date of the records, as exact as it is known; a year of a text in figures. */
function datesKnown({ sources: { texts, candidate, job, notes, today } }: Grounds): string[] {
  const { experience, education, certifications, available_from } = candidate;
  const known = [...experience, ...education].flatMap(({ start, end }) => [start, end]);
  const papers = certifications.map(({ year }) => (year ? String(year) : null));
  const told = texts.flatMap((text) => [...text.dates.map(({ value }) => value), ...yearsOf(text)]);
  const all = [...known, ...papers, ...told, ...notes.map(({ at }) => at), available_from, job.start_date, today];
  return all.filter((one) => typeof one === "string");
}
const yearsOf = once((text) => [...new Set(text.match(/(?<!\d)(?:19|20)\d{2}(?!\d)/g))]);

const levelsOf = once((text) => findEducationLevels(text).map(({ level }) => educationRank(level)));

/** Of whom levels are known, and none as high. */
function isHigherThanAll({ sources: { texts } }: Grounds, { level }: Of<"degree">): boolean {
  const held = texts.filter(({ about }) => about === "candidate").flatMap(levelsOf);
  return held.length > 0 && held.every((rank) => rank < educationRank(level));
}

/** The languages that a text names, wherever it does, and whether it says of them that they aren't there. */
const languagesNamed = onceOf(({ text, passages }) =>
  languagePlaces(text).flatMap((start) => {
    const [word = ""] = /^\p{L}+/u.exec(text.slice(start, start + LONGEST_NAME)) ?? [];
    const at = { start, end: start + word.length };
    return findLanguages(word).map(({ language }) => ({ language, denied: isDenied(text, at, passageAt(passages, start) ?? at) }));
  }),
);
/** Of a language, in characters. */
const LONGEST_NAME = 40;

/** A language that a text names, or that the CV is written in. */
const isLanguageNamed = ({ sources: { texts, candidate } }: Grounds, language: string): boolean =>
  candidate.languages.some((one) => one.language === language) ||
  texts.some((text) => languagesNamed(text).some((one) => one.language === language)) ||
  language === (isDutch(candidate.cv_text ?? "") ? "nl" : "en");

/** Is it written as things and people with a name are, rather than as a word of the trade, or as every word of a headline is? */
function isNameOfThing(sentence: string, piece: Of<"name"> | Of<"skill">): boolean {
  const word = sentence.slice(piece.start, piece.end);
  const inner = /\p{Lu}.*\p{Lu}|\d/u.test(word.replaceAll(/(?<=[\s-])\p{Lu}(?=\p{Ll})/gu, ""));
  const opens = !/[\p{L}\p{N}]/u.test(sentence.slice(0, piece.start));
  if (piece.kind === "skill") {
    if (!isNamed(piece.name)) return false;
    if (inner || isProduct(word)) return true;
    return /\p{Lu}/u.test(opens ? word.slice(1) : word) && !isHeadline(sentence);
  }
  if (!/\p{Lu}/u.test(word)) return false;
  const [stem = ""] = stemsOf(word);
  // What has a counterpart in the other language is a word.
  const isWord = stem === "" || sameInBoth(stem).some((one) => one !== stem);
  return isNameWord(word) && !isWord && (inner || !isHeadline(sentence));
}

/** "Proven Reliability at Scale". */
const isHeadline = (sentence: string): boolean => {
  const words = sentence.match(/\p{L}{4,}/gu) ?? [];
  return words.length > 1 && !/[.!?]$/.test(sentence.trim()) && words.every((word) => /^\p{Lu}/u.test(word));
};

/** The candidate's own papers say that it isn't so, wherever they speak of it: "no English". */
function isDeniedByPapers({ sources: { texts, prepared, noteSkills, candidate } }: Grounds, piece: Piece): boolean {
  if (piece.denied || piece.asked) return false;
  if (piece.kind === "skill") {
    const held = prepared.skills.get(piece.name);
    return Boolean(held?.negative) && held?.positive.length === 0 && !noteSkills.has(piece.name);
  }
  if (piece.kind !== "language") return false;
  // What was read in the CV may be the denial; what somebody wrote beside it counts.
  if (candidate.languages.some(({ language }, index) => language === piece.language && !readAt(candidate, `languages.${index}`)))
    return false;
  const places = texts.filter(({ about }) => about === "candidate").flatMap(languagesNamed);
  const own = places.filter(({ language }) => language === piece.language);
  return own.length > 0 && own.every(({ denied }) => denied);
}
