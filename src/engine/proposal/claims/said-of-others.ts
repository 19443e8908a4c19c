import type { Evidence } from "#contract/fields.ts";
import { heldPlaces, raisedIn } from "#engine/borne/raised.ts";
import { stemsOf } from "#engine/matching/meaning/stems.ts";
import { passageAt, type Span } from "#engine/matching/passages.ts";
import { isDutch } from "#engine/skills/languages.ts";
import type { RaisedKind } from "#engine/words/claim-wording.ts";
import { claimIn, claimPattern } from "#engine/words/claim-words.ts";
import { evidenceAt } from "../sources.ts";
import type { BearersOf, Grounds } from "./grounds.ts";
import { once, onceOf } from "./once.ts";
import type { Bearer, Piece } from "./piece.ts";

const ledIn = once((text): Span[] =>
  [...text.matchAll(claimPattern.led)].slice(0, 50).map((hit) => ({ start: hit.index, end: hit.index + hit[0].length })),
);
const heldIn = onceOf(({ text }) => {
  const known = new Map<RaisedKind, Span[]>();
  return (kind: RaisedKind) => {
    const found = known.get(kind) ?? heldPlaces(kind, text);
    known.set(kind, found);
    return found;
  };
});

/** What a sentence claims beyond names and numbers: that somebody led, or more of them than facts. */
export function claimedBeyond(sentence: string): (Span & ({ kind: "led" } | { kind: "raised"; raised: RaisedKind }))[] {
  const led = claimIn("led", sentence);
  return [...(led ? [{ kind: "led" as const, ...led }] : []), ...raisedIn(sentence).map((one) => ({ kind: "raised" as const, ...one }))];
}

const ofCandidate = (grounds: Grounds) => grounds.sources.texts.filter(({ about }) => about === "candidate");

/** It stands where the person's own papers have such words: on the passages that the sentence rests on, where it names any. */
export const raisedBearers: BearersOf<"raised"> = (grounds, piece, { named }) =>
  grounds.textsFor(piece).flatMap((text) =>
    heldIn(text)(piece.raised).flatMap((at): Bearer[] => {
      const evidence = evidenceAt(text, at);
      const passage = passageAt(text.passages, at.start) ?? at;
      const isNear = named.length === 0 || named.some((one) => overlaps(one, { ...evidence, ...passage }));
      return isNear ? [{ evidence }] : [];
    }),
  );

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
