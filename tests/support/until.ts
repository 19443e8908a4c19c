import { setTimeout as pause } from "node:timers/promises";
import { HANGING_STEP_MS } from "./hangs.ts";

/** What the question gives once that is something; undefined where it never is within the time, which bounds what hangs. */
export async function until<T>(ask: () => T | Promise<T>, within_ms = HANGING_STEP_MS): Promise<T | undefined> {
  const end = Date.now() + within_ms;
  for (;;) {
    const found = await ask();
    if (found) return found;
    if (Date.now() > end) return undefined;
    await pause(20);
  }
}
