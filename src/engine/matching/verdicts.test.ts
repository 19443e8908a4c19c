import { describe, expect, test } from "vitest";
import { candidateOf, verdictOn } from "#tests/support/verdict-on.ts";
import { prepareCandidate } from "./candidate.ts";
import { nearestPassages } from "./nearest.ts";

const career = [
  "WERKERVARING",
  "2016 - heden  Bloemist, Bloemenhuis De Tulp, Zwolle",
  "Boeketten binden.",
  "2010 - 2016  Verkoper, Kledingzaak Modern, Zwolle",
  "Klanten helpen.",
].join("\n");

describe("languages", () => {
  test.each([
    ["Dutch would be nice", "Talen: Nederlands (moedertaal)", "met"],
    ["Your English is good enough for a phone call", "Languages: English (fluent)", "met"],
    ["Je spreekt vloeiend Duits", "Talen: Duits (basis)", "not_met"],
    ["Experience with Dutch tax law", "Talen: Nederlands (moedertaal)", "unknown"],
    ["German is nice", "Languages: German (basic)", "partly"],
    ["Italian or Greek on top of your English", "Languages: English (native), Greek (fluent)", "met"],
    ["Italian or Greek on top of your English", "Languages: English (native)", "unknown"],
  ])("%s: %s is %s", (asked, cv, verdict) => expect(verdictOn(asked, cv)).toBe(verdict));
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
    [
      "Vocational training (mbo level 3 or 4, or the equivalent from abroad) in carpentry",
      "EDUCATION\n2008 - 2012  Technikum Budowlane, technician in carpentry",
      "met",
    ],
    [
      "Een bachelor (hbo) in bouwkunde of een verwante richting",
      "OPLEIDING\n2008 - 2012  HBO Theaterwetenschap, Hogeschool Verzonnen, diploma",
      "not_met",
    ],
    ["Mbo-diploma metselen op niveau 3", "OPLEIDING\n2012 - 2014  Mbo Metselen niveau 2, ROC Verzonnen, diploma", "not_met"],
    ["Koksdiploma niveau 3", "OPLEIDING\n2012 - 2015  Kokkin niveau 3, ROC Verzonnen, diploma behaald", "met"],
  ])("%s: %s is %s", (asked, cv, verdict) => expect(verdictOn(asked, cv)).toBe(verdict));
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
    ["Donderdag is onze marktdag", "Vrijdag is mijn vaste vrije dag.", "met"],
    ["Donderdag is onze marktdag", "Beschikbaar: 36 uur per week", "unknown"],
    ["Op donderdag beschikbaar", "Liefst niet op vrijdag, 32 uur per week.", "unknown"],
    ["Bereid in de avond te werken", "Avonddiensten zijn voor mij lastig.", "not_met"],
  ])("%s: %s is %s", (asked, cv, verdict) => expect(verdictOn(asked, cv)).toBe(verdict));
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
    ["Valid KIWA diving certificate", "Certificates: KIWA diving certificate, expired in 2024", "not_met"],
    ["KIWA diving certificate", "Certificates: KIWA diving certificate valid until 2029", "met"],
    ["Tweedegraads bevoegdheid", "Certificaten: eerstegraads bevoegdheid", "met"],
    ["Eerstegraads bevoegdheid", "Certificaten: tweedegraads bevoegdheid", "not_met"],
    ["Ervaring met leidinggeven", "Stuurde een ploeg van 14 stratenmakers aan.", "met"],
  ])("%s: %s is %s", (asked, cv, verdict) => expect(verdictOn(asked, cv)).toBe(verdict));
});

describe("asks in words of their own", () => {
  test.each([
    ["Sewing curtains for theatres", "Naaien van gordijnen voor theaters in de regio.", "met"],
    ["Sewing curtains for theatres", "Graag zou ik gordijnen gaan naaien voor theaters.", "not_met"],
    ["Ervaring met Zwaluwpakket", "Planning gemaakt in Zwaluwpakket.", "met"],
    ["Experience with Zwaluwplan or another planning package", "Planned crews in Zwaluwplan.", "met"],
    ["Working with Zwaluwplan, Musplan or Spechtplan", "Crews were planned in Musplan.", "met"],
    ["Working with Zwaluwplan, Musplan or Spechtplan", "Crews planned on paper.", "unknown"],
    ["15 punten Ervaring met zeilmaken: je kent elke naad", "Zeilmaken op de werf.", "met"],
  ])("%s: %s is %s", (asked, cv, verdict) => expect(verdictOn(asked, cv)).toBe(verdict));

  test("what wasn't found comes with the passages nearest to it", () => {
    const [nearest] = nearestPassages(
      "Experience in sewing sails",
      prepareCandidate(candidateOf("Noor Fictief\nnoor@voorbeeld.example\n\nPROFIEL\nThuis naai ik mijn eigen kleding.")),
    );
    expect(nearest?.quote).toBe("Thuis naai ik mijn eigen kleding.");
    expect(nearestPassages("Experience in sewing sails", prepareCandidate(candidateOf("Noor Fictief\n\nPython")))).toEqual([]);
  });
});
