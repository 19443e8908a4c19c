import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Verdict } from "#contract/fields.ts";
import type { Criterion } from "#contract/job/match.ts";
import { whyApart } from "./above.ts";
import { scoreOf, worth } from "./score.ts";

const line = (text: string, verdict: Verdict, weight: number, kind: Criterion["kind"] = "must", score = worth[verdict]): Criterion => ({
  criterion: "skill",
  text,
  kind,
  weight,
  score,
  verdict,
  evidence: [],
  asked: null,
  note: null,
});
const verdicts = fc.constantFrom<Verdict>("met", "partly", "not_met", "unknown");
const kinds = fc.constantFrom<Criterion["kind"]>("must", "nice", "knock_out");
/** Two comparisons with one job: the same lines, each with its own verdicts. */
const two = fc
  .array(fc.tuple(kinds, fc.integer({ min: 0, max: 10 }), verdicts, verdicts), { minLength: 1, maxLength: 10 })
  .map(
    (lines) =>
      [2, 3].map((of) => lines.map((one, at) => line(`line ${at}`, one[of] as Verdict, one[1], one[0]))) as [Criterion[], Criterion[]],
  );

describe("why one stands above another", () => {
  it("adds up to the difference of their scores, and is the other way round when swapped", () => {
    fc.assert(
      fc.property(two, ([first, second]) => {
        const why = whyApart(first, second);
        const apart = scoreOf(first).exact_score - scoreOf(second).exact_score;
        expect(why.by).toBeCloseTo(apart, 1);
        expect(why.lines.reduce((sum, { by }) => sum + by, 0)).toBeCloseTo(apart, 1);
        const swapped = new Map(whyApart(second, first).lines.map(({ one, by }) => [one.text, by]));
        for (const { one, by } of why.lines) expect(swapped.get(one.text)).toBeCloseTo(-by, 6);
      }),
    );
  });

  it("names first what counts most, for and against", () => {
    const { lines } = whyApart(
      [line("Python", "met", 5), line("Dutch", "met", 4), line("Driving licence", "unknown", 1)],
      [line("Python", "not_met", 5), line("Dutch", "met", 4), line("Driving licence", "met", 1)],
    );
    expect(lines.map(({ one }) => one.text)).toEqual(["Python", "Driving licence", "Dutch"]);
    expect(lines[0]?.by).toBeGreaterThan(0);
    expect(lines[1]?.by).toBeLessThan(0);
    expect(lines[2]?.by).toBeCloseTo(0, 6);
  });

  it("says that a knock-out is why", () => {
    const { lines } = whyApart(
      [line("Java", "met", 4), line("Permit", "met", 0, "knock_out")],
      [line("Java", "met", 4), line("Permit", "not_met", 0, "knock_out")],
    );
    expect(lines[0]).toMatchObject({ one: { text: "Permit" }, by: 50 });
  });
});
