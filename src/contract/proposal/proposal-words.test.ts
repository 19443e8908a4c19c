import { describe, expect, test } from "vitest";
import { languageName } from "#contract/text/language-name.ts";
import {
  countVerdicts,
  factsOf,
  firstNameOf,
  formatDay,
  formatMoney,
  formatPay,
  formatPeriod,
  proposalWords,
  quotedText,
  sourceOf,
  studyText,
  telephoneLink,
} from "./proposal-words.ts";
import type { SharedProposal } from "./shared-proposal.ts";

const plain = (text: string | null) => text?.replaceAll("\u00a0", " ");
const nothing: SharedProposal["facts"] = {
  available_from: null,
  notice_weeks: null,
  hours_per_week: null,
  pay: null,
  location: null,
  remote: null,
  languages: [],
  email: null,
  phone: null,
  links: [],
};

describe("what stands on a proposal besides its texts", () => {
  test("both languages say everything", () => {
    const keys = (value: object): string[] =>
      Object.entries(value).flatMap(([key, inner]) => (typeof inner === "object" ? keys(inner).map((one) => `${key}.${one}`) : [key]));
    expect(keys(proposalWords.nl)).toEqual(keys(proposalWords.en));
  });

  test("a day is the same day everywhere: a date as it is, a moment as in the Netherlands", () => {
    expect(formatDay("2027-01-01", "en")).toBe("1 January 2027");
    expect(formatDay("2026-12-31T23:30:00.000Z", "nl")).toBe("1 januari 2027");
    expect(formatDay("2026-12-19T10:00:00.000Z", "en", { year: false })).toBe("19 December");
  });

  test.each([
    [{ start: "2021-03", end: null, current: true }, "Mar 2021 to now", "mrt 2021 tot nu"],
    [{ start: "2016-09", end: "2018-05" }, "Sep 2016 to May 2018", "sep 2016 tot mei 2018"],
    [{ start: null, end: "2012" }, "until 2012", "tot 2012"],
    [{ start: "2019", end: "2019" }, "2019", "2019"],
    [{ start: null, end: null }, "", ""],
  ])("the time from %o", (period, en, nl) => {
    expect([formatPeriod(period, "en"), formatPeriod(period, "nl")]).toEqual([en, nl]);
  });

  test.each([
    [{ min: 590_000, max: 590_000, period: "month" }, "€5,900 a month", "€ 5.900 per maand"],
    [{ min: 8500, max: 9550, period: "hour" }, "€85 to €95.50 an hour", "€ 85 tot € 95,50 per uur"],
    [{ min: 8500, period: "hour" }, "from €85 an hour", "vanaf € 85 per uur"],
    [{ max: 7_000_000, period: "year" }, "up to €70,000 a year", "tot € 70.000 per jaar"],
    [{ period: "year" }, undefined, undefined],
  ] as const)("what %o asks", (pay, en, nl) => {
    expect(plain(formatPay({ ...pay, currency: "EUR" }, "en")) ?? undefined).toBe(en);
    expect(plain(formatPay({ ...pay, currency: "EUR" }, "nl")) ?? undefined).toBe(nl);
  });

  test("an amount never breaks over two lines", () => {
    expect(formatMoney(590_000, "EUR", "nl")).not.toMatch(/[^\S\u00a0]/);
  });

  test("only what is known is told, in the order in which a client asks", () => {
    expect(factsOf(nothing, "en", "2026-11-21")).toEqual([]);
    const facts = factsOf(
      {
        available_from: "2026-11-21",
        notice_weeks: 0,
        hours_per_week: 37.5,
        pay: { min: 50_000, currency: "EUR", period: "day" },
        location: "Utrecht",
        remote: "hybrid",
        languages: [{ language: "nl", level: "native" }, { language: "en" }],
        email: "a@b.example",
        phone: "+31 (0)6-1234",
        links: ["https://www.code.example/a/"],
      },
      "nl",
      "2026-11-21",
    );
    expect(facts.map(({ label, value }) => `${label}: ${plain(value)}`)).toEqual([
      "Beschikbaar: Per direct",
      "Opzegtermijn: Geen",
      "Uren: 37,5 per week",
      "Tarief: vanaf € 500 per dag",
      "Woont in: Utrecht",
      "Werkt: Deels thuis",
      "Talen: Nederlands (moedertaal), Engels",
      "E-mail: a@b.example",
      "Telefoon: +31 (0)6-1234",
      "Links: code.example/a",
    ]);
    expect(facts.flatMap(({ href }) => href ?? [])).toEqual(["mailto:a@b.example", "tel:+3161234", "https://www.code.example/a/"]);
  });

  test("a quote says where it stands, whose it is, and in which language when that isn't the reader's", () => {
    const quote = { text: "14 services", source: "cv", page: 1, language: "en" } as const;
    expect(sourceOf(quote, "en")).toBe("From the CV, page 1");
    expect(sourceOf(quote, "nl")).toBe("Uit het cv, pagina 1 · Origineel in het Engels");
    expect(sourceOf({ ...quote, page: null, language: null }, "en")).toBe("From the CV");
    expect(sourceOf({ ...quote, source: "note", by: "Sanne Verhoeven" }, "en")).toBe("From a note by Sanne Verhoeven");
    expect(sourceOf({ ...quote, source: "confirmed", language: null }, "nl")).toBe("Bevestigd door de recruiter");
    expect(quotedText(quote)).toBe("“14 services”");
    expect(quotedText({ ...quote, source: "confirmed" })).toBe("14 services");
  });

  test("verdicts are counted, languages named, telephones dialled", () => {
    expect(countVerdicts([{ verdict: "met" }, { verdict: "met" }, { verdict: "unknown" }])).toEqual({
      met: 2,
      partly: 0,
      not_met: 0,
      unknown: 1,
    });
    expect(languageName("fy", "nl")).toBe("Fries");
    expect(telephoneLink("06 0000 0117")).toBe("tel:0600000117");
  });
});

test.each([
  ["Bachelor of Engineering", "Software", "Bachelor of Engineering, Software"],
  ["Bachelor of Computer Science", "Computer Science", "Bachelor of Computer Science"],
  [null, "Verpleegkunde", "Verpleegkunde"],
  [null, null, ""],
])("a study of %s in %s is told once", (degree, field, told) => {
  expect(studyText(degree, field)).toBe(told);
});

describe("how a page speaks to a person", () => {
  test.each([
    ["Noor Hazelaar", "Noor"],
    ["Mr O'Hara", "Mr O'Hara"],
    ["Dr. Anna Smit", "Dr. Anna Smit"],
    ["mevrouw De Wit", "mevrouw De Wit"],
    ["De heer Jansen", "De heer Jansen"],
    ["Prof. dr. Ir. Kuipers", "Prof. dr. Ir. Kuipers"],
    ["J. de Vries", "J. de Vries"],
    ["J.P. Coen", "J.P. Coen"],
    ["A Berg", "A Berg"],
    ["van der Berg", "van der Berg"],
    ["Hazelaar, Noor", "Noor"],
    ["de Wit, Els", "Els"],
    ["Jan Smit, MSc", "Jan"],
    ["Mrs Ó Briain, CFO", "Mrs Ó Briain"],
    ["Jean-Luc Dubois", "Jean-Luc"],
    ["  Sam  ", "Sam"],
    ["Mrsool Nabi", "Mrsool"],
  ])("%s: %s", (name, called) => {
    expect(firstNameOf(name)).toBe(called);
  });
});
