import { hash } from "node:crypto";
import { expect, test } from "vitest";
import { PROMPT_VERSION, VERDICTS_TEXT } from "./system-text.ts";

/** Each wording that was asked since the second; a new one gets a line, and its version a new number. */
const versions: Record<number, string> = {
  2: "d1c6154bf59bdfbc",
  3: "f04adce742408f1d",
};

test("the version of the verdicts' question is that of its wording", () => {
  expect(hash("sha256", VERDICTS_TEXT).slice(0, 16)).toBe(versions[PROMPT_VERSION]);
});
