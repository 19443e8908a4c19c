import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { keepWayOn, keptWayOn, takeWayOn } from "./way-on.ts";

const storage = new Map<string, string>();

beforeEach(() => {
  storage.clear();
  vi.useFakeTimers();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => storage.set(key, value),
    removeItem: (key: string) => storage.delete(key),
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("a way on is kept until it is taken", () => {
  keepWayOn("/dashboard/jobs");
  expect(keptWayOn()).toBe("/dashboard/jobs");
  expect([takeWayOn(), takeWayOn()]).toEqual(["/dashboard/jobs", undefined]);
});

test("a day later it is forgotten", () => {
  keepWayOn("/dashboard/jobs");
  vi.advanceTimersByTime(24 * 60 * 60_000);
  expect(keptWayOn()).toBeUndefined();
});

test.each(["https://elsewhere.example/", "//elsewhere.example"])("%s is no way on", (to) => {
  keepWayOn(to);
  expect(takeWayOn()).toBeUndefined();
});

test("what somebody else wrote there is no way on", () => {
  storage.set("wayOn", "{ not JSON");
  expect(takeWayOn()).toBeUndefined();
});
