import fc from "fast-check";
import { expect, test } from "vitest";
import { recordsFrom } from "#tests/eval/chat/records.ts";
import { composeAnswer } from "./compose.ts";

const things: readonly (readonly [string, string])[] = [
  ["nachtdiensten", "night shifts"],
  ["storingsdienst", "on-call duty"],
  ["lesgeven", "teaching"],
  ["post-editing", "post-editing"],
  ["hoogwerk", "work at height"],
  ["Python", "Python"],
];

const refused: ((thing: string) => string)[] = [
  (thing) => `${thing}: van mij hoeft het niet meer.`,
  (thing) => `${thing} doe ik niet meer.`,
  (thing) => `Ik wil geen ${thing} meer.`,
  (thing) => `${thing}: liever niet.`,
  (thing) => `${thing}: twintig jaar gedaan, nooit meer.`,
];
const refusedInEnglish: ((thing: string) => string)[] = [
  (thing) => `${thing}: I refuse it, on principle.`,
  (thing) => `I no longer want ${thing}.`,
  (thing) => `${thing}: rather not.`,
  (thing) => `I don't do ${thing} any more.`,
];
const affirmed: ((thing: string) => string)[] = [
  (thing) => `${thing}: graag, ook in het weekend.`,
  (thing) => `Ik doe nu elke week ${thing}.`,
  (thing) => `${thing}: acht jaar gedaan, met plezier.`,
];
const affirmedInEnglish: ((thing: string) => string)[] = [
  (thing) => `${thing}: gladly, weekends included.`,
  (thing) => `I do ${thing} every week.`,
];
const asked: ((thing: string) => string)[] = [
  (thing) => `Wil hij nog ${thing} doen?`,
  (thing) => `doet hij ${thing}`,
  (thing) => `Heeft hij ervaring met ${thing}?`,
];
const askedInEnglish: ((thing: string) => string)[] = [
  (thing) => `Would he still do ${thing}?`,
  (thing) => `does he do ${thing}?`,
  (thing) => `Is he willing to do ${thing}?`,
];

const cv = (line: string) => `TEUN ROSMALEN
Ede · teun.rosmalen@post.example

Werkervaring
2015 - heden     Monteur, Installatiebedrijf De Linde, Ede
- ketels vervangen en leidingen leggen

Overig
${line.charAt(0).toUpperCase()}${line.slice(1)}
Rijbewijs B.`;

const pick = <T>(...from: readonly T[]) => fc.constantFrom(...from);
const answered = (line: string, question: string) => composeAnswer(question, recordsFrom(cv(line), null)).content;

test("no yes is said over a line in which somebody says no", () => {
  fc.assert(
    fc.property(pick(...things), pick(0, 1), fc.nat(), fc.nat(), ([dutch, english], tongue, line, question) => {
      const [lines, questions, thing] =
        tongue === 0 ? ([refused, asked, dutch] as const) : ([refusedInEnglish, askedInEnglish, english] as const);
      const said = (lines[line % lines.length] as (typeof lines)[number])(thing);
      expect(answered(said, (questions[question % questions.length] as (typeof questions)[number])(thing)), said).not.toMatch(
        /^(?:Yes|Ja)(?!\p{L})/u,
      );
    }),
    { numRuns: 60 },
  );
});

test("and no no over one in which somebody says yes", () => {
  fc.assert(
    fc.property(pick(...things), pick(0, 1), fc.nat(), fc.nat(), ([dutch, english], tongue, line, question) => {
      const [lines, questions, thing] =
        tongue === 0 ? ([affirmed, asked, dutch] as const) : ([affirmedInEnglish, askedInEnglish, english] as const);
      const said = (lines[line % lines.length] as (typeof lines)[number])(thing);
      expect(answered(said, (questions[question % questions.length] as (typeof questions)[number])(thing)), said).not.toMatch(
        /^(?:No|Nee)(?!\p{L}|t)/u,
      );
    }),
    { numRuns: 60 },
  );
});
