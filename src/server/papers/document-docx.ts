import { Document, HeadingLevel, Packer, Paragraph, TextRun } from "docx";
import { tagOf } from "#contract/text/languages.ts";
import { parseMarkdown } from "#contract/text/markdown.ts";
import { type DocumentPaper, textOf } from "./document-pdf.ts";
import { A4, numbered } from "./docx-sheet.ts";
import { paragraphsOf } from "./proposal-docx.ts";
import { writable } from "./writable.ts";

/** The same text as a Word file, to be filled in and signed. */
export async function documentDocx(given: DocumentPaper): Promise<Uint8Array> {
  const { markdown, agency, language } = writable({ markdown: given.markdown, agency: given.agency, language: given.language });
  const blocks = parseMarkdown(markdown);
  const title = textOf(blocks[0]);
  const document = new Document({
    title,
    creator: agency,
    lastModifiedBy: agency,
    styles: {
      default: {
        document: {
          run: { font: "Arial", size: 21, language: { value: tagOf[language] } },
          paragraph: { spacing: { after: 120, line: 280 } },
        },
      },
    },
    numbering: numbered,
    sections: [
      {
        properties: { page: { size: A4 } },
        children: [new Paragraph({ heading: HeadingLevel.TITLE, children: [new TextRun(title)] }), ...paragraphsOf(blocks.slice(1))],
      },
    ],
  });
  return new Uint8Array(await Packer.toBuffer(document));
}
