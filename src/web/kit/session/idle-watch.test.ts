import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { type IdleWatch, watchIdle } from "./idle-watch.ts";

const MINUTE = 60_000;
const start = Date.UTC(2027, 0, 1);
let refreshed: number | null;
let server: "answers" | "fails" = "answers";
let refreshes: number;
let warnings: (number | null)[];
let ends: number[];
let watch: IdleWatch;

beforeEach(() => {
  vi.useFakeTimers({ now: start });
  refreshed = start;
  server = "answers";
  refreshes = 0;
  warnings = [];
  ends = [];
  watch = open();
});
afterEach(() => {
  watch.stop();
  vi.useRealTimers();
});

const open = () =>
  watchIdle({
    refreshedAt: () => refreshed,
    refresh: async () => {
      refreshes++;
      if (server === "answers") refreshed = Date.now();
    },
    onWarning: (endsAt) => warnings.push(endsAt),
    onEnd: () => {
      ends.push(Date.now() - start);
      refreshed = null;
    },
  });
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
/** Minutes of work: something every five seconds. */
async function work(minutes: number) {
  for (let step = 0; step < minutes * 12; step++) {
    watch.markActivity();
    await pass(5_000);
  }
}

describe("a session", () => {
  test("that was just refreshed isn't again, and what was done since counts the next time", async () => {
    await pass(20_000);
    refreshed = Date.now(); // by another tab
    watch.markActivity();
    await pass(10_000);
    expect(refreshes).toBe(0);
    await pass(30_000);
    expect(refreshes).toBe(1);
  });

  test("ends 20 minutes after its last refresh, with a warning one minute before", async () => {
    await pass(19 * MINUTE - 1000);
    expect(warnings).toEqual([]);
    await pass(1000);
    expect(warnings).toEqual([start + 20 * MINUTE]);
    await pass(59_000);
    expect(ends).toEqual([]);
    await pass(1000);
    expect(ends).toEqual([20 * MINUTE]);
    expect(refreshes).toBe(0);
  });

  test("ends once", async () => {
    await pass(60 * MINUTE);
    expect(ends).toHaveLength(1);
    expect(warnings).toEqual([start + 20 * MINUTE, null]);
  });

  test("is refreshed once every 30 seconds of activity, and lasts while one works", async () => {
    await work(40);
    expect(refreshes).toBe(80);
    expect([ends, warnings]).toEqual([[], []]);
  });

  test("is not refreshed without activity", async () => {
    watch.markActivity();
    await pass(30_000);
    expect(refreshes).toBe(1);
    await pass(10 * MINUTE);
    expect(refreshes).toBe(1);
  });

  test("counts its 20 minutes from the last refresh that the server answered", async () => {
    await work(5);
    server = "fails";
    await work(20);
    expect(refreshes).toBe(49); // 10 answered, 39 not, and the end in the place of the next
    expect(ends).toEqual([25 * MINUTE]);
  });

  test("goes on, and its warning goes, when one comes back within the last minute", async () => {
    await pass(19 * MINUTE + 10_000);
    watch.markActivity();
    await pass(21_000);
    expect(warnings).toEqual([start + 20 * MINUTE, null]);
    await pass(19 * MINUTE);
    expect(ends).toEqual([]);
  });

  test("goes on when another tab refreshes it", async () => {
    await pass(19 * MINUTE + 10_000);
    refreshed = Date.now();
    await pass(1000);
    expect(warnings).toEqual([start + 20 * MINUTE, null]);
  });

  test("has ended when a machine wakes after 20 minutes, before anything is refreshed", () => {
    vi.setSystemTime(start + 25 * MINUTE);
    watch.markActivity();
    watch.look();
    expect([ends, refreshes]).toEqual([[25 * MINUTE], 0]);
  });

  test("of nobody neither warns nor ends nor is refreshed", async () => {
    refreshed = null;
    await work(30);
    expect([refreshes, warnings, ends]).toEqual([0, [], []]);
  });
});
