import type { PGlite } from "@electric-sql/pglite";

/** How often it is looked which table has grown. */
const LOOK_MS = 10_000;
/** A table has grown that has so many times the pages it had when it was last gone through, and so many more. */
const GROWN = { times: 1.2, pages: 16 };

/**
 * What autovacuum does in PostgreSQL, and nobody in an embedded one: goes through the table that has grown most since it last was, so that
 * plans are made for what is there and the room of old rows is used again. Gives its name; null where none has grown.
 */
export async function tendGrownTable(pglite: Pick<PGlite, "query" | "exec">): Promise<string | null> {
  const { rows } = await pglite.query<{ name: string }>(
    `select format('%I.%I', n.nspname, c.relname) as name
      from pg_class c join pg_namespace n on n.oid = c.relnamespace
      cross join lateral (select pg_relation_size(c.oid) / current_setting('block_size')::int as pages) now
      where c.relkind = 'r' and c.relpersistence = 'p' and n.nspname not in ('pg_catalog', 'information_schema')
        and now.pages > $1::float8 * greatest(c.relpages, 0) + $2::int
      order by now.pages / greatest(c.relpages, 1)::float8 desc limit 1`,
    [GROWN.times, GROWN.pages],
  );
  const [grown] = rows;
  if (!grown) return null;
  await pglite.exec(`vacuum (analyze) ${grown.name}`);
  return grown.name;
}

/** Looks again and again, while `may` says that the database may write. Gives what ends it. */
export function tendGrownTables(pglite: Pick<PGlite, "query" | "exec">, may: () => boolean): () => void {
  let isAtIt = false;
  const timer = setInterval(async () => {
    if (isAtIt || !may()) return;
    isAtIt = true;
    // Where it fails, as on a database that closes, the next look tries again.
    await tendGrownTable(pglite).catch(() => {});
    isAtIt = false;
  }, LOOK_MS);
  timer.unref();
  return () => clearInterval(timer);
}
