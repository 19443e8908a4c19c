import { expect, test } from "vitest";
import { costOf } from "#tests/support/pace.ts";
import { placeholdersIn } from "./placeholders.ts";

test.each([
  ["Beste [naam contactpersoon],", "[naam contactpersoon]"],
  ["For {{PERSON_1}} this is new.", "{{PERSON_1}}"],
  ["Beschikbaar vanaf <datum>.", "<datum>"],
  ["Pay: EUR XXX a month", "XXX"],
  ["Met vriendelijke groet, ____", "____"],
])("%s waits to be filled in", (text, placeholder) => {
  expect(placeholdersIn([text, text])).toEqual([placeholder]);
});

test.each([
  "See [our site](https://lindekade.example) and note [1].",
  "C < D and E > F, size XXL, **bold**, _soft_",
  "Kennis van snake_case",
  "----",
])("%s is a text", (text) => {
  expect(placeholdersIn([text])).toEqual([]);
});

test("a long text takes no time", () => {
  expect(
    costOf(() => {
      for (const text of ["[a".repeat(100_000), "{{".repeat(100_000), "<a ".repeat(70_000), "_".repeat(200_000)]) placeholdersIn([text]);
    }, 2000),
  ).toBeLessThan(2000);
});
