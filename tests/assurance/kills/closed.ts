import { api } from "#contract/index.ts";
import { seconds } from "#tests/bench/figures.ts";
import { tryProduct } from "#tests/support/tried-product.ts";
import { until } from "#tests/support/until.ts";
import { type Acknowledged, lostOf, writeOne } from "#tests/support/writers.ts";
import { CallFailed, NotReached, send } from "#web/kit/calls/api.ts";
import type { Row } from "../row.ts";

const CLIENTS = 8;
const GONE_MS = 10_000;
const EMAIL = "marit@proffer.example";

/** Whether nobody took the call: it was never in flight. */
const isRefused = (failure: unknown): boolean => {
  const cause = failure instanceof NotReached ? (failure.cause as Error).cause : null;
  return (cause as NodeJS.ErrnoException | null)?.code === "ECONNREFUSED";
};
const told = (failure: unknown): string =>
  failure instanceof NotReached ? `no answer: ${String((failure.cause as Error).cause ?? failure.cause)}` : String(failure);

/** Asked to end under load, by whoever deploys: what was taken by then is answered. */
export async function closedRow(database: string, settings: Record<string, string>, rounds: number): Promise<Row> {
  const product = await tryProduct(settings);
  try {
    await product.register(EMAIL);
    const lost: string[] = [];
    const took: number[] = [];
    let answered = 0;
    for (let round = 0; round < rounds; round++) {
      const at = { base: product.base, token: await product.logIn(EMAIL) };
      const said: Acknowledged = new Map();
      const client = async (name: string, isWriter: boolean) => {
        for (let n = 0; ; n++)
          try {
            if (isWriter) await writeOne(at, `${name} ${n}`, said, n);
            else await send(api.candidate.list, { q: name }, at);
            answered++;
          } catch (failure) {
            if (isRefused(failure)) return;
            if (failure instanceof CallFailed && failure.status === 429) continue; // answered: it asks too often
            lost.push(told(failure));
          }
      };
      const clients = Array.from({ length: CLIENTS }, (_, n) => client(`Round ${round} client ${n}`, n % 2 === 0));
      await until(() => said.size >= CLIENTS, 30_000);
      const since = performance.now();
      await product.stop("SIGTERM");
      took.push(performance.now() - since);
      await Promise.all(clients);
      await product.start();
      lost.push(...(await lostOf({ ...at, token: await product.logIn(EMAIL) }, said)));
    }
    for (const one of lost) console.log("  ", one);
    const longest = Math.max(...took);
    return {
      id: `F1 asked to end, ${database}`,
      goal: `${rounds} × SIGTERM under load: no request in flight lost, gone within 10 s`,
      figure: `${answered} answered to ${CLIENTS} clients on connections that they keep, ${lost.length} lost; longest ${seconds(longest)}`,
      holds: lost.length === 0 && longest <= GONE_MS,
    };
  } finally {
    await product.close();
  }
}
