import { expect, test } from "vitest";
import { readCv } from "../read-cv.ts";

const jobsIn = (work: string) =>
  (
    readCv(
      { kind: "text", text: `Anne Hoekstra\nanne@example.com\n\n${work}\n\nLanguages\nDutch\n`, links: [], hidden: [] },
      { today: "2026-11-22" },
    ).profile.experience ?? []
  ).map(({ title, company, start, end, current }) => `${title} / ${company ?? "–"} ${start}–${current ? "now" : (end ?? "")}`);

test.each([
  [
    "years that close each block",
    "Experience\n\nShift lead\nNorthbay Parcels\nRuns the night sort.\n(May 2020 to date)\n\nSorter\nNorthbay Parcels\nLoading and scanning.\n(2016 to 2020)",
    ["Shift lead / Northbay Parcels 2020-05–now", "Sorter / Northbay Parcels 2016–2020"],
  ],
  [
    "a column of years, then a column of jobs",
    "Werkervaring\n\n2019 - heden\n2014 - 2019\n\nTeamleider, Zorggroep De Linde\nVerzorgende, Zorggroep De Linde",
    ["Teamleider / Zorggroep De Linde 2019–now", "Verzorgende / Zorggroep De Linde 2014–2019"],
  ],
  [
    "two lone years, one right below the other, over each job",
    "Werkervaring\n\n2016\n2019\n\nPlanner\nTransportgroep Zuid\n\n2012\n2016\n\nChauffeur\nKoeriers BV",
    ["Planner / Transportgroep Zuid 2016–2019", "Chauffeur / Koeriers BV 2012–2016"],
  ],
  [
    "two lone months, one right below the other, under each job",
    "Experience\n\nPlanner, Northbay Parcels\nMarch 2016\nMay 2019\n\nDriver, Harbour Works\nJune 2012\nMarch 2016",
    ["Planner / Northbay Parcels 2016-03–2019-05", "Driver / Harbour Works 2012-06–2016-03"],
  ],
  [
    "a form that tells beginning and end on two lines",
    "Dienstverband 1\nFunctie : Planner\nOrganisatie : Transportgroep Zuid\nStartdatum : 01-03-2021\nEinddatum : heden\n\nDienstverband 2\nFunctie : Chauffeur\nOrganisatie : Koeriers BV\nStartdatum : 01-06-2015\nEinddatum : 28-02-2021",
    ["Planner / Transportgroep Zuid 2021-03–now", "Chauffeur / Koeriers BV 2015-06–2021-02"],
  ],
  [
    "two roles on one line",
    "Experience\n\nCollins Marine, Cork     2012 – 2018\nEngineer (2015 – 2018) | Junior Engineer (2012 – 2015)\n\nHarbour Works, Cork     2008 – 2012\nDraughtsman",
    ["Engineer / Collins Marine 2015–2018", "Junior Engineer / Collins Marine 2012–2015", "Draughtsman / Harbour Works 2008–2012"],
  ],
  [
    "a table under a heading of the writer's own",
    "Sea time\n\nFrom / To / Rank / Vessel / Operator\n05-2021 / to date / 2nd Officer / MV Kustlicht / Waddenlijn\n02-2017 / 04-2021 / 3rd Officer / MV Kustlicht / Waddenlijn",
    ["2nd Officer / Waddenlijn 2021-05–now", "3rd Officer / Waddenlijn 2017-02–2021-04"],
  ],
  [
    "roles that each stand apart under their employer, with text below that is no employer",
    "Ervaring\n\nBureau Kompas\n6 jaar\n\nSenior adviseur\nmei 2021 - heden\nStrategie voor gemeenten.\n\nAdviseur\nmei 2018 - april 2021\nInterviews, analyse, rapportage en presentaties\n\nStichting Baken\nStagiair onderzoek\n2017 - 2018",
    [
      "Senior adviseur / Bureau Kompas 2021-05–now",
      "Adviseur / Bureau Kompas 2018-05–2021-04",
      "Stagiair onderzoek / Stichting Baken 2017–2018",
    ],
  ],
  [
    "roles inside an employer's own years, and a remark that is none",
    "Work\n\nHarbour Bank N.V., Delft     Feb 2020 - Present\nLead researcher, Savings (since Jan 2023)\nResearcher, Loans (Feb 2020 - Dec 2022)\n\nPolder Labs, Ede     2016 - 2020\nDesigner\nmentor of new designers (since 2018)",
    [
      "Lead researcher, Savings / Harbour Bank N.V. 2023-01–now",
      "Researcher, Loans / Harbour Bank N.V. 2020-02–2022-12",
      "Designer / Polder Labs 2016–2020",
    ],
  ],
  [
    "kinds of employers where no name is told, and the same one again",
    'Work\n2018 - 2020, Care assistant in nursing home\n2016 - 2018, Shop assistant, clothing store, Lublin\n2014 - 2016, Deckhand on fishing vessel "Zeester"\n2012 - 2014, Cook, same vessel',
    [
      "Care assistant / nursing home 2018–2020",
      "Shop assistant / clothing store 2016–2018",
      'Deckhand / fishing vessel "Zeester" 2014–2016',
      'Cook / fishing vessel "Zeester" 2012–2014',
    ],
  ],
  [
    "projects, voluntary work, travels and what others say are no jobs",
    "Experience\nTechnician, Windwerk BV, 2019 - present\nMechanic, Garage Noord, 2014 - 2019\n\nSelected jobs\n2024 - Bearing exchange on six turbines\n2022 - Retrofit of the cooling\n\nVolunteer experience\nCoach at Club Zuid, 2015 - 2018\n\nWhat others say\nManager (2019-2022): 'Quiet, quick and always there when it matters.'",
    ["Technician / Windwerk BV 2019–now", "Mechanic / Garage Noord 2014–2019"],
  ],
])("%s", (_, work, jobs) => {
  expect(jobsIn(work)).toEqual(jobs);
});

const studiesIn = (studies: string) =>
  (
    readCv(
      { kind: "text", text: `Anne Hoekstra\nanne@example.com\n\n${studies}\n\nLanguages\nDutch\n`, links: [], hidden: [] },
      { today: "2026-11-22" },
    ).profile.education ?? []
  ).map(({ degree, institution, start, end }) => `${degree} / ${institution ?? "–"} ${start ?? ""}–${end ?? ""}`);

test.each([
  [
    "two lone years, one right below the other, are a span",
    "Education\n\n2015\n2019\n\nBrantwood University\nBSc Geology\n\n2009\n2015\n\nWhitcombe College\nA-levels",
    ["BSc Geology / Brantwood University 2015–2019", "A-levels / Whitcombe College 2009–2015"],
  ],
  [
    "years over each study, white space between",
    "Education\n\n2015 – 2019\n\nBSc Geology\nBrantwood University\n\n2009 – 2015\n\nA-levels\nWhitcombe College",
    ["BSc Geology / Brantwood University 2015–2019", "A-levels / Whitcombe College 2009–2015"],
  ],
  [
    "the later one first, they are two dates",
    "Education\n\nBSc Geology, Brantwood University\n2019\n2015\nA-levels, Whitcombe College",
    ["BSc Geology / Brantwood University –2019", "A-levels / Whitcombe College –2015"],
  ],
])("%s", (_, text, studies) => {
  expect(studiesIn(text)).toEqual(studies);
});

test("both years of a span over two lines are its proof", () => {
  const written = "Anne Hoekstra\n\nEducation\n\n2015\n2019\n\nBrantwood University\nBSc Geology";
  const { text, evidence } = readCv({ kind: "text", text: written, links: [], hidden: [] }, { today: "2026-11-22" });
  const { start, end } = evidence["education.0.end"] ?? {};
  expect(text.slice(start, end)).toBe("2015\n2019");
});
