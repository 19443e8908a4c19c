import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { usualWeights } from "#contract/choices.ts";
import type { Verdict } from "#contract/fields.ts";
import type { Criterion, CriterionKind } from "#contract/job/match.ts";
import { scoreOf, worth } from "#engine/matching/score.ts";
import { learnWeights, type Pair, pairsInOrder, pairsOf } from "./learn.ts";
import { pointsNameOf } from "./points-name.ts";
import { pointsNames, scoredBy, sharesOf } from "./shares.ts";
import { type Decided, LEAST, suggestWeights } from "./suggest.ts";

type Weights = typeof usualWeights;

const line = (criterion: CriterionKind, verdict: Verdict, more: Partial<Criterion> = {}): Criterion => {
  const kind = more.kind ?? "must";
  const name = pointsNameOf({ criterion, kind, requirement_id: more.requirement_id });
  return {
    criterion,
    text: null,
    kind,
    weight: name === null ? 0 : usualWeights[name],
    score: worth[verdict],
    verdict,
    evidence: [],
    asked: null,
    note: null,
    ...more,
  };
};
/** The line of relevance, as heavy as a comparison makes it. */
const relevance = (others: readonly Criterion[], score: number) => {
  const all = others.reduce((sum, { weight }) => sum + weight, 0);
  const verdict = score >= 0.5 ? ("partly" as const) : ("unknown" as const);
  return line("relevance", verdict, { kind: "nice", score, weight: (usualWeights.relevance * all) / 10 });
};

const verdicts = fc.constantFrom<Verdict>("met", "partly", "not_met", "unknown");
const fields = fc.constantFrom<CriterionKind>(
  "title",
  "experience",
  "education",
  "language",
  "place",
  "hours",
  "availability",
  "salary",
  "skill",
);
const comparisons = fc
  .tuple(
    fc.array(fc.tuple(fields, verdicts), { minLength: 1, maxLength: 8 }),
    fc.array(fc.tuple(verdicts, fc.constantFrom<Criterion["kind"]>("must", "nice", "knock_out")), { maxLength: 5 }),
    fc.array(fc.tuple(verdicts, fc.double({ min: 0, max: 10, noNaN: true })), { maxLength: 2 }),
    fc.double({ min: 0, max: 1, noNaN: true }),
  )
  .map(([asFields, asked, own, likeness]) => {
    const lines = [
      ...asFields.map(([criterion, verdict]) => line(criterion, verdict)),
      ...asked.map(([verdict, kind], at) => line("other", verdict, { kind, requirement_id: `r${at}` })),
      ...own.map(([verdict, weight], at) => line("skill", verdict, { requirement_id: `o${at}`, weight })),
    ];
    return [...lines, relevance(lines, likeness)];
  });
const shares = comparisons.map((criteria) => sharesOf(criteria, usualWeights));
const pairs = fc.array(
  fc.tuple(shares, shares).map(([better, worse]): Pair => ({ better, worse, counts: 1 })),
  { maxLength: 12 },
);
const asList = (weights: Weights) => pointsNames.map((name) => weights[name]);

describe("shares of a comparison", () => {
  it("give the score that the comparison has, and how it changes with each weight", () => {
    fc.assert(
      fc.property(comparisons, (criteria) => {
        const own = sharesOf(criteria, usualWeights);
        const slope = new Float64Array(pointsNames.length);
        const points = asList(usualWeights);
        const score = scoredBy(own, points, slope);
        expect(100 * score).toBeCloseTo(scoreOf(criteria).exact_score, 0);
        const step = 1e-6;
        points.forEach((weight, at) => {
          const more = points.with(at, weight + step);
          const there = scoredBy(own, more, new Float64Array(pointsNames.length));
          expect((there - score) / step).toBeCloseTo(slope[at] as number, 3);
        });
      }),
    );
  });

  it("hold nothing that a person could be known by", () => {
    const criteria = [
      line("skill", "met", { text: "Mevrouw Fatima (34)", evidence: [{ source: "cv", quote: "Fatima", start: 0, end: 6 }] }),
    ];
    expect(JSON.stringify(sharesOf(criteria, usualWeights))).not.toMatch(/Fatima|Mevrouw|34/);
  });
});

describe("learned weights", () => {
  it("keep every law: above zero, at most ten, near their beginning, a must never less than a nice", () => {
    fc.assert(
      fc.property(pairs, (given) => {
        const learned = learnWeights(given, usualWeights);
        for (const name of pointsNames) {
          expect(learned[name]).toBeGreaterThan(0);
          expect(learned[name]).toBeLessThanOrEqual(10);
          expect(learned[name]).toBeGreaterThanOrEqual(usualWeights[name] / 2 - 0.05);
          expect(learned[name]).toBeLessThanOrEqual(usualWeights[name] * 2 + 0.05);
        }
        expect(learned.must).toBeGreaterThanOrEqual(learned.nice);
      }),
      { numRuns: 40 },
    );
  });

  it("never lower who meets a line, whatever was learned", () => {
    fc.assert(
      fc.property(pairs, comparisons, fc.nat(), (given, criteria, seed) => {
        const learned = learnWeights(given, usualWeights);
        const at = seed % criteria.length;
        const scoreWith = (verdict: Verdict) => {
          const changed = criteria.map((one, place) => (place === at ? { ...one, verdict, score: worth[verdict] } : one));
          return scoredBy(sharesOf(changed, usualWeights), asList(learned), new Float64Array(pointsNames.length));
        };
        const [met, partly, unknown, not_met] = [scoreWith("met"), scoreWith("partly"), scoreWith("unknown"), scoreWith("not_met")];
        expect(met).toBeGreaterThanOrEqual(partly - 1e-12);
        expect(partly).toBeGreaterThanOrEqual(unknown - 1e-12);
        expect(unknown).toBeGreaterThanOrEqual(not_met - 1e-12);
      }),
      { numRuns: 40 },
    );
  });

  it("don't depend on the order of the pairs, and leave a weight of nothing at nothing", () => {
    fc.assert(
      fc.property(pairs, (given) => {
        expect(learnWeights(given.toReversed(), usualWeights)).toEqual(learnWeights(given, usualWeights));
        expect(learnWeights(given, { ...usualWeights, salary: 0 }).salary).toBe(0);
      }),
      { numRuns: 20 },
    );
  });

  it("stay as they are without pairs", () => expect(learnWeights([], usualWeights)).toEqual(usualWeights));

  it("follow what somebody chooses by", () => {
    const near = sharesOf([line("place", "met"), line("title", "not_met")], usualWeights);
    const trade = sharesOf([line("place", "not_met"), line("title", "met")], usualWeights);
    const given = Array.from({ length: 10 }, () => pairsOf([near], [trade])).flat();
    const learned = learnWeights(given, usualWeights);
    expect(learned.place).toBeGreaterThan(usualWeights.place);
    expect(learned.title).toBeLessThan(usualWeights.title);
    expect(pairsInOrder(given, usualWeights).right).toBe(0);
    expect(pairsInOrder(given, learned).right).toBe(10);
  });
});

describe("a workspace's decisions", () => {
  const near = sharesOf([line("place", "met"), line("title", "not_met")], usualWeights);
  const trade = sharesOf([line("place", "not_met"), line("title", "met")], usualWeights);
  const decided = (jobs: number, prefersNear: boolean): Decided[] =>
    Array.from({ length: jobs }, (_, job) =>
      [0, 1, 2, 3].map(
        (at): Decided => ({ job_id: `job ${job}`, isChosen: at % 2 === 0, shares: (at % 2 === 0) === prefersNear ? near : trade }),
      ),
    ).flat();

  it("say how many are missing while there are few", () => {
    expect(suggestWeights([], usualWeights, usualWeights)).toEqual({ is: "few", missing: LEAST });
    expect(suggestWeights(decided(2, true), usualWeights, usualWeights)).toMatchObject({
      is: "few",
      missing: { chosen: 1, declined: 1, jobs: 1, decisions: 12 },
    });
  });

  it("count only jobs in which somebody was chosen and somebody declined", () => {
    const onlyChosen = decided(30, true).filter(({ isChosen }) => isChosen);
    expect(suggestWeights(onlyChosen, usualWeights, usualWeights)).toMatchObject({ is: "few", missing: { decisions: 20 } });
  });

  it("suggest nothing where today's weights put them in order", () =>
    expect(suggestWeights(decided(6, false), usualWeights, usualWeights)).toMatchObject({
      is: "fitting",
      grounds: { in_order: { today: 1 } },
    }));

  it("of a workspace that decides by nothing hardly ever suggest anything", () => {
    let seed = 7;
    const random = () => {
      seed = (seed * 16_807) % 2_147_483_647;
      return seed / 2_147_483_647;
    };
    const verdict = () => (["met", "partly", "not_met", "unknown"] as const)[Math.floor(random() * 4)] ?? "met";
    const someone = () =>
      sharesOf(
        (["title", "place", "language", "experience", "hours"] as const).map((field) => line(field, verdict())),
        usualWeights,
      );
    const heard = Array.from({ length: 40 }, () =>
      suggestWeights(
        Array.from({ length: 60 }, (_, at): Decided => ({ job_id: `job ${at % 10}`, isChosen: random() > 0.5, shares: someone() })),
        usualWeights,
        usualWeights,
      ),
    ).filter(({ is }) => is === "better");
    expect(heard.length).toBeLessThanOrEqual(4);
  });

  it("suggest weights that put more of other jobs' decisions in order, held against what there is today", () => {
    const suggestion = suggestWeights(decided(6, true), usualWeights, usualWeights);
    expect(suggestion).toMatchObject({ is: "better", grounds: { chosen: 12, declined: 12, jobs: 6, in_order: { today: 0, learned: 1 } } });
    if (suggestion.is !== "better") throw new Error("no suggestion");
    // Once accepted there is nothing more to say.
    expect(suggestWeights(decided(6, true), usualWeights, suggestion.weights).is).toBe("fitting");
  });
});
