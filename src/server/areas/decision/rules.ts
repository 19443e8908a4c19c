import { createHash } from "node:crypto";
import type { Weights } from "#contract/account/workspace.ts";
import type { MatchSnapshot } from "#contract/candidate/dossier.ts";
import type { Criterion, Match } from "#contract/job/match.ts";
import type { WeightChange } from "#contract/job/weights.ts";
import { FACTS_VERSION } from "#engine/facts/fact.ts";
import { isSame, usual } from "#server/areas/weights/rules.ts";

/** JSON with its keys in order: the same content has the same text, however the database keeps it. */
const inOrder = (value: unknown): string =>
  JSON.stringify(value, (_, part) =>
    part && typeof part === "object" && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );

/** The SHA-256 of a value in hexadecimal. */
export const hashOf = (value: unknown): string => createHash("sha256").update(inOrder(value)).digest("hex");

/** What a match says, to be kept: its places on the page, which only a screen needs, left out. */
export function snapshotOf(
  { engine_version, score, exact_score, points, criteria }: Match,
  inputs: MatchSnapshot["inputs"],
  { weights, from }: { weights: Weights; from: WeightChange | null },
): MatchSnapshot {
  const of = isSame(weights, usual) ? "product" : from?.kind === "learned" ? "learned" : "workspace";
  return {
    engine_version,
    facts_version: FACTS_VERSION,
    score,
    exact_score,
    points,
    inputs,
    weights: { of, points: weights, ...(from && { change_id: from.id }) },
    criteria: criteria.map(keptOf),
  };
}

const keptOf = ({ nearest: _, evidence, ...criterion }: Criterion): MatchSnapshot["criteria"][number] => ({
  ...criterion,
  evidence: evidence.map(({ boxes: __, ...one }) => one),
});
