import { expect, test } from "vitest";
import { linesOf, totalOf, type UseRow } from "./lines.ts";

const row = (day: string, use: UseRow["use"], input_tokens: number, cost: number | null, currency: string | null = "EUR"): UseRow => ({
  day,
  use,
  model: "m",
  requests: 1,
  input_tokens,
  output_tokens: 10,
  cost,
  currency: cost === null ? null : currency,
});
const rows = [row("2026-11-27", "judge", 100, 0.5), row("2026-11-28", "answer", 900, null), row("2026-11-28", "judge", 200, 1)];

test("days stand the newest first, purposes by what they took; what has no price is no part of the cost", () => {
  expect(linesOf(rows, "day").map(({ key, requests, cost }) => [key, requests, cost])).toEqual([
    ["2026-11-28", 2, 1],
    ["2026-11-27", 1, 0.5],
  ]);
  expect(linesOf(rows, "use").map(({ key, input_tokens, cost }) => [key, input_tokens, cost])).toEqual([
    ["answer", 900, null],
    ["judge", 300, 1.5],
  ]);
  expect(totalOf(rows)).toEqual({ requests: 3, input_tokens: 1200, output_tokens: 30, cost: 1.5, currency: "EUR" });
});

test("money of two currencies isn't added up", () => {
  expect(totalOf([...rows, row("2026-11-28", "draft", 1, 1, "USD")]).cost).toBeNull();
});
