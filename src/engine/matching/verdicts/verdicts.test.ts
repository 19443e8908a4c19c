import { describe, expect, test } from "vitest";
import { nothingAsked } from "#tests/support/matchables.ts";
import { candidateOf, verdictOn } from "#tests/support/verdict-on.ts";
import { prepareCandidate } from "../candidate.ts";
import { prepareJob } from "../job.ts";
import { matchCandidate } from "../match.ts";
import { nearestPassages } from "../meaning/nearest.ts";

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
    ["Greek at B1 or above", "Languages: Greek (A2)", "not_met"],
    ["Greek at C1", "Languages: Greek (B2)", "partly"],
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
    ["Een diploma op mbo-3-niveau is wat we vragen", "OPLEIDING\n2012 - 2015  Meubelmaker, mbo niveau 3, ROC Verzonnen, diploma", "met"],
    [
      "Een afgeronde mbo-4 opleiding in een bouwkundige richting",
      "OPLEIDING\n2012 - 2016  Middenkader bouwkunde, mbo 4, ROC Verzonnen, diploma",
      "met",
    ],
    ["Je staat zelf ook nog graag aan het bed", "OPLEIDING\n2004 - 2008  HBO-Verpleegkunde, Hogeschool Verzonnen, diploma", "unknown"],
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
    ["Je werkt op woensdag", "Dinsdag, woensdag en vrijdag, ook de vrijdagavond.", "met"],
    ["Je werkt op woensdag", "Op woensdag kan ik niet, dan zorg ik voor mijn moeder.", "not_met"],
    ["Tuesday is our market day", "Available 32 hours, any four days of the week", "met"],
    ["Nachtdiensten horen erbij", "Ik ben van maandag tot en met vrijdag beschikbaar, alleen overdag.", "not_met"],
    ["Evening shifts", "I work nights and weekends.", "met"],
    ["Vroege en late diensten", "Werkt in wisselende diensten.", "met"],
    ["Wednesday is our market day", "Waiter at weekends, 2 evenings a week\nNot available on Fridays.", "met"],
    ["You live within an hour of Leeds", "In May I am moving to Leeds.", "met"],
    ["Je woont hooguit een halfuur van Zwaluwerveen", "Vanaf mijn huis is het 18 minuten naar Zwaluwerveen.", "met"],
    ["Beschikbaar vanaf 4 mei 2027", "Vanaf 1 mei 2027 vrij voor iets nieuws.", "met"],
    ["Beschikbaar vanaf 4 mei 2027", "Per 1 september 2027 kan ik beginnen.", "not_met"],
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
    ["VCA, of je wilt het halen", "Ik heb nog geen VCA, maar wil het graag halen.", "met"],
    ["VCA", "Ik heb nog geen VCA, maar wil het graag halen.", "not_met"],
    ["A forklift certificate, or the will to get one", "Forklift certificate: course started in May", "met"],
    ["A valid forklift certificate", "Forklift certificate: expired in 2024", "not_met"],
    ["Excel", "Built the stock list in Excel (pivot tables, charts, a little VBA)", "met"],
    ["Lassen", "Lassen mag ik niet zelf, dat doet de voorman.", "not_met"],
    ["Prince2", "Aan Prince2 begonnen, nooit afgemaakt.", "not_met"],
    ["Nauwkeurig werken", "Minder sterk: nauwkeurigheid, ik ben snel tevreden.", "not_met"],
    ["Laying mosaics in bathhouses", "I have never laid mosaics in bathhouses; I would like to.", "not_met"],
    ["Koken", "Hobby's: koken, zeilen", "partly"],
    ["Rijbewijs B", "Ik rij geen auto, wel fiets ik elke dag.", "not_met"],
    ["Driving licence B", "Provisional licence only, test in May", "not_met"],
    ["Soldering", "Did the soldering without supervision.", "met"],
    ["Soldering", "Soldering under her eye, two boards a day", "partly"],
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
    ["Nauwkeurig werken", "Ik controleer elke order dubbel: nul fouten in de jaartelling.", "met"],
    ["Inlevingsvermogen", "Stelde angstige passagiers gerust tijdens de overtocht.", "met"],
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

test("fewer of an ask's words tell it where the work is the vacancy's own", () => {
  const text = "Gescheurde zeilen herstellen voor chartervloten";
  const said = (held: string) => {
    const cv = `Noor Fictief\nnoor@voorbeeld.example\n\nWERKERVARING\n2016 - heden  ${held}, Atelier Noord, Hoorn\nTenten en zeilen herstellen op de werf.`;
    const job = prepareJob({ ...nothingAsked, title: "Zeilmaker", requirements: [{ id: "a", text, kind: "must" }] });
    return matchCandidate(job, prepareCandidate(candidateOf(cv))).criteria.find((one) => one.requirement_id === "a")?.verdict;
  };
  expect(said("Zeilmaker")).toBe("met");
  expect(said("Magazijnmedewerker")).not.toBe("met");
});

test.each([
  ["Zeilmaker", "Rolfokken aangepast voor de charterhaven.", "met"],
  ["Zeilmaker", "Rolfokken aangepast: nooit gedaan.", "not_met"],
  ["Zeilmaker", "Tenten genaaid op de werf.", "unknown"],
  ["Tuinman", "Rolfokken aangepast voor de charterhaven.", "unknown"],
])("one telling word of a long ask: %s, %s is %s", (held, told, verdict) => {
  const text = "Versleten rolfokken innemen, uitmeten en verstevigen";
  const cv = `Noor Fictief\nnoor@voorbeeld.example\n\nWERKERVARING\n2016 - heden  ${held}, Atelier Noord, Hoorn\n${told}`;
  const job = prepareJob({ ...nothingAsked, title: "Zeilmaker", requirements: [{ id: "a", text, kind: "must" }] });
  const found = matchCandidate(job, prepareCandidate(candidateOf(cv))).criteria.find((one) => one.requirement_id === "a");
  expect(found?.verdict).toBe(verdict);
  expect(found?.evidence.map(({ quote }) => quote)).toEqual(verdict === "unknown" ? [] : [told]);
});

test.each([
  ["VCA Basic or VOL", "Certificates\nVCA Basic, 2025", "met"],
  ["VCA or VCA-VOL", "Certificaten\nVCA Basis, 2025", "met"],
  ["VCA-VOL", "Certificaten\nVCA Basis, 2025", "not_met"],
  ["VCA or VCA-VOL", "Certificaten\nVCA-VOL, 2025", "met"],
])("either of two rungs: %s, %j is %s", (asked, cv, verdict) => expect(verdictOn(asked, cv)).toBe(verdict));
