import { RateLimiterMemory } from "rate-limiter-flexible";
import type { Limit, Limiters } from "./limiters.ts";

export const inMemory = ({ name, ...limit }: Limit) => new RateLimiterMemory({ ...limit, keyPrefix: name });

/** Counts within this process: for the embedded database, which has no other. */
export function openMemoryLimiters(): Limiters {
  return {
    about: "counted by this process",
    limiter: inMemory,
    frequent: inMemory,
    tidy: async () => {},
    close: async () => {},
  };
}
