import { randomUUID } from "node:crypto";
import { openAsBlob } from "node:fs";
import { mkdir, open, readdir, readFile, rename, rm, stat } from "node:fs/promises";
import { dirname, join } from "node:path";
import { pipeline } from "node:stream/promises";
import type { Files } from "./files.ts";

const UUID = "[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}";
const isStored = new RegExp(`^${UUID}$`);
/** A file without a word for everybody who was erased. */
const ERASED = ".erased";
const ACCOUNTS = "accounts";
/** Where files lie while they come, and until they are stored. */
const ARRIVING = ".arriving";
const isArriving = new RegExp(`^${UUID}\\.part$`);
const isHalf = new RegExp(`^${UUID}\\.${UUID}\\.part$`);

/** Files in a folder of this machine. */
export function openDisk(folder: string): Files {
  const pathOf = (key: string) => {
    if (!/^[0-9a-f-]{36}\/[0-9a-f-]{36}$/.test(key)) throw new Error(`Not a file key: ${key}`);
    return join(folder, key);
  };
  const inside = (path: string) => readdir(path, { withFileTypes: true }).catch(() => []);
  /** What in one folder is named so and was written before that moment. Others aren't ours. */
  async function writtenIn(name_of_folder: string, before: Date, named: RegExp): Promise<string[]> {
    const names: string[] = [];
    for (const { name } of await inside(join(folder, name_of_folder))) {
      if (!named.test(name)) continue;
      const written = await stat(join(folder, name_of_folder, name)).catch(() => null); // it may be gone by now
      if (written && written.mtimeMs < before.getTime()) names.push(name);
    }
    return names;
  }
  /** The same of one workspace after the other. */
  async function* writtenBefore(before: Date, named: RegExp): AsyncGenerator<{ workspace_id: string; ids: string[] }> {
    for (const workspace of await inside(folder)) {
      if (!workspace.isDirectory() || !isStored.test(workspace.name)) continue;
      const ids = await writtenIn(workspace.name, before, named);
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
    receive: async (from, stop) => {
      await mkdir(join(folder, ARRIVING), { recursive: true });
      const path = join(folder, ARRIVING, `${randomUUID()}.part`);
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
    get: (key) =>
      readFile(pathOf(key)).catch((error: NodeJS.ErrnoException) => {
        if (error.code === "ENOENT") return null;
        throw error;
      }),
    remove: (key) => rm(pathOf(key), { force: true }),
    removeHalves: async (before) => {
      const halves = (await writtenIn(ARRIVING, before, isArriving)).map((name) => join(folder, ARRIVING, name));
      for await (const { workspace_id, ids } of writtenBefore(before, isHalf))
        halves.push(...ids.map((name) => join(folder, workspace_id, name)));
      for (const path of halves) await rm(path, { force: true });
      return halves.length;
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
