import { parentPort } from "node:worker_threads";
import { hostileTexts } from "#tests/support/hostile-texts.ts";
import { calls } from "./calls.ts";

export interface Question {
  call: string;
  /** The place of the text among the hostile ones. */
  text: number;
  length: number;
  times: number;
}

const textOf = ({ text, length }: Question) => hostileTexts[text]?.of(length) ?? "";

parentPort?.on("message", (question: Question) => {
  const run = calls[question.call]?.(textOf(question));
  let best = Number.POSITIVE_INFINITY;
  for (let time = 0; time < question.times; time++) {
    const start = performance.now();
    run?.();
    best = Math.min(best, performance.now() - start);
  }
  parentPort?.postMessage(best);
});
parentPort?.postMessage("ready");
