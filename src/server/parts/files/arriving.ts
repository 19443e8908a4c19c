import { randomUUID } from "node:crypto";
import { openAsBlob } from "node:fs";
import { mkdir, open, readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import type { Files } from "./files.ts";

const isArriving = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\.part$/;

/** Where files lie on this machine's disk while they come, and until they are stored: wherever that is. */
export function openArriving(folder: string): Pick<Files, "receive"> & { sweep(before: Date): Promise<number> } {
  return {
    receive: async (from, stop) => {
      await mkdir(folder, { recursive: true });
      const path = join(folder, `${randomUUID()}.part`);
      const remove = () => rm(path, { force: true });
      try {
        const handle = await open(path, "wx", 0o600);
        await pipeline(from, handle.createWriteStream(), { signal: stop });
        return { blob: await openAsBlob(path), remove };
      } catch (error) {
        await remove().catch(() => {}); // where even that fails, it is swept
        throw error;
      }
    },
    sweep: async (before) => {
      const left = await namesBefore(folder, before, isArriving);
      for (const name of left) await rm(join(folder, name), { force: true });
      return left.length;
    },
  };
}

/** What in a folder is named so and was written before that moment. Others aren't ours. */
export async function namesBefore(folder: string, before: Date, named: RegExp): Promise<string[]> {
  const names: string[] = [];
  for (const name of await readdir(folder).catch(() => [])) {
    if (!named.test(name)) continue;
    const written = await stat(join(folder, name)).catch(() => null); // it may be gone by now
    if (written && written.mtimeMs < before.getTime()) names.push(name);
  }
  return names;
}
