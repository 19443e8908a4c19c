import { Document, Footer, Header, HeadingLevel, Packer, Paragraph, TextRun } from "docx";
import { formatDay, proposalWords } from "#contract/proposal/proposal-words.ts";
import type { ResumePage } from "#contract/proposal/shared-proposal.ts";
import { numbered } from "./docx-sheet.ts";
import type { Paper } from "./house-style.ts";
import { factsTable, footOf, heading, headOf, pageOfPaper, profileOf, recruiterOf, stylesOf, textRuns } from "./proposal-docx.ts";
import { skillsText } from "./resume-pdf.ts";
import { writable } from "./writable.ts";

/** The same CV as a Word file, to be edited. */
export async function resumeDocx(given: ResumePage, paper: Paper, made_at: Date): Promise<Uint8Array> {
  const page = writable(given);
  const words = proposalWords[page.language];
  const { agency } = page;
  const today = made_at.toISOString();
  const told = words.made_on(formatDay(today, page.language));
  const part = (title: string, text: string | null) => (text ? [heading(title), new Paragraph({ children: textRuns(text) })] : []);
  const document = new Document({
    title: `${words.resume}: ${page.display_name}`,
    creator: agency.name,
    lastModifiedBy: agency.name,
    description: words.resume,
    styles: stylesOf(page),
    numbering: numbered,
    sections: [
      {
        properties: { page: pageOfPaper },
        headers: { default: new Header({ children: [headOf(page, paper)] }) },
        footers: { default: new Footer({ children: footOf(page, told, words) }) },
        children: [
          new Paragraph({ heading: HeadingLevel.TITLE, children: [new TextRun(page.display_name)] }),
          ...(page.title && !page.display_name.startsWith(page.title)
            ? [new Paragraph({ style: "Subtitle", children: [new TextRun(page.title)] })]
            : []),
          ...factsTable(page, today.slice(0, 10)),
          ...part(words.summary, page.summary),
          ...part(words.skills, skillsText(page)),
          ...profileOf(page, words),
          ...recruiterOf(page, words),
        ],
      },
    ],
  });
  return new Uint8Array(await Packer.toBuffer(document));
}
