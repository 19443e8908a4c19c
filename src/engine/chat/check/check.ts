import type { Language } from "#contract/fields.ts";
import { findNumbers } from "#engine/proposal/numbers.ts";
import { isDutch } from "#engine/skills/languages.ts";
import { findSkills } from "#engine/skills/lexicon.ts";
import type { ChatAnswer, ChatEvidence, ChatPassage, ChatRecords } from "../chat.ts";
import { languageOf } from "../language.ts";
import { evidenceOf } from "../passages.ts";
import { placed, stands } from "../sources.ts";
import { groundOf, Sent } from "./ground.ts";
import { wrongDates } from "./kinds/dates.ts";
import { overlookedDenials, wrongDenials } from "./kinds/denials.ts";
import { wrongDurations } from "./kinds/durations.ts";
import { wrongEducation, wrongLanguages, wrongUses } from "./kinds/levels.ts";
import { otherEmployer, unheldSkills, unknownNames, wrongPlaces } from "./kinds/names.ts";
import { wrongNumbers } from "./kinds/numbers.ts";
import {
  droppedReserves,
  leftEmployer,
  otherSide,
  raisedWords,
  swapped,
  turned,
  wrongLead,
  wrongOrder,
  wrongSequence,
  wrongTitles,
  wrongWeight,
} from "./kinds/standing.ts";
import { provenWrong } from "./proof.ts";
import { said } from "./said.ts";
import { bareWords, isQuestion, type Sentence, sentencesWithMarks, statesNothing } from "./sentences.ts";
import { isRepetition, type Kind, statementOf } from "./statement.ts";

/** Everything that a sentence may say wrongly. */
const kinds: readonly Kind[] = [
  wrongDates,
  wrongDurations,
  wrongNumbers,
  unknownNames,
  otherEmployer,
  unheldSkills,
  wrongPlaces,
  wrongLanguages,
  wrongUses,
  wrongEducation,
  wrongDenials,
  overlookedDenials,
  wrongLead,
  raisedWords,
  turned,
  droppedReserves,
  wrongTitles,
  leftEmployer,
  swapped,
  wrongOrder,
  wrongSequence,
  wrongWeight,
  otherSide,
];

/** `[3]`, `[3, 4]`, `[3][4]`; also what models make of it: `【3】`, `[^3]`. */
const mark = /\s?(?:\[\^?(\d{1,5}(?:\s*[,;]\s*\d{1,5}){0,9})\]|【(\d{1,5})[^】\n]{0,40}】)(?!\()/gu;

/** A sentence of `content` that says what its passages don't, and what is wrong with it. */
export interface Fault {
  start: number;
  end: number;
  /** Where the next sentence begins. */
  next: number;
  why: string;
  /** Its own passages show otherwise: nobody else is asked. */
  isProven: boolean;
  /** The rules refuse what it cites passages for, and no second look was asked yet, whose word holds. */
  isOpen: boolean;
}

/** What a second look said of a sentence, in its bare words: that its passages say it, don't (`why`), or nothing. */
export interface Looked {
  words: string;
  said: "yes" | "no" | null;
  why: string;
}

/** A sentence that cites passages, by the numbers under which these were offered. */
export interface CitedSentence {
  words: string;
  passages: number[];
}

export type CheckedAnswer = ChatAnswer & {
  faults: Fault[];
  /** What cites, and is refused by the rules or says more than they can look up: for a second look. What is proven wrong isn't among it. */
  open: CitedSentence[];
  /** Of each citation, the number under which it was offered. */
  offered: number[];
  /** So far `content` may be shown: to its first fault that no second look is asked about, or to the sentence that isn't ended. */
  sure: number;
};

/**
 * Holds a written answer to the rules of the composed one. Numbers that name no passage offered are dropped, citations are
 * numbered anew in the order in which they are used and each is checked to stand in its source letter for letter. `faults` are
 * the sentences whose years, numbers, names, levels or denials the passages that they cite don't bear, or, where they cite none,
 * nothing that was sent; but for what is proven, the word of a second look that was asked (`looked`) stands above theirs. `unsupported` are
 * the faults, and the sentences that state something and bear no number. Takes any text; linear in its length.
 */
export function checkAnswer(
  raw: string,
  passages: readonly ChatPassage[],
  records: ChatRecords,
  looked: readonly Looked[] = [],
): CheckedAnswer {
  const byNumber = new Map(passages.map((passage) => [passage.n, passage]));
  const citations: ChatEvidence[] = [];
  const cited: ChatPassage[] = [];
  const numbers = new Map<number, number>();
  const numberOf = (offered: number): number[] => {
    const known = numbers.get(offered);
    if (known) return [known];
    const passage = byNumber.get(offered);
    if (!passage) return [];
    const evidence = evidenceOf(passage);
    if (!stands(records, evidence)) return [];
    citations.push(placed(records, evidence));
    cited.push(passage);
    numbers.set(offered, citations.length);
    return [citations.length];
  };
  const content = raw
    .replace(mark, (_, list: string | undefined, single: string | undefined) => {
      const found = [...new Set((list ?? single ?? "").split(/\s*[,;]\s*/).flatMap((one) => numberOf(Number(one))))];
      return found.length === 0 ? "" : ` ${found.map((number) => `[${number}]`).join("")}`;
    })
    .replace(/(?<=\[\d{1,5}\])[ \t]+(?=\[\d{1,5}\](?!\())/g, "")
    .trim();
  const sentences = sentencesWithMarks(content);
  const { faults, open } = heldTo(sentences, sentOf(records, passages), { content, cited, looked });
  const isFaulty = new Set(faults.map(({ start }) => start));
  const unsupported = sentences
    .filter((sentence, index) => isFaulty.has(sentence.start) || isUnmarked(content, sentence, sentences[index + 1]))
    .map(({ start, end }) => ({ start, end }));
  return {
    content,
    citations,
    unsupported,
    faults,
    open,
    offered: cited.map(({ n }) => n),
    sure: endBefore(content, Math.min(sentences.at(-1)?.start ?? 0, faults.find(({ isOpen }) => !isOpen)?.start ?? content.length)),
    missing: null,
    language: languageIn(content),
  };
}

/** Where the text before a place ends, without the sign of a list that waits for its words. */
export const endBefore = (content: string, at: number): number =>
  content
    .slice(0, at)
    .replace(/(?:^|\n)[ \t]*(?:[-*+•]|\d{1,2}[.)]|#{1,6}|>)[ \t]*$/u, "")
    .trimEnd().length;

/** An answer is looked at after each of its sentences, and what was sent is read once. */
const read = new WeakMap<readonly ChatPassage[], Sent>();

function sentOf(records: ChatRecords, passages: readonly ChatPassage[]): Sent {
  const known = read.get(passages);
  if (known?.records === records) return known;
  const sent = new Sent(records, passages);
  read.set(passages, sent);
  return sent;
}

const languageIn = (text: string): Language => languageOf(text.slice(0, 2000)) ?? (isDutch(text) ? "nl" : "en");

interface Held {
  content: string;
  cited: readonly ChatPassage[];
  looked: readonly Looked[];
}

function heldTo(sentences: readonly Sentence[], sent: Sent, { content, cited, looked }: Held): Pick<CheckedAnswer, "faults" | "open"> {
  const faults: Fault[] = [];
  const open: CitedSentence[] = [];
  for (const { start, end, next, text, marks } of sentences) {
    if (isQuestion(text)) continue;
    const own = marks.flatMap((number) => cited[number - 1] ?? []);
    const statement = statementOf(sent.withoutQuotes(text, own), groundOf(sent, own, said.verdict.test(text)));
    const words = bareWords(content.slice(start, end));
    const wrong = [...new Set(kinds.flatMap((kind) => kind(statement)))];
    const isProven = wrong.length > 0 && provenWrong(statement).length > 0;
    const look = isProven ? undefined : looked.find((one) => one.words === words);
    const isCited = own.length > 0 && !isProven;
    if (look?.said === "no") wrong.push(look.why);
    if (wrong.length > 0 && look?.said !== "yes")
      faults.push({ start, end, next, why: wrong.join("; "), isProven, isOpen: isCited && look === undefined });
    if (isCited && (wrong.length > 0 || !isRepetition(statement))) open.push({ words, passages: own.map(({ n }) => n) });
  }
  return { faults, open };
}

/** Does a sentence state something, and name no passage for it? */
function isUnmarked(content: string, { start, text, marks }: Sentence, next: Sentence | undefined): boolean {
  if (marks.length > 0 || statesNothing(text)) return false;
  const tellsThing = findNumbers(text).length > 0 || findSkills(text).length > 0;
  if (text.split(/\s+/).length < 3 && !tellsThing) return false;
  // A heading names what follows; one that tells a figure or a skill is held to it.
  const isHeading = /(?:^|\n)\s*#{1,6}\s+$/.test(content.slice(Math.max(0, start - 12), start));
  if (isHeading && !tellsThing) return false;
  // The head of a list is borne by its points.
  return !(/:\s*$/.test(text) && (next?.marks.length ?? 0) > 0);
}
