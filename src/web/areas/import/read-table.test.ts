import { describe, expect, test } from "vitest";
import { cellsOf, draftOf, hasNames, MOST_ROWS, readTable, textOf } from "./read-table.ts";

describe("a file's cells", () => {
  test.each([
    ["a,b\n1,2\n", [["a", "b"], ["1", "2"]]], // biome-ignore format: a table
    ["a;b\r\n1,5;2\r\n", [["a", "b"], ["1,5", "2"]]], // biome-ignore format: a table
    ["a\tb\n1\t2", [["a", "b"], ["1", "2"]]], // biome-ignore format: a table
    ['\uFEFFa,b\n"x, ""y""\nz",2\n\n', [["a", "b"], ['x, "y"\nz', "2"]]], // biome-ignore format: a table
  ])("%j", (text, cells) => expect(cellsOf(text)).toEqual(cells));

  test("are read in the letters of Windows where they aren't UTF-8", () => {
    expect(textOf(new Uint8Array([0x53, 0x69, 0x6e, 0xe9, 0x61, 0x64]))).toBe("Sinéad");
    expect(textOf(new TextEncoder().encode("Sinéad"))).toBe("Sinéad");
  });
});

describe("columns", () => {
  test("are known by their heads in English and Dutch, the first of each", () => {
    const is = (head: string) => readTable(head).columns.map((column) => column.is);
    expect(is("First name,Last name,E-mail,Phone,City,Job title,Skills,Shoe size")).toEqual([
      "first_name",
      "last_name",
      "email",
      "phone",
      "city",
      "headline",
      "skills",
      null,
    ]);
    expect(is("Naam;E-mailadres;Telefoonnummer;Woonplaats;Functie;Vaardigheden;Mail")).toEqual([
      "name",
      "email",
      "phone",
      "city",
      "headline",
      "skills",
      null,
    ]);
  });

  test("without a name make nobody", () => {
    expect(hasNames(readTable("Plaats,Functie\nEde,Kok"))).toBe(false);
    expect(hasNames(readTable("Naam\nNoor"))).toBe(true);
  });

  test("a file that is too long is told how much is left out", () => {
    const table = readTable(`Name\n${"Noor Hazelaar\n".repeat(MOST_ROWS + 3)}`);
    expect([table.rows.length, table.left_out]).toEqual([MOST_ROWS, 3]);
  });
});

describe("a row", () => {
  const draft = (text: string) => {
    const table = readTable(text);
    return draftOf(table, table.rows[0] as string[]);
  };
  test("becomes a candidate's fields; skills are cut, once each", () => {
    expect(draft('Naam,Plaats,Vaardigheden\nNoor van der Linde,Utrecht,"Python; SQL;Python"')).toMatchObject({
      first_name: "Noor",
      last_name: "van der Linde",
      city: "Utrecht",
      email: null,
      skills: [{ name: "Python" }, { name: "SQL" }],
    });
  });
  test("with the last name first is turned round", () => {
    expect(draft('Name\n"Linde, Noor van der"')).toMatchObject({ first_name: "Noor", last_name: "van der Linde" });
  });
  test("with one name only has that one", () => {
    expect(draft("Name\nNoor")).toMatchObject({ first_name: "Noor", last_name: null });
    expect(draft("Voornaam,Achternaam\n,Linde")).toMatchObject({ first_name: null, last_name: "Linde" });
  });
  test("that names nobody is nobody", () => {
    expect(draft("Naam,Plaats\n,Ede")).toBeNull();
  });
});
