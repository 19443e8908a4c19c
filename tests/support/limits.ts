import { RateLimiterRes } from "rate-limiter-flexible";
import { expect, test } from "vitest";
import type { Limiters } from "#server/parts/limiters/limiters.ts";

/** What limits promise, whoever counts. */
export function tryLimits(open: () => Promise<Limiters>): void {
  test("hold for all processes together, each limit and each caller by itself", async () => {
    const [one, other] = [await open(), await open()].map((limiters) => limiters.limiter({ name: "try", points: 3, duration: 3600 }));
    const elsewhere = (await open()).limiter({ name: "other", points: 3, duration: 3600 });
    for (const limiter of [one, other, one]) await limiter?.consume("2001:db8::1");
    await expect(other?.consume("2001:db8::1")).rejects.toBeInstanceOf(RateLimiterRes);
    expect(await other?.consume("2001:db8::2")).toMatchObject({ remainingPoints: 2 });
    expect(await elsewhere.consume("2001:db8::1")).toMatchObject({ remainingPoints: 2 });
    expect((await one?.get("2001:db8::1"))?.consumedPoints).toBe(4);
  });

  test("end with their time", async () => {
    const limiter = (await open()).limiter({ name: "brief", points: 1, duration: 1 });
    await limiter.consume("somebody");
    const again = () =>
      limiter.consume("somebody").then(
        () => true,
        () => false,
      );
    await expect.poll(again).toBe(true);
  });

  test("let no more of a thousand tries at once pass than may", async () => {
    const limiter = (await open()).limiter({ name: "crowd", points: 20, duration: 3600 });
    const passed = await Promise.allSettled(Array.from({ length: 1000 }, () => limiter.consume("somebody")));
    expect(passed.filter(({ status }) => status === "fulfilled")).toHaveLength(20);
  });
}
