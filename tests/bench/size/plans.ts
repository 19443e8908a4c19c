import { closeSync, openSync, readSync, statSync } from "node:fs";
import pg from "pg";
import { tenancy } from "#server/parts/database/tenancy.ts";

/** A step of a plan, as PostgreSQL's `auto_explain` writes it. */
interface Node {
  "Node Type": string;
  "Relation Name"?: string;
  "Index Name"?: string;
  "Index Cond"?: string;
  "Actual Rows"?: number;
  "Actual Loops"?: number;
  "Rows Removed by Filter"?: number;
  "Rows Removed by Index Recheck"?: number;
  Plans?: Node[];
}
export interface Ran {
  statement: string;
  ms: number;
  plan: Node;
}

/** Tables that stay as small as they are, however many work with the product: a plan may read them from end to end. */
const steady: Record<string, string> = {
  embedding_models: "one row for each model that was ever set up",
  migrations: "one row for each step of the schema",
  invoice_numbers: "one row a year",
  letters: "what waits to be sent, for two days at most; who is erased is looked for in all of it, since it is locked",
  job_common: "pg-boss: what waits, and what was done within a day",
  queue: "pg-boss: one row for each kind of task",
  version: "pg-boss: one row",
  schedule: "pg-boss: one row for each kind of task that is due by the clock",
  bam: "pg-boss: its own upgrades",
  judging_claims: "whom a model is being asked about, for seconds",
};
/** All others grow: a table that is new is among them without anybody saying so. */
export const grows: ReadonlySet<string> = new Set(Object.keys(tenancy).filter((table) => !(table in steady)));
/** What sweeps may read from end to end. */
const swept: Record<string, string> = {
  workspaces: "they go through every one",
  audit_heads: "a row of every workspace",
  rate_limits: "who asked within the hour: an index of when that ends would be written with every count",
};

/** Has a database tell the plan of every statement that runs in it from now on, those of triggers and references among them. */
export async function tellPlans(url: string, settings: Record<string, string> = {}): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const told = {
    session_preload_libraries: "auto_explain",
    "auto_explain.log_min_duration": "0",
    "auto_explain.log_nested_statements": "on",
    "auto_explain.log_format": "json",
    ...settings,
  };
  for (const [name, is] of Object.entries(told))
    await client.query(`alter database ${new URL(url).pathname.slice(1)} set ${name} = '${is}'`);
  await client.end();
}

/** What ran, of what the server has written from there on. */
export function plansIn(log: string, from = 0): Ran[] {
  const piece = Buffer.alloc(statSync(log).size - from);
  const file = openSync(log, "r");
  readSync(file, piece, 0, piece.length, from);
  closeSync(file);
  const text = piece.toString("utf8");
  return [...text.matchAll(/duration: ([\d.]+) ms {2}plan:\n((?:\t.*\n)+)/g)].map(([, ms, json = ""]) => {
    // PostgreSQL's own words: EXPLAIN (FORMAT JSON) with the statement beside the plan.
    const told = JSON.parse(json.replace(/^\t/gm, "")) as { "Query Text": string; Plan: Node };
    return { statement: told["Query Text"].replace(/\s+/g, " ").trim(), ms: Number(ms), plan: told.Plan };
  });
}

const nodesOf = (plan: Node): Node[] => [plan, ...(plan.Plans ?? []).flatMap(nodesOf)];
const isSweep = (statement: string) =>
  statement.includes("/* across workspaces: sweep */") || statement.startsWith("delete from rate_limits");

/** Why a plan gets slower as tables grow; empty where it doesn't. An index whose condition is the statement's own (`partial`) may be read as a whole. */
export function faultsOf({ statement, plan }: Ran, partial: ReadonlySet<string>): string[] {
  return nodesOf(plan).flatMap((node) => {
    const { "Node Type": kind, "Relation Name": table = "", "Index Name": index = "", "Index Cond": condition } = node;
    const mayRead = (name: string) => !grows.has(name) || (name in swept && isSweep(statement));
    if (kind === "Seq Scan" || kind === "Parallel Seq Scan") return mayRead(table) ? [] : [`reads all of ${table}`];
    if (!/^(Bitmap Index|Index|Index Only) Scan$/.test(kind) || condition !== undefined || partial.has(index)) return [];
    return mayRead(table) ? [] : [`reads all of ${index}`];
  });
}

/** Indexes that hold only rows of one condition. */
export async function partialIndexes(url: string): Promise<Set<string>> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ name: string }>(
    "select indexrelid::regclass::text as name from pg_index where indpred is not null",
  );
  await client.end();
  return new Set(rows.map(({ name }) => name));
}

/** Rows that a statement took up to give what it gave: of a plan that was measured. */
export const rowsRead = ({ plan }: Ran): number =>
  nodesOf(plan)
    .filter(({ Plans }) => Plans === undefined)
    .reduce((sum, node) => {
      const { "Actual Rows": rows = 0, "Actual Loops": loops = 1 } = node;
      return sum + loops * (rows + (node["Rows Removed by Filter"] ?? 0) + (node["Rows Removed by Index Recheck"] ?? 0));
    }, 0);
