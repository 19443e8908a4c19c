import { expect, test } from "vitest";
import type { Proposal } from "#contract/proposal/proposal.ts";
import { draftOf, wire } from "./draft.ts";

const strength = (title: string) => ({ title, text: "", evidence: [] });
const proposal = {
  id: "0193e4a0-0000-7000-8000-00000000000a",
  strengths: [strength("One"), strength("Two")],
  footer: null,
} as unknown as Proposal;

test("each strength has a name of its own while it is edited, and none as it is sent", () => {
  const draft = draftOf(proposal);
  expect(new Set(draft.strengths.map(({ key }) => key)).size).toBe(2);
  expect(wire(draft).strengths).toEqual(proposal.strengths);
});

test("a strength without a title stays on the screen, and nothing but what is edited is sent", () => {
  const draft = draftOf(proposal);
  const sent = wire({ ...draft, strengths: [...draft.strengths, { ...strength("  "), key: "new" } as (typeof draft.strengths)[number]] });
  expect(sent.strengths).toHaveLength(2);
  expect(Object.keys(sent)).not.toContain("id");
});
