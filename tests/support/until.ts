import { setTimeout as pause } from "node:timers/promises";

/** What the question gives once that is something; undefined where it never is within the time, which bounds what hangs. */
export async function until<T>(ask: () => T | Promise<T>, within_ms = 60_000): Promise<T | undefined> {
  const end = Date.now() + within_ms;
  for (;;) {
    const found = await ask();
    if (found) return found;
    if (Date.now() > end) return undefined;
    await pause(20);
  }
}
