import { expect, test } from "vitest";
import { demoCandidates, demoJobs } from "#tests/support/demo-pairs.ts";
import { draftInput } from "#tests/support/drafts.ts";
import { mended, type Refused, readDraft } from "./model-draft.ts";
import { draftProposal } from "./writer.ts";

const input = draftInput(demoJobs[0] as never, demoCandidates[0] as never, "en");
const own = draftProposal(input);
const evidence = [
  { source: "cv" as const, quote: "Python", start: 10, end: 16 },
  { source: "cv" as const, quote: "Kafka", start: 30, end: 35 },
];
const written = {
  strengths: [{ title: "Python", text: "One thing [1]. Another thing. [2] A third.", passages: [1] }],
  cover_letter: `Dear Marjan,

I would like to introduce Noor Hazelaar for the role of senior backend engineer. Noor has worked at Veerstroom Logistics for years [1, 2]. There, the services exchange events over Kafka. Noor lives in Utrecht.

Noor wrote import pipelines for municipalities [2]. That was at Meridioom Data. Python is what Noor works in.

Would you like to hear more about this?

Kind regards,
Sanne Verhoeven`,
};
const draft = readDraft(written, evidence);
const at = (words: string) => draft.sentences.findIndex(({ text }) => text.includes(words));
const without = (...words: string[]) =>
  mended(
    input,
    own,
    draft,
    words.map((one): Refused => ({ n: at(one), reason: "missing", missing: ["it"] })),
  );

test("a draft is read in sentences, each with the passages that it names, else those of its strength", () => {
  expect(draft.sentences.slice(0, 4).map(({ text, passages }) => [text, passages.map(({ quote }) => quote)])).toEqual([
    ["Python", ["Python"]],
    ["One thing.", ["Python"]],
    ["Another thing.", ["Kafka"]],
    ["A third.", ["Python"]],
  ]);
  expect(draft.sentences[at("for years")]).toMatchObject({
    text: "Noor has worked at Veerstroom Logistics for years.",
    passages: evidence,
  });
});

test("a draft that nothing is refused of stands as it was written, without its numbers", () => {
  const { parts, left_out, filled } = without();
  expect(parts.cover_letter).toBe(written.cover_letter.replace(/ \[[\d, ]+\]/g, ""));
  expect(parts.strengths).toEqual([{ title: "Python", text: "One thing. Another thing. A third.", evidence }]);
  expect({ left_out, filled }).toEqual({ left_out: [], filled: [] });
});

test("what leans on a sentence that is gone goes with it, however long the chain; what doesn't stays", () => {
  const { parts, left_out } = without("import pipelines");
  expect(parts.cover_letter).toContain(
    "Noor lives in Utrecht.\n\nPython is what Noor works in.\n\nWould you like to hear more about this?",
  );
  expect(left_out.map(({ text, reason }) => [text, reason])).toEqual([
    ["Noor wrote import pipelines for municipalities.", "missing"],
    ["That was at Meridioom Data.", "leans"],
  ]);
});

test("a closing question about what is gone is asked in the agency's words, and so is one that was refused", () => {
  const invitation = "\n\nWhen would a first meeting with Noor suit you?\n\nKind regards,";
  expect(without("Python is").parts.cover_letter).toContain(invitation);
  expect(without("hear more").parts.cover_letter).toContain(invitation);
});

test("a strength's refused title gives way to a plain one; a letter of which too much is gone to the built-in letter", () => {
  const titleless = mended(input, own, draft, [{ n: 0, reason: "unsaid", missing: [] }]);
  expect(titleless.parts.strengths[0]?.title).toBe("Experience");
  const thin = without("I would like", "import pipelines", "Python is");
  expect(thin.filled).toEqual(["letter"]);
  expect(thin.parts.cover_letter).toBe(own.cover_letter);
  expect(thin.rests_on.some(({ text }) => text.includes("Veerstroom"))).toBe(false);
});
