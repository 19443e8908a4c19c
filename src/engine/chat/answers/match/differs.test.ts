import { describe, expect, test } from "vitest";
import type { Criterion } from "#contract/job/match.ts";
import type { ChatRecords } from "#engine/chat/chat.ts";
import { composeAnswer } from "#engine/chat/compose.ts";
import { suggestionsFor } from "#engine/chat/suggestions.ts";
import { people } from "#server/sample/people/mixed.ts";
import { vacancies } from "#server/sample/vacancies.ts";
import { Records } from "#tests/eval/chat/records.ts";

const records = new Records(people.slice(0, 4), vacancies);
const job = "Senior backend engineer";
const pair = records.about({ candidate: "Noor Hazelaar", job });
const ofJob = records.about({ job });

/** A model met what the product by itself has its first must as not met. */
const judged = (criteria: readonly Criterion[], more: Partial<Criterion> = {}): Criterion[] => {
  const at = criteria.findIndex(({ requirement_id, kind, evidence }) => requirement_id && kind === "must" && evidence.length > 0);
  const built_in = { verdict: "not_met" as const, evidence: [], note: null };
  return criteria.map((one, index) =>
    index === at ? { ...one, verdict: "met", judged_by: { model: "some", why: null, built_in }, ...more } : one,
  );
};
const talks: [string, ChatRecords][] = [
  ["a candidate for a job", { ...pair, criteria: judged(pair.criteria) }],
  ["a job", { ...ofJob, ranked: ofJob.ranked.map((one, index) => (index === 0 ? { ...one, criteria: judged(one.criteria) } : one)) }],
];

describe("where a model judges otherwise than the product", () => {
  test.each(talks)(
    "in a talk about %s that is the first question, and it is answered with both verdicts and their proof",
    (_what, about) => {
      for (const [language, verdicts] of [
        ["en", ["the model says met", "built in it is not met"]],
        ["nl", ["volgens het model voldaan", "ingebouwd niet voldaan"]],
      ] as const) {
        const [first = "", ...rest] = suggestionsFor(about, language);
        expect(rest.length).toBeLessThanOrEqual(5);
        const { content, citations } = composeAnswer(first, about, [], language);
        for (const one of verdicts) expect(content).toContain(one);
        expect(content.match(/^- /gm)).toHaveLength(1);
        expect(citations.map(({ source }) => source)).toContain("cv");
      }
    },
  );

  test("what a colleague decided is no difference any more", () => {
    const override = { verdict: "met" as const, reason: "Called her", by: "Sanne", at: pair.today };
    const settled = { ...pair, criteria: judged(pair.criteria, { override }) };
    expect(suggestionsFor(settled, "en")).toEqual(suggestionsFor(pair, "en"));
    const asked = composeAnswer("Where do the model and the built-in verdicts differ?", settled);
    expect(asked.content).toMatch(/^On nothing/);
  });

  test("without one the question isn't offered", () => {
    for (const about of [pair, ofJob]) expect(suggestionsFor(about, "en").join(" ")).not.toContain("differ");
  });
});
