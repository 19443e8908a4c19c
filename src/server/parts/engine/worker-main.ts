import { parentPort } from "node:worker_threads";
import { calls } from "./calls.ts";
import type { CallName } from "./engine.ts";

export interface Question {
  name: CallName;
  given: unknown[];
}
export type Answer = { is: "ready" } | { is: "done"; found: unknown } | { is: "failed"; message: string };

const answer = (one: Answer) => parentPort?.postMessage(one);

parentPort?.on("message", async ({ name, given }: Question) => {
  try {
    // The types of a call and what it is given agree where it is asked: `Engine.run`.
    const call = calls[name] as (...given: unknown[]) => unknown;
    answer({ is: "done", found: await call(...given) });
  } catch (error) {
    answer({ is: "failed", message: error instanceof Error ? (error.stack ?? error.message) : String(error) });
  }
});
answer({ is: "ready" });
