import { Kysely, PostgresDialect } from "kysely";
import pg from "pg";
import { ConfigError } from "#server/config.ts";
import { tlsFailure } from "#server/parts/tls.ts";
import { type Database, guarded, type Watch, wireParsers } from "./database.ts";
import { askPlainly, isOwnLine, keepingStatements, keptNames } from "./kept-names.ts";
import { HearingPool } from "./silence.ts";
import type { Tables } from "./tables.ts";
import { walled } from "./wall.ts";

/** No query of ours takes a second; one that takes a minute hangs. */
const STATEMENT_MS = 60_000;
/** How long a call waits for a connection, new or given back, or for a row that somebody else is changing: then it is told to come again. */
const CONNECTION_MS = 10_000;
/** Connections of one process, unless its settings say another number. */
const POOL = 10;
/** What every connection begins with. Compiling a plan, and starting helpers for it, takes longer than any query here takes to run. */
const BEGINNING = { timezone: "UTC", jit: "off", max_parallel_workers_per_gather: 0 };

/** Who waits for a row keeps a connection from everybody else, and who stands still within a transaction keeps rows. */
const timeouts = (statement_ms: number, connection_ms: number) => ({
  statement_timeout: statement_ms,
  lock_timeout: connection_ms,
  idle_in_transaction_session_timeout: statement_ms,
});

export async function openPostgres(
  url: string,
  options: { statement_ms?: number; connection_ms?: number; pool?: number; watch?: Watch } = {},
): Promise<Database> {
  const { statement_ms = STATEMENT_MS, connection_ms = CONNECTION_MS, pool: max = POOL, watch } = options;
  const beginning = Object.entries({ ...BEGINNING, ...timeouts(statement_ms, connection_ms) });
  const types = {
    getTypeParser: (oid: number, format?: "text" | "binary") => wireParsers[oid] ?? pg.types.getTypeParser(oid, format as "text"),
  } as pg.CustomTypesConfig;
  const pool = new HearingPool({
    connectionString: url,
    types,
    max,
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
        and '0' not in (current_setting('statement_timeout'), current_setting('lock_timeout'), current_setting('idle_in_transaction_session_timeout')) as begins_so`,
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
  const names = (await isOwnLine(pool)) ? keptNames() : null;
  const kept = names ? keepingStatements(pool, names) : pool;
  return {
    ...guarded(new Kysely<Tables>({ dialect: new PostgresDialect({ pool: is_bound ? walled(pool, names) : kept }), ...watch })),
    about: `PostgreSQL ${version} at ${new URL(url).host}${is_bound ? ", each workspace behind row-level security" : ""}`,
    executeSql: (text, values) => askPlainly(pool, names, text, values),
    connections: () => ({ total: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    compact: async () => {},
    close: () => pool.close(),
  };
}

/** A pooler lends connections that others began: what they begin with is said there. */
function pooledOtherwise(url: string): ConfigError {
  const { host, username } = new URL(url);
  const role = decodeURIComponent(username).replaceAll('"', '""');
  const wanted = Object.entries({ ...BEGINNING, ...timeouts(STATEMENT_MS, CONNECTION_MS) });
  const lines = wanted.map(([name, value]) => `  alter role "${role}" set ${name} = '${value}';`);
  return new ConfigError(
    `Through ${host}, a pooler, connections don't begin as the product needs them. Let its role begin so, then let the pooler open its connections anew:\n${lines.join("\n")}\nPgBouncer also needs: ignore_startup_parameters = options, ${wanted.map(([name]) => name).join(", ")}`,
  );
}
