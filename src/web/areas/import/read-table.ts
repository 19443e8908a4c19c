import type { CandidateDraft } from "#contract/candidate/candidate.ts";
import { nth } from "#contract/nth.ts";

/** What a file may bring, at the most. */
export const MOST_ROWS = 1000;

/** What a column can mean, with the heads it goes by, in both languages. */
const heads = {
  name: ["name", "fullname", "naam", "volledigenaam", "kandidaat", "candidate"],
  first_name: ["firstname", "givenname", "voornaam", "roepnaam"],
  last_name: ["lastname", "surname", "familyname", "achternaam"],
  email: ["email", "emailaddress", "mail", "emailadres", "mailadres"],
  phone: ["phone", "phonenumber", "mobile", "telephone", "telefoon", "telefoonnummer", "mobiel", "gsm"],
  city: ["city", "town", "place", "residence", "location", "stad", "plaats", "woonplaats"],
  headline: ["headline", "title", "jobtitle", "currentrole", "role", "position", "functie", "functietitel", "beroep"],
  skills: ["skills", "keyskills", "vaardigheden", "competenties", "kennis"],
} as const;
type Column = keyof typeof heads;

export interface Table {
  /** For each column of the file: its head as it stands there, and what it was taken for. */
  columns: { head: string; is: Column | null }[];
  rows: string[][];
  /** Rows beyond `MOST_ROWS`, which are left out. */
  left_out: number;
}

/** The text of a file: UTF-8, or what spreadsheets on Windows write where it can't be that. */
export function textOf(bytes: Uint8Array): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}

/** Cells by RFC 4180, separated by whichever of comma, semicolon and tab the first line has most of. */
export function cellsOf(text: string): string[][] {
  const plain = text.replace(/^\uFEFF/, "");
  const first = plain.slice(0, plain.search(/\r?\n|$/));
  const count = (mark: string) => first.split(mark).length;
  const separator = [",", ";", "\t"].reduce((best, mark) => (count(mark) > count(best) ? mark : best));
  const rows: string[][] = [[]];
  let cell = "";
  let isQuoted = false;
  for (let at = 0; at < plain.length; at++) {
    const letter = nth(plain, at);
    if (isQuoted) {
      if (letter !== '"') cell += letter;
      else if (plain[at + 1] === '"') cell += plain[++at];
      else isQuoted = false;
    } else if (letter === '"' && cell === "") isQuoted = true;
    else if (letter === separator || letter === "\n") {
      rows.at(-1)?.push(cell.trim());
      cell = "";
      if (letter === "\n") rows.push([]);
    } else if (letter !== "\r") cell += letter;
  }
  rows.at(-1)?.push(cell.trim());
  return rows.filter((row) => row.some((each) => each !== ""));
}

const meaningOf = (head: string): Column | null => {
  const plain = head.toLowerCase().replace(/[^a-z]/g, "");
  return (Object.entries(heads) as [Column, readonly string[]][]).find(([, names]) => names.includes(plain))?.[0] ?? null;
};

/** The table in a file's text; each meaning goes to the first column that has it. */
export function readTable(text: string): Table {
  const [first = [], ...rows] = cellsOf(text);
  const taken = new Set<Column>();
  const columns = first.map((head) => {
    const is = meaningOf(head);
    if (!is || taken.has(is)) return { head, is: null };
    taken.add(is);
    return { head, is };
  });
  return { columns, rows: rows.slice(0, MOST_ROWS), left_out: Math.max(0, rows.length - MOST_ROWS) };
}

/** Whether the table can become candidates at all: somebody has to have a name. */
export const hasNames = ({ columns }: Table) => columns.some(({ is }) => is === "name" || is === "first_name" || is === "last_name");

/** A row as *create* takes it; null where it names nobody. "Vries, Jan de" is Jan de Vries. */
export function draftOf({ columns }: Pick<Table, "columns">, row: readonly string[]): CandidateDraft | null {
  const of = (column: Column) => row[columns.findIndex(({ is }) => is === column)]?.trim() || null;
  const whole = of("name");
  const [before = "", after] = (whole ?? "").split(/,\s*(.*)/s);
  const words = (after ? `${after} ${before}` : before).split(/\s+/);
  const first_name = of("first_name") ?? (of("last_name") ? null : (words[0] ?? null));
  const last_name = of("last_name") ?? (of("first_name") ? null : words.slice(1).join(" "));
  if (!first_name && !last_name) return null;
  const skills = (of("skills") ?? "").split(/[;,|\n]/).map((name) => name.trim());
  return {
    first_name: first_name || null,
    last_name: last_name || null,
    email: of("email"),
    phone: of("phone"),
    city: of("city"),
    headline: of("headline"),
    skills: [...new Set(skills)].filter((name) => name !== "").map((name) => ({ name })),
  };
}
