import { passageAt } from "#engine/matching/passages.ts";
import { findTitles, relatedRoles, titleFamily } from "#engine/skills/titles.ts";
import { fold } from "#engine/skills/tokens.ts";
import { alikeOf, claimIn } from "#engine/words/claim-words.ts";
import { evidenceAt, type SourceText } from "../sources.ts";
import type { BearersOf } from "./grounds.ts";
import { MOST_ALIKE, once } from "./once.ts";

const titlesIn = once((text) => findTitles(text));

/** Work that somebody did, or that is near it. */
export const roleBearers: BearersOf<"role"> = (grounds, piece, { sentence }) => {
  const { prepared, job } = grounds.sources;
  const held = prepared.titles.filter(({ role }) => role !== null && (role === piece.role || relatedRoles(piece.role).has(role)));
  const bearers = held.map(({ evidence }) => grounds.fromEvidence(evidence));
  // Whoever helped or stood in for somebody doesn't have that one's role.
  const isOthers = (text: SourceText, at: number) => {
    const { start, end } = passageAt(text.passages, at) ?? { start: at, end: at };
    return text.about === "candidate" && claimIn("helped", text.text.slice(start, end)) !== null;
  };
  for (const text of grounds.textsFor(piece)) {
    // A skill is no role that was held.
    if (text.source.startsWith("profile:skills")) continue;
    if (bearers.length > 3) break;
    for (const found of titlesIn(text)
      .filter(({ role, start }) => role === piece.role && !isOthers(text, start))
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
