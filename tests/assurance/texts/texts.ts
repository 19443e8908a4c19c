import { hostileTexts, readersTexts } from "#tests/support/hostile-texts.ts";
import type { Row } from "../row.ts";
import { calls } from "./calls.ts";
import { throughServer } from "./calls-through-server.ts";
import { functionsOnTexts } from "./functions.ts";
import { besideLongTexts } from "./neighbours.ts";
import { shortGrowthRow } from "./short-growth.ts";
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

/** What reads a text from its beginning, and so is given those for readers as well. */
const READERS = ["a CV read", "a vacancy read", "protected criteria"];
const everyText = [...hostileTexts, ...readersTexts];

/**
 * Every one of so many hostile texts: TEXTS_EVERY=20 takes a twentieth of them, TEXTS_FROM=3 besides it the third piece of those
 * twenty, counted from 0. So the whole is run in pieces, each of which tells its own figures; the server's part goes with the first.
 */
const every = Math.max(1, Number(process.env.TEXTS_EVERY ?? 1));
const from = Number(process.env.TEXTS_FROM ?? 0) % every;

/** Threads that time at once. */
const THREADS = 2;

interface Timed {
  call: string;
  text: number;
}

/** What the engine does with hostile texts of 200,000 characters, and what those do to others. */
export async function assureTexts(): Promise<Row[]> {
  const names = [...Object.keys(calls), ...Object.keys(await functionsOnTexts())];
  const chosen = everyText
    .keys()
    .filter((at) => at % every === from)
    .toArray();
  const waiting = chosen.flatMap((text) => (text < hostileTexts.length ? names : READERS).map((call) => ({ call, text }))).values();
  const found = { slow: 0, steep: 0, worst: 0 };
  await Promise.all(Array.from({ length: THREADS }, () => timeAll(waiting, found)));
  const took = `${names.length} functions, ${chosen.length} texts${every > 1 ? `, piece ${from + 1} of ${every}` : ""}`;
  const rows = [
    {
      id: "S1 time",
      goal: `each function of the engine ≤ 1 s on ${hostileTexts.length} hostile texts of 200,000 characters, each reader on ${readersTexts.length} more`,
      figure: `${took}: longest ${Math.round(found.worst)} ms, ${found.slow} over`,
      holds: found.slow === 0,
    },
    {
      id: "S1 growth",
      goal: "no growth above n log n from 100,000 to 200,000",
      figure: `${took}: ${found.steep} steeper`,
      holds: found.steep === 0,
    },
  ];
  return from > 0 ? rows : [...rows, await shortGrowthRow(LIMIT_MS), await othersRow(), await besideRow()];
}

/** Times what waits, one after another, and tells at once what is slow or grows steeply. */
async function timeAll(waiting: Iterator<Timed>, found: { slow: number; steep: number; worst: number }): Promise<void> {
  const timing = openTiming(LIMIT_MS);
  for (let next = waiting.next(); !next.done; next = waiting.next()) {
    const { call, text } = next.value;
    const told = `${call}, ${everyText[text]?.name}`;
    let ms = await timing.time({ call, text, length: LENGTH, times: 1 });
    // A collection of garbage may fall into one.
    if (ms > MOST_MS && Number.isFinite(ms)) ms = Math.min(ms, await timing.time({ call, text, length: LENGTH, times: 2 }));
    found.worst = Math.max(found.worst, ms);
    if (ms > MOST_MS) {
      found.slow++;
      console.log(`slow: ${told}: ${Math.round(ms)} ms`);
    }
    if (ms < LEAST_MS || !Number.isFinite(ms)) continue;
    const half = await timing.time({ call, text, length: LENGTH / 2, times: 1 });
    if (ms <= half * MOST_GROWTH) continue;
    found.steep++;
    console.log(`steep: ${told}: ${Math.round(half)} to ${Math.round(ms)} ms`);
  }
  await timing.close();
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

/** In milliseconds: what a click of one workspace may take while another one's long texts are worked on. */
const MOST_CLICK_MS = 300;
/** For one small CV behind 60 long ones of somebody else. */
const MOST_SMALL_CV_MS = 5000;

/** One workspace's clicks and small CV beside another one's 60 long CVs and blind previews. */
async function besideRow(): Promise<Row> {
  const text = hostileTexts.find(({ name }) => name === "sentence, in rows")?.of(LENGTH - 1000) ?? "";
  const { calm, beside, small_cv, not_done } = await besideLongTexts(text);
  const told = ({ p50, p99, busy, count }: typeof calm) =>
    `${count} clicks p50 ${Math.round(p50)}, p99 ${Math.round(p99)} ms, thread busy ${Math.round(busy)} ms`;
  return {
    id: "S1 neighbours",
    goal: `beside another workspace's 60 long CVs and blind previews: clicks p99 ≤ ${MOST_CLICK_MS} ms, a small CV ≤ ${MOST_SMALL_CV_MS / 1000} s`,
    figure: `alone: ${told(calm)}; beside: ${told(beside)}; small CV ${Math.round(small_cv)} ms; of theirs not done: ${not_done.join(", ") || "none"}`,
    holds: beside.p99 <= MOST_CLICK_MS && small_cv <= MOST_SMALL_CV_MS,
  };
}
