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
