import readExcelFile from "read-excel-file/node";
import { expect, test } from "vitest";
import { xlsxOf } from "./xlsx.ts";

const read = async (file: Blob) => (await readExcelFile(Buffer.from(await file.arrayBuffer())))[0];

test("figures are figures, days are days, money is in whole units, and no text is a formula", async () => {
  const book = xlsxOf("Candidates / all", [
    { name: "name" },
    { name: "years" },
    { name: "from", as: "date" },
    { name: "added", as: "time" },
    { name: "salary", as: "money" },
    { name: "open" },
  ]);
  const at = new Date(2026, 10, 26, 12);
  book.add([["=HYPERLINK(1) & <b>\u0000\ud800", 7.5, "2026-02-01", at.toISOString(), 450_050, true]]);
  book.add([[null, undefined, "", "soon", null, false]]);
  const sheet = await read(book.end());
  expect(sheet?.data[0]).toEqual(["name", "years", "from", "added", "salary", "open"]);
  const [name, years, from, added, salary, open] = sheet?.data[1] ?? [];
  expect([name, years, salary, open]).toEqual(["=HYPERLINK(1) & <b>", 7.5, 4500.5, true]);
  expect([from, added]).toEqual([new Date("2026-02-01"), new Date("2026-11-26T12:00:00.000Z")]);
  expect(sheet?.data[2]).toEqual([null, null, null, "soon", null, false]);
});

test("a hundred thousand rows are packed as they come", async () => {
  const book = xlsxOf("Rows", [{ name: "n" }, { name: "text" }]);
  for (let page = 0; page < 500; page++) book.add(Array.from({ length: 200 }, (_row, at) => [page * 200 + at, `row ${page * 200 + at}`]));
  const file = book.end();
  expect(file.size).toBeLessThan(2_500_000);
});
