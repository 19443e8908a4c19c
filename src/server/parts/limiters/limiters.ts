import { createHash } from "node:crypto";
import type { RateLimiterAbstract } from "rate-limiter-flexible";

export interface Limit {
  /** Names it among the others: two of one name count together. */
  name: string;
  points: number;
  /** In seconds, from the first point on. */
  duration: number;
}

/** Who counts how often something was done: together with every other process, where there may be several. */
export interface Limiters {
  about: string;
  limiter(limit: Limit): RateLimiterAbstract;
  /** For what is counted at each call: by this process alone where counting together would cost a write each time. */
  frequent(limit: Limit): RateLimiterAbstract;
  /** Removes what counts no more. */
  tidy(): Promise<void>;
  close(): Promise<void>;
}

/** Whom it counts stands elsewhere as a hash: an address or a mailbox is somebody's. */
export function withHashedKeys<L extends RateLimiterAbstract>(limiter: L): L {
  limiter.getKey = (key) => `${limiter.keyPrefix} ${createHash("sha256").update(String(key)).digest("base64url")}`;
  return limiter;
}
