import { openAsBlob } from "node:fs";
import { resolve } from "node:path";
import { ExportFailure } from "#server/areas/workspace-export/archive/format.ts";
import { takeArchive } from "#server/areas/workspace-export/archive/taking.ts";
import { ownDatabase } from "./own-database.ts";

// Takes an archive of a workspace in: `npm run import-tenant -- FILE.zip`. It takes the product's settings. On PostgreSQL the product
// runs on meanwhile; with the embedded database it is stopped. Whole or not at all.
const [given] = process.argv.slice(2);
await ownDatabase("Nothing was taken in.", async (database, files) => {
  if (!given) throw new ExportFailure("Say which archive: npm run import-tenant -- FILE.zip");
  const archive = await openAsBlob(resolve(given)).catch(() => {
    throw new ExportFailure(`There is no file ${given}.`);
  });
  const taken = await takeArchive(database, files, archive);
  const count = Object.values(taken.rows).reduce((sum, n) => sum + n, 0);
  console.log(`Taken in as ${taken.workspace.id}, ${taken.workspace.name}: ${count} rows and ${taken.files} files.`);
  for (const [table, why] of Object.entries(taken.left_out)) console.log(`Without ${table}: ${why}.`);
  for (const email of taken.without_account) console.log(`${email} has no account here: invite them, and they are who they were.`);
});
