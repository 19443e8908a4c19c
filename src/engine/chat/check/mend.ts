import { saidIn } from "#contract/text/languages.ts";
import type { ChatAnswer, ChatPassage, ChatRecords } from "../chat.ts";
import { type CheckedAnswer, checkAnswer, type Denied, type Fault } from "./check.ts";
import { bareWords } from "./sentences.ts";

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
 * The text with another one in the place of each sentence at fault, in the numbers of the offer. What stands before the first was told
 * already: it stays to the letter.
 */
function replaced({ content, offered, faults, sure }: CheckedAnswer, by: (index: number) => string): string {
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

/** An answer, and what of it is for a second look. */
type Mended = { answer: ChatAnswer } & Pick<CheckedAnswer, "open">;

/**
 * An answer without what its passages don't bear: each sentence at fault as it was written anew (`rewritten`, the words of whoever was
 * asked again), and left out where that fails as well; one that was repeated to the letter stays, marked as without proof. `missing`
 * tells that something was left out, or put right after a second look had `denied` it. What stands before the first fault stays as it is.
 */
export function mendAnswer(
  raw: string,
  passages: readonly ChatPassage[],
  records: ChatRecords,
  rewritten: string,
  denied: readonly Denied[] = [],
): Mended {
  const first = checkAnswer(raw, passages, records, denied);
  if (first.faults.length === 0) return answerOf(first, { leftOut: 0, putRight: 0 });
  const checked = (of: CheckedAnswer, by: (index: number) => string) => checkAnswer(replaced(of, by), passages, records, denied);
  let anew = rewrittenIn(rewritten);
  let second = checked(first, (index) => anew.get(index + 1) ?? "");
  // What was written anew runs on from what was told, and would take it along.
  if (second.faults.some(({ start }) => start < first.sure)) {
    anew = new Map();
    second = checked(first, () => "");
  }
  // Whoever was told what is wrong and repeats it to the letter may be right: the check is, of ten true sentences, wrong about one or two.
  const repeated = new Set(
    first.faults.map((fault) => saidAt(first, fault)).filter((own, index) => bareWords(anew.get(index + 1) ?? "") === own),
  );
  const faults = second.faults.filter((fault) => !repeated.has(saidAt(second, fault)));
  const kept = faults.length === 0 ? second : checked({ ...second, faults }, () => "");
  const leftOut = first.faults.filter((_, index) => !anew.has(index + 1)).length + faults.length;
  const failed = new Set(faults.map((fault) => saidAt(second, fault)));
  const isPutRight = (fault: Fault, index: number) => {
    const [before, after] = [saidAt(first, fault), bareWords(anew.get(index + 1) ?? "")];
    return after !== "" && after !== before && !failed.has(after) && denied.some(({ words }) => words === before);
  };
  return answerOf(kept, { leftOut, putRight: first.faults.filter(isPutRight).length });
}

const saidAt = ({ content }: CheckedAnswer, { start, end }: Fault): string => bareWords(content.slice(start, end));

function answerOf(
  { content, citations, unsupported, language, open }: CheckedAnswer,
  { leftOut, putRight }: { leftOut: number; putRight: number },
): Mended {
  const t = saidIn(language);
  const told = [
    leftOut === 1 &&
      t({ en: "One sentence was left out: no passage proves it.", nl: "Eén zin is weggelaten: geen enkele passage bewijst die." }),
    leftOut > 1 &&
      t({
        en: `${leftOut} sentences were left out: no passage proves them.`,
        nl: `${leftOut} zinnen zijn weggelaten: geen enkele passage bewijst ze.`,
      }),
    putRight === 1 && t({ en: "One sentence was put right after it was shown.", nl: "Eén zin is verbeterd nadat die getoond was." }),
    putRight > 1 &&
      t({
        en: `${putRight} sentences were put right after they were shown.`,
        nl: `${putRight} zinnen zijn verbeterd nadat ze getoond waren.`,
      }),
  ].filter((one) => one !== false);
  const missing = told.length > 0 ? { text: told.join(" "), ask: null } : null;
  return { answer: { content, citations, unsupported, language, missing }, open };
}
