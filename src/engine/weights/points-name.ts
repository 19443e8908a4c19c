import type { Weights } from "#contract/account/workspace.ts";
import type { Criterion, CriterionKind } from "#contract/job/match.ts";

export type PointsName = keyof Weights;

/** Whose points a field of the job has. What isn't here (a skill) has those of its kind. */
const byField: Partial<Record<CriterionKind, PointsName>> = {
  title: "title",
  experience: "years",
  education: "education",
  language: "language",
  place: "place",
  hours: "hours",
  availability: "start",
  salary: "salary",
  relevance: "relevance",
};

/** Which of a workspace's weights a line of a comparison goes by, where nobody gave it points of its own; a knock-out and what a model said by none. */
export function pointsNameOf({ criterion, kind, requirement_id }: Pick<Criterion, "criterion" | "kind" | "requirement_id">) {
  if (kind === "knock_out" || criterion === "meaning") return null;
  return requirement_id === undefined ? (byField[criterion] ?? kind) : kind;
}
