import fc from "fast-check";
import { expect, test } from "vitest";
import { nobody, nothingAsked } from "#tests/support/matchables.ts";
import { prepareCandidate } from "../candidate.ts";
import { prepareJob } from "../job.ts";
import { matchCandidate } from "../match.ts";
import { passagesOf } from "../passages.ts";
import { scoreOf } from "../score.ts";
import { gaugeOf, likeness, meaningOfJob, quantised, stretchesOf, worthOfLikeness } from "./meaning.ts";

const unit = (...vector: number[]) => quantised(vector) as Int8Array;
const gauge = { apart: 0.1, alike: 0.9 };
const CV = `Welder\nWelded steel pipes in a shipyard for four years, and checked them.\n\nNationality: Dutch\nDrove the works' lorry on Fridays through the Benelux and back.`;
const candidate = prepareCandidate({ ...nobody, cv_text: CV });
const job = prepareJob({ ...nothingAsked, title: "Fitter", skills: [{ name: "TIG welding", kind: "must" }] } as typeof nothingAsked);
const [one, other] = stretchesOf(CV, passagesOf(CV));
const held = (first: Int8Array, second: Int8Array) => ({
  model: "m",
  passages: [one, other] as { start: number; end: number }[],
  vectors: Int8Array.from([...first, ...second]),
});

test("a likeness is that of the vectors, as exact as whole numbers are", () => {
  const vector = fc.array(fc.double({ min: -1, max: 1, noNaN: true }), { minLength: 16, maxLength: 16 });
  fc.assert(
    fc.property(vector, vector, (first, second) => {
      const [a, b] = [quantised(first), quantised(second)];
      if (!a || !b) return;
      const exact = first.reduce((sum, each, at) => sum + each * (second[at] as number), 0) / Math.hypot(...first) / Math.hypot(...second);
      expect(Math.abs(likeness(a, b) - exact)).toBeLessThan(0.05);
    }),
  );
  expect(quantised([0, 0])).toBeNull();
  expect(quantised([Number.NaN, 1])).toBeNull();
});

test("more like is never worth less, and all of it lies between nothing and one", () => {
  fc.assert(
    fc.property(fc.double({ min: -1, max: 1, noNaN: true }), fc.double({ min: -1, max: 1, noNaN: true }), (a, b) => {
      const [less, more] = [Math.min(a, b), Math.max(a, b)].map((like) => worthOfLikeness(like, gauge)) as [number, number];
      expect(less).toBeLessThanOrEqual(more);
      expect(less).toBeGreaterThanOrEqual(0);
      expect(more).toBeLessThanOrEqual(1);
    }),
  );
});

test("a model that tells nothing apart has no gauge", () => {
  expect(
    gaugeOf([
      [unit(1, 1), unit(1, 1)],
      [unit(1, 1), unit(1, 1)],
    ]),
  ).toBeNull();
  expect(
    gaugeOf([
      [unit(1, 0), unit(1, 0)],
      [unit(0, 1), unit(0, 1)],
    ]),
  ).toMatchObject({ apart: 0 });
});

test("the stretches of a CV stand in it, in order, without what is private", () => {
  const stretches = stretchesOf(CV, passagesOf(CV)).map(({ start, end }) => CV.slice(start, end));
  expect(stretches).toHaveLength(2);
  expect(stretches[0]).toContain("Welded steel pipes");
  expect(stretches[1]).toContain("lorry");
  expect(stretches.join()).not.toContain("Nationality");
});

test("is one line with the nearest passages as its proof, of a tenth of what is asked at most", () => {
  const asked = { model: "m", vector: unit(1, 0), gauge };
  const { criteria } = matchCandidate(job, candidate, { job: asked, candidate: held(unit(1, 0), unit(0, 1)) });
  const line = criteria.at(-1);
  expect(line).toMatchObject({ criterion: "meaning", verdict: "met", score: 1, evidence: [{ source: "cv" }] });
  expect(CV.slice(line?.evidence[0]?.start, line?.evidence[0]?.end)).toBe(line?.evidence[0]?.quote);
  const others = job.asks.reduce((sum, { weight }) => sum + weight, 0);
  expect(line?.weight).toBeLessThanOrEqual(Math.round(others) / 10);
  const far = matchCandidate(job, candidate, { job: asked, candidate: held(unit(0, 1), unit(0, 1)) }).criteria;
  expect(far.at(-1)).toMatchObject({ verdict: "unknown", score: 0, evidence: [] });
  expect(scoreOf(far).exact_score).toBeLessThan(scoreOf(criteria).exact_score);
});

test("isn't there without vectors, of another model, or of another length", () => {
  const plain = matchCandidate(job, candidate);
  expect(plain.criteria.some(({ criterion }) => criterion === "meaning")).toBe(false);
  const asked = { model: "m", vector: unit(1, 0), gauge };
  for (const other of [
    { ...held(unit(1, 0), unit(0, 1)), model: "n" },
    { ...held(unit(1, 0, 0), unit(0, 1, 0)) },
    { model: "m", passages: [], vectors: new Int8Array() },
  ])
    expect(matchCandidate(job, candidate, { job: asked, candidate: other })).toEqual(plain);
});

test("what is compared of a vacancy names its asks and no private line", () => {
  const text = meaningOfJob({
    ...nothingAsked,
    title: "Fitter",
    description: "You weld.\nYou are a man of 20 to 30 years.",
  } as typeof nothingAsked);
  expect(text).toContain("You weld.");
});
