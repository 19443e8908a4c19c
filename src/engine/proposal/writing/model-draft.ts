import type { Evidence } from "#contract/fields.ts";
import { nth } from "#contract/nth.ts";
import type { LeftOut, ProposalParts, Strength } from "#contract/proposal/proposal.ts";
import { inLanguage } from "#contract/text/languages.ts";
import { usualVoice } from "#contract/text/voice.ts";
import { findSkills } from "#engine/skills/lexicon.ts";
import { claimIn } from "#engine/words/claim-words.ts";
import { calledBy } from "../facts.ts";
import { bodyOf } from "../formalities.ts";
import type { DraftedSentence } from "../ledger.ts";
import { sentencesOf } from "../sentences.ts";
import { invitationOf } from "./voice.ts";
import type { DraftInput } from "./writer.ts";

/** What a language model wrote, sentence by sentence; where each stands in the strengths and the letter, by its place in the list. */
export interface ModelDraft {
  sentences: (DraftedSentence & { part: string })[];
  strengths: { title: number; text: number[] }[];
  /** Sentences, and what stands around them: greeting, blank lines, signature. */
  letter: (string | number)[];
}

/** A draft as a model answers it: texts whose sentences end on the numbers of their passages, "[3, 7]". */
interface WrittenDraft {
  strengths: { title: string; text: string; passages?: number[] | undefined }[];
  cover_letter: string;
}

const behindPoint = /([.!?…]["'”’)]*)((?:\s*\[\d{1,3}(?:\s*,\s*\d{1,3})*\])+)/g;
const mark = /\s*\[\d{1,3}(?:\s*,\s*\d{1,3})*\]/g;
const plain = (text: string) => text.replace(mark, "").trim();
const numbersIn = (text: string) => [...text.matchAll(mark)].flatMap(([one]) => (one.match(/\d+/g) ?? []).map(Number));

/** A model's draft in its sentences, each with the passages that it names, else those of its strength. */
export function readDraft(written: WrittenDraft, evidenceAt: readonly Evidence[]): ModelDraft {
  const sentences: ModelDraft["sentences"] = [];
  const add = (part: string, text: string, usual: readonly number[]) => {
    const numbers = numbersIn(text);
    const passages = [...new Set(numbers.length > 0 ? numbers : usual)].flatMap((n) => evidenceAt[n - 1] ?? []);
    sentences.push({ part, text: plain(text), passages: passages.slice(0, 10) });
    return sentences.length - 1;
  };
  const strengths = written.strengths.map(({ title, text, passages = [] }, at) => {
    const tidy = text.replace(behindPoint, "$2$1");
    return {
      title: add(`strength:${at}`, title, passages),
      text: sentencesOf(tidy).map(({ start, end }) => add(`strength:${at}`, tidy.slice(start, end), passages)),
    };
  });
  const tidy = written.cover_letter.replace(behindPoint, "$2$1");
  const letter: ModelDraft["letter"] = [];
  let at = 0;
  for (const { start, end } of sentencesOf(bodyOf(tidy))) {
    letter.push(tidy.slice(at, start), add("letter", tidy.slice(start, end), []));
    at = end;
  }
  letter.push(tidy.slice(at).replace(mark, ""));
  return { sentences, strengths, letter };
}

/** What can't stand, and why. */
export interface Refused {
  /** Its place among the sentences. */
  n: number;
  reason: LeftOut["reason"];
  missing: string[];
}

interface Mended {
  parts: Pick<ProposalParts, "strengths" | "cover_letter">;
  left_out: LeftOut[];
  /** The parts of which more than a quarter was gone: the built-in draft fills them up. */
  filled: ("strengths" | "letter")[];
  /** What stands of the model's words, with its passages. */
  rests_on: DraftedSentence[];
}

const MOST_GONE = 0.25;
const SHORTEST_LETTER = 200;

/**
 * A model's draft without what was refused, its thread kept: a sentence that leans on one that is gone goes too, and a closing
 * question that does is asked in the agency's own words. What more than a quarter is missing of, the built-in draft fills up.
 */
export function mended(input: DraftInput, own: ProposalParts, draft: ModelDraft, refused: readonly Refused[]): Mended {
  const gone = new Map(refused.map((one) => [one.n, one]));
  const { language, voice = usualVoice, candidate } = input;
  const invitation = invitationOf(
    language,
    voice,
    calledBy(candidate) ?? inLanguage(language, { en: "this candidate", nl: "deze kandidaat" }),
  );
  const inLetter = draft.letter.filter((one) => typeof one === "number");
  let asked: number | null = null;
  for (const order of [...draft.strengths.map(({ text }) => text), inLetter])
    for (const [at, n] of order.entries()) {
      const text = nth(draft.sentences, n).text;
      const before = order[at - 1];
      const isLast = order === inLetter && at === order.length - 1;
      if (isLast && gone.has(n)) asked = n;
      if (gone.has(n) || before === undefined || before === asked || !gone.has(before) || !leansBack(text)) continue;
      if (order === inLetter && /\?["'”’)]*$/.test(text)) asked = n;
      else gone.set(n, { n, reason: "leans", missing: [] });
    }
  const said = (n: number) => (n === asked ? invitation : gone.has(n) ? "" : nth(draft.sentences, n).text);

  const kept = draft.strengths.flatMap(({ title, text }): Strength[] => {
    const left = text.filter((n) => !gone.has(n));
    if (left.length === 0) return [];
    const head = gone.has(title) ? inLanguage(language, { en: "Experience", nl: "Ervaring" }) : said(title);
    const evidence = left.flatMap((n) => nth(draft.sentences, n).passages);
    return [
      {
        title: head.slice(0, 120),
        text: left.map(said).join(" ").slice(0, 2000),
        evidence: evidence.filter((one, at) => evidence.findIndex((other) => isSamePlace(one, other)) === at).slice(0, 10),
      },
    ];
  });
  let letter = "";
  for (const one of draft.letter) {
    const piece = typeof one === "number" ? said(one) : one;
    // Of a sentence that is gone the space before it goes too.
    letter = piece === "" ? letter.replace(/(?<=\S) +$/, "") : letter + (/\n$/.test(letter) ? piece.replace(/^ +/, "") : piece);
  }
  letter = letter.replace(/\n{3,}/g, "\n\n");
  const share = (order: readonly number[]) => (order.length === 0 ? 1 : order.filter((n) => gone.has(n)).length / order.length);
  const isLetterThin = share(inLetter) > MOST_GONE || letter.length < SHORTEST_LETTER;
  const areStrengthsThin = share(draft.strengths.flatMap(({ text }) => text)) > MOST_GONE || kept.length === 0;
  const strengths = areStrengthsThin ? [...kept, ...own.strengths.filter((one) => !kept.some((other) => isLike(one, other)))] : kept;
  const stands = draft.sentences.filter((_, n) => !gone.has(n) && (!isLetterThin || !inLetter.includes(n)));
  return {
    parts: {
      strengths: strengths.slice(0, Math.max(kept.length, own.strengths.length)),
      cover_letter: isLetterThin ? own.cover_letter : letter,
    },
    left_out: [...gone.values()]
      .sort((one, other) => one.n - other.n)
      .map(({ n, reason, missing }) => ({ part: nth(draft.sentences, n).part, text: nth(draft.sentences, n).text, reason, missing })),
    filled: [...(areStrengthsThin ? (["strengths"] as const) : []), ...(isLetterThin ? (["letter"] as const) : [])],
    rests_on: stands.map(({ text, passages, looked }) => ({ text, passages, ...(looked && { looked }) })),
  };
}

/** Does a sentence speak of the one before it? A question may do so anywhere. */
const leansBack = (text: string): boolean =>
  claimIn("leans", text)?.start === 0 || (/\?["'”’)]*$/.test(text) && claimIn("pointsBack", text) !== null);

const isSamePlace = (one: Evidence, other: Evidence) => one.source === other.source && one.start === other.start && one.end === other.end;

/** Do two strengths tell of the same skill? */
function isLike(one: Strength, other: Strength): boolean {
  const skills = new Set(findSkills(`${one.title}\n${one.text}`).map(({ name }) => name));
  return one.title === other.title || findSkills(`${other.title}\n${other.text}`).some(({ name }) => skills.has(name));
}
