import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { makeText } from "#server/sample/cv/text.ts";
import { people } from "#server/sample/people/mixed.ts";
import { candidateFrom } from "#tests/eval/chat/records.ts";
import { candidateOf } from "#tests/support/proposals.ts";
import { type Fact, type Ledger, without } from "./fact.ts";
import { readFacts } from "./ledger.ts";
import { coveredMonths, periodsOf, wholeYears } from "./periods.ts";
import type { FactSource } from "./reading.ts";
import { packFacts, unpackFacts } from "./stored.ts";
import { valueIn } from "./values.ts";

const candidates = people.map((person) => candidateFrom(makeText(person)));
const read = (source: Partial<FactSource>, as_of = "2026-11-22"): Ledger => readFacts(candidateOf(source as never), as_of);
const of = ({ facts }: Ledger, kind: Fact["kind"]) => facts.filter((fact) => fact.kind === kind);

function textOf(source: FactSource, where: string): string {
  if (where === "cv") return source.cv_text ?? "";
  const value = where
    .slice("profile:".length)
    .split(".")
    .reduce<unknown>((at, name) => (at as Record<string, unknown>)?.[name], source);
  return String(value ?? "");
}

describe("the laws of the ledger", () => {
  test("each quote stands letter for letter in its source", () => {
    for (const candidate of candidates)
      for (const { quotes, says } of readFacts(candidate).facts) {
        if (says.by !== "rule") expect(quotes.length).toBeGreaterThan(0);
        for (const { source, quote, start, end } of quotes) expect(textOf(candidate, source).slice(start, end)).toBe(quote);
      }
  });

  test("a derived fact names its facts, and goes with them", () => {
    for (const candidate of candidates) {
      const ledger = readFacts(candidate);
      ledger.facts.forEach(({ says }, index) => {
        if (says.by !== "rule") return;
        expect(says.of.length).toBeGreaterThan(0);
        for (const one of says.of) expect(one).toBeLessThan(index);
        const rest = without(ledger, says.of[0] as number);
        expect(rest.facts.length).toBeLessThan(ledger.facts.length - 1);
      });
      for (const { says } of without(ledger, 0).facts)
        if (says.by === "rule") for (const one of says.of) expect(one).toBeLessThan(ledger.facts.length);
    }
  });

  test("the same record gives the same ledger, byte for byte", () => {
    for (const candidate of candidates)
      expect(JSON.stringify(readFacts(structuredClone(candidate)))).toBe(JSON.stringify(readFacts(candidate)));
  });

  test("any text is read without harm", () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 2000, unit: "grapheme" }), (cv_text) => {
        for (const { quotes } of read({ cv_text }).facts)
          for (const { source, quote, start, end } of quotes) if (source === "cv") expect(cv_text.slice(start, end)).toBe(quote);
      }),
      { numRuns: 100 },
    );
  });
});

describe("one question has one answer", () => {
  const jobs = [
    { title: "Python developer", company: "Anker BV", start: "2018-01", end: "2021-12", description: "Python services" },
    { title: "Developer", company: "Boei", start: "2021-01", end: null, current: true, description: "Java and Python" },
  ];

  test("months that overlap count once, and the month of the end counts", () => {
    expect(valueIn.years(read({ experience: jobs as never }))?.value).toBe(8);
    expect(valueIn.skillYears(read({ experience: jobs as never }), "Python")?.value).toBe(8);
    expect(valueIn.skillYears(read({ experience: jobs as never }), "Java")?.value).toBe(5);
  });

  test("years that a document states are the least there are", () => {
    const cv_text = "Ten years of Python. 3 jaar ervaring met Java.";
    expect(valueIn.skillYears(read({ cv_text, experience: jobs as never }), "Python")?.value).toBe(10);
    expect(valueIn.skillYears(read({ cv_text, experience: jobs as never }), "Java")?.value).toBe(5);
  });

  test("a person's word goes before the document", () => {
    const corrections = { "skills.0.years": { who: "Sanne", at: "2026-11-01T10:00:00Z" } };
    const ledger = read({ cv_text: "Ten years of Python", skills: [{ name: "Python", years: 4, level: null }], corrections } as never);
    const years = valueIn.skillYears(ledger, "Python");
    expect(years?.value).toBe(4);
    expect(years?.fact.says).toEqual({ by: "person", who: "Sanne", at: "2026-11-01T10:00:00Z" });
  });

  test("what somebody lacks or learns isn't had", () => {
    const ledger = read({ cv_text: "No experience with Kubernetes. Learning Rust. Geen rijbewijs B." });
    expect(of(ledger, "skill").find(({ subject }) => subject === "Kubernetes")?.polarity).toBe("denies");
    expect(of(ledger, "licence")).toMatchObject([{ subject: "driving:B", polarity: "denies" }]);
  });

  test.each([
    ["Gaf leiding aan 22 orderpickers", 22],
    ["Leiding aan een team van twaalf medewerkers", 12],
    ["Managed a team of 8", 8],
    ["Led 15 nurses on two wards", 15],
    ["Aansturen van circa 40 uitzendkrachten en medewerkers", 40],
  ])("people led: %s", (cv_text, people) => {
    expect(valueIn.teamSize(read({ cv_text }))?.value).toBe(people);
  });

  test.each(["Worked with a team of 8", "Managed 12 projects", "Part of a team of 30 people", "Led the migration to 4 regions"])(
    "nobody led: %s",
    (cv_text) => {
      expect(valueIn.teamSize(read({ cv_text }))).toBeNull();
    },
  );
});

describe("time", () => {
  test.each([
    ["2016", "2018", 24],
    ["2016", "2016", 6],
    ["2019-03", "2020-02", 12],
    ["2020-05", "2020-05", 1],
    ["2025-12", "2030-12", 12],
  ])("%s to %s is %i months", (start, end, months) => {
    const [period] = periodsOf({ experience: [{ start, end }] as never }, "2026-11-22");
    expect(coveredMonths(period ? [period] : [])).toBe(months);
  });

  test("bare years that follow each other leave no gap", () => {
    const experience = [
      { start: "2018", end: "2019" },
      { start: "2020", end: "2021" },
    ];
    expect(coveredMonths(periodsOf({ experience } as never, "2026-11-22").filter((one) => one !== null))).toBe(36);
  });

  test("years are whole, never rounded up; the first two in halves", () => {
    expect([5, 6, 17, 18, 23, 24, 35, 107].map(wholeYears)).toEqual([0, 0.5, 1, 1.5, 1.5, 2, 2, 8]);
  });
});

test("passages that say what no employer may weigh are known by where they begin, once stored as well", () => {
  const cv_text = "Ids Veldman\n\nVrachtwagenchauffeur bij Lommer.\n\nGehuwd, drie kinderen.\n\nRijbewijs CE.";
  const ledger = read({ cv_text });
  expect(ledger.hidden).toEqual([cv_text.indexOf("Gehuwd")]);
  expect(unpackFacts(packFacts(ledger), cv_text)).toEqual(ledger);
});
