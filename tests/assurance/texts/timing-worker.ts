import { parentPort } from "node:worker_threads";
import { hostileTexts, readersTexts } from "#tests/support/hostile-texts.ts";
import { calls } from "./calls.ts";
import { functionsOnTexts } from "./functions.ts";
import { flat, steep } from "./known-growth.ts";
import { spentOn } from "./spent.ts";

export interface Question {
  call: string;
  /** The place of the text among the hostile ones, behind which stand those for readers. */
  text: number;
  length: number;
  times: number;
}

const all = { ...calls, ...(await functionsOnTexts()), ...steep, ...flat };
const texts = [...hostileTexts, ...readersTexts];

const ORDINARY = "Noor werkt sinds 2019 bij Meridioom B.V. in Utrecht.\nWij vragen:\n- minimaal 5 jaar ervaring met Python\n".repeat(20);
const warm = new Set<string>();
/** Patterns are compiled and word lists read once in a process's life: that is no text's doing. */
function warmUp(call: string): void {
  if (warm.has(call)) return;
  warm.add(call);
  for (let time = 0; time < 2; time++) all[call]?.(ORDINARY)();
}

parentPort?.on("message", ({ call, text, length, times }: Question) => {
  warmUp(call);
  try {
    parentPort?.postMessage(best(all[call]?.(texts[text]?.of(length) ?? ""), times));
  } catch (error) {
    console.log(`failed: ${call}, ${texts[text]?.name}: ${String(error).slice(0, 100)}`);
    parentPort?.postMessage(Number.POSITIVE_INFINITY);
  }
});
parentPort?.postMessage("ready");

function best(run: (() => unknown) | undefined, times: number): number {
  return run ? Math.min(...Array.from({ length: times }, () => spentOn(run))) : Number.POSITIVE_INFINITY;
}
