import { setTimeout as pause } from "node:timers/promises";
import { nth } from "#contract/nth.ts";
import { ms, seconds } from "#tests/bench/figures.ts";
import type { Row } from "../row.ts";
import { type Answered, type Ask, at, atRate, codes, failed, thinking } from "./drive.ts";
import { type Crowd, mixed, read, withBare } from "./people.ts";

/** As many as a page of fifty candidates has. */
const LIST_BYTES = 60_000;
const MIXED_RATE = 50;
const EMBEDDED_RATE = 100;
const SECONDS = 30;
const USERS = 300;
const THINK_MS = 10_000;
const OVERLOAD_SECONDS = 10;
const BACK_WITHIN_MS = 5000;
const WARM_SECONDS = 3;

const times = (answers: Answered[], bare: Answered[]): string =>
  `${answers.length} calls, p50 ${ms(at(answers, 0.5))}, p95 ${ms(at(answers, 0.95))}, p99 ${ms(at(answers, 0.99))} (p95 of a bare server ${ms(at(bare, 0.95))}), ${failed(answers)} failed`;

/** The same crowd, first before the bare server, then before the product. */
async function beside(ask: Ask, drive: (ask: Ask) => Promise<Answered[]>) {
  await atRate(20, WARM_SECONDS, ask);
  const bare = await withBare(LIST_BYTES, drive);
  return { bare, answers: await drive(ask) };
}

export async function mixedLoad(crowd: Crowd): Promise<Row[]> {
  const { answers, bare } = await beside(mixed(crowd), (ask) => atRate(MIXED_RATE, SECONDS, ask));
  const holds = failed(answers) === 0 && at(answers, 0.99) <= 250;
  const goal = `${MIXED_RATE} calls a second, 80 % read, 15 % write, 5 % search, PostgreSQL: none fails, p99 ≤ 250 ms`;
  return [{ id: "L1", goal, figure: times(answers, bare), holds }];
}

export async function thinkingUsers(crowd: Crowd): Promise<Row[]> {
  const everyone = (ask: Ask) =>
    thinking(
      Array.from({ length: USERS }, () => ask),
      SECONDS * 2,
      THINK_MS,
    );
  const { answers, bare } = await beside(mixed(crowd), everyone);
  const holds = failed(answers) === 0 && at(answers, 0.95) <= 200;
  const goal = `${USERS} users who think ${THINK_MS / 1000} s on average, PostgreSQL: none fails, p95 ≤ 200 ms`;
  return [{ id: "L2", goal, figure: times(answers, bare), holds }];
}

export async function embeddedRate(crowd: Crowd): Promise<Row[]> {
  let n = 0;
  const ask = () => read(crowd, nth(crowd.callers, n++ % crowd.callers.length));
  const { answers, bare } = await beside(ask, (each) => atRate(EMBEDDED_RATE, SECONDS, each));
  const holds = failed(answers) === 0 && at(answers, 0.99) <= 500;
  const goal = `${EMBEDDED_RATE} reads a second, embedded database: none fails, p99 ≤ 500 ms`;
  return [{ id: "L3", goal, figure: times(answers, bare), holds }];
}

const isOrderly = (status: number) => (status >= 200 && status < 300) || status === 429 || status === 503;

/** Far more than can be answered; then how long until an ordinary call is as quick as before. */
export async function overload(ask: Ask, rate: number, id: string): Promise<Row> {
  const quiet = await atRate(10, 5, ask);
  const answers = await atRate(rate, OVERLOAD_SECONDS, ask);
  const start = performance.now();
  const calm = Math.max(50, 2 * at(quiet, 0.95));
  let back = Number.POSITIVE_INFINITY;
  while (performance.now() - start < 6 * BACK_WITHIN_MS) {
    const few = await atRate(10, 0.5, ask);
    if (few.every((one) => isOrderly(one.status) && one.ms <= calm)) {
      back = performance.now() - start;
      break;
    }
    await pause(100);
  }
  const wild = failed(answers, isOrderly);
  const figure = `${codes(answers)}; p95 ${seconds(at(answers, 0.95))}; back after ${seconds(back)}`;
  const goal = `${rate} calls a second for ${OVERLOAD_SECONDS} s, PostgreSQL: only 2xx, 429 and 503, back to normal (p95 of a call ≤ 2 × quiet) within 5 s`;
  return { id, goal, figure, holds: wild === 0 && back <= BACK_WITHIN_MS };
}
