import { nth } from "#contract/nth.ts";
import { fold, tokensOf } from "#engine/skills/tokens.ts";
import { isInstruction } from "#engine/words/orders-to-machines.ts";
import type { ChatPassage, ChatRecords } from "../chat.ts";
import { isPrivateReason, withoutPrivateReason } from "../passages.ts";
import { givesReason, isKeptBack } from "./attached.ts";
import { type Line, linesOf } from "./line.ts";
import type { Near } from "./near.ts";
import { answersSort, isToolWord, type Sort } from "./sort.ts";
import { askedOf, tellsSubject } from "./subjects.ts";
import { type AskedWord, type Held, heldIn, holdsWord } from "./topic.ts";

export interface Search {
  sort: Sort;
  words: AskedWord[];
  near: Near[];
  /** How rare a word is in these records: about 1 for one that few lines hold. */
  rarity: (word: AskedWord) => number;
}

/** A line's surroundings count less than its own words. */
const AROUND = 0.6;
/** The heading that it stands under says what it is about. */
const HEADED = 0.75;
/** "And at the other employer?": every line of the job there is about it. */
const ELIDED = 0.8;
/** A line that gives a reason, where one is asked for. */
const REASON = 1.3;
/** "Rate on request" is what the documents say to a question for an amount. */
const keeps = new Set<Sort>(["money", "when"]);
/** A line that lacks the sort of thing asked for. */
const UNFIT = 0.65;
const FOCUS = 1.25;
/** The name of a tool, where one is asked for by what it is. */
const NAMED = 0.8;
const NAMING = 0.75;

/** Lines of these records with what they hold, read once. */
export class Shelf {
  readonly lines: Line[];
  readonly vocabulary: ReadonlySet<string>;
  private held: { own: Held; around: Held }[] | null = null;

  constructor(records: ChatRecords, passages: readonly ChatPassage[]) {
    this.lines = linesOf(records, passages).flatMap((line): Line[] => {
      const { passage } = line;
      if (isInstruction(passage.text)) return [];
      if (!isPrivateReason(passage.text)) return [line];
      // What it explains may be told.
      const told = withoutPrivateReason(passage.text);
      if (!told) return [];
      const [start, end] = [passage.start + told.start, passage.start + told.end];
      return [{ ...line, passage: { ...passage, start, end, text: passage.text.slice(told.start, told.end) } }];
    });
    const vocabulary = new Set<string>();
    for (const { passage } of this.lines) {
      for (const key of tokensOf(passage.text).keys) if (key.length >= 5) vocabulary.add(key);
      // "kV", "CE": units and abbreviations are meant however somebody types them.
      for (const [code] of passage.text.matchAll(/(?<![\p{L}\p{N}])\p{L}\p{Lu}(?![\p{L}\p{N}])/gu)) vocabulary.add(fold(code));
    }
    this.vocabulary = vocabulary;
  }

  holding(withSkills: boolean): { own: Held; around: Held }[] {
    const around = new Map<string, Held>();
    this.held ??= this.lines.map(({ passage, context }) => {
      let about = around.get(context);
      if (!about) {
        about = heldIn(context, withSkills);
        around.set(context, about);
      }
      return { own: heldIn(passage.text, withSkills), around: about };
    });
    return this.held;
  }
}

/** How often two words in a hundred lines is "rare". */
const idf = (count: number, all: number) => Math.log(1 + (all + 1) / (Math.max(count, 0.5) + 0.5));

const parts = /\s[/|•·]\s|;\s/u;
/** Of a line that strings several things together, the part that holds most of what is asked; else all of it. */
function partOf(text: string, words: readonly AskedWord[]): string {
  const pieces = text.split(parts);
  if (pieces.length < 3) return text;
  let best = text;
  let most = 0;
  for (const piece of pieces) {
    const held = heldIn(piece, true);
    const score = words.reduce((sum, word) => sum + holdsWord(word, held) * word.weight, 0);
    if (score > most) {
      most = score;
      best = piece;
    }
  }
  return best;
}

export interface Wanted {
  question: string;
  kind: ChatRecords["kind"];
  sort: Sort;
  /** It asks the same as the question before it, of something else. */
  isElided: boolean;
  /** Folded words that name whom the talk is about. */
  leftOut: ReadonlySet<string>;
  /** What the question before it was about, with less weight. */
  carried: readonly AskedWord[];
  /** Lines that the answer before it cited: a follow-up is likely about them. */
  focus: (line: Line) => boolean;
  /** Which lines may answer at all. */
  within: (line: Line) => boolean;
  /** The line names a job of the career whose dates are known: it tells when and how long. */
  dates: (line: Line) => boolean;
  /** Of a job of the career: how much likelier a line of it is meant, 1 without a preference. */
  ofRole: (role: number) => number;
}

/** The lines nearest to a question, the nearest first. */
export function search(shelf: Shelf, wanted: Wanted): Search {
  const own = askedOf(wanted.question, wanted.leftOut, shelf.vocabulary, wanted.kind);
  const carried = wanted.carried.filter((one) => !own.some((other) => other.stem === one.stem));
  const words = [...own, ...carried];
  const { sort } = wanted;
  if (words.length === 0) return { sort, words, near: [], rarity: () => 0 };
  const withSkills = words.some(({ keys }) => [...keys].some((key) => key.startsWith("skill:")));
  const held = shelf.holding(withSkills);
  const found = shelf.lines.map((_, index) =>
    words.map((word) => {
      const { own: line, around } = nth(held, index);
      const { passage } = nth(shelf.lines, index);
      const named = sort === "tool" && isToolWord(word.word) && answersSort("tool", passage.text) ? NAMED : 0;
      const inLine = Math.max(holdsWord(word, line), named, tellsSubject(word, passage.text));
      const inContext =
        inLine === 1 ? 0 : holdsWord(word, around) * (shelf.lines[index]?.role === null ? HEADED : wanted.isElided ? ELIDED : AROUND);
      return { inLine, held: Math.max(inLine, inContext) };
    }),
  );
  const weights = words.map((word, place) => {
    const count = found.filter((line) => nth(line, place).inLine > 0).length;
    return word.weight * idf(count, shelf.lines.length);
  });
  const all = own.length > 0 ? weights.slice(0, own.length).reduce((sum, one) => sum + one, 0) : weights.reduce((sum, one) => sum + one, 0);
  const counted = own.length > 0 ? own.length : words.length;
  const near: Near[] = [];
  const isTime = sort === "when" || sort === "how_long";
  shelf.lines.forEach((line, index) => {
    if (line.isHeading || !wanted.within(line)) return;
    const each = nth(found, index);
    let covers = 0;
    let inLine = 0;
    let score = 0;
    each.forEach((hit, place) => {
      const weight = nth(weights, place);
      score += hit.held * weight;
      if (place >= counted) return;
      covers += hit.held * weight;
      inLine += hit.inLine * weight;
    });
    if (inLine === 0 && ((line.role !== null && !wanted.isElided) || covers === 0)) return;
    const fits =
      (isTime && wanted.dates(line)) ||
      (keeps.has(sort) && isKeptBack(line.passage.text)) ||
      answersSort(sort, sort === "when" ? partOf(line.passage.text, words) : line.passage.text);
    score *= fits ? 1 : UNFIT;
    // What was done at a job isn't told by the line that names it.
    if ((sort === "what" || sort === "how_many") && line.role !== null && wanted.dates(line)) score *= NAMING;
    if (sort === "why" && givesReason(line.passage.text)) score *= REASON;
    if (wanted.focus(line)) score *= FOCUS;
    if (line.role !== null) score *= wanted.ofRole(line.role);
    score /= 1 + Math.max(0, line.passage.text.length - 200) / 800;
    near.push({
      line,
      score,
      covers: covers / all,
      own: inLine / all,
      fits,
      lacks: each.flatMap(({ held: hit }, place) => (place < counted && hit === 0 ? [nth(words, place)] : [])),
      exact: each.flatMap(({ inLine: hit }, place) => (hit === 1 ? [nth(words, place)] : [])),
    });
  });
  near.sort((one, other) => other.score - one.score || one.line.passage.n - other.line.passage.n);
  const highest = Math.max(...weights, 1e-9);
  return { sort, words, near, rarity: (word) => (weights[words.indexOf(word)] ?? highest) / highest / (word.weight || 1) };
}

export const foldedWords = (...texts: (string | null | undefined)[]): Set<string> =>
  new Set(texts.flatMap((text) => (text ? [...tokensOf(text).keys, fold(text)] : [])));
