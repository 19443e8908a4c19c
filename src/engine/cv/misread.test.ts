import { describe, expect, test } from "vitest";
import { jobsIn, nameIn, pageOf, profileOf, skillsIn, studiesIn } from "#tests/support/read-texts.ts";

describe("when", () => {
  const work = "Noor Vermaat\nnoor@post.example\n\nWork experience\n";
  test("a hyphen that keeps words together is a hyphen", () => {
    expect(jobsIn(profileOf(`${work}Glazier, Lumen BV   Mar. 2021 ‑\nCut panes.\n\nClerk, Gamma BV   2014 ‑ 2017`))).toEqual([
      "Glazier / Lumen BV 2021-03–now",
      "Clerk / Gamma BV 2014–2017",
    ]);
  });

  test("a date goes on in its cell on the line below", () => {
    const profile = pageOf(
      [50, 40, "Noor Vermaat", 22],
      [50, 90, "Werkervaring", 14, true],
      [50, 120, "mei ’20"],
      [150, 120, "Glaszetter"],
      [280, 120, "Ruitwerk BV"],
      [50, 132, "– jan ’24"],
      [150, 132, "Zette ruiten in scholen en kassen"],
    );
    expect(jobsIn(profile)).toEqual(["Glaszetter / Ruitwerk BV 2020-05–2024-01"]);
  });

  test("the school and the years of a study are no job's", () => {
    const text = `${work}Ropemaker\nMade ropes.\n\nEducation\nKnots and Splices at Fisher House\n2013 - 2015\n`;
    expect(jobsIn(profileOf(text))).toEqual(["Ropemaker / – –"]);
  });
});

describe("what a cell holds is one title or one name", () => {
  /** Rows of cells on a page, below a heading. */
  const jobsOn = (rows: string) =>
    jobsIn(
      pageOf(
        [50, 40, "Noor Vermaat", 22],
        [50, 90, "Work experience", 14, true],
        ...rows
          .split("\n")
          .flatMap((row, at) => row.split("   ").map((cell, nth): [number, number, string] => [50 + nth * 400, 120 + at * 14, cell])),
      ),
    );

  test.each([
    ["Curator for Prints and Maps - Northgate Museum   2019 - 2022", "Curator for Prints and Maps / Northgate Museum"],
    [
      "Northgate Group   Leeds, UK\nTrainee in Glues & Lacquers for Garden Chairs   2019 - 2022",
      "Trainee in Glues & Lacquers for Garden Chairs / Northgate Group",
    ],
    ["Northgate Centre   2019 - 2022\nResearcher Speech, Play & Song", "Researcher Speech, Play & Song / Northgate Centre"],
    ["Work-Study / Binder - papiermolen.nl   2019 - 2022", "Work-Study / Binder / papiermolen.nl"],
    ["Chef de Rang, Northgate Arms   2019 - 2022", "Chef de Rang / Northgate Arms"],
    ["Driver for Bakery Crumb   2019 - 2022", "Driver / Bakery Crumb"],
    ["Northern Stage Light   Leeds, UK\nLight Technician   2019 - 2022", "Light Technician / Northern Stage Light"],
  ])("%s", (written, job) => {
    expect(jobsOn(written)).toEqual([`${job} 2019–2022`]);
  });

  test("what is studied may hold commas", () => {
    const text = "Noor Vermaat\n\nOpleiding\n2012 - 2016   BSc Water, Lucht, Bodem, Universiteit Twente";
    expect(studiesIn(profileOf(text))).toEqual(["BSc Water, Lucht, Bodem / Universiteit Twente 2012–2016"]);
  });
});

describe("skills are what is listed, as it is listed", () => {
  const skills = (...lines: string[]) => skillsIn(profileOf(["Noor Vermaat", "noor@post.example", "", "Skills", ...lines].join("\n")));

  test("what means nearly the same stays apart", () => {
    expect(skills("AWS, S3, Kubernetes, K8s, Resuscitation (ALS), Scripting (Ruby & Lua)")).toEqual([
      "AWS",
      "S3",
      "Kubernetes",
      "K8s",
      "Resuscitation (ALS)",
      "Scripting (Ruby & Lua)",
    ]);
  });

  test("the last two of a list are two; a name with such a word in it is one", () => {
    expect(skills("Excel, Word & PowerPoint.")).toEqual(["Excel", "Word", "PowerPoint"]);
    expect(skills("Excel, Carving and gilding")).toEqual(["Excel", "Carving and gilding"]);
  });

  test("the first cells of a table are labels, whatever sections are called so", () => {
    const table = ["Light & Sound   DMX, Dante, QLab", "Other   Rigging, Welding", "Drawing, Modelling   AutoCAD, Rhino"];
    expect(skills(...table)).toEqual(["DMX", "Dante", "QLab", "Rigging", "Welding", "AutoCAD", "Rhino"]);
    expect(skills("Excel   Word", "Rhino   QLab")).toEqual(["Excel", "Word", "Rhino", "QLab"]);
  });

  test("what somebody does besides work is no skill", () => {
    expect(skills("Programs: Excel, Rhino, QLab", "Spare time: skating, knitting")).toEqual(["Excel", "Rhino", "QLab"]);
  });

  test("the sentence that explains a skill lists none", () => {
    expect(skills("Excel, Rhino", "", "Careful", "Finds every screw that was lost", "again, also those of last", "year.")).toEqual([
      "Excel",
      "Rhino",
      "Careful",
    ]);
  });

  test("what jobs name is asked only of who lists next to nothing", () => {
    const work = "Noor Vermaat\n\nWork experience\nDeveloper, Lumen BV   2019 - 2022\n- Built services in Python on Kubernetes.\n\n";
    expect(skillsIn(profileOf(`${work}Skills\nJava, Go, Terraform`))).toEqual(["Java", "Go", "Terraform"]);
    expect(skillsIn(profileOf(work))).toEqual(expect.arrayContaining(["Python", "Kubernetes"]));
  });
});

describe("how somebody is reached", () => {
  const head = "Noor Vermaat\nnoor@vermaat.example\n";
  const work = "\nWork experience\nGlazier, Lumen BV   2019 - present\nCut panes.\n";

  test.each([
    ["https://github.com/https://github.com/noorvermaat", "https://github.com/noorvermaat"],
    ["https://www.linkedin.com/in/https://www.linkedin.com/in/noor-vermaat", "https://linkedin.com/in/noor-vermaat"],
    ["https://github.com/github.com/noorvermaat", "https://github.com/noorvermaat"],
    ["http://https//github.com/noorvermaat", "https://github.com/noorvermaat"],
  ])("a link that was pasted into another leads where the last one does: %s", (url, address) => {
    const { links } = profileOf(`${head}my page\n${work}`, [url]);
    expect([links?.github, links?.linkedin]).toContain(address);
  });

  test("addresses at the foot are the candidate's, and no part of what stands above", () => {
    const { links, education } = profileOf(
      `${head}${work}\nEducation\nBA in Glass, Hill College   2011 - 2015\n\nwww.vermaatglas.nl · instagram.com/vermaatglas`,
    );
    expect(Object.values(links ?? {}).flat()).toEqual(["www.vermaatglas.nl", "instagram.com/vermaatglas"]);
    expect(education).toHaveLength(1);
  });

  test("whose the document is, at its foot, is no study", () => {
    const text = `${head}${work}\nEducation\nBA in Glass, Hill College   2011 - 2015\n\n© 2023 N. Vermaat · all drawings by the author`;
    expect(studiesIn(profileOf(text))).toEqual(["BA in Glass / Hill College 2011–2015"]);
  });

  test.each(["+47 41 23 45 ** **", "06 12345 678 xx", "+31 6 1234 56##"])("%s was made unreadable, and is no number", (phone) => {
    expect(profileOf(`${head}${phone}\n${work}`).phone).toBeUndefined();
  });
});

describe("who", () => {
  test.each([
    [["ANNA VAN DER", "KOPERMOLEN"], "Anna van der Kopermolen"],
    [["NOOR VERMAAT CV"], "Noor Vermaat"],
    [["Noor Vermaat – Resume"], "Noor Vermaat"],
    [["Yannick Vermaat Bridge Engineer"], "Yannick Vermaat"],
    [["Bridge Construction Engineer"], ""],
  ])("%s", (lines, name) => {
    const head = lines.map((text, at): [number, number, string, number] => [50, 40 + at * 34, text, 28]);
    expect(nameIn(pageOf(...head, [50, 130, "bruggen77@post.example"], [50, 160, "Experience", 14, true]))).toBe(name);
  });
});

describe("headings", () => {
  test("in somebody's own words: what stands below tells what they head", () => {
    const profile = pageOf(
      [50, 40, "Noor Vermaat", 24],
      [50, 80, "Experience", 16, true],
      [50, 110, "Glazier, Lumen BV, 2019 – 2022"],
      [50, 124, "Cut panes for schools."],
      [50, 160, "Back to the benches", 16, true],
      [50, 190, "MBO Glass 2015 – 2018"],
      [50, 204, "Hill College"],
      [50, 240, "In my toolbox", 16, true],
      [50, 270, "AutoCAD, Excel, SketchUp, Photoshop"],
    );
    expect(jobsIn(profile)).toEqual(["Glazier / Lumen BV 2019–2022"]);
    expect(studiesIn(profile)).toEqual(["MBO Glass / Hill College 2015–2018"]);
    expect(skillsIn(profile)).toEqual(["AutoCAD", "Excel", "SketchUp", "Photoshop"]);
  });

  test("the end of a sentence is none, though all is bold", () => {
    const profile = pageOf(
      [50, 40, "Noor Vermaat", 24, true],
      [50, 80, "Skills", 14, true],
      [50, 110, "AutoCAD", 10, true],
      [50, 134, "Glazing, learnt in a workshop, now", 10, true],
      [50, 148, "besides drawing a part of my", 10, true],
      [50, 162, "work experience.", 10, true],
      [50, 186, "Excel", 10, true],
      [50, 200, "SketchUp", 10, true],
    );
    expect(skillsIn(profile)).toEqual(["AutoCAD", "Glazing", "Excel", "SketchUp"]);
  });

  test("what as, behind the word for work", () => {
    const text =
      "Noor Vermaat\n\nErvaring verpleegkundige\nZorggroep De Linde BV\n11-09-2023 - 21-06-2024\n- Deelde medicijnen.\n\nVlierhof\n13-03-2023 - 14-07-2023\n- Nam op.\n";
    expect(profileOf(text).experience?.map(({ company, start }) => `${company} ${start}`)).toEqual([
      "Zorggroep De Linde BV 2023-09",
      "Vlierhof 2023-03",
    ]);
  });
});

describe("what a study is and who gave it", () => {
  const studies = (...lines: string[]) => studiesIn(profileOf(["Noor Vermaat", "noor@post.example", "", "Opleiding", ...lines].join("\n")));

  test("a name behind 'at' is a school's, whatever it is called", () => {
    expect(studies("Ropes and Knots at Fisher House", "2014 - 2016", "", "BSc Sails at Northgate University", "2010 - 2014")).toEqual([
      "Ropes and Knots / Fisher House 2014–2016",
      "BSc Sails / Northgate University 2010–2014",
    ]);
  });

  test("what was studied is no school, and the school may stand below", () => {
    const { education } = profileOf("Noor Vermaat\n\nOpleiding\n2012-2014   Mbo-4 | Elektrotechniek\nCollege Vaartveld, Venlo");
    expect(education).toEqual([
      { degree: "Mbo-4", field: "Elektrotechniek", institution: "College Vaartveld", start: "2012", end: "2014" },
    ]);
    expect(studies("A-levels: Maths, Physics, Art, Hill College   2008 - 2010")).toEqual([
      "A-levels: Maths, Physics, Art / Hill College 2008–2010",
    ]);
  });

  test("a course that no word shows to be one stands over who gave it, or below where schools come first", () => {
    expect(studies("2018   Cursus Klokken", "De Torenwachter", "2010 - 2014   BSc Klokken", "Universiteit Utrecht")[0]).toBe(
      "Cursus Klokken / De Torenwachter –2018",
    );
    expect(studies("De Torenwachter   2018", "Klokken gieten", "", "Universiteit Utrecht   2010 - 2014", "BSc Klokken")[0]).toBe(
      "Klokken gieten / De Torenwachter –2018",
    );
  });
});

test("a word that stands over each job's list is a label, no section", () => {
  const job = (name: string, years: string) => `${name} BV   ${years}\n\nPlanner\n\nHighlights\n\nPlanned trips.\n\n`;
  const text = `Noor Vermaat\n\nWork\n\n${job("Alpha", "2019 - 2022")}${job("Beta", "2015 - 2019")}${job("Gamma", "2012 - 2015")}`;
  expect(jobsIn(profileOf(text))).toEqual(["Planner / Alpha BV 2019–2022", "Planner / Beta BV 2015–2019", "Planner / Gamma BV 2012–2015"]);
});

test("the title may be the third line below the years, over the label of its list", () => {
  const job = (at: number, employer: string, years: string, title: string): [number, number, string, number, boolean][] => [
    [50, at, employer, 14, true],
    [50, at + 16, "Leeds", 14, true],
    [50, at + 32, years, 11, false],
    [50, at + 66, title, 14, true],
    [50, at + 82, "Highlights", 11, true],
    [80, at + 116, "Planned the trips of all lorries.", 11, false],
  ];
  const profile = pageOf(
    [50, 40, "Noor Vermaat", 24],
    [50, 80, "WORK EXPERIENCE", 16, true],
    ...job(110, "Northgate", "2019 – 2022", "Transport Planner"),
    ...job(270, "Kestrel", "2015 – 2019", "Warehouse Clerk"),
    ...job(430, "Fernhill", "2012 – 2015", "Driver"),
  );
  expect(jobsIn(profile)).toEqual([
    "Transport Planner / Northgate 2019–2022",
    "Warehouse Clerk / Kestrel 2015–2019",
    "Driver / Fernhill 2012–2015",
  ]);
});
