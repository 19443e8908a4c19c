import { mkdirSync, writeFileSync } from "node:fs";
import { dumpOfMigrated } from "#server/parts/database/embedded.ts";
import { migrate } from "#server/parts/database/migrate.ts";
import { prepareQueue } from "#server/parts/tasks/pg-boss.ts";

// Writes dist/migrated.tar: a migrated embedded database that a new one starts from, which spares its creation.
const dump = await dumpOfMigrated(async (database) => {
  await migrate(database);
  await prepareQueue(database);
});
mkdirSync("dist", { recursive: true });
writeFileSync("dist/migrated.tar", dump);
