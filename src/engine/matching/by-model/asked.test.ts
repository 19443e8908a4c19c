import { expect, test } from "vitest";
import { requirementsToJudge } from "./asked.ts";

const description = `We have a van for the club. You drive it. Between 20 and 30 years old.
- Opera Cloud, Mews or a similar PMS
- Excel`;
const requirement = (text: string, quote = text) => {
  const start = description.indexOf(quote);
  return { id: text, text, kind: "must" as const, skill: null, min_years: null, weight: null, quote, start, end: start + quote.length };
};
const passagesOf = (...requirements: ReturnType<typeof requirement>[]) =>
  requirementsToJudge({ description, requirements }).map(({ passage }) => passage);

test("a requirement goes to a model with the sentence it was taken from and the one before, where they say more", () => {
  expect(passagesOf(requirement("You drive it."))).toEqual(["We have a van for the club. You drive it."]);
  expect(passagesOf(requirement("Opera Cloud"), requirement("Mews"))).toEqual([
    "Opera Cloud, Mews or a similar PMS",
    "Opera Cloud, Mews or a similar PMS",
  ]);
});

test("one that is its whole sentence goes alone, as does one whose place isn't known", () => {
  expect(passagesOf(requirement("Excel"))).toEqual([null]);
  expect(passagesOf({ ...requirement("Excel"), quote: "Word" })).toEqual([null]);
});
