import { setTimeout as pause } from "node:timers/promises";
import { api } from "#contract/index.ts";
import { seconds } from "#tests/bench/figures.ts";
import { leftBehind, openLeft } from "#tests/support/left-behind.ts";
import type { Processes } from "#tests/support/processes.ts";
import { arrivedAt } from "#tests/support/smtp-letters.ts";
import type { TriedProduct } from "#tests/support/tried-product.ts";
import { until } from "#tests/support/until.ts";
import { type Acknowledged, lostOf, writeOne } from "#tests/support/writers.ts";
import { CallFailed, NotReached, type SendOptions, send } from "#web/kit/calls/api.ts";
import type { Row } from "../row.ts";

const RESTART_MS = 8000;
/** Between two calls of a writer: beyond 600 a minute a session is told to wait. */
const REST_MS = 150;
/** A kill comes at some moment of so long after the last start. */
const MOMENT_MS = 2000;
/** A session may ask 600 times a minute. */
const ASKED_AT_ONCE = 500;

/** What was acknowledged, and what else came back, to those who write to one of the processes. */
interface Told {
  said: Acknowledged;
  /** Who is written to, by an acknowledged call. */
  letters: Set<string>;
  /** Refusals and silences of a process that nobody killed. */
  failures: string[];
}

/** Writes until `isOver`; while the process is killed it waits for its return. */
async function writeOn(at: SendOptions, name: string, told: Told, is: { over(): boolean; killed(): boolean }): Promise<void> {
  for (let n = 0; !is.over(); n++)
    try {
      await writeOne(at, `${name} ${n}`, told.said, n);
      await pause(REST_MS);
      if (n % 4 === 3) await askConsent(at, `${name}-${n}@post.example`.replaceAll(" ", "-").toLowerCase(), told);
    } catch (failure) {
      const isBusy = failure instanceof CallFailed && failure.status === 429;
      if (!isBusy && !(failure instanceof NotReached && is.killed())) told.failures.push(`${name} ${n}: ${String(failure)}`);
      await pause(REST_MS);
      await until(() => !is.killed() || is.over(), 60_000);
    }
}

/** A candidate with an address of their own is written to. */
async function askConsent(at: SendOptions, email: string, { letters }: Told): Promise<void> {
  const { data } = await send(api.candidate.create, { last_name: "Hazelaar", email, allow_duplicate: true }, at);
  await send(api.consent.ask, { candidate_id: data.candidate.id, send: true, months: 6, names_client: false }, at);
  letters.add(email);
}

/** Either of two processes is killed, at another moment each time, while four people write to both. */
export async function killedPairRow(processes: Processes, kills: number): Promise<Row> {
  const { products, register, files, mail } = processes;
  const told: Told = { said: new Map(), letters: new Set(), failures: [] };
  const starts: number[] = [];
  const killed = new Set<TriedProduct>();
  let is_over = false;
  const emails = ["marit", "sanne", "noor", "daan"].map((name) => `${name}@proffer.example`);
  const writers: Promise<void>[] = [];
  const of = new Map<string, Acknowledged>();
  for (const [at, email] of emails.entries()) {
    const product = products[at % 2 === 0 ? 0 : 1];
    const token = await register(email);
    const own: Told = { ...told, said: new Map() };
    of.set(email, own.said);
    // While it starts again its port is somebody's, and answers nobody yet.
    const is = { over: () => is_over, killed: () => killed.has(product) };
    writers.push(writeOn({ base: product.base, token }, `Writer ${at}`, own, is));
  }
  for (let kill = 0; kill < kills; kill++) {
    const product = products[Math.random() < 0.5 ? 0 : 1];
    await pause(Math.random() * MOMENT_MS);
    killed.add(product);
    await product.kill();
    starts.push(await product.start());
    killed.delete(product);
  }
  is_over = true;
  await Promise.all(writers);
  const lost: string[] = [];
  for (const [email, said] of of)
    for (let from = 0; from < said.size; from += ASKED_AT_ONCE) {
      const [one, other] = products;
      const base = from % (2 * ASKED_AT_ONCE) ? one.base : other.base;
      lost.push(...(await lostOf({ base, token: await one.logIn(email) }, new Map([...said].slice(from, from + ASKED_AT_ONCE)))));
    }
  for (const product of products) await product.stop();
  const left = await leftBehind(products[0]);
  const tasks = await tasksOf(products[0]);
  const arrived = [...(await arrivedAt(mail)).values()];
  const sent = arrived.filter(({ to }) => told.letters.has(to));
  const to = new Set(sent.map((letter) => letter.to));
  const unsent = [...told.letters].filter((email) => !to.has(email));
  const twice = sent.length - to.size;
  const again = arrived.filter(({ times }) => times > 1).length;
  for (const one of [...told.failures, ...lost, ...left.without_row, ...left.without_file, ...left.trail_faults, ...unsent])
    console.log("  ", one);
  const writes = [...of.values()].reduce((sum, { size }) => sum + size, 0);
  const wrong = told.failures.length + lost.length + left.without_row.length + left.without_file.length + left.trail_faults.length;
  const longest = Math.max(...starts);
  return {
    id: "F2 kills of two",
    goal: `${kills} × kill -9 of either of two processes under load: nothing acknowledged lost, no task done twice with effect, the other answers on`,
    figure: `${writes} candidates with a file acknowledged, ${lost.length} lost; ${told.failures.length} calls failed at the process that lived; ${left.files} files in the bucket (${files.objects.size} objects), ${left.without_row.length} without row, ${left.without_file.length} rows without file; ${told.letters.size} letters acknowledged, ${unsent.length} not sent, ${twice} people written to under two Message-IDs, ${again} letters handed over again under the same; ${tasks.done} tasks done, ${tasks.again} of them cut off and done again, ${tasks.failed} failed; ${left.trail_rows} rows of audit trail, ${left.trail_faults.length} faults; longest start ${seconds(longest)}; ${processes.about}`,
    holds: wrong + unsent.length + twice + tasks.failed === 0 && longest <= RESTART_MS,
  };
}

/** What became of the tasks that were queued. */
const tasksOf = (left: TriedProduct) =>
  openLeft(left, async ({ database }) => {
    const { rows } = await database.executeSql(
      "select count(*) filter (where state = 'completed')::int as done, count(*) filter (where retry_count > 0)::int as again, count(*) filter (where state = 'failed')::int as failed from pgboss.job",
    );
    return rows[0] as { done: number; again: number; failed: number }; // as the statement says
  });
