import { chmodSync, mkdtempSync, readFileSync, rmSync, statfsSync } from "node:fs";
import { totalmem } from "node:os";
import { join } from "node:path";

const GIB = 2 ** 30;
const IN_MEMORY = "/dev/shm";

/** Whether the machine has memory to spare for what saves processor time: files that lie in it, and heaps that are collected later. */
export const isRoomy = totalmem() >= 14 * GIB;

function hasRoom(): boolean {
  const { bavail, bsize } = statfsSync(IN_MEMORY);
  const mount = readFileSync("/proc/mounts", "utf8")
    .split("\n")
    .find((line) => line.split(" ")[1] === IN_MEMORY);
  return mount !== undefined && !/\bnoexec\b/.test(mount) && bavail * bsize >= 6 * GIB;
}

/**
 * Has all that this process starts write what it throws away into memory, where the machine has a folder in it with room that programs
 * may run from: a data folder begins as 1,800 files. It goes with this process.
 */
export function writeIntoMemory(): void {
  try {
    if (process.env.TMPDIR !== undefined || !isRoomy || !hasRoom()) return;
    const folder = mkdtempSync(join(IN_MEMORY, "proffer-tests-"));
    chmodSync(folder, 0o711); // PostgreSQL runs as somebody else
    process.env.TMPDIR = folder;
    process.once("exit", () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 }));
  } catch {
    // Not Linux, or no such folder.
  }
}
