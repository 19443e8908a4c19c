import { describe, expect, test } from "vitest";
import { candidateFrom, draftInput, jobFrom } from "#tests/support/drafts.ts";
import { isEmployersLine, retold, type Telling } from "./retell.ts";
import { draftProposal } from "./writer.ts";

const telling: Telling = { name: "Noor", employer: "Veerstroom", current: true, prose: false, isName: () => false };
const english = (line: string) => retold("en", line, telling);
const dutch = (line: string) => retold("nl", line, telling);

describe("a line of a CV as a sentence", () => {
  test("gets its subject where it has a verb, an irregular one too", () => {
    expect(english("Told the council that the bridge had to close")).toBe(
      "At Veerstroom, Noor told the council that the bridge had to close.",
    );
    expect(english("Taught new drivers the night routes")).toBe("At Veerstroom, Noor taught new drivers the night routes.");
  });

  test("isn't split behind a word that only looks like a verb", () => {
    expect(dutch("werkgroep sociaal verantwoord inkopen voor alle locaties")).toBe(
      "Over het werk bij Veerstroom staat in het cv: “werkgroep sociaal verantwoord inkopen voor alle locaties”.",
    );
  });

  test("is a note where it has no verb, or one of another tense without a subject, and then no sentence of a letter", () => {
    expect(english("Planned and corrective maintenance on 8 MW turbines")).toBe(
      "The work at Veerstroom includes planned and corrective maintenance on 8 MW turbines.",
    );
    expect(english("Built the design system for six teams, maintain it with one colleague")).toBe(
      "About the work at Veerstroom, the CV says: “Built the design system for six teams, maintain it with one colleague”.",
    );
    expect(dutch("twee Europese aanbestedingen, een derde loopt nog")).toBe(
      "Over het werk bij Veerstroom staat in het cv: “twee Europese aanbestedingen, een derde loopt nog”.",
    );
    expect(retold("nl", "leidingwerk koper en staal, persen en solderen", { ...telling, prose: true })).toBeNull();
  });

  test("keeps the capital of a name with its number, and of what is named after a country", () => {
    expect(dutch("Liebherr 280 en Terex CTT, tot 60 meter hoog")).toContain("onder meer Liebherr 280 en Terex CTT");
    expect(dutch("Europese subsidies voor drie havens, aanvraag en verslag")).toContain("onder meer Europese subsidies");
  });

  test("is no reason to speak of leading where it is about guidance", () => {
    const cv = `Teun Brakel
Zwolle

Werkervaring
Begeleider wonen
Stichting Lichtpunt, Zwolle
maart 2019 - heden
- Lid van het team begeleiding en dagbesteding voor 24 bewoners

Talen
Nederlands (moedertaal)`;
    const job = jobFrom("Begeleider wonen\nStichting Zonnehof, Zwolle\n\nWij vragen\n- Ervaring met begeleiding\n- Nederlands", {
      title: "Begeleider wonen",
      client: "Stichting Zonnehof",
    });
    const { strengths } = draftProposal(draftInput(job, candidateFrom(cv), "nl"));
    expect(strengths.map(({ title }) => title)).not.toContain("Leiding aan een team");
  });

  test("tells no work in four words about an employer, nor the head of another job", () => {
    expect(english("City trams and ferries")).toBeNull();
    expect(isEmployersLine("Drukkerij Zwanenburg, Leiden")).toBe(true);
    expect(isEmployersLine("drukproeven maken, corrigeren en vrijgeven")).toBe(false);
  });
});

test("a sentence calls somebody by one given name, names no register's number, and takes no title for an employer", () => {
  const cv = `Rosa Almeida Prins
Delft

Work experience
Warehouse planner
Kadeport Storage, Delft
March 2020 - present
- Plans the night shift of 30 people

Shop assistant
2016 - 2019

Certificates
SKJ-registratie 4455667

Languages
Dutch (native)`;
  const job = jobFrom("Warehouse planner\nKadeport, Delft\n\nWe ask\n- Experience with planning\n- Dutch", {
    title: "Warehouse planner",
    client: "Kadeport",
  });
  const candidate = { ...candidateFrom(cv), first_name: "Rosa Almeida", last_name: "Prins" };
  const { cover_letter, strengths } = draftProposal(draftInput(job, candidate, "en"));
  const told = [cover_letter, ...strengths.map(({ text }) => text)].join("\n");
  expect(told).toContain("Rosa Almeida Prins");
  expect(told.replace("Rosa Almeida Prins", "")).not.toContain("Almeida");
  expect(told).not.toContain("4455667");
  expect(told).not.toMatch(/at Shop assistant/);
});
