import { hostileTexts } from "#tests/support/hostile-texts.ts";
import type { Row } from "../row.ts";
import { calls } from "./calls.ts";
import { flat, steep } from "./known-growth.ts";
import { openTiming } from "./timing.ts";

/** In characters: a steep call takes longer than `LEAST_MS` on them, and a few minutes are enough for all. */
const LENGTH = 16_000;
/** Four times n log n is 4.6 times as long, four times n squared 16 times: this is as far from the one as from the other. */
const MOST_GROWTH = 8.5;
/** In milliseconds of processor: of shorter times the growth is chance. */
const LEAST_MS = 40;
/** Of each weakness one: runs of blanks, many numbers, letters that fold into two, a mixture. */
const CHOSEN = ["tab, in rows", "ordinal, in rows", "sharp s", "mixture 7"];
/** On which those that are made to be steep are so. */
const BLANKS = ["space, with another end"];

/** Every call on a few short texts, beside what is made to grow steeply, or not to: does the measure tell them apart? */
export async function shortGrowthRow(limit_ms: number): Promise<Row> {
  const timing = openTiming(limit_ms);
  const steepAmong = async (functions: object, names: string[]): Promise<string[]> => {
    const found: string[] = [];
    for (const call of Object.keys(functions))
      for (const name of names) {
        const text = hostileTexts.findIndex((one) => one.name === name);
        const ms = await timing.time({ call, text, length: LENGTH, times: 5 });
        if (ms < LEAST_MS) continue;
        const before = await timing.time({ call, text, length: LENGTH / 4, times: 5 });
        if (ms > before * MOST_GROWTH) found.push(`${call}, ${name}: ${Math.round(before)} to ${Math.round(ms)} ms`);
      }
    return found;
  };
  const found = await steepAmong(calls, CHOSEN);
  for (const told of found) console.log(`steep: ${told}`);
  const known = await steepAmong(steep, BLANKS);
  const mistaken = await steepAmong(flat, BLANKS);
  await timing.close();
  const made = `of what is made so ${known.length} of ${Object.keys(steep).length} told, of what isn't ${mistaken.length}`;
  return {
    id: "S1 short growth",
    goal: "no call grows above n log n from 4,000 to 16,000, and one that is made to is told",
    figure: `${Object.keys(calls).length} calls, ${CHOSEN.length} texts: ${found.length} steeper; ${made}`,
    holds: found.length === 0 && known.length === Object.keys(steep).length && mistaken.length === 0,
  };
}
