import sharp from "sharp";
import { readConfig } from "#server/config.ts";
import { drawPage } from "#server/parts/documents/pdf-scan.ts";
import { loadPdfium } from "#server/parts/documents/pdfium.ts";
import { PAGE, pdfBytes } from "#server/sample/cv/pdf.ts";

/** The programs of others that this machine has; what needs a missing one is skipped, and says so. */
export const { tools } = readConfig({ PATH: process.env.PATH });
for (const [name, path] of Object.entries(tools)) if (!path) console.warn(`Skipped what needs ${name}: it isn't installed here`);

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
