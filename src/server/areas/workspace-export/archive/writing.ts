import { AsyncLocalStorage } from "node:async_hooks";
import { createHash, type Hash } from "node:crypto";
import { extname } from "node:path";
import { configure, ZipWriter } from "@zip.js/zip.js";
import { type RawBuilder, sql } from "kysely";
import type { Database, Trx } from "#server/parts/database/database.ts";
import { type Files, isNumber } from "#server/parts/files/files.ts";
import { exported, ofWorkspace } from "../rules.ts";
import { type About, type Entry, ExportFailure, FORMAT, readme, type Shape } from "./format.ts";

configure({ useWebWorkers: false });

/** So many rows are in memory at once. */
const ROWS = 100;

export const rowsOf = async <R>(trx: Trx, asked: string | RawBuilder<R>): Promise<R[]> =>
  (await (typeof asked === "string" ? sql.raw<R>(asked) : asked).execute(trx)).rows;
/** The rows of a workspace in a table, of some not all of them. */
const rowsThatGo = (name: string, workspace: string) =>
  sql`${sql.raw(name)} one where ${sql.raw(name === "workspaces" ? "one.id" : "one.workspace_id")} = ${workspace}${sql.raw(
    Object.entries(exported)
      .map(([of, one]) => (of === name && "of" in one ? ` and ${one.of}` : ""))
      .join(""),
  )}`;

/** The tables that go along as the database has them, what is led to first. */
export async function shapes(trx: Trx): Promise<Shape[]> {
  const told = new Map<string, readonly string[]>([["workspaces", ofWorkspace.without]]);
  for (const [name, what] of Object.entries(exported)) if ("without" in what) told.set(name, what.without);
  const columns = await rowsOf<{ of: string; name: string; type: string; is_nullable: boolean; is_computed: boolean; is_key: boolean }>(
    trx,
    `select t.relname as of, a.attname as name, format_type(a.atttypid, a.atttypmod) as type, not a.attnotnull as is_nullable,
        a.attgenerated <> '' as is_computed,
        coalesce((select a.attnum = any(c.conkey) from pg_constraint c where c.conrelid = t.oid and c.contype = 'p'), false) as is_key
      from pg_attribute a join pg_class t on t.oid = a.attrelid
      where t.relnamespace = 'public'::regnamespace and t.relkind in ('r', 'p') and not t.relispartition and a.attnum > 0 and not a.attisdropped
      order by a.attnum`,
  );
  const references = await rowsOf<{ of: string; table: string; columns: string[]; leads_to: string[] }>(
    trx,
    `select t.relname as of, r.relname as table,
        array(select a.attname::text from unnest(c.conkey) with ordinality k (n, at) join pg_attribute a on a.attrelid = t.oid and a.attnum = k.n order by k.at) as columns,
        array(select a.attname::text from unnest(c.confkey) with ordinality k (n, at) join pg_attribute a on a.attrelid = r.oid and a.attnum = k.n order by k.at) as leads_to
      from pg_constraint c join pg_class t on t.oid = c.conrelid join pg_class r on r.oid = c.confrelid
      where c.contype = 'f' and c.conparentid = 0 and t.relnamespace = 'public'::regnamespace order by c.conname`,
  );
  const all = [...told].map(([name, without]): Shape => {
    const own = columns.filter(({ of }) => of === name);
    const left = own.filter((one) => one.is_computed || without.includes(one.name)).map((one) => one.name);
    return {
      name,
      columns: own
        .filter((one) => !left.includes(one.name))
        .map((one) => ({ name: one.name, type: one.type, is_nullable: one.is_nullable })),
      primary_key: own.filter(({ is_key }) => is_key).map((one) => one.name),
      references: references.filter((one) => one.of === name && told.has(one.table)).map(({ of: _, ...one }) => one),
      without: left,
    };
  });
  const sorted: Shape[] = [];
  for (let left = all; left.length > 0; left = left.filter((one) => !sorted.includes(one))) {
    const waits = (one: Shape) => one.references.some((to) => to.table !== one.name && left.some(({ name }) => name === to.table));
    const ready = left.filter((one) => !waits(one));
    sorted.push(...(ready.length > 0 ? ready : left.slice(0, 1)));
  }
  return sorted;
}

/** Counts and hashes what flows through. */
function counted(hash: Hash) {
  const seen = { bytes: 0 };
  const through = new TransformStream<Uint8Array, Uint8Array>({
    transform: (chunk, controller) => {
      seen.bytes += chunk.length;
      hash.update(chunk);
      controller.enqueue(chunk);
    },
  });
  return { seen, through };
}

/** Chunks as a stream; they are made on behalf of whoever asked for it, whoever reads. */
function streamOf(chunks: AsyncGenerator<Uint8Array>): ReadableStream<Uint8Array> {
  const next = AsyncLocalStorage.bind(() => chunks.next());
  return new ReadableStream({
    pull: async (controller) => {
      const { done, value } = await next();
      if (done) controller.close();
      else controller.enqueue(value);
    },
  });
}

/** A workspace's rows of a table as lines of JSON, in the form of PostgreSQL's `to_jsonb`, from a cursor. */
async function* linesOf(trx: Trx, shape: Shape, workspace: string, onRows: (rows: number) => void): AsyncGenerator<Uint8Array> {
  const without = `array[${shape.without.map((name) => `'${name}'`).join(", ")}]::text[]`;
  await sql`declare lines no scroll cursor for select (to_jsonb(one) - ${sql.raw(without)})::text as line
    from ${rowsThatGo(shape.name, workspace)} order by ${sql.raw(shape.primary_key.join(", "))}`.execute(trx);
  for (;;) {
    const rows = await rowsOf<{ line: string }>(trx, `fetch ${ROWS} from lines`);
    if (rows.length === 0) break;
    onRows(rows.length);
    yield Buffer.from(rows.map(({ line }) => `${line}\n`).join(""));
  }
  await sql`close lines`.execute(trx);
}

/**
 * Writes one workspace, whole and as of one moment, as an archive; nothing of any other is asked for. Rows are read within one
 * transaction; files, which nobody changes, after it.
 */
export async function writeArchive(database: Database, files: Files, workspace: string, to: WritableStream<Uint8Array>): Promise<About> {
  if (!isNumber.test(workspace)) throw new ExportFailure(`${workspace} is no number of a workspace.`);
  const zip = new ZipWriter(to);
  const add = async (name: string, content: ReadableStream<Uint8Array>, isLarge: boolean): Promise<Entry> => {
    const hash = createHash("sha256");
    const { seen, through } = counted(hash);
    await zip.add(name, content.pipeThrough(through), { zip64: isLarge, level: 6 });
    return { path: name, bytes: seen.bytes, sha256: hash.digest("hex") };
  };
  const { stored, ...rows_told } = await database.transaction(async (trx) => {
    await sql`set transaction isolation level repeatable read, read only`.execute(trx);
    const [found] = await rowsOf(trx, sql<{ id: string; name: string }>`select id, name from workspaces where id = ${workspace}`);
    if (!found) throw new ExportFailure(`There is no workspace ${workspace}.`);
    const [{ schema } = { schema: "" }] = await rowsOf<{ schema: string }>(trx, "select max(name) as schema from migrations");
    const tables: About["tables"] = [];
    for (const shape of await shapes(trx)) {
      let rows = 0;
      const lines = linesOf(trx, shape, workspace, (more) => {
        rows += more;
      });
      const file = await add(`tables/${shape.name}.jsonl`, streamOf(lines), true);
      tables.push({ ...shape, rows, file });
    }
    return {
      ...{ product: "proffer" as const, format: FORMAT, schema, made_at: new Date().toISOString(), workspace: found, tables },
      left_out: Object.fromEntries(Object.entries(exported).flatMap(([name, one]) => ("left_out" in one ? [[name, one.left_out]] : []))),
      stored: await storedFiles(trx, workspace),
    };
  });
  const told: About = { ...rows_told, files: await addFiles(files, workspace, stored, add) };
  await add("export.json", new Blob([`${JSON.stringify(told, null, 2)}\n`]).stream(), false);
  await add("README.md", new Blob([readme(told)]).stream(), false);
  await zip.close();
  await refuseErased(database, told);
  return told;
}

type StoredFile = { id: string; name: string; sha256: string };
const storedFiles = (trx: Trx, workspace: string) =>
  rowsOf(trx, sql<StoredFile>`select id, name, encode(sha256, 'hex') as sha256 from ${rowsThatGo("files", workspace)} order by id`);

/** Each file of the workspace's rows, held against its hash. */
async function addFiles(
  files: Files,
  workspace: string,
  stored: readonly StoredFile[],
  add: (name: string, content: ReadableStream<Uint8Array>, isLarge: boolean) => Promise<Entry>,
): Promise<Entry[]> {
  const entries: Entry[] = [];
  for (const { id, name, sha256 } of stored) {
    const content = await files.open(`${workspace}/${id}`);
    if (!content)
      throw new ExportFailure(
        `The file ${id} isn't there: it was removed while this ran, or is lost. Start again, or look with npm run doctor.`,
      );
    const [ending = ""] = /^\.[a-z0-9]{1,8}$/.exec(extname(name).toLowerCase()) ?? [];
    const added = await add(`files/${id}${ending}`, content.stream, false);
    if (added.sha256 !== sha256) throw new ExportFailure(`The file ${id} isn't as it was stored.`);
    entries.push(added);
  }
  return entries;
}

/** Nobody leaves by an archive who was erased while it was written. */
async function refuseErased({ db }: Database, { workspace: { id }, tables }: About): Promise<void> {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from erasures where workspace_id = ${id}`.execute(db);
  if (rows[0]?.n !== tables.find(({ name }) => name === "erasures")?.rows)
    throw new ExportFailure("Somebody was erased while this ran: start again, and they aren't in it.");
}
