import { BorderStyle, Document, HeadingLevel, Packer, Paragraph, Table, TableCell, TableRow, TextRun, WidthType } from "docx";
import { fullName, type Person } from "../person.ts";
import { availability, headingsOf, period, spoken } from "./cv-words.ts";

/** Word documents as people make them: with heading styles, as a table, or with bold lines only. */
export const docxLayouts = ["styled", "table", "bold"] as const;
export type DocxLayout = (typeof docxLayouts)[number];

interface Section {
  title: string;
  body: Paragraph[];
}

function sections(person: Person, layout: DocxLayout): Section[] {
  const words = headingsOf(person.language, layout === "bold" ? "creative" : "plain");
  const lines = (texts: string[]) => texts.map((text) => new Paragraph(text));
  const bullets = (texts: string[]) =>
    texts.map((text) => (layout === "bold" ? new Paragraph(`- ${text}`) : new Paragraph({ text, bullet: { level: 0 } })));
  const free = availability(person);
  return [
    { title: words.profile, body: lines([person.summary]) },
    {
      title: words.work,
      body: person.jobs.flatMap((job) => [
        new Paragraph({ children: [new TextRun({ text: job.title, bold: true })] }),
        new Paragraph(`${job.company}, ${job.city}`),
        new Paragraph(period(job, person.language, layout === "table" ? "number" : "word")),
        ...bullets(job.bullets),
      ]),
    },
    {
      title: words.education,
      body: person.schools.flatMap((school) => lines([school.degree, `${school.institution}, ${school.start} – ${school.end}`])),
    },
    { title: words.skills, body: layout === "styled" ? bullets(person.skills) : lines([person.skills.join(", ")]) },
    { title: words.languages, body: lines(spoken(person)) },
    ...(person.certificates ? [{ title: words.certificates, body: lines(person.certificates) }] : []),
    ...(free ? [{ title: words.available, body: lines([free]) }] : []),
  ];
}

const line = { style: BorderStyle.SINGLE, size: 2, color: "999999" };

function asTable(parts: Section[]): Table {
  return new Table({
    width: { size: 100, type: WidthType.PERCENTAGE },
    borders: { top: line, bottom: line, left: line, right: line, insideHorizontal: line, insideVertical: line },
    rows: parts.map(
      ({ title, body }) =>
        new TableRow({
          children: [
            new TableCell({
              width: { size: 25, type: WidthType.PERCENTAGE },
              children: [new Paragraph({ children: [new TextRun({ text: title, bold: true })] })],
            }),
            new TableCell({ width: { size: 75, type: WidthType.PERCENTAGE }, children: body }),
          ],
        }),
    ),
  });
}

export async function makeDocx(person: Person, layout: DocxLayout): Promise<Uint8Array> {
  const parts = sections(person, layout);
  const contact = [person.email, person.phone, person.city, ...(person.links ?? [])];
  const head = [
    new Paragraph({ text: fullName(person), heading: layout === "styled" ? HeadingLevel.TITLE : undefined, children: [] }),
    new Paragraph(person.headline),
    ...(layout === "styled" ? [new Paragraph(contact.join(" | "))] : contact.map((text) => new Paragraph(text))),
  ];
  const body =
    layout === "table"
      ? [asTable(parts)]
      : parts.flatMap(({ title, body }) => [
          layout === "styled"
            ? new Paragraph({ text: title, heading: HeadingLevel.HEADING_1 })
            : new Paragraph({ spacing: { before: 240 }, children: [new TextRun({ text: title, bold: true, size: 26 })] }),
          ...body,
        ]);
  const document = new Document({ creator: fullName(person), title: "CV", sections: [{ children: [...head, ...body] }] });
  return new Uint8Array(await Packer.toArrayBuffer(document));
}
