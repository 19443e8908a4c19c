import { writeFileSync } from "node:fs";
import { describeTables } from "#server/parts/database/describe-tables.ts";
import { openEmbedded } from "#server/parts/database/embedded.ts";
import { migrate } from "#server/parts/database/migrate.ts";

// Writes src/server/parts/database/tables.gen.ts from a database that every migration ran on.
const database = await openEmbedded({});
await migrate(database);
writeFileSync("src/server/parts/database/tables.gen.ts", await describeTables(database));
await database.close();
