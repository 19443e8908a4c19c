import { describe, expect, test } from "vitest";
import type { Job } from "#contract/job/job.ts";
import type { MatchRow } from "#contract/job/match.ts";
import { loadAllWords, t } from "#web/words/words.ts";
import { reasonLabel } from "./reason-label.ts";

await loadAllWords();
type Highlight = NonNullable<MatchRow["top_reason"]>;
const highlight = (change: Partial<Highlight>): Highlight => ({
  text: null,
  criterion: "skill",
  verdict: "met",
  quote: null,
  note: null,
  ...change,
});
const job = {
  title: "Backend engineer",
  requirements: [
    { id: "1", text: "At least 5 years of experience with Python in production", kind: "must", weight: 5, skill: "Python" },
    {
      id: "2",
      text: "Minimaal 2 jaar ervaring met stukadoren, waarvan een jaar in de renovatie",
      kind: "must",
      weight: 5,
      skill: "Plastering",
    },
  ],
} as unknown as Job;

describe("the reason of a row", () => {
  test.each([
    [
      highlight({
        text: "At least 5 years of experience with Python in production",
        note: { key: "years_of", params: { years: 8.1, asked: 5 } },
      }),
      "Python 8 y · asks 5",
    ],
    // In the words of the vacancy, not in those of the other language.
    [
      highlight({
        text: "Minimaal 2 jaar ervaring met stukadoren, waarvan een jaar in de renovatie",
        note: { key: "years_of", params: { years: 6, asked: 2 } },
      }),
      "Stukadoren 6 y · asks 2",
    ],
    // Nobody gains by rounding what they lack.
    [
      highlight({
        text: "At least 5 years of experience with Python in production",
        note: { key: "years_of", params: { years: 4.9, asked: 5 } },
      }),
      "Python 4.9 y · asks 5",
    ],
    [highlight({ criterion: "experience", note: { key: "years_of", params: { years: 10, asked: 5 } } }), "Experience 10 y · asks 5"],
    [
      highlight({
        text: "Dutch at B2 level",
        criterion: "language",
        note: { key: "language_below", params: { language: "nl", has: "B1", asks: "B2" } },
      }),
      "Dutch B1 · asks B2",
    ],
    [
      highlight({
        text: "Dutch at B2 level",
        criterion: "language",
        note: { key: "language_level", params: { language: "nl", has: "native" } },
      }),
      "Dutch native",
    ],
    [highlight({ text: "Experience with event-driven systems such as Kafka or RabbitMQ" }), "Event-driven systems"],
    [highlight({ text: "Ruime ervaring met het leiden van teams" }), "Leiden van teams"],
    [
      highlight({ criterion: "availability", note: { key: "available_from", params: { date: "2027-04-01" } } }),
      "Available from 1 Apr 2027",
    ],
    [highlight({ criterion: "hours", note: { key: "hours", params: { has: 36, asks: 40 } } }), "36 hours · asks 40"],
    [
      highlight({ criterion: "title", note: { key: "title_other", params: { has: "Financial analyst" } } }),
      "Financial analyst, another job",
    ],
  ])("is a short label: %#", (given, label) => {
    expect(reasonLabel(t, given, job)).toBe(label);
  });
});
