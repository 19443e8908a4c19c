import { BlobReader, BlobWriter, TextReader, ZipWriter } from "@zip.js/zip.js";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import writeExcel from "write-excel-file/node";
import { guarded } from "#contract/text/formula.ts";
import type { Row, Source } from "./source.ts";
import { rowsOf, type Shape, shapeOf } from "./table.ts";
import { entriesOf } from "./zip.ts";

async function all<T>(from: AsyncIterable<T> | readonly T[]): Promise<T[]> {
  const found: T[] = [];
  for await (const one of from) found.push(one);
  return found;
}
const MOST = 100 * 1024 * 1024;

/** A file that comes in pieces of so many bytes. */
const fileOf = (content: string | Uint8Array, piece = 7): Source => {
  const bytes = typeof content === "string" ? new TextEncoder().encode(content) : content;
  return {
    name: "file",
    size: bytes.length,
    read: async function* (from = 0, to = bytes.length) {
      for (let at = from; at < to; at += piece) yield bytes.subarray(at, Math.min(to, at + piece));
    },
  };
};

async function readTable(source: Source): Promise<{ shape: Shape; rows: Row[] }> {
  const shape = await shapeOf(source, MOST);
  if (shape.format === "zip") throw new Error("no table");
  return { shape, rows: await all(rowsOf(source, shape)) };
}
const cellsOf = async (content: string | Uint8Array, piece?: number) =>
  (await readTable(fileOf(content, piece))).rows.map(({ cells }) => cells);

const utf16 = (text: string, isBig = false) => {
  const bytes = Buffer.from(text, "utf16le");
  return isBig ? bytes.swap16() : bytes;
};
const windows1252 = (text: string) => Uint8Array.from(text, (letter) => (letter === "€" ? 0x80 : letter.charCodeAt(0)));

describe("a CSV", () => {
  test.each([
    ["commas", "Naam,Plaats\nNoor,Utrecht\n"],
    ["semicolons, and commas in numbers", "Naam;Uren\nNoor;32,5\nSem;36,0\n"],
    ["tabs", "Naam\tPlaats\nNoor\tUtrecht"],
    ["pipes", "Naam|Plaats\r\nNoor|Utrecht\r\n"],
    ["what Excel says of itself", "sep=;\r\nNaam;Plaats\r\nNoor;Utrecht\r\n"],
    ["empty lines", "\n\nNaam,Plaats\n\n,,\nNoor,Utrecht\n\n"],
  ])("parted by %s has two columns", async (_, text) => {
    const rows = await cellsOf(text);
    expect(rows.map((cells) => cells.length)).toEqual(rows.map(() => 2));
    expect(rows[0]?.[0]).toBe("Naam");
    expect(rows[1]?.[0]).toBe("Noor");
  });

  test("keeps quotes, line breaks and what looks like a formula within its cells", async () => {
    const text = '\uFEFFNaam,Notitie\r\nNoor,"zei ""ja"",\r\nen belt\nterug"\r\n=1+1,"=HYPERLINK(""http://x.example"")"\r\n-5,@SUM(A1)\r\n';
    expect(await cellsOf(text, 3)).toEqual([
      ["Naam", "Notitie"],
      ["Noor", 'zei "ja",\r\nen belt\nterug'],
      ["=1+1", '=HYPERLINK("http://x.example")'],
      ["-5", "@SUM(A1)"],
    ]);
  });

  test("numbers its rows as a spreadsheet does, empty ones counted", async () => {
    const { rows } = await readTable(fileOf('Naam,Plaats\n\nNoor,"a\nb"\n,,\nSem,Ede\n'));
    expect(rows.map(({ row }) => row)).toEqual([1, 3, 5]);
  });

  test.each([
    ["UTF-8 with its mark", new TextEncoder().encode("\uFEFFNaam;Plaats\nSinéad;Köln\n"), "utf-8"],
    ["UTF-16 with its mark", utf16("\uFEFFNaam;Plaats\nSinéad;Köln\n"), "utf-16le"],
    ["UTF-16 without one", utf16("Naam;Plaats\nSinéad;Köln\n"), "utf-16le"],
    ["UTF-16, the other way round", utf16("\uFEFFNaam;Plaats\nSinéad;Köln\n", true), "utf-16be"],
    ["what Windows writes", windows1252("Naam;Plaats\nSinéad;Köln\n"), "windows-1252"],
  ])("in %s has its letters", async (_, bytes, encoding) => {
    for (const piece of [1, 7, 1000]) {
      const { shape, rows } = await readTable(fileOf(bytes, piece));
      expect(rows.map(({ cells }) => cells)).toEqual([["Naam", "Plaats"], ["Sinéad", "Köln"]]); // biome-ignore format: a table
      expect(shape).toMatchObject({ encoding });
    }
  });

  test("is read in the letters of Windows where the first that tells stands far below", async () => {
    const rows = await cellsOf(windows1252(`Naam,Loon\n${"Noor,12\n".repeat(20_000)}André,€ 12\n`), 5000);
    expect(rows.at(-1)).toEqual(["André", "€ 12"]);
  });

  test("of 200 columns has them all, and one of thousands its first", async () => {
    const head = (n: number) => Array.from({ length: n }, (_, at) => `Kolom ${at}`).join(";");
    expect((await cellsOf(`${head(200)}\n${head(200)}\n`))[1]).toHaveLength(200);
    expect((await cellsOf(`${head(3000)}\n`, 5000))[0]).toHaveLength(500);
  });

  test("that breaks off within quotes says at which row; one of nothing, that it has none", async () => {
    await expect(cellsOf(`Naam,Plaats\nNoor,Ede\nSem,"Ede\n${"x,y\n".repeat(5)}`)).rejects.toMatchObject({
      fields: { file: [{ key: "import_broken", params: { row: "3" } }] },
    });
    await expect(cellsOf("")).rejects.toMatchObject({ fields: { file: [{ key: "import_no_table" }] } });
    await expect(cellsOf(`Naam,Plaats\nNoor,"${"x".repeat(3_000_000)}`, 100_000)).rejects.toMatchObject({
      fields: { file: [{ key: "import_too_wide" }] },
    });
  });

  test("comes back as an export writes it, whatever stands in it", async () => {
    const cell = fc.string({ unit: "grapheme", maxLength: 12 }).map((text) => text.replaceAll("\0", "").trim());
    const table = fc
      .integer({ min: 2, max: 6 })
      .chain((width) => fc.array(fc.array(cell, { minLength: width, maxLength: width }), { minLength: 1, maxLength: 8 }));
    const quoted = (text: string) => `"${guarded(text).replaceAll('"', '""')}"`;
    await fc.assert(
      fc.asyncProperty(table, fc.constantFrom(",", ";", "\t", "|"), fc.integer({ min: 1, max: 30 }), async (rows, delimiter, piece) => {
        const heads = rows[0]?.map((_, at) => `kolom ${at}`) ?? [];
        const text = [heads, ...rows].map((row) => row.map(quoted).join(delimiter)).join("\r\n");
        const shape = { format: "csv", encoding: "utf-8", delimiter } as Extract<Shape, { format: "csv" }>;
        const read = await all(rowsOf(fileOf(text, piece), shape));
        expect(read.map(({ cells }) => cells)).toEqual([heads, ...rows.filter((row) => row.some((one) => one !== ""))]);
      }),
      { numRuns: 60 },
    );
  });

  test("of any bytes ends, or says why not", async () => {
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ minLength: 1, maxLength: 300 }), async (bytes) => {
        const end = await readTable(fileOf(bytes, 11)).then(
          () => "read",
          (failure) => failure.code ?? failure.message,
        );
        expect(["read", "invalid", "no table"]).toContain(end);
      }),
      { numRuns: 100 },
    );
  });
});

describe("an XLSX", () => {
  const day = new Date(Date.UTC(2024, 2, 31));
  const workbook = async () =>
    new Uint8Array(
      await writeExcel([
        [{ value: "Naam" }, { value: "Beschikbaar" }, { value: "Uren" }, { value: "Rijbewijs" }, { value: "Notitie" }],
        [{ value: "Noor" }, { value: day, format: "dd-mm-yyyy" }, { value: 32.5 }, { value: true }, { value: "een\ntwee" }],
        [null, null, null, null, null],
        [{ value: "Sem" }, null, { value: 0.1 + 0.2 }, null, { value: "=1+1" }],
      ]).toBuffer(),
    );

  test("has its dates as days, its numbers as typed, and gaps where nothing stands", async () => {
    const { shape, rows } = await readTable(fileOf(await workbook(), 1000));
    expect(shape).toMatchObject({ format: "xlsx", sheets: ["Sheet1"] });
    expect(rows).toEqual([
      { row: 1, cells: ["Naam", "Beschikbaar", "Uren", "Rijbewijs", "Notitie"] },
      { row: 2, cells: ["Noor", "2024-03-31", "32.5", "true", "een\ntwee"] },
      { row: 4, cells: ["Sem", "", "0.3", "", "=1+1"] },
    ]);
  });

  test("cut off is broken; an old .xls says what to do", async () => {
    const bytes = await workbook();
    await expect(readTable(fileOf(bytes.subarray(0, bytes.length - 400), 1000))).rejects.toMatchObject({
      fields: { file: [{ key: "import_zip_broken" }] },
    });
    await expect(readTable(fileOf(new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0, 0])))).rejects.toMatchObject({
      fields: { file: [{ key: "import_old_excel" }] },
    });
  });
});

describe("a ZIP", () => {
  const zipOf = async (files: Record<string, string | Blob>) => {
    const writer = new ZipWriter(new BlobWriter());
    for (const [path, content] of Object.entries(files))
      await writer.add(path, typeof content === "string" ? new TextReader(content) : new BlobReader(content));
    return fileOf(new Uint8Array(await (await writer.close()).arrayBuffer()), 4096);
  };
  const textOf = async (bytes: AsyncIterable<Uint8Array>) => Buffer.concat(await all(bytes)).toString();

  test("has the files of all its folders, but not what systems put there", async () => {
    const source = await zipOf({ "cv's/a/noor.txt": "Noor", "cv's/sem.txt": "Sem", "__MACOSX/._sem.txt": "x", "cv's/.DS_Store": "x" });
    expect(await shapeOf(source, MOST)).toEqual({ format: "zip" });
    const entries = await all(entriesOf(source, MOST));
    expect(entries.map(({ path }) => path)).toEqual(["cv's/a/noor.txt", "cv's/sem.txt"]);
    expect(await Promise.all(entries.map((entry) => textOf(entry.read())))).toEqual(["Noor", "Sem"]);
  });

  test("with a file that is larger than may be, or packed beyond measure, doesn't give it", async () => {
    const source = await zipOf({ "large.txt": "abc".repeat(1000), "bomb.txt": new Blob([new Uint8Array(8 * 1024 * 1024)]) });
    const [large, bomb] = await all(entriesOf(source, 1000));
    await expect(all(large?.read() ?? [])).rejects.toMatchObject({ fields: { file: [{ key: "import_zip_too_large" }] } });
    const [, again] = await all(entriesOf(source, MOST));
    await expect(all(again?.read() ?? [])).rejects.toMatchObject({ fields: { file: [{ key: "import_zip_too_large" }] } });
    expect(bomb?.size).toBe(8 * 1024 * 1024);
  });
});
