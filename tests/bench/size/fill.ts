import pg from "pg";
import { api } from "#contract/index.ts";
import type { CandidateValues } from "#server/areas/candidate/queries.ts";
import { insertCandidate } from "#server/areas/candidate/queries.ts";
import { isIndexed } from "#server/areas/ranking/indexed/people.ts";
import { bringUpToDate } from "#server/areas/ranking/tasks.ts";
import { nextChange } from "#server/areas/workspace/queries.ts";
import type { WorkspaceId } from "#server/core/caller.ts";
import { newId } from "#server/core/ids.ts";
import { startTestServer } from "#tests/support/server.ts";
import { largePerson } from "../../../scripts/demo/large-people.ts";
import { seconds, tell } from "../figures.ts";
import { madeVacancy } from "../made.ts";
import { groundwork, helpers, lanes, type Step } from "./steps.ts";

export interface Size {
  workspaces: number;
  candidates: number;
  activities: number;
  /** Made by the product, with all it reads from a CV; the others are copies of them under other names. */
  people: number;
  vacancies: number;
}
/** What one database is to hold: decision 0067. */
export const FULL: Size = { workspaces: 1000, candidates: 1_000_000, activities: 5_000_000, people: 600, vacancies: 40 };
/** Enough of each kind that a plan without an index is dearer than one with. */
export const SMALL: Size = { workspaces: 30, candidates: 6000, activities: 30_000, people: 60, vacancies: 6 };

/** Few large workspaces, many small ones: of a thousand ten hold a third of the candidates, and nine hundred a quarter. */
export function sizesOf({ workspaces, candidates }: Size): number[] {
  const between = (part: number, from: number, to: number) => from + (to - from) * part;
  const weights = Array.from({ length: workspaces }, (_, at) => {
    const rank = at / workspaces;
    if (rank < 0.01) return between(rank / 0.01, 50_000, 20_000);
    if (rank < 0.1) return between((rank - 0.01) / 0.09, 7000, 2000);
    return between((rank - 0.1) / 0.9, 500, 60);
  });
  const all = weights.reduce((sum, one) => sum + one, 0);
  return weights.map((one) => Math.max(1, Math.round((one * candidates) / all)));
}

/**
 * Fills a migrated PostgreSQL, as its superuser, with invented workspaces; what was done of it is kept, so that a fill that was cut off goes
 * on. `told` hears how long each step took.
 */
export async function fill(url: string, size: Size, told: (what: string, ms: number) => void = () => {}): Promise<void> {
  const ask = await open(url);
  const isBegun = (await ask("select to_regclass('filling.done') as begun")).rows[0]?.begun !== null;
  if (isBegun && (await ask("select from filling.done where name = 'all'")).rows.length > 0) return ask.end();
  if (!isBegun) {
    await makePeople(url, size);
    await ask(groundwork(sizesOf(size), size));
  }
  const done = new Set((await ask("select name from filling.done")).rows.map(({ name }) => String(name)));
  const run = async ({ name, says }: Step, on: typeof ask) => {
    if (done.has(name)) return;
    const start = performance.now();
    await on(`begin; ${says}; insert into filling.done values ('${name}'); commit`);
    told(name, performance.now() - start);
  };
  await run({ name: "indexes go", says: dropIndexes }, ask);
  // Two at a time, each in the order in which one needs the other.
  await Promise.all(
    lanes(size).map(async (steps) => {
      const on = await open(url);
      for (const step of steps) await run(step, on);
      await on.end();
    }),
  );
  const { rows } = await ask("select name, says from filling.indexes order by name");
  const rest = rows.map(({ name, says }): Step => ({ name: String(name), says: String(says) }));
  const laid = async () => {
    const on = await open(url);
    for (let step = rest.pop(); step; step = rest.pop()) await run(step, on);
    await on.end();
  };
  await Promise.all([laid(), laid()]);
  const start = performance.now();
  await ask("vacuum analyze");
  told("vacuum analyze", performance.now() - start);
  await ask(`drop table ${helpers.map((name) => `filling.${name}`).join(", ")}; insert into filling.done values ('all')`);
  await ask.end();
}

async function open(url: string) {
  const client = new pg.Client({ connectionString: url });
  client.on("error", () => {}); // who asks is told by their statement
  await client.connect();
  // No trigger, no reference: the rows say themselves what those would have added.
  await client.query("set session_replication_role = replica; set statement_timeout = 0; set timezone = 'UTC'; set jit = off");
  await client.query("set synchronous_commit = off; set maintenance_work_mem = '512MB'; set work_mem = '128MB'");
  return Object.assign((text: string) => client.query<Record<string, unknown>>(text), { end: () => client.end() });
}

/** Indexes that no constraint needs are laid again at the end: much quicker than row by row. */
const dropIndexes = `create table filling.indexes as
    select indexname as name, indexdef as says from pg_indexes i where schemaname = 'public'
      and not exists (select from pg_constraint c where c.conname = i.indexname and c.connamespace = 'public'::regnamespace);
  do $$ declare one record; begin for one in select name from filling.indexes loop execute 'drop index ' || quote_ident(one.name); end loop; end $$`;

/** People and jobs as the product itself makes them, matched: in a workspace of their own, of which the others are copies. */
async function makePeople(url: string, { people, vacancies }: Size): Promise<void> {
  const server = await startTestServer({ postgres: url });
  try {
    const { send, workspace_id } = await server.signIn({ plan: "team" });
    const workspace = workspace_id as WorkspaceId; // a row that was just made has told it
    for (let from = 0; from < people; from += 100)
      await server.parts.database.transaction(async (trx) => {
        for (let number = from; number < Math.min(people, from + 100); number += 1) {
          const { fields, cv_text } = largePerson(number);
          const values: CandidateValues = { ...(fields as CandidateValues), cv_text }; // a profile's fields are a candidate's
          await insertCandidate(trx, workspace, newId(), await nextChange(trx, workspace), values);
        }
      });
    for (let number = 0; number < vacancies; number += 1) await send(api.job.create, madeVacancy(number));
    await isIndexed(server.parts, workspace, 60_000);
    await bringUpToDate(server.parts, workspace);
    await server.rest();
    // One of what people leave behind.
    const best = (await server.parts.database.executeSql("select job_id, candidate_id from matches order by score desc limit 1")).rows[0];
    const pair = { job_id: String(best?.job_id), candidate_id: String(best?.candidate_id) };
    await send(api.matching.fetchMatched, pair);
    await send(api.consent.ask, pair);
  } finally {
    await server.stop();
  }
}

/** How large what was filled became: the largest tables, each with what its indexes take. */
export async function tellSizes(url: string): Promise<void> {
  const ask = await open(url);
  const { rows } = await ask(`select relname as name, reltuples::bigint as rows, pg_size_pretty(pg_table_size(oid)) as own,
      pg_size_pretty(pg_indexes_size(oid)) as indexes from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace
    order by pg_total_relation_size(oid) desc limit 14`);
  for (const { name, rows: count, own, indexes } of rows) tell(`  ${name}: rows`, `${count}, ${own} and ${indexes} of indexes`);
  const [whole] = (await ask("select pg_size_pretty(pg_database_size(current_database())) as size")).rows;
  tell("the database", String(whole?.size));
  await ask.end();
}

export const tellStep = (what: string, ms: number): void => tell(`  ${what}`, seconds(ms));
