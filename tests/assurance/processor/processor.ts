import { api } from "#contract/index.ts";
import { nth } from "#contract/nth.ts";
import { type Filled, withDemo } from "#tests/bench/filled.ts";
import { newDatabase, startPostgres } from "#tests/support/postgres.ts";
import { send } from "#web/kit/calls/api.ts";
import { gather, mixed, read, withBare } from "../load/people.ts";
import type { Row } from "../row.ts";
import { type Records, reads, writes } from "./calls.ts";
import { Meter, type Used, whole } from "./processor-time.ts";

const SESSIONS = 50;
const AT_ONCE = 4;
/** As many of each: enough that a hundredth of a second is little of them. */
const READS = 300;
const WRITES = 60;
const MIXED = 1000;
const WARM = 20;
/** A process that has just started compiles what it runs, and reads each job once. */
const FIRST = 1500;
const FIRST_MIXED = 300;
/** As many as a page of fifty candidates has. */
const LIST_BYTES = 60_000;
const READ_MS = 3;
const MIXED_MS = 5;
const DEAREST = 10;

const settings = { TRUST_PROXY: "127.0.0.1,::1", SUBSCRIPTIONS: "off" };

/** So many calls, each by the next who is free. */
async function make(times: number, ask: (n: number) => Promise<number>): Promise<void> {
  let n = 0;
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      while (n < times) {
        const status = await ask(n++);
        if (status !== 200) throw new Error(`A call was answered ${status}.`);
      }
    }),
  );
}

interface Figure {
  name: string;
  times: number;
  used: Used;
}
const each = ({ used, times }: Figure): number => whole(used) / times;
const told = (figure: Figure): string =>
  `${each(figure).toFixed(2)} ms (server ${(figure.used.server / figure.times).toFixed(2)}, database ${(figure.used.database / figure.times).toFixed(2)})`;

/** L10 and L11: processor time a request, server and database together, beside a bare server with the same session check. */
export async function assureProcessor(): Promise<Row[]> {
  const postgres = await startPostgres();
  if (!postgres) {
    console.log("  skipped: processor time on PostgreSQL, which is not here");
    return [];
  }
  const rows: Row[] = [];
  try {
    const url = await newDatabase(postgres.url, "processor");
    const work = async (filled: Filled) => {
      rows.push(...(await measure(filled, postgres.pid, url)));
    };
    await withDemo("medium", url, work, settings);
  } finally {
    await postgres.stop();
  }
  return rows;
}

async function measure(filled: Filled, database: number, url: string): Promise<Row[]> {
  const records = await gatherRecords(filled);
  const { callers } = records;
  const meter = new Meter({ server: filled.pid, database });
  let turn = 0;
  const readOne = () => read(records, nth(callers, turn++ % callers.length));
  await make(FIRST, readOne);
  await make(FIRST_MIXED, mixed(records));
  const idle = await meter.learnIdle(10);
  console.log(`  nobody asks: server ${idle.server.toFixed(1)}, database ${idle.database.toFixed(1)} ms a second, taken off everywhere`);
  const measured = async (name: string, times: number, ask: (n: number) => Promise<number>): Promise<Figure> => {
    // What the first calls set going, such as an index of matching, is made once.
    await meter.during(() => make(WARM, ask));
    const figure = { name, times, used: await meter.during(() => make(times, (n) => ask(n + WARM))) };
    console.log(`  ${name.padEnd(50)} ${told(figure)}`);
    return figure;
  };
  const bare = await withBare(
    LIST_BYTES,
    async (ask, pid) => {
      const own = new Meter({ server: pid, database });
      await own.learnIdle(2);
      const used = await own.during(() => make(MIXED, ask));
      return { name: "a bare server with the same session check", times: MIXED, used };
    },
    { database: url, token: nth(callers, 0).token ?? "" },
  );
  console.log(`  ${bare.name.padEnd(50)} ${told(bare)}`);
  const reading = await measured("the load's reads", MIXED, readOne);
  const mixing = await measured("the load's mix, its matching included", MIXED, mixed(records));
  const calls: Figure[] = [];
  for (const [times, made] of [
    [READS, reads],
    [WRITES, writes],
  ] as const)
    for (const [name, call] of Object.entries(made)) {
      const ask = (n: number) => call(nth(callers, n % callers.length), of(records, n));
      calls.push(await measured(name, times, ask));
    }
  const dearest = calls.toSorted((one, other) => each(other) - each(one)).slice(0, DEAREST);
  for (const figure of dearest) console.log(`  | ${figure.name} | ${told(figure)} |`);
  return [
    row("L10", `reads take at most ${READ_MS} ms of processor each, server and PostgreSQL together`, reading, READ_MS, bare),
    row("L11", `80 % read, 15 % write, 5 % search: at most ${MIXED_MS} ms each, with the matching that follows`, mixing, MIXED_MS, bare),
  ];
}

const row = (id: string, goal: string, figure: Figure, most: number, bare: Figure): Row => ({
  id,
  goal: `10,000 candidates, 45 open jobs: ${goal}`,
  figure: `${told(figure)}; a bare server with the same session check ${told(bare)}`,
  holds: each(figure) <= most,
});

const of = ({ candidates, jobs, proposals }: Records, n: number) => ({
  candidate: nth(candidates, n % candidates.length),
  job: nth(jobs, n % jobs.length),
  proposal: nth(proposals, n % proposals.length),
  n,
});

async function gatherRecords(filled: Filled): Promise<Records> {
  const crowd = await gather(filled, SESSIONS);
  const as = { base: filled.url, token: nth(crowd.callers, 0).token };
  const { data } = await send(api.proposal.list, { limit: 50 }, as);
  return { ...crowd, proposals: data.proposals.map(({ id }) => id) };
}
