import data from "#engine/data/shared/clause-weights.json" with { type: "json" };
import { unpacked, type Weights } from "#engine/learned/packed-weights.ts";
import type { Statement } from "../text/statement.ts";
import { clauseFeatures, Surroundings } from "./clause-features.ts";

let known: Weights | null = null;
/** What `npm run eval -- clauses --learn` learnt, unpacked once it is asked for. */
function clauseWeights(): Weights {
  known ??= unpacked(data, 1);
  return known;
}

/** How likely a clause with these features asks something of whoever applies, from 0 to 1 (logistic regression). */
function chanceOf(features: readonly string[], weights: Weights): number {
  const sum = features.reduce((all, feature) => all + (weights.get(feature)?.[0] ?? 0), 0);
  return 1 / (1 + Math.exp(-sum));
}

/** From which chance on a clause asks although the rules leave it out, and below which it doesn't although they take it. */
const ASKS = 0.7;
const TELLS = 0.1;

/**
 * Whether a clause of a statement asks, where its own words, its neighbours and the line over its list are sure of it; null where they
 * aren't. Statements are asked in their order.
 */
export function askReader(text: string, statements: readonly Statement[]): (index: number) => (words: string) => boolean | null {
  const surroundings = new Surroundings(text, statements);
  return (index) => {
    const around = surroundings.of(index);
    return (words) => {
      const chance = chanceOf(clauseFeatures(words, around), clauseWeights());
      return chance > ASKS ? true : chance < TELLS ? false : null;
    };
  };
}
