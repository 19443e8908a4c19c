import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { migrations, migrationText, statementsOf } from "#server/parts/database/migrate.ts";

interface Release {
  version: string;
  /** The last step of its schema. */
  schema: string;
  /** Of all its steps together: files that were released never change. */
  sha256: string;
}

/** The releases as CHANGELOG.md names them, the oldest first. */
export const releases: Release[] = [
  ...readFileSync("CHANGELOG.md", "utf8").matchAll(/^## (\d+\.\d+\.\d+)\n\nSchema: `([^`]+)`, ([0-9a-f]{64})\.$/gm),
]
  .map(([, version = "", schema = "", sha256 = ""]) => ({ version, schema, sha256 }))
  .reverse();

export const stepsOf = ({ schema }: Pick<Release, "schema">): string[] => migrations.filter((name) => name <= schema);

/** The statements of a schema's steps as one hash; what is said beside them may change. */
export function hashOf(release: Pick<Release, "schema">): string {
  const hash = createHash("sha256");
  for (const name of stepsOf(release)) hash.update(`${name}\0${statementsOf(migrationText(name)).join("\0")}\0`);
  return hash.digest("hex");
}

/** What a process of a release asks of its database, as its tests recorded it; none of the first, which nobody recorded. */
export function statementsAskedBy({ version }: Pick<Release, "version">): string[] {
  const file = `tests/releases/${version}.jsonl`;
  if (!existsSync(file)) return [];
  return readFileSync(file, "utf8")
    .split("\n")
    .filter(Boolean)
    .map((line) => JSON.parse(line) as string); // as they were written
}
