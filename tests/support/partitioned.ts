import { migrate, migrations } from "#server/parts/database/migrate.ts";
import { openPostgres } from "#server/parts/database/postgres.ts";
import { distribute } from "../../scripts/distribute/run.ts";
import { newDatabase } from "./postgres.ts";

/** A database of its own beside the one that TEST_DATABASE_URL names, with the tables of workspaces in so many parts by their workspace. */
export async function partitionedDatabase(partitions = 4): Promise<string> {
  const at = process.env.TEST_DATABASE_URL;
  if (!at) throw new Error("There is no PostgreSQL to partition tables on: install one, or name an empty database in TEST_DATABASE_URL.");
  const url = await newDatabase(at, "parted");
  const database = await openPostgres(url);
  try {
    await migrate(database);
    await distribute(database, { partitions, migrations, prints: false, without_references: false });
  } finally {
    await database.close();
  }
  return url;
}
