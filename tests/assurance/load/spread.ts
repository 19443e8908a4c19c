import pg from "pg";
import { api } from "#contract/index.ts";
import { nth } from "#contract/nth.ts";
import { load, ms } from "#tests/bench/figures.ts";
import { type Filled, withDemo } from "#tests/bench/filled.ts";
import { codeOfNewestLetter, outboxOf } from "#tests/support/outbox.ts";
import { newDatabase, startPostgres } from "#tests/support/postgres.ts";
import { send } from "#web/kit/calls/api.ts";
import type { Row } from "../row.ts";
import { overload } from "./crowds.ts";
import { type Ask, at, atRate, codes, failed } from "./drive.ts";
import { addressOf, type Crowd, mixed, password, register } from "./people.ts";

const WORKSPACES = 50;
/** In each workspace: a session may make ten calls a second, and an address may log in a hundred times an hour. */
const SESSIONS = 1;
const RATES = [100, 200, 300, 400];
const SECONDS = Number(process.env.SPREAD_SECONDS ?? 60);
/** The rate that is asked, held for so long. */
const GOAL_SECONDS = Number(process.env.SPREAD_GOAL_SECONDS ?? 600);
const WARM_SECONDS = 15;
const GOAL_RATE = 400;
const OVERLOAD_RATE = 3000;
const P50_MS = 25;
const P99_MS = 250;

/** What refers to a record of the same workspace; the rest of a row is copied as it is. */
const records = ["id", "client_id", "candidate_id", "job_id", "proposal_id"];
/** In an order in which each finds what it refers to. */
const tables = ["clients", "candidates", "jobs", "matches", "proposals"];

interface Member {
  token: string;
  workspace: string;
  recruiter: string;
}

/** Opens an account with a workspace of its own, and logs in as often as asked. */
async function member(filled: Filled, n: number): Promise<{ member: Member; tokens: string[] }> {
  const base = filled.url;
  const email = await register(base, 2000 + n);
  const { token: first } = await send(api.account.login, { email, password }, { base, token: null });
  await send(api.account.verifyEmail, { email, code: await codeOfNewestLetter(outboxOf(filled.folder), email) }, { base, token: first });
  const tokens = [first];
  while (tokens.length < SESSIONS) tokens.push((await send(api.account.login, { email, password }, { base, token: null })).token);
  return { member: await memberOf(base, first), tokens };
}

async function memberOf(base: string, token: string): Promise<Member> {
  const { user } = await send(api.account.validateToken, {}, { base, token });
  const { recruiters } = (await send(api.team.recruiters, {}, { base, token })).data;
  return { token, workspace: user.workspace.id, recruiter: nth(recruiters, 0).id };
}

/** Every record of one workspace once more in another, under ids of its own that sort as those do. */
async function copyWorkspace(database: pg.Client, from: Member, to: Member, n: number): Promise<void> {
  const mark = n.toString(16).padStart(2, "0");
  for (const table of tables) {
    const { rows } = await database.query<{ name: string }>(
      "select column_name as name from information_schema.columns where table_schema = 'public' and table_name = $1 and is_generated = 'NEVER'",
      [table],
    );
    const copied = rows.map(({ name }) => {
      if (name === "workspace_id") return `'${to.workspace}'::uuid`;
      if (name === "recruiter_id") return `case when recruiter_id is not null then '${to.recruiter}'::uuid end`;
      return records.includes(name) ? `overlay(${name}::text placing '${mark}' from 25)::uuid` : `"${name}"`;
    });
    const names = rows.map(({ name }) => `"${name}"`).join(", ");
    await database.query(`insert into ${table} (${names}) select ${copied.join(", ")} from ${table} where workspace_id = $1`, [
      from.workspace,
    ]);
  }
  await database.query("update workspaces set change_seq = (select change_seq from workspaces where id = $1) where id = $2", [
    from.workspace,
    to.workspace,
  ]);
}

/** Fifty workspaces of as many candidates, and who works in each. */
async function spread(filled: Filled, url: string): Promise<Crowd[]> {
  const tokens = await Promise.all(Array.from({ length: SESSIONS }, filled.logIn));
  const first = await memberOf(filled.url, nth(tokens, 0));
  const all = [{ member: first, tokens }];
  const database = new pg.Client({ connectionString: url });
  await database.connect();
  for (let n = 1; n < WORKSPACES; n++) {
    const one = await member(filled, n);
    await copyWorkspace(database, first, one.member, n);
    all.push(one);
  }
  for (const table of tables) await database.query(`vacuum analyze ${table}`);
  await database.end();
  const crowds: Crowd[] = [];
  for (const [n, { member, tokens }] of all.entries()) {
    const as = { base: filled.url, token: member.token };
    const { data } = await send(api.candidate.list, { limit: 200 }, as);
    const { data: jobs } = await send(api.job.list, { limit: 50 }, as);
    const callers = tokens.map((token, at) => ({ base: filled.url, token, address: addressOf(n * SESSIONS + at) }));
    crowds.push({ callers, candidates: data.candidates.map(({ id }) => id), jobs: jobs.jobs.map(({ id }) => id) });
  }
  return crowds;
}

/** One workspace after the other, each somewhere else in its mix. */
function acrossCrowds(crowds: Crowd[]): Ask {
  const asks = crowds.map((crowd, n) => mixed(crowd, n * 7));
  let n = 0;
  return () => nth(asks, n++ % asks.length)();
}

/** L12 and L13: fifty workspaces with 100,000 candidates on PostgreSQL; which rate holds, and what more than can be answered does. */
export async function assureSpread(): Promise<Row[]> {
  const postgres = await startPostgres();
  if (!postgres) {
    console.log("  skipped: fifty workspaces on PostgreSQL, which is not here");
    return [];
  }
  const rows: Row[] = [];
  try {
    const url = await newDatabase(postgres.url, "spread");
    const settings = { TRUST_PROXY: "127.0.0.1,::1", SUBSCRIPTIONS: "off" };
    const work = async (filled: Filled) => {
      rows.push(...(await measure(await spread(filled, url))));
    };
    await withDemo("shared", url, work, settings);
  } finally {
    await postgres.stop();
  }
  return rows;
}

async function measure(crowds: Crowd[]): Promise<Row[]> {
  const ask = acrossCrowds(crowds);
  await atRate(50, WARM_SECONDS, ask);
  let held = 0;
  const told: string[] = [];
  for (const rate of RATES) {
    const answers = await atRate(rate, rate === GOAL_RATE ? GOAL_SECONDS : SECONDS, ask);
    const figure = `${rate} a second: p50 ${ms(at(answers, 0.5))}, p99 ${ms(at(answers, 0.99))}, ${failed(answers)} of ${answers.length} failed (${codes(answers)})`;
    console.log(`    ${figure}, load ${load()}`);
    told.push(figure);
    if (failed(answers) > 0 || at(answers, 0.5) > P50_MS || at(answers, 0.99) > P99_MS) break;
    held = rate;
  }
  const goal = `50 workspaces, 100,000 candidates, PostgreSQL, ${GOAL_RATE} mixed calls a second: none fails, p50 ≤ ${P50_MS} ms, p99 ≤ ${P99_MS} ms`;
  return [
    { id: "L12", goal, figure: `${held} a second hold. ${told.join("; ")}`, holds: held >= GOAL_RATE },
    await overload(ask, OVERLOAD_RATE, "L13"),
  ];
}
