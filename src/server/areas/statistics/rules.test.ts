import { describe, expect, test } from "vitest";
import { periodOf } from "./rules.ts";

const now = new Date("2026-11-19T23:30:00Z");

describe("a period", () => {
  test("is the last 90 days unless told, today included", () => {
    expect(periodOf({}, now)).toMatchObject({ from: "2026-08-22", to: "2026-11-19", days: 90, step_days: 7, before_from: "2026-05-24" });
  });

  test("ends with the day that it is where the reader is", () => {
    expect(periodOf({ time_zone: "Europe/Amsterdam" }, now).to).toBe("2026-11-20");
    expect(periodOf({ time_zone: "America/New_York" }, now).to).toBe("2026-11-19");
  });

  test("begins and ends at midnight there, whatever the clocks did meanwhile", () => {
    const march = periodOf({ from: "2026-03-02", to: "2026-03-29", time_zone: "Europe/Amsterdam" }, now);
    expect(march).toMatchObject({ start: "2026-03-01T23:00:00.000Z", end: "2026-03-29T22:00:00.000Z", before_from: "2026-02-02" });
    const october = periodOf({ from: "2026-10-25", to: "2026-10-25", time_zone: "Europe/Amsterdam" }, now);
    expect(october).toMatchObject({ start: "2026-10-24T22:00:00.000Z", end: "2026-10-25T23:00:00.000Z" });
  });

  test("falls into whole steps counted back from its last day, so that only the oldest can be short", () => {
    const { dates, edges } = periodOf({ from: "2026-10-01", to: "2026-10-17" }, now);
    expect(dates).toEqual(["2026-10-01", "2026-10-04", "2026-10-11"]);
    expect(edges).toEqual(["2026-09-14", "2026-10-01", "2026-10-04", "2026-10-11", "2026-10-18"].map((day) => `${day}T00:00:00.000Z`));
    expect(periodOf({ from: "2026-10-04", to: "2026-10-17" }, now)).toMatchObject({ step_days: 1, dates: { length: 14 } });
    expect(periodOf({ from: "2025-01-01", to: "2026-10-17" }, now)).toMatchObject({ step_days: 28 });
  });

  test("has its first day before its last, at most five years and a zone that there is", () => {
    expect(() => periodOf({ from: "2026-10-02", to: "2026-10-01" }, now)).toThrow();
    expect(() => periodOf({ from: "2016-10-02", to: "2026-10-01" }, now)).toThrow();
    expect(() => periodOf({ time_zone: "Europe/Lindekade" }, now)).toThrow();
  });
});
