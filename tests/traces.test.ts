import { afterAll, describe, expect, test } from "vitest";
import { api } from "#contract/index.ts";
import { send } from "#web/kit/calls/api.ts";
import { startOtlpServer } from "./support/otlp-server.ts";
import { tryProduct } from "./support/tried-product.ts";
import { until } from "./support/until.ts";

/** Tells each module of OpenTelemetry's that is loaded. */
const TELLS = `import { registerHooks } from "node:module"; registerHooks({ resolve(name, context, next) {
  if (name.startsWith("@opentelemetry/")) console.error("loads " + name); return next(name, context); } });`;
const NODE_OPTIONS = `${process.env.NODE_OPTIONS ?? ""} --import data:text/javascript,${encodeURIComponent(TELLS)}`;
const EMAIL = "canary.marit@proffer.example";
const CANARIES = ["canary", "Marit", "de Groot", "Canarina", "06 8765 4321", "Canarische", "linde"];

const collector = await startOtlpServer();
const traced = await tryProduct({ ...collector.settings, OTEL_EXPORTER_OTLP_HEADERS: "x-key=of%20ours", NODE_OPTIONS });
afterAll(async () => {
  await traced.close();
  await collector.stop();
});

/** What was done with it, and how it was answered. */
async function use() {
  const token = await traced.register(EMAIL);
  const on = { base: traced.base, token };
  const traceparent = "00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01";
  const cv = "Canarina Canarische\nUtrecht\n06 8765 4321\nPython developer, Canarisch Water, 2015 - present\n";
  const { data } = await send(api.candidate.extractFile, { file: new File([cv], "Canarina.txt") }, on);
  await send(api.candidate.create, { ...data.candidate, extraction_id: data.extraction_id }, on);
  await send(api.job.create, { title: "Canarische vacature", description: "Requirements:\n- Python" }, on);
  const listed = await fetch(`${traced.base}${api.candidate.list.path}?q=Canarina`, {
    headers: { authorization: `Bearer ${token}`, traceparent },
  });
  const missing = await fetch(`${traced.base}/v1/proposals/shared/canarytoken`);
  await until(() => spanOf("task match_workspace") && spanOf("proposal.shared"));
  return { token, listed, missing };
}
const spanOf = (name: string) => collector.spans.find((span) => span.name === name);
const below = (name: string) => collector.spans.filter(({ parent }) => parent === spanOf(name)?.id).map((span) => span.name);

describe("with a collector", async () => {
  const { token, listed, missing } = await use();

  test("each call is a span with its name, status and request, below what its caller began", async () => {
    expect(listed.status).toBe(200);
    const span = spanOf("candidate.list");
    expect(span).toMatchObject({ trace: "0af7651916cd43dd8448eb211c80319c", parent: "b7ad6b7169203331" });
    expect(span?.attributes).toMatchObject({
      "http.request.method": "GET",
      "http.route": api.candidate.list.path,
      "http.response.status_code": 200,
      "proffer.request_id": listed.headers.get("x-request-id"),
    });
    expect(missing.status).toBe(404);
    expect(spanOf("proposal.shared")?.attributes["http.response.status_code"]).toBe(404);
  });

  test("its statements, files, documents and letters are spans below it, statements by what they do and to which table", () => {
    expect(below("candidate.list").filter((name) => !/^select( [a-z_]+)?$/.test(name))).toEqual([]);
    expect(below("candidate.extractFile")).toEqual(expect.arrayContaining(["documents readCv", "files put", "insert files"]));
    expect(collector.spans.map(({ name }) => name)).toContain("mail send");
    const statement = spanOf("insert files");
    expect(statement?.attributes).toMatchObject({ "db.system.name": "postgresql", "db.collection.name": "files" });
    expect(
      Object.keys(statement?.attributes ?? {}).filter((key) => !/^db\.(system\.name|operation\.name|collection\.name)$/.test(key)),
    ).toEqual([]);
  });

  test("a task hangs on the call that queued it", () => {
    const tasks = collector.spans.filter(({ name }) => name === "task match_workspace");
    const calls = new Map(collector.spans.map((span) => [span.id, span]));
    expect(tasks.map(({ parent }) => calls.get(parent ?? "")?.name)).toEqual(
      expect.arrayContaining([expect.stringMatching(/^(candidate|job)\.create$/)]),
    );
  });

  test("nothing in it is anybody's, and the collector's key goes along", () => {
    const all = collector.came.join("\n");
    expect(CANARIES.filter((canary) => all.includes(canary))).toEqual([]);
    expect(all).not.toContain(token);
    expect(all).toContain('"x-key":"of ours"');
    expect(traced.words.join("")).toContain("loads @opentelemetry/sdk-trace");
  });
});

test("without one nothing of OpenTelemetry is loaded", async () => {
  const plain = await tryProduct({ NODE_OPTIONS });
  const answer = await fetch(`${plain.base}${api.contact.show.path}`);
  await plain.close();
  expect(answer.status).toBe(200);
  expect(plain.words.join("")).toContain("traces     none");
  expect(plain.words.join("")).not.toContain("loads @opentelemetry");
});
