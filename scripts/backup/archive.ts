import { createHash } from "node:crypto";
import { createReadStream, existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import * as z from "zod";
import type { Config } from "#server/config.ts";
import { newId } from "#server/core/ids.ts";
import type { Database } from "#server/parts/database/database.ts";
import { openEmbedded } from "#server/parts/database/embedded.ts";
import { openPostgres } from "#server/parts/database/postgres.ts";
import { openDisk } from "#server/parts/files/disk.ts";
import type { Files } from "#server/parts/files/files.ts";

/** What a backup says of itself. */
const about = z.object({
  product: z.literal("proffer"),
  made_at: z.iso.datetime(),
  database: z.discriminatedUnion("kind", [
    z.object({ kind: z.literal("embedded") }),
    z.object({ kind: z.literal("postgres"), sha256: z.string() }),
  ]),
  files: z.number().int(),
});
type About = z.output<typeof about>;

/** Where each thing lies in a backup; that of the embedded database is laid out as DATA_DIR is. */
export const placesIn = (folder: string) => ({
  about: join(folder, "backup.json"),
  dump: join(folder, "database.dump"),
  embedded: join(folder, "database", "postgres"),
  files: join(folder, "files"),
});

export const filesIn = (folder: string) => openDisk(placesIn(folder).files);

export function writeAbout(folder: string, told: About): void {
  writeFileSync(placesIn(folder).about, `${JSON.stringify(told, null, 2)}\n`, { mode: 0o600 });
}

/** Null for a copy that somebody made by hand, which says nothing of itself. */
export function readAbout(folder: string): About | null {
  const { about: path } = placesIn(folder);
  return existsSync(path) ? about.parse(JSON.parse(readFileSync(path, "utf8"))) : null;
}

export async function hashOfFile(path: string): Promise<string> {
  const hash = createHash("sha256");
  for await (const chunk of createReadStream(path)) hash.update(chunk);
  return hash.digest("hex");
}

/** A row of a file, by which its bytes are known. */
export interface FileRow {
  workspace_id: string;
  id: string;
  sha256: Uint8Array;
}

export const FILE_ROWS = "select workspace_id, id, sha256 from files order by workspace_id, id";

export async function fileRows(database: Database): Promise<FileRow[]> {
  // The rows are those of the statement.
  return (await database.executeSql(FILE_ROWS)).rows as unknown as FileRow[];
}

/** The files of those rows that aren't there, or not as they were stored. */
export async function faultyFiles(rows: FileRow[], files: Files): Promise<string[]> {
  const faulty: string[] = [];
  for (const { workspace_id, id, sha256 } of rows) {
    const bytes = await files.get(`${workspace_id}/${id}`);
    if (!bytes || !createHash("sha256").update(bytes).digest().equals(sha256)) faulty.push(`${workspace_id}/${id}`);
  }
  return faulty;
}

interface Made {
  made_at: string;
  files: number;
  bytes: number;
  place: string;
}

/** Leaves a mark of a backup that is whole in the database it was made of: the status page and `/metrics` tell when the last one was. */
export async function noteBackup({ database: at }: Config, { made_at, files, bytes, place }: Made): Promise<void> {
  const database = at.kind === "embedded" ? await openEmbedded({ folder: at.folder }) : await openPostgres(at.owner_url ?? at.url);
  try {
    await database.executeSql("delete from backups where made_at < now() - interval '1 year'");
    const values = [newId(), made_at, at.kind, files, bytes, place];
    await database.executeSql(
      "insert into backups (id, made_at, verified_at, database, file_count, bytes, place) values ($1, $2, now(), $3, $4, $5, $6)",
      values,
    );
  } finally {
    await database.close();
  }
}
