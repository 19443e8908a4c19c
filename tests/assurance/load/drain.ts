import { mkdtempSync, rmSync } from "node:fs";
import { Agent } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { api } from "#contract/index.ts";
import { seconds, took } from "#tests/bench/figures.ts";
import { freePort, startProduct } from "../../../scripts/running-product.ts";
import type { Row } from "../row.ts";
import { type Answered, at, callAs, failed, meanwhile, REFUSED } from "./drive.ts";

const ROUNDS = 5;
const CALLERS = 20;
const START_WITHIN_MS = 8000;
const END_WITHIN_MS = 10_000;

/** Starts on an empty and on a filled data folder, and ends while twenty callers go on calling. */
export async function startAndDrain(): Promise<Row[]> {
  const folder = mkdtempSync(join(tmpdir(), "proffer-drain-"));
  const port = await freePort();
  const caller = { base: `http://localhost:${port}`, token: null, address: "10.2.0.1" };
  // Each call comes over a connection of its own: what a kept one loses when it closes, any client asks again.
  const over = new Agent({ keepAlive: false });
  const ask = () => callAs(caller, api.account.login, { email: "nobody@proffer.example", password: "loop langs de linde 7" }, over);
  const starts: number[] = [];
  const ends: number[] = [];
  const answers: Answered[] = [];
  try {
    for (let round = 0; round < ROUNDS; round++) {
      let product: Awaited<ReturnType<typeof startProduct>> | undefined;
      starts.push(
        await took(async () => {
          product = await startProduct(port, folder, { TRUST_PROXY: "127.0.0.1,::1" });
        }),
      );
      const under = (async () => {
        await new Promise((resolve) => setTimeout(resolve, 1000));
        ends.push(await took(async () => product?.stop()));
      })();
      answers.push(
        ...(await meanwhile(
          under,
          Array.from({ length: CALLERS }, () => ask),
          5,
        )),
      );
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  const lost = failed(answers, (status) => status === REFUSED || (status >= 200 && status < 500) || status === 503);
  const figure = `first start ${seconds(starts[0] ?? Number.NaN)}, later at most ${seconds(Math.max(...starts.slice(1)))}; ${answers.length} calls, ${lost} lost, gone after at most ${seconds(Math.max(...ends))}, p95 ${seconds(at(answers, 0.95))}`;
  const holds = lost === 0 && Math.max(...starts) <= START_WITHIN_MS && Math.max(...ends) <= END_WITHIN_MS;
  return [{ id: "L9", goal: "ready within 8 s; asked to end with calls under way: none lost, gone within 10 s", figure, holds }];
}
