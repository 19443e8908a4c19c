import { rmSync, statSync } from "node:fs";
import { resolve } from "node:path";
import { readConfig } from "#server/config.ts";
import { openFiles } from "#server/parts/assemble.ts";
import { openEmbedded } from "#server/parts/database/embedded.ts";
import { DataFolderTaken } from "#server/parts/database/lock.ts";
import { migrations } from "#server/parts/database/migrate.ts";
import { openPostgres } from "#server/parts/database/postgres.ts";
import { openLog } from "#server/parts/log.ts";
import { ExportFailure, verifyArchive, writeArchive } from "./archive.ts";

// Writes one workspace whole into an archive: `npm run export-tenant -- WORKSPACE FILE.zip`; without words it tells which workspaces
// there are. It takes the product's settings and changes nothing. PostgreSQL's is read while the product runs; the embedded one's
// while it is stopped. What was written is read back and held against its hashes; where something fails, no file is left.
const [workspace, given] = process.argv.slice(2);
const config = readConfig(process.env);
const { database: at } = config;
try {
  const database = at.kind === "postgres" ? await openPostgres(at.owner_url ?? at.url) : await openEmbedded({ folder: at.folder });
  const { rows } = await database.executeSql("select max(name) as schema from migrations");
  if (rows[0]?.schema !== migrations.at(-1)) throw new ExportFailure("The database is of another version: start this one first.");
  if (!workspace || !given) {
    const there = await database.executeSql(
      "select id, name, candidates, (select count(*)::int from recruiters r where r.workspace_id = w.id) as people from workspaces w order by name, id",
    );
    for (const { id, name, candidates, people } of there.rows) console.log(`${id}  ${name}: ${people} people, ${candidates} candidates`);
    console.log("\nSay which, and where to: npm run export-tenant -- WORKSPACE FILE.zip");
  } else {
    const path = resolve(given);
    if (statSync(path, { throwIfNoEntry: false })) throw new ExportFailure(`${path} is there already.`);
    try {
      await writeArchive(database, openFiles(config, openLog(config.log_format)), workspace, path);
      const { tables, files } = await verifyArchive(path);
      const count = tables.reduce((sum, one) => sum + one.rows, 0);
      const size = Math.ceil(statSync(path).size / 1024 / 1024);
      console.log(
        `Exported to ${path}: ${count} rows of ${tables.length} tables and ${files.length} files, ${size} MB. Each was read back.`,
      );
    } catch (error) {
      rmSync(path, { force: true });
      throw error;
    }
  }
  await database.close();
  process.exit(0);
} catch (failure) {
  const isTold = failure instanceof ExportFailure || failure instanceof DataFolderTaken;
  console.error(isTold ? failure.message : failure);
  if (failure instanceof DataFolderTaken) console.error("The embedded database is exported while the product is stopped.");
  console.error("Nothing was exported.");
  process.exit(1);
}
