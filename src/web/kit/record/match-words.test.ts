import { describe, expect, test } from "vitest";
import type { Criterion, MatchRow } from "#contract/job/match.ts";
import { loadAllWords, t } from "#web/words/words.ts";
import { criterionKeys, noteText, sumText, verdictOf, wordsFound } from "./match-words.ts";

await loadAllWords();
const match = (points: MatchRow["points"], score: number, knock_outs_not_met = 0) => ({ points, score, knock_outs_not_met }) as MatchRow;
const criterion = (change: Partial<Criterion>): Criterion => ({
  criterion: "skill",
  text: null,
  kind: "must",
  weight: 4,
  score: 0,
  verdict: "unknown",
  evidence: [],
  asked: null,
  note: null,
  ...change,
});

describe("the sum behind a score", () => {
  test.each([
    [match({ met: 17, partly: 2, not_met: 0, unknown: 1 }, 92), "(17 + ½ × 2) ÷ (19 known points + ½ × 1) = 92."],
    [match({ met: 2, partly: 0, not_met: 0, unknown: 18 }, 18), "(2 + ½ × 0) ÷ (2 known points + ½ × 18) = 18."],
    [match({ met: 10, partly: 0, not_met: 0, unknown: 0 }, 50, 1), "(10 + ½ × 0) ÷ 10 known points, halved by a knock-out = 50."],
    [match({ met: 0, partly: 0, not_met: 0, unknown: 9 }, 0), "Nothing to count: this job has no points, or nothing is known yet."],
  ])("is written out as it was counted: %#", (row, text) => {
    expect(sumText(t, row)).toBe(text);
  });
});

describe("the words asked for, in a quote", () => {
  test.each([
    ["Moved a PostgreSQL database", ["Knowledge of PostgreSQL"], ["PostgreSQL"]],
    ["Ran Kafka and RabbitMQ", ["Kafka or RabbitMQ"], ["Kafka", "RabbitMQ"]],
    ["Wrote C++ for years", ["C++"], ["C++"]],
    ["Worked with event driven systems", ["Event driven systems"], ["event driven systems"]],
    ["A night of rest", ["Knowledge of Python"], []],
    ["", ["Python"], []],
  ])("%j asked %j", (quote, asked, found) => {
    expect(wordsFound(quote, asked).map(({ start, end }) => quote.slice(start, end))).toEqual(found);
  });
});

test("a person's verdict goes before the engine's", () => {
  expect(verdictOf(criterion({ verdict: "unknown" }))).toBe("unknown");
  expect(
    verdictOf(criterion({ verdict: "unknown", override: { verdict: "met", reason: "Told me", by: "Sanne", at: "2026-11-19T10:00:00Z" } })),
  ).toBe("met");
});

test("two languages of one job stay two lines of the comparison", () => {
  expect(new Set(criterionKeys([criterion({ criterion: "language" }), criterion({ criterion: "language" })])).size).toBe(2);
});

test("a note that these words don't know says nothing rather than its key", () => {
  expect(noteText(t, { key: "not_written_yet", params: {} })).toBeNull();
  expect(noteText(t, { key: "language_below", params: { language: "nl", has: "A1", asks: "B2" } })).toBe("Dutch A1, asks B2");
});
