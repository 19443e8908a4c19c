import { Worker } from "node:worker_threads";
import type { Ranker } from "./ranker.ts";
import type { Answer, Question } from "./worker-main.ts";

const MAIN = new URL("./worker-main.ts", import.meta.url);
/** For the indexes of all workspaces together: about 300,000 people. */
const MEGABYTES = 512;

/** Indexes in one worker thread, which starts with the first question and anew after a crash, then without what it held. */
export function openRanker({ megabytes = MEGABYTES } = {}): Ranker {
  const states = new Map<string, { seq: number; size: number }>();
  const waiting = new Map<number, PromiseWithResolvers<Answer>>();
  let worker: Worker | null = null;
  let number = 0;
  let isClosed = false;

  function start(): Worker {
    const started = new Worker(MAIN, { workerData: { megabytes }, name: "ranker" });
    started.unref();
    const end = (error: Error) => {
      if (worker !== started) return;
      worker = null;
      states.clear();
      for (const one of waiting.values()) one.reject(error);
      waiting.clear();
    };
    started.on("message", ({ number: of, answer }: { number: number; answer: Answer }) => {
      for (const workspace of answer.left) states.delete(workspace);
      const asked = waiting.get(of);
      waiting.delete(of);
      if (waiting.size === 0) started.unref();
      if (answer.error) asked?.reject(new Error(answer.error));
      else asked?.resolve(answer);
    });
    started.on("error", (error) => end(error as Error));
    started.on("exit", () => end(new Error("the ranker's thread ended")));
    return started;
  }

  function ask(question: Question): Promise<Answer> {
    if (isClosed) return Promise.reject(new Error("the ranker is closed"));
    worker ??= start();
    worker.ref();
    const asked = Promise.withResolvers<Answer>();
    number += 1;
    waiting.set(number, asked);
    worker.postMessage({ number, question });
    return asked.promise;
  }

  return {
    about: `a thread of its own, at most ${megabytes} MB of indexes`,
    state: (workspace) => states.get(workspace) ?? null,
    put: async (workspace, changes) => (await ask({ do: "put", workspace, changes })).made ?? [],
    reached: async (workspace, seq) => {
      const { size = -1 } = await ask({ do: "size", workspace });
      if (size >= 0) states.set(workspace, { seq, size });
      return size >= 0;
    },
    rank: async (workspace, job, part) => (await ask({ do: "rank", workspace, job, part })).ranked ?? null,
    forget: async (workspace) => {
      states.delete(workspace);
      if (worker) await ask({ do: "forget", workspace });
    },
    bytes: async () => (worker ? ((await ask({ do: "bytes" })).bytes ?? 0) : 0),
    close: async () => {
      isClosed = true;
      const ending = worker;
      worker = null;
      for (const one of waiting.values()) one.reject(new Error("the ranker is closed"));
      waiting.clear();
      await ending?.terminate();
    },
  };
}
