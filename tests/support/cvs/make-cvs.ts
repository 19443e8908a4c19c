// Writes every invented CV to a folder: node tests/support/cvs/make-cvs.ts <folder>
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { type DocxLayout, makeDocx } from "./docx.ts";
import { makePdf, type PdfLayout } from "./pdf.ts";
import { people } from "./people.ts";
import type { Person } from "./person.ts";
import { makeBroken, makeEncrypted, makeHiddenText, makeOversized, makeScanned } from "./special.ts";
import { makeText } from "./text.ts";

/** A file as a browser would upload it. */
export interface CvFile {
  name: string;
  mime: string;
  bytes: Uint8Array<ArrayBuffer>;
  /** Who is in it; the special files that can't be read have nobody. */
  person?: Person;
}

export const PDF = "application/pdf";
export const DOCX = "application/vnd.openxmlformats-officedocument.wordprocessingml.document";

export type CvForm = { pdf: PdfLayout } | { docx: DocxLayout } | "text";

/** Which file each of the twelve people sent; the order is that of `people`. */
const forms: CvForm[] = [
  { pdf: "plain" },
  { pdf: "sidebar" },
  { pdf: "table" },
  { docx: "styled" },
  { docx: "table" },
  { pdf: "creative" },
  { pdf: "sidebar" },
  { docx: "bold" },
  { pdf: "table" },
  { pdf: "plain" },
  { docx: "styled" },
  "text",
];

const bytesOf = (data: Uint8Array) => new Uint8Array(data);
const stem = (person: Person) => `${person.last_name}-${person.first_name}-cv`.toLowerCase().replace(/[^a-z-]+/g, "");

/** A person's CV in one form. */
export async function makeCv(person: Person, form: CvForm): Promise<CvFile> {
  if (form === "text")
    return { name: `${stem(person)}.txt`, mime: "text/plain", bytes: bytesOf(new TextEncoder().encode(makeText(person))), person };
  if ("pdf" in form) return { name: `${stem(person)}.pdf`, mime: PDF, bytes: bytesOf(await makePdf(person, form.pdf)), person };
  return { name: `${stem(person)}.docx`, mime: DOCX, bytes: bytesOf(await makeDocx(person, form.docx)), person };
}

/** Seven PDF, four DOCX and one text: a CV of each of the twelve. */
export function makeCvs(): Promise<CvFile[]> {
  return Promise.all(people.map((person, index) => makeCv(person, forms[index] ?? "text")));
}

/** Files that need their own answer: nothing to read, or something that nobody should. */
export async function makeSpecialCvs() {
  const person = people[0] as Person;
  const pdf = async (name: string, made: Promise<Uint8Array>): Promise<CvFile> => ({ name, mime: PDF, bytes: bytesOf(await made) });
  return {
    scanned: await pdf("scan.pdf", makeScanned()),
    encrypted: await pdf("encrypted.pdf", makeEncrypted(person)),
    empty: await pdf("empty.pdf", Promise.resolve(new Uint8Array())),
    broken: await pdf("broken.pdf", makeBroken(person)),
    hidden: { ...(await pdf("hidden-text.pdf", makeHiddenText(people[9] as Person))), person: people[9] as Person },
    oversized: await pdf("oversized.pdf", makeOversized(person)),
  };
}

export { makeDocx, makePdf, makeText };

if (import.meta.main) {
  const folder = process.argv[2];
  if (!folder) {
    console.error("Usage: node tests/support/cvs/make-cvs.ts <folder>");
    process.exit(2);
  }
  await mkdir(folder, { recursive: true });
  const files = [...(await makeCvs()), ...Object.values(await makeSpecialCvs())];
  for (const file of files) await writeFile(join(folder, file.name), file.bytes);
  console.log(`${files.length} files in ${folder}`);
}
