import { setImmediate as nextRound } from "node:timers/promises";
import { LRUCache } from "lru-cache";
import type { Call } from "#contract/call.ts";
import { unavailable } from "#server/core/failures.ts";
import { tokenHash } from "#server/core/link-token.ts";

interface Most {
  /** Calls answered at once. */
  all: number;
  /** Of these from one address, so that nobody fills the room alone. */
  of_address: number;
  /** And of whoever hasn't shown a session that counts: the rest is for those who work here. */
  of_strangers: number;
}
/** As many as are answered within some three seconds where each costs 15 ms: who would wait longer is told at once, and asks again. */
const MOST: Most = { all: 200, of_address: 120, of_strangers: 120 };
/** So long a session is known as one that counted; what it may do is looked up at each call all the same. */
const KNOWN_MS = 20 * 60_000;

/** A call at the door: from where, and what it shows of a session (`Authorization`). */
interface Knock {
  call: Pick<Call, "upload" | "stream">;
  address: string;
  authorization: string | null;
}

export interface Crowd {
  /** How many calls are inside. */
  readonly inside: number;
  /** Lets a call in, or refuses it with 503 and `Retry-After`; to be told once it is over. */
  enter(knock: Knock): () => void;
  /**
   * The turn of a call that was let in, in their order: each begins in a round of its own of Node's loop, in which whoever has knocked
   * meanwhile is heard and counted. On the embedded database an answer is made without a pause in which that could be.
   */
  turn(): Promise<void>;
  /** What was shown turned out to be a session: from now on it isn't a stranger's. */
  recognise(authorization: string | null): void;
}

/**
 * So many calls are answered at once and no more: under a load beyond what the machine can answer, those let in are answered in time
 * and the others know at once, instead of all waiting ever longer. Uploads and streams take long without keeping anybody waiting;
 * they have bounds of their own (room, engine, model).
 */
export function openCrowd(most = MOST): Crowd {
  let inside = 0;
  let strangers = 0;
  let last: Promise<void> = Promise.resolve();
  const of = new Map<string, number>();
  const known = new LRUCache<string, true>({ max: 20_000, ttl: KNOWN_MS });
  const nameOf = (authorization: string) => tokenHash(authorization).toString("base64url");
  return {
    get inside() {
      return inside;
    },
    enter: ({ call: { upload, stream }, address, authorization }) => {
      if (upload || stream) return () => {};
      const isStranger = !authorization || !known.has(nameOf(authorization));
      const theirs = of.get(address) ?? 0;
      if (inside >= most.all || theirs >= most.of_address || (isStranger && strangers >= most.of_strangers)) throw unavailable();
      inside += 1;
      if (isStranger) strangers += 1;
      of.set(address, theirs + 1);
      return () => {
        inside -= 1;
        if (isStranger) strangers -= 1;
        const left = (of.get(address) ?? 1) - 1;
        if (left > 0) of.set(address, left);
        else of.delete(address);
      };
    },
    turn: () => {
      last = last.then(() => nextRound());
      return last;
    },
    recognise: (authorization) => {
      if (authorization) known.set(nameOf(authorization), true);
    },
  };
}
