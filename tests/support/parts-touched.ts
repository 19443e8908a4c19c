import { CompiledQuery } from "kysely";
import { nth } from "#contract/nth.ts";
import type { Database, Db } from "#server/parts/database/database.ts";
import { crossingOf, workspaceTables } from "#server/parts/database/tenancy.ts";

export interface Asked {
  sql: string;
  parameters: readonly unknown[];
}

interface Plan {
  "Relation Name"?: string;
  "Actual Loops"?: number;
  Plans?: Plan[];
}

/** What ends a transaction that was only to be looked at. */
const asIfNever = new Error("taken back");

/** A statement's plan as it ran, for some parts are left out only then, and nothing of it stays; or as it would be, where it can't run again. */
async function planOf(database: Database, { sql, parameters }: Asked): Promise<Plan> {
  let plan: Plan | undefined;
  const explained = async (db: Db, how: string) => {
    const { rows } = await db.executeQuery<Record<string, unknown>>(
      CompiledQuery.raw(`explain (format json${how}) ${sql}`, [...parameters]),
    );
    const [{ Plan }] = nth(rows, 0)["QUERY PLAN"] as [{ Plan: Plan }]; // as PostgreSQL documents it
    return Plan;
  };
  await database
    .transaction(async (trx) => {
      plan = await explained(trx, ", analyze");
      throw asIfNever;
    })
    .catch(() => {});
  return plan ?? explained(database.db, "");
}

/** The parts that PostgreSQL looks into for a statement, by `EXPLAIN`: of each partitioned table which. */
async function partsTouched(database: Database, asked: Asked): Promise<Map<string, Set<string>>> {
  const touched = new Map<string, Set<string>>();
  const walk = (plan: Plan): void => {
    const [, table = "", part] = /^(.+)_(\d+)$/.exec(plan["Relation Name"] ?? "") ?? [];
    if (part !== undefined && workspaceTables.has(table) && plan["Actual Loops"] !== 0)
      touched.set(table, (touched.get(table) ?? new Set()).add(part));
    for (const below of plan.Plans ?? []) walk(below);
  };
  walk(await planOf(database, asked));
  return touched;
}

/** Which statements look into more than one part though they don't say that they cross workspaces. */
export async function acrossParts(database: Database, statements: readonly Asked[]): Promise<string[]> {
  const found: string[] = [];
  for (const asked of statements) {
    if (crossingOf(asked.sql) !== undefined || !/^\s*(select|insert|update|delete|with|\()/i.test(asked.sql)) continue;
    for (const [table, parts] of await partsTouched(database, asked))
      if (parts.size > 1) found.push(`${parts.size} parts of ${table}: ${asked.sql.replace(/\s+/g, " ").slice(0, 600)}`);
  }
  return found;
}
