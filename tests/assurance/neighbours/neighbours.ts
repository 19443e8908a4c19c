import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { api } from "#contract/index.ts";
import { nth } from "#contract/nth.ts";
import { ms } from "#tests/bench/figures.ts";
import { codeOfNewestLetter, outboxOf } from "#tests/support/outbox.ts";
import { NOOR } from "#tests/support/pair.ts";
import { newDatabase, startPostgres } from "#tests/support/postgres.ts";
import { send } from "#web/kit/calls/api.ts";
import { freePort, startProduct } from "../../../scripts/running-product.ts";
import { type Answered, at, atRate, failed } from "../load/drive.ts";
import { addressOf, type Crowd, mixed, password, register } from "../load/people.ts";
import type { Row } from "../row.ts";
import { bring } from "./import.ts";

const settings = { TRUST_PROXY: "127.0.0.1,::1", SUBSCRIPTIONS: "off", APP_SECRET: "a secret for the suite, long enough" };
/** What a neighbour has, and how much they click. */
const CANDIDATES = Number(process.env.NEIGHBOURS_CANDIDATES ?? 1000);
const JOBS = 10;
const RATE = 15;
const SECONDS = Number(process.env.NEIGHBOURS_SECONDS ?? 30);
const WARM_SECONDS = 8;
/** Uploads that the other one has under way at once: eight browsers that each send two. */
const AT_ONCE = 16;
/** So often the other one has everybody compared anew. */
const AGAIN_MS = 2000;
/** People at work in each workspace: a session makes 600 calls a minute at most. */
const SESSIONS = 8;
/** How much longer the slowest of a hundred clicks may take. */
const MOST_TIMES = 2;

type Session = Crowd["callers"][number] & { token: string };

/** N1 and N2: how long clicks take while another workspace imports CVs in bulk, or has everybody compared anew; PostgreSQL, one process. */
export async function assureNeighbours(): Promise<Row[]> {
  const postgres = await startPostgres();
  if (!postgres) {
    console.log("  skipped: PostgreSQL is not here");
    return [];
  }
  const folder = mkdtempSync(join(tmpdir(), "proffer-neighbours-"));
  try {
    const port = await freePort();
    const product = await startProduct(port, folder, { ...settings, DATABASE_URL: await newDatabase(postgres.url, "neighbours") });
    try {
      return await besideOthers(product.url, folder);
    } finally {
      await product.stop();
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
    await postgres.stop();
  }
}

const tellStep = (what: string) => console.log(`  ${new Date().toISOString()} ${what} …`);

async function besideOthers(base: string, folder: string): Promise<Row[]> {
  const [ours, theirs] = [await openAccount(base, folder, 1), await openAccount(base, folder, 2)];
  const crowd = await settle(ours);
  await settle(theirs);
  const clicks = () => atRate(RATE, SECONDS, mixed(crowd));
  await atRate(RATE, WARM_SECONDS, mixed(crowd));
  tellStep("quiet");
  const quiet = await clicks();

  const importing = bring(theirs, AT_ONCE);
  await pause(WARM_SECONDS * 1000); // its readers are started
  tellStep("beside an import");
  const beside = await clicks();
  const { taken, put_off } = await importing.stop();

  tellStep("beside comparisons");
  const comparing = compareAllTheTime(nth(theirs, 0));
  const besideMatching = await clicks();
  const times = await comparing.stop();
  return [
    row("N1", "another workspace imports CVs", quiet, beside, `${taken} CVs read and saved meanwhile, ${put_off} put off`),
    row("N2", "another workspace has everybody compared anew", quiet, besideMatching, `${times} times ${CANDIDATES} with ${JOBS} jobs`),
  ];
}

function row(id: string, what: string, quiet: Answered[], beside: Answered[], meanwhile: string): Row {
  const times = at(beside, 0.99) / at(quiet, 0.99);
  const told = (answers: Answered[]) => `p50 ${ms(at(answers, 0.5))}, p99 ${ms(at(answers, 0.99))}`;
  return {
    id,
    goal: `${what}: clicks' p99 ≤ ${MOST_TIMES} × quiet, none fails`,
    figure: `quiet ${told(quiet)}; beside it ${told(beside)} (× ${times.toFixed(1)}), ${failed(beside)} failed; ${meanwhile}`,
    holds: times <= MOST_TIMES && failed(beside) === 0,
  };
}

/** An account of its own with its workspace, and as many sessions as have people at work in it. */
async function openAccount(base: string, folder: string, n: number): Promise<Session[]> {
  const email = await register(base, n);
  const code = await codeOfNewestLetter(outboxOf(folder), email);
  const logIn = async () => (await send(api.account.login, { email, password }, { base, token: null })).token;
  await send(api.account.verifyEmail, { email, code }, { base, token: await logIn() });
  const sessions: Session[] = [];
  for (let at = 0; at < SESSIONS; at++) sessions.push({ base, token: await logIn(), address: addressOf(SESSIONS * n + at) });
  return sessions;
}

/** Candidates and open jobs, compared with each other before anybody is timed. */
async function settle(callers: Session[]): Promise<Crowd> {
  const jobs: string[] = [];
  for (let n = 0; n < JOBS; n++) {
    const description =
      "We ask\n- At least 5 years of experience with Python\n- PostgreSQL with large data sets\nNice to have\n- Kubernetes";
    jobs.push((await send(api.job.create, { title: `Backend engineer ${n}`, description }, nth(callers, 0))).data.job.id);
  }
  const { data: read } = await send(api.candidate.extractText, { text: NOOR }, nth(callers, 0));
  const candidates: string[] = [];
  const add = async (at: Session, first: number) => {
    for (let n = first; n < CANDIDATES; n += callers.length) {
      const person = { ...read.candidate, email: undefined, last_name: `Hazelaar ${n}`, cv_text: NOOR, allow_duplicate: true };
      candidates.push((await send(api.candidate.create, person, at)).data.candidate.id);
    }
  };
  await Promise.all(callers.map(add));
  await send(api.matching.matchedCandidates, { id: nth(jobs, JOBS - 1) }, nth(callers, 0));
  return { callers, candidates: candidates.slice(-200), jobs };
}

/** Other weights, again and again: all that was compared is behind. */
function compareAllTheTime(at: Session): { stop(): Promise<number> } {
  const over = new AbortController();
  const work = (async () => {
    let times = 0;
    for (; !over.signal.aborted; times++) {
      await send(api.account.updateWorkspace, { weights: { must: 1 + (times % 9) } }, at);
      await pause(AGAIN_MS, undefined, { signal: over.signal }).catch(() => {});
    }
    return times;
  })();
  return {
    stop: () => {
      over.abort();
      return work;
    },
  };
}
