import { SaxesParser } from "saxes";
import { broken, MOST_COLUMNS, type Row, type Source, tidyRow } from "./source.ts";
import { type Entry, entriesOf } from "./zip.ts";

/** Bytes of one sheet, unpacked, and characters of the texts that its cells share: these alone are held. */
const MOST_BYTES = 1024 * 1024 * 1024;
const MOST_SHARED = 64 * 1024 * 1024;

type Attributes = Record<string, string>;
interface Reader {
  open?(name: string, attributes: Attributes): void;
  close?(name: string): void;
  text?(value: string): void;
}

/** Reads XML as it comes: after each piece whoever reads may take what it gave. */
async function* xml(entry: Entry, reader: Reader): AsyncGenerator<void> {
  const parser = new SaxesParser({ position: false, xmlns: false } as const);
  parser.ENTITIES = new Proxy(parser.ENTITIES, { get: (known, name: string) => known[name] ?? "" });
  const plain = (name: string) => name.slice(name.indexOf(":") + 1);
  parser.on("opentag", ({ name, attributes }) => reader.open?.(plain(name), attributes));
  parser.on("closetag", ({ name }) => reader.close?.(plain(name)));
  parser.on("text", (value) => reader.text?.(value));
  parser.on("error", () => {
    throw broken("import_zip_broken");
  });
  const decoder = new TextDecoder();
  for await (const piece of entry.read()) {
    parser.write(decoder.decode(piece, { stream: true }));
    yield;
  }
}

async function readAll(entry: Entry | undefined, reader: Reader): Promise<void> {
  if (entry) for await (const _ of xml(entry, reader));
}

interface Workbook {
  sheets: { name: string; entry: Entry }[];
  shared: string[];
  /** Which of the cells' styles show a number as a date. */
  dates: Set<number>;
  /** Days are counted from 1904 on, as old Macs did. */
  is_1904: boolean;
}

async function openWorkbook(source: Source): Promise<Workbook> {
  const entries = new Map<string, Entry>();
  for await (const entry of entriesOf(source, MOST_BYTES)) entries.set(entry.path.replace(/^\//, "").toLowerCase(), entry);
  const targets = new Map<string, string>();
  await readAll(entries.get("xl/_rels/workbook.xml.rels"), {
    open: (name, { Id = "", Target = "" }) => {
      if (name === "Relationship")
        targets.set(
          Id,
          Target.replace(/^\//, "")
            .replace(/^(?!xl\/)/, "xl/")
            .toLowerCase(),
        );
    },
  });
  const sheets: Workbook["sheets"] = [];
  let is_1904 = false;
  await readAll(entries.get("xl/workbook.xml"), {
    open: (name, attributes) => {
      if (name === "workbookPr") is_1904 = ["1", "true"].includes(attributes.date1904 ?? "");
      const entry = name === "sheet" ? entries.get(targets.get(attributes["r:id"] ?? "") ?? "") : undefined;
      if (entry && attributes.state !== "hidden" && attributes.state !== "veryHidden") sheets.push({ name: attributes.name ?? "", entry });
    },
  });
  if (sheets.length === 0) throw broken("import_no_table");
  return {
    sheets,
    is_1904,
    shared: await sharedTexts(entries.get("xl/sharedstrings.xml")),
    dates: await dateStyles(entries.get("xl/styles.xml")),
  };
}

async function sharedTexts(entry: Entry | undefined): Promise<string[]> {
  const texts: string[] = [];
  let text = "";
  let size = 0;
  let depth = 0;
  let isSaid = false;
  await readAll(entry, {
    open: (name) => {
      if (name === "si") text = "";
      // How Japanese is pronounced stands beside it, and is no part of it.
      if (name === "rPh") depth += 1;
      isSaid = name === "t" && depth === 0;
    },
    close: (name) => {
      if (name === "rPh") depth -= 1;
      isSaid = false;
      if (name !== "si") return;
      size += text.length;
      if (size > MOST_SHARED) throw broken("import_zip_too_large");
      texts.push(text);
    },
    text: (value) => {
      if (isSaid) text += value;
    },
  });
  return texts;
}

/** Formats of dates that every workbook knows by number (ECMA-376, 18.8.30). */
const isKnownDate = (id: number) => (id >= 14 && id <= 22) || (id >= 27 && id <= 36) || (id >= 45 && id <= 47) || (id >= 50 && id <= 58);

async function dateStyles(entry: Entry | undefined): Promise<Set<number>> {
  const custom = new Set<number>();
  const dates = new Set<number>();
  let style = 0;
  let isCells = false;
  await readAll(entry, {
    open: (name, { numFmtId = "0", formatCode = "" }) => {
      const id = Number(numFmtId);
      // Colours, conditions and words within a format say nothing of days.
      const letters = formatCode.replace(/\[[^\]]*\]|"[^"]*"|\\./g, "");
      if (name === "numFmt" && /[dmy]/i.test(letters) && !/[#0?]/.test(letters.replace(/0+$/, ""))) custom.add(id);
      if (name === "cellXfs") isCells = true;
      if (name !== "xf" || !isCells) return;
      if (isKnownDate(id) || custom.has(id)) dates.add(style);
      style += 1;
    },
    close: (name) => {
      if (name === "cellXfs") isCells = false;
    },
  });
  return dates;
}

export const sheetsOf = async (source: Source): Promise<string[]> => (await openWorkbook(source)).sheets.map(({ name }) => name);

/** The rows of a sheet as they come; without a name of the first that has any. Dates are `YYYY-MM-DD`, with a time where there is one. */
export async function* rowsOfXlsx(source: Source, sheet?: string | null): AsyncGenerator<Row> {
  const book = await openWorkbook(source);
  const chosen = book.sheets.find(({ name }) => name === sheet);
  for (const { entry } of chosen ? [chosen] : book.sheets) {
    let isEmpty = true;
    for await (const row of rowsOfSheet(entry, book)) {
      isEmpty = false;
      yield row;
    }
    if (!isEmpty) return;
  }
}

async function* rowsOfSheet(entry: Entry, book: Workbook): AsyncGenerator<Row> {
  let ready: Row[] = [];
  let row = 0;
  let cells: string[] = [];
  let column = -1;
  let cell: Attributes = {};
  let value: string | null = null;
  let isValue = false;
  const reading = xml(entry, {
    open: (name, attributes) => {
      if (name === "row") {
        row = Number(attributes.r ?? row + 1);
        cells = [];
        column = -1;
      } else if (name === "c") {
        cell = attributes;
        column = attributes.r ? columnOf(attributes.r) : column + 1;
        value = null;
      } else isValue = name === "v" || name === "t";
    },
    text: (text) => {
      if (isValue) value = (value ?? "") + text;
    },
    close: (name) => {
      isValue = false;
      if (name === "c" && value !== null && column < MOST_COLUMNS) {
        while (cells.length < column) cells.push("");
        cells[column] = said(value, cell, book);
      } else if (name === "row" && cells.some((one) => one.trim() !== "")) ready.push(tidyRow(row, cells));
    },
  });
  for await (const _ of reading) {
    yield* ready;
    ready = [];
  }
  yield* ready;
}

/** "AB12" is in the column of 27. */
const columnOf = (reference: string) =>
  [...reference.replace(/\d+$/, "")].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;

function said(value: string, { t, s }: Attributes, { shared, dates, is_1904 }: Workbook): string {
  if (t === "s") return shared[Number(value)] ?? "";
  if (t === "b") return value === "1" ? "true" : "false";
  if (t === "e") return "";
  if (t === "str" || t === "inlineStr") return value;
  if (t === "d") return value.replace(/T00:00:00(\.0+)?Z?$/, "").replace("T", " ");
  const number = Number(value);
  if (!Number.isFinite(number)) return value;
  if (dates.has(Number(s ?? 0))) return dateOf(number, is_1904);
  // What a spreadsheet calculates has fifteen digits; the rest is how computers write them.
  return String(Number(number.toPrecision(15)));
}

/** Days since the end of 1899, of which the first sixty are counted one too many: 1900 was no leap year. */
function dateOf(number: number, is_1904: boolean): string {
  const days = is_1904 ? number + 1462 : number < 60 ? number + 1 : number;
  const at = new Date(Math.round((days - 25_569) * 86_400) * 1000);
  if (Number.isNaN(at.getTime())) return String(number);
  const iso = at.toISOString();
  if (number < 1) return iso.slice(11, 16);
  return iso.endsWith("T00:00:00.000Z") ? iso.slice(0, 10) : iso.slice(0, 16).replace("T", " ");
}
