import { Agent, request } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import type { BodyInput, Call } from "#contract/call.ts";
import { percentile } from "#tests/bench/figures.ts";

/** One answer: its code, `NONE` or `REFUSED` where none came, and the time from when it was to be asked. */
export interface Answered {
  status: number;
  ms: number;
}

/** No whole answer came: the connection broke, or patience ran out. */
export const NONE = 0;
/** Nobody listened: the call was never taken. */
export const REFUSED = -1;

/** Makes one call of its own; resolves with the answer's code. */
export type Ask = () => Promise<number>;

/** Over so many connections at most; the rest wait, as they do in front of a balancer. */
const MOST_CONNECTIONS = 512;
const PATIENCE_MS = 30_000;
const agent = new Agent({ keepAlive: true, maxSockets: MOST_CONNECTIONS });

/** Somebody who calls: with a token, and from an address of their own. */
export interface Caller {
  base: string;
  token: string | null;
  address: string;
}

/** A call made over Node's own client, which costs the loaded machine less than `fetch`; its answer is read and dropped. */
export function callAs<C extends Call>({ base, token, address }: Caller, call: C, body: BodyInput<C>, over = agent): Promise<number> {
  const fields: Record<string, unknown> = { ...(body as object) };
  const path = call.path.replace(/\{(\w+)\}/g, (_part, name: string) => encodeURIComponent(String(fields[name])));
  const isGet = call.method === "GET";
  const query = isGet ? `?${new URLSearchParams(Object.entries(fields).map(([name, value]) => [name, String(value)]))}` : "";
  const content = isGet ? "" : JSON.stringify(fields);
  const headers = {
    accept: "application/json",
    "x-forwarded-for": address,
    ...(token && { authorization: `Bearer ${token}` }),
    ...(!isGet && { "content-type": "application/json", "content-length": Buffer.byteLength(content) }),
  };
  return new Promise((resolve) => {
    const asked = request(`${base}${path}${query}`, { method: call.method, agent: over, headers, timeout: PATIENCE_MS }, (answer) => {
      answer.resume().on("end", () => resolve(answer.statusCode ?? 0));
      answer.on("error", () => resolve(NONE));
    });
    asked.on("timeout", () => asked.destroy());
    asked.on("error", (error: NodeJS.ErrnoException) => resolve(error.code === "ECONNREFUSED" ? REFUSED : NONE));
    asked.end(content);
  });
}

async function answered(ask: Ask, since: number): Promise<Answered> {
  const status = await ask();
  return { status, ms: performance.now() - since };
}

/** So many a second, whatever the answers take: who waits longer because others are before them is counted so. */
export async function atRate(rate: number, seconds: number, ask: Ask): Promise<Answered[]> {
  const under: Promise<Answered>[] = [];
  const start = performance.now();
  for (let n = 0; n < rate * seconds; n++) {
    const due = start + (n * 1000) / rate;
    if (due - performance.now() > 1) await pause(due - performance.now());
    under.push(answered(ask, due));
  }
  return Promise.all(under);
}

/** People who look at each answer for a while (`think_ms` on average) before they ask again. */
export async function thinking(people: Ask[], seconds: number, think_ms: number): Promise<Answered[]> {
  const all: Answered[] = [];
  const until = performance.now() + seconds * 1000;
  const wait = () => -Math.log(1 - Math.random()) * think_ms;
  await Promise.all(
    people.map(async (ask) => {
      for (let next = wait(); performance.now() + next < until; next = wait()) {
        await pause(next);
        all.push(await answered(ask, performance.now()));
      }
    }),
  );
  return all;
}

/** Asks again and again, by so many at once, until the work is done. */
export async function meanwhile(work: Promise<unknown>, asks: Ask[], every_ms: number): Promise<Answered[]> {
  const all: Answered[] = [];
  let isDone = false;
  const readers = asks.map(async (ask) => {
    while (!isDone) {
      all.push(await answered(ask, performance.now()));
      await pause(every_ms);
    }
  });
  try {
    await work;
  } finally {
    isDone = true;
    await Promise.all(readers);
  }
  return all;
}

export const at = (answers: Answered[], part: number): number =>
  percentile(
    answers.map(({ ms }) => ms),
    part,
  );
export const failed = (answers: Answered[], allowed: (status: number) => boolean = (status) => status >= 200 && status < 300): number =>
  answers.filter(({ status }) => !allowed(status)).length;
/** How often each code came: `200 × 812, 429 × 14`. */
export const codes = (answers: Answered[]): string =>
  Object.entries(Object.groupBy(answers, ({ status }) => status))
    .map(([status, of]) => `${status} × ${of?.length}`)
    .join(", ");
