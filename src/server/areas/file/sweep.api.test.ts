import { existsSync } from "node:fs";
import { mkdir, readdir, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { api } from "#contract/index.ts";
import { newId } from "#server/core/ids.ts";
import { isPair, startTestServer } from "#tests/support/server.ts";

const server = await startTestServer({ own: true });
afterAll(() => server.stop());
const { folder } = server.parts.config.files;

const HOUR = 3600_000;
/** Makes a file look as old as that. */
async function age(path: string, ms: number) {
  const then = new Date(Date.now() - ms);
  await utimes(path, then, then);
}

test.skipIf(isPair)("what interrupted uploads left is swept, and what has a row is never touched", async () => {
  const { send, workspace_id } = await server.signIn();
  const other = await server.signIn();
  const file = new File(["Noor Hazelaar\nUtrecht\nPython developer, Veerstroom Logistics, 2020 - present"], "noor.txt");
  await send(api.candidate.extractFile, { file });
  const own = join(folder, workspace_id);
  const [stored] = await readdir(own);
  const kept = join(own, stored as string);
  const left = {
    rowless_old: join(own, newId()),
    rowless_new: join(own, newId()),
    half_old: join(own, `${newId()}.${newId()}.part`),
    half_new: join(own, `${newId()}.${newId()}.part`),
    received_old: join(folder, ".arriving", `${newId()}.part`),
    received_new: join(folder, ".arriving", `${newId()}.part`),
    elsewhere: join(folder, other.workspace_id, newId()),
    // The row of a file is one of its own workspace.
    borrowed: join(folder, other.workspace_id, stored as string),
    // As if somebody had started on another database.
    of_nobody: join(folder, newId(), newId()),
    not_ours: join(own, "notes.txt"),
  };
  for (const path of Object.values(left)) {
    await mkdir(join(path, ".."), { recursive: true });
    await writeFile(path, "x");
  }
  for (const path of [kept, left.rowless_old, left.elsewhere, left.borrowed, left.of_nobody, left.not_ours]) await age(path, 25 * HOUR);
  await age(left.half_old, 1.1 * HOUR);
  await age(left.half_new, 0.9 * HOUR);
  await age(left.received_old, 1.1 * HOUR);
  await age(left.received_new, 0.9 * HOUR);
  await age(left.rowless_new, 23 * HOUR);
  await server.parts.tasks.enqueue("tidy", {});
  const there = () => Object.fromEntries(Object.entries({ kept, ...left }).map(([name, path]) => [name, existsSync(path)]));
  await expect.poll(there).toEqual({
    kept: true,
    rowless_old: false,
    rowless_new: true,
    half_old: false,
    half_new: true,
    received_old: false,
    received_new: true,
    elsewhere: false,
    borrowed: false,
    of_nobody: true,
    not_ours: true,
  });
  expect(server.errors).toEqual([]);
});

test.skipIf(isPair)(
  "a disk without room is told as such: what was sent isn't kept, nor a half of it, and what is there is read",
  async () => {
    const { send, workspace_id } = await server.signIn();
    const sent = () => new File(["Noor Hazelaar\nUtrecht\nPython developer"], "noor.txt");
    await send(api.candidate.extractFile, { file: sent() });
    const { files } = server.parts;
    server.parts.files = { ...files, put: () => Promise.reject(Object.assign(new Error("no space left on device"), { code: "ENOSPC" })) };
    await expect(send(api.candidate.extractFile, { file: sent() })).rejects.toMatchObject({ status: 507 });
    expect((await send(api.candidate.list, {})).data.candidates).toEqual([]);
    server.parts.files = files;
    // Where its last step fails: something lies in its place.
    const id = newId();
    await mkdir(join(folder, workspace_id, id));
    await expect(files.put(`${workspace_id}/${id}`, new Uint8Array(9))).rejects.toThrow();
    expect((await readdir(join(folder, workspace_id))).filter((name) => name.endsWith(".part"))).toEqual([]);
    server.errors.length = 0;
  },
);
