/** Four times n log n is 4.6 times as long, four times n squared 16 times. */
const TIMES = 4;
const MOST_GROWTH = 10;
/** In milliseconds of processor: of shorter times the growth is chance. */
const LEAST_MS = 40;

/** In milliseconds of this thread's processor: what else the machine does is no part of it. */
function spentOn(run: () => unknown): number {
  const before = process.threadCpuUsage();
  run();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000;
}

/** Of three times the shortest. */
const shortestOf = (run: () => unknown): number => Math.min(...[1, 2, 3].map(() => spentOn(run)));

/**
 * How a call grows that does so more than n log n, or null: on a text and on one of a quarter of its length. It has to be long, for a
 * steep function is quick on short texts: to compare 16,000 characters by pairs takes longer than `LEAST_MS`.
 */
export function steepness(call: (text: string) => () => unknown, of: (length: number) => string, length: number): string | null {
  const run = call(of(length));
  if (spentOn(run) < LEAST_MS) return null;
  const ms = shortestOf(run);
  const before = shortestOf(call(of(length / TIMES)));
  if (ms < LEAST_MS || ms / before < MOST_GROWTH) return null;
  return `${before.toFixed(1)} ms at ${length / TIMES} characters, ${ms.toFixed(1)} ms at ${length}`;
}
