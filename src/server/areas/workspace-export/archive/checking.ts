import { isOfMerge } from "#server/areas/merge/rules.ts";
import { type About, type Entry, ExportFailure, type Shape } from "./format.ts";

/** A row of an archive, by its columns. */
export type Row = Record<string, unknown>;

/** An id as the product makes them: what is none isn't masked either. */
export const IDS = /[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}/g;
const isId = new RegExp(`^${IDS.source}$`);
const FILE = new RegExp(`^files/(${IDS.source})(?:\\.[a-z0-9]{1,8})?$`);

/** The number by which a file of an archive is kept. */
export function idOfFile(path: string): string {
  const id = FILE.exec(path)?.[1];
  if (!id) throw new ExportFailure(`${path} isn't named as a file of an archive is.`);
  return id;
}

/** What an archive says of itself, held against the tables here: each is in it once, and its rows stand where they are looked for. */
export function checkAbout({ workspace, tables }: About, here: readonly Shape[]): void {
  if (!isId.test(workspace.id)) throw new ExportFailure(`${workspace.id} is no number of a workspace.`);
  const known = new Set(here.map(({ name }) => name));
  for (const { name, file } of tables) {
    if (!known.delete(name))
      throw new ExportFailure(
        here.some((one) => one.name === name) ? `The table ${name} is in it twice.` : `There is no table ${name} here.`,
      );
    if (file.path !== `tables/${name}.jsonl`)
      throw new ExportFailure(`The rows of ${name} stand in ${file.path}, where nobody looks for them.`);
  }
  const [lacking] = known;
  if (lacking) throw new ExportFailure(`The archive lacks the table ${lacking}.`);
  const rows = tables.find(({ name }) => name === "workspaces")?.rows;
  if (rows !== 1) throw new ExportFailure(`tables/workspaces.jsonl has ${rows} rows: an archive is of one workspace.`);
}

const isObject = (value: unknown): value is Row => typeof value === "object" && value !== null && !Array.isArray(value);

/** What a column names that is put back later, when an import or a merge is undone: it stays within its workspace and its records. */
const keptCheck: Record<string, (row: Row, workspace: string) => string | null> = {
  merge_rows: ({ of_table, did, keys, before }, workspace) => {
    const columns = isObject(before) ? Object.keys(before) : [];
    if (!isOfMerge({ of_table: String(of_table), did: String(did), keys, columns }))
      return `says that a merge ${did} ${columns.join(", ") || "nothing"} of ${of_table}, which none does`;
    const isElsewhere = did === "removed" && (!isObject(before) || before.workspace_id !== workspace);
    return isElsewhere ? `would bring back a row of ${of_table} in another workspace` : null;
  },
  import_rows: ({ before }) => {
    const said = isObject(before) ? [before, before.was].filter(isObject).flatMap(Object.keys) : [];
    const wrong = said.find((name) => name === "id" || name === "workspace_id");
    return wrong ? `would change ${wrong} when its import is undone` : null;
  },
};

/**
 * A letter of plain text written by its number ("\\u002d" for "-"), which no archive of ours has: the database reads it as that letter, while
 * whoever looks for ids in the line doesn't see it.
 */
const HIDDEN_LETTER = /(?<!\\)(?:\\\\)*\\u00[2-7][\da-f]/i;

/** Reads a table's lines as rows, one after the other; refuses what isn't of this workspace and this table, naming the line. */
export function rowReader(shape: Shape, workspace: string): (line: string) => Row {
  const columns = new Set(shape.columns.map(({ name }) => name));
  let n = 0;
  return (line) => {
    const refuse = (why: string) => new ExportFailure(`Line ${n} of tables/${shape.name}.jsonl ${why}.`);
    n += 1;
    let row: unknown;
    try {
      row = JSON.parse(line);
    } catch {
      throw refuse("is no JSON");
    }
    if (!isObject(row)) throw refuse("is no row");
    if (HIDDEN_LETTER.test(line)) throw refuse("writes plain letters by their numbers, which no export does");
    const of = row[shape.name === "workspaces" ? "id" : "workspace_id"];
    if (of !== workspace) throw refuse(`is of the workspace ${of}, and the archive of ${workspace}`);
    const strange = Object.keys(row).find((name) => !columns.has(name));
    if (strange !== undefined) throw refuse(`has ${strange}, which no row of it has in an archive`);
    const why = keptCheck[shape.name]?.(row, workspace);
    if (why) throw refuse(why);
    return row;
  };
}

/** Which files the rows tell of, by number with their hashes, held against those that are in the archive: the same, each once. */
export function checkFiles(files: readonly Entry[], rows: ReadonlyMap<string, string>): void {
  const lacking = new Map(rows);
  for (const { path, sha256 } of files) {
    const id = idOfFile(path);
    const told = lacking.get(id);
    if (told === undefined)
      throw new ExportFailure(`${path} is in it, and ${rows.has(id) ? "a file of that number before" : "no row tells of it"}.`);
    if (told !== sha256) throw new ExportFailure(`${path} isn't the file that its row tells of.`);
    lacking.delete(id);
  }
  const [id] = lacking.keys();
  if (id) throw new ExportFailure(`The archive lacks the file ${id}, of which tables/files.jsonl tells.`);
}
