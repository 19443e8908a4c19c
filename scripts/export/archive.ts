import { createHash, type Hash } from "node:crypto";
import { createWriteStream, openAsBlob } from "node:fs";
import { extname } from "node:path";
import { Writable } from "node:stream";
import { BlobReader, configure, ZipReader, ZipWriter } from "@zip.js/zip.js";
import { sql } from "kysely";
import * as z from "zod";
import type { Database, Trx } from "#server/parts/database/database.ts";
import { type Files, isNumber } from "#server/parts/files/files.ts";
import { exported, ofWorkspace } from "./rules.ts";

configure({ useWebWorkers: false });

const FORMAT = 1;
/** So many rows are in memory at once. */
const ROWS = 100;

const entry = z.object({ path: z.string(), bytes: z.number().int(), sha256: z.string() });
const table = z.object({
  name: z.string(),
  rows: z.number().int(),
  file: entry,
  columns: z.array(z.object({ name: z.string(), type: z.string(), is_nullable: z.boolean() })),
  primary_key: z.array(z.string()),
  references: z.array(z.object({ columns: z.array(z.string()), table: z.string(), leads_to: z.array(z.string()) })),
  without: z.array(z.string()),
});
/** What an archive says of itself, in export.json: enough to read it without the product, and to take it in elsewhere. */
const about = z.object({
  product: z.literal("proffer"),
  format: z.literal(FORMAT),
  /** The last step of the schema that the rows are of. */
  schema: z.string(),
  made_at: z.iso.datetime(),
  workspace: z.object({ id: z.string(), name: z.string() }),
  /** In the order in which they can be taken in: what a row leads to comes before it, but where two lead to each other. */
  tables: z.array(table),
  left_out: z.record(z.string(), z.string()),
  files: z.array(entry),
});
type About = z.output<typeof about>;
type Entry = z.output<typeof entry>;
type Shape = Omit<z.output<typeof table>, "rows" | "file">;

export class ExportFailure extends Error {}

const rowsOf = async <R>(trx: Trx, text: string): Promise<R[]> => (await sql.raw<R>(text).execute(trx)).rows;
const oneWorkspace = (name: string, id: string) => `${name === "workspaces" ? "id" : "workspace_id"} = '${id}'`;

/** The tables that go along as the database has them, what is led to first. */
async function shapes(trx: Trx): Promise<Shape[]> {
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

const streamOf = (chunks: AsyncGenerator<Uint8Array>): ReadableStream<Uint8Array> =>
  new ReadableStream({
    pull: async (controller) => {
      const { done, value } = await chunks.next();
      if (done) controller.close();
      else controller.enqueue(value);
    },
  });

/** A workspace's rows of a table as lines of JSON, in the form of PostgreSQL's `to_jsonb`, from a cursor. */
async function* linesOf(trx: Trx, shape: Shape, workspace: string, onRows: (rows: number) => void): AsyncGenerator<Uint8Array> {
  const without = `array[${shape.without.map((name) => `'${name}'`).join(", ")}]::text[]`;
  await sql
    .raw(
      `declare lines no scroll cursor for select (to_jsonb(one) - ${without})::text as line from ${shape.name} one
        where ${oneWorkspace(shape.name, workspace)} order by ${shape.primary_key.join(", ")}`,
    )
    .execute(trx);
  for (;;) {
    const rows = await rowsOf<{ line: string }>(trx, `fetch ${ROWS} from lines`);
    if (rows.length === 0) break;
    onRows(rows.length);
    yield Buffer.from(rows.map(({ line }) => `${line}\n`).join(""));
  }
  await sql`close lines`.execute(trx);
}

/** Writes one workspace, whole and as of one moment, into an archive; nothing of any other is asked for. */
export async function writeArchive(database: Database, files: Files, workspace: string, path: string): Promise<About> {
  if (!isNumber.test(workspace)) throw new ExportFailure(`${workspace} is no number of a workspace.`);
  const zip = new ZipWriter(Writable.toWeb(createWriteStream(path, { mode: 0o600, flags: "wx" })));
  const add = async (name: string, content: ReadableStream<Uint8Array>, isLarge: boolean): Promise<Entry> => {
    const hash = createHash("sha256");
    const { seen, through } = counted(hash);
    await zip.add(name, content.pipeThrough(through), { zip64: isLarge, level: 6 });
    return { path: name, bytes: seen.bytes, sha256: hash.digest("hex") };
  };
  const told = await database.transaction(async (trx): Promise<About> => {
    await sql`set transaction isolation level repeatable read, read only`.execute(trx);
    const [found] = await rowsOf<{ id: string; name: string }>(trx, `select id, name from workspaces where id = '${workspace}'`);
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
      ...{ product: "proffer", format: FORMAT, schema, made_at: new Date().toISOString(), workspace: found, tables },
      left_out: Object.fromEntries(Object.entries(exported).flatMap(([name, one]) => ("left_out" in one ? [[name, one.left_out]] : []))),
      files: await addFiles(trx, files, workspace, add),
    };
  });
  await add("export.json", new Blob([`${JSON.stringify(told, null, 2)}\n`]).stream(), false);
  await add("README.md", new Blob([readme(told)]).stream(), false);
  await zip.close();
  await refuseErased(database, told);
  return told;
}

/** Each file of the workspace's rows, held against its hash. */
async function addFiles(
  trx: Trx,
  files: Files,
  workspace: string,
  add: (name: string, content: ReadableStream<Uint8Array>, isLarge: boolean) => Promise<Entry>,
): Promise<Entry[]> {
  const entries: Entry[] = [];
  const rows = await rowsOf<{ id: string; name: string; sha256: string }>(
    trx,
    `select id, name, encode(sha256, 'hex') as sha256 from files where workspace_id = '${workspace}' order by id`,
  );
  for (const { id, name, sha256 } of rows) {
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

/** Reads an archive through and holds each entry against what it says of itself; throws where one differs. */
export async function verifyArchive(path: string): Promise<About> {
  const zip = new ZipReader(new BlobReader(await openAsBlob(path)));
  const entries = new Map((await zip.getEntries()).map((one) => [one.filename, one]));
  const read = async (name: string, onChunk: (chunk: Uint8Array) => void) => {
    const found = entries.get(name);
    if (!found || found.directory) throw new ExportFailure(`The archive lacks ${name}.`);
    await found.getData(new WritableStream<Uint8Array>({ write: onChunk }));
    entries.delete(name);
  };
  const chunks: Uint8Array[] = [];
  await read("export.json", (chunk) => chunks.push(chunk));
  const told = about.parse(JSON.parse(Buffer.concat(chunks).toString()));
  await read("README.md", () => {});
  for (const { file, rows } of [...told.tables, ...told.files.map((file) => ({ file, rows: null }))]) {
    const hash = createHash("sha256");
    let lines = 0;
    await read(file.path, (chunk) => {
      hash.update(chunk);
      if (rows !== null) for (const byte of chunk) if (byte === 10) lines++;
    });
    if (hash.digest("hex") !== file.sha256 || (rows !== null && lines !== rows))
      throw new ExportFailure(`${file.path} isn't as it was written.`);
  }
  if (entries.size > 0) throw new ExportFailure(`The archive holds what it doesn't tell of: ${[...entries.keys()].join(", ")}.`);
  await zip.close();
  return told;
}

const readme = ({ workspace, made_at, schema, tables, left_out, files }: About) => `# ${workspace.name}

The workspace ${workspace.id} of Proffer, as it was on ${made_at}: every row that is its own, and every file.

- \`tables/NAME.jsonl\`: one row a line, a JSON object by the names of columns, in UTF-8. Times are ISO 8601, bytes \`\\x\` and hexadecimal, numbers as exact as they were kept; PostgreSQL takes a line in by \`jsonb_populate_record\`.
- \`files/ID\`: each file as it was uploaded; \`tables/files.jsonl\` has its name, kind and whose it is by the same number.
- \`export.json\`: for each table its columns with types, keys and what they lead to, its number of rows and the SHA-256 of its lines; for each file its size and SHA-256. Tables stand in an order in which they can be taken in. The schema is that of \`${schema}\`.

It holds people's data: keep it no longer than you have to, and lock it away. Colleagues stand in \`recruiters\` by name and address; their accounts are theirs, and aren't in here.

| table | rows | without |
|---|---|---|
${tables.map(({ name, rows, without }) => `| ${name} | ${rows} | ${without.join(", ")} |`).join("\n")}

${files.length} files. Not in here:

| table | why |
|---|---|
${Object.entries(left_out)
  .map(([name, why]) => `| ${name} | ${why} |`)
  .join("\n")}
`;
