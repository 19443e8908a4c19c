import sharp from "sharp";
import { UnreadableDocument } from "#server/parts/documents/documents.ts";
import { loadPdfium } from "#server/parts/documents/pdfium.ts";
import { drawPage } from "#server/parts/documents/scans/pdf-scan.ts";
import { makePdf, PAGE, pdfBytes } from "#server/sample/cv/pdf.ts";
import { people } from "#server/sample/people/mixed.ts";
import type { Person } from "#server/sample/person.ts";

/** The pages of a PDF as a scanner takes them: grey, 200 pixels to an inch, JPEG. */
export async function photographed(pdf: Uint8Array): Promise<Buffer[]> {
  const pdfium = await loadPdfium();
  const memory = pdfium._malloc(pdf.length);
  pdfium.HEAPU8.set(pdf, memory);
  const document = pdfium._FPDF_LoadMemDocument(memory, pdf.length, 0);
  const pages: Buffer[] = [];
  for (let number = 1; number <= pdfium._FPDF_GetPageCount(document); number++) {
    const page = drawPage(pdfium, document, number);
    if (!page) continue;
    const { grey, width, height } = page;
    const picture = sharp(grey, { raw: { width, height, channels: 1 } }).resize(Math.round(width * 0.67));
    pages.push(await picture.jpeg({ quality: 82 }).toBuffer());
  }
  pdfium._FPDF_CloseDocument(document);
  pdfium._free(memory);
  return pages;
}

/** A PDF of nothing but pictures. */
export const pdfOfPictures = (pictures: Buffer[]): Promise<Uint8Array> =>
  pdfBytes(
    (pdf) => {
      for (const [index, picture] of pictures.entries()) {
        if (index > 0) pdf.addPage({ margin: 0, size: "A4" });
        pdf.image(picture, 0, 0, { width: PAGE.width, height: PAGE.height });
      }
    },
    { margin: 0 },
  );

/** Whose CV is scanned. */
export const scanned = people[0] as Person; // there are many

/** A letter of words, and a CV behind it that is a picture. */
export async function scannedAmongText(): Promise<Uint8Array> {
  const [page] = await photographed(await makePdf(scanned, "plain"));
  return pdfBytes((pdf) => {
    pdf.font("Helvetica").fontSize(11);
    pdf.text("Accompanying letter: I gladly apply, and you find my curriculum vitae on the next page, which is a scan of the paper one.");
    pdf.addPage({ margin: 0, size: "A4" }).image(page as Buffer, 0, 0, { width: PAGE.width, height: PAGE.height });
  });
}

/** A PNG's first bytes with a size that the rest doesn't have. */
function claimingPng(width: number, height: number): Uint8Array {
  const bytes = new Uint8Array(64);
  bytes.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52]);
  new DataView(bytes.buffer).setUint32(16, width);
  new DataView(bytes.buffer).setUint32(20, height);
  return bytes;
}
/** Pictures that claim what they aren't, and as what they are refused. */
export const picturesThatLie = [
  ["60,000 by 60,000", claimingPng(60_000, 60_000), "too_large"],
  ["nothing", claimingPng(0, 0), "broken"],
] as const;

/** A CV of a kind that only other programs read. */
export const oldKind = Buffer.from(
  String.raw`{\rtf1\ansi{\fonttbl{\f0 Arial;}}\f0\fs24 Wendelmoet Brinkhorst\par w.brinkhorst@post.example\par {\b Werkervaring}\par Teamleider, Zorggroep Waterkant, maart 2019 - heden\par}`,
);

/** How reading a document failed. */
export const failureOf = (reading: Promise<unknown>) =>
  reading.then(
    () => "read",
    (error: unknown) => (error instanceof UnreadableDocument ? { reason: error.reason, needs: error.needs } : String(error)),
  );
