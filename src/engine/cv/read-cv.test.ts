import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { candidateDraft } from "#contract/candidate/candidate.ts";
import type { DocumentContent, Word } from "./page/document.ts";
import { passageBoxes } from "./page/passage.ts";
import { readCv } from "./read-cv.ts";

const today = "2026-06-15";
const read = (text: string) => readCv({ kind: "text", text, links: [], hidden: [] }, { today });
const profileOf = (...lines: string[]) => read(lines.join("\n")).profile;

/** Words of one size on a page: `[x, y, text, size?, bold?]` per line. */
function page(
  lines: [x: number, y: number, text: string, size?: number, bold?: boolean][],
  links: { url: string; at: number }[] = [],
): DocumentContent {
  const words: Word[] = lines.flatMap(([x, y, text, size = 10, bold = false]) => {
    let at = x;
    return text.split(" ").map((word) => {
      const width = word.length * size * 0.5;
      const placed = { text: word, page: 1, x: at, y, width, height: size, size, bold };
      at += width + size * 0.28;
      return placed;
    });
  });
  return {
    kind: "pages",
    pages: [{ width: 595, height: 842 }],
    words,
    links: links.map(({ url, at }) => ({
      url,
      page: 1,
      x: words[at]?.x ?? 0,
      y: words[at]?.y ?? 0,
      width: words[at]?.width ?? 0,
      height: 10,
    })),
  };
}

test("an end that no calendar has leaves the beginning, and is left for a person", () => {
  const { experience, unchecked_fields } = profileOf("Lotte Brinkman", "", "Work experience", "Planner, Rederij Zilt", "05/2018 - 09/2310");
  expect(experience).toEqual([expect.not.objectContaining({ end: expect.anything() })]);
  expect(experience?.[0]?.start).toBe("2018-05");
  expect(unchecked_fields).toContain("experience.0.end");
});

describe("who it is", () => {
  test("name, address and number stand on top", () => {
    const profile = profileOf(
      "Wendelmoet van den Brinkhorst",
      "Planner",
      "w.brinkhorst@post.example | 06-1234 0321 | 3511 AB Utrecht | linkedin.com/in/wendelmoet",
      "",
      "Werkervaring",
    );
    expect(profile).toMatchObject({
      first_name: "Wendelmoet",
      last_name: "van den Brinkhorst",
      headline: "Planner",
      email: "w.brinkhorst@post.example",
      phone: "06-1234 0321",
      city: "Utrecht",
      links: { linkedin: "linkedin.com/in/wendelmoet" },
    });
  });

  test.each(["+31 6 1234 5678", "(+82) 10-9030-1843", "0498/25.33.28", "+1 (555) 101-1001", "01234 567890"])(
    "the number %s is kept as written",
    (phone) => {
      expect(profileOf("Ruurd Hoekzema", `${phone} | ruurd@post.example`).phone).toBe(phone);
    },
  );

  test("a CV without a name gets none", () => {
    for (const text of [
      "ACCOUNTANT\nSummary\nDetail-oriented accountant.",
      "Curriculum Vitae\nProfiel\nIk zoek werk.",
      "Senior Software Engineer\nUtrecht, Nederland\nSkills\nJava",
    ]) {
      const profile = profileOf(...text.split("\n"));
      expect([profile.first_name, profile.last_name]).toEqual([undefined, undefined]);
    }
  });

  test("the address of a link is taken from the link, not from its label", () => {
    const { profile, evidence, text } = readCv(
      page(
        [
          [50, 40, "Ruurd Hoekzema", 22],
          [50, 70, "LinkedIn"],
          [50, 84, "ruurd@post.example"],
        ],
        [{ url: "https://www.linkedin.com/in/ruurd-hoekzema", at: 2 }],
      ),
      { today },
    );
    expect(profile.links?.linkedin).toBe("https://www.linkedin.com/in/ruurd-hoekzema");
    expect(text.slice(evidence["links.linkedin"]?.start, evidence["links.linkedin"]?.end)).toBe("LinkedIn");
  });

  test("what the law protects stays in the text and out of the profile", () => {
    const lines = [
      "Ruurd Hoekzema",
      "Geslacht: man",
      "Geboortedatum: 12 maart 1985",
      "Nationaliteit: Nederlandse",
      "Burgerlijke staat: gehuwd",
      "BSN: 123456782",
      "Huidig salaris: 4500 euro",
    ];
    const { profile, text } = read(lines.join("\n"));
    expect(text).toContain("BSN: 123456782");
    expect(JSON.stringify(profile)).not.toMatch(/man"|1985|Nederlandse|gehuwd|123456782|4500/);
  });

  test.each([
    ["Henk Dekker", "Henk", "Dekker", undefined],
    ["Anna de Boer", "Anna", "de Boer", undefined],
    ["Mary Fisher", "Mary", "Fisher", undefined],
    ["Tom Lincoln", "Tom", "Lincoln", undefined],
    ["Jan van Breda", "Jan", "van Breda", undefined],
    ["BAKER, Mary Ann", "Mary Ann", "Baker", undefined],
    ["Breda, Emma", "Emma", "Breda", undefined],
    ["Ruiz Soler, Carmen", "Carmen", "Ruiz Soler", undefined],
    ["Art Director", undefined, undefined, undefined],
    ["Head Nurse", undefined, undefined, undefined],
    ["Zwolle, Nederland", undefined, undefined, "Zwolle"],
  ])("a given name before a trade or a town is a name where it stands on top: %s", (head, first, last, city) => {
    const { profile } = read(`${head}\n06 12 34 56 78\n\nWerkervaring\nPlanner, Veerstroom BV, 2014 - heden\nPlande ritten.`);
    expect([profile.first_name, profile.last_name, profile.city]).toEqual([first, last, city]);
  });

  test.each([
    ["Partner: Ineke Storm, 06 31 31 31 31", ""],
    ["Recommended by: Karel Vos (karel.vos@post.example, 06 98 98 98 98)", ""],
    ["Aanbevolen door: Karel Vos, karel.vos@post.example, 06 98 98 98 98", ""],
    ["In case of emergency call Ineke Storm 07700 900777", ""],
    ["Noodnummer (zus): 06 10 20 30 40", ""],
    ["", "Tel. werkgever: 020 555 66 77\nE-mail leidinggevende: i.storm@werk.example"],
    ["", "Leidinggevende: Ineke Storm"],
    ["", "Manager: Ineke Storm, i.storm@werk.example, 020 555 01 99"],
  ])("whoever else is named stays somebody else: %s%s", (head, below) => {
    const { profile } = read(`Henk Dekker\n${head}\n\nWerkervaring\nPlanner, Veerstroom BV, 2014 - heden\nPlande ritten.\n${below}`);
    expect([profile.first_name, profile.last_name, profile.email, profile.phone]).toEqual(["Henk", "Dekker", undefined, undefined]);
    expect(profile.experience?.map(({ title }) => title)).toEqual(["Planner"]);
  });

  test("a referee on top of a CV isn't whose it is", () => {
    const { profile } = read(
      "References available:\nDr. Ineke Storm, consultant, i.storm@hospital.example, +44 20 7946 0011\n\nHenk Dekker\nNurse, Central Hospital\n2016 - present",
    );
    expect([profile.first_name, profile.last_name, profile.email, profile.phone]).toEqual(["Henk", "Dekker", undefined, undefined]);
  });

  test.each([
    ["20\ufffd6 - 2020", undefined, undefined],
    ["05/20\ufffd4 - 06/2018", undefined, undefined],
    ["2012 - 20\ufffd6", undefined, undefined],
    ["2012 - 2016", "2012", "2016"],
  ])("of a date that lacks a figure nothing is taken: %s", (dates, start, end) => {
    const [job] = read(`Henk Dekker\n\nWerkervaring\nPlanner, Veerstroom BV\n${dates}\nPlande ritten.`).profile.experience ?? [];
    expect([job?.start, job?.end]).toEqual([start, end]);
  });

  test("the signs at the end of a name in another script stay", () => {
    const { profile } = read("सीता वर्मा\n+91 98 76 54 32 10\n\nWork experience\nPlanner, Veerstroom Ltd, 2014 - present");
    expect([profile.first_name, profile.last_name]).toEqual(["सीता", "वर्मा"]);
  });

  test.each([
    ["Beste lezer,\n\nIk ben Wietske Schipper, kok te Sneek. Ik werk sinds 2019 bij Bistro Lommer.", "Wietske", "Schipper"],
    ["Hello,\n\nMy name is Tom Baker and I mend lifts.", "Tom", "Baker"],
    ["Hello,\n\nI am Registered Nurse in Leiden and I like it.", undefined, undefined],
  ])("a name in prose that is a profession is a name: %s", (text, first, last) => {
    const { profile } = read(text);
    expect([profile.first_name, profile.last_name]).toEqual([first, last]);
  });
});

describe("what somebody did", () => {
  test.each([
    ["date on the right", ["Werkervaring", "", "Teamleider   maart 2019 - heden", "Zorggroep Waterkant", "• Leidt een team"]],
    ["date underneath", ["WORK EXPERIENCE", "", "Teamleider", "Zorggroep Waterkant", "March 2019 - Present", "• Leidt een team"]],
    ["date in front", ["Experience", "", "2019-03 – present: Teamleider, Zorggroep Waterkant", "• Leidt een team"]],
    ["employer first", ["Experience", "", "Zorggroep Waterkant, Teamleider (March 2019 - Present)", "• Leidt een team"]],
    ["title at employer", ["Employment History", "", "Teamleider bij Zorggroep Waterkant", "03/2019 - heden", "• Leidt een team"]],
  ])("one job, %s", (_, lines) => {
    expect(profileOf("Ruurd Hoekzema", "ruurd@post.example", "", ...lines).experience).toEqual([
      { title: "Teamleider", company: "Zorggroep Waterkant", start: "2019-03", current: true, description: "• Leidt een team" },
    ]);
  });

  test("two jobs follow each other, and the years are counted", () => {
    const profile = profileOf(
      "Ruurd Hoekzema",
      "",
      "Werkervaring",
      "",
      "Planner, Drukkerij Lindeboom, Utrecht",
      "2020 - 2021",
      "• Plande de persen",
      "",
      "Magazijnmedewerker, Pakhuis Noord",
      "2018 - 2019",
      "• Orders pakken",
    );
    expect(profile.experience?.map(({ title, company, location }) => [title, company, location])).toEqual([
      ["Planner", "Drukkerij Lindeboom", "Utrecht"],
      ["Magazijnmedewerker", "Pakhuis Noord", undefined],
    ]);
    expect(profile.years_experience).toBe(3);
  });

  test("years that nobody can have worked aren't told", () => {
    const profile = profileOf(
      "Ruurd Hoekzema",
      "",
      "Werkervaring",
      "",
      "Planner, Drukkerij Lindeboom, Utrecht",
      "1902 - heden",
      "• Plande de persen",
    );
    expect(profile.experience).toHaveLength(1);
    expect(profile.years_experience).toBeUndefined();
  });

  test("studies have degree, school and years", () => {
    const profile = profileOf(
      "Ruurd Hoekzema",
      "",
      "Opleidingen",
      "",
      "2008 - 2012   HBO Bedrijfskunde, Hogeschool Utrecht",
      "",
      "Master of Science in Logistics   2014",
      "University of Twente",
    );
    expect(profile.education).toEqual([
      { degree: "HBO Bedrijfskunde", institution: "Hogeschool Utrecht", start: "2008", end: "2012" },
      { degree: "Master of Science in Logistics", field: "Logistics", institution: "University of Twente", end: "2014" },
    ]);
  });

  test("skills are items, not labels and not sentences; years only where stated or dated", () => {
    const profile = profileOf(
      "Ruurd Hoekzema",
      "",
      "Vaardigheden",
      "Talen: Python (5 jaar), SQL, Java",
      "Ik leer graag nieuwe dingen en werk goed samen met anderen in een team.",
    );
    expect(profile.skills).toEqual([{ name: "Python", years: 5 }, { name: "SQL" }, { name: "Java" }]);
  });

  test("languages have the level that is written; a level that is only a word waits for a person", () => {
    const { profile } = read("Ruurd Hoekzema\n\nTalen\nNederlands (moedertaal), Engels C1, Duits - vloeiend, Frans\n");
    expect(profile.languages).toEqual([
      { language: "nl", level: "native" },
      { language: "en", level: "C1" },
      { language: "de", level: "C1" },
      { language: "fr" },
    ]);
    expect(profile.unchecked_fields).toEqual(["languages.2"]);
  });

  test("a driving licence is a certificate", () => {
    expect(profileOf("Ruurd Hoekzema", "", "Overig", "In bezit van rijbewijs B").certifications).toEqual([{ name: "rijbewijs B" }]);
  });

  test.each([
    ["Beschikbaar per direct", { available_from: today }],
    ["Available from 1 Jan 2027", { available_from: "2027-01-01" }],
    ["Beschikbaar vanaf 15 maart 2027", { available_from: "2027-03-15" }],
    ["Opzegtermijn: 1 maand", { notice_weeks: 4 }],
    ["Notice period: 6 weeks", { notice_weeks: 6 }],
    ["Opzegtermijn van vijf weken", { notice_weeks: 5 }],
    ["Eight weeks notice", { notice_weeks: 8 }],
    ["Beschikbaarheid: 36 uur per week", { desired: { hours_per_week: 36 } }],
    ["Beschikbaar vanaf 31 februari 2027", {}],
    ["Beschikbaar                 per 4 januari 2027, 36 uur (ma t/m vr)", { available_from: "2027-01-04" }],
    ["Availability:            from 15 March 2027", { available_from: "2027-03-15" }],
  ])("%s", (line, expected) => {
    const { available_from, notice_weeks, desired } = profileOf("Ruurd Hoekzema", "", line);
    expect(JSON.parse(JSON.stringify({ available_from, notice_weeks, desired }))).toEqual(expected);
  });
});

describe("a date beside availability", () => {
  const starts = (...lines: string[]) => profileOf("Ruurd Hoekzema", "", "Beschikbaarheid", ...lines).available_from;
  test.each([
    ["1 februari 2027", "2027-02-01"],
    ["Vanaf 1 maart 2027", "2027-03-01"],
    ["From 1 February 2027, 28 to 32 hours", "2027-02-01"],
    ["Startdatum: 15 mei 2027", "2027-05-15"],
    ["Begin op 1 april 2027", "2027-04-01"],
  ])("is one to start on: %s", (line, date) => expect(starts(line)).toBe(date));
  test.each([
    "SKJ 100 2233 44 (jeugdprofessional), geldig t/m 08-2028",
    "VCA VOL tot 1 maart 2029",
    "BIG-registratie verloopt 1 juni 2030",
    "Rijbewijs B, valid until 12-2031",
    "Contract loopt af op 31 december 2026",
  ])("is that of something else: %s", (line) => expect(starts(line)).toBeUndefined());
});

test("blocks below a table of jobs are told of the employer that heads them", () => {
  const { experience } = profileOf(
    "Ruurd Hoekzema",
    "",
    "Werkervaring",
    "juni 2019 - nu   Inkoopadviseur   Waterschap Het Lage Diep, Houten",
    "sept 2016 - mei 2019   Inkoper B   Gemeente Oosterwolde",
    "jan 2014 - aug 2016   Inkoper C   Gemeente Oosterwolde",
    "",
    "Waterschap Het Lage Diep",
    "Europese aanbestedingen voor gemalen en groenonderhoud.",
    "",
    "Gemeente Oosterwolde",
    "Eerst leveringen, later diensten onder de Wmo.",
  );
  const told = (company: string) =>
    (experience ?? [])
      .filter((job) => job.company?.startsWith(company))
      .map(({ description }) => description ?? "")
      .join("\n");
  expect(told("Waterschap")).toContain("gemalen");
  expect(told("Gemeente")).toContain("Wmo");
  expect(told("Gemeente")).not.toContain("gemalen");
});

describe("the page", () => {
  test("two columns are read one after the other", () => {
    const left = ["Contact", "Utrecht", "Skills", "Python and SQL", "Planning of work", "Talen", "Nederlands", "Engels C1"];
    const right = [
      "Profile",
      "I plan what others build and keep it simple",
      "Experience",
      "Planner at Drukkerij Lindeboom",
      "I made the week plan of four presses",
      "Education",
      "Logistics in Utrecht",
      "A thesis about print",
    ];
    const { text } = readCv(
      page([
        ...left.map((line, index): [number, number, string] => [40, 80 + index * 14, line]),
        ...right.map((line, index): [number, number, string] => [230, 87 + index * 14, line]),
      ]),
      { today },
    );
    expect(text.indexOf("Engels C1")).toBeLessThan(text.indexOf("Profile"));
    expect(text.indexOf("Drukkerij")).toBeLessThan(text.indexOf("A thesis about print"));
  });

  test("dates in a column of their own stay with their jobs", () => {
    const rows: [string, string][] = [
      ["2021 - heden", "Planner, Drukkerij Lindeboom"],
      ["2018 - 2020", "Planner, Pakhuis Noord"],
      ["2015 - 2017", "Assistent, Pakhuis Zuid"],
    ];
    const { text } = readCv(
      page([
        [40, 40, "Werkervaring", 14, true],
        ...rows.flatMap(([date, job], index): [number, number, string][] => [
          [40, 70 + index * 30, date],
          [170, 70 + index * 30, job],
          [170, 84 + index * 30, "Werk dat erbij hoort en nog wat meer"],
        ]),
      ]),
      { today },
    );
    expect(text).toContain("2018 - 2020   Planner, Pakhuis Noord");
  });

  test("when and how much somebody can work is no skill", () => {
    const names = (...lines: string[]) => profileOf("Noor Hazelaar", ...lines).skills?.map(({ name }) => name);
    expect(names("Skills", "Python, Kafka, Docker", "", "Available from 1 January 2027, 36 hours a week")).toEqual([
      "Python",
      "Kafka",
      "Docker",
    ]);
    expect(
      names(
        "noor@post.example",
        "",
        "Vaardigheden",
        "Python, Kafka",
        "",
        "Beschikbaar per direct, 32-36 uur per week",
        "Opzegtermijn een maand",
      ),
    ).toEqual(["Python", "Kafka"]);
  });

  test("letters set apart for looks are one word, and icons are nothing", () => {
    const { text } = readCv(
      page([
        [40, 40, "E R V A R I N G", 14],
        [40, 70, "\uf095 06-12345678"],
      ]),
      { today },
    );
    expect(text).toContain("ERVARING");
    expect(text).toContain("06-12345678");
    expect(text).not.toContain("\uf095");
  });

  test("a passage has one box per line", () => {
    const { layout, text } = readCv(
      page([
        [40, 40, "Ruurd Hoekzema", 20],
        [40, 80, "Planner in Utrecht"],
        [40, 94, "en omgeving"],
      ]),
      { today },
    );
    const at = text.indexOf("Planner");
    const place = layout ? passageBoxes(layout, at, text.length) : null;
    expect(place?.boxes.map(({ y }) => y)).toEqual([80, 94]);
    expect(layout && passageBoxes(layout, text.length, text.length + 5)).toBeNull();
  });

  test("ligatures, controls and stray accents become plain letters", () => {
    expect(read("E\ufb03cie\u0308nt \u0000werk, Industri¨ele \ud800techniek\u200b").text).toBe("Efficiënt werk, Industriële techniek");
  });
});

describe("whatever stands in a document", () => {
  const scraps = fc.constantFrom(
    "Experience",
    "Werkervaring",
    "Education",
    "Skills",
    "Talen",
    "2019 - heden",
    "Mar. 2021 Present",
    "Jan de Boer",
    "a@b.example",
    "06-12345678",
    "• ",
    "Engineer, Acme BV",
    "BSc, University of X",
    "\n",
    "\n\n",
    "   ",
    "rijbewijs B",
    "Engels C1",
    "\u0000",
    "\ud800",
    "ﬁ",
    "\uf095",
    "(",
    "https://x.example/a",
    "Beschikbaar per direct",
    "|",
    "1234 AB Utrecht",
  );
  const anything = fc.oneof(
    fc.array(fc.oneof(scraps, fc.string({ unit: "binary", maxLength: 12 })), { maxLength: 60 }).map((parts) => parts.join(" ")),
    fc.array(scraps, { minLength: 1, maxLength: 4 }).map((parts) => parts.join("").repeat(100)),
  );

  test("every quote is the text between its offsets, and the profile is what create takes", () => {
    fc.assert(
      fc.property(anything, (text) => {
        const reading = read(text);
        for (const { quote, start, end } of Object.values(reading.evidence)) expect(quote).toBe(reading.text.slice(start, end));
        expect(candidateDraft.safeParse(reading.profile).success).toBe(true);
        expect(reading.text.isWellFormed() && !reading.text.includes("\u0000")).toBe(true);
      }),
      { numRuns: 300 },
    );
  });

  test("words anywhere on a page keep their boxes and lose nothing", () => {
    const word = fc.record({
      text: fc.constantFrom("Skills", "Python", "2019", "Jan", "Utrecht", "-"),
      x: fc.integer({ min: 0, max: 560 }),
      y: fc.integer({ min: 0, max: 800 }),
    });
    fc.assert(
      fc.property(fc.array(word, { maxLength: 80 }), (words) => {
        const { text, layout } = readCv(page(words.map(({ text, x, y }) => [x, y, text])), { today });
        expect(layout?.words.length).toBe(words.length);
        for (const [start, end] of layout?.words ?? []) expect(text.slice(start, end)).toMatch(/\S/);
        expect(text.replace(/\s+/g, "").length).toBe(words.reduce((sum, { text }) => sum + text.length, 0));
      }),
      { numRuns: 200 },
    );
  });
});
