import type { Doubt } from "#contract/fields.ts";
import { type Value, worthAsking } from "./doubt.ts";
import { nameOf, reachOf, townOf } from "./of-cv/person.ts";
import type { Read } from "./of-cv/read.ts";
import { languagesOf, studyOf } from "./of-cv/study.ts";
import { datesIn, layoutOf, workOf } from "./of-cv/work.ts";

/** The questions worth asking of a CV that was read; what somebody answered for isn't asked again. */
export function candidateDoubts(candidate: Read): Doubt[] {
  if (candidate.cv_text === null) return [];
  const answered = Object.keys(candidate.corrections ?? {});
  const isAnswered = (path: string) => answered.includes(path) || answered.includes(path.replace(/\.\w+$/, ""));
  return worthAsking(
    valuesOfCandidate(candidate).filter(({ path }) => !isAnswered(path)),
    answered.length,
  );
}

/** What of a CV matters where it is wrong, a score, a client or a letter going by it, with what speaks against each. */
export const valuesOfCandidate = (candidate: Read): Value[] => [
  nameOf(candidate),
  ...layoutOf(candidate),
  ...reachOf(candidate),
  ...townOf(candidate),
  ...workOf(candidate),
  ...studyOf(candidate),
  ...languagesOf(candidate),
  ...datesIn(candidate),
];
