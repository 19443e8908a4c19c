import { parentPort } from "node:worker_threads";
import { hostileTexts } from "#tests/support/hostile-texts.ts";
import { calls } from "./calls.ts";
import { functionsOnTexts } from "./functions.ts";

export interface Question {
  call: string;
  /** The place of the text among the hostile ones. */
  text: number;
  length: number;
  times: number;
}

const all = { ...calls, ...(await functionsOnTexts()) };

/** In milliseconds of processor: what else the machine does is no part of it. */
const spent = () => {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
};

parentPort?.on("message", ({ call, text, length, times }: Question) => {
  const run = all[call]?.(hostileTexts[text]?.of(length) ?? "");
  let best = Number.POSITIVE_INFINITY;
  for (let time = 0; time < times; time++) {
    const start = spent();
    run?.();
    best = Math.min(best, spent() - start);
  }
  parentPort?.postMessage(best);
});
parentPort?.postMessage("ready");
