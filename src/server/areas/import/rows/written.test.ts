import { describe, expect, test } from "vitest";
import { kindOf, mappingOf } from "../fields/heads.ts";
import { columnsIn } from "../rules.ts";
import { fromHead } from "../table/head.ts";
import type { Row, Source } from "../table/source.ts";
import { rowsOf, shapeOf } from "../table/table.ts";
import { prepareRow } from "./prepare.ts";

/** What a file says of people: names, address and number, or what is wrong with them. */
async function peopleIn(content: string | Uint8Array): Promise<string[]> {
  const bytes = Buffer.from(content);
  const source: Source = {
    name: "people.csv",
    size: bytes.length,
    async *read(from = 0, to = bytes.length) {
      yield bytes.subarray(from, to);
    },
  };
  const shape = await shapeOf(source, bytes.length);
  if (shape.format === "zip") throw new Error("Not a table");
  const rows: Row[] = [];
  for await (const row of fromHead(rowsOf(source, shape))) rows.push(row);
  const [head = { row: 1, cells: [] }, ...below] = rows;
  const columns = columnsIn(head, below);
  const kind = kindOf(columns.map((column) => column.head));
  const mapping = mappingOf(kind, columns);
  return below.map((row) => {
    const { values, problems } = prepareRow({ import: { kind, columns, mapping }, custom: [] }, row);
    const { first_name, last_name, email, phone, linkedin, tags } = values;
    return [first_name ?? "", last_name ?? "", email, phone, linkedin, tags, ...problems.map(({ problem }) => problem)]
      .filter((one) => one !== undefined)
      .join("|");
  });
}

const utf16 = (text: string, isBig = false) => {
  const bytes = Buffer.from(`\uFEFF${text}`, "utf16le");
  return isBig ? bytes.swap16() : bytes;
};
const central: Record<string, number> = { Ł: 0xa3, ł: 0xb3, Ż: 0xaf, ą: 0xb9, ó: 0xf3, ś: 0x9c };
const centralEuropean = (text: string) => Uint8Array.from(text, (letter) => central[letter] ?? letter.charCodeAt(0));

describe("a table is read however it was written", () => {
  test.each<[what: string, content: string | Uint8Array, people: string[]]>([
    [
      "UTF-16 with tabs, a separator and a cell of two lines",
      utf16('sep=\t\r\nVoornaam\tAchternaam\r\n"Li\r\nEn"\tBoom\r\n'),
      ["Li En|Boom"],
    ],
    ["UTF-16 the other way round", utf16("sep=;\r\nVoornaam;Achternaam\r\nŁucja;Żak\r\n", true), ["Łucja|Żak"]],
    [
      "a separator that was saved again",
      "sep=;;;\r\nVoornaam;Achternaam;Mail\r\nAda;Moor;ada@moor.example\r\n",
      ["Ada|Moor|ada@moor.example"],
    ],
    ["lines as old Macs end them", "sep=;\rVoornaam;Achternaam\rAda;Moor\r", ["Ada|Moor"]],
    [
      "lines that end in two ways",
      'Export\nVoornaam;Achternaam\r\n"Ada";"Moor"\r\n"Bo";"van ""t"" Veer"\r\n',
      ["Ada|Moor", 'Bo|van "t" Veer'],
    ],
    ["heads of two lines", '"Voor-\nnaam";"Achter-\nnaam";"E-mail\nadres"\r\nAda;Moor;ada@moor.example\r\n', ["Ada|Moor|ada@moor.example"]],
    [
      "Polish letters of Windows",
      centralEuropean("Voornaam;Achternaam\r\nŁukasz;Wąsik\r\nMichał;Wójcik\r\n"),
      ["Łukasz|Wąsik", "Michał|Wójcik"],
    ],
    [
      "titles of several cells, and numbers",
      "Kandidatenlijst;Team Utrecht;28-11-2026\r\nStatus;actief;\r\nAantal;1;\r\n\r\nNr;Naam;E-mail;Woonplaats\r\n1;Ada Moor;ada@moor.example;Ede\r\n",
      ["Ada|Moor|ada@moor.example"],
    ],
  ])("%s", async (_, content, people) => {
    expect(await peopleIn(content)).toEqual(people);
  });
});

describe("a name is put together from its columns", () => {
  test.each<[heads: string, rows: string[], people: string[]]>([
    ["Voornaam;Tussenv.;Achternaam", ["Ada;van de;Moor"], ["Ada|van de Moor"]],
    ["Achternaam;Voorvoegsel(s);Roepnaam", ["Moor;in 't;Ada"], ["Ada|in 't Moor"]],
    [
      "Achternaam;Tussenvoegsel;Voornaam",
      ["Moor, van der;van der;Ada", "van der Moor;van der;Bo"],
      ["Ada|van der Moor", "Bo|van der Moor"],
    ],
    ["Achternaam;Voornaam", ["Moor, van der;Ada", "Moor, MSc;Bo"], ["Ada|van der Moor", "Bo|Moor, MSc"]],
    ["Naam;Tussenvoegsel", ["Ada Moor;van", "Moor, Cor;van der"], ["Ada|van Moor", "Cor|van der Moor"]],
    ["Naam;Tussenvoegsel;Voornaam", ["Moor;van der;Ada"], ["Ada|van der Moor"]],
    [
      "Naam;Voornaam",
      ["Ada Moor;Ada", "van der Moor;Bo", "Moor, Cor van;Cor", "Moor;Dee", "Eva;Eva"],
      ["Ada|Moor", "Bo|van der Moor", "Cor|van Moor", "Dee|Moor", "Eva|"],
    ],
  ])("%s", async (heads, rows, people) => {
    expect(await peopleIn([heads, ...rows, ""].join("\r\n"))).toEqual(people);
  });
});

test("a number that a spreadsheet changed is mended, or told where figures are lost", async () => {
  const cases: [cell: string, read: string][] = [
    ["3.16E+10", "cut_number"],
    ['"3,16123E+10"', "cut_number"],
    ["+3.16E+10", "cut_number"],
    ["6.12345678E8", "0612345678"],
    ["612345678.0", "0612345678"],
    ['"31612345678,00"', "+31612345678"],
    ["612.345.678", "0612.345.678"],
    ['"=""+31612345678"""', "+31612345678"],
    ['"06-12345678\n020-1234567"', "06-12345678"],
    ["06 - 12 34 56 78", "06 - 12 34 56 78"],
    ["#####", "wrong_phone"],
    ["#NAAM?", "wrong_phone"],
    ["0.0", "wrong_phone"],
  ];
  expect(await peopleIn(`Naam;Mobiele telefoon\r\n${cases.map(([cell]) => `Ada Moor;${cell}`).join("\r\n")}\r\n`)).toEqual(
    cases.map(([, read]) => `Ada|Moor|${read}`),
  );
});

test("a profile's address is one whatever its column is called, and Google's labels are several", async () => {
  const table =
    "First Name,Last Name,URL,Labels\nAda,Moor,https://www.linkedin.com/in/adamoor,* myContacts ::: Cooks\nBo,Rijn,linkedin.com/in/borijn,\n";
  expect(await peopleIn(table)).toEqual([
    "Ada|Moor|https://www.linkedin.com/in/adamoor|myContacts,Cooks",
    "Bo|Rijn|linkedin.com/in/borijn",
  ]);
});
