import { afterAll, describe, expect, test } from "vitest";
import { api } from "#contract/index.ts";
import { newId } from "#server/core/ids.ts";
import { createWorkerServer } from "#server/http/probes.ts";
import { startTestServer } from "#tests/support/server.ts";
import { openCallFigures } from "./calls.ts";
import { family } from "./text-format.ts";

const TOKEN = "a token for the figures";
const server = await startTestServer({ own: true, settings: { METRICS_TOKEN: TOKEN } });
afterAll(() => server.stop());

async function figures(app = server.app) {
  const response = await app.request("/metrics", { headers: { authorization: `Bearer ${TOKEN}` } });
  expect(response.status).toBe(200);
  return response.text();
}
/** The value of a line, by the whole of what stands before it. */
async function figure(line: string): Promise<number | undefined> {
  const found = (await figures()).split("\n").find((each) => each.startsWith(`${line} `));
  return found === undefined ? undefined : Number(found.slice(line.length));
}

describe("/metrics", () => {
  // First: what was read is told again for five seconds.
  test("tells what waits in the queue, how old it is, what was given up, and whose matches are behind", async () => {
    const { database } = server.parts;
    await server.rest();
    // Taken up an hour ago, and not done yet.
    await database.executeSql(
      `insert into pgboss.job (name, data, state, created_on, start_after, policy, singleton_key)
       values ('match_workspace', '{}', 'active', now() - interval '1 hour', now() - interval '1 hour', 'stately', 'somebody')`,
    );
    await database.executeSql("update pgboss.queue set failed_count = 3 where name = 'make_invoice'");
    await expect.poll(() => figure("proffer_workspaces_behind")).toBe(1);
    expect(await figure("proffer_workspaces_behind_seconds")).toBeGreaterThan(3500);
    expect(await figure('proffer_tasks_given_up{task="make_invoice"}')).toBe(3);
    await database.executeSql("delete from pgboss.job where name = 'match_workspace' and state = 'active'");
  });

  test("tells how often calls were made, how they ended and how long they took; its series are those of the contract", async () => {
    const { send, raw } = await server.signIn();
    await send(api.candidate.list, {});
    await raw(`/v1/no-such-call-${newId()}`);
    await raw(`/api/user/candidates?q=${newId()}`);
    expect(await figure('proffer_call_seconds_count{call="candidate.list",status="200"}')).toBe(2);
    expect(await figure('proffer_call_seconds_bucket{call="candidate.list",status="200",le="+Inf"}')).toBe(2);
    const text = await figures();
    const names = new Set(Object.entries(api).flatMap(([area, calls]) => Object.keys(calls).map((name) => `${area}.${name}`)));
    const told = [...text.matchAll(/proffer_call_seconds_count\{call="([^"]+)"/g)].map(([, call = ""]) => call);
    expect(told.filter((call) => !names.has(call))).toEqual([]);
  });

  test("counts what was refused because it came too often, by its limit", async () => {
    const message = { name: "Noor Akkerman", email: "noor@proffer.example", message: "Do you read scans?" };
    const post = () =>
      server.raw("/v1/contact", { method: "POST", body: JSON.stringify(message), headers: { "content-type": "application/json" } });
    for (let n = 0; n < 7; n++) await post();
    expect(await figure('proffer_limit_refusals_total{limit="contact"}')).toBe(2);
  });

  test("tells of the parts: what they did, what they refused and what failed", async () => {
    const { files, documents, mail } = server.parts;
    const workspace = newId();
    await files.get(`${workspace}/${newId()}`);
    await expect(files.get("no key")).rejects.toThrow();
    await documents.readCv(workspace, { text: "Noor Akkerman\nPython developer" });
    await expect(documents.readCv(workspace, { bytes: Buffer.from("%PDF-1.7 broken"), name: "x.pdf" })).rejects.toThrow();
    expect(await figure('proffer_operations_total{part="files",operation="get",outcome="done"}')).toBeGreaterThan(0);
    expect(await figure('proffer_operations_total{part="files",operation="get",outcome="failed"}')).toBe(1);
    expect(await figure('proffer_operations_total{part="documents",operation="readCv",outcome="refused"}')).toBe(1);
    expect(await figure('proffer_operation_seconds_total{part="documents",operation="readCv"}')).toBeGreaterThan(0);
    expect(await figure('proffer_operations_total{part="task",operation="send_letter",outcome="done"}')).toBeGreaterThan(0);
    expect(mail.is_outbox).toBe(true);
  });

  test("tells of readers, bodies, calls under way, the loop, memory, version and start", async () => {
    expect(await figure('proffer_readers{kind="plain",state="most"}')).toBe(1);
    expect(await figure('proffer_readers{kind="plain",state="waiting"}')).toBe(0);
    expect(await figure('proffer_readers_killed_total{kind="slow"}')).toBe(0);
    expect(await figure('proffer_bodies_bytes{kind="taken"}')).toBe(0);
    expect(await figure('proffer_bodies_bytes{kind="most"}')).toBe(512 * 1024 * 1024 * 1.125);
    expect(await figure("proffer_calls_under_way")).toBe(0);
    expect(await figure('proffer_event_loop_delay_seconds{quantile="0.99"}')).toBeGreaterThanOrEqual(0);
    expect(await figure('proffer_memory_bytes{kind="resident"}')).toBeGreaterThan(0);
    expect(await figure("process_start_time_seconds")).toBeLessThanOrEqual(Date.now() / 1000);
    expect(await figures()).toMatch(/^proffer_info\{version="\d+\.\d+\.\d+",node="26[.\d]*",role="both",database="\w+"\} 1$/m);
  });

  test("tells when the last backup was made, and 0 where none is known", async () => {
    expect(await figure("proffer_last_backup_timestamp_seconds")).toBe(0);
    await server.parts.database.executeSql(
      "insert into backups values ($1, '2026-11-23T03:00:00Z', '2026-11-23T03:04:00Z', 'embedded', 3, 1000, 'host:/backup')",
      [newId()],
    );
    expect(await figure("proffer_last_backup_timestamp_seconds")).toBe(Date.parse("2026-11-23T03:00:00Z") / 1000);
  });

  test("while the database is away everything else is told all the same", async () => {
    const { database, tasks } = server.parts;
    const away = () => Promise.reject(new Error("connection refused"));
    const broken = { ...database, executeSql: away, db: database.db.withSchema("nowhere") };
    const parts = { ...server.parts, database: broken, tasks: { ...tasks, depth: away } };
    const app = createWorkerServer(parts, { is_closing: false, is_closed: false });
    expect(await figures(app)).toContain("proffer_info{");
  });
});

describe("/health", () => {
  const health = async (headers = {}) => (await server.app.request("/health", { headers })).json();
  test("tells the version to whoever knows the token, and nobody else", async () => {
    expect(await health()).toEqual({ status: "ok" });
    expect(await health({ authorization: "Bearer another token here" })).toEqual({ status: "ok" });
    expect(await health({ authorization: `Bearer ${TOKEN}` })).toEqual({ status: "ok", version: expect.stringMatching(/^\d+\.\d+\.\d+$/) });
  });

  test("and to nobody where there is no token, whatever they show", async () => {
    const plain = await startTestServer();
    const answer = await plain.app.request("/health", { headers: { authorization: "Bearer null" } });
    expect(await answer.json()).toEqual({ status: "ok" });
    await plain.stop();
  });
});

describe("figures of calls", () => {
  test("fall into the bucket of how long they took, each of which holds those before it", () => {
    const calls = openCallFigures();
    for (const seconds of [0.001, 0.005, 0.2, 99]) calls.record("candidate.list", 200, seconds);
    const buckets = calls.timings().filter(([, , suffix]) => suffix === "_bucket");
    expect(buckets.map(([{ le }, count]) => [le, count])).toEqual([
      [0.005, 2],
      [0.01, 2],
      [0.025, 2],
      [0.05, 2],
      [0.1, 2],
      [0.25, 3],
      [0.5, 3],
      [1, 3],
      [2.5, 3],
      [5, 3],
      [10, 3],
      ["+Inf", 4],
    ]);
  });

  test("are escaped as the format asks", () => {
    expect(family("x", "gauge", "Help.", [[{ label: 'a"b\\c\nd' }, 1]])).toContain('x{label="a\\"b\\\\c\\nd"} 1');
  });
});
