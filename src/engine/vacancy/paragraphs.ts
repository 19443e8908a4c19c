import { cues } from "#engine/words/vacancy-words.ts";
import { isAboutThem } from "./clause-kind.ts";
import type { Statement } from "./lines.ts";

/**
 * The lines of running prose that describe whom they look for, whatever stands above them: most of their sentences say what
 * somebody has, knows or is. "Your English is good. Early and late shifts alternate." is asked there, and told elsewhere.
 */
export function askingParagraphs(text: string, statements: Statement[]): Set<number> {
  const tally = new Map<number, { asks: number; others: number }>();
  for (const { start, end, section, bullet, line } of statements) {
    if (bullet || (section !== "none" && section !== "tasks" && section !== "company")) continue;
    const sentence = text.slice(start, end);
    const count = tally.get(line) ?? { asks: 0, others: 0 };
    tally.set(line, count);
    if (describesSomebody(sentence)) count.asks += 1;
    else if (tellsOtherwise(sentence)) count.others += 1;
  }
  return new Set([...tally].flatMap(([line, { asks, others }]) => (asks >= 2 && asks > others ? [line] : [])));
}

const describesSomebody = (sentence: string) =>
  (cues.has.test(sentence) || (cues.must.test(sentence) && cues.asks.test(sentence))) &&
  !cues.duty.test(sentence) &&
  !cues.offer.test(sentence) &&
  !cues.process.test(sentence) &&
  !isAboutThem(sentence);

const tellsOtherwise = (sentence: string) =>
  cues.duty.test(sentence) || cues.offer.test(sentence) || cues.process.test(sentence) || cues.company.test(sentence) || isAboutThem(sentence);
