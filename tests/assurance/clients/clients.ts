import { fork } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { api } from "#contract/index.ts";
import { codeOfNewestLetter, outboxOf } from "#tests/support/outbox.ts";
import { CallFailed, send } from "#web/kit/calls/api.ts";
import { freePort, startProduct } from "../../../scripts/running-product.ts";
import { ms, percentile, seconds } from "../../bench/figures.ts";
import type { Row } from "../row.ts";
import type { Attack, Closed, SlowKind } from "./attack.ts";

const KINDS: Record<SlowKind, number> = { forms: 1000, bodies: 1000, headers: 1000, idle: 2000 };
/** So long each kind may be open, in milliseconds: its time, and what a busy machine adds. */
const LATEST: Record<SlowKind, number> = { forms: 60_000, bodies: 60_000, headers: 15_000, idle: 15_000 };
const GRACE_MS = 3000;
/** Addresses of which they come: many, each within what one may have; or one, which is over it. */
const PLACES = [100, 1];
const QUIET_MS = 15_000;
/** So long it is looked at, from when all are open. */
const LOOK_MS = 65_000;
/** The room of callers without a session is 64 MB, which may weigh twice that while it is put together; 5,000 connections the rest. */
const MOST_MB = 384;
const MOST_RATIO = 2;
const METRICS_TOKEN = "the figures of this suite";

/** L8: thousands who begin and come to no end, and what somebody with a session notices of it. */
export async function assureClients(): Promise<Row[]> {
  const folder = mkdtempSync(join(tmpdir(), "proffer-clients-"));
  const port = await freePort();
  const product = await startProduct(port, folder, { SUBSCRIPTIONS: "off", METRICS_TOKEN });
  try {
    const first = await signIn(product.url, folder);
    for (let n = 0; n < 100; n++) await ask(product.url, first); // what is compiled and cached is so for both
    // A session may make six hundred calls a minute: whoever looks has one of their own, and makes fewer.
    const { token } = await send(api.account.login, { email: person.email, password: person.password }, { base: product.url, token: null });
    const rest = () => watch(product.url, token, () => pause(QUIET_MS));
    const rows: Row[] = [];
    for (const places of PLACES) {
      let closed: Closed[] = [];
      const before = await rest();
      const attacked = await watch(product.url, token, async () => {
        closed = await attack({ port, kinds: KINDS, places });
      });
      // Quiet is before and after: what else the machine does changes.
      const quiet = { ...before, times: [...before.times, ...(await rest()).times] };
      rows.push(...rowsOf(`${places === 1 ? "one address" : `${places} addresses`}`, quiet, attacked, closed));
    }
    return rows;
  } finally {
    await product.kill();
    rmSync(folder, { recursive: true, force: true });
  }
}

type Watched = Awaited<ReturnType<typeof watch>>;

function rowsOf(from: string, quiet: Watched, attacked: Watched, closed: Closed[]): Row[] {
  const usual = percentile(quiet.times, 0.95);
  const p95 = percentile(attacked.times, 0.95);
  const grown = Math.round(attacked.mb - quiet.mb);
  const late = closed.filter(({ kind, ms }) => ms === null || ms > LATEST[kind] + GRACE_MS).length;
  for (const kind of Object.keys(KINDS)) console.log(`${from}, ${kind}: ${told(closed.filter((one) => one.kind === kind))}`);
  const all = Object.entries(KINDS).map(([kind, count]) => `${count.toLocaleString("en")} ${kind}`);
  return [
    {
      id: "L8 memory",
      goal: `${all.join(", ")} of ${from}, none at its end: memory grows by ≤ ${MOST_MB} MB`,
      figure: `from ${Math.round(quiet.mb)} MB by ${grown} MB`,
      holds: grown <= MOST_MB,
    },
    {
      id: "L8 others",
      goal: `an ordinary request's p95 meanwhile ≤ ${MOST_RATIO} × that of 15 s before and after it, and none refused`,
      figure: `${ms(usual)} quiet, ${ms(p95)} meanwhile, ${attacked.refused.length} of ${attacked.times.length + attacked.refused.length} refused${attacked.refused.length > 0 ? ` (${[...new Set(attacked.refused)].join(", ")})` : ""}`,
      holds: p95 <= MOST_RATIO * usual && attacked.refused.length === 0,
    },
    {
      id: "L8 ends",
      goal: "bodies are closed within 60 s, headers and idle ones within 15 s (and 3 s for a busy machine)",
      figure: `${late} of ${closed.length} later`,
      holds: late === 0,
    },
  ];
}

/** How many of a kind were answered what, and how long the longest was open. */
function told(closed: Closed[]): string {
  const answers = new Map<number, number>();
  for (const { status } of closed) answers.set(status, (answers.get(status) ?? 0) + 1);
  const longest = Math.max(...closed.map(({ ms }) => ms ?? Number.POSITIVE_INFINITY));
  return `longest ${seconds(longest)}, answers ${[...answers].map(([status, count]) => `${status || "none"} × ${count}`).join(", ")}`;
}

async function attack(of: Attack): Promise<Closed[]> {
  const child = fork(join(import.meta.dirname, "attack.ts"));
  child.send(of);
  await once(child, "message");
  await pause(LOOK_MS);
  child.send("end");
  const [closed] = await once(child, "message");
  return closed as Closed[]; // what attack.ts sends
}

const person = { first_name: "Marit", last_name: "de Groot", email: "marit@proffer.example", password: "loop langs de linde 7" };

async function signIn(base: string, folder: string): Promise<string> {
  const { token } = await send(api.account.register, { ...person, password_confirmation: person.password }, { base, token: null });
  await send(
    api.account.verifyEmail,
    { email: person.email, code: await codeOfNewestLetter(outboxOf(folder), person.email) },
    { base, token },
  );
  return token;
}

const ask = async (base: string, token: string) => send(api.candidate.list, { limit: 50 }, { base, token });

/** An ordinary request ten times a second, and the server's memory twice a second, until what happens meanwhile has ended. */
async function watch(base: string, token: string, meanwhile: () => Promise<void>) {
  let hasEnded = false;
  const times: number[] = [];
  const refused: unknown[] = [];
  let mb = 0;
  const asking = async () => {
    for (; !hasEnded; await pause(100)) {
      const start = performance.now();
      await ask(base, token).then(
        () => times.push(performance.now() - start),
        (error) => refused.push(error instanceof CallFailed ? error.status : error),
      );
    }
  };
  const looking = async () => {
    for (; !hasEnded; await pause(500)) mb = Math.max(mb, await memoryOf(base));
  };
  const ended = meanwhile().finally(() => {
    hasEnded = true;
  });
  await Promise.all([asking(), looking(), ended]);
  return { times, mb, refused };
}

async function memoryOf(base: string): Promise<number> {
  const asked = await fetch(`${base}/metrics`, { headers: { authorization: `Bearer ${METRICS_TOKEN}` } });
  return Number(/kind="resident"} (\d+)/.exec(await asked.text())?.[1]) / 1024 / 1024;
}
