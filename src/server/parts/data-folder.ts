import { chmodSync, lstatSync, mkdirSync, readdirSync } from "node:fs";
import { join } from "node:path";

/**
 * Makes a folder, and everything in it, its owner's alone: 0700 for folders, 0600 for files, also what an earlier version or
 * another umask left open. Links aren't followed. Gives how many entries can't be changed, on a disk that keeps no such modes.
 */
export function closeToOthers(folder: string): number {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  return closeEntry(folder);
}

function closeEntry(path: string): number {
  const stat = lstatSync(path, { throwIfNoEntry: false });
  if (!stat || stat.isSymbolicLink()) return 0;
  let left = 0;
  const mode = stat.isDirectory() ? 0o700 : 0o600;
  if ((stat.mode & 0o777) !== mode) {
    try {
      chmodSync(path, mode);
    } catch {
      left += 1; // not ours, or a disk without modes: told by the caller
    }
  }
  // The folder first: nobody gets in while what is in it is mended.
  if (stat.isDirectory()) for (const name of readdirSync(path)) left += closeEntry(join(path, name));
  return left;
}
