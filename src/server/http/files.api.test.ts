import { afterAll, describe, expect, test } from "vitest";
import { api } from "#contract/index.ts";
import { startS3Server } from "#tests/support/s3-server.ts";
import { startTestServer } from "#tests/support/server.ts";

const service = await startS3Server();
const places = [
  { place: "on disk", server: await startTestServer() },
  { place: "in a bucket", server: await startTestServer({ settings: service.settings }) },
];
afterAll(async () => {
  for (const { server } of places) await server.stop();
  await service.stop();
});

const text = "Noor Hazelaar\nnoor@proffer.example\nUtrecht\nPython developer, Veerstroom Logistics, 2020 - present\n";

describe.each(places)("a CV kept $place", ({ server }) => {
  async function kept() {
    const { send, workspace_id } = await server.signIn();
    const { data } = await send(api.candidate.extractFile, { file: new File([text], "noor.txt") });
    const { candidate } = (await send(api.candidate.create, { ...data.candidate, extraction_id: data.extraction_id })).data;
    const get = (headers?: Record<string, string>, method = "GET") =>
      server.fetcher(new Request(`http://localhost${candidate.files[0]?.url}`, { method, ...(headers && { headers }) }));
    return { send, workspace_id, candidate, get };
  }

  test("is given in the part that is asked for", async () => {
    const { get } = await kept();
    const asked = [
      { range: "bytes=0-3", status: 206, got: "Noor", of: "bytes 0-3" },
      { range: "bytes=5-", status: 206, got: text.slice(5), of: `bytes 5-${text.length - 1}` },
      { range: "bytes=-8", status: 206, got: text.slice(-8), of: `bytes ${text.length - 8}-${text.length - 1}` },
      { range: "bytes=5-99999", status: 206, got: text.slice(5), of: `bytes 5-${text.length - 1}` },
      { range: "bytes=99999-", status: 416, got: "There are no such bytes.", of: "bytes *" },
      { range: "bytes=5-3", status: 200, got: text, of: null },
      { range: "bytes=0-1,3-4", status: 200, got: text, of: null },
      { range: "lines=1-2", status: 200, got: text, of: null },
    ];
    const given = [];
    for (const { range } of asked) {
      const answer = await get({ range });
      const of = answer.headers.get("content-range")?.replace(`/${text.length}`, "") ?? null;
      given.push({ range, status: answer.status, got: await answer.text(), of });
    }
    expect(given).toEqual(asked);
  });

  test("says how long it is, also to who asks for that alone", async () => {
    const { get } = await kept();
    for (const method of ["GET", "HEAD"]) {
      const answer = await get({}, method);
      expect([answer.status, answer.headers.get("content-length"), answer.headers.get("accept-ranges")]).toEqual([
        200,
        String(text.length),
        "bytes",
      ]);
      expect(await answer.text()).toBe(method === "GET" ? text : "");
    }
  });

  test("goes with the person who is erased", async () => {
    const { send, workspace_id, candidate, get } = await kept();
    const left = async () => {
      const there: string[] = [];
      for await (const { workspace_id: of, ids } of server.parts.files.storedBefore(new Date(Date.now() + 60_000)))
        if (of === workspace_id) there.push(...ids);
      return there;
    };
    expect(await left()).toHaveLength(1);
    await send(api.privacy.erase, { candidate_id: candidate.id });
    await expect.poll(left).toEqual([]);
    expect((await get()).status).toBe(404);
    expect(server.errors).toEqual([]);
  });
});

test("a bucket that doesn't answer: what is sent is refused for now, what needs no file goes on", async () => {
  const [, { server }] = places as [unknown, (typeof places)[number]];
  const { send } = await server.signIn();
  service.state.manner = "cut";
  await expect(send(api.candidate.extractFile, { file: new File([text], "noor.txt") })).rejects.toMatchObject({ status: 503 });
  expect((await send(api.candidate.list, {})).data.candidates).toEqual([]);
  service.state.manner = "well";
  await send(api.candidate.extractFile, { file: new File([text], "noor.txt") });
  expect(server.errors.splice(0).map(String)).toEqual([expect.stringContaining("files' storage")]);
});
