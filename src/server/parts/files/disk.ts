import { randomUUID } from "node:crypto";
import { mkdir, open, readFile, rename, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { Files } from "./files.ts";

/** Files in a folder of this machine. */
export function openDisk(folder: string): Files {
  const pathOf = (key: string) => {
    if (!/^[0-9a-f-]{36}\/[0-9a-f-]{36}$/.test(key)) throw new Error(`Not a file key: ${key}`);
    return join(folder, key);
  };
  return {
    about: `on disk, in ${folder}`,
    put: async (key, bytes) => {
      const path = pathOf(key);
      await mkdir(dirname(path), { recursive: true });
      const half = `${path}.${randomUUID()}.part`;
      const handle = await open(half, "w", 0o600);
      try {
        await handle.writeFile(bytes);
        await handle.sync();
      } finally {
        await handle.close();
      }
      await rename(half, path);
    },
    get: (key) =>
      readFile(pathOf(key)).catch((error: NodeJS.ErrnoException) => {
        if (error.code === "ENOENT") return null;
        throw error;
      }),
    remove: (key) => rm(pathOf(key), { force: true }),
  };
}
