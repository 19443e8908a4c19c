import { numberOf, type PackedWeights, STEPS } from "#engine/learned/packed-weights.ts";

/** Weights as their file keeps them, without the features that none of whose weights reaches `least`. */
export function packed(weights: ReadonlyMap<string, Float32Array>, least: number): PackedWeights {
  const kept = [...weights]
    .filter(([, row]) => row.some((weight) => Math.abs(weight) >= least))
    .sort(([a], [b]) => numberOf(a) - numberOf(b));
  const most = kept.reduce((sum, [, row]) => row.reduce((one, weight) => Math.max(one, Math.abs(weight)), sum), 0);
  const bytes = Int8Array.from(kept.flatMap(([, row]) => [...row].map((weight) => Math.round((weight / most) * STEPS))));
  const numbers = Uint32Array.from(kept.map(([feature]) => numberOf(feature)));
  const text = (of: Uint32Array | Int8Array) => Buffer.from(of.buffer).toString("base64");
  return { most, features: text(numbers), weights: text(bytes) };
}
