import { createHash, randomBytes } from "node:crypto";
import { mkdtempSync, openAsBlob, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { BlobReader, TextWriter, ZipReader } from "@zip.js/zip.js";
import { afterAll, describe, expect, test } from "vitest";
import type { Database } from "#server/parts/database/database.ts";
import { openEmbedded } from "#server/parts/database/embedded.ts";
import { migrate } from "#server/parts/database/migrate.ts";
import { openPostgres } from "#server/parts/database/postgres.ts";
import { workspaceTables } from "#server/parts/database/tenancy.ts";
import { openDisk } from "#server/parts/files/disk.ts";
import { verifyArchive, writeArchive } from "../scripts/export/archive.ts";
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
const newPath = () => join(folder, `${++archives}.zip`);

/** A tenant with a row in every table, a file, and a word that stands in all of it. */
async function tenant(database: Database, mark: string, year: number) {
  const rows = await fillEveryTable(database, ` ${mark}`, { "invoice_numbers.year": year });
  const [workspace, file] = ["workspaces", "files"].map((table) => String(rows.get(table)?.id)) as [string, string]; // two tables, two numbers
  const content = Buffer.concat([Buffer.from(`The CV of ${mark.toLowerCase()}`), randomBytes(2_000_000)]);
  await files.put(`${workspace}/${file}`, content);
  await database.executeSql("update files set sha256 = $1, name = $2 where id = $3", [
    createHash("sha256").update(content).digest(),
    `cv ${mark.toLowerCase()}.PDF`,
    file,
  ]);
  return { workspace, file, content };
}

/** What lies in an archive, by its path, as text. */
async function contentOf(path: string): Promise<Map<string, string>> {
  const zip = new ZipReader(new BlobReader(await openAsBlob(path)));
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
  test("holds one workspace whole and nothing of another, and can be taken in elsewhere", { timeout: 120_000 }, async () => {
    const database = await open();
    await migrate(database);
    const own = await tenant(database, "Vlinder", 1);
    const other = await tenant(database, "Merel", 2);
    const path = newPath();
    await writeArchive(database, files, own.workspace, path);
    const told = await verifyArchive(path);

    // Whole: each table of a workspace is in it, with its row, or says why not.
    expect([...told.tables.map(({ name }) => name), ...Object.keys(told.left_out)].sort()).toEqual(
      ["workspaces", ...workspaceTables].sort(),
    );
    for (const { name, rows } of told.tables) expect(rows, name).toBe(1);
    const content = await contentOf(path);
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
    for (const secret of ["token_hash", "password_hash", "secret_locked", "key_hash"])
      for (const { name } of told.tables) expect(content.get(`tables/${name}.jsonl`)).not.toContain(`"${secret}"`);

    // Taken in elsewhere and written again it is the same.
    const elsewhere = await openEmbedded({ dump: "dist/migrated.tar" });
    await migrate(elsewhere);
    await takeIn(elsewhere, told, content);
    const again = newPath();
    await writeArchive(elsewhere, files, own.workspace, again);
    const second = await contentOf(again);
    for (const { name } of told.tables)
      expect(jsonLines(second.get(`tables/${name}.jsonl`)), name).toEqual(jsonLines(content.get(`tables/${name}.jsonl`)));
    await elsewhere.close();
    await database.close();
  });

  test("fails where a file is lost or changed, and a workspace isn't there", { timeout: 60_000 }, async () => {
    const database = await open();
    await migrate(database);
    const own = await tenant(database, "Vlinder", 1);
    await expect(writeArchive(database, files, own.file, newPath())).rejects.toThrow(/There is no workspace/);
    await expect(writeArchive(database, files, "' or true --", newPath())).rejects.toThrow(/no number of a workspace/);
    await files.put(`${own.workspace}/${own.file}`, Buffer.from("something else"));
    await expect(writeArchive(database, files, own.workspace, newPath())).rejects.toThrow(/isn't as it was stored/);
    await files.remove(`${own.workspace}/${own.file}`);
    await expect(writeArchive(database, files, own.workspace, newPath())).rejects.toThrow(/isn't there/);
    await database.close();
  });
});

test("an archive that somebody changed is refused", { timeout: 60_000 }, async () => {
  const database = await openEmbedded({ dump: "dist/migrated.tar" });
  await migrate(database);
  const own = await tenant(database, "Vlinder", 1);
  const path = newPath();
  await writeArchive(database, files, own.workspace, path);
  await verifyArchive(path);
  const bytes = readFileSync(path);
  const at = bytes.indexOf(own.content.subarray(1000, 1032)); // what is random doesn't get smaller
  bytes.writeUInt8(bytes.readUInt8(at) ^ 1, at);
  writeFileSync(path, bytes);
  await expect(verifyArchive(path)).rejects.toThrow();
  await database.close();
});

/** Takes an archive in, as PostgreSQL can by itself: in the order that it tells; what stays here gets another value or none. */
async function takeIn(
  database: Database,
  { tables, workspace }: Awaited<ReturnType<typeof verifyArchive>>,
  content: Map<string, string>,
): Promise<void> {
  const linesOf = (name: string) => jsonLines(content.get(`tables/${name}.jsonl`));
  for (const id of new Set(linesOf("recruiters").map(({ user_id }) => user_id)))
    await database.executeSql("insert into users (id, first_name, last_name, email, password_hash) values ($1, 'A', 'Person', $2, '')", [
      id,
      id,
    ]);
  const taken = new Set<string>();
  const later: string[] = [];
  const quoted = (names: string[]) => names.map((name) => `"${name}"`).join(", ");
  for (const { name, columns, references, without } of tables) {
    const names = columns.map((one) => one.name);
    const secrets = without.filter((one) => one === "token_hash" || one === "seal");
    const forward = references.filter(({ table }) => !taken.has(table)).flatMap((one) => one.columns);
    const open_ones = forward.filter((column) => columns.find((one) => one.name === column)?.is_nullable);
    for (const row of linesOf(name)) {
      await database.executeSql(
        `insert into ${name} (${quoted([...names, ...secrets])}) select ${[quoted(names), ...secrets.map(() => "sha256('new')")].join(", ")} from jsonb_populate_record(null::${name}, $1)`,
        [JSON.stringify({ ...row, ...Object.fromEntries(open_ones.map((column) => [column, null])) })],
      );
      for (const column of open_ones)
        if (row[column] !== null && name !== "workspaces")
          later.push(`update ${name} set ${column} = '${row[column]}' where workspace_id = '${workspace.id}'`);
    }
    taken.add(name);
  }
  for (const statement of later) await database.executeSql(statement);
  // Last, for what the database counts there by itself.
  const own = quoted(tables.find(({ name }) => name === "workspaces")?.columns.map(({ name }) => name) ?? []);
  for (const row of linesOf("workspaces"))
    await database.executeSql(
      `update workspaces set (${own}) = (select ${own} from jsonb_populate_record(null::workspaces, $1)) where id = $2`,
      [JSON.stringify(row), workspace.id],
    );
}
