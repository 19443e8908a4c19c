import { describe, expect, it } from "vitest";
import { packVacancyFacts, readVacancyFacts, unpackVacancyFacts } from "./facts.ts";
import { readVacancy } from "./read-vacancy.ts";

const text = `Doktersassistent (m/v)
Huisartsenpraktijk De Haven, Hoorn
24 - 32 uur | € 2.400 - € 3.100 bruto per maand | per direct

Wat vragen wij?
- Diploma doktersassistent
- Minimaal anderhalf jaar ervaring in een huisartsenpraktijk

Bel Trudy Kooistra: 0229 - 555 012, of mail praktijk@dehaven.example`;

const { job: draft } = readVacancy(text, { today: "2026-11-22" });
const job = {
  title: draft.title ?? "",
  client: { id: "01900000-0000-7000-8000-000000000001", name: draft.client?.name ?? "", ...draft.client },
  city: draft.city ?? null,
  other_cities: [],
  remote: null,
  employment_type: null,
  hours_min: draft.hours_min ?? null,
  hours_per_week: draft.hours_per_week ?? null,
  salary_min: draft.salary_min ?? null,
  salary_max: draft.salary_max ?? null,
  currency: draft.currency ?? null,
  period: draft.period ?? null,
  start_date: null,
  openings: 1,
  education_level: null,
  languages: [],
  requirements: (draft.requirements ?? []).map((one, n) => ({ ...one, id: `01900000-0000-7000-8000-00000000001${n}` })),
  description: text,
} as unknown as Parameters<typeof readVacancyFacts>[0];
const facts = readVacancyFacts(job, "2026-11-22");
const of = (kind: string) => facts.filter((fact) => fact.kind === kind).map(({ value, most, unit }) => [value, most, unit].filter(Boolean));

describe("a vacancy's facts", () => {
  it("tell what the vacancy tells, each where it stands", () => {
    expect(of("hours")).toEqual([[24, 32]]);
    expect(of("pay")).toEqual([[240_000, 310_000, "EUR/month"]]);
    expect(of("place")).toEqual([["Hoorn"]]);
    expect([of("contact"), of("contact_email"), of("contact_phone")]).toEqual([
      [["Trudy Kooistra"]],
      [["praktijk@dehaven.example"]],
      [["0229 - 555 012"]],
    ]);
    expect(of("start")).toEqual([["as_soon_as_possible"]]);
    expect(facts.filter(({ kind }) => kind === "requirement").map(({ level, says }) => [level, says])).toEqual([
      ["must", "document"],
      ["must", "document"],
    ]);
    for (const { quotes, says } of facts) {
      expect(says).toBe("document");
      for (const { quote, start, end } of quotes) expect(text.slice(start, end)).toBe(quote);
    }
  });

  it("a person's word stands in the place of the text's, and shows no quote", () => {
    const changed = readVacancyFacts({ ...job, hours_min: null, hours_per_week: 36, city: "Enkhuizen" }, "2026-11-22");
    expect(changed.filter(({ kind }) => kind === "hours" || kind === "place")).toMatchObject([
      { value: "Enkhuizen", says: "person", quotes: [] },
      { value: 36, says: "person", quotes: [] },
    ]);
  });

  it("come back from storage as they were, and are read anew by another version", () => {
    const stored = packVacancyFacts(facts);
    expect(unpackVacancyFacts(JSON.parse(JSON.stringify(stored)), text)).toEqual(facts);
    expect(unpackVacancyFacts({ ...stored, version: "0" }, text)).toBeNull();
  });
});

it("rows that name their cells are no headings: the prose below them still asks", () => {
  const vacancy = `Boomverzorger

Afdeling      | Bomen & Parken
Standplaats   | Zaandam
Uren          | 32 per week

De Groene Tak is een bedrijf van twaalf mensen in een oude kas.

Wat moet je kunnen? Je hebt een afgeronde mbo-opleiding in de groenvoorziening en een rijbewijs BE. Kennis van vlinders is welkom.

Zonder weekenddiensten houdt het gesprek helaas op.`;
  const { job } = readVacancy(vacancy, { today: "2026-11-22" });
  expect(job.requirements?.map(({ kind, quote }) => `${kind}: ${quote}`)).toEqual([
    expect.stringContaining("must: "),
    expect.stringContaining("must: "),
    expect.stringContaining("nice: Kennis van vlinders"),
    expect.stringContaining("knock_out: Zonder weekenddiensten"),
  ]);
});
