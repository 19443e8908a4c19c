import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import { api } from "#contract/index.ts";
import { seconds } from "#tests/bench/figures.ts";
import { startLine } from "#tests/support/cut-line.ts";
import { newDatabase } from "#tests/support/postgres.ts";
import { onPostgres, type TriedProduct, tryProduct } from "#tests/support/tried-product.ts";
import { type Acknowledged, lostOf, writeOne } from "#tests/support/writers.ts";
import { send } from "#web/kit/calls/api.ts";
import type { Row } from "../row.ts";

const CLIENTS = 6;
const EMAIL = "marit@proffer.example";
const REFUSED_MS = 2000;
const BACK_MS = 5000;

/** One answer: when it was asked for and how long that took, by the clock of this process. */
interface Answered {
  status: number;
  at: number;
  took: number;
}

/** People who read and write until they are told to stop; after a refusal they wait a little, as people do. */
function startLoad(product: TriedProduct, tokens: string[]) {
  const said: Acknowledged = new Map();
  const answers: Answered[] = [];
  let isOver = false;
  const fetcher = async (request: Request) => {
    const at = performance.now();
    const note = (status: number) => answers.push({ status, at, took: performance.now() - at });
    const response = await fetch(request).catch((error: unknown) => {
      note(0);
      throw error;
    });
    note(response.status);
    return response;
  };
  const client = async (token: string, name: string, isWriter: boolean) => {
    const at = { base: product.base, token, fetcher };
    for (let n = 0; !isOver; n++) {
      const call = isWriter ? writeOne(at, `${name} ${n}`, said, n) : send(api.candidate.list, { q: `${name} ${n}` }, at);
      const isDone = await call.then(
        () => true,
        () => false,
      );
      await pause(isDone ? 50 : 200);
    }
  };
  const clients = tokens.map((token, n) => client(token, `Client ${n}`, n % 2 === 0));
  return {
    said,
    answers,
    end: async () => {
      isOver = true;
      await Promise.all(clients);
    },
  };
}

interface Trouble {
  id: string;
  goal: string;
  product: TriedProduct;
  /** Begins; resolves when it is over. */
  trouble: () => Promise<void>;
  /** Calls that are made while it lasts are refused, and told why. */
  isAway: boolean;
}

async function troubledRow({ id, goal, product, trouble, isAway }: Trouble): Promise<Row> {
  const tokens = [await product.register(EMAIL)];
  while (tokens.length < CLIENTS) tokens.push(await product.logIn(EMAIL));
  const load = startLoad(product, tokens);
  await pause(3000);
  const from = performance.now();
  await trouble();
  const until = performance.now();
  await pause(BACK_MS * 2);
  await load.end();
  const lost = await lostOf({ base: product.base, token: tokens[0] ?? "" }, load.said);
  const meanwhile = load.answers.filter(({ at, took }) => at + took > from && at < until);
  const refused = meanwhile.filter(({ status }) => status === 503);
  // What was asked for just before its end may be answered after it.
  const slowest = Math.max(0, ...meanwhile.flatMap(({ at, took }) => (at < until - REFUSED_MS ? [at + took - Math.max(at, from)] : [])));
  const strange = load.answers.filter(({ status }) => status !== 200 && status !== 503);
  const back = Math.max(0, ...load.answers.flatMap(({ at, took, status }) => (status === 200 ? [] : [at + took - until])));
  if (strange.length > 0) console.log("  ", product.words.filter((text) => text.includes("failed, reference")).at(-1));
  for (const one of [...lost, ...new Set(strange.map(({ status }) => `answered ${status}`))]) console.log("  ", one);
  return {
    id,
    goal,
    figure: `${load.answers.length} answers, ${meanwhile.length} of them meanwhile: ${refused.length} × 503, slowest ${seconds(slowest)}; ${strange.length} neither 200 nor 503; the last 503 ${seconds(back)} after its end; ${load.said.size} candidates acknowledged, ${lost.length} lost`,
    holds: lost.length + strange.length === 0 && (refused.length > 0 || !isAway) && slowest <= REFUSED_MS && back <= BACK_MS,
  };
}

async function onTroubled(url: string, row: (product: TriedProduct) => Promise<Row>): Promise<Row> {
  const product = await tryProduct(onPostgres(url));
  try {
    return await row(product);
  } finally {
    await product.close();
  }
}

interface Stoppable {
  url: string;
  /** Ends it as a crash does; nobody answers any more when this returns. */
  crash(): Promise<void>;
  /** Starts it again on what it left. */
  again(): Promise<void>;
}

export async function databaseRows(postgres: Stoppable, away_s: number): Promise<Row[]> {
  const promise = "503 in ≤ 2 s, answers again in ≤ 5 s, nothing acknowledged lost";
  const crashed = await onTroubled(await newDatabase(postgres.url, "crashed"), (product) =>
    troubledRow({
      id: "F3 database away",
      goal: `PostgreSQL crashes and is away for ${away_s} s under load: ${promise}`,
      product,
      isAway: true,
      trouble: async () => {
        await postgres.crash();
        await pause(away_s * 1000);
        await postgres.again();
      },
    }),
  );
  const line = await startLine(await newDatabase(postgres.url, "silent"));
  const silent = await onTroubled(line.url, (product) =>
    troubledRow({
      id: "F3 database silent",
      goal: `the line to PostgreSQL says nothing for ${away_s} s under load, and isn't closed: ${promise}`,
      product,
      isAway: true,
      trouble: async () => {
        line.hold();
        await pause(away_s * 1000);
        line.release();
      },
    }),
  ).finally(() => line.cut());
  const at = await newDatabase(postgres.url, "ended");
  const ended = await onTroubled(at, (product) =>
    troubledRow({
      id: "F3 connections ended",
      goal: `20 connections terminated under load: ${promise}`,
      product,
      isAway: false,
      trouble: () => endConnections(at, 20),
    }),
  );
  return [crashed, silent, ended];
}

/** Ends so many connections of a database, those first that are at work. */
async function endConnections(of: string, many: number): Promise<void> {
  const client = new pg.Client({ connectionString: Object.assign(new URL(of), { pathname: "/postgres" }).toString() });
  await client.connect();
  for (let left = many; left > 0; ) {
    const { rowCount } = await client.query(
      `select pg_terminate_backend(pid) from (select pid from pg_stat_activity where datname = $1 order by state = 'active' desc limit $2) those`,
      [new URL(of).pathname.slice(1), Math.min(left, 5)],
    );
    left -= rowCount ?? 0;
    await pause(300);
  }
  await client.end();
}
