import { join } from "node:path";
import { expect, test } from "vitest";
import { outcomes, rankOverlap } from "./eval/fairness/measure.ts";
import { setIn } from "./eval/fairness/people.ts";

test("the same work told of somebody else gets the same score and the same place, and a model that judges it is shown the same", () => {
  const { jobs, people } = setIn(join(import.meta.dirname, "eval/sets/1"));
  const { each } = outcomes(jobs.slice(0, 2), people.slice(0, 8));
  expect(each.length).toBeGreaterThan(15);
  // Told by the whole name; a title that only a reader of documents could know ("chauffeuse") is measured by `npm run eval -- fairness`.
  const promised = each.filter(({ variant }) => variant.group !== "titles for a woman" && variant.group !== "last name of a profession");
  expect(promised.filter(({ change, overlap, shown }) => change !== 0 || overlap !== 1 || shown !== 1)).toEqual([]);
});

test("an overlap tells orders apart, the first places most", () => {
  expect(rankOverlap(["a", "b", "c"], ["a", "b", "c"])).toBe(1);
  expect(rankOverlap(["a", "b", "c"], ["b", "a", "c"])).toBeLessThan(rankOverlap(["a", "b", "c"], ["a", "c", "b"]));
});
