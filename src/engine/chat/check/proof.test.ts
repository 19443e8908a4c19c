import { describe, expect, test } from "vitest";
import { recordsFrom } from "#tests/eval/chat/records.ts";
import { judgedSentences } from "#tests/eval/chat/sentences.ts";
import { offeredTo } from "../offer/offered.ts";
import { passagesOf } from "../passages.ts";
import { provenOf } from "./proof.ts";

const cv = `Fenna Aalders
Deventer

Work experience

Ward manager
Sint Jozef Ziekenhuis, Deventer
March 2016 - February 2021
- Led a team of 19 nurses with 4 desks in two wings, 6 of them on nights
- Took 1.9 million calls over Genesys

Nurse
Zorggroep Haverkamp, Zutphen
2011 - 2015
- Wrote the rosters in Ortec for 45 homes

Education
MBO 3 Verpleegkunde, ROC Aventus, 2008 - 2011
Courses: HACCP, 2019

Languages
Dutch (native), English B2`;
const records = recordsFrom(cv, null);
const offered = offeredTo([], passagesOf(records));
const proven = (text: string, ...words: string[]) =>
  provenOf(records, offered, [
    { text, passages: words.flatMap((one) => offered.filter((passage) => passage.text.includes(one)).map(({ n }) => n)) },
  ])[0] ?? [];

describe("proven by its own passages is", () => {
  test.each([
    ["another number of the same", "She wrote rosters for 450 homes.", "45 homes"],
    ["a number of another thing", "She led 4 nurses.", "19 nurses"],
    ["a year after all of them", "She was ward manager until 2023.", "February 2021"],
    ["what was done at another employer", "At Sint Jozef Ziekenhuis she planned with Ortec.", "Ortec"],
    ["another written level", "Her English is at C1.", "English B2"],
    ["another level of education", "Zij heeft een hbo-opleiding Verpleegkunde.", "MBO 3"],
  ])("%s", (_what, text, words) => expect(proven(text, words)).toHaveLength(1));
});

describe("left to whoever reads it is", () => {
  test.each([
    ["the same number of a part of them", "Of them 6 nurses are on nights.", "19 nurses"],
    ["a number told round", "She took 2 million calls.", "1.9 million"],
    ["a bound", "She wrote rosters for more than 40 homes.", "45 homes"],
    ["a sum", "In total there were 23 nurses and desks.", "19 nurses"],
    ["a no", "She led 19 nurses, not 40 nurses.", "19 nurses"],
    ["a year between", "In 2018 she was ward manager.", "March 2016"],
    ["a year that stands elsewhere", "The course was in 2011.", "HACCP"],
    ["a level in words", "Her English is fluent.", "English B2"],
    ["what cites nothing", "She led 400 nurses.", "nothing at all"],
    ["what only rules doubt", "She alone led 19 nurses.", "19 nurses"],
  ])("%s", (_what, text, words) => expect(proven(text, words)).toEqual([]));
});

test("of the true sentences of the set none is proven wrong", () => {
  const wrong = judgedSentences().filter(({ isTrue, raw, records: own }) => {
    const passages = [...raw.matchAll(/\[(\d+)\]/g)].map(([, n]) => Number(n));
    const [found = []] = provenOf(own, offeredTo([], passagesOf(own)), [{ text: raw.replace(/\s*\[\d+\]/g, ""), passages }]);
    return isTrue && found.length > 0;
  });
  expect(wrong.map(({ raw }) => raw)).toEqual([]);
});
