import type { Draft } from "#engine/chat/draft.ts";
import { evidenceOf } from "#engine/chat/passages.ts";
import type { Question } from "#engine/chat/question/question.ts";
import { countedIn } from "#engine/chat/retrieval/attached.ts";
import type { Inquiry } from "#engine/chat/retrieval/inquiry.ts";
import type { Line } from "#engine/chat/retrieval/line.ts";
import { countsOf, figuresIn } from "#engine/chat/retrieval/numbers.ts";
import type { AskedWord } from "#engine/chat/retrieval/topic.ts";
import { quoteOfLine } from "../quote.ts";

const asksSum =
  /(?<!\p{L})(?:samen|bij elkaar|opgeteld|in totaal|totaal|totale|alles bij elkaar|together|combined|altogether|in total|total|added up|sum)(?!\p{L})/iu;
const MOST = 6;

interface Counted {
  line: Line;
  counts: number[];
}

/** "How many is that together?": the numbers that the documents name of what is counted, and their sum. False where there are fewer than two. */
export function answerSum(draft: Draft, question: Question, inquiry: Inquiry): boolean {
  if (inquiry.sort !== "how_many") return false;
  const wanted = countedIn(question.text, inquiry.own);
  if (!asksSum.test(question.text) && !isListed(inquiry, wanted)) return false;
  const found = wanted.length > 0 ? named(inquiry, wanted) : spokenOf(inquiry);
  const numbers = found.flatMap(({ counts }) => counts);
  if (numbers.length < 2 || numbers.length > MOST) return false;
  const sum = numbers.reduce((all, one) => all + one, 0);
  draft.say(`${sum}: ${numbers.join(" + ")}.`, ...found.map(({ line }) => evidenceOf(line.passage)));
  for (const { line } of found) draft.item(quoteOfLine(inquiry, line), evidenceOf(line.passage));
  return true;
}

/** "How many points are there for the wishes?": each of the lines below that heading counts some. */
function isListed({ near, own }: Inquiry, words: readonly AskedWord[]): boolean {
  const [best] = near;
  if (!best || words.length === 0 || own.length <= words.length || best.covers <= best.own) return false;
  const listed = near.filter(({ line }) => line.context === best.line.context && countsOf(line.passage.text, words).length === 1);
  return listed.length >= 3 && listed.includes(best);
}

/** Lines that count it, as far as they are as near as the nearest of them. */
function named({ near }: Inquiry, words: readonly AskedWord[]): Counted[] {
  const lines = near.flatMap(({ line, score }) => {
    const counts = countsOf(line.passage.text, words);
    return counts.length > 0 ? [{ line, counts, score }] : [];
  });
  const best = lines[0];
  // Of a line that holds several numbers itself, those are meant.
  if (best && best.counts.length > 1) return [best];
  return lines.filter(({ score }) => score >= (best?.score ?? 0) * 0.6);
}

/** What the last two answers counted, the first number of each: "seven at the one, five at the other". */
function spokenOf({ told, toldBefore }: Inquiry): Counted[] {
  return [toldBefore, told].flatMap((lines) => {
    for (const line of lines) {
      const [first] = figuresIn(line.passage.text).figures;
      if (first) return [{ line, counts: [first.value] }];
    }
    return [];
  });
}
