import { seconds } from "#tests/bench/figures.ts";
import { leftBehind } from "#tests/support/left-behind.ts";
import { tryProduct } from "#tests/support/tried-product.ts";
import { until } from "#tests/support/until.ts";
import { type Acknowledged, lostOf, writeUntilGone } from "#tests/support/writers.ts";
import type { Row } from "../row.ts";

const WRITERS = 4;
const RESTART_MS = 8000;
/** A session outlives a kill; with a log-in each round the limit of log-ins would end the run before its hundred. */
const LOG_IN_EVERY = 10;
const EMAIL = "marit@proffer.example";

/** Killed in the middle of writes again and again, each time at another moment; started again, and asked what it acknowledged. */
export async function killedRow(database: string, settings: Record<string, string>, rounds: number): Promise<Row> {
  const product = await tryProduct(settings);
  try {
    await product.register(EMAIL);
    const starts: number[] = [];
    const all: Acknowledged = new Map();
    const lost: string[] = [];
    let idle = 0;
    let token = "";
    for (let round = 0; round < rounds; round++) {
      if (round % LOG_IN_EVERY === 0) token = await product.logIn(EMAIL);
      const at = { base: product.base, token };
      const said: Acknowledged = new Map();
      const writers = Array.from({ length: WRITERS }, (_, writer) => writeUntilGone(at, `Round ${round} writer ${writer}`, said));
      await until(() => said.size >= WRITERS, 30_000);
      // Another moment each round, over the second that follows: the moment is what is tried here.
      await new Promise((resolve) => setTimeout(resolve, ((round * 0.618) % 1) * 1000));
      await product.kill();
      await Promise.all(writers);
      starts.push(await product.start());
      lost.push(...(await lostOf(at, said)));
      for (const [id, one] of said) all.set(id, one);
      if (said.size === 0) idle++;
    }
    // Those of all rounds, asked again at the end.
    const at = { base: product.base, token: await product.logIn(EMAIL) };
    lost.push(...(await lostOf(at, new Map([...all].slice(-500)))));
    await product.stop();
    const left = await leftBehind(product);
    for (const one of [...lost, ...left.without_row, ...left.without_file, ...left.trail_faults]) console.log("  ", one);
    const longest = Math.max(...starts);
    return {
      id: `F1 kills, ${database}`,
      goal: `${rounds} × kill -9 under load: nothing acknowledged lost, up again in ≤ 8 s; after the sweep no file without its row nor row without its file`,
      figure: `${all.size} candidates with a file acknowledged, ${lost.length} lost;${idle > 0 ? ` ${idle} kills amid no write;` : ""} longest start ${seconds(longest)}; ${left.files} files, ${left.without_row.length} without row, ${left.without_file.length} rows without file; ${left.trail_rows} rows of audit trail, ${left.trail_faults.length} faults`,
      holds:
        lost.length + left.without_row.length + left.without_file.length + left.trail_faults.length + idle === 0 && longest <= RESTART_MS,
    };
  } finally {
    await product.close();
  }
}
