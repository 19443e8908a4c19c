import { describe, expect, test } from "vitest";
import { recordsFrom } from "#tests/eval/chat/records.ts";
import type { ChatNote, ChatRecords, ChatTurn } from "./chat.ts";
import { composeAnswer } from "./compose.ts";
import { partsOf } from "./question/parts.ts";
import { labelOf, stands } from "./sources.ts";

const cv = `JORIEN TABAK
Hoogezand · jorien.tabak@post.example

Werkervaring

maart 2021 - heden     Hoofd wasserij, Zorgwasserij Noorderlinnen, Veendam
- aansturen van 6 wasserijmedewerkers; wast 900 kilo linnen per dag
- nieuwsbrief geschreven voor 1.200 bewoners
- begeleidt leerlingen (gemiddeld drie per jaar)

2016 - februari 2021     Medewerker strijkkamer, Zorgwasserij Noorderlinnen, Veendam

2012 - 2016     Productiemedewerker, Steenfabriek De Klei, Winschoten
- 45 paletten per dienst gestapeld

Opleiding
2010 - 2012
Mbo Textielverzorging niveau 3, diploma

Cursus bedrijfshulpverlening (herhaald nov. 2025, geldig tot nov. 2027)

Talen: Nederlands (moedertaal), Duits B1, Engels geen

Waarom zoek ik iets anders?
Omdat de wasserij volgend jaar naar Zwolle verhuist.

Woensdag is mijn vaste vrije dag. Ik zoek 28 uur.`;

const english = `MARLO FENN
Groningen · marlo.fenn@post.example

Work
2020 - present    Kennel manager, Hillside Boarding, Haren
- looks after 40 dogs with a staff of five
- wrote the handbook for new carers
2014 - 2019    Postman, Royal Parcels, Assen
- delivered 600 letters a day by bike

Education
BSc Animal Biology, 2010 - 2014

Languages: English native, Dutch A2, German none

Why leave now?
Because the kennel closes at Easter.
I am off on Mondays.`;

const vacancy = {
  title: "Teamleider wasserij",
  client: "Linnenhuis Drenthe",
  city: "Assen",
  text: `Teamleider wasserij, Linnenhuis Drenthe, Assen
32 tot 36 uur, € 2.800 - € 3.300 bruto per maand, schaal 7

Wat vragen wij?
- Minimaal 4 jaar ervaring als leidinggevende in een wasserij
- Je bent op woensdag aanwezig bij het teamoverleg
- Goede beheersing van het Duits
- BHV (basis of ploegleider)

Wat bieden wij?
- 27 vakantiedagen plus 6 adv
- Pensioen bij Zorg & Welzijn

Collega Harm gaat met pensioen na 40 jaar.

Hoe gaat het verder?
1. belletje van een kwartier
2. een ochtend meelopen
3. gesprek met het team

Stuur je brief voor 12 januari naar Foske Wal, 0592-000 33 of foske@linnenhuis.example.`,
};

const jorien = recordsFrom(cv, null);
const marlo = recordsFrom(english, null);
const job = recordsFrom(null, vacancy);
const both = recordsFrom(cv, vacancy);

const ask = (question: string, records: ChatRecords, ...before: string[]) => {
  const history: ChatTurn[] = [];
  for (const one of before)
    history.push({ role: "user", content: one }, { role: "assistant", content: composeAnswer(one, records, history).content });
  const answer = composeAnswer(question, records, history);
  expect(answer.citations.every((one) => stands(records, one))).toBe(true);
  return answer;
};

describe("two questions in one", () => {
  test.each([
    ["hoeveel mensen stuurt ze aan en hoeveel kilo wast ze?", ["hoeveel mensen stuurt ze aan", "hoeveel kilo wast ze?"]],
    ["Who is the contact, and what is her number?", ["Who is the contact", "what is her number?"]],
    ["what is the scale and the pension fund", ["what is the scale", "what the pension fund"]],
    ["What did she do between school and work?", ["What did she do between school and work?"]],
    ["Does she know Word and Excel?", ["Does she know Word and Excel?"]],
  ])("%s", (question, parts) => {
    expect(partsOf(question)).toEqual(
      parts.length === 2 && question.startsWith("what is the scale") ? [parts[0], "what is the pension fund"] : parts,
    );
  });

  test("are both answered, each with its source; one that no document answers is named", () => {
    const answer = ask("hoeveel mensen stuurt jorien aan en hoeveel kilo linnen per dag?", jorien);
    expect(answer.content).toContain("6 wasserijmedewerkers");
    expect(answer.content).toContain("900 kilo");
    const half = ask("Hoeveel vakantiedagen zijn er en welke lunch krijg je?", job);
    expect(half.content).toContain("27");
    expect(half.missing?.text).toContain("lunch");
  });
});

describe("kinds of questions, answered by what they ask", () => {
  test.each([
    ["Voor wanneer moet ik solliciteren?", "12 januari"],
    ["welke loonschaal hoort erbij", "schaal 7"],
    ["waarom is die plek vrijgekomen?", "pensioen"],
    ["wie moet ik bellen en op welk nummer", "0592-000 33"],
    ["who do I call, and what is the number?", "Foske Wal"],
    ["wat komt er na het belletje van een kwartier?", "meelopen"],
    ["moet de bhv ploegleider zijn of mag basis ook", "basis of ploegleider"],
  ])("of the vacancy: %s", (question, words) => {
    expect(ask(question, job).content).toContain(words);
  });

  test.each([
    ["hoeveel mensen krijgen de nieuwsbrief van jorien", "1.200"],
    ["tot wanneer is haar bedrijfshulpverlening geldig?", "2027"],
    ["waarom zoekt ze iets anders?", "Zwolle"],
    ["spreekt Jorien Engels?", "Nee"],
    ["spreekt Jorien vloeiend Duits?", "Nee"],
    ["werkt ze op woensdag?", "Nee"],
  ])("of the candidate: %s", (question, words) => {
    expect(ask(question, jorien).content).toContain(words);
  });

  test.each([
    ["Does Marlo speak good Dutch?", /^No/],
    ["does he speak german", /^No/],
    ["which days is marlo off?", /Mondays/],
    ["Why does Marlo want to leave?", /closes at Easter/],
    ["how many dogs does he look after?", /40 dogs/],
    ["Which university did Marlo study at?", /No document names the school/],
  ])("in English: %s", (question, words) => {
    expect(ask(question, marlo).content).toMatch(words);
  });

  test("a year is no count, and a word that only joins is no thing", () => {
    expect(ask("hoeveel diploma's heeft ze behaald aan de universiteit?", jorien).content).not.toMatch(/^Het cv zegt: “2010/);
    expect(ask("Krijg je een leaseauto van de zaak?", job).missing).not.toBeNull();
  });

  test("something that isn't sought isn't answered with all that is", () => {
    const answer = ask("zoeken ze ook een chauffeur?", job);
    expect(answer.content).toMatch(/^(?:Dit staat niet rechtstreeks|Niet) in de documenten/);
  });

  test("why somebody left an earlier employer isn't told by what they look for now", () => {
    const answer = ask("Why did Marlo leave Royal Parcels?", marlo);
    expect(answer.content).not.toContain("Easter");
    expect(answer.missing).not.toBeNull();
  });
});

describe("what goes on from the answer before", () => {
  test("the same of something else keeps what was asked for", () => {
    expect(ask("en adv?", job, "hoeveel vakantiedagen krijg je?").content).toContain("6 adv");
    expect(ask("en bij de steenfabriek?", jorien, "hoeveel kilo wast ze per dag?").content).toContain("45");
  });

  test("before that means before that employer, not before the last job there", () => {
    expect(ask("en wat deed ze daarvoor?", jorien, "hoe lang werkt ze al bij Noorderlinnen?").content).toContain("Steenfabriek");
  });

  test("there is where the answer before told of", () => {
    expect(ask("werkt hij daar nog?", marlo, "what did Marlo do at Royal Parcels?").content).toMatch(/Nee|No/);
  });
});

describe("what the vacancy asks, of a pair", () => {
  test("years that are named are held against the requirement that asks for them", () => {
    const answer = ask("haalt ze de 4 jaar?", both);
    expect(answer.content).toContain("Minimaal 4 jaar");
    expect(ask("heeft Jorien genoeg ervaring?", both).content).toContain("Minimaal 4 jaar");
  });

  test("a line that is no requirement of its own is told with what the CV says to it", () => {
    const answer = ask("is haar Duits goed genoeg?", both);
    expect(answer.content).toContain("Duits");
    expect(answer.citations.map(({ source }) => source)).toContain("cv");
  });
});

describe("later sources, told as what they are", () => {
  const note = (kind: ChatNote["kind"], text: string, id: string): ChatNote => ({
    id: `01890000-0000-7000-8000-00000000000${id}`,
    ...(kind && { kind }),
    text,
    by: "Sanne Verhoeven",
    at: "2026-11-12T10:00:00.000Z",
  });
  const records: ChatRecords = {
    ...both,
    notes: [
      note("stage", "Fase voor Teamleider wasserij: gesprek, sinds 12 november 2026.", "1"),
      note(
        "client",
        "De opdrachtgever voor Teamleider wasserij wil een gesprek.\nVoorgestelde momenten voor een gesprek: dinsdag 24 november 10.00 uur.",
        "2",
      ),
      note("note", "Jorien kan per 1 maart beginnen met strijken bij een ander.", "3"),
    ],
  };

  test("a stage, a client's answer and a note each have their name", () => {
    const stage = ask("in welke fase zit Jorien?", records);
    expect(stage.content).toContain("De tijdlijn zegt");
    const client = ask("welke momenten voor een gesprek zijn voorgesteld?", records);
    expect(client.content).toContain("De opdrachtgever antwoordde");
    expect(client.content).toContain("dinsdag 24 november");
    expect(labelOf(client.citations[0] as never, records, "nl")).toContain("Antwoord van de opdrachtgever");
    expect(ask("welke notities zijn er?", records).content).toContain("Eén notitie");
  });
});

describe("texts that a recruiter asks for", () => {
  test("a reply to the client answers from the documents, with its sources", () => {
    const answer = ask("Schrijf een antwoord aan de opdrachtgever: hoeveel mensen stuurt ze aan?", both);
    expect(answer.content).toMatch(/^(?:Beste|Hallo)/);
    expect(answer.content).toContain("6 wasserijmedewerkers");
    expect(answer.citations.length).toBeGreaterThan(0);
    const open = ask("Draft a reply to the client, who asks whether she owns a drone licence", both);
    expect(open.content).toContain("come back to you");
    expect(open.missing).not.toBeNull();
  });

  test("a passage to be translated is found and told as it stands", () => {
    const answer = ask("Translate the line about the newsletter", marlo);
    expect(answer.missing).not.toBeNull();
    const found = ask("Vertaal de zin over de nieuwsbrief", jorien);
    expect(found.content).toContain("1.200 bewoners");
    expect(found.citations).toHaveLength(1);
  });
});
