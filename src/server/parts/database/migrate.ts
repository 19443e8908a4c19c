import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { sql } from "kysely";
import type { Database, Trx } from "./database.ts";

const folder = join(import.meta.dirname, "migrations");
/** The steps of this version's schema, in their order. */
export const migrations = readdirSync(folder)
  .filter((file) => /^\d{4}-.+\.sql$/.test(file))
  .sort();

/** What stands in the file of a step. */
export const migrationText = (name: string): string => readFileSync(join(folder, name), "utf8");

/** The database was brought up to date by a newer version: this one doesn't know what it would spoil. */
export class NewerSchema extends Error {}

/**
 * Runs the numbered SQL files that this database hasn't seen, each in its own transaction; processes take turns. There is no way
 * back: a database that has seen what isn't here is refused. `steps`: those of an earlier version.
 */
export async function migrate(database: Database, steps: readonly string[] = migrations): Promise<{ applied: string[] }> {
  await inTurn(database, (trx) =>
    sql`create table if not exists migrations (name text primary key, applied_at timestamptz not null default now())`.execute(trx),
  );
  const { rows } = await database.executeSql("select name from migrations");
  const seen = new Set(rows.map(({ name }) => String(name)));
  const unknown = [...seen].filter((name) => !steps.includes(name));
  if (unknown.length > 0)
    throw new NewerSchema(
      `The database is of a newer version of Proffer (${unknown.sort().join(", ")}). Start that version, or put back a backup that was made before it.`,
    );
  const applied: string[] = [];
  for (const name of steps.filter((step) => !seen.has(step))) {
    const ran = await inTurn(database, async (trx) => {
      const meanwhile = await sql`select 1 from migrations where name = ${name}`.execute(trx);
      if (meanwhile.rows.length > 0) return false;
      for (const statement of statementsOf(migrationText(name))) await sql.raw(statement).execute(trx);
      await sql`insert into migrations (name) values (${name})`.execute(trx);
      return true;
    });
    if (ran) applied.push(name);
  }
  return { applied };
}

/** One process after the other, each for as long as it takes. */
export function inTurn<T>(database: Database, work: (trx: Trx) => Promise<T>): Promise<T> {
  return database.transaction(async (trx) => {
    for (const limit of ["statement_timeout", "lock_timeout", "idle_in_transaction_session_timeout"])
      await sql`set local ${sql.raw(limit)} = 0`.execute(trx);
    await sql`select pg_advisory_xact_lock(724651)`.execute(trx);
    return work(trx);
  });
}

/** The statements of a migration file: each ends with a semicolon at a line's end. A function's body, from $$ to $$, is one with its own. */
export function statementsOf(text: string): string[] {
  const statements = text.replace(/^\s*--.*$/gm, "").match(/(?:\$\$[\s\S]*?\$\$|(?!\$\$)[\s\S])+?(?:;[ \t]*$|(?![\s\S]))/gm) ?? [];
  return statements.map((statement) => statement.trim().replace(/;$/, "")).filter(Boolean);
}
