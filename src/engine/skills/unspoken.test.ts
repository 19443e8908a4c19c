import { describe, expect, it } from "vitest";
import { prepareCandidate } from "#engine/matching/candidate.ts";
import { prepareJob } from "#engine/matching/job.ts";
import { matchCandidate, mayFit } from "#engine/matching/match.ts";
import { scoreOf } from "#engine/matching/score.ts";
import { readVacancy } from "#engine/vacancy/read-vacancy.ts";
import { nobody, nothingAsked } from "#tests/support/matchables.ts";
import { unspokenIn } from "./unspoken.ts";

const german = `Tischler für Innenausbau
Wir suchen einen Tischler, der in unserer Werkstatt Möbel fertigt und sie bei den Kunden montiert. Du liest Zeichnungen und arbeitest
sauber mit Holz und Furnier. Wir bieten dir einen festen Vertrag und Urlaubsgeld.`;

describe("a text in a language that isn't read", () => {
  it.each([
    ["de", german],
    ["fr", "Nous cherchons un menuisier pour notre atelier, qui fabrique des meubles et les installe chez les clients de la région."],
    ["es", "Buscamos un carpintero para nuestro taller que fabrique muebles y los instale en las casas de los clientes."],
    ["pl", "Szukamy stolarza do naszej pracowni, który wykonuje meble i montuje je u klientów oraz czyta rysunki."],
  ])("is known as %s by its joints", (language, text) => {
    expect(unspokenIn(text)).toBe(language);
  });

  it.each([
    "Wij zoeken een meubelmaker voor onze werkplaats. Je maakt kasten en tafels en plaatst ze bij de klant.",
    "We are looking for a joiner who builds furniture in our workshop and fits it at the customer's.",
    "React, TypeScript, Node, AWS, Docker, PostgreSQL, CI/CD, Terraform, Kubernetes, GraphQL, Jest, Cypress, Storybook",
    "Tischler, Berlin",
  ])("isn't %s", (text) => {
    expect(unspokenIn(text)).toBeNull();
  });

  it("asks nothing by its sentences, but names of tools", () => {
    const asked = (text: string) => readVacancy(text, { today: "2026-01-01" }).job.requirements ?? [];
    expect(asked(german)).toEqual([]);
    expect(asked(`${german}\nAußerdem arbeitest du mit AutoCAD und Excel.`).map(({ text }) => text)).toEqual(["AutoCAD", "Excel"]);
  });

  it("is ranked by what the documents share, and nobody who shares it is left out", () => {
    const { title = "" } = readVacancy(german, { today: "2026-01-01" }).job;
    const job = prepareJob({ ...nothingAsked, title, description: german });
    const compared = (cv_text: string) => matchCandidate(job, prepareCandidate({ ...nobody, cv_text })).criteria;
    const joiner = compared("Tischlergeselle, Holzwerk Ebersberg, 2015 bis heute\nMöbel für den Innenausbau, Furnier, Montage bei Kunden");
    const nurse = compared("Krankenschwester, Klinik am Wald, 2012 bis heute\nPflege der Patienten und Dokumentation in der Nacht");
    expect(mayFit(joiner)).toBe(true);
    expect(mayFit(nurse)).toBe(false);
    expect(scoreOf(joiner).score).toBeGreaterThan(2 * scoreOf(nurse).score);
  });
});
