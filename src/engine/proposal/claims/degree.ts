import { educationRank, findEducationLevels } from "#engine/skills/education-level.ts";
import { evidenceAt } from "../sources.ts";
import type { BearersOf } from "./grounds.ts";
import { MOST_ALIKE, once } from "./once.ts";
import type { Bearer } from "./piece.ts";

const levelsIn = once(findEducationLevels);

/** A level of education, by its rank. */
export const degreeBearers: BearersOf<"degree"> = (grounds, piece) => {
  const bearers: Bearer[] = [];
  const rank = educationRank(piece.level);
  for (const text of grounds.textsFor(piece)) {
    for (const found of levelsIn(text)
      .filter(({ level }) => educationRank(level) === rank)
      .slice(0, MOST_ALIKE))
      bearers.push({ evidence: evidenceAt(text, found) });
  }
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
