import { describe, expect, test } from "vitest";
import { jobsIn, nameIn, pageOf, profileOf, skillsIn, studiesIn } from "#tests/support/read-texts.ts";

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
  ])("has neither its labels nor pastimes: %s", (lines, names) => {
    expect(skillsIn(profileOf(`${head}f@post.example\n\nSkills\n${lines}\n`)).join(" ")).toBe(names);
  });

  test("of skills and interests holds the skills", () => {
    expect(skillsIn(profileOf(`${head}f@post.example\n\nSkills & interests\nPython, SQL, chess, hiking\n`))).toEqual(["Python", "SQL"]);
  });
});
