import { describe, expect, test } from "vitest";
import { nothingAsked as nothing } from "#tests/support/matchables.ts";
import { candidateOf, verdictOn } from "#tests/support/verdict-on.ts";
import { prepareCandidate } from "../candidate.ts";
import { prepareJob } from "../job.ts";
import { matchCandidate } from "../match.ts";

/** What strangers' sets showed to go wrong, each kind by examples of our own. */
type Case = [ask: string, cv: string, verdict: "met" | "partly" | "not_met" | "unknown"];

const cases: Record<string, Case[]> = {
  "being allowed to work here": [
    ["You have the right to work in the Netherlands", "PROFILE\nI am Dutch, and I bake bread.", "met"],
    ["Je mag in Nederland werken", "Nationaliteit: Poolse", "met"],
    ["You have the right to work in the Netherlands", "PROFILE\nI bake bread.", "unknown"],
    ["You have the right to work in the Netherlands", "Nationality: Canadian", "unknown"],
    ["You have the right to work in the Netherlands", "Belgian residence permit until 2029", "unknown"],
    [
      "You have the right to work in the Netherlands",
      "Belgian residence permit until 2029. For the Netherlands I would need a work permit.",
      "not_met",
    ],
    ["You have the right to work in the Netherlands", "Residence permit for the Netherlands, free to work", "met"],
  ],
  "a people that is no language": [
    ["Je Nederlands is uitstekend", "TALEN\nEngels: goed\nNationaliteit: Nederlandse", "unknown"],
    ["Dutch at B2 or better", "LANGUAGES\nEnglish: fluent\n\nNationality: Dutch\nBorn in Assen", "unknown"],
    ["Dutch at B2 or better", "LANGUAGES\nEnglish: fluent\nDutch: fluent\nNationality: Canadian", "met"],
  ],
  "the way to work": [
    ["Je woont op maximaal 30 minuten van De Lier", "Vanaf mijn huis is het drie kwartier naar De Lier.", "not_met"],
    ["Je woont op maximaal 30 minuten van De Lier", "Vanaf mijn huis is het een kwartier naar De Lier.", "met"],
    ["Woont op maximaal 30 minuten van Deventer", "Adres: Kade 1, Groningen", "not_met"],
    ["Woont op maximaal 30 minuten van Deventer", "Adres: Kade 1, Zutphen", "met"],
    ["Eigen vervoer is nodig", "Vervoer: eigen bestelbus", "met"],
  ],
  "a paper and its module": [
    ["XYZ Rope Rescue", "Certificates: XYZ Basic Climbing, 2025", "unknown"],
    ["XYZ Rope Rescue", "Certificates: XYZ Basic Climbing and XYZ Rope Rescue, 2025", "met"],
    ["VCA", "VCA is verlopen in 2023", "not_met"],
    ["BHV-certificaat", "BHV, geldig tot maart 2024", "not_met"],
    ["BHV-certificaat", "BHV, geldig tot maart 2031", "met"],
    ["BHV-certificaat", "BHV verlopen in mei, herhaling geboekt", "partly"],
    ["BHV-certificaat", "BHV: examen in februari", "not_met"],
  ],
  "several things together": [
    ["Kennis van NEN 1010, NEN 3140 en NEN 2580", "Werkt volgens NEN 1010 en NEN 3140.", "partly"],
    ["Kennis van NEN 1010 en NEN 3140", "Werkt volgens NEN 1010 en NEN 3140.", "met"],
  ],
  "a will that is asked": [
    ["Prepared to travel", "Travel: gladly, I have a bag packed.", "met"],
    ["Bereid om te reizen", "Reizen voor het werk: graag.", "met"],
  ],
  "how many people are led": [
    ["Leidinggeven aan een groep van 15 tot 20 medewerkers", "Twaalf man in het seizoen aangestuurd.", "partly"],
    ["Leidinggeven aan een groep van 15 tot 20 medewerkers", "Leiding aan 24 medewerkers.", "met"],
    ["Has led a team", "I schedule nine volunteers for the repair days.", "met"],
  ],
  languages: [
    ["Je spreekt vlot Nederlands", "Talen: Nederlands (B1)", "not_met"],
    ["Italian or German is handy in the canteen", "Languages: English (native), Italian (basic)", "met"],
    ["Your English must be near-native", "Languages: English (C2)", "met"],
    ["A Scandinavian language", "Languages: Norwegian (good)", "met"],
    ["Je verstaat Fries", "Fries versta ik niet.", "not_met"],
  ],
  "hours and days": [
    ["Beschikbaar voor minimaal 32 uur per week", "Beschikbaar: 24 uur per week", "not_met"],
    ["Beschikbaar voor minimaal 32 uur per week", "Beschikbaar: 36 uur per week", "met"],
    ["36 to 40 hours a week", "Availability: 32 hours a week", "partly"],
    ["Beschikbaar voor 36 tot 40 uur per week", "Beschikbaar: 36 uur per week", "met"],
    ["Je werkt op woensdag", "Any day except Friday.", "met"],
    ["Je werkt op woensdag", "Working days: Monday and Thursday; Wednesday I follow a course.", "not_met"],
    ["Can work on Saturdays", "Any day, any hours.", "met"],
    ["A rotation of 14 days on, 14 days off", "I work 2/2 weeks rotation.", "met"],
    ["Beschikbaar vanaf 4 mei 2027 voor 32 uur per week", "Beschikbaar per 1 mei 2027, 24 uur", "partly"],
  ],
  "a title that shares a word": [
    ["Mentoring junior developers", "WORK\nJunior developer, Vink BV\n2021 - present\nBuilds dashboards", "unknown"],
    ["You coach junior developers", "WORK\nJunior developer, Vink BV\n2021 - present\nBuilds dashboards", "unknown"],
    ["You coach junior developers", "WORK\nDeveloper, Vink BV\n2021 - present\nCoaches two junior developers", "met"],
  ],
  studies: [
    ["A bachelor's degree in history", "EDUCATION\n2012 - 2016  M.A. History, University of Nowhere", "met"],
    ["Mbo 4 diploma timmeren", "OPLEIDING\nRijbewijs BE\n2010 - 2012  Mbo 2 Schilderen, ROC Verzonnen, diploma", "not_met"],
    [
      "Een afgeronde hbo-opleiding",
      "OPLEIDING\n2012 - 2016  Hbo Rechten, Hogeschool Verzonnen; scriptie niet afgemaakt, geen diploma",
      "not_met",
    ],
    ["A degree in carpentry", "No degree. Left school at 16.", "not_met"],
  ],
  "work by what is told of it": [
    [
      "5 years' experience as a garden designer",
      "WORK\n2014 - present  Designer, Garden Studio North, Leeds\nDrawing borders and ponds.\n2010 - 2014  Waiter, Bistro Blue, Leeds\nServing.",
      "met",
    ],
    ["Ervaring bij een waterschap", "Ambtenaar: werkte voor de overheid.", "unknown"],
  ],
};

test.each(Object.entries(cases))("%s", (_, all) => {
  expect(all.map(([ask, cv]) => [ask, cv, verdictOn(ask, cv)])).toEqual(all);
});

describe("the quote is the line that proves it", () => {
  const proofOf = (text: string, rest: string) => {
    const job = prepareJob({ ...nothing, requirements: [{ id: "a", text, kind: "must" }] });
    const cv = `Noor Fictief\nnoor@voorbeeld.example\n\n${rest}`;
    return matchCandidate(job, prepareCandidate(candidateOf(cv))).criteria.find((one) => one.requirement_id === "a");
  };
  test("a language is shown with its level", () => {
    expect(proofOf("Dutch at B1", "LANGUAGES\nEnglish native; Dutch B1, exam passed in 2019")?.evidence[0]?.quote).toContain("B1");
  });
  test("a list of languages proves no scheme of the country", () => {
    expect(proofOf("Knowledge of the Dutch heritage subsidy scheme", "Languages: Dutch (native), English (good)")?.verdict).toBe("unknown");
  });
  test("of what is private only the words that count are shown", () => {
    const found = proofOf("You have the right to work in the Netherlands", "PROFILE\nI am Dutch, 44, and live with my husband.");
    expect(found?.evidence.map(({ quote }) => quote)).toEqual(["I am Dutch"]);
  });
});
