import { findTitles, relatedRoles, titleFamily } from "#engine/skills/titles.ts";
import { fold } from "#engine/skills/tokens.ts";
import { alikeOf } from "#engine/words/claim-words.ts";
import { evidenceAt } from "../sources.ts";
import type { BearersOf } from "./grounds.ts";
import { MOST_ALIKE, once } from "./once.ts";

const titlesIn = once((text) => findTitles(text));

/** Work that somebody did, or that is near it. */
export const roleBearers: BearersOf<"role"> = (grounds, piece, { sentence }) => {
  const { prepared, job } = grounds.sources;
  const held = prepared.titles.filter(({ role }) => role !== null && (role === piece.role || relatedRoles(piece.role).has(role)));
  const bearers = held.map(({ evidence }) => grounds.fromEvidence(evidence));
  for (const text of grounds.textsFor(piece)) {
    if (bearers.length > 3) break;
    for (const found of titlesIn(text)
      .filter(({ role }) => role === piece.role)
      .slice(0, MOST_ALIKE))
      bearers.push({ evidence: evidenceAt(text, found) });
  }
  // "Sleutelgebruiker" is no role of the lexicon, and stands for a key user.
  for (const word of alikeOf(sentence.slice(piece.start, piece.end)))
    for (const text of grounds.textsFor(piece).filter(({ words }) => words.has(word))) {
      const start = fold(text.text).indexOf(word);
      bearers.push({ evidence: evidenceAt(text, { start: Math.max(0, start), end: Math.max(0, start) + word.length }) });
    }
  if (grounds.mayBeAsked(piece) && titleFamily(job.title).role === piece.role) bearers.push({ field: "job.title" });
  return bearers;
};
