import { describe, expect, test } from "vitest";
import type { Language } from "#contract/fields.ts";
import { candidateOf, noor, toShare } from "#tests/support/proposals.ts";
import { sharedOf } from "./anonymise.ts";
import { namesInCv } from "./cv-names.ts";

describe("where contact data stood the text reads as text", () => {
  test.each<[string, Language, string]>([
    ["Utrecht, NL | noortje.hazelaar@mail.example | 06-12345678 | portfolio on request", "en", "Utrecht, NL | portfolio on request"],
    ["Tel: 06-12345678 · LinkedIn: linkedin.com/in/nhazelaar · Utrecht", "en", "Utrecht"],
    ["My website www.hazelhand.example has it all.", "en", "My website has it all."],
    ["www.hazelhand.example doet dat werk.", "nl", "Een website doet dat werk."],
    ["Noorcodes doet dat werk.", "nl", "De kandidaat doet dat werk."],
    ["2020 BA English, NEN 3140 VP", "en", "2020 BA English, NEN 3140 VP"],
    ["Bel 06-12345678 in de avond.", "nl", "Bel het telefoonnummer in de avond."],
    ["Woont op Kerkstraat 12, 3511 AB Utrecht.", "nl", "Woont op Utrecht."],
  ])("%s", (letter, language, expected) => {
    const told = sharedOf(toShare({ letter, language })).letter;
    expect(told).toBe(expected);
    expect(told).not.toMatch(/[[\]]/);
  });

  test("a quote that says nothing else isn't told", () => {
    const evidence = [{ source: "cv" as const, quote: "06-12345678", start: 0, end: 11, page: 1 }];
    const parts = { ...toShare({ candidate: noor }).parts, strengths: [{ title: "Near", text: "", evidence }] };
    expect(sharedOf(toShare({ parts })).strengths[0]?.quotes).toEqual([]);
  });
});

test.each([
  ["Ilse Wijngaerde\nOude Vest 13\n2312 XR Leiden", "Wie op Oude Vest 13 woont", /Oude Vest/],
  ["Ilse Wijngaerde\nAdres: De Meent 4", "De Meent 4 ligt in het dorp", /Meent/],
])("a street without a word for one is known from the head of the CV: %s", (cv_text, letter, street) => {
  const ilse = candidateOf({ first_name: "Ilse", last_name: "Wijngaerde", cv_text });
  expect(sharedOf(toShare({ candidate: ilse, letter, language: "nl" })).letter).not.toMatch(street);
});

describe("names that the record lacks", () => {
  test.each([
    ["Naam: Ilse van Wijngaerde\nPlanner", [], null, ["Ilse van Wijngaerde"]],
    ["Curriculum vitae van Ilse van Wijngaerde\nPlanner", [], null, ["Ilse van Wijngaerde"]],
    ["Ilse Margreet Wijngaerde\nPlanner", ["Ilse"], null, ["Ilse Margreet Wijngaerde"]],
    ["Ilse Wijngaerde\nPlanner", [], "i.wijngaerde@mail.example", ["Ilse Wijngaerde"]],
    ["Senior Planner\nWork Experience\nDen Haag", [], null, []],
    ["Ilse Wijngaerde\nPlanner", ["Ilse", "Wijngaerde"], null, []],
  ])("%s", (cv, recorded, email, expected) => {
    expect(namesInCv(cv, recorded, email)).toEqual(expected);
  });
});
