import { describe, expect, test } from "vitest";
import type { ProposalParts } from "#contract/proposal/proposal.ts";
import { contradictionsOf, unmentionedIn } from "./contradictions.ts";

const empty: ProposalParts = { strengths: [], information: {}, cover_letter: "", requirements: [] };
const letter = (text: string) => `Dear Marjan,\n\n${text}\n\nKind regards,\nSanne`;
const strength = (text: string) => ({ title: "A reason", text });
const about = (parts: Partial<ProposalParts>, language: "en" | "nl" = "en") =>
  contradictionsOf({ ...empty, ...parts }, language, "2026-11-22").map((one) => [one.about, one.one_part, one.other_part]);

describe("what can't both be true", () => {
  test.each<[string, string, string]>([
    ["years", "Noor has ten years of experience with Python.", "Noor has four years of experience with Python."],
    ["years", "Noor has twelve years in this line of work.", "That makes seven years in this line of work."],
    ["language", "Noor speaks Dutch (native) and English (C1).", "Noor speaks English (B1)."],
    ["start", "Noor can start on 1 January 2027.", "Noor can start on 1 March 2027."],
    ["notice", "Noor has a notice period of two months.", "Noor has a notice period of four weeks."],
    ["hours", "Noor is looking for 36 hours a week.", "Noor is looking for 24 hours a week."],
    ["place", "Noor lives in Utrecht.", "Noor lives in Groningen."],
  ])("%s: a strength and the letter", (kind, one, other) => {
    expect(about({ strengths: [strength(one)], cover_letter: letter(other) })).toEqual([[kind, "strength:0", "letter"]]);
    expect(about({ strengths: [strength(one)], cover_letter: letter(one) })).toEqual([]);
  });

  test.each(["Den Haag", "Wijk bij Duurstede", "Alphen aan den Rijn", "’s-Hertogenbosch"])(
    "a town of several words is one town: %s",
    (location) => {
      const text = `Marloes woont in ${location} (hemelsbreed zo’n 15 km van Leiden) en heeft een opzegtermijn van vier weken.`;
      expect(about({ information: { location }, cover_letter: letter(text) }, "nl")).toEqual([]);
      expect(about({ information: { location: "Groningen" }, cover_letter: letter(text) }, "nl")).toEqual(
        location.startsWith("’") ? [] : [["place", "letter", "information"]],
      );
    },
  );

  test("the letter and the facts beside it", () => {
    const information = {
      available_from: "2027-03-01",
      hours_per_week: 32,
      location: "Zwolle",
      notice_weeks: 4,
      languages: [{ language: "nl", level: "native" as const }],
    };
    const text = "Marloes woont in Goes, kan op 1 januari 2027 beginnen en zoekt 24 uur per week. Marloes spreekt Nederlands (B2).";
    expect(
      about({ information, cover_letter: letter(text) }, "nl")
        .map(([kind]) => kind)
        .sort(),
    ).toEqual(["hours", "language", "place", "start"]);
    const same = "Marloes woont in Zwolle, kan op 1 maart 2027 beginnen en zoekt 32 uur per week. Marloes spreekt Nederlands (moedertaal).";
    expect(about({ information, cover_letter: letter(same) }, "nl")).toEqual([]);
  });

  test("the table and the texts", () => {
    const line = (verdict: "met" | "not_met") => [{ text: "Forklift certificate", kind: "must" as const, verdict }];
    const has = letter("Sam holds a forklift certificate.");
    const lacks = letter("Sam has no forklift certificate.");
    expect(about({ requirements: line("not_met"), cover_letter: has })).toEqual([["requirement", "letter", "requirement:0"]]);
    expect(about({ requirements: line("met"), cover_letter: lacks })).toEqual([["requirement", "letter", "requirement:0"]]);
    expect(about({ requirements: line("met"), cover_letter: has })).toEqual([]);
    expect(about({ requirements: line("not_met"), cover_letter: lacks })).toEqual([]);
  });

  test("years that are asked aren't years that are held; a question compares nothing", () => {
    const asked = [{ text: "At least eight years of Python", kind: "must" as const, verdict: "not_met" as const }];
    expect(about({ requirements: asked, cover_letter: letter("Noor knows Python.") })).toEqual([]);
    expect(about({ information: { location: "Zwolle" }, cover_letter: letter("Can it be that Noor lives in Goes?") })).toEqual([]);
  });
});

test("a must that the CV bears and nobody tells is a hint with its line", () => {
  const cv_text = "Sam Voorbeeld\nTiel\n\nForklift certificate 2024";
  const start = cv_text.indexOf("Forklift");
  const evidence = [{ source: "cv" as const, quote: "Forklift certificate 2024", start, end: cv_text.length }];
  const parts = { ...empty, requirements: [{ text: "Forklift certificate", kind: "must" as const, verdict: "met" as const, evidence }] };
  expect(unmentionedIn(parts, { cv_text })).toEqual([{ requirement: "Forklift certificate", line: 4 }]);
  expect(unmentionedIn({ ...parts, cover_letter: letter("Sam has a forklift certificate.") }, { cv_text })).toEqual([]);
});
