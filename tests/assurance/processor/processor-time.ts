import { readdirSync, readFileSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";

/** Linux counts processor time by the hundredth of a second (`getconf CLK_TCK`). */
const TICK_MS = 10;
const LOOK_MS = 500;

interface Seen {
  parent: number;
  ms: number;
}

/** Every process with its processor time, that of the children it has seen the end of included. */
function processes(): Map<number, Seen> {
  const all = new Map<number, Seen>();
  for (const name of readdirSync("/proc")) {
    if (!/^\d+$/.test(name)) continue;
    try {
      const told = readFileSync(`/proc/${name}/stat`, "utf8");
      // A program's name stands in brackets, and may hold spaces and brackets itself.
      const fields = told.slice(told.lastIndexOf(")") + 2).split(" ");
      const ticks = fields.slice(11, 15).reduce((sum, each) => sum + Number(each), 0);
      all.set(Number(name), { parent: Number(fields[1]), ms: ticks * TICK_MS });
    } catch {
      // It has ended meanwhile: its parent tells of it.
    }
  }
  return all;
}

/** What a process has used of the processors, with everything that it started: threads, children, those that ended. In milliseconds. */
export function processorTime(pid: number): number {
  const all = processes();
  const isWithin = (each: number): boolean => each === pid || (all.has(each) && isWithin((all.get(each) as Seen).parent));
  let sum = 0;
  for (const [each, { ms }] of all) if (isWithin(each)) sum += ms;
  return sum;
}

/** Milliseconds of processor, of the server and of its database. */
export interface Used {
  server: number;
  database: number;
}

export const whole = ({ server, database }: Used): number => server + database;

/** What two processes use while something is done, until what it set going has ended; what they use while nothing is done is taken off. */
export class Meter {
  private readonly pids: { server: number; database: number };
  private idle: Used = { server: 0, database: 0 };

  constructor(pids: { server: number; database: number }) {
    this.pids = pids;
  }

  /** What is used in a second in which nobody asks anything. */
  async learnIdle(seconds: number): Promise<Used> {
    await this.untilIdle();
    const before = this.now();
    await pause(seconds * 1000);
    const after = this.now();
    this.idle = { server: (after.server - before.server) / seconds, database: (after.database - before.database) / seconds };
    return this.idle;
  }

  async during(work: () => Promise<unknown>): Promise<Used> {
    const start = performance.now();
    const before = this.now();
    await work();
    await this.untilIdle();
    const after = this.now();
    const seconds = (performance.now() - start) / 1000;
    return {
      server: after.server - before.server - seconds * this.idle.server,
      database: after.database - before.database - seconds * this.idle.database,
    };
  }

  private now = (): Used => ({ server: processorTime(this.pids.server), database: processorTime(this.pids.database) });

  /** Until no more is used than by itself, give or take two ticks. */
  private async untilIdle(): Promise<void> {
    for (let before = whole(this.now()); ; ) {
      await pause(LOOK_MS);
      const now = whole(this.now());
      if (now - before <= (whole(this.idle) * LOOK_MS) / 1000 + 2 * TICK_MS) return;
      before = now;
    }
  }
}
