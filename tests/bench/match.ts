import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { sql } from "kysely";
import { api } from "#contract/index.ts";
import { newDatabase, startPostgres } from "#tests/support/postgres.ts";
import { startTestServer } from "#tests/support/server.ts";
import { send } from "#web/kit/calls/api.ts";
import { freePort, startProduct } from "../../scripts/running-product.ts";
import { load, ms, percentile, seconds, tell, took } from "./figures.ts";
import { Budget } from "./filled.ts";
import { madeVacancy } from "./made.ts";
import { fillWorkspace, WORKSPACE } from "./match-filled.ts";
import { benchMatchIndex } from "./match-index.ts";

const JOBS = 10;
const WARM = 200;
const SECRET = "a secret for the tests, long enough";

type As = { base: string; token: string };

/** Matching by the index: alone, then through HTTP among 100,000 candidates on PostgreSQL. */
export async function benchMatch(): Promise<boolean> {
  const isQuick = await benchMatchAlone();
  return (await benchMatchThroughHttp()) && isQuick;
}

export async function benchMatchAlone(): Promise<boolean> {
  const budget = new Budget();
  await benchMatchIndex(budget);
  return budget.tell();
}

export async function benchMatchThroughHttp(): Promise<boolean> {
  const budget = new Budget();
  tell("load of the machine before, over one and five minutes", load());
  const postgres = await startPostgres();
  if (!postgres) {
    tell("matching through HTTP", "no PostgreSQL here");
    return true;
  }
  const folder = mkdtempSync(join(tmpdir(), "proffer-bench-"));
  try {
    const url = await newDatabase(postgres.url, "match");
    const token = await fillWorkspace(url);
    const product = await startProduct(await freePort(), folder, { DATABASE_URL: url, APP_SECRET: SECRET });
    try {
      await measure({ base: product.url, token }, url, budget);
    } finally {
      await product.stop();
    }
  } finally {
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  }
  tell("load of the machine after", load());
  return budget.tell();
}

const newJob = async (number: number, as: As): Promise<string> => (await send(api.job.create, madeVacancy(number), as)).data.job.id;
const pageOf = (id: string, as: As, cursor?: string) =>
  send(api.matching.matchedCandidates, { id, limit: 50, ...(cursor && { cursor }) }, as).then(({ data }) => data);

async function measure(as: As, url: string, budget: Budget): Promise<void> {
  const first = await newJob(0, as);
  const building = await took(async () => {
    while ((await pageOf(first, as)).compared < WORKSPACE) await pause(200);
  });
  tell("100,000: from the first look at a job until all are compared, the index being built", seconds(building));
  budget.most("100,000: index built and first job ranked", building, 20_000);

  const cold: number[] = [];
  const ids: string[] = [];
  for (let number = 1; number <= JOBS; number += 1) {
    const id = await newJob(number, as);
    ids.push(id);
    cold.push(
      await took(async () => {
        const { compared, candidates } = await pageOf(id, as);
        if (compared < WORKSPACE || candidates.length < 50)
          tell(`job ${number}: only so many compared on its first page`, String(compared));
      }),
    );
    await pause(300);
  }
  tell(`100,000: first page of a new job, all compared: p50 / worst of ${JOBS}`, `${ms(percentile(cold, 0.5))} / ${ms(Math.max(...cold))}`);
  budget.most("100,000: first page of a new job", percentile(cold, 0.5), 400);

  const warm: number[] = [];
  for (let run = 0; run < WARM; run += 1) warm.push(await took(() => pageOf(ids[run % ids.length] as string, as)));
  tell(`100,000: first page again: p50 / p99 of ${WARM}`, `${ms(percentile(warm, 0.5))} / ${ms(percentile(warm, 0.99))}`);
  budget.most("100,000: first page again, p99", percentile(warm, 0.99), 60);

  const beyond: number[] = [];
  for (let cursor: string | undefined, page = 0; page < 20; page += 1) {
    beyond.push(
      await took(async () => {
        const { next_cursor } = await pageOf(ids[0] as string, as, cursor);
        cursor = next_cursor ?? undefined;
      }),
    );
  }
  tell("100,000: page after page, the last ten beyond what is stored: p50", ms(percentile(beyond.slice(10), 0.5)));

  const [person] = (await send(api.candidate.list, { limit: 1 }, as)).data.candidates;
  const change = await took(async () => {
    await send(api.candidate.update, { id: person?.id as string, city: "Zwolle" }, as);
    await pageOf(ids[0] as string, as);
  });
  tell("100,000: somebody is saved, and the list is there with them", ms(change));

  await meanwhile(as, budget);
  await storage(url, ids.length + 1, budget);
}

/** What lists take while new jobs are ranked. */
async function meanwhile(as: As, budget: Budget): Promise<void> {
  const read = (n: number) => took(() => send(api.candidate.list, { min_years: (n % 20) + n / 10_000 }, as));
  const quiet: number[] = [];
  for (let n = 0; n < 40; n += 1) quiet.push(await read(n));
  const busy: number[] = [];
  let isDone = false;
  const reading = (async () => {
    for (let n = 100; !isDone; n += 1) busy.push(await read(n));
  })();
  for (let number = 50; number < 56; number += 1) await pageOf(await newJob(number, as), as);
  isDone = true;
  await reading;
  const [before, during] = [percentile(quiet, 0.99), percentile(busy, 0.99)];
  tell(`100,000: another list, quiet and while new jobs are ranked: p99 (at most twice)`, `${ms(before)} / ${ms(during)}`);
  budget.most("100,000: lists while new jobs are ranked, p99", during, 2 * before);
}

/** What PostgreSQL holds a job. */
async function storage(url: string, jobs: number, budget: Budget): Promise<void> {
  const server = await startTestServer({ postgres: url });
  try {
    const { db } = server.parts.database;
    await server.parts.database.executeSql("vacuum full matches");
    const { rows } = await sql<{ bytes: number; entries: number }>`
      select pg_total_relation_size('matches') as bytes, pg_total_relation_size('candidate_entries') as entries`.execute(db);
    const each = (rows[0]?.bytes ?? 0) / (jobs + 6) / 2 ** 20;
    tell("100,000: stored for a job; entries of all", `${each.toFixed(1)} MB; ${((rows[0]?.entries ?? 0) / 2 ** 20).toFixed(0)} MB`);
    budget.most("MB stored for a job", each, 5);
  } finally {
    await server.stop();
  }
}
