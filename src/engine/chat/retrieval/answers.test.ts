import { describe, expect, test } from "vitest";
import { recordsFrom } from "#tests/eval/chat/records.ts";
import type { ChatRecords, ChatTurn } from "../chat.ts";
import { composeAnswer } from "../compose.ts";
import { stands } from "../sources.ts";

const cv = `IRIS VEENKAMP
Hoorn · iris.veenkamp@post.example

Profiel
Rustige planner in de tuinbouw die graag orde schept.

Werkervaring

maart 2020 - heden     Planner, Kwekerij Zonnedauw, Andijk
- dagelijks 9 ritten ingepland naar de veiling, met het pakket Floraplan
- 14 seizoenkrachten ingewerkt en aangestuurd

2015 - 2019     Medewerker expeditie, Bloemenhandel De Kroon, Hoorn
- zending klaarzetten en laden
- Faillissement in 2019.

Opleiding
Mbo Logistiek niveau 3, Noordkade College, 2012 - 2015, diploma

Certificaten
Heftruck (geldig tot 06-2024)
BHV, herhaling gepland in februari

Overig
Rijbewijs B. Op vrijdag werk ik niet. Opzegtermijn twee maanden.`;

const vacancy = {
  title: "Planner transport",
  client: "Groenstroom",
  city: "Zwaag",
  text: `Planner transport, Zwaag

Over ons
Groenstroom brengt planten door heel Europa.

Wat vragen wij?
- Minimaal mbo niveau 4 logistiek
- Je bent op dinsdag en vrijdag beschikbaar
- Ervaring met het plannen van ritten

Wat bieden wij?
- € 2.900 tot € 3.400 bruto per maand, 26 vakantiedagen
- Je valt onder planningsmanager Bertus Kamstra

Vragen? Bel Anneke Rood, 0229-000 111.`,
};

const about = (kind: ChatRecords["kind"]): ChatRecords => recordsFrom(kind === "job" ? null : cv, kind === "candidate" ? null : vacancy);
const iris = about("candidate");
const job = about("job");

const ask = (question: string, records: ChatRecords, ...before: string[]) => {
  const history: ChatTurn[] = [];
  for (const one of before)
    history.push({ role: "user", content: one }, { role: "assistant", content: composeAnswer(one, records, history).content });
  const answer = composeAnswer(question, records, history);
  expect(answer.citations.every((one) => stands(records, one))).toBe(true);
  return answer;
};
const quotes = (answer: ReturnType<typeof ask>) => answer.citations.map(({ quote }) => quote).join("\n");

describe("an answer from the nearest line", () => {
  test.each([
    ["Met welk planpakket werkt Iris?", "Floraplan"],
    ["Which planning software does she use?", "Floraplan"],
    ["hoeveel tijdelijke mensen heeft ze aangestuurd?", "14 seizoenkrachten"],
    ["hoeveel riten plant ze per dag", "9 ritten"],
    ["Waarom is ze bij De Kroon weggegaan?", "Faillissement"],
    ["Wat is haar opzegtermijn?", "twee maanden"],
  ])("%s", (question, words) => {
    const answer = ask(question, iris);
    expect(answer.content).toContain(words);
    expect(quotes(answer)).toContain(words);
  });

  test.each([
    ["Wie wordt je leidinggevende?", "Bertus Kamstra"],
    ["Hoeveel vakantiedagen krijg je?", "26 vakantiedagen"],
    ["What does it pay at most?", "3.400"],
  ])("of the vacancy: %s", (question, words) => {
    expect(ask(question, job).content).toContain(words);
  });
});

describe("a question of yes or no", () => {
  test("is denied only where the document denies it, or a date has passed", () => {
    expect(ask("Is haar heftruckcertificaat nog geldig?", iris).content).toMatch(/^Nee, niet meer/);
    expect(ask("Kan ze op vrijdag werken?", iris).content).toMatch(/^Nee/);
    expect(ask("Werkt ze nog bij De Kroon?", iris).content).toMatch(/^Nee, niet meer: Medewerker expeditie/);
    expect(ask("Is de herhaling van haar BHV al gedaan?", iris).content).not.toMatch(/^Ja/);
  });

  test("of another level than the document names is no yes", () => {
    const answer = ask("Heeft ze mbo niveau 4?", iris);
    expect(answer.content).not.toMatch(/^Ja/);
    expect(answer.content).toContain("niveau 3");
  });
});

describe("what no document holds", () => {
  test.each([
    "Wat was het onderwerp van haar scriptie?",
    "Wat verdient ze nu?",
    "Heeft ze ervaring met koeltechniek?",
    "Does she have a dog?",
  ])("%s", (question) => {
    const answer = ask(question, iris);
    expect(answer.content).toMatch(
      /niet (?:rechtstreeks )?in de documenten|in de documenten staat niet|not (?:stated )?in the documents|the documents do not say/i,
    );
    expect(answer.missing).not.toBeNull();
  });

  test("a premise that the documents contradict is named", () => {
    const answer = ask("Waarom is ze vertrokken bij Kwekerij Zonnedauw?", iris);
    expect(answer.content).toContain("werkt Iris daar nog");
    expect(answer.content).toContain("staat niet in de documenten");
  });
});

describe("what is of somebody else, of another time or private", () => {
  const cv2 = recordsFrom(
    `Saar Ketelaar
Alkmaar · saar.ketelaar@post.example · 06-0000 0021

Profiel
Ik rij geen auto in verband met migraine, wel fiets en trein.

Werkervaring
mei 2022 - heden   Monteur, Pompwerk Zijper, Alkmaar
- onderhoud aan gemalen tot 3 kV
2018 - 2022   Monteur, Dijkhuis Techniek, Hoorn
- vliegwielen gebalanceerd

Referentie: Wouter Prins, hoofd onderhoud (nummer op aanvraag).
Nachtdiensten draai ik niet meer.`,
    null,
  );
  const declined =
    /niet (?:rechtstreeks )?in de documenten|in de documenten staat niet|not (?:stated )?in the documents|the documents do not say/i;

  test("the candidate's own number isn't told for another's", () => {
    expect(ask("Wat is het nummer van Wouter?", cv2).content).not.toContain("0021");
    expect(ask("en zijn 06?", cv2, "Wie is haar referent?").content).not.toContain("0021");
    expect(ask("Wat is haar nummer?", cv2).content).toContain("0021");
  });

  test("pay of another role isn't the vacancy's", () => {
    expect(ask("Wat verdient de directeur?", job).content).toMatch(declined);
    expect(ask("Wat verdient de planner?", job).content).toContain("2.900");
    expect(ask("what does it pay", job).content).toContain("2,900");
  });

  test("a reason of health is told to nobody", () => {
    expect(ask("Waarom rijdt Saar geen auto?", cv2).content).not.toContain("migraine");
  });

  test("who asks which of two gets no yes", () => {
    expect(ask("Is ze monteur of planner?", cv2).content).not.toMatch(/^Ja/);
  });

  test("a line that denies is heard before one that only mentions", () => {
    expect(ask("Kan Saar nachtdiensten draaien?", cv2).content).toMatch(/^Nee/);
  });

  test("a possessive without its apostrophe names the candidate", () => {
    expect(ask("Saars woonplaats?", cv2).content).toContain("Alkmaar");
    expect(ask("who is Saars referee?", cv2).content).toContain("Wouter Prins");
  });

  test("a unit is meant however it is typed", () => {
    expect(ask("tot hoeveel kv mag ze", cv2).content).toContain("3 kV");
  });

  test("the stay at the current employer is told of that one", () => {
    expect(ask("Hoe lang zit ze al bij haar huidige werkgever?", cv2).content).toContain("Pompwerk Zijper");
  });

  test("who holds a post at the client is looked for in the vacancy, not among candidates", () => {
    expect(ask("Who had this role before?", job).content).toMatch(declined);
  });
});

test("the hours somebody looks for are held against the vacancy's, where no requirement names them", () => {
  const part = { ...vacancy, text: vacancy.text.replace("Planner transport, Zwaag", "Planner transport, Zwaag, 32 - 36 uur per week") };
  const both = recordsFrom(`${cv}\nIk zoek een baan van 24 uur.`, part);
  const answer = ask("Past dat bij de uren die gevraagd worden?", both, "Hoeveel uur wil Iris werken?");
  expect(answer.content).toMatch(/^Nee: Iris wil 24 uur per week/);
  expect(answer.content).toContain("32 tot 36");
});

describe("a talk", () => {
  test("goes on from what was said", () => {
    expect(ask("en het pakket?", iris, "Hoeveel ritten plant ze per dag?").content).toContain("Floraplan");
    expect(ask("waar was dat?", iris, "Hoeveel seizoenkrachten heeft ze ingewerkt?").content).toContain("Kwekerij Zonnedauw");
    expect(ask("and the notice period?", iris, "Where does she live?").content).toContain("twee maanden");
  });
});
