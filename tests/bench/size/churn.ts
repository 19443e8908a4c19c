import pg from "pg";
import { load, ms, tell } from "../figures.ts";

const TIMES = 20_000;
const AT_ONCE = 4;

/** What is written again and again, few rows of it most: a row of `keys` by its number, `$1`. */
const churned: Record<string, { keys: string; says: string }> = {
  workspaces: { keys: "select id from workspaces", says: "update workspaces set change_seq = change_seq + 1 where id = ($1).id" },
  match_changes: {
    keys: "select workspace_id from match_changes",
    says: "update match_changes set seq = seq + 1 where workspace_id = ($1).workspace_id",
  },
  audit_heads: {
    keys: "select workspace_id from audit_heads",
    says: "update audit_heads set seq = seq + 1, hash = sha256(hash) where workspace_id = ($1).workspace_id",
  },
  skills_held: {
    keys: "select workspace_id, skill from skills_held limit 20000",
    says: "update skills_held set candidates = candidates + 1 where workspace_id = ($1).workspace_id and skill = ($1).skill",
  },
  sessions: {
    keys: "select id from sessions",
    says: "update sessions set expires_at = now() + interval '20 minutes', refreshed_at = now() where id = ($1).id",
  },
  jobs: {
    keys: "select workspace_id, id from jobs",
    says: "update jobs set matched_seq = matched_seq + 1, compared = compared + 1 where workspace_id = ($1).workspace_id and id = ($1).id",
  },
  rate_limits: {
    keys: "select 'key ' || n as key from generate_series(1, 5000) n",
    says: "insert into rate_limits values (($1).key, 1, 1) on conflict (key) do update set points = rate_limits.points + 1",
  },
};

/**
 * What becomes of tables that are written again and again, while somebody reads for long, and after: how many of the changes stayed on
 * their page without touching an index, and how large the table and its indexes became. Once as PostgreSQL begins, once as the schema sets them.
 */
export async function benchChurn(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  for (const [table, { keys, says }] of Object.entries(churned)) {
    const { rows } = await client.query<{ set: string[] | null }>("select reloptions as set from pg_class where oid = $1::regclass", [
      table,
    ]);
    const set = (rows[0]?.set ?? []).join(", ");
    await client.query(`drop table if exists filling.keys cascade; create table filling.keys as select row_number() over (order by random())::int as number, k.* from (${keys}) k;
      create unique index on filling.keys (number); analyze filling.keys`);
    await client.query(`create or replace procedure filling.churn(says text, times int, until int) language plpgsql as $$ declare key filling.keys; pick int; begin
      for n in 1..times loop pick := 1 + floor(until * random() ^ 3)::int; select * from filling.keys where number = pick into key;
      execute says using key; commit; end loop; end $$`);
    const names = set.replaceAll(/=[^,]*/g, "");
    if (set) await client.query(`alter table ${table} reset (${names})`);
    tell(`${table} as PostgreSQL begins (load ${load()})`, await churn(url, client, table, says));
    if (set) await client.query(`alter table ${table} set (${set})`);
    tell(`${table} with ${set || "nothing"}`, await churn(url, client, table, says));
  }
  await client.end();
}

async function churn(url: string, client: pg.Client, table: string, says: string): Promise<string> {
  await client.query(`vacuum (full, analyze) ${table}`);
  await client.query(`select pg_stat_reset_single_table_counters('${table}'::regclass)`);
  const size = async () => Number((await client.query(`select pg_total_relation_size('${table}') as size`)).rows[0]?.size);
  const before = await size();
  const { rows } = await client.query<{ count: number }>("select count(*)::int as count from filling.keys");
  const reader = new pg.Client({ connectionString: url });
  await reader.connect();
  await reader.query(`begin isolation level repeatable read; select count(*) from ${table}`);
  const start = performance.now();
  const half = () =>
    Promise.all(
      Array.from({ length: AT_ONCE }, async () => {
        const writer = new pg.Client({ connectionString: url });
        await writer.connect();
        await writer.query("set synchronous_commit = off");
        await writer.query("call filling.churn($1, $2, $3)", [says, TIMES / AT_ONCE / 2, rows[0]?.count]);
        await writer.end();
      }),
    );
  await half();
  await reader.query("commit");
  await half();
  const took = performance.now() - start;
  await reader.end();
  const [stat] = (
    await client.query(`select n_tup_upd as all, n_tup_hot_upd as hot from pg_stat_user_tables where relid = '${table}'::regclass`)
  ).rows;
  return `${Math.round((100 * Number(stat?.hot)) / Math.max(1, Number(stat?.all)))} % stayed, ${((await size()) / before).toFixed(2)} × as large, ${ms(took)}`;
}
