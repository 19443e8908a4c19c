import type { Database } from "../database/database.ts";
import { names } from "./manners.ts";
import type { QueueFigures, TaskName } from "./tasks.ts";

/** Nobody needs to know more exactly how much too much it is. */
const MOST_COUNTED = 10_000;
/** So long what was read is told again: whoever asks often costs no more. */
const KEPT_MS = 5000;

/**
 * What is due is read by the queue's index of what waits, up to a bound; what is active and what failed are the queue's own counts,
 * kept in one row for each name. So it costs the same however many tasks were done.
 */
const STATEMENT = `
  select q.name, q.active_count, q.failed_count, due.count, due.oldest_seconds, behind.keys, behind.keys_seconds
  from pgboss.queue q
  cross join lateral (
    select count(*)::int as count, coalesce(max(extract(epoch from now() - greatest(waiting.created_on, waiting.start_after))), 0)::float8 as oldest_seconds
    from (
      select j.created_on, j.start_after from pgboss.job j
      where j.name = q.name and j.state < 'active' and not j.blocked and j.start_after <= now()
      limit ${MOST_COUNTED}
    ) waiting
  ) due
  left join lateral (
    select count(distinct j.singleton_key)::int as keys, coalesce(max(extract(epoch from now() - j.created_on)), 0)::float8 as keys_seconds
    from pgboss.job j where j.name = q.name and j.policy = 'stately' and j.state <= 'active'
  ) behind on q.policy = 'stately'`;

/** How the queue is, read at most once in five seconds. */
export function figuresOf(database: Pick<Database, "executeSql">): () => Promise<QueueFigures[]> {
  let kept: { at: number; figures: Promise<QueueFigures[]> } | null = null;
  const read = async () => {
    const { rows } = await database.executeSql(STATEMENT);
    const found = new Map(rows.map((row) => [row.name, row]));
    return names.map((name): QueueFigures => {
      const row = found.get(name);
      const of = (column: string) => Number(row?.[column] ?? 0);
      return {
        name,
        waiting: of("count"),
        oldest_seconds: Math.max(0, of("oldest_seconds")),
        active: of("active_count"),
        failed: of("failed_count"),
        behind: { count: of("keys"), oldest_seconds: of("keys_seconds") },
      };
    });
  };
  return () => {
    if (!kept || performance.now() - kept.at > KEPT_MS) {
      const figures = read();
      kept = { at: performance.now(), figures };
      figures.catch(() => {
        kept = null;
      });
    }
    return kept.figures;
  };
}

/** Since when work of a queue that takes each but once is to be done for one: by its index of what is under way. */
export async function behindSince(database: Pick<Database, "executeSql">, name: TaskName, once_per: string): Promise<string | null> {
  const { rows } = await database.executeSql(
    "select min(created_on) as since from pgboss.job where name = $1 and policy = 'stately' and singleton_key = $2 and state <= 'active'",
    [name, once_per],
  );
  const since = rows[0]?.since;
  return typeof since === "string" ? since : null;
}

const DUE = `
  select q.name from unnest($1::text[]) as q (name) where exists (
    select from pgboss.job j where j.name = q.name and j.state < 'active' and not j.blocked and j.start_after <= now()
  )`;

/** The queues in which something waits whose time has come: by the index of what waits. */
export async function dueNow(database: Pick<Database, "executeSql">): Promise<TaskName[]> {
  const { rows } = await database.executeSql(DUE, [names]);
  const due = new Set(rows.map(({ name }) => name));
  return names.filter((name) => due.has(name));
}
