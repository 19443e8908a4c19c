import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";

export class DataFolderTaken extends Error {}

/**
 * Takes the data folder for this process alone: two processes on one embedded database lose data without a word.
 * The lock is the operating system's own (SQLite's lock on a file of its own) and dies with the process, also by `kill -9`.
 */
export function lockDataFolder(folder: string): { release(): void } {
  mkdirSync(folder, { recursive: true });
  const lock = new DatabaseSync(join(folder, "lock"));
  try {
    lock.exec("pragma locking_mode = exclusive; begin exclusive");
  } catch (error) {
    lock.close();
    if (/locked|busy/i.test(String(error)))
      throw new DataFolderTaken(`Another process uses ${folder}. Stop it first, or set DATA_DIR to another folder.`);
    throw error;
  }
  return { release: () => lock.close() };
}
