import { migrate } from "#server/parts/database/migrate.ts";
import { openPostgres } from "#server/parts/database/postgres.ts";
import { workspaceTables } from "#server/parts/database/tenancy.ts";
import { newDatabase } from "./postgres.ts";

const PARTITIONS = 4;

/** A database of its own beside the one that TEST_DATABASE_URL names, with the tables of workspaces partitioned by them. */
export async function partitionedDatabase(): Promise<string> {
  const at = process.env.TEST_DATABASE_URL;
  if (!at) throw new Error("There is no PostgreSQL to partition tables on: install one, or name an empty database in TEST_DATABASE_URL.");
  const url = await newDatabase(at, "parted");
  await partitionByWorkspace(url);
  return url;
}

/**
 * Migrates an empty database and makes each of a workspace's tables one that is partitioned by its workspace, with the same columns,
 * keys, indexes, references, triggers and policies. PostgreSQL refuses a key that lacks the workspace, and so would any system that spreads
 * rows by it.
 */
async function partitionByWorkspace(url: string): Promise<void> {
  const database = await openPostgres(url);
  try {
    await migrate(database);
    const ask = async <R>(text: string) => (await database.executeSql(text)).rows as R[];
    const tables = `array[${[...workspaceTables].map((name) => `'${name}'`).join(", ")}]`;
    const references = await ask<{ of: string; name: string; says: string }>(
      `select t.relname as of, c.conname as name, pg_get_constraintdef(c.oid) as says
        from pg_constraint c join pg_class t on t.oid = c.conrelid join pg_class r on r.oid = c.confrelid
        where c.contype = 'f' and (t.relname = any(${tables}) or r.relname = any(${tables}))`,
    );
    const triggers = await ask<{ says: string }>(
      `select pg_get_triggerdef(g.oid) as says from pg_trigger g join pg_class t on t.oid = g.tgrelid where not g.tgisinternal and t.relname = any(${tables})`,
    );
    const policies = await ask<{ of: string; name: string; says: string }>(
      "select tablename as of, policyname as name, qual as says from pg_policies where schemaname = 'public'",
    );
    const steps = [
      ...references.map(({ of, name }) => `alter table ${of} drop constraint ${name}`),
      ...[...workspaceTables].flatMap((table) => [
        `alter table ${table} rename to ${table}_whole`,
        `create table ${table} (like ${table}_whole including all) partition by hash (workspace_id)`,
        ...Array.from(
          { length: PARTITIONS },
          (_, at) => `create table ${table}_${at} partition of ${table} for values with (modulus ${PARTITIONS}, remainder ${at})`,
        ),
        `drop table ${table}_whole`,
      ]),
      ...references.map(({ of, name, says }) => `alter table ${of} add constraint ${name} ${says}`),
      ...triggers.map(({ says }) => says),
      ...policies.flatMap(({ of, name, says }) => [
        `alter table ${of} enable row level security`,
        `create policy ${name} on ${of} using (${says})`,
      ]),
    ];
    await database.executeSql(steps.join(";\n"));
  } finally {
    await database.close();
  }
}
