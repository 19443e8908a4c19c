import { describe, expect, test } from "vitest";
import { bestOfDemo } from "#tests/support/demo-pairs.ts";
import { draftInput } from "#tests/support/drafts.ts";
import { proofread } from "#tests/support/proofread.ts";
import { fittingPairs } from "#tests/support/set-pairs.ts";
import { claimsOf } from "./ledger.ts";
import { draftProposal } from "./writing/writer.ts";

const best = bestOfDemo(2).flat();

describe.each(["en", "nl"] as const)("drafts in %s are written without a slip", (language) => {
  test("for the best of each demo vacancy", () => {
    const faults = best.flatMap(({ job, candidate }) => proofread(language, draftProposal(draftInput(job, candidate, language))));
    expect(faults).toEqual([]);
  });
  test("for those who fit in the labelled sets, and nothing in them is without a source", () => {
    const found = fittingPairs()
      .filter((one) => one.language === language)
      .flatMap((pair) => {
        const input = pair.input();
        const draft = draftProposal(input);
        const unborne = claimsOf(draft, input).filter(({ source }) => source.kind === "none");
        const faults = [...proofread(language, draft), ...unborne.map(({ text }) => ({ rule: "without a source", text }))];
        return faults.map((fault) => ({ ...fault, of: `${pair.job} ${pair.cv}` }));
      });
    expect(found).toEqual([]);
  });
});

test.each<["en" | "nl", string, string]>([
  ["nl", "Sander werkt bij Ruwaard B.V.. Daarna niet.", "a point too many"],
  ["nl", "Sander heeft 12 jaar ervaring.", "a number that should be a word"],
  ["en", "Noor works as a engineer.", "a for an"],
  ["nl", 'Sander werkt met "warme kant".', "a quotation mark"],
  ["nl", "Sander werkt tien jaar in dit vak.", "a form's words"],
  ["en", "Noor worked as a medewerker klantenservice at Tulband.", "a title of the other language"],
  ["nl", "Sander werkt daily with the guests.", "words of the other language"],
  ["nl", "Zo gaat het: warme kant: pass.", "two colons"],
])("the proofreader sees it (%s): %s", (language, text, rule) => {
  const letter = `Dear you,\n\n${text}\n\nBye`;
  const parts = { strengths: [], information: {}, cover_letter: letter, requirements: [] };
  expect(proofread(language, parts).map((fault) => fault.rule)).toContain(rule);
});
