import { Kysely, PostgresDialect } from "kysely";
import pg from "pg";
import { ConfigError } from "#server/config.ts";
import { tlsFailure } from "#server/parts/tls.ts";
import { type Database, guarded, type Watch, wireParsers } from "./database.ts";
import { HearingPool } from "./silence.ts";
import type { Tables } from "./tables.ts";
import { walled } from "./wall.ts";

/** No query of ours takes a second; one that takes a minute hangs. */
const STATEMENT_MS = 60_000;
/** How long a call waits for a connection, new or given back: then it is told to come again. */
const CONNECTION_MS = 10_000;
/** What every connection begins with. Compiling a plan, and starting helpers for it, takes longer than any query here takes to run. */
const BEGINNING = { timezone: "UTC", jit: "off", max_parallel_workers_per_gather: 0 };

export async function openPostgres(
  url: string,
  options: { statement_ms?: number; connection_ms?: number; watch?: Watch } = {},
): Promise<Database> {
  const { statement_ms = STATEMENT_MS, connection_ms = CONNECTION_MS, watch } = options;
  const types = {
    getTypeParser: (oid: number, format?: "text" | "binary") => wireParsers[oid] ?? pg.types.getTypeParser(oid, format as "text"),
  } as pg.CustomTypesConfig;
  const beginning = Object.entries({ ...BEGINNING, statement_timeout: statement_ms });
  const pool = new HearingPool({
    connectionString: url,
    types,
    max: 10,
    connectionTimeoutMillis: connection_ms,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    options: beginning.map(([name, value]) => `-c ${name}=${value}`).join(" "),
  });
  // A connection may end at any moment: idle, where the pool replaces it, or in somebody's hands, whose next query fails.
  // An error that nobody hears would end the process.
  pool.on("error", () => {});
  pool.on("connect", (client) => client.on("error", () => {}));
  // Whoever owns the tables passes over their policies, and is spared what they cost.
  const { rows } = await pool
    .query<{ version: string; is_bound: boolean; begins_so: boolean }>(
      `select current_setting('server_version') as version, coalesce(row_security_active(to_regclass('candidates')), false) as is_bound,
        current_setting('timezone') = $1 and current_setting('jit') = $2 and current_setting('max_parallel_workers_per_gather') = $3
        and current_setting('statement_timeout') <> '0' as begins_so`,
      Object.values(BEGINNING).map(String),
    )
    .catch((error: Error) => {
      throw /unsupported startup parameter/.test(error.message) ? pooledOtherwise(url) : tlsFailure(error, "DATABASE", new URL(url).host);
    });
  const { version, is_bound = false, begins_so } = rows[0] ?? {};
  if (!begins_so) {
    await pool.close();
    throw pooledOtherwise(url);
  }
  return {
    ...guarded(new Kysely<Tables>({ dialect: new PostgresDialect({ pool: is_bound ? walled(pool) : pool }), ...watch })),
    about: `PostgreSQL ${version} at ${new URL(url).host}${is_bound ? ", each workspace behind row-level security" : ""}`,
    executeSql: (text, values) => pool.query(text, values),
    connections: () => ({ total: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    compact: async () => {},
    close: () => pool.close(),
  };
}

/** A pooler lends connections that others began: what they begin with is said there. */
function pooledOtherwise(url: string): ConfigError {
  const { host, username } = new URL(url);
  const role = decodeURIComponent(username).replaceAll('"', '""');
  const wanted = Object.entries({ ...BEGINNING, statement_timeout: STATEMENT_MS });
  const lines = wanted.map(([name, value]) => `  alter role "${role}" set ${name} = '${value}';`);
  return new ConfigError(
    `Through ${host}, a pooler, connections don't begin as the product needs them. Let its role begin so, then let the pooler open its connections anew:\n${lines.join("\n")}\nPgBouncer also needs: ignore_startup_parameters = options, ${wanted.map(([name]) => name).join(", ")}`,
  );
}
