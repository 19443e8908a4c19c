import { describe, expect, test } from "vitest";
import { readStatisticsSearch } from "./addresses.ts";
import { askedOf, presetOf, today } from "./period.ts";

const id = "0193e4a0-0000-7000-8000-00000000000f";

describe("the address of the statistics", () => {
  test("asks for twelve whole weeks that end today, unless it says otherwise", () => {
    const { from, to } = askedOf(readStatisticsSearch({}));
    expect(to).toBe(today());
    expect((Date.parse(to) - Date.parse(from)) / 86_400_000).toBe(83);
    expect(presetOf({})).toBe("12w");
    expect(readStatisticsSearch({ period: "12w" }).period).toBeUndefined();
    expect(readStatisticsSearch({ period: "year" }).period).toBe("year");
  });

  test("takes own dates in their order, up to five years, and leaves out what isn't a day or an id", () => {
    expect(readStatisticsSearch({ from: "2026-01-01", to: "2026-01-31", period: "4w" })).toMatchObject({
      from: "2026-01-01",
      to: "2026-01-31",
    });
    expect(readStatisticsSearch({ from: "2026-02-01", to: "2026-01-31" }).from).toBeUndefined();
    expect(readStatisticsSearch({ from: "2016-02-01", to: "2026-01-31" }).from).toBeUndefined();
    expect(readStatisticsSearch({ from: "soon", to: "2026-01-31", recruiter_id: "me" })).toEqual({});
    expect(readStatisticsSearch({ recruiter_id: id, rows: "placed", rows_client_id: id })).toMatchObject({
      rows: "placed",
      rows_client_id: id,
    });
    expect(readStatisticsSearch({ rows: "everything", rows_client_id: id })).toEqual({});
  });
});
