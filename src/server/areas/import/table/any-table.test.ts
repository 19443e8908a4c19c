import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { guarded } from "#contract/text/formula.ts";
import { fromHead } from "./head.ts";
import type { Row, Source } from "./source.ts";
import { rowsOf, shapeOf } from "./table.ts";

/** How programs write a table; each of these is met. */
const encodings = {
  "utf-8": (text: string) => Buffer.from(text),
  "utf-8 with its mark": (text: string) => Buffer.from(`\uFEFF${text}`),
  "utf-16le with its mark": (text: string) => Buffer.from(`\uFEFF${text}`, "utf16le"),
  "utf-16be with its mark": (text: string) => Buffer.from(`\uFEFF${text}`, "utf16le").swap16(),
  "windows-1252": (text: string) => Buffer.from(Uint8Array.from(text, (letter) => beyondLatin1[letter] ?? letter.charCodeAt(0))),
} as const;
const beyondLatin1: Record<string, number> = { "€": 0x80, "’": 0x92, "–": 0x96, š: 0x9a, ž: 0x9e };

/** What stands in a cell: words with letters of western Europe, signs that part cells, quotes, lines, and what a spreadsheet would run. */
const word = fc.constantFrom(
  "Zoë",
  "André",
  "van Lünen",
  "Curaçao",
  "Søren",
  "crème brûlée",
  "’s-Gravenhage",
  "naïef",
  "1.250,50",
  "€ 85",
  "–",
);
const plain = fc.string({ unit: fc.constantFrom(..."abcdenorstuvABDR 0123456789.-/"), maxLength: 12 });
const signs = fc.constantFrom('zei "ja"', '"', "a, b; c", "a|b\tc", "een\r\ntwee", "een\n\ndrie", '";"', ",,;;");
const formula = fc.constantFrom("=1+1", '=HYPERLINK("http://x.example";"x")', "@SUM(A1)", "-5", "+31 6 1234", "=cmd|' /C calc'!A0");
const cell = fc
  .oneof(
    { weight: 4, arbitrary: plain },
    { weight: 3, arbitrary: word },
    { weight: 2, arbitrary: signs },
    { weight: 1, arbitrary: formula },
  )
  .map((text) => text.trim());

const tableOf = (width: number, rows = 8) =>
  fc.array(fc.array(cell, { minLength: width, maxLength: width }), { minLength: 1, maxLength: rows });
const headsOf = (width: number) =>
  ["Voornaam", "Achternaam", ...Array.from({ length: width - 2 }, (_, at) => `Kolom ${at}`)].slice(0, width);

const written = fc.record({
  table: fc.oneof({ weight: 8, arbitrary: fc.integer({ min: 2, max: 7 }).chain(tableOf) }, { weight: 1, arbitrary: tableOf(200, 2) }),
  encoding: fc.constantFrom(...(Object.keys(encodings) as (keyof typeof encodings)[])),
  delimiter: fc.constantFrom(",", ";", "\t", "|"),
  end: fc.constantFrom("\r\n", "\n", "\r"),
  /** Each cell in quotes, or those alone that need them. */
  isQuoted: fc.boolean(),
  /** As an export writes it that spreadsheets are to run nothing of. */
  isGuarded: fc.boolean(),
  /** Behind which rows an empty line stands, and behind which one the head comes again. */
  empty: fc.array(fc.nat(8), { maxLength: 3 }),
  again: fc.option(fc.nat(8)),
  saysSep: fc.boolean(),
  piece: fc.constantFrom(5, 64, 1000),
});
type Written = typeof written extends fc.Arbitrary<infer T> ? T : never;

function textOf({ table, delimiter, end, isQuoted, isGuarded, empty, again, saysSep }: Written): string {
  const cellOf = (text: string) => {
    const said = isGuarded ? guarded(text) : text;
    return isQuoted || /["\r\n,;|\t]/.test(said) ? `"${said.replaceAll('"', '""')}"` : said;
  };
  const line = (cells: readonly string[]) => cells.map(cellOf).join(delimiter) + end;
  const head = line(headsOf(table[0]?.length ?? 0));
  const lines = table.map((cells, at) => `${line(cells)}${empty.includes(at) ? end : ""}${again === at ? head : ""}`);
  return `${saysSep ? `sep=${delimiter}${end}` : ""}${head}${lines.join("")}`;
}

async function rowsIn(bytes: Uint8Array, piece: number): Promise<string[][]> {
  const source: Source = {
    name: "table.csv",
    size: bytes.length,
    read: async function* (from = 0, to = bytes.length) {
      for (let at = from; at < to; at += piece) yield bytes.subarray(at, Math.min(to, at + piece));
    },
  };
  const shape = await shapeOf(source, bytes.length);
  if (shape.format === "zip") throw new Error("no table");
  const rows: Row[] = [];
  for await (const row of fromHead(rowsOf(source, shape))) rows.push(row);
  return rows.map(({ cells }) => cells);
}

describe("a CSV, however it was written", () => {
  test("has its head once and every row as it was, with nobody saying how it was written", async () => {
    await fc.assert(
      fc.asyncProperty(written, async (how) => {
        const read = await rowsIn(encodings[how.encoding](textOf(how)), how.piece);
        const rows = how.table.filter((cells) => cells.some((text) => text !== ""));
        expect(read).toEqual([headsOf(how.table[0]?.length ?? 0), ...rows]);
      }),
      { numRuns: 150 },
    );
  });

  test("with its head again at the mark of a file that was put behind it goes on", async () => {
    const one = '\uFEFF"Voornaam";"Achternaam"\r\n"Noor";"Linde"\r\n';
    const other = '\uFEFF"Voornaam";"Achternaam"\r\n"Sem";"Haan"\r\n';
    expect(await rowsIn(Buffer.from(one + other), 7)).toEqual([
      ["Voornaam", "Achternaam"],
      ["Noor", "Linde"],
      ["Sem", "Haan"],
    ]);
  });

  test("keeps an apostrophe that belongs to a name", async () => {
    const text = "Voornaam;Achternaam\nJan;'t Hart\nNoor;'s-Graaf\n";
    expect((await rowsIn(Buffer.from(text), 7)).slice(1)).toEqual([
      ["Jan", "'t Hart"],
      ["Noor", "'s-Graaf"],
    ]);
  });
});
