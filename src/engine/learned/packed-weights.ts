/** Weights as their file keeps them: features by number, and for each a byte per choice. */
export interface PackedWeights {
  /** What the greatest step stands for. */
  most: number;
  features: string;
  weights: string;
}

/** Weights by feature: one number for each choice; undefined where nothing was learnt of it. */
export interface Weights {
  get(feature: string): Float32Array | undefined;
}

/** Weights are kept as whole steps of the greatest of them. */
export const STEPS = 127;

/** A feature's number: 32 bits of FNV-1a. Two features of one number are too few to matter. */
export function numberOf(feature: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < feature.length; at++) hash = Math.imul(hash ^ feature.charCodeAt(at), 0x01000193);
  return hash >>> 0;
}

/** The weights of a file, for so many choices. */
export function unpacked({ most, features, weights }: PackedWeights, choices: number): Weights {
  const bytes = (text: string) => Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
  const numbers = new Uint32Array(bytes(features).buffer);
  const rows = Float32Array.from(new Int8Array(bytes(weights).buffer), (step) => (step * most) / STEPS);
  const places = new Map<number, number>();
  for (const [place, number] of numbers.entries()) places.set(number, place);
  return {
    get(feature) {
      const place = places.get(numberOf(feature));
      return place === undefined ? undefined : rows.subarray(place * choices, (place + 1) * choices);
    },
  };
}
