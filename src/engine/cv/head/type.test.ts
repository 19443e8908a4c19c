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
