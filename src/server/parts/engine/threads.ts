import { getCompileCacheDir } from "node:module";
import { dirname } from "node:path";
import { Worker } from "node:worker_threads";
import { notAcceptable } from "#server/core/failures.ts";
import { refuseInTransaction } from "../database/database.ts";
import { Turns } from "../turns.ts";
import { charactersIn, isLong, keep, SHORT } from "./ahead.ts";
import { apart, calls } from "./calls.ts";
import type { Engine, Found } from "./engine.ts";
import type { Answer, Question } from "./worker-main.ts";

interface EngineLimits {
  /** Threads at once. */
  threads: number;
  /** Wall time for one call. */
  seconds: number;
  /** A thread's heap, in megabytes of 2^20 bytes. */
  megabytes: number;
  /** Texts of fewer characters together are worked on at once. */
  short: number;
  /** What may wait, in characters. */
  most: number;
  idle_ms: number;
}

const LIMITS: EngineLimits = {
  threads: 2,
  seconds: 10,
  megabytes: 384,
  short: SHORT,
  most: 60_000_000,
  idle_ms: 5 * 60_000,
};
/** A thread reads its word lists before its first call. */
const START_MS = 30_000;
/** What a call weighs beside its texts. */
const LEAST_WEIGHT = 1000;
const MAIN = new URL("./worker-main.ts", import.meta.url);
/** Where compiled code lies, below a folder of this version of Node. A thread that starts without takes twice as much. */
const compiled = getCompileCacheDir();
/** It needs no settings or secrets of the server. */
const ENVIRONMENT = compiled ? { NODE_COMPILE_CACHE: dirname(compiled) } : {};

interface Waiting {
  question: Question;
  resolve(found: unknown): void;
  reject(error: Error): void;
}

/** Threads that come when there are long texts, and go when there were none for five minutes. */
export function openEngine(limits: Partial<EngineLimits> = {}): Engine {
  const pool = new Pool({ ...LIMITS, ...limits });
  const { threads, megabytes, seconds, short, most } = pool.limits;
  const engine: Engine = {
    about: `texts of more than ${short.toLocaleString("en")} characters in ${threads} threads of ${megabytes} MB and ${seconds} s each`,
    run: async (workspace, name, ...given) => {
      // The types of a call and what it is given agree where it is asked.
      if (!apart.has(name) && !isLong(given, short)) return (calls[name] as (...given: unknown[]) => Found<typeof name>)(...given);
      refuseInTransaction("nothing waits for a thread");
      const weight = charactersIn(given, most) + LEAST_WEIGHT;
      // What comes back is what the call by that name replies.
      return (await pool.run(workspace, { name, given }, weight)) as never;
    },
    ahead: async (workspace, name, ...given) => {
      if (!isLong(given, short)) return undefined;
      const found = await engine.run(workspace, name, ...given);
      keep(name, given, found);
      // TypeScript doesn't know that a result is no promise.
      return found as never;
    },
    close: () => pool.close(),
  };
  return engine;
}

class Pool {
  readonly limits: EngineLimits;
  private readonly waiting: Turns<Waiting>;
  private readonly threads = new Set<Thread>();
  private isClosed = false;

  constructor(limits: EngineLimits) {
    this.limits = limits;
    this.waiting = new Turns(limits.most);
  }

  run(workspace: string, question: Question, weight: number): Promise<unknown> {
    if (this.isClosed) return Promise.reject(new Error("the engine is closed"));
    return new Promise((resolve, reject) => {
      this.waiting.push(workspace, { question, resolve, reject }, weight);
      this.next();
    });
  }

  async close(): Promise<void> {
    this.isClosed = true;
    for (const { reject } of this.waiting.empty()) reject(new Error("the engine is closed"));
    await Promise.all([...this.threads].map((thread) => thread.stop()));
  }

  private next(): void {
    while (!this.waiting.isEmpty) {
      const thread = [...this.threads].find(({ isBusy }) => !isBusy) ?? this.start();
      const work = thread && this.waiting.shift();
      if (!thread || !work) return;
      void thread
        .ask(work.question)
        .then(work.resolve, work.reject)
        .finally(() => this.next());
    }
  }

  private start(): Thread | undefined {
    if (this.isClosed || this.threads.size >= this.limits.threads) return undefined;
    const thread = new Thread(this.limits, () => this.threads.delete(thread));
    this.threads.add(thread);
    return thread;
  }
}

/** One thread, at one call at a time. Over its budget it ends, and another one comes for the next call. */
class Thread {
  isBusy = false;
  private readonly limits: EngineLimits;
  private readonly worker: Worker;
  private readonly onGone: () => void;
  private readonly ready = Promise.withResolvers<void>();
  private asked: PromiseWithResolvers<unknown> | null = null;
  private leaves: NodeJS.Timeout | undefined;

  constructor(limits: EngineLimits, onGone: () => void) {
    this.limits = limits;
    this.onGone = onGone;
    this.worker = new Worker(MAIN, {
      name: "engine",
      env: ENVIRONMENT,
      resourceLimits: { maxOldGenerationSizeMb: limits.megabytes },
    });
    this.worker.on("message", (answer: Answer) => {
      if (answer.is === "ready") this.ready.resolve();
      else if (answer.is === "done") this.asked?.resolve(answer.found);
      else this.asked?.reject(new Error(`the engine failed: ${answer.message}`));
    });
    this.worker.on("error", (error) => {
      const isMemory = "code" in (error as Error) && (error as Error & { code: unknown }).code === "ERR_WORKER_OUT_OF_MEMORY";
      this.end(isMemory ? notAcceptable("text_too_heavy") : (error as Error));
    });
    this.worker.on("exit", () => this.end(new Error("a thread of the engine ended")));
    this.ready.promise.catch(() => {});
    this.worker.unref();
  }

  async ask(question: Question): Promise<unknown> {
    this.isBusy = true;
    clearTimeout(this.leaves);
    this.worker.ref();
    let timer = setTimeout(() => this.end(new Error("a thread of the engine did not start")), START_MS);
    try {
      await this.ready.promise;
      clearTimeout(timer);
      timer = setTimeout(() => this.end(notAcceptable("text_too_heavy")), this.limits.seconds * 1000);
      this.asked = Promise.withResolvers();
      this.worker.postMessage(question);
      return await this.asked.promise;
    } finally {
      clearTimeout(timer);
      this.asked = null;
      this.isBusy = false;
      this.worker.unref();
      this.leaves = setTimeout(() => void this.stop(), this.limits.idle_ms).unref();
    }
  }

  async stop(): Promise<void> {
    this.end(new Error("the engine is closed"));
    await this.worker.terminate();
  }

  private end(error: Error): void {
    this.onGone();
    clearTimeout(this.leaves);
    this.ready.reject(error);
    this.asked?.reject(error);
    void this.worker.terminate();
  }
}
