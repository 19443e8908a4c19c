import { describe, expect, test } from "vitest";
import { jobsIn, nameIn, pageOf, profileOf, skillsIn, studiesIn } from "#tests/support/read-texts.ts";
import type { Word } from "./page/document.ts";
import { readCv } from "./read-cv.ts";

const head = "Femke Jonker\n";

describe("an address", () => {
  test.each([
    ["femke.jonker [at] post [dot] nl", "femke.jonker@post.nl"],
    ["E-mail: f.jonker(at)post.nl", "f.jonker@post.nl"],
    ["femke{at}post{dot}co{dot}uk", "femke@post.co.uk"],
    ["femke_AT_post_DOT_nl", "femke@post.nl"],
    ["femke apenstaartje post punt nl", "femke@post.nl"],
    ["Mail: fj72 @ post.nl", "fj72@post.nl"],
    ["Planner @ parcels.com", undefined],
    ["Looked at post dot plots", undefined],
    ["femke@post.nlTel: 06 12 34 56 78", "femke@post.nl"],
    ["femke@post.nl06-12345678", "femke@post.nl"],
    ["femke @post.nl", "femke@post.nl"],
  ])("as it is written: %s", (line, email) => {
    expect(profileOf(`${head}${line}\n`).email).toBe(email);
  });

  test.each([
    ["Lyon\nolivia@post.example", "olivia@post.example"],
    ["Zwolle.\nfemke@post.example", "femke@post.example"],
    ["Noord-\nfemke@post.example", "femke@post.example"],
    ["femke.jonker-\nstam@post.example", "femke.jonker-stam@post.example"],
    ["femke.jonker@\nkoepel-\nwest.nl", "femke.jonker@koepel-west.nl"],
    ["femke.\njonker@post.example", "femke.jonker@post.example"],
    ["Zwolle\nCONTACT   Femke Jonker\nfemke@post.example", "femke@post.example"],
  ])("over lines, and what only stands above it: %s", (lines, email) => {
    expect(profileOf(`${head}${lines}\n`).email).toBe(email);
  });
});

describe("a link", () => {
  test.each([
    ["https://https://femkejonker.nl", "https://femkejonker.nl"],
    ["http://www.https://github.com/femkej", "https://github.com/femkej"],
    ["linkedin.com/in/linkedin.com/in/femkejonker", "linkedin.com/in/femkejonker"],
    ["www.linkedin.com/in/https://www.linkedin.com/in/femkej", "linkedin.com/in/femkej"],
    ["https://www.linkedin.com/in/\nfemke-jonker-\nzwolle", "https://www.linkedin.com/in/femke-jonker-zwolle"],
    ["https://web.archive.org/web/https://femkejonker.nl", "https://web.archive.org/web/https://femkejonker.nl"],
  ])("leads where its writer meant: %s", (written, address) => {
    expect(Object.values(profileOf(`${head}${written}\n`).links ?? {})).toEqual([address]);
  });
});

describe("a telephone number", () => {
  test.each([
    ["06 •• •• •• 78", undefined],
    ["+31 6 12 34 XX XX", undefined],
    ["06 12•••678", undefined],
    ["06-12345___", undefined],
    ["06 12345678 XXL", "06 12345678"],
    ["+31 6 12345678 ••• Zwolle", "+31 6 12345678"],
    ["0612345678 • femke@post.example", "0612345678"],
    ["06-12345678/038-1234567", "06-12345678"],
    ["0475/01 23 45", "0475/01 23 45"],
    ["T06 12345678", "06 12345678"],
    ["Beschikbaar 01-01-2027 / 32-40 uur", undefined],
    ["06 12 19 84 56", "06 12 19 84 56"],
    ["12345678 XXL shirts", undefined],
  ])("is whole, or none: %s", (line, phone) => {
    expect(profileOf(`${head}${line}\n`).phone).toBe(phone);
  });
});

describe("somebody else", () => {
  const work = "Work experience\nBuyer, Velo BV, 2018 - 2022\nBought bikes.\n";
  const reachOf = (text: string) => {
    const profile = profileOf(text);
    return [nameIn(profile), profile.email ?? "", profile.phone ?? ""].join(" | ");
  };

  test.each([
    ["at the end, under no heading", `Femke Jonker\nZwolle\n\n${work}\nBart Kuipers\nVelo BV\nbart@velo.example\n038 123 45 67\n`],
    ["on one line at the end", `Femke Jonker\n\n${work}\nBart Kuipers, Velo BV, 038 123 45 67, bart@velo.example\n`],
    ["after white space in their block", `Femke Jonker\n\nReferences\nBart Kuipers, Velo BV\n\nbart@velo.example\n`],
    [
      "behind their name in a list",
      `Femke Jonker\n\nPeople I worked for\nBart Kuipers (Velo BV): bart@velo.example\nOlga Stam: 06 11 11 11 11\n`,
    ],
    ["behind what they said", `Femke Jonker\n\n"Femke is the best buyer I know." - Bart Kuipers, bart@velo.example\n`],
    [
      "who presents the candidate",
      `Aangeboden door: Koepel Flex\nEllen Smit\nellen@koepel.example\n06 88 88 88 88\n\nCURRICULUM VITAE\nFemke Jonker\nZwolle\n`,
    ],
  ])("stays somebody else: %s", (_, text) => {
    expect(reachOf(text)).toBe("Femke Jonker |  | ");
  });

  test.each([
    ["at the end, below referees on top and the jobs", `Referenties\nBart Kuipers, Velo BV\nbart@velo.example, 038 123 45 67\n\n${work}\n`],
    ["right below a referee who stands on one line", `${work}\nReferences\nBart Kuipers, 038 123 45 67\n\n`],
    [
      "on top, with the referee in a block of the same form below",
      "",
      `\n\n${work}\nReferences\n\nBart Kuipers\n038 123 45 67\n\nOlga Stam\nolga@stam.example\n`,
    ],
    ["below a letterhead", `T.a.v. mevrouw O. Stam\no.stam@koepel.example\n\n`],
  ])("leaves the candidate's own block the candidate's: %s", (_, before, after = "") => {
    const own = "Femke Jonker\nfemke.jonker@post.example\n06 12 34 56 78";
    expect(reachOf(`${before}${own}${after}`)).toBe("Femke Jonker | femke.jonker@post.example | 06 12 34 56 78");
  });

  test("in a table's cell beside the candidate's own is no candidate", () => {
    const text = "Mark Cook\nLyon   References\nmark@post.example   Bart Kuipers\nbart@velo.example\n06 11 11 11 11\n";
    expect(reachOf(text)).toBe("Mark Cook | mark@post.example | ");
  });

  test.each([
    [
      "Koepel Flex B.V.\nStationsplein 1, 8011 AB Zwolle\nellen@koepel.example - 038 111 22 33\n\nKandidaat: Femke Jonker\nWoonplaats: Deventer\n",
      "Deventer",
    ],
    ["Naam: Femke Jonker\nWoonplaats: Deventer\n\nReferentie 1\nNaam: Bart Kuipers\nTelefoon: 038 123 45 67\n", "Deventer"],
    ["Namens Koepel Flex stellen wij voor: Femke Jonker\nContact: Ellen Smit, 038 111 22 33\nWoonplaats: Deventer\n", "Deventer"],
  ])("nor a firm that writes for the candidate: %s", (text, city) => {
    expect([reachOf(text), profileOf(text).city]).toEqual(["Femke Jonker |  | ", city]);
  });

  test("in a side column is no candidate, and the candidate below is", () => {
    const profile = pageOf(
      [250, 40, "Femke Jonker", 24],
      [20, 100, "References", 12, true],
      [20, 120, "Bart Kuipers"],
      [20, 135, "bart@velo.example"],
      [20, 180, "Contact", 12, true],
      [20, 200, "femke@post.example"],
      [250, 160, "Experience", 14, true],
      [250, 185, "Clerk, Post BV, 2018 - 2022"],
    );
    expect(profile.email).toBe("femke@post.example");
  });
});

describe("a surname that is a trade", () => {
  test.each([
    ["Mark Cook\nChef de partie", "Mark Cook"],
    ["Piet de Boer", "Piet de Boer"],
    ["Sibusiso Butler", "Sibusiso Butler"],
    ["Anna Maria Baker", "Anna Maria Baker"],
    ["A.B. Timmerman", "A.B. Timmerman"],
    ["Wout Slager\nSlager\nSlagerij De Boer, 2018 - 2020", "Wout Slager"],
    ["Hans Bakker Meesterbakker", "Hans Bakker"],
    ["Curriculum Vitae\nRose Gardener", "Rose Gardener"],
    ["Sous Chef\nMark Cook", "Mark Cook"],
    ["Allround Timmerman\nPiet Visser\n06 12345678", "Piet Visser"],
    ["Pastry Cook", ""],
    ["Allround Timmerman", ""],
    ["Zelfstandig Kok\n06 12345678", ""],
    ["Taxi Driver", ""],
    ["Cruise Singer", ""],
    ["Jet Pilot", ""],
  ])("is a name where it stands as one: %s", (text, name) => {
    expect(nameIn(profileOf(`${text}\n`))).toBe(name);
  });

  test.each([
    ["Mark Cook|26", "Mark Cook"],
    ["MARK|26 COOK|26 Chef de partie|10", "Mark Cook"],
    ["06 12345678|10 Piet de Boer|26", "Piet de Boer"],
    ["Senior Carpenter|26 Mark Cook|14 m@post.example|10", "Mark Cook"],
    ["Pastry Chef|26 06 12345678|10", ""],
  ])("on a page, with the size of its letters: %s", (written, name) => {
    const head = [...written.matchAll(/(.+?)\|(\d+) ?/g)].map(([, text = "", size], at): [number, number, string, number] => [
      50,
      40 + at * 34,
      text,
      Number(size),
    ]);
    const profile = pageOf(...head, [50, 180, "Experience", 14, true], [50, 205, "Clerk, Post BV, 2018 - 2022"]);
    expect(nameIn(profile)).toBe(name);
    expect(profile.headline ?? "").not.toMatch(/cook$/i);
  });
});

describe("a name", () => {
  test.each([
    ["BERG, J.P. van der (Jan)", "Jan van der Berg"],
    ["VAN DEN HEUVEL Anneke", "Anneke van den Heuvel"],
    ["Anneke VOS", "Anneke Vos"],
    ["JP Bakker\nTimmerman", "JP Bakker"],
    ["ICT Bakker Els", ""],
    ["Candidate profile\nEls Bakker – Verpleegkundige", "Els Bakker"],
    ["Foto\nEls Bakker\nZwolle", "Els Bakker"],
    ["Els Bakker-de Haan (geboren de Haan)", "Els Bakker-de Haan"],
    ["Molenkamp (geb. Vink), Hanneke\nZwolle", "Hanneke Molenkamp"],
    ["Naam: Molenkamp (geboren van der Vink), Hanneke\nZwolle", "Hanneke Molenkamp"],
    ["E L S   B A K K E R\nZwolle", "Els Bakker"],
    ["Geachte heer Kuipers,\n\nGraag solliciteer ik.\n\nMet vriendelijke groet,\nEls Bakker\n06 12 34 56 78", "Els Bakker"],
    ["Dear Mr Carter,\n\nI would like to apply.\n\nKind regards,\nMark Cook", "Mark Cook"],
    ["Voornaam Achternaam", ""],
    ["example.com   you@example.com", ""],
    ["Persoonlijke gegevens\nNaam   Suryani\nAdres   Hof 7", "Suryani"],
  ])("by its place and its form: %s", (text, name) => {
    expect(nameIn(profileOf(`${text}\n`))).toBe(name);
  });

  test("that stands beside an address on one line, larger than it", () => {
    const small = "145 Mill Lane"
      .split(" ")
      .map((text, at) => ({ text, page: 1, x: 50 + at * 30, y: 50, width: 26, height: 8, size: 8, bold: false }));
    const large = "Eleanor de la Mare"
      .split(" ")
      .map((text, at) => ({ text, page: 1, x: 142 + at * 62, y: 42, width: 56, height: 20, size: 20, bold: false }));
    const below = { text: "Derby", page: 1, x: 50, y: 80, width: 26, height: 8, size: 8, bold: false };
    const content = { kind: "pages" as const, pages: [{ width: 595, height: 842 }], words: [...small, ...large, below], links: [] };
    expect(nameIn(readCv(content, { today: "2026-11-28" }).profile)).toBe("Eleanor de la Mare");
  });

  test("no label before a number is a town", () => {
    expect(profileOf(`${head}Bestelnr. 06-12345678\n`).city).toBeUndefined();
  });

  test("the town of a job is nobody's home", () => {
    const { city, experience } = profileOf("Ruben Kloosterman\n\nExperience\nClerk   August 2024 - Present\nNoorderlicht Systems, Breda\n");
    expect([city, experience?.[0]?.company]).toEqual([undefined, "Noorderlicht Systems"]);
  });
});

test("years, line after line, are no summary", () => {
  const lines = "2019 – 2024 ~ De Krakeling ~ ovens en deeg\n2015 – 2019 ~ Het Anker ~ de kaart\n2011 – 2015 ~ Bolt ~ doek en draad";
  expect(profileOf(`Tjitske Wagenborg\nSneek\n\nLevensloop\n${lines}\n`).summary).toBeUndefined();
  expect(profileOf("Tjitske Wagenborg\n\nProfiel\nBakt sinds 2019 elke nacht brood voor heel Sneek.\n").summary).toMatch(/^Bakt/);
});

describe("what jobs and studies are called", () => {
  test.each([
    ["Senior Java Developer, Codehuis, 2018 - present", "Java"],
    ["Lead Python Engineer, Codehuis, 2018 - present", "Python"],
    ["Medior Scala-ontwikkelaar bij Codehuis, 2018 - heden", "Scala"],
    ["Tour Guide, Java Island Tours, 2018 - 2020", undefined],
    ["Opel Corsa Specialist, Garage BV, 2016 - 2018", undefined],
  ])("names what somebody works with: %s", (job, skill) => {
    const technical = skillsIn(profileOf(`${head}\nExperience\n${job}\nWorked there.\n`)).filter((name) => /^[JPSC]/.test(name));
    expect(technical).toEqual(skill === undefined ? [] : [skill]);
  });

  test.each([
    ["Team Platform\nSoftware Engineer\n2018 - 2022", "Software Engineer / – 2018–2022"],
    ["Software Engineer, Squad Checkout, 2018 - 2022", "Software Engineer / – 2018–2022"],
    ["Adviseur, Afdeling Inkoop, 2018 - 2022", "Adviseur / – 2018–2022"],
    ["Software Engineer at Team Payments, Noorderlicht Systems   2018 - 2022", "Software Engineer / Noorderlicht Systems 2018–2022"],
    ["Recruiter, Team Talent BV, 2018 - 2022", "Recruiter / Team Talent BV 2018–2022"],
  ])("a part of an employer is none: %s", (job, read) => {
    expect(jobsIn(profileOf(`${head}\nExperience\n${job}\nWorked there.\n`))).toEqual([read]);
  });

  test("a master's in what is also a skill is a study", () => {
    const { skills, education } = profileOf(`${head}\nEducation\n2014 - 2016   Master Data Science\n              Leiden University\n`);
    expect([skills, studiesIn({ education })]).toEqual([undefined, ["Master Data Science / Leiden University 2014–2016"]]);
  });

  test.each([
    ["1.", "2.", "3."],
    ["I.", "II.", "III."],
    ["A)", "B)", "C)"],
    ["1.1", "1.2", "1.3"],
    ["Deel 1:", "Deel 2:", "Deel 3:"],
  ])("headings may be numbered: %s", (...numbers) => {
    const [one, two, three] = numbers;
    const profile = profileOf(
      `${head}${one} Werkervaring\nKlerk, Post BV, 2018 - 2022\n${two} Opleiding\nHBO Rechten, Hogeschool Utrecht, 2010 - 2014\n${three} Vaardigheden\nExcel, Word\n`,
    );
    expect([...jobsIn(profile), ...studiesIn(profile), ...skillsIn(profile), profile.city]).toEqual([
      "Klerk / Post BV 2018–2022",
      "HBO Rechten / Hogeschool Utrecht 2010–2014",
      "Excel",
      "Word",
      undefined,
    ]);
  });
});

describe("a list of skills", () => {
  test.each([
    ["Languages: Python, Java\nTools – Docker, Git\nDatabases | PostgreSQL, Redis", "Python Java Docker Git PostgreSQL Redis"],
    ["Languages — Python, Java; Tools — Docker, Git", "Python Java Docker Git"],
    ["**Languages** Python, Java\n**Tools** Docker", "Python Java Docker"],
    ["Programming\nPython\nJava\nTools\nDocker", "Python Java Docker"],
    ["Python - Django, Flask", "Python Django Flask"],
    ["Excel - advanced\nSQL – expert", "Excel SQL"],
    ["- Talen: Python, Java\n- In mijn vrije tijd: voetbal, gitaar", "Python Java"],
    ["Excel, SAP\nvoetbal, lezen, schaken", "Excel SAP"],
    ["Koken, HACCP", "Koken HACCP"],
    ["Titreren | Validatie | Celkweek |", "Titreren Validatie Celkweek"],
  ])("has neither its labels nor pastimes: %s", (lines, names) => {
    expect(skillsIn(profileOf(`${head}f@post.example\n\nSkills\n${lines}\n`)).join(" ")).toBe(names);
  });

  test("has no labels either that only their type tells", () => {
    const row = (y: number, label: string, list: string): Word[] => [
      { text: label, page: 1, x: 50, y, width: label.length * 5, height: 10, size: 10, bold: true },
      ...list
        .split(" ")
        .map((text, at) => ({ text, page: 1, x: 53 + label.length * 5 + at * 60, y, width: 57, height: 10, size: 10, bold: false })),
    ];
    const line = (y: number, text: string, size: number): Word => ({
      text,
      page: 1,
      x: 50,
      y,
      width: text.length * size * 0.5,
      height: size,
      size,
      bold: true,
    });
    const words = [
      line(40, "Vermaat", 24),
      line(90, "Skills", 16),
      ...row(120, "Measuring", "Smaart, REW, QLab"),
      ...row(134, "Drawing", "AutoCAD, Rhino"),
      ...row(148, "Offices", "Excel, Word, Outlook"),
    ];
    const { profile } = readCv({ kind: "pages", pages: [{ width: 595, height: 842 }], words, links: [] }, { today: "2026-11-28" });
    expect(skillsIn(profile)).toEqual(["Smaart", "REW", "QLab", "AutoCAD", "Rhino", "Excel", "Word", "Outlook"]);
  });

  test("of skills and interests holds the skills", () => {
    expect(skillsIn(profileOf(`${head}f@post.example\n\nSkills & interests\nPython, SQL, chess, hiking\n`))).toEqual(["Python", "SQL"]);
  });
});
