import { expect, test } from "vitest";
import type { Looks, Word } from "../page/document.ts";
import { readCv } from "../read-cv.ts";

const bold = { size: 10, bold: true, font: "Own-Bold" };
const plain = { size: 10, bold: false, font: "Own" };
const grey = { size: 10, bold: false, font: "Own", colour: 0x808080 };
const small = { size: 8, bold: false, font: "Own" };

type Cell = [x: number, ...stretches: [text: string, looks: Looks][]];

/** A page of rows under a heading: each cell holds stretches of letters that look alike. */
function pageOf(heading: string, ...rows: Cell[][]) {
  const words: Word[] = [];
  const write = (x: number, y: number, text: string, looks: Looks) => {
    for (const word of text.split(" ")) {
      const width = word.length * looks.size * 0.5;
      words.push({ ...looks, text: word, page: 1, x, y, width, height: looks.size });
      x += width + looks.size * 0.28;
    }
    return x;
  };
  write(50, 40, "Noor Vermaat", { ...plain, size: 22 });
  write(50, 90, heading, { ...bold, size: 14 });
  for (const [at, row] of rows.entries())
    for (const [x, ...stretches] of row) stretches.reduce((left, [text, looks]) => write(left, 120 + at * 13, text, looks), x);
  return readCv({ kind: "pages", pages: [{ width: 595, height: 842 }], words, links: [] }, { today: "2026-11-28" }).profile;
}

const jobsOf = ({ experience = [] }: ReturnType<typeof pageOf>) =>
  experience.map(
    ({ title, company, start, end, current }) => `${title ?? "–"} / ${company ?? "–"} ${start ?? ""}–${current ? "now" : (end ?? "")}`,
  );

const studiesOf = ({ education = [] }: ReturnType<typeof pageOf>) =>
  education.map(({ degree, institution, start, end }) => `${degree ?? "–"} / ${institution ?? "–"} ${start ?? ""}–${end ?? ""}`);
const skillsOf = ({ skills = [] }: ReturnType<typeof pageOf>) => skills.map(({ name }) => name);

const told: Cell[] = [[60, ["Wrote the books, met suppliers and counted what lay in the stores of all three houses", plain]]];

test("a change of type alone parts employer and title, on every line as on those whose words are known", () => {
  const row = (employer: string, title: string, years: string): Cell[] => [
    [50, [employer, bold], [title, plain]],
    [450, [years, plain]],
  ];
  const profile = pageOf(
    "Work experience",
    row("Brightwater Foods Ltd", "Sales manager", "2020 - 2024"),
    told,
    row("Lumen Grove", "Glazier", "2016 - 2020"),
    told,
    row("Zilt en Zoet", "Gastvrouw", "2014 - 2016"),
    told,
  );
  expect(jobsOf(profile)).toEqual([
    "Sales manager / Brightwater Foods Ltd 2020–2024",
    "Glazier / Lumen Grove 2016–2020",
    "Gastvrouw / Zilt en Zoet 2014–2016",
  ]);
});

test("a change of type within a title is no end of it", () => {
  const row = (title: [string, string], employer: string, years: string): Cell[] => [
    [50, [title[0], bold], [title[1], plain]],
    [250, [employer, plain]],
    [450, [years, plain]],
  ];
  const profile = pageOf(
    "Work experience",
    row(["Senior", "planner"], "Brightwater Foods Ltd", "2020 - 2024"),
    told,
    row(["Deputy", "manager"], "Northgate Parcels", "2016 - 2020"),
    told,
  );
  expect(jobsOf(profile)).toEqual(["Senior planner / Brightwater Foods Ltd 2020–2024", "Deputy manager / Northgate Parcels 2016–2020"]);
});

test("what stands in one type goes over commas, small words and lines", () => {
  const profile = pageOf(
    "Werkervaring",
    [
      [50, ["Analist microbiologie met als aandachtsgebied kwaliteit, veiligheid en duurzame", bold]],
      [470, ["2020 - 2024", grey]],
    ],
    [[50, ["inzetbaarheid van medewerkers", bold]]],
    [[50, ["Waterlaboratorium Zuidwest", grey]]],
    told,
    [
      [50, ["Adviseur, Noord-Nederland", bold]],
      [470, ["2016 - 2020", grey]],
    ],
    [[50, ["Vink & Zn", grey]]],
    told,
  );
  expect(jobsOf(profile)).toEqual([
    "Analist microbiologie met als aandachtsgebied kwaliteit, veiligheid en duurzame inzetbaarheid van medewerkers / Waterlaboratorium Zuidwest 2020–2024",
    "Adviseur, Noord-Nederland / Vink & Zn 2016–2020",
  ]);
});

test("a date goes on over two rows of its narrow cell, however near the text beside it stands", () => {
  const profile = pageOf(
    "Work experience",
    [
      [62, ["Since", plain]],
      [95, ["Glazier, Lumen Grove Ltd", bold]],
    ],
    [
      [47, ["February", plain]],
      [95, ["Cut panes for schools and glasshouses", small]],
    ],
    [
      [67, ["2025", plain]],
      [95, ["Kept the stores", small]],
    ],
    [
      [47, ["November", plain]],
      [95, ["Apprentice glazier, Northgate Parcels", bold]],
    ],
    [
      [60, ["2017 –", plain]],
      [95, ["Swept and carried", small]],
    ],
    [[57, ["August", plain]]],
    [[67, ["2020", plain]]],
  );
  expect(jobsOf(profile)).toEqual(["Glazier / Lumen Grove Ltd 2025-02–now", "Apprentice glazier / Northgate Parcels 2017-11–2020-08"]);
});

/** Rows of a narrow column of dates, each of which ends six points before the text beside it. */
const narrow = (...rows: [date: string, text: string, looks?: Looks][]): Cell[][] =>
  rows.map(([date, text, looks = plain]) => [
    ...(date === "" ? [] : [[100 - (date.length * 5 - (date.split(" ").length - 1) * 2.2), [date, plain]] satisfies Cell]),
    ...(text === "" ? [] : [[106, [text, looks]] satisfies Cell]),
  ]);

test.each([
  ["bold", bold],
  ["plain", plain],
] as const)("a date over several rows beside text that begins close to it, in %s letters", (_, looks) => {
  const profile = pageOf(
    "Work experience",
    ...narrow(
      ["January", "Planner, Northgate Parcels, Leeds", looks],
      ["2019 –", "Planned the rounds of sixty vans"],
      ["March 2021", "Kept the stores"],
      ["November", "Driver, Lumen Grove Ltd, York", looks],
      ["2016 –", "Drove between three depots"],
      ["December", ""],
      ["2018", ""],
      ["2013 – 2016", "Apprentice glazier, Harbour Works, Hull", looks],
      ["", "Cut panes for schools and glasshouses"],
    ),
  );
  expect(jobsOf(profile)).toEqual([
    "Planner / Northgate Parcels 2019-01–2021-03",
    "Driver / Lumen Grove Ltd 2016-11–2018-12",
    "Apprentice glazier / Harbour Works 2013–2016",
  ]);
});

test("a date goes on beside a title that goes on too", () => {
  const profile = pageOf(
    "Opleiding",
    ...narrow(
      ["sep. 2014 –", "Master of Science in Waterbouwkunde, Technische Universiteit"],
      ["juli 2017", "Delft"],
      ["2010 – 2014", "Bachelor Civiele Techniek, Hogeschool Windesheim"],
      ["2004 – 2010", "VWO, Stedelijk Gymnasium"],
    ),
  );
  expect(profile.education?.map(({ start, end }) => `${start}–${end}`)).toEqual(["2014-09–2017-07", "2010–2014", "2004–2010"]);
});

test("single dates in a narrow column are each of the row beside it", () => {
  const profile = pageOf(
    "Education",
    ...narrow(
      ["July 2014", "MSc Geology, Brantwood University"],
      ["2010", "BSc Geology, Whitcombe College"],
      ["June 2007", "A-levels, Harbour School"],
      ["", "Maths and Physics"],
    ),
  );
  expect(studiesOf(profile)).toEqual([
    "MSc Geology / Brantwood University –2014-07",
    "BSc Geology / Whitcombe College –2010",
    "A-levels / Harbour School –2007-06",
  ]);
});

test("a town with the code of its country is a place, in a type of its own or not", () => {
  const row = (employer: string, place: string, title: string, years: string): Cell[][] => [
    [
      [50, [employer, bold]],
      [480, [place, grey]],
    ],
    [
      [50, [title, plain]],
      [450, [years, plain]],
    ],
    told,
  ];
  const profile = pageOf(
    "Work experience",
    ...row("Lumera", "Cork, IE", "Lighting verification engineer", "2023 - now"),
    ...row("Quadrifoglio", "Brescia, IT", "Optics technician", "2021 - 2023"),
  );
  expect(jobsOf(profile)).toEqual(["Lighting verification engineer / Lumera 2023–now", "Optics technician / Quadrifoglio 2021–2023"]);
  expect(profile.experience?.map(({ location }) => location)).toEqual(["Cork, IE", "Brescia, IT"]);
});

test("the name of an employer holds what joins a title and an employer elsewhere", () => {
  const row = (employer: string, title: string, years: string): Cell[][] => [
    [
      [50, [employer, bold]],
      [450, [years, plain]],
    ],
    [[50, [title, { ...plain, italic: true, font: "Own-Italic" }]]],
    told,
  ];
  const profile = pageOf(
    "Work experience",
    ...row("The Plough at Wexcombe", "Chef de Partie", "2020 - 2024"),
    ...row("Northgate Parcels", "Planner", "2016 - 2020"),
  );
  expect(jobsOf(profile)).toEqual(["Chef de Partie / The Plough at Wexcombe 2020–2024", "Planner / Northgate Parcels 2016–2020"]);
});

test("what studies and schools look like tells those that no word does", () => {
  const row = (degree: string, school: string, years: string): Cell[] => [
    [50, [`${degree},`, bold], [school, plain]],
    [450, [years, grey]],
  ];
  const profile = pageOf(
    "Education",
    row("BSc Soil Science", "Northgate University", "2012 - 2015"),
    row("Diploma in Thatching", "Hill College", "2010 - 2012"),
    row("VMBO Zorg", "Lindenhof", "2006 - 2010"),
    row("Hotelschool basisjaar", "Rijnwaarde", "2005 - 2006"),
  );
  expect(studiesOf(profile)).toEqual([
    "BSc Soil Science / Northgate University 2012–2015",
    "Diploma in Thatching / Hill College 2010–2012",
    "VMBO Zorg / Lindenhof 2006–2010",
    "Hotelschool basisjaar / Rijnwaarde 2005–2006",
  ]);
});

test("a bold word at the beginning of a degree is part of it", () => {
  const profile = pageOf(
    "Opleiding",
    [
      [50, ["2013 - 2017", grey]],
      [150, ["HBO", bold], ["Werktuigbouwkunde", plain]],
      [400, ["Hogeschool De Kreek", grey]],
    ],
    [
      [50, ["2009 - 2013", grey]],
      [150, ["MBO", bold], ["Metaaltechniek", plain]],
      [400, ["ROC Noorderend", grey]],
    ],
  );
  expect(studiesOf(profile)).toEqual([
    "HBO Werktuigbouwkunde / Hogeschool De Kreek 2013–2017",
    "MBO Metaaltechniek / ROC Noorderend 2009–2013",
  ]);
});

test("a form's values stand beside their labels or below them, and go on below themselves", () => {
  const job = (title: string[], employer: string, years: string): Cell[][] => [
    [
      [50, ["Functie", grey]],
      [180, [title[0] ?? "", plain]],
    ],
    ...title.slice(1).map((more): Cell[] => [[180, [more, plain]]]),
    [
      [50, ["Werkgever", grey]],
      [180, [employer, plain]],
    ],
    [
      [50, ["Periode", grey]],
      [180, [years, plain]],
    ],
  ];
  const beside = pageOf(
    "Werkervaring",
    ...job(["Vrijwilliger buddyproject met als aandachtsgebied", "taal en rekenen"], "Stichting Tij", "2020 - 2024"),
    ...job(["Planner"], "Vink & Zn", "2016 - 2020"),
  );
  expect(beside.experience?.map(({ title, company }) => `${title} / ${company}`)).toEqual([
    "Vrijwilliger buddyproject met als aandachtsgebied taal en rekenen / Stichting Tij",
    "Planner / Vink & Zn",
  ]);
  const below = (title: string, employer: string, years: string): Cell[][] => [
    [
      [50, ["Functie", grey]],
      [250, ["Werkgever", grey]],
      [450, ["Periode", grey]],
    ],
    [
      [50, [title, plain]],
      [250, [employer, plain]],
      [450, [years, plain]],
    ],
    told[0] ? [told[0]] : [],
  ];
  expect(jobsOf(pageOf("Werkervaring", ...below("Gastheer", "Zilt", "2020 - 2024"), ...below("Draaier", "Vink", "2016 - 2020")))).toEqual([
    "Gastheer / Zilt 2020–2024",
    "Draaier / Vink 2016–2020",
  ]);
  const studies = pageOf(
    "Opleidingen",
    [
      [50, ["Periode", grey]],
      [180, ["09-2013 t/m 07-2017", plain]],
    ],
    [
      [50, ["Opleiding", grey]],
      [180, ["VMBO Elektrotechniek", plain]],
    ],
    [
      [50, ["Onderwijsinstelling", grey]],
      [180, ["Rijnmond", plain]],
    ],
    [
      [50, ["Diploma behaald", grey]],
      [180, ["Ja", plain]],
    ],
  );
  expect(studiesOf(studies)).toEqual(["VMBO Elektrotechniek / Rijnmond 2013-09–2017-07"]);
});

test("labels in a type of their own open the lists beside them; a list goes on where a line has no sign at its end", () => {
  const profile = pageOf(
    "Personal details",
    [
      [50, ["Languages", bold]],
      [150, ["English (native), Polish (native)", plain]],
    ],
    [
      [50, ["Core competencies", bold]],
      [150, ["Company law, Due diligence, Inspection and testing, Practical", plain]],
    ],
    [[150, ["Law, Advocacy", plain]]],
  );
  expect(skillsOf(profile)).toEqual(["Company law", "Due diligence", "Inspection and testing", "Practical Law", "Advocacy"]);
  const lists = pageOf(
    "Skills",
    [[50, ["Wound care • Mentoring • Patient", plain]]],
    [[50, ["advocacy • Infection control •", plain]]],
    [[50, ["Triage", plain]]],
  );
  expect(skillsOf(lists)).toEqual(["Wound care", "Mentoring", "Patient advocacy", "Infection control", "Triage"]);
});
