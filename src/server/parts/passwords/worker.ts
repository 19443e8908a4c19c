import { Worker } from "node:worker_threads";
import type { Passwords } from "./passwords.ts";
import type { Answer, Question } from "./worker-main.ts";

const MAIN = new URL("./worker-main.ts", import.meta.url);
/** From this strength on a password stands. */
const STRONG = 4;
const IDLE_MS = 5 * 60_000;

/** Lists of words in a thread of its own, which comes with the first question, and goes when nobody has asked for five minutes. */
export function openPasswords({ idle_ms = IDLE_MS } = {}): Passwords {
  const waiting = new Map<number, PromiseWithResolvers<Answer>>();
  let worker: Worker | null = null;
  let number = 0;
  let leaves: NodeJS.Timeout | undefined;

  function start(): Worker {
    const started = new Worker(MAIN, { name: "passwords" });
    const end = (error: Error) => {
      if (worker !== started) return;
      worker = null;
      for (const one of waiting.values()) one.reject(error);
      waiting.clear();
    };
    started.on("message", (answer: Answer) => {
      waiting.get(answer.number)?.resolve(answer);
      waiting.delete(answer.number);
      if (waiting.size > 0) return;
      started.unref();
      leaves = setTimeout(() => void stop(), idle_ms).unref();
    });
    started.on("error", (error) => end(error as Error));
    started.on("exit", () => end(new Error("the thread of passwords ended")));
    return started;
  }

  async function stop() {
    const ending = worker;
    worker = null;
    for (const one of waiting.values()) one.reject(new Error("the thread of passwords is closed"));
    waiting.clear();
    await ending?.terminate();
  }

  return {
    about: "the commonest ones, Dutch words and names, in a thread of its own that comes when it is asked",
    strengthOf: async (password, known) => {
      clearTimeout(leaves);
      worker ??= start();
      worker.ref();
      const asked = Promise.withResolvers<Answer>();
      number += 1;
      waiting.set(number, asked);
      worker.postMessage({ number, password, known: wordsOf(known) } satisfies Question);
      const { strength } = await asked.promise;
      return { strength, is_strong: strength >= STRONG };
    },
    close: async () => {
      clearTimeout(leaves);
      await stop();
    },
  };
}

/** Names and addresses as they are, and each word of them: `sanne@lindekade.example` is guessed by `lindekade` too. */
const wordsOf = (known: string[]): string[] =>
  [...new Set(known.flatMap((one) => [one, ...one.split(/[^\p{L}\p{N}]+/u)]).map((word) => word.toLowerCase()))].filter(
    (word) => word.length > 2,
  );
