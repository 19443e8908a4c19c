import type { Signs } from "#engine/doubts/chance.ts";

export interface Sample {
  signs: Signs;
  wrong: boolean;
}

/** Steps of the descent, their size, and how strongly weights are held to nought: few samples make small weights. */
const STEPS = 4000;
const SIZE = 0.3;
const HELD = 0.001;
/** What is known before anything was seen: of four values without a sign one in ten is wrong, which is too little to ask. */
const BEFORE = { samples: 4, wrong: 0.1 };

/** Weights of a logistic regression: the chance to be wrong by the signs. The same samples give the same weights. */
export function weightsOf(samples: readonly Sample[]): Record<string, number> {
  const names = [...new Set(samples.flatMap(({ signs }) => Object.keys(signs)))];
  const seen = samples.map(({ signs, wrong }) => ({ row: names.map((name) => Number(signs[name] ?? 0)), wrong: Number(wrong) }));
  const before = Array.from({ length: BEFORE.samples }, () => ({ row: names.map(() => 0), wrong: BEFORE.wrong }));
  const rows = [...seen, ...before];
  let base = 0;
  const weights = names.map(() => 0);
  for (let step = 0; step < STEPS; step += 1) {
    const slopes = names.map(() => 0);
    let slope = 0;
    for (const { row, wrong } of rows) {
      const sum = row.reduce((all, value, index) => all + value * (weights[index] ?? 0), base);
      const error = 1 / (1 + Math.exp(-sum)) - wrong;
      slope += error;
      row.forEach((value, index) => {
        slopes[index] = (slopes[index] ?? 0) + error * value;
      });
    }
    base -= (SIZE * slope) / rows.length;
    weights.forEach((weight, index) => {
      // What speaks against a value never makes it likelier to be right.
      weights[index] = Math.max(0, weight - SIZE * ((slopes[index] ?? 0) / rows.length + HELD * weight));
    });
  }
  const rounded = (value: number) => Math.round(value * 100) / 100;
  return Object.fromEntries([["base", rounded(base)], ...names.map((name, index) => [name, rounded(weights[index] ?? 0)] as const)]);
}
