import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Verdict } from "#contract/fields.ts";
import type { Criterion } from "#contract/job/match.ts";
import { scoreOf, worth } from "./score.ts";

const criterion = (verdict: Verdict, weight = 4, kind: Criterion["kind"] = "must", more: Partial<Criterion> = {}): Criterion => ({
  criterion: "skill",
  text: "Python",
  kind,
  weight,
  score: worth[verdict],
  verdict,
  evidence: verdict === "unknown" ? [] : [{ source: "cv", quote: "Python", start: 0, end: 6 }],
  asked: null,
  note: null,
  ...more,
});

describe("the score", () => {
  it.each<[string, Criterion[], number]>([
    ["nothing asked", [], 0],
    ["all met", [criterion("met"), criterion("met")], 100],
    ["17 met, 2 partly, 1 unknown", [criterion("met", 17), criterion("partly", 2), criterion("unknown", 1)], 92],
    ["half of an unknown point stays under the line", [criterion("met", 3), criterion("unknown", 1)], 86],
    ["one met point of ten known by nobody", [criterion("met", 1), criterion("unknown", 9)], 18],
    ["worth between two verdicts counts as both", [criterion("partly", 4, "must", { score: 0.75 })], 75],
    ["little worth of what is unknown", [criterion("unknown", 4, "nice", { score: 0.25 })], 33],
    ["all unknown", [criterion("unknown")], 0],
    ["a knock-out that is not met halves", [criterion("met"), criterion("not_met", 0, "knock_out")], 50],
    ["a knock-out that is unknown doesn't", [criterion("met"), criterion("unknown", 0, "knock_out")], 100],
    ["a knock-out that is met adds nothing", [criterion("partly"), criterion("met", 9, "knock_out")], 50],
  ])("%s", (_, criteria, score) => expect(scoreOf(criteria).score).toBe(score));

  it("takes a person's verdict in place of its own", () => {
    const override = { verdict: "met" as const, reason: "Asked by phone", by: "Sanne", at: "2026-11-20T10:00:00Z" };
    expect(scoreOf([criterion("not_met", 4, "must", { override })])).toMatchObject({
      score: 100,
      musts_not_met: 0,
      overrides: 1,
      points: { met: 4, partly: 0, not_met: 0, unknown: 0 },
    });
  });

  it("names the weightiest reason and the gravest gap", () => {
    const summary = scoreOf([
      criterion("met", 1, "nice", { text: "Docker" }),
      criterion("met", 5, "must", { text: "Java" }),
      criterion("partly", 9),
      criterion("not_met", 1, "nice", { text: "Kafka" }),
    ]);
    expect(summary.top_reason).toMatchObject({ text: "Java", quote: "Python" });
    expect(summary.top_gap).toMatchObject({ text: "Kafka", verdict: "not_met" });
  });
});

const verdicts = fc.constantFrom<Verdict>("met", "partly", "not_met", "unknown");
const kinds = fc.constantFrom<Criterion["kind"]>("must", "nice", "knock_out");
const weights = fc.oneof(fc.integer({ min: 0, max: 10 }), fc.double({ min: 0, max: 10, noNaN: true }));
const lists = fc.array(
  fc.tuple(verdicts, weights, kinds).map(([verdict, weight, kind]) => criterion(verdict, weight, kind)),
  { minLength: 1, maxLength: 12 },
);
const changed = (criteria: Criterion[], at: number, verdict: Verdict) =>
  criteria.map((one, index) => (index === at ? { ...one, verdict, score: worth[verdict] } : one));

describe("laws of the score", () => {
  it("a whole number from 0 to 100, in any order the same", () => {
    fc.assert(
      fc.property(lists, (criteria) => {
        const { score } = scoreOf(criteria);
        expect(Number.isInteger(score) && score >= 0 && score <= 100).toBe(true);
        expect(scoreOf([...criteria].reverse()).score).toBe(score);
        expect(scoreOf([...criteria].sort((one, other) => one.weight - other.weight)).score).toBe(score);
      }),
    );
  });
  it.each<[Verdict, Verdict, "lowers" | "raises"]>([
    ["unknown", "met", "lowers"],
    ["unknown", "partly", "lowers"],
    ["not_met", "partly", "lowers"],
    ["partly", "met", "lowers"],
    ["not_met", "met", "lowers"],
    ["unknown", "not_met", "raises"],
  ])("%s → %s never %s it", (from, to, never) => {
    fc.assert(
      fc.property(lists, fc.nat(), (criteria, seed) => {
        const at = seed % criteria.length;
        const before = scoreOf(changed(criteria, at, from)).score;
        const after = scoreOf(changed(criteria, at, to)).score;
        expect(never === "lowers" ? after >= before : after <= before).toBe(true);
      }),
    );
  });
  it("more worth of a line never lowers it", () => {
    const shares = fc.double({ min: 0, max: 1, noNaN: true });
    fc.assert(
      fc.property(lists, fc.nat(), shares, shares, verdicts, (criteria, seed, one, other, verdict) => {
        const at = seed % criteria.length;
        const worthOf = (score: number) =>
          scoreOf(criteria.map((each, index) => (index === at ? { ...each, verdict, score } : each))).exact_score;
        // Thousandths of points are whole, so a hundredth of one is the least that can be told.
        expect(worthOf(Math.max(one, other))).toBeGreaterThanOrEqual(worthOf(Math.min(one, other)) - 1e-3);
      }),
    );
  });
  it("isn't full while anything that weighs is unknown", () => {
    fc.assert(
      fc.property(lists, fc.integer({ min: 1, max: 10 }), (criteria, weight) => {
        expect(scoreOf([...criteria, criterion("unknown", weight)]).exact_score).toBeLessThan(100);
      }),
    );
  });
  it("points sum to all weights but those of knock-outs", () => {
    fc.assert(
      fc.property(lists, (criteria) => {
        const { points } = scoreOf(criteria);
        const all = criteria.reduce((sum, one) => sum + (one.kind === "knock_out" ? 0 : one.weight), 0);
        expect(points.met + points.partly + points.not_met + points.unknown).toBeCloseTo(all, 1);
      }),
    );
  });
});
