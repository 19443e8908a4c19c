import type { LanguageLevel } from "#contract/fields.ts";
import { findLanguages, languagePlaces, levelRank } from "#engine/skills/languages.ts";
import { evidenceAt } from "../sources.ts";
import type { BearersOf } from "./grounds.ts";
import { MOST_ALIKE, once, onceOf } from "./once.ts";
import type { Bearer } from "./piece.ts";

const languagesIn = once((text) => languagePlaces(text).length > 0);

/** The languages that a source names, passage by passage. */
const spokenIn = onceOf(({ text, passages }) =>
  passages.flatMap((passage) =>
    findLanguages(text.slice(passage.start, passage.end)).map(({ language, level, start, end }) => ({
      language,
      level,
      start: passage.start + start,
      end: passage.start + end,
    })),
  ),
);

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
    for (const { language, level, ...place } of spokenIn(text))
      if (language === piece.language && enough(level) && bearers.length < MOST_ALIKE) bearers.push({ evidence: evidenceAt(text, place) });
  }
  return bearers;
};
