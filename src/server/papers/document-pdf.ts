import { proposalWords } from "#contract/proposal/proposal-words.ts";
import type { Language } from "#contract/text/languages.ts";
import { type Block, parseMarkdown } from "#contract/text/markdown.ts";
import { look, section, writeFoot } from "./house-style.ts";
import { writeBlocks } from "./proposal-pdf.ts";
import { runsOf, Sheet } from "./sheet.ts";
import { writable } from "./writable.ts";

/** A document in Markdown, with whom it is made for. */
export interface DocumentPaper {
  markdown: string;
  agency: string;
  language: Language;
  made_at: Date;
}

export const textOf = (block: Block | undefined): string =>
  block?.kind === "heading"
    ? runsOf(block.inlines)
        .map(({ text }) => text)
        .join("")
    : "";

/** The same text as on the screen, on A4. */
export async function documentPdf(given: DocumentPaper): Promise<Uint8Array> {
  const { markdown, agency, language } = writable({ markdown: given.markdown, agency: given.agency, language: given.language });
  const blocks = parseMarkdown(markdown);
  const title = textOf(blocks[0]);
  const sheet = await Sheet.begin({ title, author: agency, language, made_at: given.made_at });
  sheet.paragraph(title, look.name, { type: "H1", after: 10 });
  for (const block of blocks.slice(1))
    if (block.kind === "heading" && block.level === 2) section(sheet, textOf(block), look.body.leading * 3);
    else writeBlocks(sheet, [block]);
  return sheet.end((number, pages) => writeFoot(sheet, [agency, title], proposalWords[language].page_of(number, pages)));
}
