import { expect, test } from "vitest";
import type { Job } from "#contract/job/job.ts";
import type { WhyAbove } from "#contract/job/matching.ts";
import { loadAllWords, t } from "#web/words/words.ts";
import { whyText } from "./why-words.ts";

await loadAllWords();
const job = { title: "Driver", requirements: [], languages: [] } as unknown as Job;
type Line = WhyAbove["lines"][number];
const line = (text: string, verdict: Line["verdict"], by: number, note: Line["note"] = null): Line => ({
  text,
  criterion: "skill",
  verdict,
  quote: null,
  note,
  by,
});
const person = (name: string, score: number) => ({ candidate_id: "1", name, score });
const why = (change: Partial<WhyAbove>): WhyAbove => ({
  upper: person("Anna Linde", 71),
  lower: person("Bram Kolk", 64),
  by: 7,
  lines: [],
  rest: 0,
  ...change,
});

test.each<[string, Partial<WhyAbove>, string]>([
  [
    "names what counts for and against, in the order of how much",
    {
      lines: [
        line("Python", "met", 12, { key: "years_of", params: { years: 8, asked: 5 } }),
        line("Driving licence", "not_met", -5),
        line("Kafka", "unknown", -2),
      ],
      rest: 2,
    },
    "Anna stands 7 points above Bram: Python 8 y counts 12 more; Driving licence (not met) counts 5 less; Kafka (not found) counts 2 less; the rest 2 more.",
  ],
  [
    "calls both by their whole names where the first is the same",
    { lower: person("Anna Kolk", 64), lines: [line("Python", "met", 7)] },
    "Anna Linde stands 7 points above Anna Kolk: Python counts 7 more.",
  ],
  ["says one point as one", { by: 1, lines: [line("Python", "met", 1)] }, "Anna stands 1 point above Bram: Python counts 1 more."],
  ["says of equals who stands first", { by: 0 }, "Anna and Bram have the same score; whoever was added last stands first."],
  ["has words for nearly nothing", { by: 0.2 }, "Anna stands a fraction of a point above Bram: many small differences."],
])("%s", (_, change, text) => expect(whyText(t, why(change), job)).toBe(text));
