import { Kysely, PostgresDialect } from "kysely";
import pg from "pg";
import { type Database, guarded, wireParsers } from "./database.ts";
import type { Tables } from "./tables.ts";

export async function openPostgres(url: string): Promise<Database> {
  const types = {
    getTypeParser: (oid: number, format?: "text" | "binary") => wireParsers[oid] ?? pg.types.getTypeParser(oid, format as "text"),
  } as pg.CustomTypesConfig;
  // Compiling a plan, and starting helpers for it, takes longer than any query here takes to run.
  const pool = new pg.Pool({
    connectionString: url,
    types,
    max: 10,
    options: "-c timezone=UTC -c jit=off -c max_parallel_workers_per_gather=0",
  });
  pool.on("error", () => {}); // a broken idle connection is replaced by the pool; the query that needs it reports
  const { rows } = await pool.query<{ version: string }>("select current_setting('server_version') as version");
  return {
    ...guarded(new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })),
    about: `PostgreSQL ${rows[0]?.version} at ${new URL(url).host}`,
    executeSql: (text, values) => pool.query(text, values),
    connections: () => ({ total: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    close: () => pool.end(),
  };
}
