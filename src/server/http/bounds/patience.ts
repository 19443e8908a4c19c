import { setTimeout as pause } from "node:timers/promises";

/** How long the server waits for whoever is slow, in milliseconds. */
export interface Patience {
  headers: number;
  /** A whole request: an upload over a slow line may take long, as long as it goes on. */
  request: number;
  /** The whole body of a caller without a session. */
  stranger: number;
  /** In each stretch a body that isn't whole has to grow (by `LEAST_BYTES`). */
  stretch: number;
  /** A connection on which nothing moves, neither way. */
  silence: number;
  /** A connection that is kept for the next call: longer than a balancer keeps its own (60 s is usual), or that sends a call into the one just closed. */
  kept: number;
  /** How often it is looked whether one of these is over. */
  look: number;
  /** Lets whoever fails to log in wait. A test counts that instead. */
  pause: (ms: number) => Promise<unknown>;
}

export const PATIENCE: Patience = {
  headers: 15_000,
  request: 600_000,
  stranger: 60_000,
  stretch: 10_000,
  silence: 600_000,
  kept: 65_000,
  look: 1000,
  pause,
};
/** Whoever sends less than this in a stretch holds a connection for nothing: 1 KB a second is a fifth of what a bad mobile line does. */
export const LEAST_BYTES = 10 * 1024;
