import { createHash, randomBytes, randomUUID } from "node:crypto";
import { createWriteStream, mkdtempSync, openAsBlob, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Writable } from "node:stream";
import { BlobReader, BlobWriter, TextWriter, Uint8ArrayReader, Uint8ArrayWriter, ZipReader, ZipWriter } from "@zip.js/zip.js";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { About } from "#server/areas/workspace-export/archive/format.ts";
import { verifyArchive } from "#server/areas/workspace-export/archive/reading.ts";
import { maskedId, takeArchive } from "#server/areas/workspace-export/archive/taking.ts";
import { writeArchive } from "#server/areas/workspace-export/archive/writing.ts";
import type { Database } from "#server/parts/database/database.ts";
import { openEmbedded } from "#server/parts/database/embedded.ts";
import { migrate } from "#server/parts/database/migrate.ts";
import { openPostgres } from "#server/parts/database/postgres.ts";
import { workspaceTables } from "#server/parts/database/tenancy.ts";
import { openDisk } from "#server/parts/files/disk.ts";
import { fillEveryTable } from "./support/old-rows.ts";
import { newDatabase } from "./support/postgres.ts";

const folder = mkdtempSync(join(tmpdir(), "proffer-export-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const url = process.env.TEST_DATABASE_URL;
const databases: [string, () => Promise<Database>][] = [["embedded", () => openEmbedded({ dump: "dist/migrated.tar" })]];
if (url) databases.push(["PostgreSQL", async () => openPostgres(await newDatabase(url, "export"))]);
else console.log("Skipped what needs PostgreSQL: set TEST_DATABASE_URL to run it.");

const files = openDisk(join(folder, "files"));
let archives = 0;
async function write(database: Database, workspace: string): Promise<{ path: string; archive: Blob; told: About }> {
  const path = join(folder, `${++archives}.zip`);
  const told = await writeArchive(database, files, workspace, Writable.toWeb(createWriteStream(path)));
  return { path, archive: await openAsBlob(path), told };
}

/** A tenant with a row in every table, a file, and a word that stands in all of it. */
async function tenant(database: Database, mark: string, year: number, bytes = 2_000_000) {
  const rows = await fillEveryTable(database, ` ${mark}`, { "invoice_numbers.year": year });
  const [workspace, file] = ["workspaces", "files"].map((table) => String(rows.get(table)?.id)) as [string, string]; // two tables, two numbers
  const content = Buffer.concat([Buffer.from(`The CV of ${mark.toLowerCase()}`), randomBytes(bytes)]);
  await files.put(`${workspace}/${file}`, content);
  await database.executeSql("update files set sha256 = $1, name = $2 where id = $3", [
    createHash("sha256").update(content).digest(),
    `cv ${mark.toLowerCase()}.PDF`,
    file,
  ]);
  return { workspace, file, content };
}

/** What lies in an archive, by its path, as text. */
async function contentOf(archive: Blob): Promise<Map<string, string>> {
  const zip = new ZipReader(new BlobReader(archive));
  const found = new Map<string, string>();
  for (const entry of await zip.getEntries()) if (!entry.directory) found.set(entry.filename, await entry.getData(new TextWriter()));
  await zip.close();
  return found;
}
const jsonLines = (text = "") =>
  text
    .split("\n")
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Record<string, unknown>); // rows, by their columns

describe.each(databases)("an export from %s", (_name, open) => {
  test("holds one workspace whole and nothing of another, and can be taken in elsewhere", async () => {
    const database = await open();
    await migrate(database);
    const own = await tenant(database, "Vlinder", 1);
    const other = await tenant(database, "Merel", 2);
    const { archive } = await write(database, own.workspace);
    const told = await verifyArchive(archive);

    // Whole: each table of a workspace is in it, with its row, or says why not.
    expect([...told.tables.map(({ name }) => name), ...Object.keys(told.left_out)].sort()).toEqual(
      ["workspaces", ...workspaceTables].sort(),
    );
    for (const { name, rows } of told.tables) expect(rows, name).toBe(1);
    const content = await contentOf(archive);
    expect([...content.keys()].sort()).toEqual(
      ["README.md", "export.json", `files/${own.file}.pdf`, ...told.tables.map(({ name }) => `tables/${name}.jsonl`)].sort(),
    );
    for (const { name, columns, without } of told.tables) {
      const [row = {}] = jsonLines(content.get(`tables/${name}.jsonl`));
      expect(Object.keys(row).sort(), name).toEqual(columns.map((one) => one.name).sort());
      expect(row[name === "workspaces" ? "id" : "workspace_id"], name).toBe(own.workspace);
      for (const column of without) expect(row[column]).toBeUndefined();
      expect(content.get("README.md")).toContain(`| ${name} | 1 |`);
    }

    // Nothing of another, and nothing that lets somebody in.
    const everything = [...content.values()].join("\n");
    expect(everything).toContain("vlinder");
    for (const foreign of ["merel", other.workspace, other.file]) expect(everything).not.toContain(foreign);
    for (const secret of ["token_hash", "password_hash", "secret_locked", "key_hash", "key_locked"])
      for (const { name } of told.tables) expect(content.get(`tables/${name}.jsonl`)).not.toContain(`"${secret}"`);

    // Taken in elsewhere it keeps its ids, and written again it is the same but for whose accounts they are.
    const elsewhere = await openEmbedded({ dump: "dist/migrated.tar" });
    await migrate(elsewhere);
    await expect(takeArchive(elsewhere, files, archive)).rejects.toThrow(/let them register here/);
    const owner = await register(elsewhere, archive);
    const moved = await takeArchive(elsewhere, files, archive);
    expect(moved).toMatchObject({ workspace: { id: own.workspace }, files: 1, without_account: [], left_out: { audit_anchors: /secret/ } });
    const there = await contentOf((await write(elsewhere, own.workspace)).archive);
    const account = jsonLines(content.get("tables/recruiters.jsonl"))[0]?.user_id;
    for (const { name } of told.tables.filter((one) => !moved.left_out[one.name]))
      expect(there.get(`tables/${name}.jsonl`), name).toBe(content.get(`tables/${name}.jsonl`)?.replaceAll(String(account), owner));
    await elsewhere.close();

    // Beside the workspace that it was written of it is another one, whose ids lead where the old ones did.
    await database.executeSql("update users set email = $1, email_verified_at = now() where id = $2", [owner_of(content).email, account]);
    const copy = await takeArchive(database, files, archive);
    expect(copy.workspace.id).not.toBe(own.workspace);
    expect(Object.keys(copy.left_out).sort()).toEqual(["audit_anchors", "audit_heads", "audit_pseudonyms", "audit_trail"]);
    const copied = await contentOf((await write(database, copy.workspace.id)).archive);
    const mask = Buffer.from([0, 1, 2, 3, 4, 5].map((at) => byteAt(copy.workspace.id, at) ^ byteAt(own.workspace, at)));
    for (const { name } of told.tables.filter((one) => !copy.left_out[one.name]))
      expect(unmasked(copied.get(`tables/${name}.jsonl`), mask, String(account)), name).toEqual(
        jsonLines(content.get(`tables/${name}.jsonl`)),
      );
    const [file] = jsonLines(copied.get("tables/files.jsonl"));
    expect(await files.get(`${copy.workspace.id}/${file?.id}`)).toEqual(own.content);
    await database.close();
  });

  test("fails where a file is lost or changed, and a workspace isn't there", async () => {
    const database = await open();
    await migrate(database);
    const own = await tenant(database, "Vlinder", 1);
    await expect(write(database, own.file)).rejects.toThrow(/There is no workspace/);
    await expect(write(database, "' or true --")).rejects.toThrow(/no number of a workspace/);
    await files.put(`${own.workspace}/${own.file}`, Buffer.from("something else"));
    await expect(write(database, own.workspace)).rejects.toThrow(/isn't as it was stored/);
    await files.remove(`${own.workspace}/${own.file}`);
    await expect(write(database, own.workspace)).rejects.toThrow(/isn't there/);
    await database.close();
  });
});

test("whatever its texts say, a workspace that goes out, in and out again is the same", async () => {
  const [database, elsewhere] = (await Promise.all([1, 2].map(() => openEmbedded({ dump: "dist/migrated.tar" })))) as [Database, Database]; // two were opened
  for (const one of [database, elsewhere]) await migrate(one);
  let year = 2000;
  const words = fc.oneof(
    fc.string({ unit: "grapheme", maxLength: 20 }),
    fc.constantFrom("=1+1", '"a",\r\n;b\\n', "\u2028\u202e\ufeff", "{}[]'\\"),
  );
  const same = async (...said: [string, string]) => {
    const own = await tenant(database, `${said.join(" ").replaceAll("\0", "")} ${++year}`, year, 20_000);
    const { archive } = await write(database, own.workspace);
    const owner = await register(elsewhere, archive);
    const { left_out } = await takeArchive(elsewhere, files, archive);
    const before = await contentOf(archive);
    const after = await contentOf((await write(elsewhere, own.workspace)).archive);
    const account = String(jsonLines(before.get("tables/recruiters.jsonl"))[0]?.user_id);
    for (const [path, text] of before)
      if (path.startsWith("tables/") && !left_out[path.slice(7, -6)]) expect(after.get(path), path).toBe(text.replaceAll(account, owner));
  };
  await fc.assert(fc.asyncProperty(words, words, same), { numRuns: 4 });
  for (const one of [database, elsewhere]) await one.close();
});

test("an archive that somebody changed is refused", async () => {
  const database = await openEmbedded({ dump: "dist/migrated.tar" });
  await migrate(database);
  const own = await tenant(database, "Vlinder", 1);
  const { path, archive } = await write(database, own.workspace);
  await verifyArchive(archive);
  const bytes = readFileSync(path);
  const at = bytes.indexOf(own.content.subarray(1000, 1032)); // what is random doesn't get smaller
  bytes.writeUInt8(bytes.readUInt8(at) ^ 1, at);
  writeFileSync(path, bytes);
  await expect(verifyArchive(await openAsBlob(path))).rejects.toThrow();
  await database.close();
});

/** An archive as somebody edits it who knows how it is made: what they changed, with every count and hash put right again. */
async function edited(archive: Blob, change: (content: Map<string, Buffer>, told: About) => void): Promise<Blob> {
  const zip = new ZipReader(new BlobReader(archive));
  const content = new Map<string, Buffer>();
  for (const entry of await zip.getEntries())
    if (!entry.directory) content.set(entry.filename, Buffer.from(await entry.getData(new Uint8ArrayWriter())));
  await zip.close();
  const told: About = JSON.parse(String(content.get("export.json")));
  change(content, told);
  const right = (path: string) => {
    const bytes = content.get(path) ?? Buffer.alloc(0);
    return { path, bytes: bytes.length, sha256: createHash("sha256").update(bytes).digest("hex") };
  };
  for (const table of told.tables)
    Object.assign(table, { file: right(table.file.path), rows: content.get(table.file.path)?.filter((byte) => byte === 10).length ?? 0 });
  told.files = told.files.map(({ path }) => right(path));
  content.set("export.json", Buffer.from(JSON.stringify(told)));
  const writer = new ZipWriter(new BlobWriter());
  for (const [path, bytes] of content) await writer.add(path, new Uint8ArrayReader(bytes));
  return writer.close();
}
type Change = Parameters<typeof edited>[1];
/** Changes a table's first row. */
const inRow =
  (table: string, change: (row: Record<string, unknown>) => Record<string, unknown>): Change =>
  (content) => {
    const path = `tables/${table}.jsonl`;
    const [row = {}] = jsonLines(String(content.get(path)));
    content.set(path, Buffer.from(`${JSON.stringify({ ...row, ...change(row) })}\n`));
  };
/** Tells of one table more, of this name, whose rows stand under that one. */
const withTable =
  (name: string, path: string): Change =>
  (content, told) => {
    const file = { path: `tables/${path}.jsonl`, bytes: 0, sha256: "" };
    content.set(file.path, Buffer.from("{}\n"));
    told.tables.push({ name, file, rows: 1, columns: [], primary_key: [], references: [], without: [] });
  };
/** Adds a second file with a row that tells of it; gives its number. */
function addFile(content: Map<string, Buffer>, told: About, bytes: Buffer): string {
  const [row = {}] = jsonLines(String(content.get("tables/files.jsonl")));
  const id = randomUUID();
  const sha256 = `\\x${createHash("sha256").update(bytes).digest("hex")}`;
  content.set(
    "tables/files.jsonl",
    Buffer.concat([content.get("tables/files.jsonl") ?? Buffer.alloc(0), Buffer.from(`${JSON.stringify({ ...row, id, sha256 })}\n`)]),
  );
  content.set(`files/${id}.txt`, bytes);
  told.files.push({ path: `files/${id}.txt`, bytes: 0, sha256: "" });
  return id;
}

describe("an archive that somebody edited", () => {
  let elsewhere: Database;
  let own: Awaited<ReturnType<typeof tenant>>;
  let other: Awaited<ReturnType<typeof tenant>>;
  let archive: Blob;
  const away = openDisk(join(folder, "away"));
  const stored = async () => {
    const keys: string[] = [];
    for await (const { workspace_id, ids } of away.storedBefore(new Date(8.64e15))) keys.push(...ids.map((id) => `${workspace_id}/${id}`));
    return keys.sort();
  };
  const isHere = async () => (await elsewhere.executeSql("select from workspaces where id = $1", [own.workspace])).rows.length > 0;
  beforeAll(async () => {
    const database = await openEmbedded({ dump: "dist/migrated.tar" });
    elsewhere = await openEmbedded({ dump: "dist/migrated.tar" });
    for (const one of [database, elsewhere]) await migrate(one);
    own = await tenant(database, "Vlinder", 1, 20_000);
    archive = (await write(database, own.workspace)).archive;
    await database.close();
    // Another workspace is here already, with its file.
    other = await tenant(elsewhere, "Merel", 2, 20_000);
    await away.put(`${other.workspace}/${other.file}`, other.content);
    await register(elsewhere, archive);
  });
  afterAll(() => elsewhere.close());

  const strange = "00000000-0000-7000-8000-00000000000a";
  const mergeRow = (more: Record<string, unknown>): Change => inRow("merge_rows", () => ({ keys: {}, after: {}, ...more }));
  const refused: [what: string, change: Change, says: RegExp][] = [
    [
      "a row of another workspace",
      (content, told) => inRow("notes", () => ({ workspace_id: other.workspace }))(content, told),
      /^Line 1 of tables\/notes\.jsonl is of the workspace \S+, and the archive of/,
    ],
    [
      "letters of an id written by their numbers",
      (content) => {
        const lines = content.get("tables/notes.jsonl")?.toString() ?? "";
        content.set("tables/notes.jsonl", Buffer.from(lines.replace(/("workspace_id": ?"[0-9a-f]{8})-/, "$1\\u002d")));
      },
      /^Line 1 of tables\/notes\.jsonl writes plain letters by their numbers/,
    ],
    [
      "the name of another workspace",
      (_, told) => void Object.assign(told.workspace, { id: other.workspace }),
      /^Line 1 of tables\/recruiters\.jsonl is of the workspace/,
    ],
    [
      "a number that is no workspace's",
      (_, told) => void Object.assign(told.workspace, { id: "../elsewhere" }),
      /^\.\.\/elsewhere is no number of a workspace/,
    ],
    [
      "a workspace beside its own",
      (content) =>
        void content.set(
          "tables/workspaces.jsonl",
          Buffer.concat([content.get("tables/workspaces.jsonl") ?? Buffer.alloc(0), Buffer.from(`${JSON.stringify({ id: strange })}\n`)]),
        ),
      /^tables\/workspaces\.jsonl has 2 rows/,
    ],
    [
      "a column that lets somebody in",
      inRow("recruiters", () => ({ password_hash: "x" })),
      /^Line 1 of tables\/recruiters\.jsonl has password_hash/,
    ],
    [
      "what is no row",
      (content) => void content.set("tables/notes.jsonl", Buffer.from("[1]\n")),
      /^Line 1 of tables\/notes\.jsonl is no row/,
    ],
    [
      "what is no JSON",
      (content) => void content.set("tables/notes.jsonl", Buffer.from("{,}\n")),
      /^Line 1 of tables\/notes\.jsonl is no JSON/,
    ],
    [
      "a row that leads nowhere",
      inRow("contacts", () => ({ client_id: strange })),
      /^The database doesn't take rows of tables\/contacts\.jsonl/,
    ],
    ["a table twice", withTable("notes", "again"), /^The table notes is in it twice/],
    [
      "a table whose rows stand elsewhere",
      (content, told) => {
        content.set("tables/again.jsonl", content.get("tables/notes.jsonl") ?? Buffer.alloc(0));
        content.delete("tables/notes.jsonl");
        Object.assign(told.tables.find(({ name }) => name === "notes")?.file ?? {}, { path: "tables/again.jsonl" });
      },
      /^The rows of notes stand in tables\/again\.jsonl/,
    ],
    ["a table of accounts", withTable("users", "users"), /^There is no table users here/],
    [
      "a table less",
      (content, told) => {
        told.tables = told.tables.filter(({ name }) => name !== "notes");
        content.delete("tables/notes.jsonl");
      },
      /^The archive lacks the table notes/,
    ],
    ["nobody who owns it", inRow("recruiters", () => ({ role: "recruiter" })), /^Nobody in tables\/recruiters\.jsonl owns the workspace/],
    [
      "a file without a row",
      (content, told) => {
        content.set(`files/${strange}.txt`, Buffer.from("x"));
        told.files.push({ path: `files/${strange}.txt`, bytes: 0, sha256: "" });
      },
      /^files\/\S+ is in it, and no row tells of it/,
    ],
    [
      "another file's content",
      (content) => void content.set(`files/${own.file}.pdf`, Buffer.from("x")),
      /^files\/\S+ isn't the file that its row tells of/,
    ],
    [
      "a row without its file",
      (content, told) => {
        content.delete(`files/${own.file}.pdf`);
        told.files = [];
      },
      /^The archive lacks the file/,
    ],
    [
      "a file that is named elsewhere",
      (content, told) => {
        content.set("files/letter.pdf", content.get(`files/${own.file}.pdf`) ?? Buffer.alloc(0));
        content.delete(`files/${own.file}.pdf`);
        told.files = [{ path: "files/letter.pdf", bytes: 0, sha256: "" }];
      },
      /^files\/letter\.pdf isn't named as a file/,
    ],
    [
      "an account that an undone merge would bring back",
      mergeRow({ of_table: "users", did: "removed", before: { id: strange } }),
      /^Line 1 of tables\/merge_rows\.jsonl says that a merge removed id of users, which none does/,
    ],
    [
      "a key that an undone merge would bring back",
      mergeRow({ of_table: "api_keys", did: "removed", before: { id: strange } }),
      /of api_keys, which none does/,
    ],
    [
      "a row of another workspace that an undone merge would bring back",
      (content, told) =>
        mergeRow({ of_table: "clients", did: "removed", before: { id: strange, workspace_id: other.workspace } })(content, told),
      /would bring back a row of clients in another workspace/,
    ],
    [
      "a record that an undone merge would move to another workspace",
      (content, told) =>
        mergeRow({ of_table: "candidates", did: "changed", keys: { id: strange }, before: { workspace_id: other.workspace } })(
          content,
          told,
        ),
      /says that a merge changed workspace_id of candidates, which none does/,
    ],
    [
      "a column that no merge moves",
      mergeRow({ of_table: "notes", did: "moved", keys: [{ id: strange }], before: { recruiter_id: strange } }),
      /says that a merge moved recruiter_id of notes, which none does/,
    ],
    [
      "a record that an undone import would move",
      inRow("import_rows", () => ({ before: { workspace_id: strange } })),
      /^Line 1 of tables\/import_rows\.jsonl would change workspace_id when its import is undone/,
    ],
  ];
  test.each(refused)("is refused with %s, and leaves nothing", async (_, change, says) => {
    const before = await stored();
    await expect(edited(archive, change).then((changed) => takeArchive(elsewhere, away, changed))).rejects.toThrow(says);
    expect(await isHere()).toBe(false);
    expect(await stored()).toEqual(before);
    expect(await away.get(`${other.workspace}/${other.file}`)).toEqual(other.content);
  });

  test("or a file that is no archive is told as such", async () => {
    await expect(takeArchive(elsewhere, away, new Blob(["a letter"]))).rejects.toThrow("That file is no archive.");
    const blank = await edited(archive, (_, told) => void Object.assign(told, { format: 7 }));
    await expect(takeArchive(elsewhere, away, blank)).rejects.toThrow("export.json doesn't say what an archive says of itself.");
  });

  test("puts no file over another one, and takes back only what it put itself", async () => {
    let second = "";
    let third = "";
    const three = await edited(archive, (content, told) => {
      second = addFile(content, told, Buffer.from("the second file"));
      third = addFile(content, told, Buffer.from("the third file"));
    });
    const key = (id: string) => `${own.workspace}/${id}`;
    // The second one lies there already, whole; where the third one belongs lies somebody else's.
    await away.put(key(second), Buffer.from("the second file"));
    await away.put(key(third), Buffer.from("a letter of somebody else"));
    const before = await stored();
    await expect(takeArchive(elsewhere, away, three)).rejects.toThrow(`${key(third)}. It stays as it is.`);
    expect(await isHere()).toBe(false);
    expect(await stored()).toEqual(before);
    expect(Buffer.from((await away.get(key(third))) ?? "").toString()).toBe("a letter of somebody else");
    // What was in the way is put aside: now it is taken in, with what was there already.
    await away.remove(key(third));
    await takeArchive(elsewhere, away, three);
    expect(await away.get(key(own.file))).toEqual(own.content);
    expect(Buffer.from((await away.get(key(third))) ?? "").toString()).toBe("the third file");
  });
});

test.each(databases)("an archive that is taken in twice at once (%s) leaves each that was taken in with its files", async (_name, open) => {
  const database = await open();
  await migrate(database);
  const own = await tenant(database, "Vlinder", 1, 20_000);
  const { archive } = await write(database, own.workspace);
  const elsewhere = await open();
  await migrate(elsewhere);
  await register(elsewhere, archive);
  const away = openDisk(join(folder, `twice-${randomUUID()}`));
  const both = await Promise.allSettled([takeArchive(elsewhere, away, archive), takeArchive(elsewhere, away, archive)]);
  const taken = both.flatMap((one) => (one.status === "fulfilled" ? [one.value.workspace.id] : []));
  for (const one of both) if (one.status === "rejected") expect(String(one.reason)).toContain("is being taken in at this moment");
  expect(taken).toContain(own.workspace);
  for (const id of taken) {
    const { rows } = await elsewhere.executeSql("select id from files where workspace_id = $1", [id]);
    expect(rows).toHaveLength(1);
    expect(await away.get(`${id}/${rows[0]?.id}`)).toEqual(own.content);
  }
  for (const one of [database, elsewhere]) await one.close();
});

const byteAt = (id: string, at: number) => Number.parseInt(id.slice(-12).slice(2 * at, 2 * at + 2), 16);
const owner_of = (content: Map<string, string>) => jsonLines(content.get("tables/recruiters.jsonl"))[0] as { email: string };

/** Rows of a copy under the ids that they had; what follows their order is put into it again. */
const unmasked = (text: string | undefined, mask: Buffer, account: string) =>
  jsonLines(text?.replace(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, (id) => (id === account ? id : maskedId(id, mask))));

/** An account with the owner's address. */
async function register(database: Database, archive: Blob): Promise<string> {
  const id = randomUUID();
  const { email } = owner_of(await contentOf(archive));
  await database.executeSql(
    "insert into users (id, first_name, last_name, email, password_hash, email_verified_at) values ($1, 'A', 'Person', $2, '', now())",
    [id, email.toLowerCase()],
  );
  return id;
}
