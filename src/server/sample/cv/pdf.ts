import PDFDocument from "pdfkit";
import { saidIn } from "#contract/text/languages.ts";
import { fullName, type Person } from "../person.ts";
import { availability, type DateStyle, headingsOf, period, spoken, type Tone } from "./cv-words.ts";

/** Layouts that CVs really have: one column, a coloured bar beside it, a dense table, and one of a designer. */
export const pdfLayouts = ["plain", "sidebar", "table", "creative"] as const;
export type PdfLayout = (typeof pdfLayouts)[number];

/** A4 in points. */
export const PAGE = { width: 595.28, height: 841.89 };
type Pdf = PDFKit.PDFDocument;

/** The bytes of a document that `draw` fills. */
export function pdfBytes(draw: (pdf: Pdf) => void, options: PDFKit.PDFDocumentOptions = {}): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    // A fixed date keeps the bytes the same from run to run.
    const pdf = new PDFDocument({ size: "A4", margin: 50, info: { CreationDate: new Date("2026-11-02T09:00:00Z") }, ...options });
    const chunks: Uint8Array[] = [];
    pdf.on("data", (chunk: Uint8Array) => chunks.push(chunk));
    pdf.on("end", () => resolve(new Uint8Array(Buffer.concat(chunks))));
    pdf.on("error", reject);
    draw(pdf);
    pdf.end();
  });
}

interface Look {
  tone: Tone;
  dates: DateStyle;
  font: string;
  bold: string;
  colour: string;
  size: number;
  upper?: boolean;
}

const looks: Record<PdfLayout, Look> = {
  plain: { tone: "plain", dates: "word", font: "Helvetica", bold: "Helvetica-Bold", colour: "#1c2b4a", size: 10 },
  sidebar: { tone: "plain", dates: "short", font: "Helvetica", bold: "Helvetica-Bold", colour: "#1f5c54", size: 9.5 },
  table: { tone: "plain", dates: "dash", font: "Helvetica", bold: "Helvetica-Bold", colour: "#000000", size: 8.5, upper: true },
  creative: { tone: "creative", dates: "number", font: "Times-Roman", bold: "Times-Bold", colour: "#8a3b12", size: 11 },
};

/** The largest size up to `size` at which the text stays on one line of `width`. */
function fittingSize(pdf: Pdf, text: string, width: number, size: number): number {
  for (let smaller = size; smaller > 6; smaller -= 0.5) if (pdf.fontSize(smaller).widthOfString(text) <= width) return smaller;
  return 6;
}

function heading(pdf: Pdf, look: Look, text: string, x?: number, width?: number): void {
  pdf.moveDown(0.8);
  pdf
    .font(look.bold)
    .fontSize(look.size + 3)
    .fillColor(look.colour);
  pdf.text(look.upper ? text.toUpperCase() : text, x ?? pdf.page.margins.left, undefined, width ? { width } : {});
  pdf.moveDown(0.25).font(look.font).fontSize(look.size).fillColor("#222222");
}

function workAndSchools(pdf: Pdf, look: Look, person: Person, x: number, width: number): void {
  const words = headingsOf(person.language, look.tone);
  heading(pdf, look, words.profile, x, width);
  pdf.text(person.summary, x, undefined, { width });
  heading(pdf, look, words.work, x, width);
  for (const job of person.jobs) {
    pdf.font(look.bold).text(job.title, x, undefined, { width });
    pdf.font(look.font).text(`${job.company}, ${job.city}`, { width });
    pdf
      .fillColor("#555555")
      .text(period(job, person.language, look.dates), { width })
      .fillColor("#222222");
    for (const bullet of job.bullets) pdf.text(`• ${bullet}`, x + 8, undefined, { width: width - 8 });
    pdf.moveDown(0.5);
  }
  heading(pdf, look, words.education, x, width);
  for (const school of person.schools) {
    pdf.font(look.bold).text(school.degree, x, undefined, { width });
    pdf.font(look.font).text(`${school.institution}, ${school.start} – ${school.end}`, { width });
  }
}

function contactLines(person: Person): string[] {
  return [person.email, person.phone, person.city, ...(person.links ?? [])];
}

function plain(pdf: Pdf, look: Look, person: Person): void {
  const width = PAGE.width - 100;
  const words = headingsOf(person.language, look.tone);
  pdf.font(look.bold).fontSize(22).fillColor(look.colour).text(fullName(person));
  pdf.font(look.font).fontSize(12).fillColor("#444444").text(person.headline);
  pdf.fontSize(look.size).text(contactLines(person).join("  |  "));
  workAndSchools(pdf, look, person, 50, width);
  heading(pdf, look, words.skills);
  pdf.text(person.skills.join(", "), { width });
  heading(pdf, look, words.languages);
  pdf.text(spoken(person).join(", "), { width });
  if (person.certificates) {
    heading(pdf, look, words.certificates);
    for (const certificate of person.certificates) pdf.text(`• ${certificate}`, { width });
  }
  const free = availability(person);
  if (free) pdf.moveDown(0.6).text(`${words.available}: ${free}`, { width });
}

function sidebar(pdf: Pdf, look: Look, person: Person): void {
  const words = headingsOf(person.language, look.tone);
  const bar = 206;
  pdf.rect(0, 0, bar, PAGE.height).fill("#e7efed");
  const side = (title: string, lines: string[]) => {
    heading(pdf, look, title, 20, bar - 32);
    for (const line of lines) {
      pdf.fontSize(line.includes(" ") ? look.size : fittingSize(pdf, line, bar - 34, look.size));
      pdf.text(line, 20, undefined, { width: bar - 32 });
    }
  };
  pdf.y = 50;
  side(words.contact, contactLines(person));
  side(words.skills, person.skills);
  side(words.languages, spoken(person));
  if (person.certificates) side(words.certificates, person.certificates);
  const free = availability(person);
  if (free) side(words.available, [free]);

  const x = bar + 26;
  const width = PAGE.width - x - 36;
  pdf.font(look.bold).fontSize(21).fillColor(look.colour).text(fullName(person), x, 48, { width });
  pdf.font(look.font).fontSize(12).fillColor("#444444").text(person.headline, { width });
  workAndSchools(pdf, look, person, x, width);
}

/** Everything in rows of two cells with a line between them, as forms of employment agencies have. */
function table(pdf: Pdf, look: Look, person: Person): void {
  const words = headingsOf(person.language, look.tone);
  const [left, middle, right] = [40, 170, PAGE.width - 40];
  const t = saidIn(person.language);
  pdf.font(look.bold).fontSize(14).fillColor("#000000").text("CURRICULUM VITAE", left, 40);
  pdf.moveDown(0.3);
  const row = (label: string, draw: () => void) => {
    const top = pdf.y + 3;
    pdf
      .moveTo(left, top - 2)
      .lineTo(right, top - 2)
      .lineWidth(0.4)
      .stroke("#999999");
    pdf
      .font(look.font)
      .fontSize(look.size)
      .fillColor("#222222")
      .text(label, left, top, { width: middle - left - 8 });
    const below = pdf.y;
    pdf.y = top;
    pdf.x = middle;
    draw();
    pdf.y = Math.max(pdf.y, below);
  };
  const value = (label: string, text: string) => row(label, () => pdf.text(text, middle, undefined, { width: right - middle }));
  value(t({ en: "Name", nl: "Naam" }), fullName(person));
  value(t({ en: "Position", nl: "Functie" }), person.headline);
  value("E-mail", person.email);
  value(t({ en: "Phone", nl: "Telefoon" }), person.phone);
  value(t({ en: "City", nl: "Woonplaats" }), person.city);
  for (const link of person.links ?? []) value("Web", link);
  value(words.profile, person.summary);
  heading(pdf, look, words.work, left);
  for (const job of person.jobs)
    row(period(job, person.language, look.dates), () => {
      pdf.font(look.bold).text(`${job.title}, ${job.company}`, middle, undefined, { width: right - middle });
      pdf.font(look.font).text(job.city, { width: right - middle });
      for (const bullet of job.bullets) pdf.text(`- ${bullet}`, { width: right - middle });
    });
  heading(pdf, look, words.education, left);
  for (const school of person.schools) value(`${school.start} - ${school.end}`, `${school.degree}, ${school.institution}`);
  heading(pdf, look, words.skills, left);
  pdf.text(person.skills.join(" · "), left, undefined, { width: right - left });
  heading(pdf, look, words.languages, left);
  pdf.text(spoken(person).join(", "), left, undefined, { width: right - left });
  if (person.certificates) {
    heading(pdf, look, words.certificates, left);
    pdf.text(person.certificates.join("; "), left, undefined, { width: right - left });
  }
  const free = availability(person);
  if (free) {
    heading(pdf, look, words.available, left);
    pdf.text(free, left, undefined, { width: right - left });
  }
}

function creative(pdf: Pdf, look: Look, person: Person): void {
  const words = headingsOf(person.language, look.tone);
  const width = PAGE.width - 140;
  pdf.rect(0, 0, PAGE.width, 118).fill(look.colour);
  const name = fullName(person).toUpperCase();
  pdf.font(look.bold).fontSize(fittingSize(pdf, name, width - 2 * name.length, 30));
  pdf.fillColor("#ffffff").text(name, 70, 36, { width, characterSpacing: 1.5 });
  pdf.font("Times-Italic").fontSize(14).text(person.headline, 70, 80, { width });
  pdf.y = 122;
  workAndSchools(pdf, look, person, 70, width);
  heading(pdf, look, words.skills, 70);
  for (const skill of person.skills) pdf.text(`» ${skill}`, 70, undefined, { width });
  heading(pdf, look, words.languages, 70);
  for (const language of spoken(person)) pdf.text(language, 70, undefined, { width });
  if (person.certificates) {
    heading(pdf, look, words.certificates, 70);
    for (const certificate of person.certificates) pdf.text(certificate, 70, undefined, { width });
  }
  const free = availability(person);
  if (free) {
    heading(pdf, look, words.available, 70);
    pdf.text(free, 70, undefined, { width });
  }
  heading(pdf, look, words.contact, 70);
  for (const line of contactLines(person)) pdf.text(line, 70, undefined, { width });
}

const draws: Record<PdfLayout, (pdf: Pdf, look: Look, person: Person) => void> = { plain, sidebar, table, creative };

export function makePdf(person: Person, layout: PdfLayout, options?: PDFKit.PDFDocumentOptions): Promise<Uint8Array> {
  return pdfBytes((pdf) => draws[layout](pdf, looks[layout], person), options);
}
