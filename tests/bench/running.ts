import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { api } from "#contract/index.ts";
import { codeOfNewestLetter, outboxOf } from "#tests/support/outbox.ts";
import { send } from "#web/kit/calls/api.ts";
import { freePort, startProduct } from "../../scripts/running-product.ts";
import { ms, percentile, seconds, tell, took } from "./figures.ts";

const PEOPLE = 15;
const LOG_INS = 30;
const READERS = 4;
const PAUSE_MS = 10;
const password = "loop langs de linde 7";
const pause = (duration: number) => new Promise((resolve) => setTimeout(resolve, duration));

/** Start-up of the product as a process, then 30 log-ins at once while people go on reading. */
export async function benchRunning(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "proffer-bench-"));
  const port = await freePort();
  try {
    const cold = await took(async () => (await startProduct(port, folder)).stop());
    tell("start-up until ready, and stop: cold (an empty data folder)", seconds(cold));
    let product = await startProduct(port, folder);
    await product.stop();
    const warm = await took(async () => {
      product = await startProduct(port, folder);
    });
    tell("start-up until ready: warm", seconds(warm));
    try {
      await benchLogIns(product.url, folder);
    } finally {
      await product.stop();
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function benchLogIns(base: string, folder: string): Promise<void> {
  const tokens: string[] = [];
  for (let n = 0; n < PEOPLE; n++) {
    const email = `bench${n}@proffer.example`;
    const person = { first_name: "Bente", last_name: `Smit ${n}`, email, password, password_confirmation: password };
    const { token } = await send(api.account.register, person, { base, token: null });
    await send(api.account.verifyEmail, { email, code: await codeOfNewestLetter(outboxOf(folder), email) }, { base, token });
    for (let k = 0; k < 5; k++) await send(api.candidate.create, { first_name: "Noor", last_name: `Bos ${k}` }, { base, token });
    tokens.push(token);
  }
  let next = 0;
  const read = () => took(() => send(api.candidate.list, {}, { base, token: tokens[next++ % PEOPLE] ?? null }));
  /** People read, each at their own pace, until the work is done. */
  const readWhile = async (work: () => Promise<unknown>): Promise<number[]> => {
    const times: number[] = [];
    let isDone = false;
    const readers = Array.from({ length: READERS }, async () => {
      while (!isDone) {
        times.push(await read());
        await pause(PAUSE_MS);
      }
    });
    await work();
    isDone = true;
    await Promise.all(readers);
    return times;
  };
  await readWhile(() => pause(1000));
  const quiet = await readWhile(() => pause(2000));
  tell(`reads while nobody logs in: p50 / p99 of ${quiet.length}`, `${ms(percentile(quiet, 0.5))} / ${ms(percentile(quiet, 0.99))}`);
  let logIns = 0;
  const busy = await readWhile(async () => {
    logIns = await took(() =>
      Promise.all(
        Array.from({ length: LOG_INS }, (_, n) =>
          send(api.account.login, { email: `bench${n % PEOPLE}@proffer.example`, password }, { base, token: null }),
        ),
      ),
    );
  });
  tell(`${LOG_INS} log-ins at once, until the last is in`, seconds(logIns));
  tell(
    `reads meanwhile: p50 / p99 of ${busy.length} (wanted: p99 ≤ 500 ms)`,
    `${ms(percentile(busy, 0.5))} / ${ms(percentile(busy, 0.99))}`,
  );
}
