import type { LanguageLevel } from "#contract/fields.ts";
import { findLanguages, languagePlaces, levelRank } from "#engine/skills/languages.ts";
import { evidenceAt } from "../sources.ts";
import type { BearersOf } from "./grounds.ts";
import { once } from "./once.ts";
import type { Bearer } from "./piece.ts";

const languagesIn = once((text) => languagePlaces(text).length > 0);

/** A language at least as well as it is told. */
export const languageBearers: BearersOf<"language"> = (grounds, piece) => {
  const { candidate, prepared, job } = grounds.sources;
  const enough = (held: LanguageLevel | null | undefined) =>
    piece.level === null || (held !== null && held !== undefined && levelRank(held) >= levelRank(piece.level));
  const bearers: Bearer[] = [];
  candidate.languages.forEach(({ language, level }, index) => {
    if (language === piece.language && enough(level)) bearers.push(grounds.field(`languages.${index}.${level ? "level" : "language"}`));
  });
  const read = prepared.languages.get(piece.language);
  if (bearers.length === 0 && read && enough(read.level)) bearers.push(grounds.fromEvidence(read.evidence));
  if (grounds.mayBeAsked(piece)) {
    if (job.languages.some(({ language }) => language === piece.language)) bearers.push({ field: "job.languages" });
  }
  for (const text of grounds.textsFor(piece)) {
    if (text.source === "cv" || !languagesIn(text)) continue;
    for (const passage of text.passages) {
      const found = findLanguages(text.text.slice(passage.start, passage.end)).find(
        ({ language, level }) => language === piece.language && enough(level),
      );
      if (found) bearers.push({ evidence: evidenceAt(text, { start: passage.start + found.start, end: passage.start + found.end }) });
    }
  }
  return bearers;
};
