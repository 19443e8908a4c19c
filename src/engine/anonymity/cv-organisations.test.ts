import { describe, expect, test } from "vitest";
import type { Language } from "#contract/fields.ts";
import { candidateOf, toShare } from "#tests/support/proposals.ts";
import { sharedOf } from "./anonymise.ts";
import { organisationsInCv } from "./cv-organisations.ts";
import { findLeaks, secretsOf } from "./leaks.ts";

const namesIn = (cv: string) => organisationsInCv(cv).map(({ name }) => name);
const work = (line: string) => `Work experience\n${line}`;
const study = (line: string) => `Education\n${line}`;

describe("the CV's own lines tell", () => {
  test.each([
    ["a kind before the name", "Ik deed dat bij Zorggroep Wilgenoord in de avond.", "Zorggroep Wilgenoord"],
    ["a kind behind the name", "Moved to Kestrelby Productions later that year.", "Kestrelby Productions"],
    ["a kind in small letters", "In het weekend stond ik in restaurant De Vier Zwaluwen.", "restaurant De Vier Zwaluwen"],
    ["a school told by its town", "Mijn diploma haalde ik aan het Horecacollege Zeeland.", "Horecacollege Zeeland"],
    ["a school with a joint", "She read law at the University of the North Fells.", "University of the North Fells"],
    ["a club", "Ik train de jeugd van voetbalclub DZVK op zaterdag.", "voetbalclub DZVK"],
    ["a club by its letters", "Keeper bij vv Wilgenveld, twintig jaar.", "vv Wilgenveld"],
    ["words that say where", "Na de zomer begon ik bij Quorvex als hulpkracht.", "Quorvex"],
    ["two plain words behind them", "Later I poured coffee at Jumping Heron and sang.", "Jumping Heron"],
    ["an own company", "Founder of Brindlecove, a studio of two.", "Brindlecove"],
    ["clients in a list", "Made sites for clients such as Zandkraai and Molvex.", "Molvex"],
    ["a surname that is also a word", "Bakker Administraties, Burgum", "Bakker Administraties"],
    ["a legal form", "The contract went through Ostrevik GmbH last year.", "Ostrevik GmbH"],
    ["a cell of a dated line", work("2019 - 2022 | Quorvex, Utrecht | planner"), "Quorvex"],
    ["a line above its date", work("Quorvex   Ghent, Belgium\nProject engineer\nMarch 2019 - May 2021"), "Quorvex"],
    ["a firm of plain words behind a title", work("Associate consultant - Harbour Street\n2019 - 2021"), "Harbour Street"],
    ["a school without its kind", study("2009-2015 havo, Dam en Dijk, Culemborg"), "Dam en Dijk"],
    ["a school beside a degree", "Mbo 4 Paraveterinair, Weerlo MBO Barneveld – diploma", "Weerlo MBO Barneveld"],
    ["a school behind letters that are a degree's", study("BEd (FET) Mathematics, Thornvale, 2012"), "Thornvale"],
    ["a school in another language", study("Technikum Mleczarskie, 2009 - 2013"), "Technikum Mleczarskie"],
  ])("%s", (_kind, cv, name) => {
    expect(
      namesIn(cv).some((one) => one.includes(name)),
      JSON.stringify(namesIn(cv)),
    ).toBe(true);
  });

  test.each([
    ["skills", "Experience with Microsoft Azure, Google Cloud, Oracle Database and Web Technologies."],
    ["a certificate and a norm", "Certificaten: VCA-VOL, NEN 3140 VP, BHV, Prince2 Foundation"],
    ["codes of certificates", study("MD-102, AZ-900 and ITIL 4, 2021")],
    ["a line of a study", study("BSc Computer Science, 2012 - 2015")],
    ["a title alone", work("Senior Software Engineer\n2019 - 2021")],
    ["a place", work("Backend developer, Den Haag\n2019 - 2021")],
    ["labels of a form", work("Responsibilities:\n2019 - 2021")],
    ["small words of a kind", "Ik werkte in een restaurant, daarna bij een bank en voor de gemeente."],
    ["what was done", work("2019 - 2021\n• Managed Warehouse Systems for the Logistics Department")],
    ["a heading in capitals", "WORK EXPERIENCE\nPROJECT MANAGEMENT\nSOFTWARE DEVELOPMENT"],
    ["a month", "Begonnen in januari bij de start van het project in Maart."],
  ])("nobody: %s", (_kind, cv) => {
    expect(namesIn(cv)).toEqual([]);
  });
});

/** Somebody whose record has nothing but a CV: what is quoted of it is masked by its lines alone. */
const blindLine = (line: string, language: Language, cv = line) => {
  const candidate = candidateOf({ first_name: "Bo", last_name: "Lundqvist", cv_text: `Bo Lundqvist\n${cv}` });
  const shared = sharedOf(toShare({ candidate, letter: line, language }));
  const secrets = secretsOf(candidate, "blind");
  expect(findLeaks([{ output: "page", place: "letter", text: shared.letter }], secrets)).toEqual([]);
  return shared.letter;
};

describe("a line of it is quoted", () => {
  test.each<[string, Language, string]>([
    ["Ik stond in restaurant De Vier Zwaluwen.", "nl", "Ik stond in een restaurant."],
    ["Ik train de jeugd van voetbalclub DZVK.", "nl", "Ik train de jeugd van een sportvereniging."],
    ["Moved to Kestrelby Productions later.", "en", "Moved to a company later."],
    ["She studied at the University of the North Fells.", "en", "She studied at a university."],
    ["BSc Biology, Porto, 2012", "en", "BSc Biology, a Portuguese school, 2012"],
    ["Grew up in Porto.", "en", "Grew up in Porto."],
    ["Certificaten: NEN 3140 VP, VCA", "nl", "Certificaten: NEN 3140 VP, VCA"],
  ])("%s", (line, language, expected) => {
    expect(blindLine(line, language, `${line}\nEducation\nBSc Biology, Porto, 2012`)).toBe(expected);
  });
});

describe("a known employer's other names", () => {
  const of = (company: string) =>
    candidateOf({ first_name: "Bo", last_name: "Lundqvist", experience: [{ title: "Planner", company }] as never });
  const found = (company: string, text: string) =>
    findLeaks([{ output: "page", place: "letter", text }], secretsOf(of(company), "blind")).length > 0;

  test.each([
    ["Koninklijke Quorvex N.V.", "the people of Quorvex"],
    ["Hogeschool van Amsterdam", "graduated at the HvA"],
    ["Drogist Van Pelterom", "bij Van Pelterom in de winkel"],
    ["Koekfabriek Hillemans", "the ovens of Hillemans"],
    ["Shopify", "Shopify, Staff Software Engineer (2021 - 2023)"],
    ["Shopify", "three years at Shopify"],
    ["School of Tides", "a lecturer at the School of Tides"],
    ["Blue Harbour Consulting", "two years with Blue Harbour"],
  ])("%s: %s", (company, text) => {
    expect(found(company, text)).toBe(true);
  });

  test.each([
    ["Public Health Fenland", "She improved public health in the region."],
    ["Machine Learning Lab", "Three years of machine learning."],
    ["Koekfabriek Hillemans", "Werkte in een koekfabriek."],
    ["English", "Languages: Dutch, English, German"],
    ["EXPERIENCE AS", "Experience"],
    ["WERKERVARING", "Werkervaring\n2019 - 2021"],
    ["Basque", "Languages: Dutch, Basque"],
    ["Payments", "Built Payments, Orders and Invoices."],
    ["MBO 4 Logistiek, diploma", "Werkte in de logistiek, mbo 4."],
    ["Shopify", "Skills: Python, Shopify, Docker"],
    ["clothing store", "A clothing store in Utrecht."],
    ["British Company", "A British company."],
  ])("but of %s not: %s", (company, text) => {
    expect(found(company, text)).toBe(false);
  });
});
