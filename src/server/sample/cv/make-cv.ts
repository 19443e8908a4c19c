import type { Person } from "../person.ts";
import { type DocxLayout, makeDocx } from "./docx.ts";
import { makePdf, type PdfLayout } from "./pdf.ts";
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
const DOCX = "application/vnd.openxmlformats-officedocument.wordprocessingml.document";

export type CvForm = { pdf: PdfLayout } | { docx: DocxLayout } | "text";

const bytesOf = (data: Uint8Array) => new Uint8Array(data);
const stem = (person: Person) => `${person.last_name}-${person.first_name}-cv`.toLowerCase().replace(/[^a-z-]+/g, "");

/** A person's CV in one form. */
export async function makeCv(person: Person, form: CvForm): Promise<CvFile> {
  if (form === "text")
    return { name: `${stem(person)}.txt`, mime: "text/plain", bytes: bytesOf(new TextEncoder().encode(makeText(person))), person };
  if ("pdf" in form) return { name: `${stem(person)}.pdf`, mime: PDF, bytes: bytesOf(await makePdf(person, form.pdf)), person };
  return { name: `${stem(person)}.docx`, mime: DOCX, bytes: bytesOf(await makeDocx(person, form.docx)), person };
}
