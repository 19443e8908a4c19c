import { afterAll, beforeEach, expect, test } from "vitest";
import { api } from "#contract/index.ts";
import { openClamd } from "#server/parts/scanner/clamd.ts";
import { HARMFUL, startClamd } from "#tests/support/clamd-server.ts";
import { isPair, startTestServer } from "#tests/support/server.ts";
import { refuseHarmful } from "./scan.ts";

const clamd = await startClamd();
const server = await startTestServer({ own: true, settings: { CLAMD: `127.0.0.1:${clamd.port}` } });
afterAll(async () => {
  await server.stop();
  await clamd.stop();
});
beforeEach(() => {
  clamd.state.manner = "right";
});

const text = "Noor Hazelaar\nUtrecht\nPython developer, Veerstroom Logistics, 2020 - present\n";
const cv = (more = "") => new File([text, more], "noor.txt");
const filesOf = async (workspace_id: string) =>
  (await server.parts.database.db.selectFrom("files").select("id").where("workspace_id", "=", workspace_id).execute()).length;

test("a clean file is taken after the whole of it was looked through", async () => {
  const owner = await server.signIn();
  const more = "Rebuilt the planning service. ".repeat(4000);
  await owner.send(api.candidate.extractFile, { file: cv(more) });
  expect(clamd.seen.at(-1)).toBe(text.length + more.length);
});

test("a harmful one is refused by field, and stands in the security log", async () => {
  const owner = await server.signIn();
  const refused = owner.send(api.candidate.extractFile, { file: cv(HARMFUL) });
  await expect(refused).rejects.toMatchObject({
    status: 422,
    envelope: { validation_errors: { file: [expect.stringContaining("harmful")] } },
  });
  expect(await filesOf(owner.workspace_id)).toBe(0);
  const kinds = async () => (await owner.send(api.security.events, {})).data.events.map(({ kind }) => kind);
  await expect.poll(kinds).toContain("upload_harmful");
});

test("of several files each is looked through", async () => {
  const seen = clamd.seen.length;
  await expect(refuseHarmful(server.parts, { name: "Noor", files: [cv(), cv(HARMFUL)] })).rejects.toMatchObject({ status: 422 });
  expect(clamd.seen.length - seen).toBe(2);
});

// Another scanner at one process alone, here and in the next.
test.skipIf(isPair).each(["silent", "breaks", "full"] as const)(
  "of a scanner that is %s nothing is taken, and that is said",
  async (manner) => {
    const owner = await server.signIn();
    server.parts.scanner = openClamd({ host: "127.0.0.1", port: clamd.port }, manner === "silent" ? 300 : 60_000);
    clamd.state.manner = manner;
    await expect(owner.send(api.candidate.extractFile, { file: cv() })).rejects.toMatchObject({ status: 503 });
    expect(await filesOf(owner.workspace_id)).toBe(0);
    expect(server.errors.splice(0)).toHaveLength(1);
  },
);

test.skipIf(isPair)("nor of one that is away, in the reader's language", async () => {
  const owner = await server.signIn();
  server.parts.scanner = openClamd({ host: "127.0.0.1", port: 1 });
  const form = new FormData();
  form.set("file", cv());
  const answer = await owner.raw(api.candidate.extractFile.path, { method: "POST", body: form, headers: { "accept-language": "nl" } });
  expect(answer).toMatchObject({ status: 503, envelope: { response_message: expect.stringContaining("schadelijke software") } });
  expect(answer.headers.get("retry-after")).toBe("5");
  server.errors.length = 0;
});
