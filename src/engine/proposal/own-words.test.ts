import { describe, expect, test } from "vitest";
import { candidateFrom, draftInput, jobFrom } from "#tests/support/drafts.ts";
import { levelTold, noticeTold } from "./own-words.ts";
import { draftProposal } from "./writing/writer.ts";

const vacancy = `Mondhygiënist
Mondzorg De Waard, Zutphen

Wij vragen
- Diploma Mondzorgkunde
- Registratie in het KRM
- Goede beheersing van het Engels
- Ervaring met Exquise`;
const job = jobFrom(vacancy, { title: "Mondhygiënist", client: "Mondzorg De Waard" });
const cvOf = (...lines: string[]) => candidateFrom(["Femke Oudejans", "Zutphen", "", ...lines].join("\n"));
const work = [
  "Werkervaring",
  "september 2019 - heden  Mondhygiënist, Tandheelkundig Centrum Markolle",
  "- eigen stoel in een algemene praktijk",
];
/** All that the client reads first. */
const told = (...lines: string[]) => {
  const { strengths, information, cover_letter } = draftProposal(draftInput(job, cvOf(...lines), "nl"));
  return [information.summary, ...strengths.map(({ title, text }) => `${title}: ${text}`), cover_letter].join("\n");
};

describe("a level of a language is told as the CV has it", () => {
  const english = (line: string) => {
    const candidate = cvOf("Talen", line);
    return levelTold(
      candidate,
      "nl",
      candidate.languages.findIndex(({ language }) => language === "en"),
    );
  };
  test.each([
    ["Nederlands moedertaal, Engels goed", "goed"],
    ["Spanish - native / English - fluent / Dutch - conversational", "vloeiend"],
    ["Nederlands (moedertaal), Engels (B2)", "B2"],
    ["Engels: redelijk", "redelijk"],
    ["Polish native; English B2/C1; Dutch A2", "B2-C1"],
  ])("%s", (line, level) => expect(english(line)).toBe(level));

  test("and in the draft no level of the framework takes a word's place", () => {
    const text = told(...work, "", "Talen", "Nederlands moedertaal, Engels goed");
    expect(text).not.toMatch(/Engels \([ABC][12]\)/);
  });
});

test.each([
  ["Opzegtermijn: een maand", "een maand", "one month"],
  ["Opzegtermijn: 2 maanden", "twee maanden", "two months"],
  ["Opzegtermijn: 6 weken", "zes weken", "six weeks"],
])("a notice period is told in the CV's own unit: %s", (line, dutch, english) => {
  const candidate = cvOf("Beschikbaarheid", line);
  expect([noticeTold(candidate, "nl"), noticeTold(candidate, "en")]).toEqual([dutch, english]);
});

test("a paper that is applied for is told nowhere as held", () => {
  expect(told(...work, "", "Certificaten", "- KRM-registratie, aangevraagd in oktober 2026")).not.toContain("KRM");
  expect(told(...work, "", "Certificaten", "- KRM-registratie")).toContain("heeft een KRM-registratie");
});

test("an internship is told as one, and counts no years", () => {
  const text = told(
    ...work,
    "maart 2016 - augustus 2019  Mondhygiënist, Praktijk De Brink",
    "",
    "februari 2015 - juli 2015  Stage, Praktijk Oosterpoort",
  );
  expect(text).not.toMatch(/als stage(?!\p{L})|Oosterpoort \(/iu);
  expect(text).toContain("tien jaar ervaring als mondhygiënist");
});

test("years are told by the title for which they were counted, and not where that changes", () => {
  expect(told(...work, "maart 2016 - augustus 2019  Tandartsassistent, Praktijk De Brink")).not.toMatch(/jaar (?:ervaring )?als/u);
});

test("what the vacancy makes a must and the CV doesn't name is said, and only where no word of it stands there", () => {
  expect(told(...work)).toContain("Het cv zegt niets over een KRM-registratie, Exquise of Engels.");
  expect(told(...work, "- afspraken en facturen in Exquise")).not.toContain("zegt niets over Exquise");
});

test("what stands below the last job about later years is told of no employer", () => {
  const text = told(
    ...work,
    "november 2011 - augustus 2019  Mondhygiënist, Praktijk De Brink",
    "Projecten waar ik van geleerd heb",
    "- 2021: spreekuur voor angstige patiënten opgezet in twee locaties",
    "- begonnen met vier patiënten in de week, nu zijn het er twintig",
  );
  expect(text).not.toMatch(/Brink: (?:2021|begonnen)|angstige/u);
});

test("the summary joins no employer to a title that was held elsewhere", () => {
  const text = told(
    "Werkervaring",
    "2020 - heden  Bezorgen van maaltijden, Pizzeria Il Faro",
    "2016 - 2019  Mondhygiënist, Praktijk De Brink",
  );
  expect(text.split("\n")[0]).not.toMatch(/^Mondhygiënist.*Faro/u);
});

test("a licence whose class the CV doesn't say is none of a class", () => {
  const driver = jobFrom("Bezorger\nDe Waard, Zutphen\n\nWij vragen\n- Rijbewijs B", { title: "Bezorger", client: "De Waard" });
  const held = (line: string) => JSON.stringify(draftProposal(draftInput(driver, cvOf(...work, "", "Overig", line), "nl")).strengths);
  expect(held("Ik heb een rijbewijs en een auto.")).not.toContain("rijbewijs B");
  expect(held("Rijbewijs: B")).toContain("heeft rijbewijs B");
});
