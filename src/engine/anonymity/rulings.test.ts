import { expect, test } from "vitest";
import type { LeakRuling } from "#contract/proposal/proposal.ts";
import type { SharedProposal } from "#contract/proposal/shared-proposal.ts";
import { candidateOf } from "#tests/support/proposals.ts";
import { findLeaks, secretsOf } from "./leaks.ts";
import { maskingOf, maskRuled, withRuling } from "./rulings.ts";

const who = { by: "Sanne Verhoeven", at: "2026-11-22T10:00:00.000Z" };
const mask = (text: string, instead: string): LeakRuling => ({ ...who, text, with: instead, ruling: "mask", language: "en", reason: null });
const masked = (text: string, ...rulings: LeakRuling[]) => maskingOf(rulings, "en")(text);

test.each([
  ["She built the Vaartzicht app.", "She built the firm's app."],
  ["Vaartzicht grew.", "Firm's grew."],
  ["It runs on VaartzichtApp.", "It runs on firm's."],
  ["At vaartzicht\nsince 2019", "At firm's\nsince 2019"],
])("words chosen stand in the place of a finding: %s", (text, expected) => {
  expect(masked(text, mask("Vaartzicht", "firm's"))).toBe(expected);
});

test("a short word is meant only as a whole", () => {
  expect(masked("Best in the bestuur of Best", mask("Best", "a town"))).toBe("A town in the bestuur of a town");
});

test("they hold for texts of their language, and not for the agency's own names", () => {
  const shared = {
    language: "nl",
    letter: "Vaartzicht",
    agency: { name: "Vaartzicht" },
    recruiter: { name: "Vaartzicht" },
  } as SharedProposal;
  const dutch = { ...mask("Vaartzicht", "een rederij"), language: "nl" as const };
  expect(maskRuled(shared, [mask("Vaartzicht", "a carrier")]).letter).toBe("Vaartzicht");
  expect(maskRuled(shared, [dutch])).toMatchObject({
    letter: "Een rederij",
    agency: { name: "Vaartzicht" },
    recruiter: { name: "Vaartzicht" },
  });
});

test("what tells nothing isn't found again, and a later ruling takes the place of an earlier one", () => {
  const harmless: LeakRuling = { ...mask("Will", ""), with: null, ruling: "harmless", reason: "An everyday word" };
  const found = (rulings: LeakRuling[]) =>
    findLeaks(
      [{ output: "page", place: "letter", text: "Ask Will Bakker." }],
      secretsOf({ ...candidateOf({ first_name: "Will", last_name: "Bakker" }), leak_rulings: rulings }, "blind"),
    ).map(({ text }) => text);
  expect(found([])).toContain("Will Bakker");
  expect(found([{ ...harmless, text: "will bakker" }])).not.toContain("Will Bakker");
  const rulings = withRuling([harmless], mask("WILL", "the candidate"));
  expect(rulings).toMatchObject([{ ruling: "mask", text: "WILL" }]);
  expect(withRuling(rulings, { ...harmless, ruling: null })).toEqual([]);
});
