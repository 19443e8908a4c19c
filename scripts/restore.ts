import { cpSync, existsSync, renameSync, rmSync } from "node:fs";
import { join, resolve } from "node:path";
import { DAY_MS } from "#contract/choices.ts";
import { reapplyAccountErasures } from "#server/areas/account/person/tasks.ts";
import { sweepFiles } from "#server/areas/file/tasks.ts";
import { reapplyErasures } from "#server/areas/privacy/tasks.ts";
import { type Config, readConfig } from "#server/config.ts";
import { assembleParts, closeParts } from "#server/parts/assemble.ts";
import { lockDataFolder } from "#server/parts/database/lock.ts";
import { log } from "#server/parts/log.ts";

// Puts a backup back: `npm run restore -- FOLDER`, a copy of DATA_DIR made while the product was stopped. Whoever was erased since is
// erased again before anybody can read them. It takes the product's settings; stop the product first. With DATABASE_URL put the
// database back yourself before (pg_restore): this puts the files back and erases again.
const [given] = process.argv.slice(2);
const backup = resolve(given ?? "");
if (!given || !existsSync(join(backup, "files"))) {
  console.error("Say which folder: a copy of DATA_DIR, with `files` in it.  npm run restore -- FOLDER");
  process.exit(1);
}
const config = readConfig(process.env);
if (config.files.s3) {
  console.error("Files lie in a bucket, which has copies of its own: this puts back what lies on this machine's disk.");
  process.exit(1);
}
const replaced = putBack(config, backup);
try {
  const people = await eraseAgain(config);
  for (const folder of replaced) rmSync(`${folder}.replaced`, { recursive: true, force: true });
  console.log(`Restored from ${backup}. Erased again: ${people}.`);
} catch (failure) {
  for (const folder of replaced) {
    rmSync(folder, { recursive: true, force: true });
    renameSync(`${folder}.replaced`, folder);
  }
  console.error("Not restored: everything is as it was.", failure);
  process.exitCode = 1;
}
process.exit();

/** The backup's folders in the place of today's, which wait beside them until all is well; who was erased is known by both. */
function putBack({ database, files }: Config, from: string): string[] {
  const folders: { here: string; there: string }[] = [{ here: files.folder, there: join(from, "files") }];
  if (database.kind === "embedded") {
    lockDataFolder(database.folder).release(); // fails while the product runs
    folders.push({ here: join(database.folder, "postgres"), there: join(from, "database", "postgres") });
  }
  for (const { here, there } of folders) {
    if (!existsSync(there)) throw new Error(`There is no ${there}`);
    if (existsSync(here)) renameSync(here, `${here}.replaced`);
    cpSync(there, here, { recursive: true, preserveTimestamps: true });
  }
  const erased = join(`${files.folder}.replaced`, ".erased");
  if (existsSync(erased)) cpSync(erased, join(files.folder, ".erased"), { recursive: true });
  return folders.map(({ here }) => here);
}

/** Nothing of them is left when this ends: neither a row, nor a file without one, nor what deleted rows leave in the database's files. */
async function eraseAgain(of: Config): Promise<number> {
  const parts = await assembleParts(of, log);
  try {
    const people = (await reapplyErasures(parts)) + (await reapplyAccountErasures(parts));
    await sweepFiles(parts, Date.now() + 2 * DAY_MS); // nobody is uploading: bytes without a row are old enough
    await parts.database.compact();
    return people;
  } finally {
    await closeParts(parts);
  }
}
