import { execFileSync } from "node:child_process";
import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { startPostgres } from "./postgres.ts";

const folder = "src/server/parts/database/migrations";
const dump = "dist/migrated.tar";

/** A dump newer than the migrations, of which every test file takes a copy; and PostgreSQL where the machine has it. */
export default async function setup() {
  const newest = Math.max(...readdirSync(folder).map((name) => statSync(join(folder, name)).mtimeMs));
  const made = statSync(dump, { throwIfNoEntry: false })?.mtimeMs ?? 0;
  if (made < newest) execFileSync(process.execPath, ["scripts/migrate-dump.ts"], { stdio: "inherit" });
  if (process.env.TEST_DATABASE_URL) return;
  const postgres = await startPostgres();
  if (!postgres) return;
  process.env.TEST_DATABASE_URL = postgres.url;
  return () => postgres.stop();
}
