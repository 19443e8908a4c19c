import { describe, expect, test } from "vitest";
import { recordsFrom } from "#tests/eval/chat/records.ts";
import { reachOf } from "./answers/bounds.ts";
import { daysIn } from "./answers/practical/working-days.ts";
import type { ChatRecords } from "./chat.ts";
import { composeAnswer } from "./compose.ts";
import { figuresIn } from "./retrieval/numbers.ts";
import { rootsOf } from "./retrieval/roots.ts";

const cv = `LODE VERMAST
Zwolle · lode.vermast@post.example

Work
2019 - present    Harbour pilot, Loodswezen Oost, Kampen
- guides 300 barges a year
- seven night exams passed, two of them in Danish
2012 - 2018    Deckhand, Rederij De Strekdam, Urk
- repaired nets for a fishing family

Practical
Available Monday to Wednesday. Day rate on request.`;

const vacancy = {
  title: "Binnenschipper",
  client: "Vaarbedrijf Het Wantij",
  city: "Dordrecht",
  text: `Binnenschipper, Vaarbedrijf Het Wantij, Dordrecht

Wat bieden wij?
- een kajuit met bed

Wensen
- radarpatent (20 punten)
- Duits (15 punten)
- EHBO (10 punten)

Aan boord: een scheepshond (Bolder). Je werkt voor een reder.`,
};

const pilot = recordsFrom(cv, null);
const job = recordsFrom(null, vacancy);
const ask = (question: string, records: ChatRecords) => composeAnswer(question, records);
const declined = /do not say|not stated|not in the documents|staat niet|niet (?:rechtstreeks )?in de documenten/i;

describe("a value must stand beside what it is asked of", () => {
  test.each([
    ["how many barges does he guide?", /^The CV says.*300 barges/],
    ["hoe heet de hond?", /Bolder/],
  ])("%s", (question, answer) => {
    expect(ask(question, question.startsWith("hoe") ? job : pilot).content).toMatch(answer);
  });

  test.each([
    ["which family did he repair nets for?", pilot],
    ["hoe heet de reder?", job],
    ["how many passengers does he guide?", pilot],
    ["what is Lode like to work with?", pilot],
    ["is er een bonus?", job],
  ])("%s has no answer", (question, records) => {
    const answer = ask(question, records);
    expect(answer.content).toMatch(declined);
    expect(answer.missing).not.toBeNull();
  });

  test("what is kept back is told, and is no answer", () => {
    const { content } = ask("what is his day rate?", pilot);
    expect(content).toMatch(declined);
    expect(content).toContain("on request");
  });

  test("what no line speaks of is named", () => {
    expect(ask("heeft hij een strafblad?", pilot).content).toContain("over “strafblad” staat er niets in");
  });
});

describe("what is counted and compared", () => {
  test("a list below a heading is added up, and so are the two answers before", () => {
    expect(ask("hoeveel punten zijn er in totaal?", job).content).toMatch(/^45: 20 \+ 15 \+ 10\./);
  });

  test("days that are left out are told", () => {
    expect(ask("on which days is he not available?", pilot).content).toContain("Not among these days: Thursday, Friday.");
  });

  test.each([
    ["ten minste drie reizen naar Oslo", "Twee reizen naar Oslo gemaakt", "short"],
    ["ten minste drie reizen naar Oslo", "5 reizen naar Oslo", "enough"],
    ["maximaal 30 minuten van Urk", "drie kwartier naar Urk", "short"],
    ["geldig tot minimaal 1 oktober 2027", "geldig tot 20 mei 2027", "short"],
    ["valid until 1 October 2027", "valid until March 2029", "enough"],
    ["at least four years at sea", "two years at sea", null],
    ["een goede beheersing van Excel", "Excel, twee cursussen", null],
  ])("%s: %s", (asked, said, reach) => {
    expect(reachOf(asked, said)).toBe(reach);
  });

  test.each([
    ["maandag t/m woensdag", [0, 1, 2]],
    ["Tuesday and Friday", [1, 4]],
    ["elke dag", []],
  ])("%s", (text, days) => {
    expect(daysIn(text)).toEqual(days);
  });

  test("years, dates and codes are no numbers", () => {
    const values = (text: string) => figuresIn(text).figures.map(({ value }) => value);
    expect(values("sinds 2019 ten minste twaalf kassen, 3.900 m2, op 1-2-2020")).toEqual([12, 3900]);
  });
});

test.each([
  ["talen", "taal"],
  ["huizen", "huis"],
  ["typt", "typing"],
  ["gewerkt", "werken"],
  ["saturdays", "saturday"],
])("%s and %s may be one word", (one, other) => {
  expect(rootsOf(one).some((root) => rootsOf(other).includes(root))).toBe(true);
});
