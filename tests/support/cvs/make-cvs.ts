// Writes every invented CV to a folder: node tests/support/cvs/make-cvs.ts <folder>
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { type CvFile, type CvForm, makeCv, PDF } from "#server/sample/cv/make-cv.ts";
import { people } from "#server/sample/people/mixed.ts";
import type { Person } from "#server/sample/person.ts";
import { makeBroken, makeEncrypted, makeHiddenText, makeOversized, makeScanned } from "./special.ts";

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
