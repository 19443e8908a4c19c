import { createHash } from "node:crypto";
import type { Weights } from "#contract/account/workspace.ts";
import type { WeightChange, WeightSuggestion, WeightsState } from "#contract/job/weights.ts";
import { pointsNames, sharesOf } from "#engine/weights/shares.ts";
import { suggestWeights } from "#engine/weights/suggest.ts";
import { weightsOf } from "#server/areas/ranking/rules.ts";
import type { StoredDecision } from "./queries.ts";

/** The product's own. */
export const usual: Weights = weightsOf({});

export const isSame = (one: Weights, other: Weights) => pointsNames.every((name) => one[name] === other[name]);

const stands = ({ undone_at }: WeightChange) => undone_at === null;
const changed = (changes: readonly WeightChange[]) => changes.filter((one) => stands(one) && one.kind !== "refused");

/** The change that made these weights; null: they are the product's, or older than any change that is kept. */
export function originOf(changes: readonly WeightChange[], now: Weights): WeightChange | null {
  const [newest] = changed(changes);
  return newest && isSame(newest.after, now) ? newest : null;
}

/** What learning is held near: what somebody set by hand last, else what the workspace had before it learned anything. */
function baseOf(changes: readonly WeightChange[], now: Weights): Weights {
  const known = changed(changes);
  return known.find(({ kind }) => kind === "set")?.after ?? known.at(-1)?.before ?? now;
}

/** So many decisions after a refusal another suggestion is made. */
const AFTER_REFUSAL = 10;

/** What the decisions (newest first) suggest, held against the answers that were given before. */
function suggestionOf(decisions: readonly StoredDecision[], changes: readonly WeightChange[], now: Weights): WeightSuggestion {
  const decided = decisions.map(({ job_id, is_chosen, said }) => ({
    job_id,
    isChosen: is_chosen,
    shares: sharesOf(said.criteria, said.weights.points),
  }));
  const suggestion = suggestWeights(decided, baseOf(changes, now), now);
  if (suggestion.is !== "better") return suggestion;
  const refused = changes.find((one) => one.kind === "refused" && stands(one));
  if (refused && isSame(refused.before, now)) {
    const since = decisions.filter(({ at }) => at > refused.at).length;
    if (since < AFTER_REFUSAL) return { is: "refused", change_id: refused.id, after_refusal: AFTER_REFUSAL - since };
  }
  const key = createHash("sha256")
    .update(JSON.stringify([now, suggestion]))
    .digest("hex");
  return { ...suggestion, key };
}

/** Changes that a screen lists. */
const SHOWN = 50;

export function stateOf(decisions: readonly StoredDecision[], changes: readonly WeightChange[], now: Weights): WeightsState {
  const from = originOf(changes, now);
  return {
    weights: now,
    usual,
    from,
    suggestion: suggestionOf(decisions, changes, now),
    changes: changes.slice(0, SHOWN),
    undoable: from?.id ?? null,
  };
}
