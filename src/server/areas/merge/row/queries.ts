import { type RawBuilder, type SqlBool, sql } from "kysely";
import { partedColumns, takenTogether } from "#server/areas/merge/field/rules.ts";
import { isOfMerge } from "#server/areas/merge/place/kept.ts";
import { type At, type Reference, referencesOf, standing } from "#server/areas/merge/reference/queries.ts";
import type { Db, Trx } from "#server/parts/database/database.ts";
import type { Tables } from "#server/parts/database/tables.ts";

type Table = keyof Tables;

/** Numbers that only go up: whoever looked at the record in between is told by them. They aren't put back. */
const counters = ["version", "change_seq", "matched_seq", "matched_version", "matched_engine", "compared", "fitting", "kept_from"];

const head = (at: At, table: Table, did: string) =>
  sql`${at.workspace}::uuid, gen_random_uuid(), ${at.merge_id}::uuid, ${table}::text, ${did}::text`;
const into = sql`insert into merge_rows (workspace_id, id, merge_id, of_table, did, keys, before, after)`;
/** A row's key as JSON. */
const keyOf = (keys: readonly string[]) => sql`jsonb_build_object(${sql.join(keys.flatMap((key) => [sql.lit(key), sql.ref(`t.${key}`)]))})`;

/** Rows whose `column` is `from` name `to` from then on. */
export async function moveRows(
  trx: Trx,
  at: At,
  table: Table,
  { column, keys, from, to }: { column: string; keys: readonly string[]; from: string; to: string },
): Promise<void> {
  await sql`with moved as (update ${sql.table(table)} t set ${sql.ref(column)} = ${to}
      where t.workspace_id = ${at.workspace} and t.${sql.ref(column)} = ${from} returning ${keyOf(keys)} as key)
    ${into} select ${head(at, table, "moved")}, jsonb_agg(key), jsonb_build_object(${sql.lit(column)}, ${from}::text), jsonb_build_object(${sql.lit(column)}, ${to}::text)
    from moved having count(*) > 0`.execute(trx);
}

/** Rows go, and are kept as they were. */
export async function removeRows(trx: Trx, at: At, table: Table, which: RawBuilder<SqlBool>): Promise<void> {
  await sql`with gone as (delete from ${sql.table(table)} t where t.workspace_id = ${at.workspace} and ${which} returning to_jsonb(t) as row)
    ${into} select ${head(at, table, "removed")}, '{}'::jsonb, row, '{}'::jsonb from gone`.execute(trx);
}

/** Changes one column of rows, each kept as it was in it. */
export async function replaceIn(
  trx: Trx,
  at: At,
  table: Table,
  column: string,
  value: RawBuilder<unknown>,
  which: RawBuilder<SqlBool>,
): Promise<void> {
  await sql`${into} select ${head(at, table, "changed")}, ${keyOf(["id"])}, jsonb_build_object(${sql.lit(column)}, to_jsonb(t.${sql.ref(column)})),
      jsonb_build_object(${sql.lit(column)}, to_jsonb(${value}))
    from ${sql.table(table)} t where t.workspace_id = ${at.workspace} and ${which}`.execute(trx);
  await sql`update ${sql.table(table)} t set ${sql.ref(column)} = ${value} where t.workspace_id = ${at.workspace} and ${which}`.execute(
    trx,
  );
}

const isRow = (key: Record<string, string>) =>
  sql<SqlBool>`${sql.join(
    Object.entries(key).map(([column, value]) => sql`t.${sql.ref(column)} = ${value}`),
    sql` and `,
  )}`;

/** Keeps what `change` changes in one row: its columns before and after. */
export async function keepingChange(
  trx: Trx,
  at: At,
  table: Table,
  key: Record<string, string>,
  change: () => Promise<void>,
): Promise<void> {
  const { rows } = await sql<{
    id: string;
  }>`${into} select ${head(at, table, "changed")}, ${JSON.stringify(key)}::jsonb, to_jsonb(t), '{}'::jsonb
    from ${sql.table(table)} t where t.workspace_id = ${at.workspace} and ${isRow(key)} returning id`.execute(trx);
  await change();
  const id = rows[0]?.id ?? null;
  await sql`update merge_rows m set after = to_jsonb(t) from ${sql.table(table)} t
    where m.workspace_id = ${at.workspace} and m.id = ${id} and t.workspace_id = ${at.workspace} and ${isRow(key)}`.execute(trx);
  const apart = (one: string, other: string) => sql`(select coalesce(jsonb_object_agg(each.key, each.value), '{}')
    from jsonb_each(${sql.ref(one)}) each where each.value is distinct from ${sql.ref(other)} -> each.key)`;
  await sql`update merge_rows set before = ${apart("before", "after")}, after = ${apart("after", "before")}
    where workspace_id = ${at.workspace} and id = ${id}`.execute(trx);
}

interface KeptRow {
  id: string;
  of_table: Table;
  did: "moved" | "changed" | "removed";
  keys: unknown;
  columns: string[];
}

/** What a merge did, without what it says: which columns of which rows. */
async function rowsOf(db: Db, at: At): Promise<KeptRow[]> {
  const { rows } = await sql<KeptRow>`select id, of_table, did, keys,
      array(select jsonb_object_keys(m.before)) as columns
    from merge_rows m where m.workspace_id = ${at.workspace} and m.merge_id = ${at.merge_id} order by of_table, id`.execute(db);
  return rows;
}

/** The ids of a table's rows that a merge moved. */
export async function movedIds(db: Db, at: At, table: Table): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select each ->> 'id' as id from merge_rows m, jsonb_array_elements(m.keys) each
    where m.workspace_id = ${at.workspace} and m.merge_id = ${at.merge_id} and m.of_table = ${table} and m.did = 'moved'`.execute(db);
  return rows.map(({ id }) => id);
}

/** The columns of a table that are written, by the database as it is now. */
export async function writtenColumns(trx: Trx, table: Table): Promise<Set<string>> {
  const { rows } = await sql<{ name: string }>`select attname as name from pg_attribute
    where attrelid = ${table}::regclass and attnum > 0 and not attisdropped and attgenerated = ''`.execute(trx);
  return new Set(rows.map(({ name }) => name));
}

/**
 * A column says what the merge left in it: nobody changed it since. What it named may be gone, which emptied it and is no change of
 * anybody's. `of`: a key and a value of what was left.
 */
const isAsLeft = (at: At, references: readonly Reference[], of = "each") => {
  const key = sql.ref(`${of}.key`);
  const emptied = references
    .filter(({ isEmptied }) => isEmptied)
    .map(({ column, to }) => {
      const isGone = sql`${standing(at, to, sql`(m.after ->> ${column})::uuid`)} is null`;
      return sql`${key} = ${column} and t.${sql.ref(column)} is null and ${isGone}`;
    });
  return sql<SqlBool>`(${sql.join([sql`(to_jsonb(t) -> ${key}) is not distinct from (m.after -> ${key})`, ...emptied], sql` or `)})`;
};

/** The columns of a row that a merge changed: as they were, as it left them and as they are now. */
export async function sinceChanged(db: Db, at: At, table: Table, id: string) {
  const { rows } = await sql<Record<"before" | "after" | "now", Record<string, unknown>>>`select m.before, m.after, to_jsonb(t) as now
    from merge_rows m join ${sql.table(table)} t on t.workspace_id = ${at.workspace} and t.id = ${id}
    where m.workspace_id = ${at.workspace} and m.merge_id = ${at.merge_id} and m.of_table = ${table} and m.did = 'changed'
      and m.keys = jsonb_build_object('id', ${id}::text)`.execute(db);
  return rows[0];
}

/**
 * Puts back what a merge did, of the records' table first; what was changed since stays. The one that was kept comes before the other, which
 * `ready` may refuse, and both before what names them.
 */
export async function putBack(trx: Trx, at: At, first: Table, kept_id: string, ready: () => Promise<void>): Promise<void> {
  const rows = await rowsOf(trx, at);
  const strange = rows.find((row) => !isOfMerge(row));
  if (strange) throw new Error(`No merge ${strange.did} that of ${strange.of_table}: ${strange.columns.join(", ")}`);
  const tables = [...new Set(rows.map(({ of_table }) => of_table))].sort((a, b) => Number(b === first) - Number(a === first));
  const columns = new Map<Table, Set<string>>();
  for (const table of tables) columns.set(table, await writtenColumns(trx, table));
  const of = (row: KeptRow) => row.columns.filter((name) => columns.get(row.of_table)?.has(name));
  const isKept = (row: KeptRow) => row.of_table === first && row.did === "changed" && (row.keys as { id?: string }).id === kept_id;
  const back = (row: KeptRow) =>
    changeBack(
      trx,
      at,
      row,
      of(row).filter((name) => !counters.includes(name)),
    );
  for (const row of rows.filter(isKept)) await back(row);
  await ready();
  for (const table of tables) {
    const removed = rows.find((row) => row.of_table === table && row.did === "removed");
    if (removed) await insertAgain(trx, at, table, of(removed));
  }
  // What was changed before it moved is changed back where it was: a client's first contact.
  for (const row of rows) if (row.did === "moved") await moveBack(trx, at, row);
  for (const row of rows) if (row.did === "changed" && !isKept(row)) await back(row);
}

/** What a kept row says in a column; null where it names what is gone since. */
const nowIn = (at: At, references: readonly Reference[], name: string) => {
  const value = sql.ref(`r.${name}`);
  const reference = references.find(({ column }) => column === name);
  return reference ? standing(at, reference.to, value) : value;
};

async function insertAgain(trx: Trx, at: At, table: Table, columns: string[]): Promise<void> {
  const references = await referencesOf(trx, table);
  const names = sql.join(columns.map((name) => sql.ref(name)));
  const values = sql.join(columns.map((name) => (name === "workspace_id" ? sql`${at.workspace}::uuid` : nowIn(at, references, name))));
  // What a row can't be without may be gone for good: so is the row then.
  const needed = references.filter(({ column, isEmptied }) => !isEmptied && columns.includes(column));
  const isWhole = needed.map(
    ({ column }) => sql<SqlBool>`(${sql.ref(`r.${column}`)} is null or ${nowIn(at, references, column)} is not null)`,
  );
  await sql`insert into ${sql.table(table)} (${names}) select ${values}
    from merge_rows m, jsonb_populate_record(null::${sql.table(table)}, m.before) r
    where ${sql.join(
      [sql`m.workspace_id = ${at.workspace} and m.merge_id = ${at.merge_id} and m.of_table = ${table} and m.did = 'removed'`, ...isWhole],
      sql` and `,
    )}
    on conflict do nothing`.execute(trx);
}

async function moveBack(trx: Trx, at: At, { id, of_table, keys, columns }: KeptRow): Promise<void> {
  const [column = ""] = columns;
  // As `moveRows` wrote them: a list of keys, each with the same columns.
  const [one = {}] = keys as Record<string, string>[];
  const names = Object.keys(one);
  const own = sql.join(names.map((name) => sql`t.${sql.ref(name)}::text`));
  const kept = sql.join(names.map((name) => sql`each ->> ${name}`));
  await sql`update ${sql.table(of_table)} t set ${sql.ref(column)} = (m.before ->> ${column})::uuid
    from merge_rows m where m.workspace_id = ${at.workspace} and m.id = ${id} and t.workspace_id = ${at.workspace}
      and t.${sql.ref(column)} = (m.after ->> ${column})::uuid
      and (${own}) in (select ${kept} from jsonb_array_elements(m.keys) each)`.execute(trx);
}

/**
 * A column is put back as long as nobody changed it since, nor what is taken together with it; of an object each part by itself, where
 * its parts are fields of their own.
 */
async function changeBack(trx: Trx, at: At, { id, of_table, keys }: KeptRow, columns: string[]): Promise<void> {
  if (columns.length === 0) return;
  const references = await referencesOf(trx, of_table);
  const names = sql.join(columns.map((name) => sql.ref(name)));
  const values = sql.join(columns.map((name) => nowIn(at, references, name)));
  const groups = sql`${JSON.stringify(takenTogether(of_table))}::jsonb`;
  const isWhole = sql<SqlBool>`(${isAsLeft(at, references)} and not exists (select from jsonb_each(m.after) o
    where coalesce(${groups} -> each.key, '[]') ? o.key and not ${isAsLeft(at, references, "o")}))`;
  const part = (of: string) => sql`${sql.raw(of)} -> part.name`;
  const parts = sql`(select coalesce(jsonb_object_agg(part.name, part.value) filter (where part.value is not null), '{}') from (
      select part.name, case when exists (
          select from jsonb_array_elements_text(coalesce(${groups} -> concat(each.key, '.', part.name), jsonb_build_array(part.name))) beside
          where (to_jsonb(t) -> each.key -> beside) is distinct from (m.after -> each.key -> beside))
        then ${part("to_jsonb(t) -> each.key")} else ${part("each.value")} end as value
      from (select jsonb_object_keys(each.value) as name union select jsonb_object_keys(to_jsonb(t) -> each.key)) part) part)`;
  const hasParts = sql<SqlBool>`each.key = any(${partedColumns}::text[])`;
  await sql`update ${sql.table(of_table)} t set (${names}) = (select ${values} from jsonb_populate_record(t, (
      select coalesce(jsonb_object_agg(each.key, case when ${isWhole} then each.value else ${parts} end), '{}')
      from merge_rows m, jsonb_each(m.before) each
      where m.workspace_id = ${at.workspace} and m.id = ${id} and (${isWhole} or ${hasParts}))) r)
    where t.workspace_id = ${at.workspace} and ${isRow(keys as Record<string, string>)}`.execute(trx);
}
