import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { clockAt, instantAt, isTimeZone, lastDayOf, momentInWords, zoneInWords } from "./local-time.ts";

const AMSTERDAM = "Europe/Amsterdam";

describe("what a clock shows", () => {
  test.each([
    // The clocks go forward on 28 March 2027 and back on 31 October 2027.
    ["2027-03-27", "10:00", "2027-03-27T09:00:00.000Z"],
    ["2027-03-28", "01:59", "2027-03-28T00:59:00.000Z"],
    ["2027-03-28", "03:00", "2027-03-28T01:00:00.000Z"],
    ["2027-03-28", "10:00", "2027-03-28T08:00:00.000Z"],
    ["2027-10-30", "10:00", "2027-10-30T08:00:00.000Z"],
    ["2027-10-31", "10:00", "2027-10-31T09:00:00.000Z"],
    ["2027-10-31", "01:30", "2027-10-30T23:30:00.000Z"],
    ["2027-10-31", "03:00", "2027-10-31T02:00:00.000Z"],
  ])("in Amsterdam on %s at %s is %s, and back", (day, clock, instant) => {
    expect(instantAt(day, clock, AMSTERDAM)).toBe(instant);
    expect(clockAt(instant, AMSTERDAM)).toEqual({ day, clock });
  });

  test("what it shows twice is the first of the two, what it never shows comes an hour later", () => {
    expect(instantAt("2027-10-31", "02:30", AMSTERDAM)).toBe("2027-10-31T00:30:00.000Z");
    expect(instantAt("2027-03-28", "02:30", AMSTERDAM)).toBe("2027-03-28T01:30:00.000Z");
    expect(clockAt("2027-03-28T01:30:00.000Z", AMSTERDAM)).toEqual({ day: "2027-03-28", clock: "03:30" });
  });

  test("every instant is what its clock shows, in any zone, but for the hour that comes twice", () => {
    const zones = fc.constantFrom(AMSTERDAM, "America/New_York", "Asia/Kolkata", "Australia/Lord_Howe", "Pacific/Apia", "UTC");
    const minutes = fc.integer({ min: Date.UTC(2020, 0, 1) / 60_000, max: Date.UTC(2040, 0, 1) / 60_000 });
    fc.assert(
      fc.property(zones, minutes, (zone, minute) => {
        const instant = new Date(minute * 60_000).toISOString();
        const { day, clock } = clockAt(instant, zone);
        const again = instantAt(day, clock, zone) as string;
        expect(clockAt(again, zone)).toEqual({ day, clock });
        expect(Date.parse(again)).toBeLessThanOrEqual(Date.parse(instant));
      }),
    );
  });

  test("what isn't a day, a time or a zone is none", () => {
    expect(instantAt("2027-13-01", "10:00", AMSTERDAM)).toBeNull();
    expect(instantAt("2027-01-01", "25:00", AMSTERDAM)).toBeNull();
    expect(["Europe/Amsterdam", "UTC", "Mars/Olympus", "+02:00", ""].map(isTimeZone)).toEqual([true, true, false, false, false]);
  });
});

test("a moment is said in words of its reader, its zone by the name that it has then", () => {
  expect(momentInWords("2026-12-01T09:00:00.000Z", 60, AMSTERDAM, "nl")).toBe("dinsdag 1 december 2026, 10:00–11:00");
  expect(momentInWords("2026-12-01T09:00:00.000Z", 45, AMSTERDAM, "en")).toContain("10:00–10:45");
  expect(zoneInWords(AMSTERDAM, "2027-07-01T09:00:00.000Z", "nl")).toBe("Midden-Europese zomertijd (Amsterdam)");
  expect(zoneInWords(AMSTERDAM, "2027-01-01T09:00:00.000Z", "en")).toBe("Central European Standard Time (Amsterdam)");
  expect(zoneInWords("America/New_York", "2027-01-01T09:00:00.000Z", "en")).toBe("Eastern Standard Time (New York)");
});

test("what ends within a day is good until the day before, whatever the clock", () => {
  expect(["2026-12-11T00:00:00Z", "2026-12-11T13:20:00+01:00", "2026-12-11T23:59:59.999Z"].map(lastDayOf)).toEqual([
    "2026-12-10",
    "2026-12-10",
    "2026-12-10",
  ]);
});
