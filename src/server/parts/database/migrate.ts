import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { sql } from "kysely";
import type { Database } from "./database.ts";

const folder = join(import.meta.dirname, "migrations");

/** Runs the numbered SQL files that this database hasn't seen, each in its own transaction; processes take turns. */
export async function migrate(database: Database): Promise<{ applied: string[] }> {
  await database.executeSql("create table if not exists migrations (name text primary key, applied_at timestamptz not null default now())");
  const applied: string[] = [];
  for (const name of readdirSync(folder)
    .filter((file) => /^\d{4}-.+\.sql$/.test(file))
    .sort()) {
    const ran = await database.transaction(async (trx) => {
      await sql`select pg_advisory_xact_lock(724651)`.execute(trx);
      const seen = await sql`select 1 from migrations where name = ${name}`.execute(trx);
      if (seen.rows.length > 0) return false;
      for (const statement of statementsOf(readFileSync(join(folder, name), "utf8"))) await sql.raw(statement).execute(trx);
      await sql`insert into migrations (name) values (${name})`.execute(trx);
      return true;
    });
    if (ran) applied.push(name);
  }
  return { applied };
}

/** The statements of a migration file: each ends with a semicolon at a line's end. */
function statementsOf(text: string): string[] {
  return text
    .replace(/^\s*--.*$/gm, "")
    .split(/;\s*$/m)
    .map((statement) => statement.trim())
    .filter(Boolean);
}
