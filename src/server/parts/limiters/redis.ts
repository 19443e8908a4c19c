import { createClient } from "@redis/client";
import { RateLimiterRedis } from "rate-limiter-flexible";
import type { Log } from "../parts.ts";
import { type Limit, type Limiters, withHashedKeys } from "./limiters.ts";
import { inMemory } from "./memory.ts";

/** So long it is waited for at the start, and for each answer. */
const WITHIN_MS = 2000;

/** Counts in Redis, for all processes that share it. While it is away each counts for itself: nobody is shut out, nor let in without bound. */
export async function openRedisLimiters(url: string, log: Log): Promise<Limiters> {
  const client = createClient({
    url,
    commandOptions: { timeout: WITHIN_MS },
    disableOfflineQueue: true,
    socket: { connectTimeout: WITHIN_MS },
  });
  let told = Number.NEGATIVE_INFINITY;
  client.on("error", (error: Error) => {
    if (performance.now() - told < 60_000) return;
    told = performance.now();
    log.error(`Redis doesn't answer; each process counts for itself meanwhile. ${error.message}`);
  });
  await client.connect();
  const limiter = ({ name, ...limit }: Limit) =>
    withHashedKeys(
      new RateLimiterRedis({
        ...limit,
        keyPrefix: `proffer:${name}`,
        storeClient: client,
        useRedisPackage: true,
        rejectIfRedisNotReady: true,
        insuranceLimiter: inMemory({ name, ...limit }),
      }),
    );
  return {
    about: `counted in Redis at ${new URL(url).host}`,
    limiter,
    frequent: limiter,
    tidy: async () => {}, // what counts no more leaves by itself
    close: async () => client.destroy(),
  };
}
