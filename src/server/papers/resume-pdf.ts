import { formatDay, proposalWords } from "#contract/proposal/proposal-words.ts";
import type { ResumePage } from "#contract/proposal/shared-proposal.ts";
import { look, type Paper, section, writeBrand, writeFacts, writeFoot, writeProfile, writeRecruiter } from "./house-style.ts";
import { Sheet } from "./sheet.ts";
import { writable } from "./writable.ts";

/** "TypeScript (6 yr), Kafka": skills as a CV tells them. */
export const skillsText = ({ skills, language }: Pick<ResumePage, "skills" | "language">): string => {
  const { years } = proposalWords[language];
  const figure = new Intl.NumberFormat(language, { maximumFractionDigits: 1 });
  return skills.map((skill) => (skill.years ? `${skill.name}\u00a0(${years(figure.format(skill.years))})` : skill.name)).join(", ");
};

/** A candidate's CV on A4, as the agency gives it away. */
export async function resumePdf(given: ResumePage, paper: Paper, made_at: Date): Promise<Uint8Array> {
  const page = writable(given);
  const words = proposalWords[page.language];
  const today = made_at.toISOString();
  const sheet = await Sheet.begin({
    title: `${words.resume}: ${page.display_name}`,
    author: page.agency.name,
    language: page.language,
    made_at,
  });
  writeBrand(sheet, page.agency, paper);
  const isLong = sheet.layOut([{ text: page.display_name }], look.name, 480).length > 2;
  sheet.paragraph(page.display_name, isLong ? { ...look.name, size: 18, leading: 24 } : look.name, { type: "H1", after: 4 });
  if (page.title && !page.display_name.startsWith(page.title)) sheet.paragraph(page.title, look.lead);
  sheet.y += 14;
  writeFacts(sheet, page, today.slice(0, 10));
  if (page.summary) {
    section(sheet, words.summary, look.body.leading * 3);
    sheet.paragraph(page.summary, look.body);
  }
  if (page.skills.length > 0) {
    section(sheet, words.skills, look.body.leading * 2);
    sheet.paragraph(skillsText(page), look.body);
  }
  writeProfile(sheet, page, words);
  writeRecruiter(sheet, page, words);
  const told = words.made_on(formatDay(today, page.language));
  return sheet.end((number, pages) => writeFoot(sheet, [page.agency.name, page.agency.footer, told], words.page_of(number, pages)));
}
