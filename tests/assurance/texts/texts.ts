import { hostileTexts } from "#tests/support/hostile-texts.ts";
import type { Row } from "../row.ts";
import { calls } from "./calls.ts";
import { throughServer } from "./calls-through-server.ts";
import { functionsOnTexts } from "./functions.ts";
import { openTiming } from "./timing.ts";

const LENGTH = 200_000;
/** In milliseconds of processor. */
const MOST_MS = 1000;
/** What may be done on the server's thread without a break. */
const MOST_BUSY_MS = 50;
/** A thread that takes longer is ended: it is told as endless. */
const LIMIT_MS = 120_000;
/** Of twice as much, n log n takes 2.1 times as long; twice that for what a processor's caches and the memory add. */
const MOST_GROWTH = 4;
/** Of shorter times the growth is chance. */
const LEAST_MS = 100;

/** Every one of so many hostile texts; TEXTS_EVERY=20 takes a twentieth of them. */
const every = Math.max(1, Number(process.env.TEXTS_EVERY ?? 1));

/** What the engine does with hostile texts of 200,000 characters, and what those do to others. */
export async function assureTexts(): Promise<Row[]> {
  const names = [...Object.keys(calls), ...Object.keys(await functionsOnTexts())];
  const chosen = hostileTexts
    .keys()
    .filter((at) => at % every === 0)
    .toArray();
  const timing = openTiming(LIMIT_MS);
  const slow: string[] = [];
  const steep: string[] = [];
  let worst = 0;
  for (const call of names)
    for (const text of chosen) {
      const ms = await timing.time({ call, text, length: LENGTH, times: 1 });
      const told = `${call}, ${hostileTexts[text]?.name}: ${Math.round(ms)} ms`;
      worst = Math.max(worst, ms);
      if (ms > MOST_MS) slow.push(told);
      if (ms < LEAST_MS || ms === Number.POSITIVE_INFINITY) continue;
      const half = await timing.time({ call, text, length: LENGTH / 2, times: 1 });
      if (ms > half * MOST_GROWTH) steep.push(told);
    }
  await timing.close();
  for (const one of slow) console.log(`slow: ${one}`);
  for (const one of steep) console.log(`steep: ${one}`);
  const took = `${names.length} functions, ${chosen.length} texts`;
  return [
    {
      id: "S1 time",
      goal: `each function of the engine ≤ 1 s on ${hostileTexts.length} hostile texts of 200,000 characters`,
      figure: `${took}: longest ${Math.round(worst)} ms, ${slow.length} over`,
      holds: slow.length === 0,
    },
    {
      id: "S1 growth",
      goal: "no growth above n log n from 100,000 to 200,000",
      figure: `${took}: ${steep.length} steeper`,
      holds: steep.length === 0,
    },
    await othersRow(),
  ];
}

/** Texts of each kind through the calls of the server. */
async function othersRow(): Promise<Row> {
  const texts = hostileTexts.filter((_, at) => at % (60 * every) === 0).map(({ name, of }) => ({ name, text: of(LENGTH - 1000) }));
  const steps = await throughServer(texts);
  for (const { busy, step, text, failed } of steps.slice(0, 10))
    console.log(`${Math.round(busy)} ms ${step}, ${text}${failed ? ` (${failed})` : ""}`);
  const over = steps.filter(({ busy }) => busy > MOST_BUSY_MS).length;
  const longest = Math.round(steps[0]?.busy ?? 0);
  return {
    id: "S1 others",
    goal: `the server's thread is never busy for more than ${MOST_BUSY_MS} ms with one text`,
    figure: `${steps.length} steps: longest ${longest} ms, ${over} over`,
    holds: over === 0,
  };
}
