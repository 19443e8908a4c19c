import { type RateLimiterAbstract, RateLimiterRes } from "rate-limiter-flexible";
import { afterAll, describe, expect, test } from "vitest";
import { openEmbedded } from "#server/parts/database/embedded.ts";
import { migrate } from "#server/parts/database/migrate.ts";
import { startRedis } from "#tests/support/redis.ts";
import type { Limiters } from "./limiters.ts";
import { openPostgresLimiters } from "./postgres.ts";
import { openRedisLimiters } from "./redis.ts";

const database = await openEmbedded({});
await migrate(database);
const redis = await startRedis();
if (!redis) console.log("Skipped what needs Redis: this machine has none.");
const told: unknown[] = [];
const log = { info: () => {}, error: (error: unknown) => void told.push(error) };
const opened: Limiters[] = [];
const onRedis = async () => {
  const limiters = await openRedisLimiters(redis?.url ?? "", log);
  opened.push(limiters);
  return limiters;
};
afterAll(async () => {
  for (const limiters of opened) await limiters.close();
  await redis?.stop();
  await database.close();
});

const places = [
  { place: "in the database", open: async () => openPostgresLimiters(database) },
  ...(redis ? [{ place: "in Redis", open: onRedis }] : []),
];

describe.each(places)("limits counted $place", ({ place, open }) => {
  test("hold for all processes together, each limit and each caller by itself, until their time is over", async () => {
    const [one, other] = [await open(), await open()].map((limiters) => limiters.limiter({ name: `try ${place}`, points: 3, duration: 2 }));
    const elsewhere = (await open()).limiter({ name: `other ${place}`, points: 3, duration: 2 });
    const from = Date.now();
    for (const limiter of [one, other, one]) await limiter?.consume("2001:db8::1");
    await expect(other?.consume("2001:db8::1")).rejects.toBeInstanceOf(RateLimiterRes);
    expect(await other?.consume("2001:db8::2")).toMatchObject({ remainingPoints: 2 });
    expect(await elsewhere.consume("2001:db8::1")).toMatchObject({ remainingPoints: 2 });
    expect((await one?.get("2001:db8::1"))?.consumedPoints).toBe(4);
    await expect
      .poll(() =>
        one?.consume("2001:db8::1").then(
          () => Date.now() - from >= 1900,
          () => false,
        ),
      )
      .toBe(true);
  });

  test("a thousand tries at once pass no more than may", async () => {
    const limiter = (await open()).limiter({ name: `crowd ${place}`, points: 20, duration: 60 });
    const passed = await Promise.allSettled(Array.from({ length: 1000 }, () => limiter.consume("somebody")));
    expect(passed.filter(({ status }) => status === "fulfilled")).toHaveLength(20);
  });
});

test("whom the database counts can't be read there, and what counts no more is removed", async () => {
  const limiters = openPostgresLimiters(database);
  await limiters.limiter({ name: "ended", points: 1, duration: 0.001 }).consume("noor@proffer.example");
  await limiters.limiter({ name: "lasting", points: 1, duration: 60 }).consume("noor@proffer.example");
  const keys = async () => (await database.executeSql("select key from rate_limits where key ~ '^(ended|lasting) '")).rows.map(String);
  expect(await keys()).toHaveLength(2);
  expect(JSON.stringify((await database.executeSql("select * from rate_limits")).rows)).not.toMatch(/noor|2001:db8/);
  const left = async () => {
    await limiters.tidy();
    return keys();
  };
  await expect.poll(left).toHaveLength(1);
});

test.skipIf(!redis)("while Redis is away each process counts for itself, says so once, and counts there again after", async () => {
  const [limiter, other] = [await onRedis(), await onRedis()].map((of) => of.limiter({ name: "away", points: 2, duration: 60 })) as [
    RateLimiterAbstract,
    RateLimiterAbstract,
  ];
  await limiter.consume("somebody");
  told.length = 0;
  await redis?.stop();
  await expect.poll(() => told.length).toBeGreaterThan(0);
  await limiter.consume("somebody");
  await limiter.consume("somebody");
  await expect(limiter.consume("somebody")).rejects.toBeInstanceOf(RateLimiterRes);
  expect(told.length).toBeLessThanOrEqual(opened.length);
  await redis?.again();
  const countedTogether = async () => {
    await limiter.consume("another").catch(() => {});
    return (await other.get("another"))?.consumedPoints;
  };
  await expect.poll(countedTogether).toBeGreaterThan(0);
});
