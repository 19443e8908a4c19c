import { expect, test } from "vitest";
import { rangeTo } from "./use-selection.ts";

const rows = ["a", "b", "c", "d", "e"].map((id) => ({ id }));

test.each([
  ["down the list", "b", ["d"], ["b", "c", "d"]],
  ["up the list", "d", ["b"], ["b", "c", "d"]],
  ["to itself", "c", ["c"], ["c"]],
  ["from nowhere: this one alone", null, ["c"], ["c"]],
  ["from one that is gone: this one alone", "z", ["c"], ["c"]],
  ["to one that is gone", "b", ["z"], ["z"]],
])("a range %s", (_, from, to, expected) => {
  expect(rangeTo(rows, from, to)).toEqual(expected);
});
