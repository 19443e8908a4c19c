import { randomUUID } from "node:crypto";
import { mkdir, open, readdir, readFile, rename, rm, stat } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { Files } from "./files.ts";

const UUID = "[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}";
const isStored = new RegExp(`^${UUID}$`);
/** A file without a word for everybody who was erased. */
const ERASED = ".erased";
const ACCOUNTS = "accounts";
const isHalf = new RegExp(`^${UUID}\\.${UUID}\\.part$`);

/** Files in a folder of this machine. */
export function openDisk(folder: string): Files {
  const pathOf = (key: string) => {
    if (!/^[0-9a-f-]{36}\/[0-9a-f-]{36}$/.test(key)) throw new Error(`Not a file key: ${key}`);
    return join(folder, key);
  };
  /** The files of one folder after the other that are named so and were written before that moment. Others aren't ours. */
  async function* writtenBefore(before: Date, named: RegExp): AsyncGenerator<{ workspace_id: string; ids: string[] }> {
    const inside = (path: string) => readdir(path, { withFileTypes: true }).catch(() => []);
    for (const workspace of await inside(folder)) {
      if (!workspace.isDirectory() || !isStored.test(workspace.name)) continue;
      const ids: string[] = [];
      for (const { name } of await inside(join(folder, workspace.name))) {
        if (!named.test(name)) continue;
        const written = await stat(join(folder, workspace.name, name)).catch(() => null); // it may be gone by now
        if (written && written.mtimeMs < before.getTime()) ids.push(name);
      }
      if (ids.length > 0) yield { workspace_id: workspace.name, ids };
    }
  }
  return {
    about: `on disk, in ${folder}`,
    put: async (key, bytes) => {
      const path = pathOf(key);
      await mkdir(dirname(path), { recursive: true });
      const half = `${path}.${randomUUID()}.part`;
      try {
        const handle = await open(half, "w", 0o600);
        try {
          await handle.writeFile(bytes);
          await handle.sync();
        } finally {
          await handle.close();
        }
        await rename(half, path);
      } catch (error) {
        await rm(half, { force: true }).catch(() => {}); // where even that fails, it is swept
        throw error;
      }
    },
    get: (key) =>
      readFile(pathOf(key)).catch((error: NodeJS.ErrnoException) => {
        if (error.code === "ENOENT") return null;
        throw error;
      }),
    remove: (key) => rm(pathOf(key), { force: true }),
    removeHalves: async (before) => {
      let removed = 0;
      for await (const { workspace_id, ids } of writtenBefore(before, isHalf))
        for (const name of ids) {
          await rm(join(folder, workspace_id, name), { force: true });
          removed++;
        }
      return removed;
    },
    noteErased: async (of, id) => {
      if (!(of === ACCOUNTS || isStored.test(of)) || !isStored.test(id)) throw new Error(`Nobody's number: ${of}/${id}`);
      const path = join(folder, ERASED, of, id);
      await mkdir(dirname(path), { recursive: true });
      const handle = await open(path, "w", 0o600);
      await handle.sync().finally(() => handle.close());
    },
    erasedAccounts: async () => (await readdir(join(folder, ERASED, ACCOUNTS)).catch(() => [])).filter((id) => isStored.test(id)),
    erased: async function* () {
      const inside = (path: string) => readdir(path).catch(() => []);
      for (const workspace_id of await inside(join(folder, ERASED)))
        if (isStored.test(workspace_id))
          yield { workspace_id, ids: (await inside(join(folder, ERASED, workspace_id))).filter((id) => isStored.test(id)) };
    },
    storedBefore: (before) => writtenBefore(before, isStored),
  };
}
