import { Readable } from "node:stream";
import { CsvError, type Options, parse } from "csv-parse";
import { parse as parseNow } from "csv-parse/sync";
import { importDelimiters } from "#contract/import/import-choices.ts";
import { unguarded } from "#contract/text/formula.ts";
import { type Encoding, textOf } from "./encoding.ts";
import { headAt } from "./head.ts";
import { broken, type Row, type Source, tidyRow, unwrapped } from "./source.ts";

/** What may stand between two cells. */
type Delimiter = (typeof importDelimiters)[number];

const HEAD_BYTES = 64 * 1024;
/** Lines by which the delimiter is found. */
const LOOKED_AT = 50;
const MOST_RECORD = 2 * 1024 * 1024;

/** What Excel writes above a table to say what stands between its cells. */
const SEP = /^\uFEFF?"?sep=(.)"?(?:\r\n?|\n)/i;

const options = (delimiter: string): Options => ({
  delimiter,
  // One file may have several: what was put above a table was often written elsewhere.
  record_delimiter: ["\r\n", "\n", "\r"],
  relax_column_count: true,
  relax_quotes: true,
  skip_empty_lines: true,
  max_record_size: MOST_RECORD,
});

/** What stands between the cells: as the file says, else what parts most lines, from the table's head on, into equally many cells. */
export async function delimiterOf(source: Source, encoding: Encoding): Promise<Delimiter> {
  let head = "";
  for await (const text of textOf(source, encoding, HEAD_BYTES)) head += text;
  const said = importDelimiters.find((one) => one === SEP.exec(head)?.[1]);
  if (said) return said;
  // The last line may be cut off.
  const whole = head.length < HEAD_BYTES / 4 ? head : head.slice(0, head.lastIndexOf("\n") + 1);
  let best: { delimiter: Delimiter; score: number } = { delimiter: ",", score: 0 };
  for (const delimiter of importDelimiters) {
    const score = scoreOf(widths(whole, delimiter));
    if (score > best.score) best = { delimiter, score };
  }
  return best.delimiter;
}

function widths(text: string, delimiter: Delimiter): number[] {
  try {
    const rows: string[][] = parseNow(text, { ...options(delimiter), to: LOOKED_AT });
    const told = rows.filter((row) => row.some((cell) => cell.trim() !== ""));
    return told.slice(headAt(told)).map((row) => row.length);
  } catch {
    return [];
  }
}

/** How often the most frequent width above one comes, and how wide that is: a table is as wide in its head as below. */
function scoreOf(found: readonly number[]): number {
  const [head = 0] = found;
  if (head < 2) return 0;
  const same = found.filter((width) => width === head).length / found.length;
  return same * same * Math.log2(head + 1);
}

/** A cell without what was put before or around it for spreadsheets: the mark of a formula that isn't to run, or of a number that is a text. */
function bare(cell: string): string {
  const said = unguarded(cell);
  return said === cell ? unwrapped(cell) : said;
}

/** A table's rows as they come, empty ones passed over; fails with the row at which it breaks off. */
export async function* rowsOfCsv(source: Source, of: { encoding: Encoding; delimiter: Delimiter }): AsyncGenerator<Row> {
  const parser = parse({ ...options(of.delimiter), info: true });
  const text = Readable.from(withoutSep(textOf(source, of.encoding)), { objectMode: true });
  text.on("error", (error) => parser.destroy(error));
  text.pipe(parser);
  let above = 0;
  try {
    // `info` gives each record with where it stood.
    for await (const { record, info } of parser as AsyncIterable<{ record: string[]; info: { records: number; empty_lines: number } }>) {
      if (record.every((cell) => cell.trim() === "")) continue;
      yield tidyRow(info.records + info.empty_lines + above, record, bare);
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    // What was read before may wait unseen: where it stood, the error says.
    const { records = 0, empty_lines = 0 } = error as { records?: number; empty_lines?: number };
    throw broken(error.code === "CSV_MAX_RECORD_SIZE" ? "import_too_wide" : "import_broken", records + empty_lines + above + 1);
  } finally {
    text.destroy();
    parser.destroy();
  }

  async function* withoutSep(pieces: AsyncIterable<string>) {
    let isFirst = true;
    for await (const piece of pieces) {
      const rest = isFirst ? piece.replace(SEP, "") : piece;
      if (isFirst && rest.length < piece.length) above = 1;
      isFirst = false;
      if (rest !== "") yield rest;
    }
  }
}
