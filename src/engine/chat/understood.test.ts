import { describe, expect, test } from "vitest";
import { candidateFrom, recordsFrom } from "#tests/eval/chat/records.ts";
import type { ChatRecords, ChatTurn } from "./chat.ts";
import { composeAnswer } from "./compose.ts";
import { stands } from "./sources.ts";

const vacancy = {
  title: "Planner binnenvaart",
  client: "Rederij Vossemeer",
  city: "Zwijndrecht",
  text: `Planner binnenvaart bij Rederij Vossemeer, Zwijndrecht

Onze Tjeerd gaat na 28 jaar met pensioen en wij blijven achter met een leeg bureau.

Het werk
Je verdeelt de reizen over 14 schepen. Je valt onder Margriet Polder. Frits van de werkplaats maakt het onderhoudsrooster.

Wat vragen wij?
- Minimaal 4 jaar ervaring als planner
- Goed Engels in woord en geschrift (minimaal C1)
- Je draait een weekend per vijf weken piket
- Ervaring met Aquaplan is een pre

Wat bieden wij?
- € 3.100 tot € 3.900 bruto per maand bij 40 uur
- Onregelmatigheidstoeslag van 18 procent
- Eerst 1.200 uur via ons uitzendbureau, daarna in dienst

Reageren
Stuur je cv naar Ilse Duyts, ilse@duyts.example.nl. Een kennismaking, een gesprek met Margriet en een dag meelopen.`,
};

const cv = `JORIEN TASELAAR
Dordrecht · jorien.taselaar@post.example · geen rijbewijs, wel een ov-kaart

Profiel
Ik zoek iets nieuws omdat ik dichter bij huis wil werken.

Werkervaring
maart 2024 - heden     Planner, Veerdienst Oever, Gorinchem
- de reizen van 6 veren verdeeld
- Registratie: Sluiswijs

januari 2019 - juni 2022     Kok, Restaurant De Dukdalf, Dordrecht
- menu gemaakt

Loopbaanpauze: wereldreis, geboorte van zoon (juli 2022 - februari 2024)

Stage
2018, Rederij Vossemeer, 5 maanden: lading geteld

Talen
Nederlands moedertaal, Engels B1

Overig
Wat ik nog niet kan: ijsreizen plannen.
Piket heb ik jaren gedaan, van mij hoeft het niet meer.
Diploma Nautische logistiek uit Antwerpen; erkenning in Nederland aangevraagd in oktober.`;

const other = `BOUKE HALMA
Rotterdam · bouke@post.example

Werkervaring
2015 - heden     Planner, Halma Transport, Rotterdam
- planning van 30 wagens, onderhoudsrooster, kandidaten gebeld`;

const both = recordsFrom(cv, vacancy);
const person = recordsFrom(cv, null);
const job: ChatRecords = {
  ...recordsFrom(null, vacancy),
  ranked: [{ candidate: { ...candidateFrom(other) }, score: 71, criteria: [] }],
};

const ask = (question: string, records: ChatRecords, ...before: string[]) => {
  const history: ChatTurn[] = [];
  for (const one of before)
    history.push({ role: "user", content: one }, { role: "assistant", content: composeAnswer(one, records, history).content });
  const answer = composeAnswer(question, records, history);
  for (const one of answer.citations) expect(stands(records, one)).toBe(true);
  return answer;
};

describe("the vacancy's own people, process and pay", () => {
  test.each([
    ["who would be the boss of the planner", "Margriet Polder"],
    ["Onder wie val je?", "Margriet Polder"],
    ["wie maakt het onderhoudsrooster daar", "Frits"],
    ["Waarom is de plek vrij?", "Tjeerd"],
    ["why is this position open?", "Tjeerd"],
    ["wie gaat er weg", "Tjeerd"],
    ["wat is de toeslag?", "18 procent"],
    ["what allowance do you get for odd hours", "18 procent"],
    ["hoeveel uur eerst via ons?", "1.200"],
    ["How often would you be on call?", "een weekend per vijf weken"],
    ["aan wie stuur ik het cv", "Ilse"],
    ["hoe verloopt de procedure", "meelopen"],
  ])("%s", (question, words) => {
    const answer = ask(question, job);
    expect(answer.content).toContain(words);
    // No ranking of candidates answers it.
    expect(answer.citations.every(({ candidate_id }) => candidate_id === undefined)).toBe(true);
    expect(answer.content).not.toContain("Bouke");
  });

  test("who of the candidates has something is still asked of them", () => {
    expect(ask("Which of the candidates lives in Rotterdam?", job).content).toContain("Bouke");
  });
});

describe("a fact held against a requirement", () => {
  test("of a language: the level that is asked and the one that is there", () => {
    const { content } = ask("Is Jorien's English up to it?", both);
    expect(content).toMatch(/^(?:No|Not entirely)/);
    expect(content).toContain("C1");
    expect(content).toContain("B1");
  });

  test("of years: how many are short", () => {
    expect(ask("How many years short is Jorien of the 4 they ask?", both).content).toMatch(/of the 4 years: .* short/);
  });

  test("what is there already isn't new to somebody", () => {
    expect(ask("Would planning be new for Jorien?", both).content).not.toMatch(/^Yes/);
  });

  test("of a diploma from elsewhere: what stands of its recognition", () => {
    expect(ask("Is haar diploma hier geldig?", both).content).toContain("aangevraagd");
  });

  test("what is missing is what the match leaves open", () => {
    expect(ask("mist ze nog iets belangrijks voor de planner", both).content).toMatch(/voldoet aan \d+ van \d+ eisen/);
  });

  test("how firmly the thing that was just spoken of is asked", () => {
    expect(ask("does she know Aquaplan and is it a hard requirement here?", both).content).toContain("nice to have, not a must");
    expect(ask("is dat een harde eis?", both, "Vraagt de vacature Aquaplan?").content).toMatch(/^Nee, het is een wens/);
  });

  test("a stay with the client is found by the client's name", () => {
    expect(ask("Is ze al eens bij Vossemeer geweest?", both).content).toMatch(/^Ja: .*Vossemeer/);
  });
});

describe("what somebody says of themselves", () => {
  test.each([
    ["Wat kan ze nog niet?", "ijsreizen"],
    ["why does she want to leave?", "dichter bij huis"],
    ["Hoe komt ze er zonder auto?", "geen rijbewijs"],
    ["met welk systeem registreert ze nu", "Sluiswijs"],
  ])("%s", (question, words) => {
    expect(ask(question, person).content).toContain(words);
  });

  test("a no is no yes", () => {
    expect(ask("wil ze nog piket draaien", person).content).not.toMatch(/^Ja/);
  });
});

describe("a time that the question names", () => {
  test("jobs and what else stands in it are told, private reasons are not", () => {
    const { content, citations } = ask("What did she do between July 2022 and February 2024?", person);
    expect(content).toContain("wereldreis");
    expect(`${content}${citations.map(({ quote }) => quote).join()}`).not.toMatch(/geboorte|zoon/);
    expect(ask("What was Jorien doing in 2020?", person).content).toContain("De Dukdalf");
    expect(ask("wat deed ze tussen 2021 en 2025?", person).content).toContain("Veerdienst Oever");
  });

  test("before a job that is named comes the one before it", () => {
    expect(ask("what did she do before she became a planner?", person).content).toMatch(/^Before that: .*De Dukdalf/);
  });
});

test("what the vacancy says is cited in its own words, not as the field that was read from it", () => {
  for (const question of ["Wat schuift het?", "what does it pay per hour extra", "hoeveel uur per week", "Waar is het?"])
    for (const { source } of ask(question, job).citations) expect(source, question).toBe("job");
});
