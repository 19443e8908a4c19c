import { Document, HeadingLevel, Packer, Paragraph, Table, TableCell, TableRow, TextRun } from "docx";
import { describe, expect, test } from "vitest";
import { readCv } from "#engine/cv/read-cv.ts";
import { pdfBytes } from "#server/sample/cv/pdf.ts";
import { readDocx } from "./docx.ts";
import { readPdf } from "./pdf.ts";

const today = "2026-11-28";
const docxProfile = async (children: (Paragraph | Table)[]) => {
  const bytes = new Uint8Array(await Packer.toBuffer(new Document({ sections: [{ children }] })));
  return readCv(readDocx(bytes), { today }).profile;
};
const lines = (...texts: string[]) => texts.map((text) => new Paragraph(text));
const heading = (text: string) => new Paragraph({ text, heading: HeadingLevel.HEADING_1 });
const row = (...cells: string[][]) => new TableRow({ children: cells.map((cell) => new TableCell({ children: lines(...cell) })) });
const namesOf = ({ skills = [] }: { skills?: { name: string }[] | null }) => (skills ?? []).map(({ name }) => name);

describe("a list ends with its paragraph, and with its cell", () => {
  const person = () => lines("Hidde Postma", "hidde@post.example");
  const labels = ["Programming:", "Frameworks:", "Databases:"];
  const values = ["Go, PHP, TypeScript", "Symfony, React", "PostgreSQL, Redis"];
  const skills = ["Go", "PHP", "TypeScript", "Symfony", "React", "PostgreSQL", "Redis"];

  test.each<[string, () => (Paragraph | Table)[], string[]]>([
    ["labels in one cell, values in the next", () => [new Table({ rows: [row(labels, values)] })], skills],
    ["values in one cell alone", () => [new Table({ rows: [row(["Stack"], values)] })], skills],
    [
      "two rows of cells",
      () => [new Table({ rows: [row(["Go, PHP"], ["TypeScript"]), row(["Symfony, React"], ["Redis"])] })],
      ["Go", "PHP", "TypeScript", "Symfony", "React", "Redis"],
    ],
    [
      "cells of two paragraphs each",
      () => [new Table({ rows: [row(["Go, PHP", "Symfony, React"], ["Redis, Kafka", "Docker"])] })],
      ["Go", "PHP", "Redis", "Kafka", "Symfony", "React", "Docker"],
    ],
    ["paragraphs without a table", () => lines(...values), skills],
    ["names that nobody knows", () => lines("Zorblax, Qlibber", "Frobnik, Wuzzle"), ["Zorblax", "Qlibber", "Frobnik", "Wuzzle"]],
    ["small letters", () => lines("zorblax, qlibber", "frobnik, wuzzle"), ["zorblax", "qlibber", "frobnik", "wuzzle"]],
    ["an ampersand at the end", () => lines("Redis, Kafka &", "Docker, Terraform"), ["Redis", "Kafka", "Docker", "Terraform"]],
  ])("%s", async (_, children, names) => {
    expect(new Set(namesOf(await docxProfile([...person(), heading("Skills"), ...children()])))).toEqual(new Set(names));
  });

  test("labels that look otherwise than their lists are no skills", async () => {
    const label = (text: string) => new Paragraph({ children: [new TextRun({ text, bold: true })] });
    const list = [label("Frontend"), ...lines("React, Zorblax"), label("Backend"), ...lines("Redis, Qlibber")];
    expect(namesOf(await docxProfile([...person(), heading("Skills"), ...list]))).toEqual(["React", "Zorblax", "Redis", "Qlibber"]);
  });

  test("a Dutch list, and what a soft break parts goes on", async () => {
    const soft = new Paragraph({ children: [new TextRun("Timmeren, Adobe"), new TextRun({ text: "Photoshop, Redis", break: 1 })] });
    const read = await docxProfile([...person(), heading("Vaardigheden"), ...lines("Schilderen, Zagen", "Stucen, Lassen"), soft]);
    expect(namesOf(read)).toEqual(["Schilderen", "Zagen", "Stucen", "Lassen", "Timmeren", "Adobe Photoshop", "Redis"]);
  });

  test("on a page, short lines are lists of their own, and a full line goes on", async () => {
    const read = async (...list: string[]) => {
      const bytes = await pdfBytes((pdf) => {
        pdf.font("Helvetica").fontSize(11).text("Hidde Postma").text("hidde@post.example").moveDown();
        pdf.font("Helvetica-Bold").text("Skills").font("Helvetica");
        for (const line of list) pdf.text(line);
      });
      return namesOf(readCv(await readPdf(bytes), { today }).profile);
    };
    expect(await read(...values)).toEqual(skills);
    expect(await read("Go, PHP, TypeScript, Symfony, React, Zorblax", "Wuzzle Flux, PostgreSQL, Redis")).toContain("Zorblax Wuzzle Flux");
  });
});

test("headings without looks in a cell of a table, right below a line", async () => {
  const side = [
    "Contact",
    "Haarlem",
    "noor@post.example",
    "06 90 80 70 60",
    "Skills",
    "Sketchwork",
    "Bookbinding",
    "HTML",
    "Languages",
    "Dutch (native)",
    "French (B2)",
  ];
  const main = [
    "Noor Vermaat",
    "Designer",
    "Work experience",
    "Designer, Studio Kleurrijk",
    "02/2020 - present",
    "Made house styles.",
    "Binder, Drukkerij Letter",
    "09/2016 - 01/2020",
    "Bound books.",
  ];
  const read = await docxProfile([new Table({ rows: [row(side, main)] })]);
  expect(namesOf(read)).toEqual(["Sketchwork", "Bookbinding", "HTML"]);
  expect(read.languages?.map(({ language }) => language)).toEqual(["nl", "fr"]);
  expect(read.experience?.map(({ title, description }) => [title, description])).toEqual([
    ["Designer", "Made house styles."],
    ["Binder", "Bound books."],
  ]);
});

test("a name in bold above them changes nothing", async () => {
  const name = new Paragraph({ children: [new TextRun({ text: "Noor Vermaat", bold: true, size: 32 })] });
  const rest = lines(
    "noor@post.example",
    "Werkervaring",
    "Vormgever, Drukkerij Letter",
    "2016 - 2020",
    "Maakte tijdschriften op.",
    "Vaardigheden",
    "Schetsen, Boekbinden",
  );
  expect(namesOf(await docxProfile([name, ...rest]))).toEqual(["Schetsen", "Boekbinden"]);
});

type Placed = [x: number, y: number, text: string, size?: number];

/** Lines below each other from a height on; "#" before a heading, "" for white space. */
const below = (from: number, texts: string[], x = 50): Placed[] =>
  texts.flatMap((text, row): Placed[] =>
    text === "" ? [] : [[x, from + row * 15, text.replace("#", ""), text.startsWith("#") ? 13 : 11]],
  );

async function pdfProfile(...pages: Placed[][]) {
  const bytes = await pdfBytes((pdf) => {
    for (const [index, lines] of pages.entries()) {
      if (index > 0) pdf.addPage();
      pdf.page.margins.bottom = 0;
      for (const [x, y, text, size = 11] of lines)
        pdf
          .font(size === 13 ? "Helvetica-Bold" : "Helvetica")
          .fontSize(size)
          .text(text, x, y, { lineBreak: false });
    }
  });
  return readCv(await readPdf(bytes), { today }).profile;
}

describe("what goes on after a page break stays in its job", () => {
  const first = below(42, [
    "#Marit Hoekstra",
    "marit@post.example | Sneek",
    "",
    "#Work experience",
    "Project Manager, Dijkwerk BV",
    "01/2019 - present",
    "- Led the renewal of nine locks.",
    "- Kept the budget.",
  ]);
  const second = (from: number) =>
    below(from, ["- Reported to the province.", "- Ran Kubernetes.", "", "Planner, Waterschap Zuid", "05/2013 - 12/2018", "- Made plans."]);
  const foot = (text: string): Placed => [200, 806, text, 8];
  const head = (text: string, y = 21): Placed => [50, y, text, 8];

  test.each<[string, Placed[][]]>([
    ["nothing at the edges", [first, second(53)]],
    [
      "a footer and a header with the name",
      [
        [...first, foot("Marit Hoekstra · Curriculum Vitae · 1 / 2")],
        [head("Marit Hoekstra - CV - June 2026"), ...second(53), foot("Marit Hoekstra · Curriculum Vitae · 2 / 2")],
      ],
    ],
    [
      "numbers alone",
      [
        [...first, foot("1")],
        [...second(53), foot("2")],
      ],
    ],
    [
      "Page 1 of 2, a little higher",
      [
        [...first, [250, 770, "Page 1 of 2", 9]],
        [...second(53), [250, 770, "Page 2 of 2", 9]],
      ],
    ],
    ["the name alone on top of the second page", [first, [[50, 30, "Marit Hoekstra"], ...second(70)]]],
    ["a header further down", [first, [head("Marit Hoekstra | page 2", 62), ...second(100)]]],
    [
      "how to be reached, at each foot",
      [
        [...first, foot("marit@post.example | 06 21 32 43 54")],
        [...second(53), foot("marit@post.example | 06 21 32 43 54")],
      ],
    ],
    [
      "words on what goes on",
      [
        [...first, [400, 780, "continued on next page", 8]],
        [head("Dijkwerk BV (continued)", 30), ...second(60)],
      ],
    ],
    ["a Dutch header", [first, [head("Curriculum vitae Marit Hoekstra, pagina 2"), ...second(53)]]],
  ])("%s", async (_, pages) => {
    const { experience, skills } = await pdfProfile(...pages);
    expect(experience?.map(({ title, company }) => [title, company])).toEqual([
      ["Project Manager", "Dijkwerk BV"],
      ["Planner", "Waterschap Zuid"],
    ]);
    expect(experience?.map(({ description }) => description?.split(/\n+/))).toEqual([
      ["- Led the renewal of nine locks.", "- Kept the budget.", "- Reported to the province.", "- Ran Kubernetes."],
      ["- Made plans."],
    ]);
    expect(skills).toContainEqual(expect.objectContaining({ name: "Kubernetes", years: 7 }));
  });

  test("a sentence that goes on over the break, in Dutch", async () => {
    const top = below(42, [
      "#Marit Hoekstra",
      "marit@post.example",
      "",
      "#Werkervaring",
      "Projectleider, Dijkwerk BV",
      "2019 - heden",
      "Bewaakte het budget van vier",
    ]);
    const { experience } = await pdfProfile(
      [...top, foot("Pagina 1 van 2")],
      [
        ...below(53, ["miljoen euro voor de provincie.", "Werkte met Terraform.", "", "Planner, Waterschap Zuid", "2013 - 2018"]),
        foot("Pagina 2 van 2"),
      ],
    );
    expect(experience?.map(({ title, description }) => [title, description])).toEqual([
      ["Projectleider", "Bewaakte het budget van vier\nmiljoen euro voor de provincie.\nWerkte met Terraform."],
      ["Planner", undefined],
    ]);
  });

  test("beside a column that is read before it", async () => {
    const side = (from: number, texts: string[]) => below(from, texts, 40);
    const main = (from: number, texts: string[]) => below(from, texts, 230);
    const { experience } = await pdfProfile(
      [
        ...below(42, ["#Marit Hoekstra"]),
        ...side(90, ["#Contact", "Sneek", "marit@post.example", "06 21 32 43 54", "", "#Skills", "Primavera", "AutoCAD"]),
        ...main(90, [
          "#Work experience",
          "Project Manager, Dijkwerk BV",
          "01/2019 - present",
          "- Led the renewal of nine locks in the north.",
          "- Kept the budget of four million euros a year.",
        ]),
      ],
      [
        ...side(50, ["#Languages", "Dutch", "English"]),
        ...main(50, [
          "- Reported to the province every month of the year.",
          "",
          "Planner, Waterschap Zuid",
          "05/2013 - 12/2018",
          "- Made plans for dikes and for the sluices.",
        ]),
      ],
    );
    expect(experience?.map(({ title, description }) => [title, description?.split("\n").length])).toEqual([
      ["Project Manager", 3],
      ["Planner", 1],
    ]);
  });
});

test("a team behind the title is no employer, on pages and in a document", async () => {
  const jobs = [["Software Engineer II, Payments Platform", "Noorderlicht Systems"]];
  const told = ({ experience }: { experience?: { title?: string | null; company?: string | null }[] | null }) =>
    experience?.map(({ title, company }) => [title, company]);
  const head = below(42, ["#Ruben Kloosterman", "ruben@post.example", "", "#Experience"]);
  expect(
    told(
      await pdfProfile([
        ...head,
        [50, 102, "Software Engineer II, Payments Platform"],
        [400, 102, "August 2024 - Present"],
        ...below(117, ["Noorderlicht Systems, Breda", "- Built payment flows."]),
      ]),
    ),
  ).toEqual(jobs);
  const texts = lines(
    "Software Engineer II, Payments Platform\tAugust 2024 - Present",
    "Noorderlicht Systems, Breda",
    "Built payment flows.",
  );
  expect(told(await docxProfile([...lines("Ruben Kloosterman"), heading("Experience"), ...texts]))).toEqual(jobs);
});
