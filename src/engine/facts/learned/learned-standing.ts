import data from "#engine/data/shared/standing-weights.json" with { type: "json" };
import { unpacked, type Weights } from "#engine/learned/packed-weights.ts";
import type { Span } from "#engine/matching/passages.ts";
import { standingFeatures } from "./standing-features.ts";

/** How far somebody is with what a passage mentions, in the order of the weights; `untold`: it says nothing of them. */
export const standings = ["has", "learns", "wants", "had", "denies", "untold"] as const;
export type Standing = (typeof standings)[number];

let known: Weights | null = null;
/** What `npm run eval -- standing --learn` learnt, unpacked once it is asked for. */
function standingWeights(): Weights {
  known ??= unpacked(data, standings.length);
  return known;
}

/** How likely each standing is by these features, in their order (multinomial logistic regression). */
export function chancesOf(features: readonly string[], weights: Weights): number[] {
  const rows = features.flatMap((feature) => weights.get(feature) ?? []);
  const sums = standings.map((_, at) => rows.reduce((sum, row) => sum + (row[at] ?? 0), 0));
  const most = Math.max(...sums);
  const powers = sums.map((sum) => Math.exp(sum - most));
  const total = powers.reduce((sum, one) => sum + one, 0);
  return powers.map((one) => one / total);
}

/** From which chance on less than having it is taken; that it is told of others needs more, since it takes a proof away. */
const SURE = 0.7;
const SURE_OF_OTHERS = 0.9;

/**
 * The standing that chances tell where they are sure of it and the rules take it as had; else that of the rules, who know by plain words
 * what is no more than learnt, wished or denied.
 */
export function surestOf(chances: readonly number[], rules: Standing): Standing {
  const best = chances.indexOf(Math.max(...chances));
  const told = standings[best] ?? rules;
  return rules === "has" && (chances[best] ?? 0) >= (told === "untold" ? SURE_OF_OTHERS : SURE) ? told : rules;
}

/** The standing that a passage's words tell where they are sure of it; else that of the rules. */
export const learnedStanding = (text: string, found: Span, passage: Span, paper: boolean, rules: Standing): Standing =>
  surestOf(chancesOf(standingFeatures(text, found, passage, paper, rules), standingWeights()), rules);
