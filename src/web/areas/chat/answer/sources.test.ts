import { expect, test } from "vitest";
import type { Citation } from "#contract/chat.ts";
import { numberSources } from "./sources.ts";

const cited = (n: number, start: number, source = "cv"): Citation => ({
  n,
  source,
  label: "CV, page 1",
  quote: "Kafka",
  start,
  end: start + 5,
});

test("sources are numbered through the whole talk", () => {
  const { all, numberOf } = numberSources([
    { id: "a", citations: [cited(1, 10), cited(2, 40)] },
    { id: "question" },
    { id: "b", citations: [cited(1, 90)] },
  ]);
  expect(all.map(({ number, citation }) => [number, citation.start])).toEqual([
    [1, 10],
    [2, 40],
    [3, 90],
  ]);
  expect(numberOf("b", 1)).toBe(3);
});

test("a passage that is cited again keeps its number; the same place in another text is another one", () => {
  const { all, numberOf } = numberSources([
    { id: "a", citations: [cited(1, 10)] },
    { id: "b", citations: [cited(1, 10, "job"), cited(2, 10)] },
  ]);
  expect(all).toHaveLength(2);
  expect([numberOf("b", 1), numberOf("b", 2)]).toEqual([2, 1]);
});

test("a mark without a citation has no number", () => {
  expect(numberSources([{ id: "a", citations: [cited(1, 10)] }]).numberOf("a", 2)).toBeUndefined();
});
