import { expect, test } from "vitest";
import { stretchOf } from "./selected-stretch.ts";

const text = "Planner\nPlande elke week ontwik-\nkeling in Zwolle\n\nPlanner\nMaakte ﬁjne lijsten";

test.each([
  ["words as they stand", "elke week", "Planner Plande ", 15],
  ["over the end of a line, hyphen or not", "ontwikkeling in", "week ", 25],
  ["the second of two same ones, by what stands before", "Planner", "Planner Plande elke week ontwikkeling in Zwolle ", 51],
  ["a ligature that the page writes in two letters", "fijne", "Maakte ", 66],
])("%s", (_what, selected, before, start) => {
  const found = stretchOf(text, selected, before);
  expect(found?.start).toBe(start);
  expect(text.slice(found?.start, found?.end)).toBe(found?.quote);
});

test("words that the text doesn't hold, and hardly any", () => {
  expect(stretchOf(text, "Rotterdam", "")).toBeNull();
  expect(stretchOf(text, " - ", "")).toBeNull();
});
