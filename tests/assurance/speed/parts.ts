import { openCallFigures } from "#server/http/metrics/calls.ts";
import { isAway } from "#server/parts/database/away.ts";
import { openEmbedded } from "#server/parts/database/embedded.ts";
import { migrate } from "#server/parts/database/migrate.ts";
import { openPostgres } from "#server/parts/database/postgres.ts";
import { openDocuments } from "#server/parts/documents/child.ts";
import { openSharp } from "#server/parts/images/sharp.ts";
import { openTasks } from "#server/parts/tasks/pg-boss.ts";
import { ms, percentile, seconds, took } from "#tests/bench/figures.ts";
import { startLine } from "#tests/support/cut-line.ts";
import { picturesThatLie } from "#tests/support/cvs/scan.ts";
import { hostileSvgs } from "#tests/support/hostile-svgs.ts";
import { startPostgres } from "#tests/support/postgres.ts";
import { until } from "#tests/support/until.ts";
import type { Row } from "../row.ts";

const MB = 1e6;

/** What is queued in a process is taken up by it at once, not when it looks the next time. */
async function queuedRow(): Promise<Row> {
  const TIMES = 40;
  const MOST_MS = 350;
  const database = await openEmbedded({ dump: "dist/migrated.tar" });
  await migrate(database);
  const tasks = await openTasks(database, "embedded", { error: () => {}, event: () => {} });
  const taken: number[] = [];
  const waits: number[] = [];
  try {
    const others = { get: () => async () => void taken.push(performance.now()) };
    // Whatever is taken up is told; nothing but what is queued here is queued.
    await tasks.start(new Proxy({}, others) as Parameters<typeof tasks.start>[0]);
    for (let n = 0; n < TIMES; n++) {
      await tasks.enqueue("send_code", { letter_id: String(n) });
      const since = performance.now();
      await until(() => taken.length > n, 60_000);
      waits.push((taken[n] ?? Number.POSITIVE_INFINITY) - since);
    }
  } finally {
    await tasks.close();
    await database.close();
  }
  const median = percentile(waits, 0.5);
  return {
    id: "S tasks, queued here",
    goal: `a task that is queued in a process is taken up by it: median ≤ ${MOST_MS} ms`,
    figure: `median ${ms(median)}, p90 ${ms(percentile(waits, 0.9))} of ${TIMES}`,
    holds: median <= MOST_MS,
  };
}

async function callFiguresRow(): Promise<Row> {
  const CALLS = 20_000;
  const MOST_US = 50;
  const calls = openCallFigures();
  const spent = await took(async () => {
    for (let n = 0; n < CALLS; n++) calls.record(`area.call${n % 250}`, n % 50 === 0 ? 404 : 200, (n % 100) / 50);
  });
  const each = (spent * 1000) / CALLS;
  return {
    id: "S figures of calls",
    goal: `counting a call costs ≤ ${MOST_US} µs`,
    figure: `${each.toFixed(1)} µs`,
    holds: each <= MOST_US,
  };
}

/** SVGs that would take a machine's time and memory: each has a process of its own, which is given up. */
async function hostileSvgRow(): Promise<Row> {
  const MOST_MS = 12_000;
  const MOST_MB = 150;
  const images = openSharp();
  const before = process.memoryUsage.rss();
  let [longest, most] = [0, 0];
  for (const [, bytes] of hostileSvgs) {
    longest = Math.max(longest, await took(() => images.logo(bytes, { is_svg: true })));
    most = Math.max(most, process.memoryUsage.rss() - before);
  }
  return {
    id: "S hostile SVGs",
    goal: `each is over within ${MOST_MS / 1000} s and costs this process ≤ ${MOST_MB} MB`,
    figure: `longest ${seconds(longest)}, +${Math.round(most / MB)} MB`,
    holds: longest <= MOST_MS && most <= MOST_MB * MB,
  };
}

async function hostilePictureRow(): Promise<Row> {
  const MOST_MS = 8000;
  const documents = openDocuments();
  let longest = 0;
  try {
    for (const [, bytes] of picturesThatLie)
      longest = Math.max(longest, await took(() => documents.readCv("a workspace", { bytes, name: "cv.png" }).catch(() => {})));
  } finally {
    await documents.close();
  }
  return {
    id: "S hostile pictures",
    goal: `a picture that claims 60,000 by 60,000 pixels is refused within ${MOST_MS / 1000} s, the start of a reading process included`,
    figure: `longest ${seconds(longest)}`,
    holds: longest <= MOST_MS,
  };
}

/** A database behind a network that swallows: whoever asks is told that it is away, long before a statement's minute is over. */
async function silentDatabaseRow(): Promise<Row> {
  const MOST_MS = 4000;
  const about = { id: "S silent database", goal: `a database that says nothing is known as away within ${MOST_MS / 1000} s` };
  const postgres = await startPostgres();
  if (!postgres) return { ...about, figure: "not measured: PostgreSQL isn't here", holds: false };
  const line = await startLine(postgres.url);
  const database = await openPostgres(line.url);
  try {
    await database.executeSql("select 1");
    line.hold();
    let failure: unknown;
    const spent = await took(async () => {
      failure = await database.executeSql("select 1").catch((error: unknown) => error);
    });
    return { ...about, figure: seconds(spent), holds: isAway(failure) && spent <= MOST_MS };
  } finally {
    await database.close();
    await line.cut();
    await postgres.stop();
  }
}

export const rows: (() => Promise<Row>)[] = [queuedRow, callFiguresRow, hostileSvgRow, hostilePictureRow, silentDatabaseRow];
