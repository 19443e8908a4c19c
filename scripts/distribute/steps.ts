import { workspaceTables } from "#server/parts/database/tenancy.ts";
import { keyOf, type Reference, type Schema } from "./schema.ts";

/** One statement, and what it does in words. */
export interface Step {
  does: string;
  sql: string;
}

const isSpread = (table: string) => workspaceTables.has(table) || table === "workspaces";
const drop = ({ of, name }: Reference): Step => ({
  does: `take away the reference ${name} of ${of}`,
  sql: `alter table ${of} drop constraint ${name}`,
});
const add = ({ of, name, says }: Reference): Step => ({
  does: `check and put back the reference ${name} of ${of}`,
  sql: `alter table ${of} add constraint ${name} ${says}`,
});

/**
 * Each of a workspace's tables in so many parts, by PostgreSQL's own hash of the workspace: same columns, keys, indexes, references, triggers,
 * policies and rows. `workspaces` stays whole, as it is small and everybody's. PostgreSQL refuses a key that lacks the workspace.
 */
export function partitionSteps(schema: Schema, partitions: number): Step[] {
  const tables = schema.tables.filter(({ name, kind }) => workspaceTables.has(name) && kind === "table");
  const isNamed = new Set(tables.map(({ name }) => name));
  const references = schema.references.filter(({ of, to }) => isNamed.has(of) || isNamed.has(to));
  return [
    ...references.map(drop),
    ...tables.flatMap(({ name, columns, options }) => [
      { does: `put ${name} aside`, sql: `alter table ${name} rename to ${name}_whole` },
      {
        does: `make ${name} one that is partitioned by workspace`,
        sql: `create table ${name} (like ${name}_whole including all) partition by hash (workspace_id)`,
      },
      ...Array.from({ length: partitions }, (_, at) => ({
        does: `make part ${at + 1} of ${partitions} of ${name}`,
        sql: `create table ${name}_${at} partition of ${name} for values with (modulus ${partitions}, remainder ${at})${
          options.length > 0 ? ` with (${options.join(", ")})` : ""
        }`,
      })),
      {
        does: `take over the rows of ${name}`,
        sql: `insert into ${name} (${columns.join(", ")}) overriding system value select ${columns.join(", ")} from ${name}_whole`,
      },
      { does: `drop what was put aside of ${name}`, sql: `drop table ${name}_whole` },
    ]),
    ...references.map(add),
    ...schema.triggers
      .filter(({ of }) => isNamed.has(of))
      .map(({ of, name, says }) => ({ does: `put back the trigger ${name} of ${of}`, sql: says })),
    ...schema.policies
      .filter(({ of }) => isNamed.has(of))
      .flatMap(({ of, name, says }) => [
        { does: `let ${of} be behind row-level security`, sql: `alter table ${of} enable row level security` },
        { does: `put back the policy ${name} of ${of}`, sql: `create policy ${name} on ${of} using (${says})` },
      ]),
    ...tables.map(({ name }) => ({ does: `let the planner know ${name}`, sql: `analyze ${name}` })),
  ];
}

/**
 * Nobody's tables that are joined with a workspace's while somebody is looked up: a copy on every node. The rest of nobody's stay on the
 * coordinator: codes, letters, limits and the like are written often, and joined with nothing that is spread.
 */
export const copiedEverywhere = ["users", "devices", "sessions", "embedding_models"];

/** References that Citus holds: within one shard, and to what every node has a copy of. */
export const isHeldByCitus = ({ of, to, is_within }: Reference): boolean =>
  isSpread(of) ? (isSpread(to) ? is_within : copiedEverywhere.includes(to)) : !isSpread(to);

/** The same on a Citus cluster: a workspace's tables distributed by it and lying together, nobody's as copies or on the coordinator. */
export function citusSteps(schema: Schema): Step[] {
  const tables = schema.tables.filter(({ kind }) => kind === "table").map(({ name }) => name);
  const named = ["workspaces", ...tables.filter((name) => name !== "workspaces")].filter((name) => tables.includes(name));
  if (named.length === 0) return [];
  return [
    // Ours touch rows of the same workspace alone, which lie in the same shard.
    { does: "allow triggers on distributed tables", sql: "set local citus.enable_unsafe_triggers to on" },
    ...schema.references.map(drop),
    ...copiedEverywhere.map((name) => ({ does: `copy ${name} to every node`, sql: `select create_reference_table('${name}')` })),
    ...named.map((name) => ({
      does: `distribute ${name} by ${keyOf(name)}${name === "workspaces" ? "" : ", with its workspace"}`,
      sql: `select create_distributed_table('${name}', '${keyOf(name)}'${name === "workspaces" ? "" : ", colocate_with => 'workspaces'"})`,
    })),
    ...schema.references.filter(isHeldByCitus).map(add),
  ];
}
