import { expect, test } from "vitest";
import { draftHeld, saidBy } from "./kept-drafts.ts";

const texts = (strength: string, letter: string) => ({
  strengths: [{ title: "Experience", text: strength }],
  cover_letter: `Dear Marjan,\n\n${letter}\n\nKind regards,\nSanne`,
});
const first = texts("Rebuilt the planning service in Python.", "Eleven services exchange events over Kafka. The database held 1.4 TB.");
const second = texts("Moved a large database to partitioned tables.", "Eleven services exchange events over Kafka. It was done by night.");
const drafts = [
  { name: "second", language: "en" as const, said: saidBy(second) },
  { name: "first", language: "en" as const, said: saidBy(first) },
];

test("a proposal's draft is the one whose text it holds, after an undo the earlier one", () => {
  expect(draftHeld(drafts, "en", second)?.name).toBe("second");
  expect(draftHeld(drafts, "en", first)?.name).toBe("first");
});

test("what a person changed of it leaves it that draft while something of it stands", () => {
  const changed = { ...first, cover_letter: "Dear Marjan,\n\nWe met at the fair, and talked of your team." };
  expect(draftHeld(drafts, "en", changed)?.name).toBe("first");
  const own = texts("Somebody wrote this strength by hand alone.", "And this letter, too, from its beginning to its end.");
  expect(draftHeld(drafts, "en", own)).toBeNull();
});

test("in another language it is none of them", () => {
  expect(draftHeld(drafts, "nl", first)).toBeNull();
});
