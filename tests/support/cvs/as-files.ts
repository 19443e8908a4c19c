import { Document, Packer, Paragraph } from "docx";
import { pdfBytes } from "#server/sample/cv/pdf.ts";

/** The lines of a text on pages: the first one larger, as a name stands over a CV. */
export const asPdf = (text: string): Promise<Uint8Array> =>
  pdfBytes((pdf) => {
    for (const [index, line] of text.split("\n").entries()) {
      if (line === "") pdf.moveDown();
      else pdf.fontSize(index === 0 ? 14 : 10).text(line);
    }
  });

/** The lines of a text as paragraphs of a Word file. */
export const asDocx = async (text: string): Promise<Uint8Array> =>
  new Uint8Array(await Packer.toBuffer(new Document({ sections: [{ children: text.split("\n").map((line) => new Paragraph(line)) }] })));
