import { once } from "node:events";
import { Worker } from "node:worker_threads";
import type { Question } from "./timing-worker.ts";

const MAIN = new URL("./timing-worker.ts", import.meta.url);

/** Times calls in a thread that ends where one takes too long: what never comes back can be told as well. */
export function openTiming(limit_ms: number) {
  let worker: Worker | null = null;
  const answerOf = (asked: Worker, question: Question) =>
    new Promise<number>((resolve, reject) => {
      const timer = setTimeout(() => {
        worker = null;
        void asked.terminate().then(() => resolve(Number.POSITIVE_INFINITY));
      }, limit_ms);
      asked.removeAllListeners();
      asked.once("message", (ms: number) => {
        clearTimeout(timer);
        resolve(ms);
      });
      asked.once("error", (error) => {
        clearTimeout(timer);
        worker = null;
        reject(error);
      });
      asked.postMessage(question);
    });
  return {
    /** The shortest of so many times, in milliseconds; infinite where it came to no end. */
    time: async (question: Question): Promise<number> => {
      if (!worker) {
        worker = new Worker(MAIN);
        await once(worker, "message");
      }
      return answerOf(worker, question);
    },
    close: async () => {
      await worker?.terminate();
    },
  };
}
