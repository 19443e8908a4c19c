import { rank } from "#engine/matching/judges/finding.ts";

/** One verdict a place, as its `rank`. */
export type Verdicts = Uint8Array;
export const MET = rank.met;
export const PARTLY = rank.partly;
export const NOT_MET = rank.not_met;
export const UNKNOWN = rank.unknown;

/** As `yearsVerdict`. */
export const byYears = (has: number, asked: number): number => (has >= asked ? MET : has >= asked / 2 ? PARTLY : NOT_MET);
