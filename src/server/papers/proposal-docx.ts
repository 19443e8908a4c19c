import {
  BorderStyle,
  Document,
  Footer,
  Header,
  HeadingLevel,
  ImageRun,
  type ITableCellOptions,
  LineRuleType,
  Packer,
  PageNumber,
  Paragraph,
  Table,
  TableCell,
  TableLayoutType,
  TableRow,
  TabStopType,
  TextRun,
  WidthType,
} from "docx";
import type { Verdict } from "#contract/fields.ts";
import { nth } from "#contract/nth.ts";
import {
  factsOf,
  formatDay,
  formatPeriod,
  type ProposalWords,
  proposalWords,
  quotedText,
  sourceOf,
  studyText,
} from "#contract/proposal/proposal-words.ts";
import type { SharedProposal } from "#contract/proposal/shared-proposal.ts";
import { tagOf } from "#contract/text/languages.ts";
import { type Block, type Inline, parseMarkdown } from "#contract/text/markdown.ts";
import { A4, numbered } from "./docx-sheet.ts";
import type { Paper, Profile } from "./house-style.ts";
import { palette, verdictColours } from "./palette.ts";
import { runsOf } from "./sheet.ts";
import { writable } from "./writable.ts";

/** A4 with its margins. */
export const pageOfPaper = { size: A4, margin: { top: 1300, bottom: 1200, left: 1133, right: 1133, header: 560, footer: 500 } };
const hex = (colour: string) => colour.slice(1);
/** In twentieths of a point: the text's width on A4 with these margins. */
const width = 9640;
/** What Word falls back to where Inter isn't installed is its own business; Arial is as wide and always there. */
const FONT = "Arial";
const signs: Record<Verdict, string> = { met: "●", partly: "◐", not_met: "■", unknown: "○" };

/** The proposal as a Word file with styles of its own, to be edited and printed. */
export async function proposalDocx(given: SharedProposal, paper: Paper): Promise<Uint8Array> {
  const shared = writable(given);
  const words = proposalWords[shared.language];
  const { agency } = shared;
  const title = words.proposal_for(shared.client_name, shared.job_title);
  const told = shared.sent_at
    ? words.version_sent(shared.edition, formatDay(shared.sent_at, shared.language))
    : words.version(shared.edition);
  const document = new Document({
    title: `${title}: ${shared.display_name}`,
    creator: agency.name,
    lastModifiedBy: agency.name,
    description: title,
    styles: stylesOf(shared),
    numbering: numbered,
    sections: [
      {
        properties: {
          page: pageOfPaper,
        },
        headers: { default: new Header({ children: [headOf(shared, paper)] }) },
        footers: { default: new Footer({ children: footOf(shared, told, words) }) },
        children: [
          new Paragraph({ style: "Purpose", children: [new TextRun(title)] }),
          new Paragraph({ heading: HeadingLevel.TITLE, children: [new TextRun(shared.display_name)] }),
          ...subtitlesOf(shared, words),
          ...factsTable(shared, (shared.changed_at ?? shared.sent_at ?? new Date().toISOString()).slice(0, 10)),
          ...strengthsOf(shared, words),
          ...fitOf(shared, words),
          ...letterOf(shared, words),
          ...profileOf(shared, words),
          ...recruiterOf(shared, words),
        ],
      },
    ],
  });
  return new Uint8Array(await Packer.toBuffer(document));
}

export function stylesOf({ agency, language }: Pick<SharedProposal, "agency" | "language">) {
  const run = (size: number, color: string = palette.text, bold = false) => ({ size: size * 2, color: hex(color), bold, font: FONT });
  const heading = { basedOn: "Normal", next: "Normal", quickFormat: true } as const;
  const bar = { style: BorderStyle.SINGLE, size: 18, space: 8, color: hex(agency.brand_color) };
  return {
    default: {
      document: {
        run: { ...run(10.5), language: { value: tagOf[language] } },
        paragraph: { spacing: { after: 140, line: 290, lineRule: LineRuleType.AUTO } },
      },
      title: {
        ...heading,
        run: run(25, palette.text, true),
        paragraph: { spacing: { after: 80, line: 240, lineRule: LineRuleType.AUTO }, keepNext: true },
      },
      heading1: { ...heading, run: run(14, palette.text, true), paragraph: { spacing: { before: 420, after: 140 }, keepNext: true } },
      heading2: { ...heading, run: run(11.5, palette.text, true), paragraph: { spacing: { before: 220, after: 50 }, keepNext: true } },
    },
    paragraphStyles: [
      {
        id: "Purpose",
        name: "Purpose",
        basedOn: "Normal",
        run: run(9.5, palette.dimmed),
        paragraph: { spacing: { before: 160, after: 60 } },
      },
      {
        id: "Subtitle",
        name: "Subtitle",
        basedOn: "Normal",
        quickFormat: true,
        run: run(12.5, palette.secondary),
        paragraph: { spacing: { after: 160 } },
      },
      {
        id: "Quote",
        name: "Quote",
        basedOn: "Normal",
        quickFormat: true,
        run: run(9.5),
        paragraph: { keepNext: true, keepLines: true, indent: { left: 220 }, spacing: { before: 80, after: 0 }, border: { left: bar } },
      },
      {
        id: "Source",
        name: "Source",
        basedOn: "Normal",
        run: run(8.5, palette.dimmed),
        paragraph: { indent: { left: 220 }, spacing: { after: 160 }, border: { left: bar } },
      },
      {
        id: "Cell",
        name: "Cell",
        basedOn: "Normal",
        run: run(9.5),
        paragraph: { spacing: { before: 50, after: 50, line: 250, lineRule: LineRuleType.AUTO } },
      },
      { id: "Small", name: "Small", basedOn: "Normal", run: run(8.5, palette.dimmed), paragraph: { spacing: { before: 100 } } },
    ],
  };
}

export function headOf({ agency }: Pick<SharedProposal, "agency">, { logo }: Paper): Paragraph {
  const size = logo && sizeOfPng(logo);
  const picture =
    logo && size
      ? new ImageRun({
          type: "png",
          data: Buffer.from(logo),
          transformation: fitted(size, { width: 190, height: 40 }),
          altText: { name: "logo", title: agency.name, description: agency.name },
        })
      : new TextRun({ text: agency.name, bold: true, size: 26 });
  return new Paragraph({
    children: [picture],
    spacing: { after: 0, line: 240, lineRule: LineRuleType.AUTO },
    border: { bottom: { style: BorderStyle.SINGLE, size: 12, space: 8, color: hex(agency.brand_color) } },
  });
}

/** A PNG says its size in the first bytes of its head. */
function sizeOfPng(bytes: Uint8Array): { width: number; height: number } | null {
  if (bytes.length < 24) return null;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const size = { width: view.getUint32(16), height: view.getUint32(20) };
  return size.width > 0 && size.height > 0 ? size : null;
}

function fitted(size: { width: number; height: number }, most: { width: number; height: number }) {
  const scale = Math.min(most.width / size.width, most.height / size.height);
  return { width: Math.max(1, Math.round(size.width * scale)), height: Math.max(1, Math.round(size.height * scale)) };
}

export function footOf({ agency }: Pick<SharedProposal, "agency">, told: string, words: ProposalWords): Paragraph[] {
  const [before = "", between = "", after = ""] = words.page_of(7001, 7002).split(/7001|7002/);
  const small = { style: "Small", spacing: { before: 0, after: 0, line: 240, lineRule: LineRuleType.AUTO } };
  return [
    new Paragraph({
      ...small,
      tabStops: [{ type: TabStopType.RIGHT, position: width }],
      children: [
        new TextRun([agency.name, agency.footer, told].filter(Boolean).join(" · ")),
        new TextRun({ children: ["\t", before, PageNumber.CURRENT, between, PageNumber.TOTAL_PAGES, after] }),
      ],
    }),
  ];
}

function subtitlesOf(shared: SharedProposal, words: ProposalWords): Paragraph[] {
  const { title, summary, display_name, changed_at, language, recruiter } = shared;
  const subtitle = summary ?? (title && !display_name.startsWith(title) ? title : null);
  return [
    ...(subtitle ? [new Paragraph({ style: "Subtitle", children: [new TextRun(subtitle)] })] : []),
    ...(changed_at
      ? [new Paragraph({ style: "Small", children: [new TextRun(words.changed_on(recruiter.name, formatDay(changed_at, language)))] })]
      : []),
  ];
}

const line = { style: BorderStyle.SINGLE, size: 6, color: hex(palette.line) };
const none = { style: BorderStyle.NONE, size: 0, color: "auto" };
const openBorders = { top: line, bottom: line, left: none, right: none, insideVertical: none, insideHorizontal: line };

const cell = (text: string, size: number, run: { bold?: boolean; color?: string } = {}, more: Partial<ITableCellOptions> = {}) =>
  new TableCell({
    width: { size, type: WidthType.DXA },
    margins: { left: 0, right: 120 },
    ...more,
    children: [new Paragraph({ style: "Cell", children: [new TextRun({ text, ...run })] })],
  });
const tableOf = (columnWidths: number[], rows: TableRow[]) =>
  new Table({ width: { size: width, type: WidthType.DXA }, columnWidths, layout: TableLayoutType.FIXED, borders: openBorders, rows });

export function factsTable(shared: Pick<SharedProposal, "facts" | "language">, today: string): Table[] {
  const facts = factsOf(shared.facts, shared.language, today);
  if (facts.length === 0) return [];
  const sizes = [2400, width - 2400];
  const rows = facts.map(
    ({ label, value }) =>
      new TableRow({
        cantSplit: true,
        children: [cell(label, nth(sizes, 0), { color: hex(palette.dimmed) }), cell(value, nth(sizes, 1), { bold: true })],
      }),
  );
  return [tableOf(sizes, rows)];
}

export const heading = (text: string) => new Paragraph({ heading: HeadingLevel.HEADING_1, children: [new TextRun(text)] });
const smallHeading = (children: TextRun[]) => new Paragraph({ heading: HeadingLevel.HEADING_2, children });

function strengthsOf(shared: SharedProposal, words: ProposalWords): Paragraph[] {
  const { strengths, language, short_name } = shared;
  if (strengths.length === 0) return [];
  const paragraphs = strengths.flatMap(({ title, text, quotes }) => [
    smallHeading([new TextRun(title)]),
    new Paragraph({ children: textRuns(text), keepNext: quotes.length > 0 }),
    ...quotes.flatMap((quote) => [
      new Paragraph({
        style: "Quote",
        children: [
          new TextRun({
            text: quotedText(quote),
            ...(quote.language && quote.language !== language && { language: { value: tagOf[quote.language] } }),
          }),
        ],
      }),
      new Paragraph({ style: "Source", children: [new TextRun(sourceOf(quote, language))] }),
    ]),
  ]);
  return [heading(words.why(short_name)), ...paragraphs];
}

/** Text with its own line ends. */
export const textRuns = (text: string): TextRun[] =>
  text.split("\n").map((line, at) => new TextRun({ text: line, ...(at > 0 && { break: 1 }) }));

function fitOf({ requirements }: SharedProposal, words: ProposalWords): (Paragraph | Table)[] {
  if (requirements.length === 0) return [];
  const sizes = [3700, 1300, 1750, width - 6750];
  const head = { color: hex(palette.dimmed) };
  const heads = [words.requirement, words.kind_head, words.verdict_head, words.note_head];
  const rows = requirements.map(
    ({ text, kind, verdict, note }) =>
      new TableRow({
        cantSplit: true,
        children: [
          cell(text, nth(sizes, 0), { bold: true }),
          cell(words.kind[kind], nth(sizes, 1), head),
          cell(`${signs[verdict]} ${words.verdict[verdict]}`, nth(sizes, 2), { bold: true, color: hex(verdictColours[verdict]) }),
          cell(note ?? "", nth(sizes, 3), { color: hex(palette.secondary) }),
        ],
      }),
  );
  const table = tableOf(sizes, [
    new TableRow({ tableHeader: true, cantSplit: true, children: heads.map((text, at) => cell(text, nth(sizes, at), head)) }),
    ...rows,
  ]);
  const isUnknown = requirements.some(({ verdict }) => verdict === "unknown");
  return [
    heading(words.requirements),
    table,
    ...(isUnknown ? [new Paragraph({ style: "Small", children: [new TextRun(words.unknown_means)] })] : []),
  ];
}

const inlineRuns = (inlines: Inline[]): TextRun[] =>
  runsOf(inlines).flatMap(({ text, font }) =>
    text === "\n" ? [new TextRun({ text: "", break: 1 })] : [new TextRun({ text, bold: font === "semibold", italics: font === "italic" })],
  );

function letterOf({ letter }: SharedProposal, words: ProposalWords): Paragraph[] {
  const blocks = parseMarkdown(letter);
  if (blocks.length === 0) return [];
  return [heading(words.letter), ...paragraphsOf(blocks)];
}

/** Markdown as paragraphs of Word. */
export const paragraphsOf = (blocks: readonly Block[]): Paragraph[] =>
  blocks.flatMap((block, place): Paragraph[] => {
    if (block.kind === "list")
      return block.items.map((item) =>
        block.is_ordered
          ? new Paragraph({ numbering: { reference: "numbers", level: 0, instance: place }, children: inlineRuns(item) })
          : new Paragraph({ bullet: { level: 0 }, children: inlineRuns(item) }),
      );
    const children = inlineRuns(block.inlines);
    if (block.kind === "heading") return [smallHeading(children)];
    return [new Paragraph(block.kind === "quote" ? { style: "Quote", children } : { children })];
  });

export function profileOf(shared: Profile, words: ProposalWords): (Paragraph | Table)[] {
  const { language } = shared;
  return [
    ...timeline(
      words.experience,
      shared.experience.map(({ title, company, location, start, end, current, description }) => ({
        when: formatPeriod({ start, end, current }, language),
        what: title ?? company ?? "",
        where: [title ? company : null, location].filter(Boolean).join(", "),
        text: description ?? null,
      })),
    ),
    ...timeline(
      words.education,
      shared.education.map(({ degree, field, institution, start, end }) => ({
        when: formatPeriod({ start, end }, language),
        what: studyText(degree, field) || (institution ?? ""),
        where: degree || field ? (institution ?? "") : "",
      })),
    ),
    ...timeline(
      words.certifications,
      shared.certifications.map(({ name, issuer, year }) => ({ when: year ? String(year) : "", what: name, where: issuer ?? "" })),
    ),
  ];
}

function timeline(title: string, rows: { when: string; what: string; where: string; text?: string | null }[]): (Paragraph | Table)[] {
  const known = rows.filter(({ what }) => what !== "");
  if (known.length === 0) return [];
  const sizes = [2600, width - 2600];
  const table = known.map(
    ({ when, what, where, text }) =>
      new TableRow({
        cantSplit: !text,
        children: [
          cell(when, nth(sizes, 0), { color: hex(palette.dimmed) }),
          new TableCell({
            width: { size: nth(sizes, 1), type: WidthType.DXA },
            margins: { left: 0, right: 0 },
            children: [
              new Paragraph({
                style: "Cell",
                children: [
                  new TextRun({ text: what, bold: true }),
                  ...(where ? [new TextRun({ text: where, break: 1, color: hex(palette.secondary) })] : []),
                ],
              }),
              ...(text ? [new Paragraph({ style: "Cell", children: textRuns(text.trim()) })] : []),
            ],
          }),
        ],
      }),
  );
  return [heading(title), tableOf(sizes, table)];
}

export function recruiterOf({ recruiter, agency }: Pick<SharedProposal, "recruiter" | "agency">, words: ProposalWords): Paragraph[] {
  const told = [words.recruiter_at(recruiter.title, agency.name), recruiter.phone, recruiter.email].filter((text) => text !== null);
  return [
    heading(words.contact),
    new Paragraph({
      keepLines: true,
      children: [new TextRun({ text: recruiter.name, bold: true }), ...told.map((text) => new TextRun({ text, break: 1 }))],
    }),
  ];
}
