import { expect, test } from "vitest";
import { formatBytes } from "#web/words/format.ts";
import { t } from "#web/words/words.ts";
import { formatSpan, secondsSince } from "./spans.ts";

test("a span is told in the unit that says enough", () => {
  expect([0, 59, 60, 7199, 7200, 47 * 3600, 48 * 3600].map((seconds) => formatSpan(t, seconds))).toEqual([
    "0 s",
    "59 s",
    "1 min",
    "119 min",
    "2 h",
    "47 h",
    "2 d",
  ]);
});

test("a size is told in thousands, with a decimal where it is small", () => {
  expect([0, 412_000, 3_140_000_000, 999_000_000_000_000_000].map(formatBytes)).toEqual(["0 KB", "412 KB", "3.1 GB", "999,000 TB"]);
});

test("what lies ahead, by a clock that goes wrong, was just now", () => {
  const now = Date.parse("2026-11-24T10:00:00Z");
  expect(secondsSince("2026-11-24T09:59:00Z", now)).toBe(60);
  expect(secondsSince("2026-11-24T10:00:30Z", now)).toBe(0);
});
