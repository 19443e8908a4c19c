import type { ImportShape } from "#contract/import/import-fields.ts";
import { delimiterOf, rowsOfCsv } from "./csv.ts";
import { encodingOf } from "./encoding.ts";
import { broken, headOf, type Row, type Source } from "./source.ts";
import { rowsOfXlsx, sheetsOf } from "./xlsx.ts";
import { entriesOf } from "./zip.ts";

export type Shape = ImportShape;

/** What a file is, by its bytes rather than its name, and how it is to be read. */
export async function shapeOf(source: Source, most_bytes: number): Promise<Shape> {
  const head = await headOf(source, 8);
  if (head.length === 0) throw broken("import_no_table");
  if (head[0] === 0xd0 && head[1] === 0xcf) throw broken("import_old_excel");
  if (head[0] === 0x50 && head[1] === 0x4b) {
    for await (const { path } of entriesOf(source, most_bytes))
      if (/^\/?xl\/workbook\.xml$/i.test(path)) {
        const sheets = await sheetsOf(source);
        return { format: "xlsx", sheet: sheets[0] ?? null, sheets };
      }
    return { format: "zip" };
  }
  const encoding = await encodingOf(source);
  return { format: "csv", encoding, delimiter: await delimiterOf(source, encoding) };
}

/** The rows of a table, its head first. */
export function rowsOf(source: Source, shape: Exclude<Shape, { format: "zip" }>): AsyncGenerator<Row> {
  return shape.format === "csv" ? rowsOfCsv(source, shape) : rowsOfXlsx(source, shape.sheet);
}
