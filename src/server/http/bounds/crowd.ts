import { setImmediate as nextRound } from "node:timers/promises";
import type { Call } from "#contract/call.ts";
import { unavailable } from "#server/core/failures.ts";

interface Most {
  /** Calls answered at once. */
  all: number;
  /** Of these from one address, so that nobody fills the room alone. */
  of_address: number;
}
/** As many as are answered within some three seconds where each costs 15 ms: who would wait longer is told at once, and asks again. */
const MOST: Most = { all: 200, of_address: 120 };

export interface Crowd {
  /** Lets a call in, or refuses it with 503 and `Retry-After`; to be told once it is over. */
  enter(call: Pick<Call, "upload" | "stream">, address: string): () => void;
  /**
   * The turn of a call that was let in, in their order: each begins in a round of its own of Node's loop, in which whoever has knocked
   * meanwhile is heard and counted. On the embedded database an answer is made without a pause in which that could be.
   */
  turn(): Promise<void>;
}

/**
 * So many calls are answered at once and no more: under a load beyond what the machine can answer, those let in are answered in time
 * and the others know at once, instead of all waiting ever longer. Uploads and streams take long without keeping anybody waiting;
 * they have bounds of their own (room, engine, model).
 */
export function openCrowd(most = MOST): Crowd {
  let inside = 0;
  let last: Promise<void> = Promise.resolve();
  const of = new Map<string, number>();
  return {
    enter: ({ upload, stream }, address) => {
      if (upload || stream) return () => {};
      const theirs = of.get(address) ?? 0;
      if (inside >= most.all || theirs >= most.of_address) throw unavailable();
      inside += 1;
      of.set(address, theirs + 1);
      return () => {
        inside -= 1;
        const left = (of.get(address) ?? 1) - 1;
        if (left > 0) of.set(address, left);
        else of.delete(address);
      };
    },
    turn: () => {
      last = last.then(() => nextRound());
      return last;
    },
  };
}
