import { expect, test } from "vitest";
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
