import { createHash, randomBytes } from "node:crypto";
import { BlobReader, type FileEntry, ZipReader } from "@zip.js/zip.js";
import { sql } from "kysely";
import type { Database, Db, Trx } from "#server/parts/database/database.ts";
import { migrations } from "#server/parts/database/migrate.ts";
import type { Files } from "#server/parts/files/files.ts";
import { checkAbout, checkFiles, IDS, idOfFile, type Row, rowReader } from "./checking.ts";
import { type About, ExportFailure, type Shape } from "./format.ts";
import { verifyArchive } from "./reading.ts";
import { rowsOf, shapes } from "./writing.ts";

/** So many rows are written at once. */
const ROWS = 100;

/** What became of an archive. */
interface Taken {
  workspace: { id: string; name: string };
  /** Rows by table, of those that were taken in. */
  rows: Record<string, number>;
  files: number;
  /** Colleagues who have no account here: invited again they are who they were. */
  without_account: string[];
  /** Tables that stayed out, and rows of others, with why. */
  left_out: Record<string, string>;
}

/** An id as the same mask gives it back: what comes before its last 48 bits stays, so that ids sort as they did. */
export function maskedId(id: string, mask: Buffer): string {
  const end = Buffer.from(id.slice(-12), "hex");
  return id.slice(0, -12) + Buffer.from(end.map((byte, at) => byte ^ (mask[at] ?? 0))).toString("hex");
}
/** Every id in a line, wherever it stands: in texts of JSON as well. */
const masked = (line: string, mask: Buffer | null): string => (mask ? line.replace(IDS, (id) => maskedId(id, mask)) : line);

/** What lets somebody in isn't in an archive: where the database asks for it, nobody has what opens it. */
const unguessable = "sha256(convert_to(gen_random_uuid()::text, 'UTF8'))";
const inItsPlace: Record<string, string> = { token_hash: unguessable };

/** Tables whose rows hold here only: seals were made with another secret, and the chain of a trail begins with its workspace's id. */
const stays = (isCopy: boolean): Record<string, string> => ({
  audit_anchors: "sealed with the secret of the installation that wrote it",
  ...(isCopy &&
    Object.fromEntries(
      ["audit_trail", "audit_heads", "audit_pseudonyms"].map((name) => [name, "the trail of the workspace that is here already"]),
    )),
});

/**
 * Takes an archive in as a workspace, whole or not at all. It keeps its ids where no such workspace is here; beside the one that it was
 * written of it gets new ones, each of which leads where the old one did. Whoever has an account with a colleague's address here, is
 * that colleague; the owner has to have one. Somebody may have edited it: rows are held to its one workspace, and files are put once
 * all rows are there, never over others.
 */
export async function takeArchive(database: Database, files: Files, archive: Blob): Promise<Taken> {
  const told = await verifyArchive(archive);
  if (told.schema !== migrations.at(-1))
    throw new ExportFailure(`The archive is of another version: its last step is ${told.schema}, and ${migrations.at(-1)} here.`);
  const zip = new ZipReader(new BlobReader(archive));
  const entries = new Map((await zip.getEntries()).flatMap((one) => (one.directory ? [] : [[one.filename, one] as const])));
  const open = (path: string): ReadableStream<Uint8Array> => {
    const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
    const entry = entries.get(path) as FileEntry; // it was verified
    entry.getData(writable).catch((failure: unknown) => writable.abort(failure));
    return readable;
  };
  const own: Own = { id: told.workspace.id, keys: [] };
  try {
    const taken = await database.transaction(async (trx) => {
      // Files may take longer than anybody else stands still within a transaction.
      await sql`set local idle_in_transaction_session_timeout = 0`.execute(trx);
      const here = await shapes(trx);
      checkAbout(told, here);
      await refuseAtOnce(trx, told.workspace.id);
      const mask = (await isHere(trx, told.workspace.id)) ? randomBytes(6) : null;
      own.id = masked(told.workspace.id, mask);
      const rows = await takeRows(trx, { told, here, mask, open });
      await putFiles(files, told, mask, open, own);
      return rows;
    });
    await zip.close();
    return { workspace: { ...told.workspace, id: own.id }, files: told.files.length, ...taken };
  } catch (failure) {
    await removeOwn(database, files, own);
    throw failure;
  }
}

/** As which workspace an archive is taken in, and under which keys this run put files that weren't there. */
interface Own {
  id: string;
  keys: string[];
}

const isHere = async (db: Db, id: string) => (await sql`select from workspaces where id = ${id}`.execute(db)).rows.length > 0;

/** One run at a time takes a workspace in: two would put the same files. */
async function refuseAtOnce(trx: Trx, id: string): Promise<void> {
  const [lock] = await rowsOf(trx, sql<{ is_free: boolean }>`select pg_try_advisory_xact_lock(hashtextextended(${id}, 724652)) as is_free`);
  if (!lock?.is_free) throw new ExportFailure(`The workspace ${id} is being taken in at this moment: wait until that is over.`);
}

/** Puts an archive's files where none lies yet. The same bytes under the same key are that file already, from a run that was cut off. */
async function putFiles(files: Files, told: About, mask: Buffer | null, open: Open, own: Own): Promise<void> {
  for (const { path, sha256 } of told.files) {
    const key = `${own.id}/${masked(idOfFile(path), mask)}`;
    const received = await files.receive(open(path), AbortSignal.timeout(600_000));
    try {
      if (await files.putNew(key, received.blob)) own.keys.push(key);
      else if ((await hashOf(files, key)) !== sha256)
        throw new ExportFailure(`Another file lies where ${path} belongs, ${files.about}: ${key}. It stays as it is.`);
    } finally {
      await received.remove();
    }
  }
}

async function hashOf(files: Files, key: string): Promise<string> {
  const hash = createHash("sha256");
  for await (const chunk of (await files.open(key))?.stream ?? []) hash.update(chunk);
  return hash.digest("hex");
}

/** After a failure what this run put goes; all stays where its rows are there after all, or nobody can say. */
async function removeOwn(database: Database, files: Files, { id, keys }: Own): Promise<void> {
  if (keys.length === 0 || (await isHere(database.db, id).catch(() => true))) return;
  for (const key of keys) await files.remove(key).catch(() => {}); // what failed before is told
}

type Open = (path: string) => ReadableStream<Uint8Array>;

async function takeRows(
  trx: Trx,
  { told, here, mask, open }: { told: About; here: readonly Shape[]; mask: Buffer | null; open: Open },
): Promise<Pick<Taken, "rows" | "without_account" | "left_out">> {
  const ofUsers = await rowsOf<{ of: string; column: string; is_needed: boolean }>(
    trx,
    `select t.relname as of, a.attname as column, a.attnotnull or t.relname = 'audit_pseudonyms' as is_needed
      from pg_constraint c join pg_class t on t.oid = c.conrelid join pg_attribute a on a.attrelid = t.oid and a.attnum = any (c.conkey)
      where c.contype = 'f' and c.confrelid = 'users'::regclass and c.conparentid = 0`,
  );
  await sql`create temporary table taken_later (of text not null, line jsonb not null) on commit drop`.execute(trx);
  const colleagues = here.find(({ name }) => name === "recruiters") as Shape; // every database has them
  const { people, without_account } = await peopleHere(trx, open, rowReader(colleagues, told.workspace.id));
  const left_out = stays(mask !== null);
  const rows: Record<string, number> = {};
  const taken = new Set<string>();
  const later: { shape: Shape; columns: string[] }[] = [];
  const hashes = new Map<string, string>();
  for (const shape of here) {
    const { name } = shape;
    if (left_out[name]) continue;
    const leading = shape.references.filter(({ table }) => !taken.has(table)).flatMap((one) => one.columns);
    const columns = [...new Set(leading)].filter((column) => shape.columns.find((one) => one.name === column)?.is_nullable);
    if (columns.length > 0) later.push({ shape, columns });
    // An earlier version's notes stand among activities as well, of which the database makes notes by itself.
    if (name === "notes") await sql`delete from notes where workspace_id = ${masked(told.workspace.id, mask)}`.execute(trx);
    const of = { shape, later: columns, users: ofUsers.filter((one) => one.of === name), people };
    const read = rowReader(shape, told.workspace.id);
    rows[name] = 0;
    let lost = 0;
    for await (const lines of batchesOf(open(`tables/${name}.jsonl`))) {
      const batch = lines.map((line) => ({ line, row: read(line) }));
      if (name === "files") for (const { row } of batch) hashes.set(String(row.id), String(row.sha256).replace(/^\\x/, ""));
      const written = await telling(name, insertLines(trx, batch, mask, of));
      rows[name] += written;
      lost += lines.length - written;
    }
    if (lost > 0) left_out[name] = `${lost} of people who have no account here`;
    taken.add(name);
  }
  for (const { shape, columns } of later) await telling(shape.name, putLater(trx, shape, columns));
  checkFiles(told.files, hashes);
  return { rows, without_account, left_out };
}

/** What the database refuses in a row is the archive's fault, and told as such: a value that is none, or one that leads nowhere. */
async function telling<T>(table: string, work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (failure) {
    const { code, message } = failure as { code?: string; message: string };
    if (!/^2[23]/.test(code ?? "")) throw failure;
    throw new ExportFailure(`The database doesn't take rows of tables/${table}.jsonl: ${message}.`, { cause: failure });
  }
}

/** Lines of a table, some at a time. */
async function* batchesOf(stream: ReadableStream<Uint8Array>): AsyncGenerator<string[]> {
  let rest = "";
  const ready: string[] = [];
  const decoder = new TextDecoder();
  for await (const piece of stream) {
    const lines = (rest + decoder.decode(piece, { stream: true })).split("\n");
    rest = lines.pop() ?? "";
    ready.push(...lines);
    while (ready.length >= ROWS) yield ready.splice(0, ROWS);
  }
  if (ready.length > 0) yield ready;
}

/** Who of the archive has an account here, by the account's number there: those whose address is proven. The owner has to. */
async function peopleHere(
  trx: Trx,
  open: Open,
  read: (line: string) => Row,
): Promise<{ people: Map<string, string>; without_account: string[] }> {
  const people = new Map<string, string>();
  const without_account: string[] = [];
  let hasOwner = false;
  for await (const lines of batchesOf(open("tables/recruiters.jsonl")))
    for (const row of lines.map(read)) {
      if (typeof row.user_id !== "string") continue;
      const found = await trx
        .selectFrom("users")
        .select("id")
        .where("email", "=", String(row.email).toLowerCase())
        .where("email_verified_at", "is not", null)
        .executeTakeFirst();
      if (row.role === "owner") hasOwner = true;
      if (found) people.set(row.user_id, found.id);
      else if (row.role === "owner")
        throw new ExportFailure(`${row.email} owns it: let them register here and prove that address, then take it in.`);
      else without_account.push(String(row.email));
    }
  if (!hasOwner) throw new ExportFailure("Nobody in tables/recruiters.jsonl owns the workspace with an account: it would be nobody's.");
  return { people, without_account };
}

interface TableHere {
  shape: Shape;
  /** Columns that lead to rows which come later. */
  later: readonly string[];
  users: readonly { column: string; is_needed: boolean }[];
  people: ReadonlyMap<string, string>;
}

const quoted = (names: readonly string[], of = "") => names.map((name) => `${of}"${name}"`).join(", ");

/** Writes rows as the database reads them; how many, where those that need somebody without an account stay out. */
async function insertLines(
  trx: Trx,
  lines: readonly { line: string; row: Row }[],
  mask: Buffer | null,
  { shape, later, users, people }: TableHere,
): Promise<number> {
  const nothing = Object.fromEntries(later.map((column) => [column, null]));
  const ready = lines.flatMap(({ line, row }) => {
    const accounts = users.map(({ column, is_needed }) => ({
      column,
      is_needed,
      id: people.get(String(row[column])) ?? null,
      was: row[column],
    }));
    if (accounts.some(({ is_needed, id, was }) => is_needed && was !== null && id === null)) return [];
    const own = Object.fromEntries(accounts.map(({ column, id }) => [column, id]));
    const waits = later.some((column) => row[column] !== null);
    return [{ line: masked(line, mask), own: { ...own, ...nothing }, later: waits ? own : null }];
  });
  const names = shape.columns.map((one) => one.name);
  const instead = shape.without.filter((name) => inItsPlace[name]);
  const into = `insert into ${shape.name} (${quoted([...names, ...instead])})`;
  const values = [quoted(names, "r."), ...instead.map((name) => inItsPlace[name])].join(", ");
  const [given, own] = [`[${ready.map(({ line }) => line).join(",")}]`, JSON.stringify(ready.map((one) => one.own))];
  const each = sql`jsonb_array_elements(${given}::jsonb) with ordinality l (line, n) join jsonb_array_elements(${own}::jsonb) with ordinality p (own, n) using (n)`;
  await sql`${sql.raw(`${into} select ${values}`)} from ${each}, jsonb_populate_record(null::${sql.table(shape.name)}, l.line || p.own) r`.execute(
    trx,
  );
  const waiting = ready.filter((one) => one.later !== null);
  for (const one of waiting)
    await sql`insert into taken_later values (${shape.name}, ${one.line}::jsonb || ${JSON.stringify(one.later)}::jsonb)`.execute(trx);
  return ready.length;
}

/** What leads to a row that wasn't there yet, once all are. */
async function putLater(trx: Trx, { name, primary_key }: Shape, columns: readonly string[]): Promise<void> {
  const same = primary_key.map((key) => `t."${key}" = r."${key}"`).join(" and ");
  await sql`${sql.raw(`update ${name} t set (${quoted(columns)}) = row(${quoted(columns, "r.")})`)}
    from taken_later l, jsonb_populate_record(null::${sql.table(name)}, l.line) r
    where l.of = ${name} and ${sql.raw(same)}`.execute(trx);
}
