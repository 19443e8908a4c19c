import { execFileSync } from "node:child_process";
import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";

const folder = "src/server/parts/database/migrations";
const dump = "dist/migrated.tar";

/** Makes sure that the dump is newer than the migrations; every test file starts from a copy of it. */
export default function setup() {
  const newest = Math.max(...readdirSync(folder).map((name) => statSync(join(folder, name)).mtimeMs));
  const made = statSync(dump, { throwIfNoEntry: false })?.mtimeMs ?? 0;
  if (made < newest) execFileSync(process.execPath, ["scripts/migrate-dump.ts"], { stdio: "inherit" });
}
