import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** The evaluations that can be made with a language model. */
export const tasks = ["verdicts", "chat", "reading"];

/** When the labelled sets were written: what goes on in them goes on until then. */
const DAY = "2026-11-22T12:00:00Z";

/** What Node is given to compare the product with a model, on the day of the labels: whatever is asked is the same on any other day. */
export function compareCommand(task: string, more: readonly string[]): string[] {
  const clock = join(mkdtempSync(join(tmpdir(), "proffer-eval-")), "clock");
  writeFileSync(clock, String(Date.parse(DAY) - Date.now()));
  process.env.MOVED_CLOCK = clock;
  return [`--import=${join(import.meta.dirname, "../../support/moved-clock.ts")}`, join(import.meta.dirname, "compare.ts"), task, ...more];
}
