import { nth } from "#contract/nth.ts";
import { saidIn } from "#contract/text/languages.ts";
import type { ChatAnswer, ChatPassage, ChatRecords } from "../chat.ts";
import { type CheckedAnswer, checkAnswer, endBefore, type Fault, type Looked } from "./check.ts";
import { bareWords, sentencesWithMarks } from "./sentences.ts";

/** A line of a list that lost its words. */
const emptyItem = /(^|\n)[ \t]*(?:[-*+•]|\d{1,2}[.)]|#{1,6}|>)?[ \t]*(?=\n|$)/g;
const MOST_LINES = 100;

/** A sentence at fault as its writer wrote it, with the numbers under which passages were offered. */
export const writtenSentence = ({ content, offered }: CheckedAnswer, { start, next }: Pick<Fault, "start" | "next">): string =>
  withOffered(content.slice(start, next), offered).trim();

const withOffered = (text: string, offered: readonly number[]) =>
  text.replace(/\[([1-9]\d{0,4})\](?!\()/g, (_, n: string) => `[${offered[Number(n) - 1] ?? n}]`);

/** Sentences that were written anew, each on a line behind its number; a dash leaves one out. */
function rewrittenIn(said: string): Map<number, string> {
  const found = new Map<number, string>();
  for (const line of said.split("\n").slice(0, MOST_LINES)) {
    const [, number, text = ""] = /^\s*(?:[-*]\s+)?\**(\d{1,3})\**\s*[:.)]\**\s*(.*)$/u.exec(line) ?? [];
    if (number && /\p{L}/u.test(text)) found.set(Number(number), text.trim());
  }
  return found;
}

/**
 * The text with another one in the place of each sentence at fault, in the numbers of the offer. What stands before the first stays to the
 * letter: it was told already.
 */
function replaced({ content, offered, faults }: CheckedAnswer, by: (index: number) => string): string {
  const sure = endBefore(content, faults[0]?.start ?? content.length);
  let text = "";
  let at = sure;
  faults.forEach(({ start, end, next }, index) => {
    const gap = content.slice(end, next).replace(/\s*\[\d+\]/g, "");
    text += withOffered(content.slice(at, start), offered) + by(index);
    text += by(index) === "" && !gap.includes("\n") ? "" : gap;
    at = next;
  });
  const rest = (text + withOffered(content.slice(at), offered)).replace(emptyItem, "$1").replace(/\n{3,}/g, "\n\n");
  return withOffered(content.slice(0, sure), offered) + rest;
}

/** What became of an answer's sentences so far. */
export interface Mending {
  /** What a second look was asked. */
  looked: readonly Looked[];
  /** A second look is still to come: what is open isn't mended yet. */
  looks: boolean;
  /** What was repeated to the letter by whoever was told what is wrong: it stays, marked, and isn't asked for again. */
  repeated: readonly string[];
  /** What was written anew already. */
  anew: readonly string[];
  leftOut: number;
  putRight: number;
}

export const unmended: Mending = { looked: [], looks: true, repeated: [], anew: [], leftOut: 0, putRight: 0 };

/** An answer, as it stands in the numbers of the offer, and what of it is for a second look. */
type Mended = { answer: ChatAnswer; raw: string; mending: Mending } & Pick<CheckedAnswer, "open">;

/** Is a fault left that its writer wasn't told of yet? */
export const isToBeAsked = (checked: CheckedAnswer, { anew }: Mending): boolean =>
  checked.faults.some((fault) => !anew.includes(saidAt(checked, fault)));

/** A written answer as it is checked, with the faults alone that are to be mended now. */
export function faultyAnswer(
  raw: string,
  passages: readonly ChatPassage[],
  records: ChatRecords,
  { looked, looks, repeated }: Mending,
): CheckedAnswer {
  const checked = checkAnswer(raw, passages, records, looked);
  return { ...checked, faults: checked.faults.filter((fault) => !(looks && fault.isOpen) && !repeated.includes(saidAt(checked, fault))) };
}

/**
 * An answer without what its passages don't bear: each sentence at fault as it was written anew (`rewritten`, the words of whoever was
 * asked again), and left out where that fails as well; one that was repeated to the letter stays, marked as without proof, unless it is
 * proven wrong. `missing` tells that something was left out, or reworded after it was shown. What stands before the first fault stays as it
 * is.
 */
export function mendAnswer(
  raw: string,
  passages: readonly ChatPassage[],
  records: ChatRecords,
  rewritten: string,
  before: Mending = unmended,
): Mended {
  const checked = (text: string) => faultyAnswer(text, passages, records, before);
  const first = checked(raw);
  if (first.faults.length === 0) return mendedOf(first, before);
  let anew = rewrittenIn(rewritten);
  let text = replaced(first, (index) => anew.get(index + 1) ?? "");
  // What was written anew runs on from what was told, and would take it along.
  if (!startsWithSentence(text, withOffered(first.content.slice(0, nth(first.faults, 0).start), first.offered))) {
    anew = new Map();
    text = replaced(first, () => "");
  }
  const second = checked(text);
  // Whoever was told what is wrong and repeats it to the letter may be right: the check is, of ten true sentences, wrong about one or two.
  const repeated = first.faults.flatMap((fault, index) => {
    const own = saidAt(first, fault);
    return !fault.isProven && bareWords(anew.get(index + 1) ?? "") === own ? [own] : [];
  });
  const faults = second.faults.filter((fault) => !repeated.includes(saidAt(second, fault)));
  const kept = faults.length === 0 ? second : checked(replaced({ ...second, faults }, () => ""));
  const failed = new Set(faults.map((fault) => saidAt(second, fault)));
  const isPutRight = (fault: Fault, index: number) => {
    const [own, after] = [saidAt(first, fault), bareWords(anew.get(index + 1) ?? "")];
    return after !== "" && after !== own && !failed.has(after) && before.looked.some(({ words }) => words === own);
  };
  return mendedOf(kept, {
    looked: before.looked,
    looks: before.looks,
    repeated: [...before.repeated, ...repeated],
    anew: [...before.anew, ...[...anew.values()].map(bareWords)],
    leftOut: before.leftOut + first.faults.filter((_, index) => !anew.has(index + 1)).length + faults.length,
    putRight: before.putRight + first.faults.filter(isPutRight).length,
  });
}

/** Does a text begin with these words, and another sentence behind them? */
function startsWithSentence(text: string, words: string): boolean {
  const at = words.trimEnd().length;
  return at === 0 || sentencesWithMarks(text).every(({ start, end }) => end <= at || text.slice(0, start).trimEnd().length >= at);
}

const saidAt = ({ content }: CheckedAnswer, { start, end }: Fault): string => bareWords(content.slice(start, end));

function mendedOf({ content, citations, unsupported, language, open, offered }: CheckedAnswer, mending: Mending): Mended {
  const { leftOut, putRight } = mending;
  const t = saidIn(language);
  const told = [
    leftOut === 1 &&
      t({ en: "One sentence was left out: the documents don’t say it.", nl: "Eén zin is weggelaten: de documenten zeggen het niet." }),
    leftOut > 1 &&
      t({
        en: `${leftOut} sentences were left out: the documents don’t say them.`,
        nl: `${leftOut} zinnen zijn weggelaten: de documenten zeggen ze niet.`,
      }),
    putRight === 1 &&
      t({
        en: "One sentence was reworded after it was shown, to what the documents say.",
        nl: "Eén zin is na het tonen herschreven tot wat de documenten zeggen.",
      }),
    putRight > 1 &&
      t({
        en: `${putRight} sentences were reworded after they were shown, to what the documents say.`,
        nl: `${putRight} zinnen zijn na het tonen herschreven tot wat de documenten zeggen.`,
      }),
  ].filter((one) => one !== false);
  const missing = told.length > 0 ? { text: told.join(" "), ask: null } : null;
  return { answer: { content, citations, unsupported, language, missing }, raw: withOffered(content, offered), open, mending };
}

/** What is told of an answer that was shown and of which nothing is left, before what stands in its place. */
export function withdrawn(instead: ChatAnswer): ChatAnswer["missing"] {
  const told = saidIn(instead.language)({
    en: "The answer that was shown first was taken back: the documents don’t say it.",
    nl: "Het antwoord dat eerst werd getoond, is teruggenomen: de documenten zeggen het niet.",
  });
  return { text: [told, ...(instead.missing ? [instead.missing.text] : [])].join(" "), ask: instead.missing?.ask ?? null };
}
