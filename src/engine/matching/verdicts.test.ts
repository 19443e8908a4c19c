import { describe, expect, test } from "vitest";
import { readCv } from "#engine/cv/read-cv.ts";
import { nothingAsked as job } from "#tests/support/matchables.ts";
import { type MatchableCandidate, prepareCandidate } from "./candidate.ts";
import { type MatchableJob, prepareJob } from "./job.ts";
import { matchCandidate } from "./match.ts";
import { nearestPassages } from "./nearest.ts";

const id = "00000000-0000-4000-8000-000000000001";

/** A CV as the product reads it from pasted text. */
function read(text: string): MatchableCandidate {
  const nothing = { headline: null, city: null, country: null, years_experience: null, available_from: null, notice_weeks: null };
  const lists = { skills: [], experience: [], education: [], certifications: [], languages: [] };
  const { profile, text: cv_text, evidence } = readCv({ kind: "text", text, links: [], hidden: [] }, { today: "2026-11-22" });
  return {
    ...nothing,
    ...lists,
    desired: {},
    work_permit: null,
    summary: null,
    ...profile,
    cv_text,
    evidence,
    updated_at: "2026-11-22",
  } as unknown as MatchableCandidate;
}

function verdictOn(text: string, cv: string, more: Partial<MatchableJob["requirements"][number]> = {}): string {
  const asked = prepareJob({ ...job, requirements: [{ id, text, kind: "must", ...more }] });
  const found = matchCandidate(asked, prepareCandidate(read(cv))).criteria[0];
  return found?.verdict ?? "none";
}

const person = (rest: string) => `Noor Fictief\nStationsweg 1, Zwolle\nnoor@voorbeeld.example\n\n${rest}`;
const career = person(
  "WERKERVARING\n2016 - heden  Bloemist, Bloemenhuis De Tulp, Zwolle\nBoeketten binden.\n2010 - 2016  Verkoper, Kledingzaak Modern, Zwolle\nKlanten helpen.",
);

describe("languages", () => {
  test.each([
    ["Dutch would be nice", "Talen: Nederlands (moedertaal)", "met"],
    ["Your English is good enough for a phone call", "Languages: English (fluent)", "met"],
    ["Je spreekt vloeiend Duits", "Talen: Duits (basis)", "not_met"],
    ["Experience with Dutch tax law", "Talen: Nederlands (moedertaal)", "unknown"],
    ["German is nice", "Languages: German (basic)", "partly"],
  ])("%s: %s is %s", (asked, cv, verdict) => expect(verdictOn(asked, person(cv))).toBe(verdict));
});

describe("studies", () => {
  test.each([
    ["Een afgeronde hbo-opleiding Informatica", "OPLEIDING\n2012 - 2016  HBO-ICT, Hogeschool Verzonnen, diploma behaald", "met"],
    [
      "Een afgeronde hbo-opleiding Informatica",
      "OPLEIDING\n2012 - 2016  HBO Verpleegkunde, Hogeschool Verzonnen, diploma behaald",
      "not_met",
    ],
    ["Een mbo 4 diploma logistiek of vergelijkbaar", "EDUCATION\n2010 - 2014  Bachelor Logistics, University of Nowhere", "met"],
    [
      "Hbo werk- en denkniveau",
      "OPLEIDING\n2008 - 2011  Mbo 4 ICT-beheer, ROC Ergens, diploma\nHbo-ict: gestopt na 1 jaar (2012)",
      "not_met",
    ],
    ["Hbo-opleiding afgerond", "OPLEIDING\n2023 - heden  HBO Bedrijfskunde, Hogeschool Verzonnen, nog bezig", "partly"],
  ])("%s: %s is %s", (asked, cv, verdict) => expect(verdictOn(asked, person(cv))).toBe(verdict));
});

describe("days, shifts and places", () => {
  test.each([
    ["Je bent op dinsdag en donderdag beschikbaar", "Beschikbaar: ma t/m do", "met"],
    ["Je bent op vrijdag beschikbaar", "Beschikbaar: 32 uur, niet op vrijdag", "not_met"],
    ["Working evenings and weekends", "Evening and weekend shifts are no problem", "met"],
    ["Working evenings and weekends", "Avonden lukken niet", "not_met"],
    ["You live no more than an hour from Zwolle", "I work from my kitchen table.", "met"],
    ["You live no more than half an hour from Maastricht", "I work from my kitchen table.", "not_met"],
    ["Je hebt eigen vervoer", "Rijbewijs B en auto", "met"],
    ["Je hebt eigen vervoer", "Rijbewijs B", "partly"],
  ])("%s: %s is %s", (asked, cv, verdict) => expect(verdictOn(asked, person(cv))).toBe(verdict));
});

describe("careers", () => {
  test.each([
    ["Minimaal 5 jaar ervaring als bloemist", "met"],
    ["Minimaal 15 jaar ervaring als bloemist", "partly"],
    ["Minimaal 3 jaar ervaring als metselaar", "not_met"],
    ["Werkervaring bij een gemeente", "not_met"],
    ["Ervaring met een kettingzaag", "unknown"],
  ])("%s is %s", (asked, verdict) => expect(verdictOn(asked, career)).toBe(verdict));
});

describe("how far somebody is", () => {
  test.each([
    ["Kubernetes", "Skills: Docker, Kubernetes (basis), Linux", "partly"],
    ["BHV-certificaat", "BHV heb ik nooit gedaan.", "not_met"],
    ["VCA VOL", "Certificaten: VCA basis", "not_met"],
    ["VCA", "Certificaten: VCA VOL", "met"],
    ["Python", "Python: course planned for March, would like to learn it", "not_met"],
    ["TOPdesk", "Werkte dagelijks in ServiceNow.", "partly"],
    ["Zendesk or another ticketing tool", "Worked in Freshdesk every day.", "met"],
  ])("%s: %s is %s", (asked, cv, verdict) => expect(verdictOn(asked, person(cv))).toBe(verdict));
});

describe("asks in words of their own", () => {
  test.each([
    ["Sewing curtains for theatres", "Naaien van gordijnen voor theaters in de regio.", "met"],
    ["Sewing curtains for theatres", "Graag zou ik gordijnen gaan naaien voor theaters.", "not_met"],
    ["Ervaring met Zwaluwpakket", "Planning gemaakt in Zwaluwpakket.", "met"],
  ])("%s: %s is %s", (asked, cv, verdict) => expect(verdictOn(asked, person(cv))).toBe(verdict));

  test("what wasn't found comes with the passages nearest to it", () => {
    const [nearest] = nearestPassages(
      "Experience in sewing sails",
      prepareCandidate(read(person("PROFIEL\nThuis naai ik mijn eigen kleding."))),
    );
    expect(nearest?.quote).toBe("Thuis naai ik mijn eigen kleding.");
    expect(nearestPassages("Experience in sewing sails", prepareCandidate(read(person("Python"))))).toEqual([]);
  });
});
