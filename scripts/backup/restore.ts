import { cpSync, existsSync, renameSync, rmSync } from "node:fs";
import { join, resolve } from "node:path";
import { DAY_MS } from "#contract/choices.ts";
import { reapplyAccountErasures } from "#server/areas/account/person/tasks.ts";
import { sweepFiles } from "#server/areas/file/tasks.ts";
import { reapplyErasures } from "#server/areas/privacy/tasks.ts";
import { type Config, readConfig } from "#server/config.ts";
import { assembleParts, closeParts, openFiles } from "#server/parts/assemble.ts";
import { lockDataFolder } from "#server/parts/database/lock.ts";
import { moveFiles } from "#server/parts/files/move.ts";
import { openLog } from "#server/parts/log.ts";
import type { Parts } from "#server/parts/parts.ts";
import { faultyFiles, fileRows, filesIn, hashOfFile, placesIn, readAbout } from "./archive.ts";
import { restorePostgres } from "./postgres.ts";

// Puts a backup back: `npm run restore -- FOLDER`, one of `npm run backup`, or a copy of DATA_DIR made while the product was stopped.
// Whoever was erased since is erased again before anybody can read them. It takes the product's settings; stop the product first.
const [given] = process.argv.slice(2);
const folder = resolve(given ?? "");
const places = placesIn(folder);
if (!given || !existsSync(places.files)) {
  console.error("Say which folder: one that `npm run backup` made.  npm run restore -- FOLDER");
  process.exit(1);
}
const config = readConfig(process.env);
const log = openLog(config.log_format);
const replaced = await putDatabaseBack(config).catch((failure: unknown) => {
  console.error("Not restored: everything is as it was.", failure);
  process.exit(1);
});
try {
  await moveFiles(filesIn(folder), openFiles(config, log));
  const people = await eraseAgain(config);
  await replaced.keep();
  console.log(`Restored from ${folder}. Erased again: ${people}.`);
} catch (failure) {
  await replaced.undo();
  console.error("Not restored: everything is as it was.", failure);
  process.exit(1);
}
await removeWhatIsLeft(config);
process.exit();

/** The backup's database in the place of today's, which waits beside it until all is well. */
async function putDatabaseBack({ database }: Config) {
  const about = readAbout(folder);
  if (about && about.database.kind !== database.kind)
    throw new Error(`It is a backup of the ${about.database.kind} database, and the settings name the ${database.kind} one`);
  if (database.kind === "postgres") {
    if (!existsSync(places.dump)) throw new Error(`There is no ${places.dump}`);
    if (about?.database.kind === "postgres" && (await hashOfFile(places.dump)) !== about.database.sha256)
      throw new Error(`${places.dump} isn't as it was made`);
    return restorePostgres(database.owner_url ?? database.url, places.dump);
  }
  lockDataFolder(database.folder).release(); // fails while the product runs
  if (!existsSync(places.embedded)) throw new Error(`There is no ${places.embedded}`);
  const [here, before] = [join(database.folder, "postgres"), join(database.folder, "postgres.replaced")];
  if (existsSync(here)) renameSync(here, before);
  cpSync(places.embedded, here, { recursive: true, preserveTimestamps: true });
  return {
    keep: async () => rmSync(before, { recursive: true, force: true }),
    undo: async () => {
      rmSync(here, { recursive: true, force: true });
      if (existsSync(before)) renameSync(before, here);
    },
  };
}

/** Holds each file against its row, and erases again whoever was erased. */
function eraseAgain(of: Config): Promise<number> {
  return withParts(of, async (parts) => {
    const faulty = await faultyFiles(await fileRows(parts.database), parts.files);
    if (faulty.length > 0) throw new Error(`These files aren't as they were stored: ${faulty.join(", ")}`);
    return (await reapplyErasures(parts)) + (await reapplyAccountErasures(parts));
  });
}

/** Files without a row, and what deleted rows leave in the database's files: nothing of who was erased is left when this ends. */
function removeWhatIsLeft(of: Config): Promise<void> {
  return withParts(of, async (parts) => {
    await sweepFiles(parts, Date.now() + 2 * DAY_MS); // nobody is uploading: bytes without a row are old enough
    await parts.database.compact();
  });
}

async function withParts<T>(of: Config, work: (parts: Parts) => Promise<T>): Promise<T> {
  const parts = await assembleParts(of, log);
  try {
    return await work(parts);
  } finally {
    await closeParts(parts);
  }
}
