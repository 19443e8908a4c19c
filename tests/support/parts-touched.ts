import { nth } from "#contract/nth.ts";
import type { Database } from "#server/parts/database/database.ts";
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

/**
 * The parts that PostgreSQL looks into for a statement, by `EXPLAIN`: of each partitioned table which. What reads is run, for some parts are
 * left out only then; of what writes the plan is read.
 */
async function partsTouched(database: Database, { sql, parameters }: Asked): Promise<Map<string, Set<string>>> {
  const runs = /^\s*(select|\()/i.test(sql) && !/\bfor (no key )?update\b/i.test(sql);
  const { rows } = await database.executeSql(`explain (format json${runs ? ", analyze" : ""}) ${sql}`, [...parameters]);
  const [explained] = nth(rows, 0)["QUERY PLAN"] as [{ Plan: Plan }]; // as PostgreSQL documents it
  const touched = new Map<string, Set<string>>();
  const walk = (plan: Plan): void => {
    const [, table = "", part] = /^(.+)_(\d+)$/.exec(plan["Relation Name"] ?? "") ?? [];
    if (part !== undefined && workspaceTables.has(table) && plan["Actual Loops"] !== 0)
      touched.set(table, (touched.get(table) ?? new Set()).add(part));
    for (const below of plan.Plans ?? []) walk(below);
  };
  walk(explained.Plan);
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
