import { createHash, randomBytes, randomUUID } from "node:crypto";
import { createWriteStream, mkdtempSync, openAsBlob, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Writable } from "node:stream";
import { BlobReader, TextWriter, ZipReader } from "@zip.js/zip.js";
import fc from "fast-check";
import { afterAll, describe, expect, test } from "vitest";
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
