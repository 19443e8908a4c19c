import fc from "fast-check";
import { expect, test } from "vitest";
import { fromHead } from "#server/areas/import/table/head.ts";
import type { Source } from "#server/areas/import/table/source.ts";
import { rowsOf, shapeOf } from "#server/areas/import/table/table.ts";
import { csvOf } from "#web/kit/record/csv.ts";
import { xlsxOf } from "#web/kit/record/xlsx.ts";

/** What a list's export holds: texts of any letters, what a spreadsheet would run, figures, yes or no, and nothing. */
const text = fc
  .oneof(
    { weight: 5, arbitrary: fc.string({ unit: "grapheme", maxLength: 16 }) },
    {
      weight: 2,
      arbitrary: fc.constantFrom("=1+1", "'=1+1", "''=a", "@SUM(A1)", "-5", "+31 6 1234", "＝1", "'t Hart", '"ja", zei ze', "a;b\r\nc"),
    },
  )
  .map((said) => said.replaceAll("\0", "").trim());
const figure = fc.oneof(
  fc.integer(),
  fc.double({ noNaN: true, noDefaultInfinity: true, min: -1e9, max: 1e9 }).map((n) => Math.round(n * 100) / 100 || 0),
);
const cell = fc.oneof({ weight: 6, arbitrary: text }, { weight: 2, arbitrary: figure }, fc.boolean(), fc.constant(null));
const table = fc
  .integer({ min: 2, max: 6 })
  .chain((width) => fc.array(fc.array(cell, { minLength: width, maxLength: width }), { minLength: 1, maxLength: 8 }));
type Table = typeof table extends fc.Arbitrary<infer T> ? T : never;

async function read(file: Blob): Promise<string[][]> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const source: Source = {
    name: "list",
    size: bytes.length,
    read: async function* (from = 0, to = bytes.length) {
      yield bytes.subarray(from, to);
    },
  };
  const shape = await shapeOf(source, bytes.length);
  if (shape.format === "zip") throw new Error("no table");
  const rows: string[][] = [];
  for await (const { cells } of fromHead(rowsOf(source, shape))) rows.push(cells);
  return rows;
}

const heads = (width: number) =>
  Array.from({ length: width }, (_, at) => ["first_name", "last_name", "email", "city", "phone", "tags"][at] ?? "");
/** What a table says as text; a row of nothing is none. */
const saidIn = (rows: Table) => rows.map((row) => row.map((one) => String(one ?? ""))).filter((row) => row.some(Boolean));

test("a list that leaves as CSV comes in again as it was, whatever stands in it", async () => {
  const isSame = async (rows: Table) => {
    const head = heads(rows[0]?.length ?? 0);
    expect(await read(new Blob([csvOf([head, ...rows])]))).toEqual([head, ...saidIn(rows)]);
  };
  await fc.assert(fc.asyncProperty(table, isSame), { numRuns: 200 });
});

test("a list that leaves as Excel does as well, but for signs that a workbook can't hold", async () => {
  const unwritable = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;
  const writable = (one: Table[number][number]) =>
    typeof one === "string" ? one.replace(unwritable, "").replace(/\r\n?/g, "\n").trim() : one;
  const isSame = async (rows: Table) => {
    const head = heads(rows[0]?.length ?? 0);
    const sheet = xlsxOf(
      "List",
      head.map((name) => ({ name })),
    );
    const held = rows.map((row) => row.map(writable));
    sheet.add(held);
    const found = await read(sheet.end());
    // Cells at the end of a row that hold nothing aren't in a workbook.
    expect(found.map((row) => [...row, ...Array.from({ length: head.length - row.length }, () => "")])).toEqual([head, ...saidIn(held)]);
  };
  await fc.assert(fc.asyncProperty(table, isSame), { numRuns: 100 });
});
