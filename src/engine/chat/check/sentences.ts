import { sentencesOf } from "#engine/proposal/sentences.ts";
import { isUntold } from "./statement.ts";

/** A sentence of an answer: its words without marks, and the numbers behind it. */
export interface Sentence {
  start: number;
  end: number;
  /** Where the next one begins: marks after a full stop belong to the sentence before them. */
  next: number;
  text: string;
  marks: number[];
}

const ownMark = /\s*(?:\[\d+\])+/gu;

export function sentencesWithMarks(content: string): Sentence[] {
  // Marks are read as blanks, so that they neither end nor begin a sentence.
  const blank = content.replace(ownMark, (all) => " ".repeat(all.length));
  const spans = sentencesOf(blank);
  return spans.map(({ start, end }, index) => {
    const next = spans[index + 1]?.start ?? content.length;
    const within = [...content.slice(start, next).matchAll(/\[(\d+)\]/g)].map(([, number]) => Number(number));
    return { start, end, next, text: plainOf(blank.slice(start, end)), marks: [...new Set(within)] };
  });
}

const plainOf = (text: string) =>
  text
    .replace(/[*_`>#]/g, " ")
    .replace(/\s+/g, " ")
    .replace(/\s+([.,;:!?])/g, "$1")
    .trim();

/** Sentences that state nothing about the records: questions, offers, "the documents don't say". */
const offers =
  /\?\s*$|^(?:(?:you (?:could|can|might) ask|let me know|i (?:can|can't|cannot|could|don't)|if you (?:like|want|wish)|would you|here (?:is|are)|below|in (?:short|summary):?$)|(?:je kunt|je zou .{0,20} kunnen|laat (?:het )?me weten|ik kan|ik weet|als je wilt|hier (?:is|zijn|volgt|volgen)|hieronder|samengevat:?$))/iu;

export const statesNothing = (text: string): boolean => offers.test(text) || isUntold(text);
export const isQuestion = (text: string): boolean => /\?["'”’)]*$/.test(text);

/** A sentence without its marks and the white space that they leave. */
export const bareWords = (sentence: string): string =>
  sentence
    .replace(/\[[\d,;\s]+\]/g, " ")
    .replace(/\s+([.!?…])/g, "$1")
    .replace(/\s+/g, " ")
    .trim();
