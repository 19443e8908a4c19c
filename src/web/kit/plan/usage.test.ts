import { expect, test } from "vitest";
import type { Usage } from "#contract/account/subscription.ts";
import { fewLeft, nearestLimit, shareOf } from "./usage.ts";

const use = (limit: Usage["limit"], used: number, max: number | null): Usage => ({ limit, used, max, resets_at: null });

test("what is unlimited is never near, and what holds nothing is full", () => {
  expect(shareOf(900, null)).toBe(0);
  expect(shareOf(0, 0)).toBe(1);
});

test("the limit used most is told from 80 % on", () => {
  expect(nearestLimit([use("candidates", 39, 50), use("active_jobs", 2, 3), use("proposals_per_month", 900, null)])).toBeUndefined();
  expect(nearestLimit([use("candidates", 40, 50), use("active_jobs", 3, 3)])).toMatchObject({ limit: "active_jobs", used: 3, max: 3 });
  expect(nearestLimit([use("candidates", 40, 50), use("active_jobs", 1, 3)])).toMatchObject({ limit: "candidates" });
});

test("how many people can be written to today is told once they are few", () => {
  const today = (used: number, max: number | null) => [use("candidates", 50, 50), use("recipients_per_day", used, max)];
  expect(fewLeft([], 1)).toBeUndefined();
  expect(fewLeft(today(900, null), 1)).toBeUndefined();
  expect(fewLeft(today(14, 20), 1)).toBeUndefined();
  expect(fewLeft(today(14, 20), 2)).toEqual({ left: 6, max: 20 });
  expect(fewLeft(today(15, 20), 1)).toEqual({ left: 5, max: 20 });
  expect(fewLeft(today(25, 20), 1)).toEqual({ left: 0, max: 20 });
});
