import type { Call } from "#contract/call.ts";
import { unavailable } from "#server/core/failures.ts";

/** As many as are answered within some three seconds where each costs 15 ms: who would wait longer is told at once, and asks again. */
const MOST_AT_ONCE = 200;

export interface Crowd {
  /** Lets a call in, or refuses it with 503 and `Retry-After`; to be told once it is over. */
  enter(call: Pick<Call, "upload" | "stream">): () => void;
}

/**
 * So many calls are answered at once and no more: under a load beyond what the machine can answer, those let in are answered in time
 * and the others know at once, instead of all waiting ever longer. Uploads and streams take long without keeping anybody waiting;
 * they have bounds of their own (room, engine, model).
 */
export function openCrowd(most = MOST_AT_ONCE): Crowd {
  let inside = 0;
  return {
    enter: ({ upload, stream }) => {
      if (upload || stream) return () => {};
      if (inside >= most) throw unavailable();
      inside += 1;
      return () => {
        inside -= 1;
      };
    },
  };
}
