import { afterAll, expect, test } from "vitest";
import { api } from "#contract/index.ts";
import { startTestServer } from "#tests/support/server.ts";

const server = await startTestServer();
afterAll(() => server.stop());

const search = { q: "python NOT intern", min_years: 3, skills: ["Python", "Kafka"] };

test("a view is kept as it was, for oneself alone until it is shared", async () => {
  const owner = await server.signIn({ plan: "team" });
  const colleague = await server.signIn({ in_workspace_of: owner });
  const stranger = await server.signIn();
  const { view } = (await owner.send(api.view.create, { list: "candidates", name: "Python", search })).data;
  expect(view).toMatchObject({ name: "Python", search, shared: false, is_own: true, maker_name: "Sanne Verhoeven" });
  expect((await colleague.send(api.view.list, {})).data.views).toEqual([]);

  await owner.send(api.view.update, { id: view.id, shared: true, name: "Python, senior" });
  expect((await colleague.send(api.view.list, {})).data.views).toMatchObject([{ name: "Python, senior", is_own: false, search }]);
  await expect(colleague.send(api.view.update, { id: view.id, name: "Mine now" })).rejects.toMatchObject({ status: 403 });
  await expect(colleague.send(api.view.remove, { id: view.id })).rejects.toMatchObject({ status: 403 });
  expect((await stranger.send(api.view.list, {})).data.views).toEqual([]);
  await expect(stranger.send(api.view.remove, { id: view.id })).rejects.toMatchObject({ status: 404 });

  await owner.send(api.view.remove, { id: view.id });
  expect((await owner.send(api.view.list, {})).data.views).toEqual([]);
});

test("a viewer keeps views but shares none, and an admin takes a shared one away", async () => {
  const owner = await server.signIn({ plan: "team" });
  const viewer = await server.signIn({ in_workspace_of: owner, role: "viewer" });
  const colleague = await server.signIn({ in_workspace_of: owner });
  await viewer.send(api.view.create, { list: "jobs", name: "Open", search: { view: "open" } });
  await expect(viewer.send(api.view.create, { list: "jobs", name: "Open", search: {}, shared: true })).rejects.toMatchObject({
    status: 403,
  });
  const { view } = (await colleague.send(api.view.create, { list: "jobs", name: "Ours", search: {}, shared: true })).data;
  await owner.send(api.view.remove, { id: view.id });
  expect((await colleague.send(api.view.list, {})).data.views).toEqual([]);
});

test("columns are one's own, and go back to the usual ones", async () => {
  const owner = await server.signIn({ plan: "team" });
  const colleague = await server.signIn({ in_workspace_of: owner });
  await owner.send(api.view.updateColumns, { list: "candidates", columns: ["name", "city"] });
  const { data } = await owner.send(api.view.updateColumns, { list: "jobs", columns: ["title"] });
  expect(data.columns).toEqual({ candidates: ["name", "city"], jobs: ["title"] });
  expect((await colleague.send(api.view.list, {})).data.columns).toEqual({});
  await owner.send(api.view.updateColumns, { list: "candidates", columns: null });
  expect((await owner.send(api.view.list, {})).data.columns).toEqual({ jobs: ["title"] });
});

test("what is no view is refused", async () => {
  const { send } = await server.signIn();
  for (const body of [
    { list: "invoices", name: "x", search: {} },
    { list: "jobs", name: "", search: {} },
    { list: "jobs", name: "x", search: { "bad key": 1 } },
    { list: "jobs", name: "x", search: { q: { deep: true } } },
  ])
    await expect(send(api.view.create, body as never)).rejects.toMatchObject({ status: 422 });
});
