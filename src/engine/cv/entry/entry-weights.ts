import data from "#engine/data/shared/entry-weights.json" with { type: "json" };
import { ACTIONS, type EntryWeights } from "./entry-reading.ts";

/** A feature's number: 32 bits of FNV-1a. Two features of one number are too few to matter. */
export function numberOf(feature: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < feature.length; at++) hash = Math.imul(hash ^ feature.charCodeAt(at), 0x01000193);
  return hash >>> 0;
}

/** Weights are kept as whole steps of the greatest of them. */
export const STEPS = 127;

/** Features by number, and for each a byte per action. */
export interface PackedWeights {
  most: number;
  features: string;
  weights: string;
}

export function unpacked({ most, features, weights }: PackedWeights): EntryWeights {
  const bytes = (text: string) => Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
  const numbers = new Uint32Array(bytes(features).buffer);
  const rows = Float32Array.from(new Int8Array(bytes(weights).buffer), (step) => (step * most) / STEPS);
  const places = new Map<number, number>();
  for (const [place, number] of numbers.entries()) places.set(number, place);
  return {
    get(feature) {
      const place = places.get(numberOf(feature));
      return place === undefined ? undefined : rows.subarray(place * ACTIONS.length, (place + 1) * ACTIONS.length);
    },
  };
}

let known: EntryWeights | null = null;
/** What `npm run eval -- entries --learn` learnt, unpacked once it is asked for. */
export function entryWeights(): EntryWeights {
  known ??= unpacked(data);
  return known;
}
