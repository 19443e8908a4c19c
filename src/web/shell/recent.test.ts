import { beforeEach, expect, test, vi } from "vitest";
import { countOpening, openedMost } from "./recent.ts";

const DAY = 86_400_000;
const ids = ["a", "b", "c"].map((letter) => `${letter.repeat(8)}-0000-4000-8000-000000000000`) as [string, string, string];

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
});

test("what is opened often comes before what was opened last, until it is long ago", () => {
  const [often, last, other] = ids;
  const start = Date.UTC(2026, 10, 1);
  for (let at = 0; at < 4; at++) countOpening(often, start + at);
  countOpening(last, start + DAY);
  expect(openedMost(start + DAY)).toEqual([often, last]);
  // Two months later four times count as a quarter of once.
  countOpening(other, start + 60 * DAY);
  expect(openedMost(start + 60 * DAY)[0]).toBe(other);
});

test("what somebody else wrote there is left alone", () => {
  localStorage.setItem("opened null", JSON.stringify({ nonsense: 1, x: { times: 1, at: 2 } }));
  expect(openedMost()).toEqual([]);
});
