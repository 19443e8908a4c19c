import { nth } from "#contract/nth.ts";
import { factsOf, formatPeriod, type ProposalWords, studyText } from "#contract/proposal/proposal-words.ts";
import type { SharedProposal } from "#contract/proposal/shared-proposal.ts";
import { palette } from "./palette.ts";
import { column, page, type Sheet } from "./sheet.ts";

/** What a paper carries besides the proposal's own data. */
export interface Paper {
  /** The agency's logo as PNG. */
  logo: Uint8Array | null;
}

export const look = {
  small: { size: 8.5, leading: 12, colour: palette.dimmed },
  table: { size: 9.5, leading: 13.5 },
  body: { size: 10.5, leading: 16 },
  lead: { size: 12.5, leading: 18.5, colour: palette.secondary },
  strong: { size: 11.5, leading: 16, font: "semibold" },
  section: { size: 14, leading: 20, font: "semibold" },
  name: { size: 25, leading: 31, font: "semibold" },
} as const;

/** The agency's logo or name, and the line in its colour. */
export function writeBrand(sheet: Sheet, agency: SharedProposal["agency"], { logo }: Paper): void {
  if (logo) {
    sheet.tagged("Figure", sheet.root, () => sheet.doc.image(Buffer.from(logo), page.left, sheet.y - 8, { fit: [150, 34] }), {
      alt: agency.name,
      bbox: [page.left, sheet.y - 8, page.left + 150, sheet.y + 26],
    });
    sheet.y += 34;
  } else sheet.paragraph(agency.name, { ...look.strong, size: 13 }, { after: 4 });
  sheet.artifact(() => sheet.doc.rect(page.left, sheet.y + 2, column, 1.5).fill(agency.brand_color));
  sheet.y += 26;
}

export function writeFoot(sheet: Sheet, told: (string | null)[], place: string): void {
  const y = page.height - 44;
  sheet.rule(y - 8);
  sheet.lines(told.filter(Boolean).join(" · "), look.small, { x: page.left, y, width: column - 80 });
  const width = sheet.doc.font("regular").fontSize(look.small.size).widthOfString(place);
  sheet.lines(place, look.small, { x: page.left + column - width, y, width: width + 2 });
}

/** A section's head, never alone at the foot of a page. */
export function section(sheet: Sheet, title: string, next: number): void {
  sheet.y += sheet.gap;
  sheet.ensure(look.section.leading + 8 + next);
  sheet.paragraph(title, look.section, { type: "H2", after: 8 });
}

/** Two facts beside each other; in the structure a list, read one by one. */
export function writeFacts(sheet: Sheet, shared: Pick<SharedProposal, "facts" | "language">, today: string): void {
  const facts = factsOf(shared.facts, shared.language, today);
  if (facts.length === 0) return;
  const list = sheet.group("L");
  const gutter = 28;
  const width = (column - gutter) / 2;
  const label = 92;
  for (let row = 0; row < facts.length; row += 2) {
    const pair = facts.slice(row, row + 2);
    const height = Math.max(...pair.map(({ value }) => sheet.heightOf([{ text: value, font: "medium" }], look.table, width - label))) + 9;
    sheet.ensure(height);
    const top = sheet.y;
    for (const [at, fact] of pair.entries()) {
      const x = page.left + at * (width + gutter);
      sheet.rule(top, x, width);
      const item = sheet.group("LI", list);
      sheet.tagged("Lbl", item, () =>
        sheet.lines(fact.label, { ...look.table, colour: palette.dimmed }, { x, y: top + 4.5, width: label - 8 }),
      );
      sheet.tagged("LBody", item, () =>
        sheet.lines([{ text: fact.value, font: "medium" }], look.table, { x: x + label, y: top + 4.5, width: width - label }),
      );
      item.end();
    }
    sheet.y = top + height;
  }
  list.end();
  sheet.rule();
}

/** Experience may tell what was done there, below where it was. */
export type Profile = Pick<SharedProposal, "education" | "certifications" | "language"> & {
  experience: (SharedProposal["experience"][number] & { description?: string | null })[];
};

/** What somebody did, learnt and may call themselves, each with its time. */
export function writeProfile(sheet: Sheet, shared: Profile, words: ProposalWords): void {
  const { language } = shared;
  writeTimeline(
    sheet,
    words.experience,
    shared.experience.map(({ title, company, location, start, end, current, description }) => ({
      when: formatPeriod({ start, end, current }, language),
      what: title ?? company ?? "",
      where: [title ? company : null, location].filter(Boolean).join(", "),
      text: description ?? null,
    })),
  );
  writeTimeline(
    sheet,
    words.education,
    shared.education.map(({ degree, field, institution, start, end }) => ({
      when: formatPeriod({ start, end }, language),
      what: studyText(degree, field) || (institution ?? ""),
      where: degree || field ? (institution ?? "") : "",
    })),
  );
  writeTimeline(
    sheet,
    words.certifications,
    shared.certifications.map(({ name, issuer, year }) => ({ when: year ? String(year) : "", what: name, where: issuer ?? "" })),
  );
}

function writeTimeline(sheet: Sheet, title: string, rows: { when: string; what: string; where: string; text?: string | null }[]): void {
  const known = rows.filter(({ what }) => what !== "");
  if (known.length === 0) return;
  const left = 128;
  const width = column - left;
  const heightOf = ({ when, what, where }: (typeof known)[number]) =>
    Math.max(
      sheet.heightOf([{ text: when }], look.table, left - 14),
      sheet.heightOf([{ text: what, font: "medium" }], { ...look.table, size: 10.5 }, width) +
        sheet.heightOf([{ text: where }], look.table, width),
    ) + 13;
  section(sheet, title, heightOf(nth(known, 0)));
  const list = sheet.group("L");
  for (const row of known) {
    const height = heightOf(row);
    sheet.ensure(height);
    sheet.rule();
    const top = sheet.y + 6.5;
    const item = sheet.group("LI", list);
    sheet.tagged("Lbl", item, () =>
      sheet.lines(row.when, { ...look.table, colour: palette.dimmed }, { x: page.left, y: top, width: left - 14 }),
    );
    sheet.tagged("LBody", item, () => {
      const what = { ...look.table, size: 10.5 };
      sheet.lines([{ text: row.what, font: "medium" }], what, { x: page.left + left, y: top, width });
      const y = top + sheet.heightOf([{ text: row.what, font: "medium" }], what, width);
      sheet.lines(row.where, { ...look.table, colour: palette.secondary }, { x: page.left + left, y, width });
    });
    sheet.y += height;
    if (row.text) {
      const told = { parent: item, x: page.left + left, width, after: 9 };
      sheet.paragraph(row.text.trim(), { ...look.table, colour: palette.secondary }, told);
    }
    item.end();
  }
  list.end();
  sheet.rule();
}

/** Half of the width, with a gutter between. */
const beside = (column - 28) / 2;

/** Whom to call. */
export function writeRecruiter(sheet: Sheet, shared: Pick<SharedProposal, "agency" | "recruiter">, words: ProposalWords): void {
  const { recruiter, agency } = shared;
  section(sheet, words.contact, 46);
  const top = sheet.y;
  sheet.paragraph(recruiter.name, look.strong, { width: beside });
  sheet.paragraph(words.recruiter_at(recruiter.title, agency.name), { ...look.table, colour: palette.dimmed }, { width: beside });
  const left = sheet.y;
  sheet.y = top + 1;
  const right = { x: page.left + beside + 28, width: beside };
  if (recruiter.phone) sheet.paragraph(recruiter.phone, look.table, right);
  sheet.paragraph(recruiter.email, look.table, right);
  sheet.y = Math.max(left, sheet.y);
}
