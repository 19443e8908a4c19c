import { expect, test } from "vitest";
import { fillPage } from "./page-text.ts";

const facts = { operator: "Lindekade BV", address: null, sold: true, model: null };

test("a page takes the facts of its installation", () => {
  expect(fillPage("Run by {operator}.", facts)).toBe("Run by Lindekade BV.");
});

test("a line about what there isn't is left out, the lines around it stay", () => {
  expect(fillPage("one\r\n- **Address:** {address}\r\ntwo", facts)).toBe("one\ntwo");
  expect(fillPage("{sold?}Prices\n{!sold}Free", facts)).toBe("Prices");
  expect(fillPage("{model?}A model\n{!model}No model", facts)).toBe("No model");
});

test("a name that nobody knows stays to be seen, those that every object has too", () => {
  expect(fillPage("{operater} {constructor} {!toString} { operator }", facts)).toBe("{operater} {constructor} {!toString} { operator }");
});

test("what a fact says is text, never a name again", () => {
  expect(fillPage("{operator}", { operator: "{sold?}", sold: false })).toBe("{sold?}");
});
