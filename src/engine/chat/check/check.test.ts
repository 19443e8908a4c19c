import { describe, expect, test } from "vitest";
import { scoreOf } from "#engine/matching/score.ts";
import { people } from "#server/sample/people/mixed.ts";
import { vacancies } from "#server/sample/vacancies.ts";
import { Records } from "#tests/eval/chat/records.ts";
import { judgedSentences } from "#tests/eval/chat/sentences.ts";
import { offeredTo } from "../offer/offered.ts";
import { passagesOf } from "../passages.ts";
import { checkAnswer } from "./check.ts";
import { mendAnswer, unmended, withdrawn } from "./mend.ts";

const sentences = judgedSentences();
const [about] = sentences.filter(({ document }) => document === "rosa").map(({ records }) => records);
if (!about) throw new Error("Nobody is called Rosa.");
const passages = offeredTo([], passagesOf(about));
const at = (words: string) => `[${passages.find(({ text }) => text.includes(words))?.n}]`;
const no = (words: string, why = "") => ({ words, said: "no" as const, why });
const faultsOf = (raw: string) => checkAnswer(raw, passages, about).faults.map(({ why }) => why);

describe.each(["read", "unread"] as const)("of the sentences whose documents are %s", (half) => {
  const share = (isTrue: boolean) => {
    const own = sentences.filter((one) => one.half === half && one.isTrue === isTrue);
    const caught = own.filter(({ raw, records }) => checkAnswer(raw, offeredTo([], passagesOf(records)), records).faults.length > 0);
    return caught.length / own.length;
  };
  test("nine of ten false ones are caught", () => expect(share(false)).toBeGreaterThanOrEqual(0.9));
  test("of the true ones hardly any is", () => expect(share(true)).toBeLessThanOrEqual(0.07));
});

describe("a sentence", () => {
  test.each([
    ["tells years that the dates give", `She has more than nine years of experience ${at("September 2017")}.`, true],
    ["tells years that they don't", `She has more than fifteen years of experience ${at("September 2017")}.`, false],
    ["without a passage is held to all that was sent", "She worked at Lindqvist Parcels until March 2021.", true],
    ["without a passage moves a year", "She worked at Lindqvist Parcels until August 2017.", false],
    ["says honestly that more isn't there", "The CV says nothing more about it.", true],
    ["calls missing what is there", "Certificates are not mentioned, and the CV does not mention a reach truck.", false],
    ["asks", "Did she lead 400 people at Brandsma?", true],
  ])("that %s", (_what, raw, isBorne) => {
    expect(faultsOf(raw)).toHaveLength(isBorne ? 0 : 1);
  });
});

const sample = new Records(people, vacancies);
const both = sample.about({ candidate: "Noor Hazelaar", job: "Senior backend engineer" });

describe("what is repeated letter for letter", () => {
  const wording = "Python and Terraform at an advanced level";
  const asking = { ...both, criteria: both.criteria.map((one, index) => (index === 0 ? { ...one, text: wording } : one)) };
  const offered = offeredTo([], passagesOf(asking));
  const skills = `[${offered.find(({ text }) => text.startsWith("Python, FastAPI"))?.n}]`;
  test.each([
    ["a requirement, told of somebody", `Noor has ${wording} ${skills}.`, 1],
    ["a requirement, in quotation marks", `She has Python; the job says “${wording}” ${skills}.`, 0],
    ["a requirement, told as one", `The requirement of ${wording} is partly met ${skills}.`, 0],
  ])("%s", (_what, raw, faults) => expect(checkAnswer(raw, offered, asking).faults).toHaveLength(faults));

  test("of another candidate's CV is held to what is cited", () => {
    const talk = sample.about({ job: "Senior backend engineer" });
    const all = offeredTo([], passagesOf(talk));
    const own = all.find(({ text }) => text.includes("over Kafka"));
    const other = all.find(({ text, candidate_id }) => candidate_id && candidate_id !== own?.candidate_id && /\d{2}/.test(text));
    const faults = (n?: number) => checkAnswer(`The CV says “${other?.text}” [${n}].`, all, talk).faults;
    expect(faults(other?.n)).toEqual([]);
    expect(faults(own?.n)).toHaveLength(1);
  });
});

test("the score of a match is its own, and no other number", () => {
  const { score } = scoreOf(both.criteria);
  const faults = (told: number) => checkAnswer(`The match scores ${told}.`, offeredTo([], passagesOf(both)), both).faults;
  expect(faults(score)).toEqual([]);
  expect(faults(score - 7)).toHaveLength(1);
});

describe("an answer at fault", () => {
  const unlooked = { ...unmended, looks: false };
  const raw = `She leads 14 order pickers ${at("Lead a team")}.\n\n- She led 40 people. ${at("Lead a team")}\n- She trained 2 colleagues ${at("Trained 2")}.\n\nShe lives in Gouda.`;

  test("is written anew where what comes back holds, and says what was left out", () => {
    const { answer: mended } = mendAnswer(
      raw,
      passages,
      about,
      `1: She led 14 people ${at("Lead a team")}.\n2: She lives in Zwolle.`,
      unlooked,
    );
    expect(mended.content).toBe("She leads 14 order pickers [1].\n\n- She led 14 people [1].\n- She trained 2 colleagues [2].");
    expect(mended.missing).toEqual({ text: "One sentence was left out: the documents don’t say it.", ask: null });
  });

  test("keeps, marked, what is repeated to the letter by whoever was told what is wrong", () => {
    const { answer: mended } = mendAnswer(raw, passages, about, `1: She led 40 people. ${at("Lead a team")}\n2: -`, unlooked);
    expect(mended.content).toContain("- She led 40 people.");
    expect(mended.unsupported.map(({ start, end }) => mended.content.slice(start, end))).toEqual([
      expect.stringContaining("led 40 people"),
    ]);
    expect(mended.missing?.text).toBe("One sentence was left out: the documents don’t say it.");
  });

  test("loses those sentences where nothing comes back, and nothing else", () => {
    const { answer: mended } = mendAnswer(raw, passages, about, "", unlooked);
    expect(mended.content).toBe("She leads 14 order pickers [1].\n\n- She trained 2 colleagues [2].");
    expect(mended.missing?.text).toBe("2 sentences were left out: the documents don’t say them.");
    expect(mended.citations.map(({ quote }) => quote)).toHaveLength(2);
  });

  test("may be shown as far as no fault is its own; what stands before a fault stays, whatever comes", () => {
    const { content, sure } = checkAnswer(raw, passages, about);
    expect(content.slice(0, sure)).toBe("She leads 14 order pickers [1].\n\n- She led 40 people. [1]\n- She trained 2 colleagues [2].");
    expect(mendAnswer(raw, passages, about, "", unlooked).answer.content).toMatch(/^She leads 14 order pickers \[1\]\./);
  });

  test("has its cited sentences for a second look, but for what repeats its passage", () => {
    const told = `She leads a big team ${at("Lead a team")}. Lead a team of 14 order pickers ${at("Lead a team")}. She works in Breda.`;
    const { open } = checkAnswer(told, passages, about);
    expect(open.map(({ words }) => words)).toEqual(["She leads a big team."]);
    expect(open[0]?.passages).toEqual([Number(at("Lead a team").slice(1, -1))]);
  });

  test("by a second look is put right, marked where it is repeated, and left out where it is denied again", () => {
    const big = "She leads a big team.";
    const told = `She trained 2 colleagues ${at("Trained 2")}. ${big} ${at("Lead a team")}`;
    const looked = [no(big, "its passages don't say that it is big")];
    expect(checkAnswer(told, passages, about, looked).faults.map(({ why }) => why)).toEqual([looked[0]?.why]);
    const anew = `1: She leads a team of 14 order pickers ${at("Lead a team")}.`;
    const right = mendAnswer(told, passages, about, anew, { ...unmended, looked }).answer;
    expect(right.content).toBe("She trained 2 colleagues [1]. She leads a team of 14 order pickers [2].");
    expect(right).toMatchObject({ unsupported: [], missing: { text: expect.stringContaining("reworded after it was shown") } });
    const repeated = mendAnswer(told, passages, about, `1: ${big} ${at("Lead a team")}`, { ...unmended, looked }).answer;
    expect(repeated).toMatchObject({ unsupported: [expect.anything()], missing: null });
    const again = [...looked, no("She leads a team of 14 order pickers.")];
    expect(mendAnswer(told, passages, about, anew, { ...unmended, looked: again }).answer).toMatchObject({
      content: "She trained 2 colleagues [1].",
      missing: { text: "One sentence was left out: the documents don’t say it." },
    });
  });

  test("is mended in two rounds: what was repeated in the first stays marked, and what was left out is counted", () => {
    const first = mendAnswer(
      `${raw} She leads a big team ${at("Lead a team")}.`,
      passages,
      about,
      `1: She led 40 people. ${at("Lead a team")}`,
      unlooked,
    );
    expect(first.mending).toMatchObject({ repeated: ["She led 40 people."], leftOut: 1 });
    const looked = [no("She leads a big team.")];
    const { answer } = mendAnswer(first.raw, passages, about, "", { ...first.mending, looked });
    expect(answer.content).toContain("- She led 40 people.");
    expect(answer.content).not.toContain("big");
    expect(answer.missing?.text).toBe("2 sentences were left out: the documents don’t say them.");
  });

  test("that was shown and taken back is told so, before what is lacking in the other", () => {
    const instead = {
      content: "",
      citations: [],
      unsupported: [],
      language: "nl" as const,
      missing: { text: "Er is niets genoteerd.", ask: "Wat?" },
    };
    expect(withdrawn(instead)).toEqual({
      text: "Het antwoord dat eerst werd getoond, is teruggenomen: de documenten zeggen het niet. Er is niets genoteerd.",
      ask: "Wat?",
    });
  });

  const first = `She leads 14 order pickers ${at("Lead a team")}`;
  const two = [at("Lead a team"), at("Trained 2")];
  const list = `[${two.map((mark) => mark.slice(1, -1)).join(", ")}]`;
  test.each([
    ["numbers in one bracket", `${first}. She trained 2 colleagues ${list}. She led 40 people. She works in Breda.`],
    ["numbers apart", `She trained 2 colleagues ${two.join(" [999] ")}. She led 40 people. She works in Breda.`],
    ["three newlines", `${first}.\n\n\n\nShe trained 2 colleagues ${list}.\n\n\n- She led 40 people.\n\n\n\nShe works in Breda.`],
    [
      "blank lines with blanks",
      `${first}.\n \n\t\n- She trained 2 colleagues ${list}.\n  \n- She led 40 people.\n  \n- She works in Breda.`,
    ],
    ["a list's bare sign", `${first}.\n- \n- She trained 2 colleagues ${list}.\n1. She led 40 people.\n2. She works in Breda.`],
    ["brackets of its own", `${first} [2024](https://example.com), see [1234567]. She led 40 people. She works in Breda.`],
  ])("tells what is kept, piece by piece, with %s", (_what, given) => {
    let told = "";
    for (let length = 1; length <= given.length; length++) {
      const { content, sure } = checkAnswer(given.slice(0, length), passages, about);
      told += content.slice(told.length, sure);
    }
    expect(told).toMatch(/^She .*\[1\]/);
    for (const rewritten of ["", `1: She led 14 people ${list}.`, "1: She led 41 people.", "1: and led 41 people."]) {
      const { content } = mendAnswer(given, passages, about, rewritten, unlooked).answer;
      expect(content.slice(0, told.length)).toBe(told);
      expect(content).toMatch(/She works in Breda\.$/);
      expect(content).not.toMatch(/4[01]/);
    }
  });
});
