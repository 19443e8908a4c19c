import type { Verdict } from "#contract/fields.ts";
import { nth } from "#contract/nth.ts";
import { countVerdicts, formatDay, type ProposalWords, proposalWords, quotedText, sourceOf } from "#contract/proposal/proposal-words.ts";
import type { SharedProposal } from "#contract/proposal/shared-proposal.ts";
import { type Block, parseMarkdown } from "#contract/text/markdown.ts";
import { look, type Paper, section, writeBrand, writeFacts, writeFoot, writeProfile, writeRecruiter } from "./house-style.ts";
import { palette, verdictColours } from "./palette.ts";
import { column, page, type Run, runsOf, Sheet } from "./sheet.ts";
import { writable } from "./writable.ts";

/** The proposal on A4: the same text as the client's page. */
export async function proposalPdf(given: SharedProposal, paper: Paper): Promise<Uint8Array> {
  const shared = writable(given);
  const roomy = await write(shared, paper);
  // A last page with nothing but whom to call: closer together it may do without.
  const close = roomy.sheet.endsAlone ? await write(shared, paper, 15) : roomy;
  return (close.sheet.endsAlone ? roomy : close).end();
}

async function write(shared: SharedProposal, paper: Paper, gap?: number) {
  const words = proposalWords[shared.language];
  const made_at = new Date(shared.changed_at ?? shared.sent_at ?? Date.now());
  const sheet = await Sheet.begin({
    title: `${words.proposal_for(shared.client_name, shared.job_title)}: ${shared.display_name}`,
    author: shared.agency.name,
    language: shared.language,
    made_at,
  });
  if (gap !== undefined) sheet.gap = gap;
  writeProposal(sheet, shared, paper, made_at);
  const { agency, edition, sent_at, language } = shared;
  const told = sent_at ? words.version_sent(edition, formatDay(sent_at, language)) : words.version(edition);
  const end = () => sheet.end((number, pages) => writeFoot(sheet, [agency.name, agency.footer, told], words.page_of(number, pages)));
  return { sheet, end };
}

/** A whole proposal, from the head of a page on. */
export function writeProposal(sheet: Sheet, shared: SharedProposal, paper: Paper, made_at: Date): void {
  const words = proposalWords[shared.language];
  writeHead(sheet, shared, paper, words);
  writeFacts(sheet, shared, made_at.toISOString().slice(0, 10));
  writeStrengths(sheet, shared, words);
  writeFit(sheet, shared, words);
  writeLetter(sheet, shared, words);
  writeProfile(sheet, shared, words);
  writeRecruiter(sheet, shared, words);
}

function writeHead(sheet: Sheet, shared: SharedProposal, paper: Paper, words: ProposalWords): void {
  writeBrand(sheet, shared.agency, paper);
  sheet.paragraph(words.proposal_for(shared.client_name, shared.job_title), { ...look.table, colour: palette.dimmed }, { after: 4 });
  // Long names are set smaller rather than over three lines.
  const isLong = sheet.layOut([{ text: shared.display_name }], look.name, column).length > 2;
  sheet.paragraph(shared.display_name, isLong ? { ...look.name, size: 18, leading: 24 } : look.name, { type: "H1", after: 4 });
  if (shared.title && !shared.summary && !shared.display_name.startsWith(shared.title)) sheet.paragraph(shared.title, look.lead);
  if (shared.summary) sheet.paragraph(shared.summary, look.lead);
  if (shared.changed_at) {
    sheet.y += 6;
    sheet.paragraph(words.changed_on(shared.recruiter.name, formatDay(shared.changed_at, shared.language)), look.small, { after: 2 });
  }
  sheet.y += 14;
}

function writeStrengths(sheet: Sheet, shared: SharedProposal, words: ProposalWords): void {
  const { strengths, agency, language, short_name } = shared;
  if (strengths.length === 0) return;
  const heights = strengths.map(
    ({ title, text, quotes }) =>
      sheet.heightOf([{ text: title }], look.strong, column) +
      3 +
      sheet.heightOf([{ text }], look.body, column) +
      quotes.reduce(
        (sum, quote) => sum + 7 + sheet.heightOf([{ text: quotedText(quote) }], look.table, column - 11) + look.small.leading,
        0,
      ),
  );
  section(sheet, words.why(short_name), Math.min(nth(heights, 0), 220));
  for (const [at, { title, text, quotes }] of strengths.entries()) {
    if (at > 0) {
      sheet.y += 12;
      sheet.ensure(Math.min(nth(heights, at), 220) + 12);
      if (sheet.y > page.top) sheet.rule();
      sheet.y += sheet.y > page.top ? 12 : 0;
    }
    sheet.paragraph(title, look.strong, { type: "H3", after: 3 });
    sheet.paragraph(text, { ...look.body, colour: palette.secondary });
    for (const quote of quotes) {
      sheet.y += 7;
      const lines = sheet.layOut([{ text: quotedText(quote) }], look.table, column - 11).length;
      sheet.ensure(Math.min(lines, 4) * look.table.leading + look.small.leading);
      const indented = { x: page.left + 11, width: column - 11, bar: agency.brand_color };
      const lang = quote.language && quote.language !== language ? { lang: quote.language } : {};
      sheet.paragraph(quotedText(quote), look.table, { type: "BlockQuote", ...indented, options: lang });
      sheet.paragraph(sourceOf(quote, language), look.small, indented);
    }
  }
}

const columns = { text: 190, kind: 62, verdict: 88, note: column - 190 - 62 - 88 } as const;

function writeFit(sheet: Sheet, shared: SharedProposal, words: ProposalWords): void {
  const { requirements } = shared;
  if (requirements.length === 0) return;
  section(sheet, words.requirements, 70);
  const counts = countVerdicts(requirements);
  sheet.tagged("P", sheet.root, () => {
    let x: number = page.left;
    for (const verdict of ["met", "partly", "not_met", "unknown"] as const) {
      glyph(sheet, verdict, x + 5, sheet.y + 7);
      const told = `${words.verdict_count[verdict]} ${counts[verdict]}`;
      sheet.lines(`${told}  `, { ...look.small, size: 9, leading: 13.5, colour: palette.secondary }, { x: x + 15, y: sheet.y, width: 120 });
      x += 40 + sheet.doc.font("regular").fontSize(9).widthOfString(told);
    }
  });
  sheet.y += 22;
  const table = sheet.group("Table");
  writeHeadRow(sheet, words, () => sheet.group("TR", table));
  for (const { text, kind, verdict, note } of requirements) {
    const cells: [Run[], number][] = [
      [[{ text, font: "medium" }], columns.text - 12],
      [[{ text: words.kind[kind], colour: palette.dimmed }], columns.kind - 8],
      [[{ text: words.verdict[verdict], font: "medium", colour: verdictColours[verdict] }], columns.verdict - 22],
      [[{ text: note ?? "", colour: palette.secondary }], columns.note],
    ];
    const height = Math.max(...cells.map(([runs, width]) => sheet.heightOf(runs, look.table, width))) + 11;
    if (sheet.ensure(height)) writeHeadRow(sheet, words, null);
    const top = sheet.y + 5.5;
    const row = sheet.group("TR", table);
    let x: number = page.left;
    for (const [at, [runs, width]] of cells.entries()) {
      const isVerdict = at === 2;
      if (isVerdict) glyph(sheet, verdict, x + 5, top + look.table.leading / 2);
      const place = { x: isVerdict ? x + 15 : x, y: top, width };
      sheet.tagged(at === 0 ? "TH" : "TD", row, () => sheet.lines(runs, look.table, place), at === 0 ? { scope: "Row" } : {});
      x += nth([columns.text, columns.kind, columns.verdict, columns.note], at);
    }
    row.end();
    sheet.y += height;
    sheet.rule();
  }
  table.end();
  sheet.y += 6;
  if (counts.unknown > 0) sheet.paragraph(words.unknown_means, look.small);
}

/** The table's head; repeated on a later page it is only seen, since who listens heard it. */
function writeHeadRow(sheet: Sheet, words: ProposalWords, row: (() => ReturnType<Sheet["group"]>) | null): void {
  const heads = [words.requirement, words.kind_head, words.verdict_head, words.note_head];
  const widths = [columns.text, columns.kind, columns.verdict, columns.note];
  const element = row?.();
  let x: number = page.left;
  for (const [at, head] of heads.entries()) {
    const place = { x, y: sheet.y, width: nth(widths, at) };
    const draw = () => sheet.lines([{ text: head, font: "medium" }], look.small, place);
    if (element) sheet.tagged("TH", element, draw, { scope: "Column" });
    else sheet.artifact(draw);
    x += nth(widths, at);
  }
  element?.end();
  sheet.y += look.small.leading + 4;
  sheet.rule();
}

/** A verdict's own shape: disc with tick, half disc, square with cross, dashed ring. The word stands beside it. */
export function glyph(sheet: Sheet, verdict: Verdict, x: number, y: number): void {
  const { doc } = sheet;
  const colour = verdictColours[verdict];
  const r = 4.6;
  sheet.artifact(() => {
    doc.save().lineWidth(1.1).lineCap("round").lineJoin("round");
    if (verdict === "met") {
      doc.circle(x, y, r).fill(colour);
      doc
        .moveTo(x - 2, y + 0.1)
        .lineTo(x - 0.5, y + 1.6)
        .lineTo(x + 2.1, y - 1.5)
        .strokeColor("#ffffff")
        .stroke();
    } else if (verdict === "partly") {
      doc.path(`M ${x} ${y - r + 0.5} A ${r - 0.5} ${r - 0.5} 0 0 0 ${x} ${y + r - 0.5} Z`).fill(colour);
      doc
        .circle(x, y, r - 0.5)
        .strokeColor(colour)
        .stroke();
    } else if (verdict === "not_met") {
      doc.roundedRect(x - r, y - r, r * 2, r * 2, 1.5).fill(colour);
      doc
        .moveTo(x - 1.8, y - 1.8)
        .lineTo(x + 1.8, y + 1.8)
        .moveTo(x + 1.8, y - 1.8)
        .lineTo(x - 1.8, y + 1.8)
        .strokeColor("#ffffff")
        .stroke();
    } else
      doc
        .circle(x, y, r - 0.5)
        .dash(1.6, { space: 1.9 })
        .strokeColor(colour)
        .stroke();
    doc.restore();
  });
}

function writeLetter(sheet: Sheet, shared: SharedProposal, words: ProposalWords): void {
  const blocks = parseMarkdown(shared.letter);
  if (blocks.length === 0) return;
  section(sheet, words.letter, look.body.leading * 2);
  writeBlocks(sheet, blocks);
}

/** Markdown as it stands on paper. */
export function writeBlocks(sheet: Sheet, blocks: readonly Block[]): void {
  for (const block of blocks) {
    if (block.kind === "list") {
      const list = sheet.group("L");
      for (const [at, inlines] of block.items.entries()) {
        sheet.ensure(look.body.leading * 2);
        const item = sheet.group("LI", list);
        const mark = block.is_ordered ? `${block.start + at}.` : "•";
        sheet.tagged("Lbl", item, () => sheet.lines(mark, look.body, { x: page.left + 4, y: sheet.y, width: 22 }));
        sheet.paragraph(runsOf(inlines), look.body, { type: "LBody", parent: item, x: page.left + 24, width: column - 24, after: 2 });
        item.end();
      }
      list.end();
      sheet.y += 6;
    } else if (block.kind === "heading") {
      sheet.ensure(look.strong.leading + look.body.leading * 2);
      sheet.paragraph(runsOf(block.inlines, "semibold"), look.strong, { type: "H3", after: 4 });
    } else if (block.kind === "quote") {
      const indented = { x: page.left + 11, width: column - 11, bar: palette.line };
      sheet.paragraph(runsOf(block.inlines), look.body, { type: "BlockQuote", after: 8, ...indented });
    } else sheet.paragraph(runsOf(block.inlines), look.body, { after: 8 });
  }
}
