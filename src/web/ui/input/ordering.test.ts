import { expect, test } from "vitest";
import { moved } from "./ordering.ts";

test.each([
  [0, 2, ["b", "c", "a", "d"]],
  [3, 0, ["d", "a", "b", "c"]],
  [1, 1, ["a", "b", "c", "d"]],
])("what stood at %i stands at %i, and the rest keeps its order", (from, to, expected) => {
  const list = ["a", "b", "c", "d"];
  expect(moved(list, from, to)).toEqual(expected);
  expect(list).toEqual(["a", "b", "c", "d"]);
});
