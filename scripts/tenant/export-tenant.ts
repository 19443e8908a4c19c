import { createWriteStream, openAsBlob, rmSync, statSync } from "node:fs";
import { resolve } from "node:path";
import { Writable } from "node:stream";
import { ExportFailure } from "#server/areas/workspace-export/archive/format.ts";
import { verifyArchive } from "#server/areas/workspace-export/archive/reading.ts";
import { writeArchive } from "#server/areas/workspace-export/archive/writing.ts";
import { ownDatabase } from "./own-database.ts";

// Writes one workspace whole into an archive: `npm run export-tenant -- WORKSPACE FILE.zip`; without words it tells which workspaces
// there are. It takes the product's settings and changes nothing. PostgreSQL's is read while the product runs; the embedded one's
// while it is stopped. What was written is read back and held against its hashes; where something fails, no file is left.
const [workspace, given] = process.argv.slice(2);
await ownDatabase("Nothing was exported.", async (database, files) => {
  if (!workspace || !given) {
    const there = await database.executeSql(
      "select id, name, candidates, (select count(*)::int from recruiters r where r.workspace_id = w.id) as people from workspaces w order by name, id",
    );
    for (const { id, name, candidates, people } of there.rows) console.log(`${id}  ${name}: ${people} people, ${candidates} candidates`);
    console.log("\nSay which, and where to: npm run export-tenant -- WORKSPACE FILE.zip");
    return;
  }
  const path = resolve(given);
  if (statSync(path, { throwIfNoEntry: false })) throw new ExportFailure(`${path} is there already.`);
  try {
    const to = Writable.toWeb(createWriteStream(path, { mode: 0o600, flags: "wx" }));
    const { tables, files: kept } = await writeArchive(database, files, workspace, to);
    await verifyArchive(await openAsBlob(path));
    const count = tables.reduce((sum, one) => sum + one.rows, 0);
    const size = Math.ceil(statSync(path).size / 1024 / 1024);
    console.log(`Exported to ${path}: ${count} rows of ${tables.length} tables and ${kept.length} files, ${size} MB. Each was read back.`);
  } catch (error) {
    rmSync(path, { force: true });
    throw error;
  }
});
