import { once } from "node:events";
import { Worker } from "node:worker_threads";
import type { Question } from "./timing-worker.ts";

const MAIN = new URL("./timing-worker.ts", import.meta.url);

/** Times calls in a thread that ends where one takes too long: what never comes back can be told as well. */
export function openTiming(limit_ms: number) {
  let worker: Worker | null = null;
  /** Ends the thread; the next question starts another one. */
  const end = async () => {
    const ended = worker;
    worker = null;
    await ended?.terminate();
  };
  const answerOf = async (asked: Worker, question: Question): Promise<number> => {
    const late = AbortSignal.timeout(limit_ms);
    asked.postMessage(question);
    try {
      const [ms] = await once(asked, "message", { signal: late });
      return ms;
    } catch (error) {
      await end();
      if (late.aborted) return Number.POSITIVE_INFINITY;
      throw error;
    }
  };
  return {
    /** The shortest of so many times, in milliseconds; infinite where it came to no end. */
    time: async (question: Question): Promise<number> => {
      if (!worker) {
        worker = new Worker(MAIN);
        await once(worker, "message");
      }
      return answerOf(worker, question);
    },
    close: end,
  };
}
