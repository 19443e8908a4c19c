import type { Evidence } from "#contract/fields.ts";
import { stemsOf } from "#engine/matching/meaning/stems.ts";
import { passageAt, type Span } from "#engine/matching/passages.ts";
import { isDutch } from "#engine/skills/languages.ts";
import { claimIn, claimPattern } from "#engine/words/claim-words.ts";
import { evidenceAt, type SourceText } from "../sources.ts";
import type { BearersOf, Grounds } from "./grounds.ts";
import { once } from "./once.ts";
import type { Bearer, Piece } from "./piece.ts";

const places = (of: keyof typeof claimPattern) =>
  once((text): Span[] =>
    [...text.matchAll(claimPattern[of])].slice(0, 50).map((hit) => ({ start: hit.index, end: hit.index + hit[0].length })),
  );
const ledIn = places("led");
const praiseIn = places("praise");
/** "The prize for best team": the word by itself. */
const bestIn = once((text): Span[] =>
  [...text.matchAll(/(?<!\p{L})beste?(?!\p{L})(?! (?:practi[cs]es?|regards|wishes))/giu)].map((hit) => ({
    start: hit.index,
    end: hit.index + hit[0].length,
  })),
);
const vouchedIn = places("vouched");

type Told = "led" | "praise" | "told_by_others";

/** What a sentence claims beyond names and numbers: that somebody led, stands above all others, or is praised by them. */
export function claimedBeyond(sentence: string): (Span & { kind: Told })[] {
  const found: { kind: Told; at: Span | null }[] = [
    { kind: "led", at: claimIn("led", sentence) },
    { kind: "praise", at: claimIn("praise", sentence) },
    { kind: "told_by_others", at: claimIn("toldByOthers", sentence) },
  ];
  return found.flatMap(({ kind, at }) => (at ? [{ kind, start: at.start, end: at.end }] : []));
}

const ofCandidate = (grounds: Grounds) => grounds.sources.texts.filter(({ about }) => about === "candidate");
const heldIn = (grounds: Grounds, find: (text: SourceText) => Span[]): Bearer[] =>
  ofCandidate(grounds).flatMap((text) => find(text).map((at) => ({ evidence: evidenceAt(text, at) })));

/** Praise above all others stands where the person's own papers have such words. */
export const praiseBearers: BearersOf<"praise"> = (grounds, piece, { sentence }) => {
  const isBest = /best/iu.test(sentence.slice(piece.start, piece.end));
  return heldIn(grounds, (text) => (isBest ? bestIn(text) : praiseIn(text)));
};

/** What others say stands where a document lets them speak. */
export const toldByOthersBearers: BearersOf<"told_by_others"> = (grounds) => heldIn(grounds, vouchedIn);

/**
 * Whoever led is told to have by a line or by a title: of the employer that the sentence names, of a passage that it rests on, or
 * else by a line with a word or a number of the sentence. A line of another language shares none, and is taken.
 */
export const ledBearers: BearersOf<"led"> = (grounds, _piece, { sentence, pieces, named }) => {
  const { experience } = grounds.sources.candidate;
  const employers = grounds.employersIn(sentence);
  const owners = named.flatMap((one) => grounds.ownerOf(one) ?? []);
  const jobs = employers.length > 0 ? employers : owners.length > 0 ? owners : experience.map((_, index) => index);
  // Who has a leading title doesn't lead what a line says they only helped with.
  const isHelp = named.length > 0 && named.every(({ quote }) => claimIn("helped", quote) !== null);
  const titled = jobs.flatMap((index) =>
    !isHelp && claimIn("leader", experience[index]?.title ?? "") ? [grounds.field(`experience.${index}.title`)] : [],
  );
  const lines = ofCandidate(grounds).flatMap((text) =>
    ledIn(text).flatMap((at): Bearer[] => {
      const passage = passageAt(text.passages, at.start) ?? at;
      const quote = text.text.slice(passage.start, passage.end);
      const evidence = evidenceAt(text, at);
      const owner = grounds.ownerOf(evidence);
      const isThere = employers.length === 0 || owner === null || employers.includes(owner);
      const isNear = named.length > 0 ? named.some((one) => overlaps(one, { ...evidence, ...passage })) : isAlike(sentence, quote, pieces);
      return isThere && isNear ? [{ evidence }] : [];
    }),
  );
  return [...lines, ...titled];
};

const overlaps = (one: Evidence, other: Evidence) => one.source === other.source && one.start < other.end && other.start < one.end;

function isAlike(sentence: string, quote: string, pieces: readonly Piece[]): boolean {
  if (isDutch(sentence) !== isDutch(quote)) return true;
  const stems = new Set(stemsOf(quote));
  return (
    stemsOf(sentence).some((stem) => stems.has(stem)) ||
    pieces.some((one) => one.kind === "number" && quote.includes(String(one.number.value)))
  );
}
