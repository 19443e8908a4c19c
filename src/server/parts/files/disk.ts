import { randomUUID } from "node:crypto";
import { openAsBlob } from "node:fs";
import { link, mkdir, open, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { namesBefore, openArriving } from "./arriving.ts";
import { ACCOUNTS, checkedKey, erasedName, type Files, isHalf, isNumber } from "./files.ts";

/** A file without a word for everybody who was erased. */
const ERASED = ".erased";

/** Null for a file that isn't there. */
const noneMissing = (error: NodeJS.ErrnoException) => {
  if (error.code === "ENOENT") return null;
  throw error;
};

/** Files in a folder of this machine. */
export function openDisk(folder: string): Files {
  const arriving = openArriving(join(folder, ".arriving"));
  const pathOf = (key: string) => join(folder, checkedKey(key));
  const inside = (path: string) => readdir(path).catch(() => []);
  /** What is named so and was written before that moment, one workspace after the other. */
  async function* writtenBefore(before: Date, named: RegExp): AsyncGenerator<{ workspace_id: string; ids: string[] }> {
    for (const workspace_id of await inside(folder)) {
      const ids = isNumber.test(workspace_id) ? await namesBefore(join(folder, workspace_id), before, named) : [];
      if (ids.length > 0) yield { workspace_id, ids };
    }
  }
  /** Writes beside the place first, so that whoever looks there sees the whole file or none; `settle` brings it there. */
  const write = async <T>(
    key: string,
    content: Parameters<Files["put"]>[1],
    settle: (half: string, path: string) => Promise<T>,
  ): Promise<T> => {
    const path = pathOf(key);
    await mkdir(dirname(path), { recursive: true });
    const half = `${path}.${randomUUID()}.part`;
    try {
      const handle = await open(half, "w", 0o600);
      try {
        await handle.writeFile(content instanceof Blob ? content.stream() : content);
        await handle.sync();
      } finally {
        await handle.close();
      }
      return await settle(half, path);
    } catch (error) {
      await rm(half, { force: true }).catch(() => {}); // where even that fails, it is swept
      throw error;
    }
  };
  const put: Files["put"] = (key, content) => write(key, content, rename);
  return {
    about: `on disk, in ${folder}`,
    put,
    // A second name for the written file: of two who come at once one gets the place.
    putNew: (key, content) =>
      write(key, content, async (half, path) => {
        const isNew = await link(half, path).then(
          () => true,
          (error: NodeJS.ErrnoException) => {
            if (error.code === "EEXIST") return false;
            throw error;
          },
        );
        await rm(half, { force: true });
        return isNew;
      }),
    receive: arriving.receive,
    open: async (key, range) => {
      const whole = await Promise.try(() => openAsBlob(pathOf(key))).catch(noneMissing);
      if (!whole) return null;
      const asked = range ? whole.slice(range.from, range.to + 1) : whole;
      return { size: whole.size, stream: asked.stream(), ...(range && { range }) };
    },
    get: (key) => readFile(pathOf(key)).catch(noneMissing),
    remove: (key) => rm(pathOf(key), { force: true }),
    removeHalves: async (before) => {
      let removed = await arriving.sweep(before);
      for await (const { workspace_id, ids } of writtenBefore(before, isHalf))
        for (const name of ids) {
          await rm(join(folder, workspace_id, name), { force: true });
          removed++;
        }
      return removed;
    },
    noteErased: async (of, id) => {
      const path = join(folder, ERASED, erasedName(of, id));
      await mkdir(dirname(path), { recursive: true });
      const handle = await open(path, "w", 0o600);
      await handle.sync().finally(() => handle.close());
    },
    erasedAccounts: async () => (await inside(join(folder, ERASED, ACCOUNTS))).filter((id) => isNumber.test(id)),
    erased: async function* () {
      for (const workspace_id of await inside(join(folder, ERASED)))
        if (isNumber.test(workspace_id))
          yield { workspace_id, ids: (await inside(join(folder, ERASED, workspace_id))).filter((id) => isNumber.test(id)) };
    },
    check: async () => {
      await mkdir(folder, { recursive: true });
      const probe = join(folder, `.probe-${randomUUID()}`);
      await writeFile(probe, probe);
      const kept = await readFile(probe, "utf8").finally(() => rm(probe, { force: true }));
      if (kept !== probe) throw new Error("What is written there isn't what is read");
    },
    storedBefore: (before) => writtenBefore(before, isNumber),
  };
}
