import { strToU8, Zip, ZipDeflate, ZipPassThrough } from "fflate";
import { isFormula } from "#contract/text/formula.ts";
import type { Cell } from "./csv.ts";

/** What a column's texts and figures are: `date` 2026-11-26, `time` an ISO moment, `money` cents. */
export type CellKind = "date" | "time" | "money";
interface XlsxColumn {
  name: string;
  as?: CellKind | undefined;
}

/** Places in `cellXfs` of the styles below. */
const styles = { head: 1, date: 2, time: 3, money: 4, text: 5 } as const;
/** What Excel takes in one cell. */
const MOST_OF_A_CELL = 32_767;
const MS_PER_DAY = 86_400_000;
/** Days from Excel's 30 December 1899 to 1970. */
const EPOCH = 25_569;
const PIECE_BYTES = 1_000_000;

const main = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"';
const relations = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const packages = "http://schemas.openxmlformats.org/package/2006";
const office = "application/vnd.openxmlformats-officedocument.spreadsheetml";
const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';

const fixed: Record<string, string> = {
  "[Content_Types].xml": `<Types xmlns="${packages}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="${office}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${office}.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="${office}.styles+xml"/></Types>`,
  "_rels/.rels": `<Relationships xmlns="${packages}/relationships"><Relationship Id="rId1" Type="${relations}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  "xl/_rels/workbook.xml.rels": `<Relationships xmlns="${packages}/relationships"><Relationship Id="rId1" Type="${relations}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${relations}/styles" Target="styles.xml"/></Relationships>`,
  "xl/styles.xml": `<styleSheet ${main}><numFmts count="2"><numFmt numFmtId="164" formatCode="yyyy\\-mm\\-dd"/><numFmt numFmtId="165" formatCode="yyyy\\-mm\\-dd\\ hh:mm"/></numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="6"><xf xfId="0"/><xf fontId="1" applyFont="1" xfId="0"/><xf numFmtId="164" applyNumberFormat="1" xfId="0"/><xf numFmtId="165" applyNumberFormat="1" xfId="0"/><xf numFmtId="4" applyNumberFormat="1" xfId="0"/><xf numFmtId="49" applyNumberFormat="1" quotePrefix="1" xfId="0"/></cellXfs></styleSheet>`,
};

const signs: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
/** Characters that XML 1.0 has no way to write: control characters, halves of pairs, the two last of the plane. */
const unwritable = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;
const escaped = (text: string): string =>
  text
    .slice(0, MOST_OF_A_CELL)
    .replace(unwritable, "")
    .replace(/[&<>"]/g, (sign) => signs[sign] ?? sign);

/** A cell at its place, without its closing sign. */
type Begun = (more: string) => string;
const figure = (begun: Begun, value: number, style?: number): string => `${begun(style ? ` s="${style}"` : "")}><v>${value}</v></c>`;
/** A text is never a formula here; one that looks like one keeps the mark by which Excel leaves it a text when it is edited. */
const words = (begun: Begun, text: string, style?: number): string =>
  `${begun(` t="inlineStr"${style ? ` s="${style}"` : ""}`)}><is><t xml:space="preserve">${escaped(text)}</t></is></c>`;

/** A moment as Excel counts: days, in the reader's own time; a day by itself has none. */
function daysOf(text: string, as: "date" | "time"): number | null {
  const at = new Date(text);
  const ms = at.getTime() - (as === "time" ? at.getTimezoneOffset() * 60_000 : 0);
  return Number.isFinite(ms) ? ms / MS_PER_DAY + EPOCH : null;
}

function cell(begun: Begun, value: Cell, as: CellKind | undefined): string {
  if (value === null || value === undefined || value === "") return "";
  if (typeof value === "number") return as === "money" ? figure(begun, value / 100, styles.money) : figure(begun, value);
  if (typeof value === "boolean") return `${begun(' t="b"')}><v>${value ? 1 : 0}</v></c>`;
  const days = as === "date" || as === "time" ? daysOf(value, as) : null;
  if (days !== null && as) return figure(begun, days, styles[as]);
  return words(begun, value, isFormula(value) ? styles.text : undefined);
}

/** `AB` for 28. */
const letters = (n: number): string => (n > 26 ? letters(Math.floor((n - 1) / 26)) : "") + String.fromCharCode(65 + ((n - 1) % 26));

/**
 * A workbook of one sheet with a head that stays, written row by row: what is written is packed at once, so that of a hundred
 * thousand rows only the packed bytes are held.
 */
export function xlsxOf(name: string, columns: readonly XlsxColumn[]) {
  let whole = new Blob([]);
  let pieces: Uint8Array<ArrayBuffer>[] = [];
  let held = 0;
  const gather = () => {
    // A blob may lie on disk, the pieces lie in memory.
    whole = new Blob([whole, ...pieces]);
    pieces = [];
    held = 0;
  };
  const zip = new Zip((error, piece) => {
    if (error) throw error;
    pieces.push(piece as Uint8Array<ArrayBuffer>);
    held += piece.length;
    if (held > PIECE_BYTES) gather();
  });
  const workbook = `<workbook ${main} xmlns:r="${relations}"><sheets><sheet name="${escaped(name.replace(/[\\/?*[\]:]/g, " ").slice(0, 31))}" sheetId="1" r:id="rId1"/></sheets></workbook>`;
  for (const [path, text] of Object.entries({ ...fixed, "xl/workbook.xml": workbook })) {
    const part = new ZipPassThrough(path);
    zip.add(part);
    part.push(strToU8(head + text), true);
  }
  const sheet = new ZipDeflate("xl/worksheets/sheet1.xml", { level: 6 });
  zip.add(sheet);
  const widths = columns.map(
    ({ name, as }, at) =>
      `<col min="${at + 1}" max="${at + 1}" width="${as === "time" ? 17 : Math.max(12, name.length + 3)}" customWidth="1"/>`,
  );
  sheet.push(
    strToU8(
      `${head}<worksheet ${main}><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>${widths.join("")}</cols><sheetData>`,
    ),
  );
  const places = columns.map((_column, at) => letters(at + 1));
  let count = 0;
  const rowOf = (cells: readonly Cell[], write: (begun: Begun, value: Cell, at: number) => string): string => {
    count++;
    return `<row r="${count}">${cells.map((value, at) => write((more) => `<c r="${places[at]}${count}"${more}`, value, at)).join("")}</row>`;
  };
  sheet.push(
    strToU8(
      rowOf(
        columns.map(({ name }) => name),
        (begun, name) => words(begun, String(name), styles.head),
      ),
    ),
  );
  return {
    add(rows: readonly (readonly Cell[])[]) {
      sheet.push(strToU8(rows.map((cells) => rowOf(cells, (begun, value, at) => cell(begun, value, columns[at]?.as))).join("")));
    },
    /** The file; nothing is added after it. */
    end(): Blob {
      sheet.push(strToU8(`</sheetData><autoFilter ref="A1:${places.at(-1)}${count}"/></worksheet>`), true);
      zip.end();
      gather();
      return new Blob([whole], { type: `${office}.sheet` });
    },
  };
}
