import { ExportFailure } from "#server/areas/workspace-export/archive/format.ts";
import { readConfig } from "#server/config.ts";
import { openFiles } from "#server/parts/assemble.ts";
import type { Database } from "#server/parts/database/database.ts";
import { openEmbedded } from "#server/parts/database/embedded.ts";
import { DataFolderTaken } from "#server/parts/database/lock.ts";
import { migrations } from "#server/parts/database/migrate.ts";
import { openPostgres } from "#server/parts/database/postgres.ts";
import type { Files } from "#server/parts/files/files.ts";
import { openLog } from "#server/parts/log.ts";

/** Does a command's work on this installation's own database and files, and ends the process; where it fails, with what didn't happen. */
export async function ownDatabase(nothing: string, work: (database: Database, files: Files) => Promise<void>): Promise<never> {
  const config = readConfig(process.env);
  const { database: at } = config;
  try {
    const database = at.kind === "postgres" ? await openPostgres(at.owner_url ?? at.url) : await openEmbedded({ folder: at.folder });
    const { rows } = await database.executeSql("select max(name) as schema from migrations");
    if (rows[0]?.schema !== migrations.at(-1)) throw new ExportFailure("The database is of another version: start this one first.");
    await work(database, openFiles(config, openLog(config.log_format)));
    await database.close();
    process.exit(0);
  } catch (failure) {
    const isTold = failure instanceof ExportFailure || failure instanceof DataFolderTaken;
    console.error(isTold ? failure.message : failure);
    if (failure instanceof DataFolderTaken) console.error("Stop the product first: its embedded database is one process's alone.");
    console.error(nothing);
    process.exit(1);
  }
}
