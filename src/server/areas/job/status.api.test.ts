import { afterAll, expect, test } from "vitest";
import { api } from "#contract/index.ts";
import { startTestServer } from "#tests/support/server.ts";

const server = await startTestServer();
afterAll(() => server.stop());

test("a job's status: false closes it (0), true opens it (1), and the list follows", async () => {
  const { send } = await server.signIn();
  const { data } = await send(api.job.create, { title: "Kraanmachinist" });
  const { id } = data.job;
  for (const [given, status] of [
    [false, 0],
    [true, 1],
    [0, 0],
    [1, 1],
  ] as const) {
    expect((await send(api.job.updateStatus, { id, status: given })).data.job.status).toBe(status);
    expect((await send(api.job.list, { status })).data.total).toBe(1);
  }
  await expect(send(api.job.updateStatus, { id, status: "open" as never })).rejects.toMatchObject({ status: 422 });
});
