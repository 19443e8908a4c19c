import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { migrations } from "#server/parts/database/migrate.ts";
import { hashOf } from "#tests/support/releases.ts";

// Records a release: `npm run record-release -- 0.3.0`. What the tests of calls ask of the database is kept in tests/releases, so that
// the next version's schema is held against it; and it prints the line of the schema for CHANGELOG.md.
const [version = ""] = process.argv.slice(2);
const schema = migrations.at(-1) ?? "";
if (!/^\d+\.\d+\.\d+$/.test(version)) {
  console.error("Say which: npm run record-release -- 0.3.0");
  process.exit(1);
}
const folder = mkdtempSync(join(tmpdir(), "proffer-release-"));
const file = join(folder, "statements.jsonl");
writeFileSync(file, "");
const { status } = spawnSync(process.execPath, ["node_modules/vitest/vitest.mjs", "run", "src/server/areas", "src/server/http"], {
  env: { ...process.env, RECORD_STATEMENTS: file },
  stdio: "inherit",
});
const asked = [...new Set(readFileSync(file, "utf8").split("\n").filter(Boolean))].sort();
rmSync(folder, { recursive: true, force: true });
if (status !== 0) {
  console.error("The tests failed: nothing was recorded.");
  process.exit(1);
}
mkdirSync("tests/releases", { recursive: true });
writeFileSync(`tests/releases/${version}.jsonl`, `${asked.join("\n")}\n`);
console.log(`\n${asked.length} statements. Into CHANGELOG.md, beneath "## ${version}":\n\nSchema: \`${schema}\`, ${hashOf({ schema })}.`);
