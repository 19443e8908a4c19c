import { type CustomField, customPath } from "#contract/custom-field.ts";
import type { ImportColumn, ImportProblem, ImportRun } from "#contract/import/import.ts";
import { type ImportKind, importFields } from "#contract/import/import-fields.ts";
import { strangeness } from "#contract/text/names/strange-letters.ts";
import { readCustomCell } from "../fields/custom.ts";
import { mannerOf } from "../fields/manner.ts";
import { onlyPrefixes, readCell, splitName, surnameInOrder } from "../fields/values.ts";

/** A row as what it says: values by field, what couldn't be read of it, and what it is called. */
export interface Prepared {
  row: number;
  name: string;
  values: Record<string, unknown>;
  problems: ImportProblem[];
  /** It can't become a record. */
  isFaulty: boolean;
  external_id: string | null;
}

const SHOWN = 100;
export const problemOf = (problem: ImportProblem["problem"], column: string | null = null, value = ""): ImportProblem => ({
  column,
  value: value.slice(0, SHOWN),
  problem,
});

/** The text of a value that was read as one; null where there is none. */
export const textIn = (values: Record<string, unknown>, key: string): string | null => {
  const value = values[key];
  return typeof value === "string" && value !== "" ? value : null;
};

interface Told {
  import: {
    kind: ImportKind;
    columns: readonly (Pick<ImportColumn, "head"> & Partial<Pick<ImportColumn, "samples">>)[];
    mapping: readonly (string | null)[];
    system?: ImportRun["system"];
  };
  custom: readonly CustomField[];
}

/** A row's cells as values, those of the workspace's own fields by their ids under `custom`. A cell that can't be read is left out and told; a row that names nothing is faulty. */
export function prepareRow(
  { import: { kind, columns, mapping, system = null }, custom: fields }: Told,
  { row, cells }: { row: number; cells: readonly string[] },
): Prepared {
  const values: Record<string, unknown> = {};
  const custom: Record<string, unknown> = {};
  const problems: ImportProblem[] = [];
  for (const [at, key] of mapping.entries()) {
    const cell = cells[at]?.trim() ?? "";
    if (key === null || cell === "") continue;
    const own = fields.find(({ id }) => customPath(id) === key);
    const field = importFields[kind].find((one) => one.key === key);
    const manner = mannerOf(columns[at] ?? { head: "" }, system);
    const read = own ? readCustomCell(own, cell, manner) : field && readCell(cell, field, manner);
    if (!read) continue;
    if ("value" in read && own) custom[own.id] = read.value;
    else if ("value" in read) values[key] = read.value;
    else problems.push(problemOf(read.problem, columns[at]?.head ?? null, cell));
    // It is taken over as it stands, but somebody is to look at it before.
    if ("value" in read && strangeness(cell) > 0) problems.push(problemOf("strange_letters", columns[at]?.head ?? null, cell));
  }
  if (Object.keys(custom).length > 0) values.custom = custom;
  const isPerson = kind === "candidates" || kind === "contacts";
  if (isPerson) Object.assign(values, namesIn(values));
  const name = nameOf(kind, values);
  const lack = lackOf(kind, values);
  if (lack) problems.unshift(problemOf(lack));
  const external_id = textIn(values, "external_id");
  return { row, name: name.slice(0, 200), values, problems, isFaulty: lack !== null, external_id };
}

/** What stands before a whole name, and is no part of it. */
const honorific = /^(?:(?:dr|mr|mrs|ms|miss|prof|ir|ing|drs|dhr|mevr?|mw|sir|de heer|mevrouw|bc|msc)\.?\s*)+$/i;

function namesIn(values: Record<string, unknown>) {
  const [name, given, before] = [textIn(values, "name"), textIn(values, "first_name"), textIn(values, "prefix")];
  const whole = splitName(name ?? "");
  const said = textIn(values, "last_name") ?? (given && name ? surnameIn(name, given) : null);
  const family = said ? surnameInOrder(said) : given ? null : whole.last_name;
  const prefix = before && honorific.test(before) ? null : before;
  // "van der" may stand in a column of its own, and in that of the last name as well.
  const isThere = prefix && family?.toLowerCase().startsWith(`${prefix.toLowerCase()} `);
  return {
    first_name: given ?? (said ? null : whole.first_name),
    last_name: family && prefix && !isThere ? `${prefix} ${family}`.slice(0, 100) : family,
  };
}

/** What "Name" says beside a first name: both of them, or the surname alone. */
function surnameIn(name: string, given: string): string | null {
  const { first_name, last_name } = splitName(name);
  if (first_name === given) return last_name;
  return last_name && !onlyPrefixes.test(first_name ?? "") ? last_name : name;
}

const fullName = (values: Record<string, unknown>) => [textIn(values, "first_name"), textIn(values, "last_name")].filter(Boolean).join(" ");

function nameOf(kind: ImportKind, values: Record<string, unknown>): string {
  if (kind === "candidates") return fullName(values) || textIn(values, "file") || "";
  if (kind === "contacts") return fullName(values);
  if (kind === "jobs") return textIn(values, "title") ?? "";
  if (kind === "notes")
    return (
      ["candidate_name", "candidate_email", "job", "client", "candidate_external_id"].map((key) => textIn(values, key)).find(Boolean) ?? ""
    );
  return textIn(values, "name") ?? "";
}

function lackOf(kind: ImportKind, values: Record<string, unknown>): ImportProblem["problem"] | null {
  const has = (...keys: string[]) => keys.some((key) => textIn(values, key));
  if (kind === "candidates") return has("first_name", "last_name", "file") ? null : "no_name";
  if (kind === "clients") return has("name") ? null : "no_name";
  if (kind === "jobs") return has("title") ? null : "no_title";
  if (kind === "notes") return has("text") ? null : "no_text";
  if (!has("first_name", "last_name")) return "no_name";
  return has("client", "client_external_id") ? null : "no_client";
}
