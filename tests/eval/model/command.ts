import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** The evaluations that can be made with a language model. */
export const tasks = ["verdicts", "chat", "reading", "requirements", "drafted"];

/** When the labelled sets were written: what goes on in them goes on until then. */
const DAY = "2026-11-22T12:00:00Z";

/**
 * Compares the product with a model, on the day of the labels: whatever is asked is the same on any other day. Says whether that went well;
 * its clock is gone afterwards.
 */
export function compare(task: string, more: readonly string[]): boolean {
  const folder = mkdtempSync(join(tmpdir(), "proffer-eval-"));
  try {
    const clock = join(folder, "clock");
    writeFileSync(clock, String(Date.parse(DAY) - Date.now()));
    const preload = `--import=${join(import.meta.dirname, "../../support/moved-clock.ts")}`;
    const given = [preload, join(import.meta.dirname, "compare.ts"), task, ...more];
    return spawnSync(process.execPath, given, { stdio: "inherit", env: { ...process.env, MOVED_CLOCK: clock } }).status === 0;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
