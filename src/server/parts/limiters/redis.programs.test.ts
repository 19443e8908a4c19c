import { RateLimiterRes } from "rate-limiter-flexible";
import { afterAll, describe, expect, test } from "vitest";
import { tryLimits } from "#tests/support/limits.ts";
import { startRedis } from "#tests/support/redis.ts";
import type { Limiters } from "./limiters.ts";
import { openRedisLimiters } from "./redis.ts";

const redis = await startRedis();
const told: unknown[] = [];
const log = { info: () => {}, error: (error: unknown) => void told.push(error) };
const opened: Limiters[] = [];
const open = async () => {
  const limiters = await openRedisLimiters(redis.url, log);
  opened.push(limiters);
  return limiters;
};
afterAll(async () => {
  for (const limiters of opened) await limiters.close();
  await redis.stop();
});

describe("limits counted in Redis", () => {
  tryLimits(open);

  test("are counted by each process for itself while it is away, which says so once, and there again after", async () => {
    const [one, two] = [await open(), await open()];
    const [limiter, other] = [one, two].map((of) => of.limiter({ name: "away", points: 2, duration: 3600 }));
    if (!limiter || !other) throw new Error("Two were opened");
    await limiter.consume("somebody");
    told.length = 0;
    await redis.stop();
    await expect.poll(() => told.length).toBeGreaterThan(0);
    await limiter.consume("somebody");
    await limiter.consume("somebody");
    await expect(limiter.consume("somebody")).rejects.toBeInstanceOf(RateLimiterRes);
    expect(told.length).toBeLessThanOrEqual(opened.length);
    await redis.again();
    const countedTogether = async () => {
      await limiter.consume("another").catch(() => {});
      return (await other.get("another"))?.consumedPoints;
    };
    await expect.poll(countedTogether).toBeGreaterThan(0);
  });
});
