import { sql } from "kysely";
import type { Database } from "#server/parts/database/database.ts";
import { inTurn } from "#server/parts/database/migrate.ts";
import { readSchema, type Schema } from "./schema.ts";
import { citusSteps, copiedEverywhere, isHeldByCitus, partitionSteps } from "./steps.ts";

/** The database can't be spread as it is; the message says why and what to do. */
export class Refused extends Error {}

interface Asked {
  partitions: number;
  /** The migrations of this version, all of which the database must have seen. */
  migrations: readonly string[];
  prints: boolean;
  /** Whether references that Citus doesn't hold may go. */
  without_references: boolean;
}

/**
 * Spreads the tables in one transaction: all of them, or none. Gives lines that say what was done, or with `prints` the statements.
 * @throws {Refused} where the schema isn't this version's, somebody else works on the database, or a constraint doesn't say the workspace.
 */
export async function distribute(database: Database, { partitions, migrations, prints, without_references }: Asked): Promise<string[]> {
  await refuseOtherVersion(database, migrations);
  const schema = await readSchema(database);
  if (schema.problems.length > 0) throw new Refused(`These can't be spread by workspace:\n${schema.problems.join("\n")}`);
  const steps = schema.has_citus ? citusSteps(schema) : partitionSteps(schema, partitions);
  const unheld = schema.has_citus && steps.length > 0 ? schema.references.filter((one) => !isHeldByCitus(one)) : [];
  if (unheld.length > 0 && !without_references && !prints)
    throw new Refused(
      `Citus holds no references between what is distributed and what isn't. These would go, and with them what they remove along:\n${unheld
        .map(({ of, to, name }) => `${name}: ${of} → ${to}`)
        .join("\n")}\nSay --without-references to go on.`,
    );
  if (prints) return steps.map((step) => `${step.sql};`);
  if (steps.length === 0) return ["Every table is spread by workspace already."];
  await refuseOthersAtWork(database);
  if (!schema.has_citus) await refuseFewLocks(database, schema, partitions);
  const before = await countRows(database, schema);
  const start = performance.now();
  await inTurn(database, async (trx) => {
    for (const { does, sql: text } of steps)
      try {
        await sql.raw(text).execute(trx);
      } catch (error) {
        throw new Refused(`Nothing was changed. It stopped where it was to ${does}: ${(error as Error).message}`);
      }
  });
  const after = await readSchema(database);
  const rows = await countRows(database, after);
  const lost = [...before]
    .filter(([table, n]) => rows.get(table) !== n)
    .map(([table, n]) => `${table}: ${n} before, ${rows.get(table)} after`);
  if (lost.length > 0) throw new Error(`Rows differ:\n${lost.join("\n")}`);
  return [...summaryOf(after, partitions), `Took ${((performance.now() - start) / 1000).toFixed(1)} s.`];
}

function summaryOf({ tables, references, triggers, policies, has_citus }: Schema, partitions: number): string[] {
  const spread = tables.filter(({ kind }) => kind !== "table");
  const lines = has_citus
    ? [
        `${spread.length} tables are distributed by workspace and lie together; ${copiedEverywhere.length} have a copy on every node (${copiedEverywhere.join(", ")}).`,
        "Those of nobody else stay on the coordinator.",
      ]
    : [`${spread.length} tables are partitioned by workspace, each in ${partitions} parts. The rest is as it was.`];
  return [
    ...lines,
    `${references.length} references, ${triggers.length} triggers and ${policies.length} policies hold; each row was counted before and after.`,
  ];
}

async function refuseOtherVersion(database: Database, migrations: readonly string[]): Promise<void> {
  const { rows } = await database.executeSql("select name from migrations");
  const seen = new Set(rows.map(({ name }) => String(name)));
  if (seen.size !== migrations.length || migrations.some((name) => !seen.has(name)))
    throw new Refused("The database isn't at this version's schema. Start this version of the product once, stop it, and try again.");
}

async function refuseOthersAtWork(database: Database): Promise<void> {
  const { rows } = await database.executeSql(
    "select count(*)::int as n from pg_stat_activity where datname = current_database() and backend_type = 'client backend' and application_name not like 'citus%'",
  );
  const others = Number(rows[0]?.n) - (database.connections()?.total ?? 1);
  if (others > 0) throw new Refused(`${others} other connections are open. Stop the product, every process of it, and try again.`);
}

/** One transaction holds a lock on everything it makes: each part, its indexes and its values kept apart. */
async function refuseFewLocks(database: Database, { tables }: Schema, partitions: number): Promise<void> {
  const needed = tables.filter(({ kind }) => kind === "table").reduce((sum, { indexes }) => sum + (partitions + 2) * (indexes + 3), 0);
  const { rows } = await database.executeSql(
    "select current_setting('max_locks_per_transaction')::int as each, current_setting('max_connections')::int + current_setting('max_prepared_transactions')::int as times",
  );
  const { each = 0, times = 1 } = rows[0] as { each: number; times: number };
  if (each * times >= needed) return;
  const enough = Math.ceil(needed / times / 64) * 64;
  throw new Refused(
    `PostgreSQL has room for ${each * times} locks, and about ${needed} are needed. Set max_locks_per_transaction to ${enough}, restart PostgreSQL and try again.`,
  );
}

async function countRows(database: Database, { tables }: Schema): Promise<Map<string, number>> {
  const counts = tables.map(({ name }) => `select '${name}' as name, count(*)::float8 as n from ${name}`).join(" union all ");
  const { rows } = await database.executeSql(counts);
  return new Map(rows.map(({ name, n }) => [String(name), Number(n)]));
}
