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
  expect(told(...work, "", "Certificaten", "- KRM-registratie, aangevraagd in oktober 2026")).not.toMatch(
    /(?:heeft|bezit) (?:een|het) [^.]*KRM/u,
  );
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
  expect(told(...work)).toContain("Van Femke weten we nog niets over een KRM-registratie, Engels of Exquise.");
  expect(told(...work, "- afspraken en facturen in Exquise")).not.toMatch(/weten we nog niets over [^.]*Exquise/u);
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

describe("what is asked is told as the CV has it, and no more, in both languages", () => {
  const baker = jobFrom("Pastry cook\nDe Ark, Zutphen\n\nRequirements\n- Dutch at B1\n- HACCP certificate\n- Driving licence B\n- SCADA", {
    title: "Pastry cook",
    client: "De Ark",
  });
  const texts = (...lines: string[]) =>
    (["nl", "en"] as const).map((language) => {
      const { strengths, information, cover_letter } = draftProposal(draftInput(baker, cvOf(...lines), language));
      return [information.summary, ...strengths.map(({ title, text }) => `${title}: ${text}`), cover_letter].join("\n");
    });
  const cook = ["Work", "2019 - now  Pastry cook, Hotel De Linde"];

  test.each(["Dutch (course B1 started September)", "Nederlands: B1-cursus sinds september"])("a course that has begun: %s", (line) => {
    for (const text of texts(...cook, "", "Languages", "English: good", line)) expect(text).not.toMatch(/Dutch at B1|Nederlands op B1/u);
  });
  test("a level that is held stays beside the next one that is worked on", () => {
    for (const text of texts(...cook, "", "Languages", "Dutch (B1, working on B2)"))
      expect(text).toMatch(/Dutch at B1 level|Nederlands op B1-niveau/u);
  });
  test("a course of one day is no certificate", () => {
    for (const text of texts(...cook, "", "Courses", "HACCP for kitchens, one day, 2023"))
      expect(text).not.toMatch(/(?:certificaat|certificate)/u);
  });
  test("a system goes by its own name alone", () => {
    for (const text of texts(...cook, "- oven and dough line, panel Siemens touch screen"))
      expect(text).not.toMatch(/(?:with|met) [^.]*SCADA/u);
  });
  test.each(["Führerschein: B", "Permis B", "Prawo jazdy kat. B"])(
    "a licence that stands there in another language isn't missing: %s",
    (line) => {
      for (const text of texts(...cook, "", "Other", line))
        expect(text).not.toMatch(/(?:niets over|nothing yet about) [^.]*(?:rijbewijs|licence)/u);
    },
  );
  test.each(["de laatste jaren als pastry chef", "the last years as pastry chef"])(
    "a role of the last years isn't told of all of them: %s",
    (words) => {
      for (const text of texts("Work", `1999 - 2016  Hotel De Linde, ${words}`))
        expect(text).not.toMatch(/(?:as|als) [^.]*(?:from 1999|1999–)|van 1999 tot 2016 als|1[67] (?:years|jaar)/u);
    },
  );
});

test.each([
  ["VOG: aanvragen kan altijd, de vorige was uit 2014.", false],
  ["VOG (2014)", false],
  ["VOG (2026)", true],
])("a paper of long ago or still to be asked for isn't held: %s", (line, isHeld) => {
  const teacher = jobFrom("Mondhygiënist\nDe Waard, Zutphen\n\nWij vragen\n- Een VOG", { title: "Mondhygiënist", client: "De Waard" });
  for (const language of ["nl", "en"] as const) {
    const text = JSON.stringify(draftProposal(draftInput(teacher, cvOf(...work, "", "Certificaten", line), language)).strengths);
    expect(/(?:heeft|holds) [^.]*(?:VOG|conduct)/u.test(text)).toBe(isHeld);
  }
});

test("a profession whose recognition is only asked for is nobody's title yet", () => {
  const lines = [
    "Dental hygienist",
    "",
    "Work",
    "2019 - now  Praxis Am Markt, Bocholt",
    "",
    "Recognition as mondhygiënist: requested in October 2026",
  ];
  expect(told(...lines).split("\n")[0]).not.toMatch(/^Mondhygiënist/u);
  expect(told(...lines)).toContain("De erkenning als mondhygiënist die Femke aanvroeg, is er nog niet.");
});

test("what isn't met is said of the person, a knock-out before the rest", () => {
  const asked = jobFrom(
    "Mondhygiënist\nDe Waard, Zutphen\n\nKnock-out\n- Geldige KRM-registratie\n\nWij vragen\n- Minimaal vijf jaar ervaring als mondhygiënist",
    { title: "Mondhygiënist", client: "De Waard" },
  );
  const { cover_letter } = draftProposal(
    draftInput(
      asked,
      cvOf("Werkervaring", "2023 - heden  Mondhygiënist, Praktijk Markolle", "", "KRM-registratie: verlopen in maart 2026"),
      "nl",
    ),
  );
  expect(cover_letter).toMatch(/niet langer een KRM-registratie \(verlopen\)/u);
  expect(cover_letter).not.toContain("Het cv");
});
