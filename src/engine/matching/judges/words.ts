import type { Verdict } from "#contract/fields.ts";
import { nth } from "#contract/nth.ts";
import { isInInternship } from "#engine/facts/internships.ts";
import { toldOf } from "#engine/facts/standing.ts";
import { findLanguages, languagePlaces } from "#engine/skills/languages.ts";
import { neutral } from "#engine/skills/neutral.ts";
import { isNameMeant } from "#engine/skills/phrases/other-meanings.ts";
import { stem } from "#engine/skills/stem.ts";
import { tokensOf } from "#engine/skills/tokens.ts";
import type { AskedWords, Concept } from "../asks/words.ts";
import { cvEvidence } from "../evidence.ts";
import type { Span } from "../passages.ts";
import type { PreparedCandidate } from "../prepared-candidate.ts";
import { type Finding, unknown } from "./finding.ts";

// Indexed reads: of a candidate's passages by the numbers that they have there; each pair is judged by them.

/** How much of a concept a word of the CV is: itself, another word for it, or a part of it. */
const SAME = 1;
const OTHER = 0.9;
const PART = 0.7;
/** Letters that a word must have to begin a compound or to end one, and those that it leaves. */
const BEGINS = 4;
const ENDS = 5;
const LEFT = 3;
const prefixes =
  /^(?:ver|ont|over|onder|door|aan|uit|voor|mis|her|toe|bij|mee|tegen|samen|terug|inter|trans|non|pre|sub|auto|micro|multi)$/;

const begins = (part: string, whole: string) => part.length >= BEGINS && whole.length >= part.length + LEFT && whole.startsWith(part);

/** Is a word a part of a longer one: "wijk" of "wijkteam", "frezen" of "kotterfrezen"? What begins in a verb's prefix is another word. */
const isPartOf = (part: string, whole: string) =>
  begins(part, whole) ||
  (part.length >= ENDS && whole.length >= part.length + LEFT && whole.endsWith(part) && !prefixes.test(whole.slice(0, -part.length)));

/** How well a word of a CV shows a concept, 0…1. */
export function worthOf({ stem, ways, isName }: Concept, word: string): number {
  if (word === stem) return SAME;
  if (isName) return 0;
  if (ways.includes(word) || isPartOf(stem, word)) return OTHER;
  // A word of the CV that begins the ask's compound is some of it; its end alone may be any thing.
  return (word.length >= ENDS && begins(word, stem)) || ways.some((way) => isPartOf(way, word)) ? PART : 0;
}

/** The words of a text by their first and last letters: what a concept may be a part of, or has as a part. */
interface Vocabulary {
  heads: Map<string, string[]>;
  tails: Map<string, string[]>;
}
const vocabularies = new WeakMap<Map<string, number[]>, Vocabulary>();

function vocabularyOf(stems: Map<string, number[]>): Vocabulary {
  const before = vocabularies.get(stems);
  if (before) return before;
  const made: Vocabulary = { heads: new Map(), tails: new Map() };
  const put = (list: Map<string, string[]>, key: string, word: string) => {
    const same = list.get(key);
    if (same) same.push(word);
    else list.set(key, [word]);
  };
  for (const word of stems.keys()) {
    if (word.length >= BEGINS) put(made.heads, word.slice(0, BEGINS), word);
    if (word.length >= ENDS + LEFT) put(made.tails, word.slice(-ENDS), word);
  }
  vocabularies.set(stems, made);
  return made;
}

/** The passages that show a concept, and how well. */
function passagesWith(concept: Concept, stems: Map<string, number[]>): Map<number, number> {
  const { heads, tails } = vocabularyOf(stems);
  const found = new Map<number, number>();
  const look = (word: string) => {
    const passages = stems.get(word);
    const worth = passages ? worthOf(concept, word) : 0;
    if (worth > 0) for (const passage of passages ?? []) if ((found.get(passage) ?? 0) < worth) found.set(passage, worth);
  };
  for (const one of [concept.stem, ...concept.ways]) {
    look(one);
    for (const word of heads.get(one.slice(0, BEGINS)) ?? []) look(word);
    if (one.length >= ENDS) for (const word of tails.get(one.slice(-ENDS)) ?? []) look(word);
  }
  return found;
}

/** How much of an ask's weight some words show, 0…1. */
export function coverageOf({ concepts, isNamed }: Pick<AskedWords, "concepts" | "isNamed">, words: string[]): number {
  const total = concepts.reduce((sum, { weight }) => sum + weight, 0);
  let shown = 0;
  let isNameShown = false;
  for (const concept of concepts) {
    let best = 0;
    for (const word of words) {
      if (best < SAME) best = Math.max(best, worthOf(concept, word));
    }
    if (concept.isName && best > 0) isNameShown = true;
    shown += concept.weight * best;
  }
  return total === 0 || (isNamed && !isNameShown) ? 0 : shown / total;
}

/** Enough of an ask in one passage is met, about half of it partly: set on labelled data. */
export const MET = 0.62;
export const PARTLY = 0.45;
/** So many concepts at least must be found for more than a hint. */
export const TELLING = 0.9;

/** Passages looked at for one that tells of a deed. */
const NEAREST = 4;
const wish =
  /(?<!\p{L})(?:wil (?:ik )?graag|(?:zou|graag) (?:ik )?(?:graag|zou)|zou ik|graag (?:door|de stap|aan de slag|willen)|gemotiveerd om|hoop|droom|ambitie|op zoek naar|looking (?:for|to)|(?:u|jullie|je|jij|you) zoe?kt|(?:u|jullie) zoeken|you(?:'re| are) looking for|would (?:like|love)|eager to|motivated to|hope to|want to|keen to)(?!\p{L})/iu;
const isWish = ({ cv, passages }: PreparedCandidate, index: number) => {
  const passage = passages[index];
  return passage !== undefined && wish.test(cv.slice(passage.start, Math.min(passage.end, passage.start + 300)));
};

/** A list of languages shows that they are spoken, and no scheme or law of the country. */
function isLanguageList({ cv, passages }: PreparedCandidate, index: number): boolean {
  const passage = passages[index];
  if (!passage || passage.end - passage.start > LONGEST_LIST) return false;
  const text = cv.slice(passage.start, passage.end);
  return languagePlaces(text).length > 1 && findLanguages(text).length > 1;
}
const LONGEST_LIST = 160;

interface Passage {
  passage: number;
  share: number;
  count: number;
}

/** The passages nearest to an ask, best first: how much of its weight each shows. */
export function nearestTo(asked: AskedWords, candidate: PreparedCandidate, most = NEAREST): Passage[] {
  const before = looked.get(asked);
  const all = before?.candidate === candidate ? before.all : passagesBy(asked, candidate);
  looked.set(asked, { candidate, all });
  return all.slice(0, most);
}

/** What was last looked up of an ask: several judges ask the same of one candidate. */
const looked = new WeakMap<AskedWords, { candidate: PreparedCandidate; all: Passage[] }>();

function passagesBy(asked: AskedWords, candidate: PreparedCandidate): Passage[] {
  const stems = candidate.stems();
  if (asked.isNamed && !asked.concepts.some(({ isName, stem }) => isName && stems.has(stem))) return [];
  const total = asked.concepts.reduce((sum, { weight }) => sum + weight, 0);
  const shown = new Map<number, { sum: number; count: number }>();
  for (const concept of asked.concepts)
    for (const [passage, worth] of passagesWith(concept, stems)) {
      const one = shown.get(passage) ?? { sum: 0, count: 0 };
      one.sum += worth * concept.weight;
      if (concept.weight >= 1) one.count += 1;
      shown.set(passage, one);
    }
  return Array.from(shown, ([passage, { sum, count }]) => ({ passage, share: sum / total, count }))
    .sort((one, other) => other.share - one.share || one.passage - other.passage)
    .values()
    .filter(({ passage }) => !isLanguageList(candidate, passage))
    .take(NEAREST)
    .toArray();
}

/** The passage nearest to an ask, where it shows `least` of it and tells of no wish or lack. */
export function judgeNearest(asked: AskedWords, candidate: PreparedCandidate, least: number, verdict: Verdict): Finding {
  const best = nearestTo(asked, candidate).find(
    ({ passage, count }) => count > 0 && !isWish(candidate, passage) && !isHeading(candidate, candidate.passages[passage] as Span),
  );
  return best && best.share >= least ? asItStands(verdict, asked, best.passage, candidate) : unknown();
}

/** "I have never done a musical": so much of an ask in a passage that denies it is not met, wish or not. */
export function judgeDenied(asked: AskedWords, candidate: PreparedCandidate, least: number): Finding {
  for (const { passage, share, count } of nearestTo(asked, candidate)) {
    if (share < least || count === 0) continue;
    const found = asItStands("met", asked, passage, candidate);
    if (found.verdict === "not_met") return found;
  }
  return unknown();
}

/** A verdict by what a passage says of the words it shows: denied it is not met, with a reserve partly. */
function asItStands(verdict: Verdict, asked: AskedWords, index: number, candidate: PreparedCandidate): Finding {
  const { cv } = candidate;
  const passage = candidate.passages[index] as Span;
  const text = cv.slice(passage.start, passage.end);
  const { keys, starts, ends } = tokensOf(text);
  const telling = asked.concepts.filter(({ weight }) => weight >= 1);
  const shown = keys.flatMap((key, at) => (telling.some((concept) => worthOf(concept, stem(neutral(key))) > 0) ? [at] : []));
  const [first = 0, last = 0] = [shown[0], shown.at(-1)];
  const found = { start: passage.start + (starts[first] ?? 0), end: passage.start + (ends[last] ?? 0) };
  if (asked.isNamed && !isNameIn(asked, text)) return unknown();
  const standing = shown.length > 0 ? toldOf(cv, found, passage) : "has";
  if (standing === "untold") return unknown();
  const evidence = [cvEvidence(candidate, passage)];
  if (standing === "denies") return { verdict: "not_met", evidence, note: null };
  if (standing === "wants") return unknown();
  const isBegun = standing === "learns" || (standing === "has" && isInInternship(cv, found.start));
  return { verdict: isBegun && verdict === "met" ? "partly" : verdict, evidence, note: null };
}

/** Does one of the names that an ask calls a thing by stand in a text, meant as that name? */
function isNameIn({ concepts }: AskedWords, text: string): boolean {
  const { keys, starts, ends } = tokensOf(text);
  const names = concepts.filter(({ isName }) => isName);
  return keys.some(
    (key, at) =>
      names.some((concept) => worthOf(concept, stem(neutral(key))) > 0) &&
      isNameMeant(text, { start: nth(starts, at), end: nth(ends, at) }),
  );
}

/** Requirements without a known skill: the passage that shows most of what they name, in either language. */
export function judgeText(asked: AskedWords, candidate: PreparedCandidate, met = MET): Finding {
  const telling = asked.concepts.filter(({ weight }) => weight >= 1);
  if (telling.length === 0) return unknown();
  const near = nearestTo(asked, candidate);
  // A wish isn't a deed, nor is a title that shares a word: the next passage may tell one.
  const isTitle = (index: number) => isHeading(candidate, candidate.passages[index] as Span);
  const best = near.find(({ passage, share }) => !isWish(candidate, passage) && (share >= met || !isTitle(passage)));
  const wished = near.find(({ passage, share }) => share >= met && isWish(candidate, passage));
  if (wished && (!best || best.share < PARTLY)) {
    const passage = candidate.passages[wished.passage] as Span;
    return { verdict: "not_met", evidence: [cvEvidence(candidate, passage)], note: null };
  }
  if (!best) return unknown();
  const isWhole = best.count >= Math.min(asked.any ? 1 : 2, telling.length);
  const share = asked.any && best.count > 0 ? 1 : best.share;
  const verdict: Verdict = isWhole && share >= met ? "met" : best.count > 0 && share >= PARTLY ? "partly" : "unknown";
  if (verdict === "unknown") return unknown();
  // One word of several is a hint; one word alone must be a name or stand as it was asked.
  if (telling.length > 1 && best.count < 2 && share < TELLING) return unknown();
  return asItStands(verdict, asked, best.passage, candidate);
}

/** A line that names a job is no longer than this. */
const LONGEST_HEAD = 120;

/** Is it a line that names a job, a study or somebody themselves? "Junior developer, Bouw Logistics" tells no deed. */
export function isHeading({ candidate, cv }: PreparedCandidate, { start, end }: Span): boolean {
  if (end - start > LONGEST_HEAD) return false;
  const text = cv.slice(start, end);
  const names = [candidate.headline, ...candidate.experience.flatMap(({ title, company }) => [title, company])];
  return names.some((name) => name && text.includes(name)) || candidate.education.some(({ degree }) => degree && text.includes(degree));
}
