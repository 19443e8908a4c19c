import { findTitles, relatedRoles, titleFamily } from "#engine/skills/titles.ts";
import { evidenceAt } from "../sources.ts";
import type { BearersOf } from "./grounds.ts";
import { MOST_ALIKE, once } from "./once.ts";

const titlesIn = once((text) => findTitles(text));

/** Work that somebody did, or that is near it. */
export const roleBearers: BearersOf<"role"> = (grounds, piece) => {
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
  if (grounds.mayBeAsked(piece) && titleFamily(job.title).role === piece.role) bearers.push({ field: "job.title" });
  return bearers;
};
