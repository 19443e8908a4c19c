import { fork } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { api } from "#contract/index.ts";
import { codeOfNewestLetter, outboxOf } from "#tests/support/outbox.ts";
import { send } from "#web/kit/calls/api.ts";
import { freePort, startProduct } from "../../../scripts/running-product.ts";
import { percentile } from "../../bench/figures.ts";
import type { Row } from "../row.ts";
import type { Attack, Closed, SlowKind } from "./attack.ts";

const KINDS: Record<SlowKind, number> = { forms: 1000, bodies: 1000, headers: 1000, idle: 2000 };
const QUIET_MS = 15_000;
/** Whoever is slow has a minute; so long it is looked at, from when all are open. */
const LOOK_MS = 70_000;
const METRICS_TOKEN = "the figures of this suite";

export async function assureClients(): Promise<Row[]> {
  const folder = mkdtempSync(join(tmpdir(), "proffer-clients-"));
  const port = await freePort();
  const product = await startProduct(port, folder, { SUBSCRIPTIONS: "off", METRICS_TOKEN });
  try {
    const token = await signIn(product.url, folder);
    for (let n = 0; n < 50; n++) await ask(product.url, token); // what is compiled and cached is so for both
    const quiet = await watch(product.url, token, (ended) => pause(QUIET_MS).then(ended));
    console.log("quiet", quiet.p95, quiet.mb);
    const told: Closed[][] = [];
    const attacked = await watch(product.url, token, async (ended) => {
      for (const places of [100]) told.push(await attack({ port, kinds: KINDS, places }));
      ended();
    });
    console.log("attacked", attacked.p95, attacked.mb, attacked.refused, readdirSync(folder, { recursive: true }).length);
    for (const closed of told)
      for (const kind of Object.keys(KINDS) as SlowKind[]) {
        const of = closed.filter((one) => one.kind === kind);
        const by: Record<string, number> = {};
        for (const { status } of of) by[status] = (by[status] ?? 0) + 1;
        console.log(
          kind,
          of.length,
          "open",
          of.filter(({ ms }) => ms === null).length,
          "longest",
          Math.max(...of.map(({ ms }) => ms ?? 0)),
          by,
        );
      }
    return [];
  } finally {
    await product.kill();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function attack(of: Attack): Promise<Closed[]> {
  const child = fork(join(import.meta.dirname, "attack.ts"));
  child.send(of);
  const start = performance.now();
  await once(child, "message");
  console.log("open after", performance.now() - start);
  await pause(LOOK_MS);
  child.send("end");
  const [closed] = await once(child, "message");
  return closed as Closed[]; // what attack.ts sends
}

async function signIn(base: string, folder: string): Promise<string> {
  const person = { first_name: "Marit", last_name: "de Groot", email: "marit@proffer.example", password: "loop langs de linde 7" };
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
async function watch(base: string, token: string, meanwhile: (ended: () => void) => Promise<unknown>) {
  let hasEnded = false;
  const times: number[] = [];
  let refused = 0;
  let mb = 0;
  const asking = async () => {
    while (!hasEnded) {
      const start = performance.now();
      await ask(base, token).then(
        () => times.push(performance.now() - start),
        () => refused++,
      );
      await pause(100);
    }
  };
  const looking = async () => {
    while (!hasEnded) {
      const text = await fetch(`${base}/metrics`, { headers: { authorization: `Bearer ${METRICS_TOKEN}` } }).then(
        (one) => one.text(),
        () => "",
      );
      mb = Math.max(mb, Number(/kind="resident"} (\d+)/.exec(text)?.[1] ?? 0) / 1024 / 1024);
      await pause(500);
    }
  };
  await Promise.all([
    asking(),
    looking(),
    meanwhile(() => {
      hasEnded = true;
    }),
  ]);
  return { p95: percentile(times, 0.95), mb, refused };
}
