import { Kysely, PostgresDialect } from "kysely";
import pg from "pg";
import { tlsFailure } from "#server/parts/tls.ts";
import { type Database, guarded, type Watch, wireParsers } from "./database.ts";
import { HearingPool } from "./silence.ts";
import type { Tables } from "./tables.ts";
import { walled } from "./wall.ts";

/** No query of ours takes a second; one that takes a minute hangs. */
const STATEMENT_MS = 60_000;
/** How long a call waits for a connection, new or given back: then it is told to come again. */
const CONNECTION_MS = 10_000;

export async function openPostgres(
  url: string,
  options: { statement_ms?: number; connection_ms?: number; watch?: Watch } = {},
): Promise<Database> {
  const { statement_ms = STATEMENT_MS, connection_ms = CONNECTION_MS, watch } = options;
  const types = {
    getTypeParser: (oid: number, format?: "text" | "binary") => wireParsers[oid] ?? pg.types.getTypeParser(oid, format as "text"),
  } as pg.CustomTypesConfig;
  // Compiling a plan, and starting helpers for it, takes longer than any query here takes to run.
  const pool = new HearingPool({
    connectionString: url,
    types,
    max: 10,
    connectionTimeoutMillis: connection_ms,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    options: `-c timezone=UTC -c jit=off -c max_parallel_workers_per_gather=0 -c statement_timeout=${statement_ms}`,
  });
  // A connection may end at any moment: idle, where the pool replaces it, or in somebody's hands, whose next query fails.
  // An error that nobody hears would end the process.
  pool.on("error", () => {});
  pool.on("connect", (client) => client.on("error", () => {}));
  // Whoever owns the tables passes over their policies, and is spared what they cost.
  const { rows } = await pool
    .query<{ version: string; is_bound: boolean }>(
      `select current_setting('server_version') as version, coalesce(row_security_active(to_regclass('candidates')), false) as is_bound`,
    )
    .catch((error: unknown) => {
      throw tlsFailure(error, "DATABASE", new URL(url).host);
    });
  const { version, is_bound = false } = rows[0] ?? {};
  return {
    ...guarded(new Kysely<Tables>({ dialect: new PostgresDialect({ pool: is_bound ? walled(pool) : pool }), ...watch })),
    about: `PostgreSQL ${version} at ${new URL(url).host}${is_bound ? ", each workspace behind row-level security" : ""}`,
    executeSql: (text, values) => pool.query(text, values),
    connections: () => ({ total: pool.totalCount, idle: pool.idleCount, waiting: pool.waits }),
    compact: async () => {},
    close: () => pool.close(),
  };
}
