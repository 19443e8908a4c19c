import { expect, test } from "vitest";
import { dayAhead, daysBetween, daysPast, localDay } from "#web/words/days.ts";
import { dayName, momentOf, tomorrowMorning, waitingSince } from "./when.ts";

// Thursday afternoon, by the clock of whoever reads.
const now = new Date(2026, 10, 19, 15, 0).getTime();
const at = (day: number, hour: number, minute = 0) => new Date(2026, 10, day, hour, minute).toISOString();

test("what waits shows minutes, hours, the weekday, and past a week the date", () => {
  expect([at(19, 14, 55), at(19, 13), at(17, 9), at(9, 9)].map((time) => waitingSince(time, now))).toEqual([
    "5 min",
    "2 h",
    "Tue",
    "9 Nov",
  ]);
});

test("what happened shows the time today, the weekday this week, then the date", () => {
  expect([at(19, 11, 48), at(18, 23, 59), at(9, 9)].map((time) => momentOf(time, now))).toEqual(["11:48", "Wed", "9 Nov"]);
});

test("days are counted by midnights, not by 24 hours", () => {
  expect(daysBetween(new Date(2026, 10, 18, 23, 59).getTime(), new Date(2026, 10, 19, 0, 1).getTime())).toBe(1);
  expect([at(19, 1), at(18, 23), at(16, 9)].map((time) => dayName(time, now))).toEqual(["today", "yesterday", "Monday"]);
});

test("a day ahead is named, and what is put off comes back at seven tomorrow", () => {
  expect(["2026-11-19", "2026-11-20", "2026-11-26"].map((day) => dayAhead(day, now))).toEqual(["today", "tomorrow", "Thu 26 Nov"]);
  expect(tomorrowMorning(now)).toBe(at(20, 7));
});

test("a day is that of the reader's clock, whatever UTC says", () => {
  const late = new Date(2026, 10, 19, 23, 30).getTime();
  expect([localDay(late), localDay(late, 1), localDay(late, 12)]).toEqual(["2026-11-19", "2026-11-20", "2026-12-01"]);
  expect(["2026-11-17", "2026-11-19", "2026-11-20"].map((day) => daysPast(day, late))).toEqual([2, 0, -1]);
});
