import { nth } from "#contract/nth.ts";
import { countVerdicts, factsOf, formatDay, proposalWords } from "#contract/proposal/proposal-words.ts";
import type { SharedShortlist } from "#contract/proposal/shared-proposal.ts";
import {
  compareFacts,
  compareRows,
  labelsOf,
  type ShortlistWords,
  shortlistWords,
  verdictsInWords,
} from "#contract/proposal/shortlist-words.ts";
import { look, type Paper, section, writeBrand, writeFoot } from "./house-style.ts";
import { palette, verdictColours } from "./palette.ts";
import { glyph, writeProposal } from "./proposal-pdf.ts";
import { column, page, type Run, Sheet } from "./sheet.ts";
import { writable } from "./writable.ts";

/** Candidates beside each other on one sheet's width; more of them stand below. */
const BESIDE = 4;
const LEFT = 132;

interface Made {
  bytes: Uint8Array;
  /** The page on which each candidate's proposal begins. */
  begins: number[];
}

/** A shortlist on A4: who they are, side by side, then each proposal from the head of a page on. */
export async function shortlistPdf(given: SharedShortlist, paper: Paper): Promise<Made> {
  const shared = writable(given);
  const { language, agency, items } = shared;
  const words = shortlistWords[language];
  const made_at = new Date(shared.sent_at);
  const sheet = await Sheet.begin({
    title: words.shortlist_for(shared.client_name, shared.job_title),
    author: agency.name,
    language,
    made_at,
  });
  writeBrand(sheet, agency, paper);
  sheet.paragraph(words.shortlist_for(shared.client_name, shared.job_title), { ...look.table, colour: palette.dimmed }, { after: 4 });
  sheet.paragraph(shared.title ?? words.title(items.length), look.name, { type: "H1", after: 6 });
  for (const text of (shared.intro ?? "").split(/\n{2,}/)) sheet.paragraph(text, look.lead, { after: 6 });
  if (shared.withdrawn > 0) sheet.paragraph(words.withdrawn(shared.withdrawn), look.small, { after: 4 });
  const labels = labelsOf(items, language);
  writePeople(sheet, shared, labels);
  writeComparison(sheet, shared, labels, words);
  const begins = items.map(({ shared: proposal }) => {
    sheet.nextPage();
    const begin = sheet.doc.bufferedPageRange().count;
    writeProposal(sheet, proposal, paper, made_at);
    return begin;
  });
  const told = [agency.name, agency.footer, words.sent(formatDay(shared.sent_at, language))];
  const bytes = await sheet.end((number, pages) => writeFoot(sheet, told, proposalWords[language].page_of(number, pages)));
  return { bytes, begins };
}

function writePeople(sheet: Sheet, { items, language, sent_at }: SharedShortlist, labels: string[]): void {
  const words = proposalWords[language];
  section(sheet, shortlistWords[language].candidates, 60);
  for (const [at, { shared }] of items.entries()) {
    if (at > 0) sheet.y += 12;
    sheet.ensure(70);
    const label = nth(labels, at);
    const name = shared.display_name.startsWith(label) ? shared.display_name : `${label}: ${shared.display_name}`;
    sheet.paragraph(name, look.strong, { type: "H3" });
    const available = factsOf(shared.facts, language, sent_at.slice(0, 10)).find((fact) => fact.name === "available");
    const title = shared.title && !shared.display_name.startsWith(shared.title) ? shared.title : null;
    const facts = [title, available && `${words.fact.available}: ${available.value}`].filter(Boolean).join(" · ");
    if (facts) sheet.paragraph(facts, { ...look.table, colour: palette.secondary });
    sheet.paragraph(verdictsInWords(countVerdicts(shared.requirements), language), look.table, { after: 2 });
    for (const strength of shared.strengths.slice(0, 3))
      sheet.paragraph(`• ${strength.title}`, look.table, { x: page.left + 6, width: column - 6 });
  }
}

function writeComparison(sheet: Sheet, shared: SharedShortlist, labels: string[], words: ShortlistWords): void {
  const { items, language } = shared;
  const rows = compareRows(items);
  const facts = compareFacts(items, language, shared.sent_at.slice(0, 10));
  if (rows.length + facts.length === 0) return;
  const kinds = proposalWords[language].kind;
  const verdicts = proposalWords[language].verdict;
  section(sheet, words.compare, 110);
  for (let from = 0; from < items.length; from += BESIDE) {
    if (from > 0) sheet.y += 18;
    const to = Math.min(items.length, from + BESIDE);
    const width = (column - LEFT) / Math.min(items.length, BESIDE);
    const heads: Run[][] = [[], ...labels.slice(from, to).map((text) => [{ text, font: "semibold" as const }])];
    const table = sheet.group("Table");
    const writeRow = (cells: { runs: Run[]; verdict?: keyof typeof verdictColours | undefined }[], types: [string, string]) => {
      const inner = (at: number) => (at === 0 ? LEFT : width) - (cells[at]?.verdict ? 24 : 10);
      const height = Math.max(...cells.map(({ runs }, at) => sheet.heightOf(runs, look.table, inner(at)))) + 11;
      if (sheet.ensure(height + 30) && types[1] === "TD")
        writeRow(
          heads.map((runs) => ({ runs })),
          ["", ""],
        );
      const top = sheet.y + 5.5;
      const row = types[0] ? sheet.group("TR", table) : null;
      for (const [at, { runs, verdict }] of cells.entries()) {
        const x = page.left + (at === 0 ? 0 : LEFT + (at - 1) * width);
        const draw = () => sheet.lines(runs, look.table, { x: x + (verdict ? 14 : 0), y: top, width: inner(at) });
        if (verdict) glyph(sheet, verdict, x + 5, top + look.table.leading / 2);
        const type = types[at === 0 ? 0 : 1];
        if (row && type) sheet.tagged(type, row, draw, type === "TH" ? { scope: at === 0 && types[1] === "TD" ? "Row" : "Column" } : {});
        else sheet.artifact(draw);
      }
      row?.end();
      sheet.y += height;
      sheet.rule();
    };
    writeRow(
      heads.map((runs) => ({ runs })),
      ["TH", "TH"],
    );
    for (const { text, kind, cells } of rows)
      writeRow(
        [
          {
            runs: [
              { text, font: "medium" },
              { text: `\n${kinds[kind]}`, colour: palette.dimmed },
            ],
          },
          ...cells.slice(from, to).map((cell) => ({
            verdict: cell?.verdict,
            runs: cell
              ? [
                  { text: verdicts[cell.verdict], font: "medium" as const, colour: verdictColours[cell.verdict] },
                  ...(cell.note ? [{ text: `\n${cell.note}`, colour: palette.secondary }] : []),
                ]
              : [{ text: words.not_listed, colour: palette.dimmed }],
          })),
        ],
        ["TH", "TD"],
      );
    for (const { label, values } of facts)
      writeRow(
        [
          { runs: [{ text: label, colour: palette.dimmed }] },
          ...values.slice(from, to).map((value) => ({ runs: [{ text: value ?? "–" }] })),
        ],
        ["TH", "TD"],
      );
    table.end();
  }
  sheet.y += 6;
  if (rows.some(({ cells }) => cells.some((cell) => cell?.verdict === "unknown"))) sheet.paragraph(words.unknown_means, look.small);
}
