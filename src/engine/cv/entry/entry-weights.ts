import { unpacked, type Weights } from "#engine/learned/packed-weights.ts";
import data from "../data/entry-weights.json" with { type: "json" };
import { ACTIONS } from "./entry-reading.ts";

let known: Weights | null = null;
/** What `npm run eval -- entries --learn` learnt, unpacked once it is asked for. */
export function entryWeights(): Weights {
  known ??= unpacked(data, ACTIONS.length);
  return known;
}
