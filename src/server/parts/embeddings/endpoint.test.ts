import { afterAll, beforeEach, expect, test } from "vitest";
import { type EmbeddingsManner, startEmbeddingsServer, vectorOf } from "#tests/support/embeddings-server.ts";
import { EmbeddingsFailure } from "./embeddings.ts";
import { openEmbeddings } from "./endpoint.ts";

const server = await startEmbeddingsServer();
afterAll(() => server.stop());
beforeEach(() => {
  server.asked.length = 0;
  server.state.manner = { kind: "vectors" };
});
const within = (timeout_seconds: number) => openEmbeddings({ base_url: server.url, api_key: "key", model: "scripted", timeout_seconds });
const model = within(60);

test("gives a vector for each text, in their order, some at a time, asked with the key", async () => {
  const texts = Array.from({ length: 70 }, (_, at) => `Welds pipe ${"x".repeat(at)}`);
  expect(await model.embed(texts)).toEqual(texts.map((text) => vectorOf(text)));
  expect(server.asked.map(({ input }) => input.length)).toEqual([16, 16, 16, 16, 6]);
  expect(server.asked[0]).toMatchObject({ model: "scripted", authorization: "Bearer key" });
});

test.each([
  [{ kind: "status", status: 401 }, "refused"],
  [{ kind: "status", status: 429 }, "busy"],
  [{ kind: "status", status: 500 }, "unavailable"],
  [{ kind: "body", body: "<html>" }, "unreadable"],
  [{ kind: "body", body: '{"data":[]}' }, "unreadable"],
  [{ kind: "body", body: '{"data":[{"index":0,"embedding":["a","b"]}]}' }, "unreadable"],
] as [EmbeddingsManner, string][])("in trouble (%j) it is %s", async (manner, trouble) => {
  server.state.manner = manner;
  const failure = await model.embed(["Welds pipes"]).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(EmbeddingsFailure);
  expect(failure).toMatchObject({ trouble });
});

test("is given up in the time there is when it doesn't answer", async () => {
  server.state.manner = { kind: "slow", ms: 600_000 };
  await expect(within(0.3).embed(["Welds pipes"])).rejects.toMatchObject({ trouble: "timeout" });
});

test("is unavailable where nobody listens", async () => {
  const nobody = openEmbeddings({ base_url: "http://127.0.0.1:1/v1", api_key: null, model: "scripted", timeout_seconds: 60 });
  await expect(nobody.embed(["Welds pipes"])).rejects.toMatchObject({ trouble: "unavailable" });
});
