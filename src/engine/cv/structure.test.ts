import { describe, expect, test } from "vitest";
import { readCv } from "./read-cv.ts";

const profileOf = (text: string) => readCv({ kind: "text", text, links: [], hidden: [] }, { today: "2026-11-28" }).profile;
const jobsOf = (text: string) =>
  (profileOf(text).experience ?? []).map(
    ({ title, company, start, end, current }) => `${title ?? "–"} / ${company ?? "–"} ${start ?? ""}–${current ? "now" : (end ?? "")}`,
  );

describe("a kind of work and an employer behind it are a job, no heading", () => {
  const work = "Tessa Vrolijk\n\nWerkervaring\nPlanner, Beta BV\n2013 - 2021\n\n";
  test.each([
    ["Bijbaan, Zeta BV\n2006 - 2008", "Bijbaan / Zeta BV 2006–2008"],
    ["Bijbaan, Zeta BV   2006 - 2008", "Bijbaan / Zeta BV 2006–2008"],
    ["2006 - 2008   Bijbaan, Zeta BV", "Bijbaan / Zeta BV 2006–2008"],
    ["Vakantiewerk, Kwekerij Bloem\n2004 - 2006", "Vakantiewerk / Kwekerij Bloem 2004–2006"],
    ["Bijbaan | Bakkerij Korst\n2006 - 2008", "Bijbaan / Bakkerij Korst 2006–2008"],
    ["Stage (Zeta BV)\n2012 - 2013", "Stage / Zeta BV 2012–2013"],
    ["Internship, Harbour Lab\n2012 - 2013", "Internship / Harbour Lab 2012–2013"],
    ["Side job, Zeta Ltd\n2006 - 2008\nDelivered papers.", "Side job / Zeta Ltd 2006–2008"],
    ["Placement, Royal Infirmary\n2004 - 2005", "Placement / Royal Infirmary 2004–2005"],
    ["Bijbaan\nZeta BV\n2006 - 2008", "Bijbaan / Zeta BV 2006–2008"],
    ["Vakantiewerk\nKwekerij Bloem BV\n2004 - 2006", "Vakantiewerk / Kwekerij Bloem BV 2004–2006"],
  ])("%s", (written, job) => {
    expect(jobsOf(work + written)).toEqual(["Planner / Beta BV 2013–2021", job]);
  });

  test("headings of several kinds stay headings", () => {
    expect(jobsOf("Tessa Vrolijk\n\nStages, bijbanen\nPlanner, Beta BV\n2013 - 2021")).toEqual(["Planner / Beta BV 2013–2021"]);
  });
});

test("the marks of a list that Word writes as letters are marks", () => {
  const text = "Tessa Vrolijk\n\nWork experience\nPlanner, Beta BV\n2017 - 2019\no\tPlanned trips\no\tTrained staff\n";
  expect(profileOf(text).experience?.[0]?.description).toBe("•   Planned trips\n•   Trained staff");
});

test.each([
  ["Page 1 of 2", ""],
  ["Tessa Vrolijk · CV · 1 / 2", "Tessa Vrolijk · CV · 2 / 2"],
  ["Pagina 1 van 2", "Vervolg"],
])("marks of pages in pasted text are no part of a job: %s", (foot, head) => {
  const text = `Tessa Vrolijk\n\nWork experience\nPlanner, Beta BV\n2017 - 2019\n- Planned trips.\n\n${foot}\n${head}\n\n- Ran Kubernetes.\n\nClerk, Gamma BV\n2014 - 2017\n`;
  expect(profileOf(text).experience?.map(({ description }) => description)).toEqual(["- Planned trips.\n- Ran Kubernetes.", undefined]);
});

describe("a heading right below a line, without white space or looks", () => {
  const work = "Noor Vermaat\nnoor@post.example\n\nWork experience\nDesigner, Drukkerij Letter\n09/2016 - 01/2020\nLaid out magazines.\n";
  const werk =
    "Noor Vermaat\nnoor@post.example\n\nWerkervaring\nVormgever, Drukkerij Letter\n09/2016 - 01/2020\nMaakte tijdschriften op.\n";
  const namesOf = (text: string) => (profileOf(text).skills ?? []).map(({ name }) => name);

  test.each([
    [`${work}Skills\nSketchwork, Bookbinding`, ["Sketchwork", "Bookbinding"]],
    [`${work}Technical skills\nSketchwork\nBookbinding`, ["Sketchwork", "Bookbinding"]],
    [`${work}Core competencies\nSketchwork\nBookbinding`, ["Sketchwork", "Bookbinding"]],
    [`${werk}Vaardigheden\nSchetsen, Boekbinden`, ["Schetsen", "Boekbinden"]],
    [`${werk}Competenties:\nSchetsen\nBoekbinden`, ["Schetsen", "Boekbinden"]],
    [`${werk}Kennis en vaardigheden\nSchetsen\nBoekbinden\nTalen\nNederlands\nEngels`, ["Schetsen", "Boekbinden"]],
    [`${work}Skills\nFigma\nIllustrator\nLanguages\nDutch (native)\nFrench (B2)`, ["Figma", "Illustrator"]],
    [`${work}Certificates\nVCA Basis 2019\nSkills\nSketchwork, Bookbinding\nReferences\nOn request`, ["Sketchwork", "Bookbinding"]],
    [`${work}Volunteering\nSorted books at the library.\nSkills\nSketchwork, Bookbinding`, ["Sketchwork", "Bookbinding"]],
    [
      "Noor Vermaat\nnoor@post.example\nSkills\nFigma\nIllustrator\nWork experience\nDesigner, Drukkerij Letter\n09/2016 - 01/2020",
      ["Figma", "Illustrator"],
    ],
  ])("%s", (text, names) => {
    expect(namesOf(text)).toEqual(names);
    expect(profileOf(text).experience).toHaveLength(1);
    expect(profileOf(text).experience?.[0]?.description ?? "").not.toMatch(/Skills|Vaardigheden|Sketchwork|Schetsen/);
  });

  test("languages below it are languages", () => {
    const { languages } = profileOf(`${work}Skills\nFigma\nIllustrator\nLanguages\nDutch (native)\nFrench (B2)`);
    expect(languages?.map(({ language }) => language)).toEqual(["nl", "fr"]);
  });

  test.each([
    ["a label in each job", `${work}Skills\nSketchwork, Bookbinding\nBinder, Boekhuis\n2014 - 2016\nSkills\nSewing, Glueing`, 2],
    ["a label in the first job", `${work}Skills\nSketchwork, Bookbinding\nBinder, Boekhuis\n2014 - 2016\nBound books.`, 2],
    ["the end of a sentence", `${work}Improved my\nskills\nand others.`, 1],
    ["what a sentence lists", `${work}Taught these subjects:\nLanguages\nSkills\nWhittling`, 1],
  ])("%s is none", (_, text, jobs) => {
    expect([profileOf(text).experience?.length, namesOf(text).filter((name) => /Sketch|Sewing|Whittling|others/.test(name))]).toEqual([
      jobs,
      [],
    ]);
  });
});

describe("a team is no employer", () => {
  const jobs = (work: string) =>
    (profileOf(`Ruben Kloosterman\nruben@post.example\n\nExperience\n${work}\n`).experience ?? []).map(({ title, company, location }) => [
      title,
      company,
      ...(location ? [location] : []),
    ]);

  test.each([
    [
      "Software Engineer II, Payments Platform      August 2024 - Present\nNoorderlicht Systems, Breda\nBuilt payment flows.",
      ["Software Engineer II, Payments Platform", "Noorderlicht Systems", "Breda"],
    ],
    [
      "Product Manager, Growth | January 2020 - Present\nZonnepanelen BV, Breda\nRan tests.",
      ["Product Manager, Growth", "Zonnepanelen BV", "Breda"],
    ],
    [
      "Account Manager - Enterprise Sales    2017 - 2019\nWaveline Software BV\nSold licences.",
      ["Account Manager - Enterprise Sales", "Waveline Software BV"],
    ],
    [
      "Data Scientist, Search & Discovery (2019 - 2021)\nHarbour Labs\nRanked results.",
      ["Data Scientist, Search & Discovery", "Harbour Labs"],
    ],
    ["Backend Developer, Core Platform\nBolster\nJan 2019 - Dec 2021\nWrote Go.", ["Backend Developer, Core Platform", "Bolster"]],
    [
      "Software Engineer, Atlas   2019 - 2021\nNoorderlicht Systems BV, Breda\nBuilt.",
      ["Software Engineer, Atlas", "Noorderlicht Systems BV", "Breda"],
    ],
    [
      "Software Engineer, Borealis Squad   2019 - 2021\nNoorderlicht Systems BV, Breda\nBuilt.",
      ["Software Engineer, Borealis Squad", "Noorderlicht Systems BV", "Breda"],
    ],
    ["Engineer, Payments, Muntbank   2019 - 2021\nBuilt.", ["Engineer, Payments", "Muntbank"]],
    ["Product Designer, Checkout at Bolster BV, 2018 - 2020\nDrew screens.", ["Product Designer, Checkout", "Bolster BV"]],
    [
      "Verpleegkundige, Intensive Care   2018 - 2022\nSt. Antonius Ziekenhuis, Utrecht\nZorgde voor patiënten.",
      ["Verpleegkundige, Intensive Care", "St. Antonius Ziekenhuis", "Utrecht"],
    ],
    [
      "Adviseur, Subsidies & Vergunningen\nProvincie Zeeland, Middelburg\nmaart 2018 - heden\nBeoordeelde aanvragen.",
      ["Adviseur, Subsidies & Vergunningen", "Provincie Zeeland", "Middelburg"],
    ],
    ["2019 - 2022   Inkoper, Inkoop & Logistiek   Bouwmaat Vries\nKocht in.", ["Inkoper, Inkoop & Logistiek", "Bouwmaat Vries"]],
    ["Planner, Team Noord, Woningstichting De Brug, 2016 - 2020\nMaakte planningen.", ["Planner", "Woningstichting De Brug"]],
    [
      "Docent Engels, Team Onderbouw   2019 - 2022\nScholengemeenschap Het Anker, Goes\nGaf les.",
      ["Docent Engels", "Scholengemeenschap Het Anker", "Goes"],
    ],
    // Firms that are called by such words, and others.
    ["Developer, Growth Systems BV, 2019 - 2021\nBuilt.", ["Developer", "Growth Systems BV"]],
    ["Consultant, Platform Zero, 2019 - 2021\nAdvised.", ["Consultant", "Platform Zero"]],
    ["Kok, Restaurant De Zon, 2019 - 2021\nKookte.", ["Kok", "Restaurant De Zon"]],
  ])("%s", (work, job) => {
    const [first, ...others] = jobs(work);
    expect(others).toEqual([]);
    expect(first?.slice(0, job.length)).toEqual(job);
  });

  test("under an employer's own line each job has its team", () => {
    expect(
      jobs(
        "Bluebird Foods, Leeds\nSenior Product Manager, Search and Ranking   2018 - 2021\nProduct Manager, Checkout   2016 - 2018\nShipped search.",
      ).map(([title, company]) => [title, company]),
    ).toEqual([
      ["Senior Product Manager, Search and Ranking", "Bluebird Foods"],
      ["Product Manager, Checkout", "Bluebird Foods"],
    ]);
  });
});

test.each([
  [
    "Naam: Ilse Wolthuis\nWoonplaats: Groningen\nFunctie: Boekhouder\nWerkgever: Balans BV\nPeriode: 2018 - heden\nFunctie: Kassamedewerker\nWerkgever: Kassa en Co\nPeriode: 2013 - 2018",
    ["Boekhouder / Balans BV 2018–now", "Kassamedewerker / Kassa en Co 2013–2018"],
  ],
  [
    "Name: Ilse Wolthuis\nE-mail: ilse@post.example\n\nEmployer: Balans BV\nPosition: Bookkeeper\nFrom - to: 2018 - present\n\nEmployer: Kassa en Co\nPosition: Clerk\nFrom - to: 2013 - 2018",
    ["Bookkeeper / Balans BV 2018–now", "Clerk / Kassa en Co 2013–2018"],
  ],
])("a form whose work has no heading: %s", (text, jobs) => {
  expect(jobsOf(text)).toEqual(jobs);
});
