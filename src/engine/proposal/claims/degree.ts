import { educationRank, findEducationLevels } from "#engine/skills/education-level.ts";
import { fold } from "#engine/skills/tokens.ts";
import { evidenceAt } from "../sources.ts";
import type { BearersOf } from "./grounds.ts";
import { MOST_ALIKE, once } from "./once.ts";
import type { Bearer } from "./piece.ts";

const levelsIn = once(findEducationLevels);

/** A level of education, by its rank. */
export const degreeBearers: BearersOf<"degree"> = (grounds, piece, { sentence }) => {
  const bearers: Bearer[] = [];
  const rank = educationRank(piece.level);
  for (const text of grounds.textsFor(piece)) {
    for (const found of levelsIn(text)
      .filter(({ level }) => educationRank(level) === rank)
      .slice(0, MOST_ALIKE))
      bearers.push({ evidence: evidenceAt(text, found) });
  }
  // "An mbo programme" of somebody whose line adds the level.
  const word = fold(sentence.slice(piece.start, piece.end).trim());
  for (const text of grounds.textsFor(piece).filter(({ words }) => /^[a-z]{3,4}$/.test(word) && words.has(word)))
    bearers.push({
      evidence: evidenceAt(text, { start: fold(text.text).indexOf(word), end: fold(text.text).indexOf(word) + word.length }),
    });
  const { candidate, prepared } = grounds.sources;
  candidate.education.forEach(({ degree, field, institution }, index) => {
    for (const [path, value] of [
      ["degree", degree],
      ["field", field],
      ["institution", institution],
    ] as const)
      if (value && findEducationLevels(value).some(({ level }) => educationRank(level) === rank))
        bearers.unshift(grounds.field(`education.${index}.${path}`));
  });
  if (prepared.education && educationRank(prepared.education.level) === rank)
    bearers.push(grounds.fromEvidence(prepared.education.evidence));
  return bearers;
};
