import { createHash } from "node:crypto";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { request } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { closeServer, listen } from "#server/http/listen.ts";
import { outboxUrl } from "#server/http/pages/outbox.ts";
import { createServer } from "#server/http/serve.ts";
import { startTestServer } from "./support/server.ts";

const server = await startTestServer();
const outbox = join(server.parts.config.data_dir, "outbox");
mkdirSync(outbox, { recursive: true });
writeFileSync(
  join(outbox, "2026-11-20T10-00-00-000Z-0a1b2c3d.eml"),
  "From: a@proffer.example\nTo: marit@proffer.example\nSubject: 123456 is your Proffer code\n\nEnter <123456>\n",
);
const listening = await listen(server.app, server.parts.config);
const elsewhere = await listen(
  createServer({ ...server.parts, config: { ...server.parts.config, app_url_is_local: false } }),
  server.parts.config,
);
afterAll(async () => {
  await closeServer(listening);
  await closeServer(elsewhere);
  rmSync(outbox, { recursive: true });
  await server.stop();
});

function get(
  path: string,
  headers: Record<string, string> = {},
  at = listening,
  method = "GET",
): Promise<{ status: number; headers: Record<string, unknown>; text: string }> {
  const { port } = at.address() as AddressInfo;
  return new Promise((resolve, reject) => {
    request({ host: "127.0.0.1", port, path, method, headers: { host: `localhost:${port}`, ...headers } }, (response) => {
      let text = "";
      response.on("data", (chunk) => {
        text += String(chunk);
      });
      response.on("end", () => resolve({ status: response.statusCode ?? 0, headers: response.headers, text }));
    })
      .on("error", reject)
      .end();
  });
}

describe("the outbox", () => {
  const { pathname: path, search: key } = new URL(outboxUrl(server.parts, "http://localhost") as string);
  const letter = "/outbox/2026-11-20T10-00-00-000Z-0a1b2c3d.eml";
  test("shows the letters to whoever opens the link that the start prints, and leads on with its key", async () => {
    expect(path).toBe("/outbox");
    expect(key).toMatch(/^\?key=[\w-]{32}$/);
    const { text } = await get(path + key);
    expect(text).toContain("123456 is your Proffer code");
    expect(text).toContain(`href="${letter}${key}"`);
    expect((await get(letter + key)).text).toContain("Enter &#60;123456&#62;");
    expect((await get(letter + key)).text).toContain(`href="/outbox${key}"`);
  });
  test.each(["", "?key=", `?key=${"x".repeat(32)}`, `${key}x`, key.slice(0, -1)])(
    "is not there with %j in the key's place",
    async (wrong) => {
      for (const one of [path, letter]) {
        const { status, text } = await get(one + wrong);
        expect(status).toBe(404);
        expect(text).not.toContain("123456");
      }
    },
  );
  test.each([
    ["under another name", { host: "proffer.example" }],
    ["under a name that rebinds to this machine", { host: "localhost.evil.example" }],
    ["through a proxy", { "x-forwarded-for": "203.0.113.7" }],
    ["through a proxy of the other kind", { forwarded: "for=203.0.113.7" }],
    ["through a proxy that names the host alone", { "x-forwarded-host": "proffer.example" }],
    ["through a proxy that names the scheme alone", { "x-forwarded-proto": "https" }],
    ["through a proxy that names nothing", { "x-forwarded-for": "" }],
    ["through a proxy that names itself", { via: "1.1 caddy" }],
    ["through a proxy that names the caller", { "x-real-ip": "203.0.113.7" }],
  ])("is not there %s", async (_name, headers) => {
    for (const one of [path, letter]) {
      const { status, text } = await get(one + key, headers as Record<string, string>);
      expect(status).toBe(404);
      expect(text).not.toContain("123456");
    }
  });
  test("is not there when the product has a public address", async () => {
    expect((await get(path + key, {}, elsewhere)).text).not.toContain("123456");
  });
  test.each(["/outbox/..%2fsecret", "/outbox/%2e%2e%2fsecret", "/outbox/.eml", "/outbox/none.eml"])(
    "gives nothing else: %s",
    async (other) => {
      expect((await get(other + key)).status).toBe(404);
    },
  );
});

describe("a translation script of somebody else's", () => {
  const script = "https://translate.example/element.js?cb=a&x=1";
  const withScript = createServer({ ...server.parts, config: { ...server.parts.config, translate_script_url: script } });
  test("is off by default: the page names none and no other host is let in", async () => {
    const { headers, text } = await get("/login");
    expect(text).not.toContain("translate-script");
    expect(headers["content-security-policy"]).not.toContain("http");
  });
  test("is named in the page when it is set, and its host alone is let in", async () => {
    const page = await withScript.request("/login");
    expect(await page.text()).toContain('<meta name="translate-script" content="https://translate.example/element.js?cb=a&#38;x=1" />');
    const hosts = new Set((page.headers.get("content-security-policy") ?? "").match(/https?:[^ ;]+/g));
    expect([...hosts]).toEqual(["https://translate.example"]);
  });
});

const styleSourceOf = (headers: Record<string, unknown>) => String(headers["content-security-policy"]).split("; ")[2];

describe("around the calls", () => {
  test("health, readiness, document and its page", async () => {
    expect(JSON.parse((await get("/health")).text)).toEqual({ status: "ok" });
    expect(JSON.parse((await get("/ready")).text)).toEqual({ status: "ready" });
    expect(JSON.parse((await get("/api/openapi.json")).text).openapi).toBe("3.1.0");
    expect((await get("/api/docs")).text).toContain("/api/user/candidate/create");
  });

  test("whoever has the document isn't sent it again", async () => {
    const first = await get("/api/openapi.json");
    expect(first.headers).toMatchObject({ "content-type": "application/json; charset=utf-8", "cache-control": "no-cache" });
    const { etag } = first.headers;
    expect(etag).toMatch(/^"[\w-]{20}"$/);
    expect(await get("/api/openapi.json", { "if-none-match": String(etag) })).toMatchObject({ status: 304, text: "", headers: { etag } });
    const gzipped = await get("/api/openapi.json", { "accept-encoding": "gzip" });
    expect(gzipped.headers).toMatchObject({ "content-encoding": "gzip", vary: "accept-encoding" });
  });

  test("every answer tells the browser to be careful", async () => {
    for (const path of ["/health", "/api/docs", "/api/nothing", "/login"])
      expect((await get(path)).headers).toMatchObject({
        "x-content-type-options": "nosniff",
        "referrer-policy": "no-referrer",
        "x-frame-options": "DENY",
        "cross-origin-resource-policy": "same-origin",
        "content-security-policy": expect.stringMatching(/script-src 'self'.*object-src 'none'; base-uri 'none';.*frame-ancestors 'none'/),
      });
  });

  test("no answer lets another origin in, and none of a call is kept", async () => {
    for (const path of ["/login", "/api/subscriptions", "/api/nothing", "/api/user/candidates"]) {
      const { headers } = await get(path, { origin: "https://evil.example" });
      expect(Object.keys(headers).filter((name) => name.startsWith("access-control-"))).toEqual([]);
      if (path.startsWith("/api/")) expect(headers["cache-control"]).toBe("no-store");
    }
  });

  test("at an https address the browser is told to stay with it for a year", async () => {
    const { config } = server.parts;
    const of = (app_url: string) => createServer({ ...server.parts, config: { ...config, app_url } }).request("/health");
    expect((await of("https://proffer.example")).headers.get("strict-transport-security")).toBe("max-age=31536000; includeSubDomains");
    expect((await of("http://localhost:3000")).headers.get("strict-transport-security")).toBeNull();
  });

  test("nothing answers TRACE with what it was sent", async () => {
    for (const path of ["/", "/login", "/api/user/candidates", "/health"]) {
      const { status, text } = await get(path, { "x-secret": "told to nobody" }, listening, "TRACE");
      expect([status >= 400, text.includes("told to nobody")]).toEqual([true, false]);
    }
  });

  test("a page lets in the styles that carry its nonce, another one each time, and no others", async () => {
    const answers = await Promise.all(["/login", "/login", "/price", "/dashboard/candidates"].map((path) => get(path)));
    const nonces = answers.map(({ headers, text }) => {
      const [, nonce = ""] = /<script nonce="([^"]{24})"/.exec(text) ?? [];
      expect(styleSourceOf(headers)).toBe(`style-src 'self' 'nonce-${nonce}'`);
      return nonce;
    });
    expect(new Set(nonces).size).toBe(4);
    for (const path of ["/health", "/api/nothing", "/boot.js"]) expect(styleSourceOf((await get(path)).headers)).toBe("style-src 'self'");
    const { headers, text } = await get("/api/docs");
    const [, style = ""] = /<style>([^<]*)<\/style>/.exec(text) ?? [];
    expect(styleSourceOf(headers)).toBe(`style-src 'self' 'sha256-${createHash("sha256").update(style).digest("base64")}'`);
  });

  test("a translation script's styles carry none: where one is set all are let in", async () => {
    const config = { ...server.parts.config, translate_script_url: "https://translate.example/element.js" };
    const page = await createServer({ ...server.parts, config }).request("/login");
    expect(page.headers.get("content-security-policy")).toContain("style-src 'self' 'unsafe-inline' https://translate.example;");
  });

  test.each([
    "/login",
    "/dashboard/candidates",
    "/email-verification/a@b.nl/123456",
    "/email/verify/forgot-password/a@b.nl",
    "/nothing.at.all",
  ])("%s is the web app, a dot in it or not", async (path) => {
    const { status, headers, text } = await get(path);
    expect([status, headers["content-type"]]).toEqual([200, "text/html; charset=utf-8"]);
    expect(text).toContain('<div id="root">');
  });

  test("a missing asset is a 404, a built one is packed and kept for ever", async () => {
    expect((await get("/assets/none.js")).status).toBe(404);
    const path = /src="(\/assets\/[^"]+\.js)"/.exec((await get("/login")).text)?.[1] as string;
    const asset = await get(path, { "accept-encoding": "gzip, br" });
    expect(asset.headers).toMatchObject({ "content-encoding": "br", "cache-control": "public, max-age=31536000, immutable" });
    expect((await get(path, { "if-none-match": String(asset.headers.etag) })).status).toBe(304);
  });
});
