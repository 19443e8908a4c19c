import { statSync } from "node:fs";
import pg from "pg";
import { work } from "#server/areas/work.ts";
import { newDatabase, startPostgres } from "#tests/support/postgres.ts";
import { startTestServer, type TestServer } from "#tests/support/server.ts";
import { load, ms, percentile, seconds, tell, took } from "../figures.ts";
import { Budget } from "../filled.ts";
import { benchChurn } from "./churn.ts";
import { FULL, fill, tellSizes, tellStep } from "./fill.ts";
import { faultsOf, partialIndexes, plansIn, type Ran, rowsRead, tellPlans } from "./plans.ts";
import { callAll, enter, hotCalls, type Place } from "./walk.ts";

/** Nobody has read these rows before: told by itself. */
const COLD = 3;
const ROUNDS = 30;
const WITHIN_MS = 150;
/** What adds up a whole workspace may take so long. */
const SUMS_WITHIN_MS = 300;
const sums = new Set(["statistics", "dashboard, figures", "dashboard, what asks attention"]);
/** More rows than this one call takes up only where it says which workspace they are of, or it would grow with all of them. */
const MANY_ROWS = 100_000;
/** The workspace that has the so manieth most candidates. */
const places = { "the largest workspace": 0, "one of thousands": 30, "one of a few hundred": 400 };
/** As a machine of eight gigabytes that is the database's own would be set. */
const settings =
  "shared_buffers=2GB effective_cache_size=6GB random_page_cost=1.1 max_wal_size=8GB full_page_writes=off autovacuum=off".split(" ");

/**
 * A thousand workspaces with a million candidates on PostgreSQL: how long people wait, what is swept, and the plan of each statement. With
 * BENCH_DATA=FOLDER the filled database stays there, and the next run begins with it.
 */
export async function benchSize(): Promise<boolean> {
  const postgres = await startPostgres({ settings, kept: process.env.BENCH_DATA });
  if (!postgres) return tell("PostgreSQL at size", "no PostgreSQL here") ?? true;
  const budget = new Budget();
  try {
    tell("load of the machine before, over one and five minutes", load());
    const url = await databaseOf(postgres.url);
    tell("filled in", seconds(await took(() => fill(url, FULL, tellStep))));
    await tellSizes(url);
    await measure(url, budget);
    await lookAtPlans(url, postgres.log, budget);
    await benchChurn(url);
    tell("load of the machine after", load());
  } finally {
    await postgres.stop();
  }
  return budget.tell();
}

/** The one that was filled before, or a new one. */
async function databaseOf(at: string): Promise<string> {
  const client = new pg.Client({ connectionString: at });
  await client.connect();
  const { rows } = await client.query<{ name: string }>("select datname as name from pg_database where datname like 'size\\_%' limit 1");
  // What an earlier run had it tell.
  if (rows[0]) await client.query(`alter database ${rows[0].name} reset all`);
  await client.end();
  return rows[0] ? Object.assign(new URL(at), { pathname: `/${rows[0].name}` }).toString() : newDatabase(at, "size");
}

async function measure(url: string, budget: Budget): Promise<void> {
  const server = await startTestServer({ postgres: url });
  try {
    for (const [what, rank] of Object.entries(places)) {
      const place = await enter(server, rank);
      tell(
        `\n${what}: candidates`,
        String(
          (await server.parts.database.executeSql(`select candidates from workspaces where id = '${place.workspace_id}'`)).rows[0]
            ?.candidates,
        ),
      );
      await measureIn(what, server, place, budget);
    }
    const { tidy } = work(server.parts);
    tell("\nwhat is swept every hour", seconds(await took(() => tidy({}))));
  } finally {
    await server.stop();
  }
}

async function measureIn(where: string, server: TestServer, place: Place, budget: Budget): Promise<void> {
  for (const what of Object.keys(hotCalls(server, "", place))) {
    // A session each: all of them in one come too fast.
    const call = hotCalls(server, await place.newSession(), place)[what] as (n: number) => Promise<unknown>; // one of its keys
    const times: number[] = [];
    for (let n = 0; n < COLD + ROUNDS; n++) times.push(await took(() => call(n)));
    const [first = 0] = times.splice(0, COLD);
    tell(
      `  ${what}: the first, then p50 / p95 of ${ROUNDS}`,
      `${ms(first)}, ${ms(percentile(times, 0.5))} / ${ms(percentile(times, 0.95))}`,
    );
    budget.most(`${where}, ${what}`, percentile(times, 0.95), sums.has(what) ? SUMS_WITHIN_MS : WITHIN_MS);
  }
}

/** Each statement of all calls and sweeps, as PostgreSQL itself chose to answer it. */
async function lookAtPlans(url: string, log: string, budget: Budget): Promise<void> {
  await tellPlans(url, { "auto_explain.log_analyze": "on", "auto_explain.log_timing": "off" });
  const partial = await partialIndexes(url);
  const server = await startTestServer({ postgres: url });
  const ran: Ran[] = [];
  const asked = async (doing: () => Promise<unknown>): Promise<void> => {
    const from = statSync(log).size;
    await doing();
    await server.rest();
    ran.push(...plansIn(log, from));
  };
  try {
    for (const rank of Object.values(places)) {
      const place = await enter(server, rank);
      for (const call of Object.values(hotCalls(server, await place.newSession(), place))) await asked(() => call(ROUNDS));
    }
    const alone = await enter(server, 500);
    await asked(() => callAll(server, alone));
    await asked(() => work(server.parts).tidy({}));
  } finally {
    await server.stop();
  }
  tell("\nstatements whose plans were looked at", String(ran.length));
  const faults = new Map(
    ran.flatMap((one) => faultsOf(one, partial).map((fault) => [`${fault}: ${one.statement.slice(0, 300)}`, one] as const)),
  );
  for (const [fault, one] of faults) budget.exceeded.push(`${fault} (${ms(one.ms)})`);
  for (const one of ran.toSorted((a, b) => b.ms - a.ms).slice(0, 12))
    tell(`  ${ms(one.ms)}, ${rowsRead(one)} rows`, one.statement.slice(0, 160));
  const greedy = ran.filter((one) => rowsRead(one) > MANY_ROWS);
  tell(`statements that took up more than ${MANY_ROWS} rows`, String(greedy.length));
  for (const one of greedy) tell(`  ${rowsRead(one)} rows, ${ms(one.ms)}`, one.statement.slice(0, 160));
}
