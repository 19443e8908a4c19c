import { Worker } from "node:worker_threads";
import { charactersIn } from "../engine/ahead.ts";
import { Turns } from "../turns.ts";
import type { Ranker } from "./ranker.ts";
import type { Answer, Question } from "./worker-main.ts";

const MAIN = new URL("./worker-main.ts", import.meta.url);
/** For the indexes of all workspaces together: about 300,000 people. */
const MEGABYTES = 512;
/** What may wait for the thread, in characters. */
const MOST = 60_000_000;
/** What a question weighs beside its texts. */
const LEAST_WEIGHT = 1000;

interface Waiting extends PromiseWithResolvers<Answer> {
  question: Question;
}

/**
 * Indexes in one worker thread, which starts with the first question and anew after a crash, then without what it held. It is at one
 * question at a time; workspaces take turns.
 */
export function openRanker({ megabytes = MEGABYTES } = {}): Ranker {
  const states = new Map<string, { seq: number; size: number }>();
  const waiting = new Turns<Waiting>(MOST);
  let asked: Waiting | null = null;
  let worker: Worker | null = null;
  let isClosed = false;

  function start(): Worker {
    const started = new Worker(MAIN, { workerData: { megabytes }, name: "ranker" });
    started.unref();
    const end = (error: Error) => {
      if (worker !== started) return;
      worker = null;
      states.clear();
      rejectAll(error);
    };
    started.on("message", (answer: Answer) => {
      for (const workspace of answer.left) states.delete(workspace);
      const done = asked;
      asked = null;
      started.unref();
      if (answer.error) done?.reject(new Error(answer.error));
      else done?.resolve(answer);
      next();
    });
    started.on("error", (error) => end(error as Error));
    started.on("exit", () => end(new Error("the ranker's thread ended")));
    return started;
  }

  function rejectAll(error: Error): void {
    asked?.reject(error);
    asked = null;
    for (const one of waiting.empty()) one.reject(error);
  }

  function next(): void {
    if (asked) return;
    asked = waiting.shift() ?? null;
    if (!asked) return;
    worker ??= start();
    worker.ref();
    worker.postMessage(asked.question);
  }

  async function ask(question: Question): Promise<Answer> {
    if (isClosed) throw new Error("the ranker is closed");
    const one = { ...Promise.withResolvers<Answer>(), question };
    waiting.push("workspace" in question ? question.workspace : "", one, charactersIn(question, MOST) + LEAST_WEIGHT);
    next();
    return one.promise;
  }

  return {
    about: `a thread of its own, in turns by workspace, at most ${megabytes} MB of indexes`,
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
      rejectAll(new Error("the ranker is closed"));
      await ending?.terminate();
    },
  };
}
