import { randomBytes, randomUUID } from "node:crypto";
import type { Database } from "#server/parts/database/database.ts";

interface Column {
  table: string;
  name: string;
  type: string;
  is_nullable: boolean;
  is_list: boolean;
}
interface Reference {
  of: string;
  to: string;
  columns: string[];
  leads_to: string[];
}
type Row = Record<string, unknown>;
/** The rows of each table, as JSON. */
export type Rows = Map<string, Row[]>;

const OURS = "t.relnamespace = 'public'::regnamespace and t.relkind in ('r', 'p') and not t.relispartition and t.relname <> 'migrations'";

async function ask<R>(database: Database, text: string): Promise<R[]> {
  return (await database.executeSql(text)).rows as R[]; // the columns are those of the statement
}

const columnsOf = (database: Database) =>
  ask<Column>(
    database,
    `select t.relname as table, a.attname as name, format_type(a.atttypid, null) as type, not a.attnotnull as is_nullable,
        coalesce((select pg_get_expr(d.adbin, d.adrelid) like '%[]%' from pg_attrdef d where d.adrelid = t.oid and d.adnum = a.attnum), false) as is_list
      from pg_attribute a join pg_class t on t.oid = a.attrelid
      where ${OURS} and a.attnum > 0 and not a.attisdropped and a.attgenerated = '' and a.attidentity = '' order by t.relname, a.attnum`,
  );

const referencesOf = (database: Database) =>
  ask<Reference>(
    database,
    `select t.relname as of, r.relname as to,
        array(select attname::text from unnest(c.conkey) with ordinality k (n, at) join pg_attribute a on a.attrelid = c.conrelid and a.attnum = k.n order by k.at) as columns,
        array(select attname::text from unnest(c.confkey) with ordinality k (n, at) join pg_attribute a on a.attrelid = c.confrelid and a.attnum = k.n order by k.at) as leads_to
      from pg_constraint c join pg_class t on t.oid = c.conrelid join pg_class r on r.oid = c.confrelid where c.contype = 'f' and ${OURS}`,
  );

/** The words that a column may hold, where a check lists them: the first of each. */
async function wordsOf(database: Database): Promise<Map<string, string>> {
  const checks = await ask<{ of: string; says: string }>(
    database,
    `select t.relname as of, pg_get_constraintdef(c.oid) as says from pg_constraint c join pg_class t on t.oid = c.conrelid where c.contype = 'c' and ${OURS}`,
  );
  return new Map(
    checks.flatMap(({ of, says }) =>
      [...says.matchAll(/\(?"?(\w+)"?\)? = ANY \(+ARRAY\['?([^',\]]+)'?/g)].map(
        ([, column, first = ""]) => [`${of}.${column}`, first] as const,
      ),
    ),
  );
}

/** What leads to a row and isn't said to by a foreign key. */
const LEADING: Reference[] = [{ of: "payment_events", to: "orders", columns: ["order_id"], leads_to: ["id"] }];

/** What columns hold that neither their types nor their checks' lists tell. */
const held: Record<string, unknown> = {
  "audit_pseudonyms.user_id": null, // of a candidate
  "candidate_entries.entry": "{}",
  "chats.job_id": null, // about a candidate
  "duplicate_pairs.one_id": "00000000-0000-7000-8000-000000000000", // before the other
  "interview_people.contact_id": null, // a recruiter
  // A note that named another candidate.
  "merge_rows.of_table": "notes",
  "merge_rows.keys": JSON.stringify([{ id: "00000000-0000-7000-8000-000000000001" }]),
  "merge_rows.before": JSON.stringify({ candidate_id: "00000000-0000-7000-8000-000000000002" }),
  "merge_rows.after": JSON.stringify({ candidate_id: "00000000-0000-7000-8000-000000000003" }),
  // About a candidate.
  "notes.job_id": null,
  "notes.client_id": null,
  "notes.proposal_id": null,
  "to_dos.job_id": null,
  "to_dos.client_id": null,
  "to_dos.proposal_id": null,
  // Of a note.
  "notifications.to_do_id": null,
  "notifications.activity_id": null,
  "workspace_exports.file_id": null, // the files are others
  "proposal_shares.shortlist_id": null, // of a proposal
};

const values: Record<string, (column: Column, mark: string) => unknown> = {
  text: ({ table, name }, mark) => `${name} of ${table}${mark}`.toLowerCase(),
  uuid: () => randomUUID(),
  boolean: () => true,
  "timestamp with time zone": () => "2026-01-02T03:04:05.000Z",
  date: () => "2026-01-02",
  jsonb: ({ is_list }, mark) => JSON.stringify(is_list ? [] : { mark: mark.toLowerCase() }),
  bytea: () => randomBytes(32),
  tsvector: (_column, mark) => `'word${mark.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "")}'`,
  "text[]": (_column, mark) => ["one", `two${mark.toLowerCase()}`],
  "uuid[]": () => [],
  "integer[]": () => [1],
  "real[]": () => [1],
};
for (const number of ["bigint", "integer", "smallint", "numeric", "real", "double precision"]) values[number] = () => 1;

/**
 * Puts a row into every table of a schema, each leading to the rows of the others, and gives them; every text holds the mark, and
 * `more` is what columns have to hold beside that.
 */
export async function fillEveryTable(database: Database, mark = "", more: Record<string, unknown> = {}): Promise<Map<string, Row>> {
  const [columns, words] = [await columnsOf(database), await wordsOf(database)];
  const references = [...(await referencesOf(database)), ...LEADING];
  const told = { ...held, ...more };
  const byTable = Map.groupBy(columns, ({ table }) => table);
  const made = new Map<string, Row>();
  const later: Reference[] = [];
  const waiting = new Set(byTable.keys());
  const isNeeded = ({ of, columns: names }: Reference) =>
    names.every((name) => !byTable.get(of)?.find((one) => one.name === name)?.is_nullable);
  const insert = async (table: string) => {
    const own = references.filter(({ of, columns: names }) => of === table && !names.some((name) => told[`${table}.${name}`] === null));
    const row: Row = {};
    for (const column of byTable.get(table) ?? []) {
      const value = values[column.type];
      if (!value) throw new Error(`${table}.${column.name} is a ${column.type}: say in old-rows.ts what that holds`);
      const name = `${table}.${column.name}`;
      row[column.name] = name in told ? told[name] : (words.get(name) ?? value(column, mark));
    }
    for (const { to, columns: names, leads_to } of own.filter((one) => made.has(one.to)))
      names.forEach((name, at) => {
        row[name] = made.get(to)?.[leads_to[at] ?? ""];
      });
    for (const reference of own.filter((one) => !made.has(one.to))) {
      later.push(reference);
      for (const name of reference.columns) if (byTable.get(table)?.find((one) => one.name === name)?.is_nullable) row[name] = null;
    }
    const names = Object.keys(row);
    const places = names.map((_, at) => `$${at + 1}`);
    await database.executeSql(
      `insert into ${table} (${names.map((name) => `"${name}"`).join(", ")}) values (${places.join(", ")})`,
      names.map((name) => row[name]),
    );
    made.set(table, row);
    waiting.delete(table);
  };
  while (waiting.size > 0) {
    const waits = (table: string, on: (one: Reference) => boolean) =>
      references.some((one) => one.of === table && !made.has(one.to) && one.to !== table && on(one));
    const next = [...waiting].find((table) => !waits(table, () => true)) ?? [...waiting].find((table) => !waits(table, isNeeded));
    if (!next) throw new Error(`These lead to each other: ${[...waiting].join(", ")}`);
    await insert(next);
  }
  // What leads to a row that came later, or to its own.
  for (const { of, to, columns: names, leads_to } of later) {
    const sets = names.map((name, at) => `"${name}" = $${at + 1}`);
    const own = made.get(of) ?? {};
    const key = Object.keys(own).find((name) => !names.includes(name) && typeof own[name] === "string") ?? "";
    await database.executeSql(`update ${of} set ${sets.join(", ")} where ${key} = $${names.length + 1}`, [
      ...leads_to.map((name) => made.get(to)?.[name]),
      own[key],
    ]);
  }
  return made;
}

/** All rows, as JSON. */
export async function allRows(database: Database): Promise<Rows> {
  const tables = await ask<{ name: string }>(database, `select t.relname as name from pg_class t where ${OURS} order by 1`);
  const rows: Rows = new Map();
  for (const { name } of tables)
    rows.set(
      name,
      (await ask<{ row: Row }>(database, `select to_jsonb(one) as row from ${name} one`)).map(({ row }) => row),
    );
  return rows;
}

/** What of the rows of before isn't there as it was, as `table.column`; a row that is gone as `table`. */
export function lostOf(before: Rows, after: Rows): string[] {
  const lost = new Set<string>();
  for (const [table, rows] of before) {
    const now = after.get(table) ?? [];
    for (const row of rows) {
      const different = (one: Row) => Object.keys(row).filter((name) => JSON.stringify(one[name]) !== JSON.stringify(row[name]));
      const nearest = now.map(different).sort((a, b) => a.length - b.length)[0];
      if (!nearest || nearest.length === Object.keys(row).length) lost.add(table);
      else for (const name of nearest) lost.add(`${table}.${name}`);
    }
  }
  return [...lost].sort();
}
