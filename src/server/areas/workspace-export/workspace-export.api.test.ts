import { afterAll, expect, test } from "vitest";
import { api } from "#contract/index.ts";
import { startTestServer } from "#tests/support/server.ts";
import { verifyArchive } from "./archive/reading.ts";

const server = await startTestServer();
afterAll(() => server.stop());

type Send = Awaited<ReturnType<typeof server.signIn>>["send"];
const newest = async (send: Send) => (await send(api.workspaceExport.list, {})).data.exports[0];
async function made(send: Send) {
  await send(api.workspaceExport.make, {});
  await expect.poll(async () => (await newest(send))?.state).not.toBe("making");
  return newest(send);
}
const get = (url: string | null | undefined) => server.fetcher(new Request(`http://localhost${url}`));

test("an owner's archive is made in the background, fetched by its address, and deleted", async () => {
  const { send } = await server.signIn({ plan: "team" });
  const { candidate } = (await send(api.candidate.create, { first_name: "Noor", last_name: "Hazelaar" })).data;
  expect((await send(api.workspaceExport.list, {})).data.exports).toEqual([]);
  const one = await made(send);
  expect(one).toMatchObject({ state: "ready", files: 0, url: expect.stringMatching(/^\/files\//) });
  const archive = await (await get(one?.url)).blob();
  expect(archive.size).toBe(one?.bytes);
  const told = await verifyArchive(archive);
  expect(told.tables.find(({ name }) => name === "candidates")?.rows).toBe(1);

  // The next one doesn't hold the one before.
  const next = await made(send);
  expect(next).toMatchObject({ state: "ready", files: 0 });
  await send(api.workspaceExport.remove, { id: next?.id ?? "" });
  await expect(send(api.workspaceExport.remove, { id: next?.id ?? "" })).rejects.toMatchObject({ status: 404 });
  expect((await get(next?.url)).status).toBe(404);

  // It goes with whoever is erased.
  await send(api.privacy.erase, { candidate_id: candidate.id });
  expect((await send(api.workspaceExport.list, {})).data.exports).toEqual([]);
  await expect.poll(async () => (await get(one?.url)).status).toBe(404);
});

test("one at a time is made, and the owner alone asks for it", async () => {
  const owner = await server.signIn({ plan: "team" });
  const both = await Promise.allSettled([owner.send(api.workspaceExport.make, {}), owner.send(api.workspaceExport.make, {})]);
  expect(both.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
  await expect.poll(async () => (await newest(owner.send))?.state).toBe("ready");
  const events = (await owner.send(api.security.events, { kind: "exported" })).data.events;
  expect(events).toHaveLength(1);
});

test("where a file is lost it says that none was made", async () => {
  const { send, workspace_id } = await server.signIn({ plan: "team" });
  const files = [new File(["Noor Hazelaar\nUtrecht\n"], "noor.txt", { type: "text/plain" })];
  const { candidate } = (await send(api.candidate.create, { first_name: "Noor", last_name: "Hazelaar", files })).data;
  for (const { id } of candidate.files) await server.parts.files.remove(`${workspace_id}/${id}`);
  expect(await made(send)).toMatchObject({ state: "failed", url: null });
  server.errors.length = 0;
});
