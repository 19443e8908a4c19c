import data from "#engine/data/shared/entry-weights.json" with { type: "json" };
import { unpacked, type Weights } from "#engine/learned/packed-weights.ts";
import { ACTIONS } from "./entry-reading.ts";

let known: Weights | null = null;
/** What `npm run eval -- entries --learn` learnt, unpacked once it is asked for. */
export function entryWeights(): Weights {
  known ??= unpacked(data, ACTIONS.length);
  return known;
}
