import { parseArgs } from "node:util";
import { readConfig } from "#server/config.ts";
import type { Database } from "#server/parts/database/database.ts";
import { migrations } from "#server/parts/database/migrate.ts";
import { openPostgres } from "#server/parts/database/postgres.ts";
import { distribute, Refused } from "./run.ts";

// Spreads a PostgreSQL database by workspace: `npm run distribute`. On a Citus cluster the tables become distributed and reference ones; else
// each is partitioned in as many parts as `--partitions` says (32). `--print` shows the statements and does nothing. Stop the product first.
const { values } = parseArgs({
  options: {
    partitions: { type: "string", default: "32" },
    print: { type: "boolean", default: false },
    "without-references": { type: "boolean", default: false },
  },
});
const partitions = Number(values.partitions);
const config = readConfig(process.env);
if (config.database.kind === "embedded" || !(partitions >= 2 && partitions <= 256)) {
  console.error(
    config.database.kind === "embedded"
      ? "The embedded database is one process's and can't be spread. Move to PostgreSQL first, and set DATABASE_URL."
      : "--partitions takes a number from 2 to 256.",
  );
  process.exit(1);
}
const database: Database = await openPostgres(config.database.owner_url ?? config.database.url);
try {
  const told = await distribute(database, {
    partitions,
    migrations,
    prints: values.print,
    without_references: values["without-references"],
  });
  for (const line of told) console.log(line);
} catch (failure) {
  if (!(failure instanceof Refused)) throw failure;
  console.error(failure.message);
  process.exitCode = 1;
} finally {
  await database.close();
}
