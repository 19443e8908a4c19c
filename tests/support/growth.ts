import { spentOn } from "./pace.ts";

/** Four times n log n is 4.6 times as long, four times n squared 16 times. */
const TIMES = 4;
/** As far from the one as from the other. */
const MOST_GROWTH = 8.5;
/** In milliseconds of processor: of shorter times the growth is chance. */
const LEAST_MS = 40;

const TRIES = 5;

/**
 * How a call grows that does so more than n log n, or null: on a text and on one of a quarter of its length. It has to be long, for a
 * steep function is quick on short texts: to compare 16,000 characters by pairs takes longer than `LEAST_MS`.
 */
export function steepness(call: (text: string) => () => unknown, of: (length: number) => string, length: number): string | null {
  const run = call(of(length));
  if (spentOn(run) < LEAST_MS) return null;
  const quarter = call(of(length / TIMES));
  // One after the other: from one second to the next a machine may take twice as long for the same.
  const tries = Array.from({ length: TRIES }, () => ({ before: spentOn(quarter), ms: spentOn(run) }));
  tries.sort((one, other) => one.ms / one.before - other.ms / other.before);
  const { before, ms } = tries[Math.floor(TRIES / 2)] as (typeof tries)[number];
  if (ms < LEAST_MS || ms / before < MOST_GROWTH) return null;
  return `${before.toFixed(1)} ms at ${length / TIMES} characters, ${ms.toFixed(1)} ms at ${length}`;
}
