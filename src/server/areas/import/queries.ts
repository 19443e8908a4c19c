import { type SqlBool, sql } from "kysely";
import type { Body } from "#contract/call.ts";
import type { ImportColumn, ImportProblem, ImportRow, ImportTemplate, importCalls } from "#contract/import/import.ts";
import type { ImportKind } from "#contract/import/import-fields.ts";
import type { Shape } from "#server/areas/import/table/table.ts";
import type { WorkspaceId } from "#server/core/caller.ts";
import { type Db, json, type Trx } from "#server/parts/database/database.ts";
import { acrossWorkspaces, onOwn } from "#server/parts/database/tenancy.ts";

const columns = [
  "imports.id",
  "imports.kind",
  "imports.state",
  "imports.limited_by",
  "imports.file_name",
  "imports.system",
  "imports.shape",
  "imports.columns",
  "imports.mapping",
  "imports.new_fields",
  "imports.rule",
  "imports.is_staged",
  "imports.total",
  "imports.position",
  "imports.done",
  "imports.counts",
  "imports.recruiter_id",
  "imports.created_at",
  "imports.updated_at",
  "imports.ended_at",
] as const;

const imports = (db: Db, workspace: WorkspaceId) =>
  db
    .selectFrom("imports")
    .leftJoin("recruiters", onOwn("recruiters.id", "imports.recruiter_id"))
    .select(columns)
    .select(sql<string | null>`nullif(trim(concat_ws(' ', recruiters.first_name, recruiters.last_name)), '')`.as("recruiter_name"))
    .select("recruiters.user_id")
    .where("imports.workspace_id", "=", workspace);

export const findImports = (db: Db, workspace: WorkspaceId) => imports(db, workspace).orderBy("imports.id", "desc").limit(50).execute();
export const findImport = (db: Db, workspace: WorkspaceId, id: string) =>
  imports(db, workspace).where("imports.id", "=", id).executeTakeFirst();
export type StoredImport = NonNullable<Awaited<ReturnType<typeof findImport>>>;

/** The same, its row locked until the transaction ends: one works on it at a time. */
export async function lockImport(trx: Trx, workspace: WorkspaceId, id: string): Promise<StoredImport | undefined> {
  await trx.selectFrom("imports").select("id").where("workspace_id", "=", workspace).where("id", "=", id).forNoKeyUpdate().execute();
  return findImport(trx, workspace, id);
}

export async function insertImport(
  trx: Trx,
  workspace: WorkspaceId,
  given: { id: string; kind: ImportKind; file_name: string; recruiter_id: string; shape: Shape; columns: ImportColumn[] } & Pick<
    StoredImport,
    "system" | "mapping"
  >,
) {
  const { shape, columns: found, mapping, ...rest } = given;
  await trx
    .insertInto("imports")
    .values({ ...rest, shape: json(shape), columns: json(found), mapping: json(mapping), workspace_id: workspace })
    .execute();
}

/** The last imports that are looked through for the same columns. */
const LOOKED_BACK = 30;

/** What columns of these heads, in this order, were for the last time somebody imported them; null: nobody did. */
export async function mappingBefore(
  db: Db,
  workspace: WorkspaceId,
  kind: StoredImport["kind"],
  heads: readonly string[],
): Promise<(string | null)[] | null> {
  const imports = await db
    .selectFrom("imports")
    .select(["columns", "mapping"])
    .where("workspace_id", "=", workspace)
    .where("kind", "=", kind)
    .where("ended_at", "is not", null)
    .orderBy("updated_at", "desc")
    .limit(LOOKED_BACK)
    .execute();
  const same = imports.find(({ columns }) => columns.length === heads.length && columns.every(({ head }, at) => head === heads[at]));
  return same?.mapping ?? null;
}

type Changes = Partial<
  Pick<
    StoredImport,
    | "kind"
    | "state"
    | "limited_by"
    | "system"
    | "rule"
    | "is_staged"
    | "total"
    | "position"
    | "done"
    | "mapping"
    | "new_fields"
    | "counts"
    | "recruiter_id"
  > & {
    shape: Shape;
    columns: ImportColumn[];
    ended: boolean;
  }
>;
const asJson = new Set(["shape", "columns", "mapping", "new_fields", "counts"]);

export async function updateImport(trx: Trx, workspace: WorkspaceId, id: string, { ended, ...changes }: Changes) {
  const told = Object.fromEntries(Object.entries(changes).map(([name, value]) => [name, asJson.has(name) ? json(value) : value]));
  await trx
    .updateTable("imports")
    .set({ ...told, ...(ended !== undefined && { ended_at: ended ? sql`now()` : null }), updated_at: sql`now()` })
    .where("workspace_id", "=", workspace)
    .where("id", "=", id)
    .execute();
}

export async function removeImport(trx: Trx, workspace: WorkspaceId, id: string) {
  await trx.deleteFrom("imports").where("workspace_id", "=", workspace).where("id", "=", id).execute();
}

export async function insertImportFile(trx: Trx, workspace: WorkspaceId, of: { import_id: string; file_id: string; is_table: boolean }) {
  await trx
    .insertInto("import_files")
    .values({ ...of, workspace_id: workspace })
    .execute();
}

/** The files of an import: the table first. */
export const filesOfImport = (db: Db, workspace: WorkspaceId, import_id: string) =>
  db
    .selectFrom("import_files")
    .innerJoin("files", onOwn("files.id", "import_files.file_id"))
    .select(["files.id", "files.name", "files.size", "import_files.is_table"])
    .where("import_files.workspace_id", "=", workspace)
    .where("import_files.import_id", "=", import_id)
    .orderBy("import_files.is_table", "desc")
    .orderBy("files.id")
    .execute();

/** Takes the files off an import; which they were. */
export async function takeFilesOff(trx: Trx, workspace: WorkspaceId, import_id: string): Promise<string[]> {
  const rows = await trx
    .deleteFrom("import_files")
    .where("workspace_id", "=", workspace)
    .where("import_id", "=", import_id)
    .returning("file_id")
    .execute();
  return rows.map(({ file_id }) => file_id);
}

export async function removeRows(trx: Trx, workspace: WorkspaceId, import_id: string) {
  await trx.deleteFrom("import_rows").where("workspace_id", "=", workspace).where("import_id", "=", import_id).execute();
}

export async function insertRows(trx: Trx, workspace: WorkspaceId, import_id: string, rows: readonly { row: number; cells: string[] }[]) {
  if (rows.length === 0) return;
  await sql`insert into import_rows (workspace_id, import_id, row, cells)
    select ${workspace}, ${import_id}, (each ->> 'row')::int, each -> 'cells' from jsonb_array_elements(${JSON.stringify(rows)}::jsonb) each
    on conflict do nothing`.execute(trx);
}

const rowColumns = ["row", "cells", "name", "outcome", "problems", "candidate_id", "record_id", "client_id", "version", "before"] as const;

/** The next rows after one, in their order; for undoing, those before one, from the last on. */
export function nextRows(
  db: Db,
  workspace: WorkspaceId,
  import_id: string,
  of: { after: number; limit: number } | { before: number; limit: number },
) {
  const query = db.selectFrom("import_rows").select(rowColumns).where("workspace_id", "=", workspace).where("import_id", "=", import_id);
  return "after" in of
    ? query.where("row", ">", of.after).orderBy("row").limit(of.limit).execute()
    : query.where("row", "<", of.before).where("outcome", "in", ["added", "updated"]).orderBy("row", "desc").limit(of.limit).execute();
}
export type StoredRow = Awaited<ReturnType<typeof nextRows>>[number];

/** What a step says of rows; cells that are done with are emptied. */
export interface RowResult {
  row: number;
  name: string;
  outcome: StoredRow["outcome"];
  problems: ImportProblem[];
  keys?: string[];
  candidate_id?: string | null;
  record_id?: string | null;
  client_id?: string | null;
  version?: number | null;
  before?: Record<string, unknown> | null;
}

export async function putResults(
  trx: Trx,
  workspace: WorkspaceId,
  import_id: string,
  results: readonly RowResult[],
  { keepsCells }: { keepsCells: boolean },
) {
  if (results.length === 0) return;
  await sql`update import_rows set name = said.name, outcome = said.outcome, problems = said.problems, keys = said.keys,
      candidate_id = said.candidate_id, record_id = said.record_id, client_id = said.client_id, version = said.version, before = said.before,
      cells = ${keepsCells ? sql`import_rows.cells` : sql`null`}
    from jsonb_to_recordset(${JSON.stringify(results)}::jsonb) as said
      (row int, name text, outcome text, problems jsonb, keys text[], candidate_id uuid, record_id uuid, client_id uuid, version int, before jsonb)
    where import_rows.workspace_id = ${workspace} and import_rows.import_id = ${import_id} and import_rows.row = said.row`.execute(trx);
}

/** What became of rows that were undone; all else of them stays. */
export async function putUndone(
  trx: Trx,
  workspace: WorkspaceId,
  import_id: string,
  row: number,
  outcome: "removed" | "restored" | "kept",
  problems: ImportProblem[],
) {
  await trx
    .updateTable("import_rows")
    .set({ outcome, before: null, ...(problems.length > 0 && { problems: json(problems) }) })
    .where("workspace_id", "=", workspace)
    .where("import_id", "=", import_id)
    .where("row", "=", row)
    .execute();
}

/** Whether an earlier row that becomes a record is the same by one of its keys. */
export async function earlierWith(
  db: Db,
  workspace: WorkspaceId,
  import_id: string,
  row: number,
  keys: readonly string[],
): Promise<boolean> {
  const earlier = await db
    .selectFrom("import_rows")
    .select("row")
    .where("workspace_id", "=", workspace)
    .where("import_id", "=", import_id)
    .where(sql<SqlBool>`keys && ${keys}::text[]`)
    .where("row", "<", row)
    .where("outcome", "in", ["added", "updated"])
    .limit(1)
    .executeTakeFirst();
  return earlier !== undefined;
}

/**
 * What stands in a column of an import's rows, each once whichever letters are capitals: at most so many, and each cut off behind so many
 * characters. `isSeveral`: a cell says several, apart by semicolons and lines, or by commas where no cell has those.
 */
export async function valuesInColumn(
  db: Db,
  workspace: WorkspaceId,
  import_id: string,
  of: { column: number; isSeveral: boolean; limit: number; most: number },
): Promise<string[]> {
  const cells = sql`select cells ->> ${sql.lit(of.column)} as cell from import_rows where workspace_id = ${workspace} and import_id = ${import_id}`;
  const sign = sql`case when exists (select 1 from (${cells}) one where cell ~ '[;\\n]') then '[;\\n]' else ',' end`;
  const parts = of.isSeveral ? sql`select regexp_split_to_table(cell, ${sign}) as cell from (${cells}) whole` : cells;
  const { rows } = await sql<{
    value: string;
  }>`select min(value) as value from (select left(trim(cell), ${of.most + 1}) as value from (${parts}) said) cut
    where value <> '' group by lower(value) limit ${of.limit + 1}`.execute(db);
  return rows.map(({ value }) => value);
}

/** Lets a run begin anew at the first row, with what the dry run said taken away. */
export async function forgetResults(trx: Trx, workspace: WorkspaceId, import_id: string) {
  await trx
    .updateTable("import_rows")
    .set({
      outcome: null,
      problems: json([]),
      keys: null,
      name: "",
      candidate_id: null,
      record_id: null,
      client_id: null,
      version: null,
      before: null,
    })
    .where("workspace_id", "=", workspace)
    .where("import_id", "=", import_id)
    .where("outcome", "is not", null)
    .execute();
}

export async function pageOfRows(db: Db, workspace: WorkspaceId, query: Body<typeof importCalls.rows>) {
  const rows = await db
    .selectFrom("import_rows")
    .select(["row", "name", "outcome", "candidate_id", "record_id", "client_id", "problems"])
    .select((eb) => eb.selectFrom("imports").select("kind").where("workspace_id", "=", workspace).where("id", "=", query.id).as("kind"))
    .where("workspace_id", "=", workspace)
    .where("import_id", "=", query.id)
    .where("row", ">", query.after)
    .$if(query.outcome !== undefined, (q) => q.where("outcome", "in", query.outcome ?? []))
    .$if(query.with_problems === true, (q) => q.where(sql<SqlBool>`problems <> '[]'::jsonb`))
    .orderBy("row")
    .limit(query.limit + 1)
    .execute();
  const shown = rows.slice(0, query.limit).map(
    ({ kind, record_id, ...row }): ImportRow => ({
      ...row,
      job_id: kind === "jobs" ? record_id : null,
      client_id: row.client_id ?? (kind === "clients" ? record_id : null),
    }),
  );
  return { rows: shown, next: rows.length > query.limit ? (shown.at(-1)?.row ?? null) : null };
}

export const templatesOf = (db: Db, workspace: WorkspaceId): Promise<ImportTemplate[]> =>
  db
    .selectFrom("import_templates")
    .select(["id", "name", "kind", "columns"])
    .where("workspace_id", "=", workspace)
    .orderBy(sql`lower(name)`)
    .limit(200)
    .execute();

export async function putTemplate(trx: Trx, workspace: WorkspaceId, { columns: said, ...rest }: ImportTemplate) {
  await trx
    .insertInto("import_templates")
    .values({ ...rest, columns: json(said), workspace_id: workspace })
    .onConflict((conflict) => conflict.columns(["workspace_id", "kind", "name"]).doUpdateSet({ columns: json(said) }))
    .execute();
}

export async function removeTemplate(trx: Trx, workspace: WorkspaceId, id: string): Promise<boolean> {
  const gone = await trx
    .deleteFrom("import_templates")
    .where("workspace_id", "=", workspace)
    .where("id", "=", id)
    .returning("id")
    .execute();
  return gone.length > 0;
}

/** Everybody of a workspace, by address and name: whom a column may mean. */
export const colleaguesOf = (db: Db, workspace: WorkspaceId) =>
  db
    .selectFrom("recruiters")
    .select(["id", "email", "first_name", "last_name"])
    .where("workspace_id", "=", workspace)
    .limit(2000)
    .execute();

/** Imports that were never run for a week, and what ended so long ago that it can't be undone any more. */
export function overdueImports(db: Db, days: number) {
  return db
    .selectFrom("imports")
    .select(["workspace_id", "id", "state"])
    .where((eb) =>
      eb.or([
        eb.and([
          eb("state", "in", ["mapping", "checking", "checked", "failed"]),
          eb("updated_at", "<", sql<string>`now() - interval '7 days'`),
        ]),
        eb.and([eb("updated_at", "<", sql<string>`now() - make_interval(days => ${days})`), eb("is_staged", "=", true)]),
      ]),
    )
    .modifyEnd(acrossWorkspaces("sweep"))
    .limit(200)
    .execute();
}
