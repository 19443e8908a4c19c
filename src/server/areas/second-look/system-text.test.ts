import { hash } from "node:crypto";
import { expect, test } from "vitest";
import { LOOK_VERSION } from "./rules.ts";
import { LOOK_TEXT } from "./system-text.ts";

/** Each wording that was ever asked; a new one gets a line, and its version a new number. */
const versions: Record<string, string> = {
  "look-1": "f54493477e67e55f",
};

test("the second look's version is that of its wording", () => {
  expect(hash("sha256", LOOK_TEXT).slice(0, 16)).toBe(versions[LOOK_VERSION]);
});
