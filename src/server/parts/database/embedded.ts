import { existsSync, readFileSync } from "node:fs";
import { mkdir, statfs } from "node:fs/promises";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { Kysely, PGliteDialect } from "kysely";
import { storageFull } from "#server/core/failures.ts";
import { closeToOthers } from "#server/parts/data-folder.ts";
import { type Database, guarded, type Watch, wireParsers } from "./database.ts";
import { lockDataFolder } from "./lock.ts";
import { KeepingPGlite } from "./pglite/keeping.ts";
import { tendGrownTables } from "./pglite/upkeep.ts";
import type { Tables } from "./tables.ts";

/** Below this much free space a full disk is near, and a full disk makes every later query of the embedded database hang. */
const LEAST_FREE_BYTES = 128 * 1024 * 1024;

/** Of how many rows in a table, times 300, its statistics are made: a third of the usual, for everybody waits meanwhile. */
const STATISTICS_TARGET = 30;

/** What lives in memory doesn't need a cache of its pages beside it. */
const IN_MEMORY = [...PGlite.defaultStartParams, "-c", "shared_buffers=16MB"];
/** The first file of the log is written whole when a database is made, and copied with it: four times as small as PostgreSQL's own. */
const LOG_FILE_MB = 4;

/**
 * PostgreSQL as WebAssembly inside this process. With a folder, data survives there (also `kill -9`, though not a power
 * failure: it has no fsync; production takes PostgreSQL). Without one it lives in memory. `dump` is a migrated database
 * that a new one starts from, which spares its three seconds of creation.
 */
export async function openEmbedded(options: {
  folder?: string;
  dump?: string;
  least_free_bytes?: number;
  watch?: Watch;
}): Promise<Database> {
  const lock = options.folder ? lockDataFolder(options.folder) : null;
  const isNew = !options.folder || !existsSync(join(options.folder, "postgres", "PG_VERSION"));
  if (options.folder) await mkdir(join(options.folder, "postgres"), { recursive: true });
  const space = options.folder ? await watchSpace(options.folder, options.least_free_bytes ?? LEAST_FREE_BYTES) : null;
  const pglite = new KeepingPGlite({
    parsers: wireParsers,
    before: (text) => {
      if (space?.full && isWriting(text)) throw storageFull();
    },
    ...(options.folder ? { dataDir: join(options.folder, "postgres") } : { startParams: IN_MEMORY }),
    ...(isNew && options.dump && existsSync(options.dump) && { loadDataDir: new Blob([readFileSync(options.dump)]) }),
  });
  await pglite.waitReady;
  // PGlite gives what it unpacks and its caches modes of their own, whatever the umask.
  if (options.folder) closeToOthers(options.folder);
  await pglite.exec(`set time zone 'UTC'; set default_statistics_target = ${STATISTICS_TARGET}`);
  const stopTending = tendGrownTables(pglite, () => !space?.full);
  const base = new Kysely<Tables>({ dialect: new PGliteDialect({ pglite }), ...options.watch });
  return {
    ...guarded(base),
    about: options.folder
      ? `embedded PostgreSQL in ${options.folder} (for one machine; set DATABASE_URL for production)`
      : "embedded PostgreSQL in memory",
    executeSql: async (text, values) =>
      values?.length
        ? { rows: (await pglite.query<Record<string, unknown>>(text, values)).rows }
        : { rows: (await pglite.exec(text)).at(-1)?.rows ?? [] },
    connections: () => null,
    compact: () => compact(pglite),
    close: async () => {
      space?.stop();
      stopTending();
      await pglite.close();
      lock?.release();
    },
  };
}

/** Looks at the folder's free space now and every two seconds. A look that fails tells nothing and changes nothing. */
async function watchSpace(folder: string, least_free_bytes: number) {
  const watch = { full: false, stop: () => clearInterval(timer) };
  const look = async () => {
    const space = await statfs(folder).catch(() => null);
    if (space) watch.full = space.bavail * space.bsize < least_free_bytes;
  };
  const timer = setInterval(() => void look(), 2000);
  timer.unref();
  await look();
  return watch;
}

/** Whether a text of statements makes the database grow; what removes may go on. */
const isWriting = (text: string): boolean =>
  /(?:^|;)\s*(?:insert|update|create|alter|select append_to_trail)\b/i.test(text) ||
  (/(?:^|;)\s*with\b/i.test(text) && /\binsert\s+into\b|(?<!\b(?:for|key)\s+)\bupdate\b/i.test(text));

/** Table by table, so that others get their turn in between; statistics hold values of rows, too, and the log of changes all of them. */
async function compact(pglite: PGlite): Promise<void> {
  const { rows } = await pglite.query<{ name: string }>(
    `select format('%I.%I', schemaname, relname) as name from pg_stat_user_tables order by relid`,
  );
  await pglite.exec(KEEPS_NO_LOG).catch(() => {});
  for (const { name } of rows) await pglite.exec(`vacuum (full, analyze) ${name}`);
  await pglite.exec("vacuum full pg_statistic");
  await shortenLog(pglite);
}

const KEEPS_NO_LOG = "set wal_recycle = off";

/** What was closed before left files of the log to be used again, with what they held: each is gone through. */
async function shortenLog(pglite: PGlite): Promise<void> {
  const ahead = await pglite.query("select from pg_ls_waldir() where name > pg_walfile_name(pg_current_wal_lsn())");
  for (let left = ahead.rows.length; left >= 0; left -= 1)
    for (const statement of ["checkpoint", "select pg_switch_wal()", "checkpoint"]) await pglite.exec(statement);
}

/** A tar of a whole migrated database, for `dump`. */
export async function dumpOfMigrated(migrate: (database: Database) => Promise<void>): Promise<Uint8Array> {
  const pglite = new KeepingPGlite({ parsers: wireParsers, initDbStartParams: [`--wal-segsize=${LOG_FILE_MB}`] });
  await pglite.waitReady;
  const base = new Kysely<Tables>({ dialect: new PGliteDialect({ pglite }) });
  await migrate({
    ...guarded(base),
    about: "a database to dump",
    executeSql: async (text, values) =>
      values?.length
        ? { rows: (await pglite.query<Record<string, unknown>>(text, values)).rows }
        : { rows: (await pglite.exec(text)).at(-1)?.rows ?? [] },
    connections: () => null,
    compact: () => compact(pglite),
    close: () => pglite.close(),
  });
  await pglite.exec(KEEPS_NO_LOG);
  await pglite.exec("vacuum analyze");
  // Others are copied from these two, and nobody makes one: without them it is 700 files smaller, and opens in two thirds of the time.
  for (const name of ["template0", "template1"]) {
    await pglite.exec(`alter database ${name} is_template false`);
    await pglite.exec(`drop database ${name}`);
  }
  await shortenLog(pglite);
  const dump = await pglite.dumpDataDir("none");
  await pglite.close();
  return new Uint8Array(await dump.arrayBuffer());
}
