import { cpSync, existsSync, mkdirSync, readdirSync, rmSync } from "node:fs";
import { hostname } from "node:os";
import { join, resolve } from "node:path";
import { type Config, readConfig } from "#server/config.ts";
import { openFiles } from "#server/parts/assemble.ts";
import { openEmbedded } from "#server/parts/database/embedded.ts";
import { DataFolderTaken, lockDataFolder } from "#server/parts/database/lock.ts";
import { moveFiles } from "#server/parts/files/move.ts";
import { openLog } from "#server/parts/log.ts";
import { type FileRow, faultyFiles, fileRows, filesIn, hashOfFile, noteBackup, placesIn, writeAbout } from "./archive.ts";
import { dumpPostgres, stillThere } from "./postgres.ts";

// Makes a backup of database and files: `npm run backup -- FOLDER`, a folder that isn't there yet. Each file is read back and held
// against its row in the database. PostgreSQL's is made while the product runs; the embedded one's while it is stopped.
const [given] = process.argv.slice(2);
const folder = resolve(given ?? "");
if (!given || (existsSync(folder) && readdirSync(folder).length > 0)) {
  console.error("Say where to: a folder that isn't there yet.  npm run backup -- FOLDER");
  process.exit(1);
}
const config = readConfig(process.env);
if (config.database.kind === "embedded" && !existsSync(join(config.database.folder, "postgres"))) {
  console.error(
    `There is no database in ${resolve(config.database.folder)}, so no backup was made. DATA_DIR names the folder where the product keeps it, DATABASE_URL a PostgreSQL server.`,
  );
  process.exit(1);
}
const places = placesIn(folder);
const made_at = new Date().toISOString();
try {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const { database } = config;
  const rows = database.kind === "embedded" ? await copyEmbedded(database.folder) : await dumpPostgres(ownerOf(database), places.dump);
  // The files after the database: each row has its bytes before it is there.
  const { files, bytes } = await moveFiles(openFiles(config, openLog(config.log_format)), filesIn(folder));
  await refuseFaulty(rows);
  writeAbout(folder, {
    product: "proffer",
    made_at,
    database: database.kind === "embedded" ? { kind: "embedded" } : { kind: "postgres", sha256: await hashOfFile(places.dump) },
    files: rows.length,
  });
  await noteBackup(config, { made_at, files: rows.length, bytes, place: `${hostname()}:${folder}` }).catch((failure: Error) => {
    console.error(`It can't be noted in the database, and doesn't show on the status page: ${failure.message}`);
  });
  console.log(`Backed up to ${folder}: the database and ${files} files, ${Math.ceil(bytes / 1024 / 1024)} MB. Each file was read back.`);
  process.exit(0);
} catch (failure) {
  rmSync(folder, { recursive: true, force: true });
  console.error(
    failure instanceof DataFolderTaken ? `${failure.message} The embedded database is backed up while the product is stopped.` : failure,
  );
  console.error("No backup was made.");
  process.exit(1);
}

/** The embedded database's folder as it is, and the rows of its files. */
async function copyEmbedded(of: string): Promise<FileRow[]> {
  const lock = lockDataFolder(of);
  try {
    cpSync(join(of, "postgres"), places.embedded, { recursive: true, preserveTimestamps: true });
  } finally {
    lock.release();
  }
  const copy = await openEmbedded({ folder: join(folder, "database") });
  try {
    return await fileRows(copy);
  } finally {
    await copy.close();
    rmSync(join(folder, "database", "lock"), { force: true });
  }
}

/** Fails where a file lacks its bytes; who was erased while this ran has neither. */
async function refuseFaulty(rows: FileRow[]): Promise<void> {
  const faulty = await faultyFiles(rows, filesIn(folder));
  const left = config.database.kind === "postgres" && faulty.length > 0 ? await stillThere(ownerOf(config.database), faulty) : faulty;
  if (left.length > 0) throw new Error(`These files aren't as they were stored: ${left.join(", ")}`);
}

function ownerOf(database: Extract<Config["database"], { kind: "postgres" }>): string {
  return database.owner_url ?? database.url;
}
