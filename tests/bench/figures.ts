import { loadavg } from "node:os";

/** The value below which a part of the figures lies (0.99: all but one in a hundred). */
export function percentile(figures: number[], part: number): number {
  const sorted = [...figures].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.max(0, Math.ceil(part * sorted.length) - 1))] ?? Number.NaN;
}

/** What a piece of work took, in milliseconds. */
export async function took(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

export const ms = (figure: number): string => `${figure.toFixed(figure < 10 ? 1 : 0)} ms`;
export const seconds = (figure: number): string => `${(figure / 1000).toFixed(2)} s`;
export const tell = (what: string, figure: string): void => console.log(`${what.padEnd(66)} ${figure}`);
/** What else the machine does, over one and five minutes: a figure says little without it. */
export const load = (): string =>
  loadavg()
    .slice(0, 2)
    .map((figure) => figure.toFixed(1))
    .join(", ");
