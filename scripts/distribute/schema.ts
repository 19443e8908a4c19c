import type { Database } from "#server/parts/database/database.ts";
import { workspaceTables } from "#server/parts/database/tenancy.ts";

export interface Reference {
  of: string;
  to: string;
  name: string;
  /** As `alter table … add constraint` takes it. */
  says: string;
  /** Whether both ends say the workspace, so that a row and what it refers to lie together. */
  is_within: boolean;
}

/** What the database has of a workspace's tables, and what stands in the way of spreading them by workspace. */
export interface Schema {
  tables: { name: string; columns: string[]; kind: "table" | "partitioned" | "distributed"; options: string[]; indexes: number }[];
  references: Reference[];
  triggers: { of: string; name: string; says: string }[];
  policies: { of: string; name: string; says: string }[];
  has_citus: boolean;
  problems: string[];
}

const quoted = (names: Iterable<string>) => `array[${[...names].map((name) => `'${name}'`).join(", ")}]`;

/** The key by which a table is spread. */
export const keyOf = (table: string): string => (table === "workspaces" ? "id" : "workspace_id");

/** Reads the schema as it is in the database, not as the code believes it to be. */
export async function readSchema(database: Database): Promise<Schema> {
  const ask = async <R>(text: string) => (await database.executeSql(text)).rows as R[];
  const names = quoted(workspaceTables);
  const spread = quoted([...workspaceTables, "workspaces"]);
  const [{ has_citus } = { has_citus: false }] = await ask<{ has_citus: boolean }>(
    "select exists (select from pg_extension where extname = 'citus') as has_citus",
  );
  const tables = await ask<Schema["tables"][number]>(
    `select t.relname as name, case when t.relkind = 'p' then 'partitioned' ${
      has_citus
        ? "when exists (select from pg_dist_partition d where d.logicalrelid = t.oid and d.partmethod = 'h') then 'distributed'"
        : ""
    } else 'table' end as kind, coalesce(t.reloptions, '{}') as options,
        (select count(*)::int from pg_index x where x.indrelid = t.oid) as indexes,
        array(select a.attname::text from pg_attribute a where a.attrelid = t.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
          order by a.attnum) as columns
      from pg_class t where t.relnamespace = 'public'::regnamespace and t.relkind in ('r', 'p') and t.relname = any(${spread}) order by 1`,
  );
  const references = await ask<Reference>(
    `select t.relname as of, r.relname as to, c.conname as name, pg_get_constraintdef(c.oid) as says,
        exists (select from unnest(c.conkey, c.confkey) as k(own, other)
          join pg_attribute a on a.attrelid = c.conrelid and a.attnum = k.own join pg_attribute b on b.attrelid = c.confrelid and b.attnum = k.other
          where a.attname = case t.relname when 'workspaces' then 'id' else 'workspace_id' end
            and b.attname = case r.relname when 'workspaces' then 'id' else 'workspace_id' end) as is_within
      from pg_constraint c join pg_class t on t.oid = c.conrelid join pg_class r on r.oid = c.confrelid
      where c.contype = 'f' and c.conparentid = 0 and (t.relname = any(${spread}) or r.relname = any(${spread})) order by 1, 3`,
  );
  const keys = await ask<{ of: string; name: string; columns: string[] }>(
    `select t.relname as of, i.relname as name,
        array(select pg_get_indexdef(x.indexrelid, n, true) from generate_series(1, x.indnkeyatts) n) as columns
      from pg_index x join pg_class i on i.oid = x.indexrelid join pg_class t on t.oid = x.indrelid
      where x.indisunique and t.relnamespace = 'public'::regnamespace and t.relname = any(${spread})`,
  );
  const triggers = await ask<Schema["triggers"][number]>(
    `select t.relname as of, g.tgname as name, pg_get_triggerdef(g.oid) as says from pg_trigger g join pg_class t on t.oid = g.tgrelid
      where not g.tgisinternal and g.tgparentid = 0 and t.relname = any(${names}) order by 1, 2`,
  );
  const policies = await ask<Schema["policies"][number]>(
    `select tablename as of, policyname as name, qual as says from pg_policies where schemaname = 'public' and tablename = any(${names})`,
  );
  const isSpread = (table: string) => workspaceTables.has(table) || table === "workspaces";
  const problems = [
    ...[...workspaceTables].filter((name) => !tables.some((table) => table.name === name)).map((name) => `${name} isn't there`),
    ...keys
      .filter(({ of, columns }) => !columns.includes(keyOf(of)))
      .map(({ of, name }) => `${name} is unique in ${of} without ${keyOf(of)}`),
    ...references
      .filter(({ of, to, is_within }) => isSpread(of) && isSpread(to) && !is_within)
      .map(({ of, to, name }) => `${name} leads from ${of} to ${to} without saying the workspace`),
  ];
  return { tables, references, triggers, policies, has_citus, problems };
}
