import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { publicPages } from "#contract/public-pages.ts";
import { createServer } from "#server/http/serve.ts";
import { isPair, startTestServer } from "#tests/support/server.ts";

const folder = mkdtempSync(join(tmpdir(), "proffer-pages-"));
const app_url = "https://proffer.example";
const plain = await startTestServer();
const set = await startTestServer({
  settings: {
    APP_URL: app_url,
    PAYMENTS_SANDBOX: "on",
    PAGES_DIR: folder,
    METRICS_TOKEN: "a token for the figures",
    CONTACT_EMAIL: "hallo@lindekade.example",
    SELLER_NAME: "Lindekade BV",
    SMTP_URL: "smtp://user:secret@mail.lindekade.example",
    MAIL_FROM: "no-reply@lindekade.example",
    SUBSCRIPTIONS: "off",
  },
});
afterAll(async () => {
  await plain.stop();
  await set.stop();
  rmSync(folder, { recursive: true });
});

const get = async (server: typeof plain, path: string, headers: Record<string, string> = {}) => {
  const response = await server.app.request(path, { headers });
  return { status: response.status, headers: response.headers, text: await response.text() };
};

describe("privacy, terms and how we use AI", () => {
  test.each(["privacy", "terms", "how-we-use-ai"])("%s stands in both languages, with no name left in braces", async (page) => {
    for (const server of [plain, set])
      for (const language of ["en", "nl"]) {
        const { status, text, headers } = await get(server, `/pages/${page}.${language}.md`);
        expect(status).toBe(200);
        expect(headers.get("content-type")).toBe("text/markdown; charset=utf-8");
        expect(text).toMatch(/^# \S/);
        expect(text).not.toMatch(/[{}]/);
      }
  });

  test("have the same sections in both languages", async () => {
    for (const page of ["privacy", "terms", "how-we-use-ai"]) {
      const [english, dutch] = await Promise.all(["en", "nl"].map(async (one) => (await get(set, `/pages/${page}.${one}.md`)).text));
      const count = (text = "") => [text.match(/^## /gm)?.length, text.match(/^- /gm)?.length];
      expect(count(dutch)).toEqual(count(english));
    }
  });

  // Two processes share a mail server, which the page names.
  test.skipIf(isPair)("name who gets data only where it is so", async () => {
    const page = "/pages/privacy.en.md";
    expect((await get(plain, page)).text).not.toMatch(/delivers e-mail|Stripe/);
    const { text } = await get(set, page);
    expect(text).toContain("mail.lindekade.example: delivers e-mail");
    expect(text).toContain("Lindekade BV, who runs this Proffer");
    expect(text).not.toContain("secret");
    expect((await get(set, "/pages/terms.nl.md")).text).toContain("niets te koop");
  });

  test("are the operator's own where there is such a file, at once and cached by what it says", async () => {
    const { headers } = await get(set, "/pages/terms.en.md");
    const etag = headers.get("etag") ?? "";
    expect(headers.get("cache-control")).toBe("public, max-age=300");
    expect((await get(set, "/pages/terms.en.md", { "if-none-match": etag })).status).toBe(304);
    writeFileSync(join(folder, "terms.en.md"), "# House rules\n\n{operator} says <script>so</script>.\n");
    const edited = await get(set, "/pages/terms.en.md", { "if-none-match": etag });
    expect(edited).toMatchObject({ status: 200, text: "# House rules\n\nLindekade BV says <script>so</script>.\n" });
    expect((await get(set, "/pages/terms.nl.md")).text).toMatch(/^# Voorwaarden/);
  });

  test("lead to no other file", async () => {
    for (const path of ["..%2f..%2fconfig.ts", "privacy.de.md", "privacy.en.md.bak", "secret"])
      expect((await get(set, `/pages/${path}`)).status).toBe(404);
  });
});

describe("what search engines and previews are told", () => {
  const pages = Object.values(publicPages);

  test("each public page says in each language what it is, where it stands, and its other language", async () => {
    for (const { path, en, nl } of pages)
      for (const [lang, words] of [
        ["en", en],
        ["nl", nl],
      ] as const) {
        const { text, headers } = await get(set, lang === "en" ? path : `${path}?lang=nl`);
        const own = lang === "en" ? `${app_url}${path}` : `${app_url}${path}?lang=nl`;
        expect(text).toContain(`<html lang="${lang}"`);
        expect(text).toContain(`<title>${words.title} · Proffer</title>`);
        expect(text.match(/<meta name="description"/g)).toHaveLength(1);
        expect(text).toContain(`<link rel="canonical" href="${own}" />`);
        expect(text).toContain(`hreflang="nl" href="${app_url}${path}?lang=nl"`);
        expect(text).toContain(`hreflang="x-default" href="${app_url}${path}"`);
        expect(text).toContain(`<meta property="og:image" content="${app_url}/og-${lang}.png" />`);
        expect(headers.get("x-robots-tag")).toBeNull();
        expect(words.description.length).toBeLessThanOrEqual(170);
      }
  });

  test("the picture of a preview is there, small, in both languages", async () => {
    for (const lang of ["en", "nl"]) {
      const response = await set.app.request(`/og-${lang}.png`);
      expect(response.headers.get("content-type")).toBe("image/png");
      expect((await response.arrayBuffer()).byteLength).toBeLessThan(80_000);
    }
  });

  test("the map of the site names every public page in both languages, and no other", async () => {
    const { text, headers } = await get(set, "/sitemap.xml");
    expect(headers.get("content-type")).toBe("application/xml; charset=utf-8");
    expect([...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address)).toEqual(
      pages.flatMap(({ path }) => [`${app_url}${path}`, `${app_url}${path}?lang=nl`]),
    );
    const robots = (await get(set, "/robots.txt")).text;
    expect(robots).toContain(`Sitemap: ${app_url}/sitemap.xml`);
    expect(robots).toContain("Disallow: /dashboard");
    expect(robots).not.toContain("Disallow: /p/");
  });

  test("a client's page, a screen and an address that isn't one stay out", async () => {
    for (const path of ["/p/0123456789abcdef", "/dashboard", "/nothing-here", "/reset-password/a@b.nl/123456"])
      expect((await get(set, path)).headers.get("x-robots-tag")).toBe("noindex");
  });
});

describe("the calls of the system", () => {
  test("alive and ready", async () => {
    expect(JSON.parse((await get(plain, "/health")).text)).toEqual({ status: "ok" });
    expect(JSON.parse((await get(plain, "/ready")).text)).toEqual({ status: "ready" });
  });

  test("not ready while the database doesn't answer, and alive all the same", async () => {
    const database = { ...plain.parts.database, executeSql: async () => Promise.reject(new Error("connection refused")) };
    const app = createServer({ ...plain.parts, database });
    expect((await app.request("/ready")).status).toBe(503);
    expect((await app.request("/health")).status).toBe(200);
  });

  test("the calls are described, for people and for machines", async () => {
    expect((await get(plain, "/api/docs")).text).toContain("/v1/contact");
    expect(JSON.parse((await get(plain, "/api/openapi.json")).text)).toMatchObject({ openapi: "3.1.0" });
  });

  test("figures are off unless somebody has set a token", async () => {
    expect((await get(plain, "/metrics")).status).toBe(404);
  });

  // Each process tells its own figures.
  test.skipIf(isPair)("figures are for whoever knows the token: calls by name and status, work that waits", async () => {
    expect((await get(set, "/metrics")).status).toBe(401);
    expect((await get(set, "/metrics", { authorization: "Bearer a token for the figurez" })).status).toBe(401);
    await get(set, "/v1/contact");
    await get(set, "/api/user/candidates");
    const { status, text, headers } = await get(set, "/metrics", { authorization: "Bearer a token for the figures" });
    expect(status).toBe(200);
    expect(headers.get("content-type")).toContain("text/plain; version=0.0.4");
    expect(text).toContain('proffer_call_seconds_count{call="contact.show",status="200"} 1');
    expect(text).toContain('proffer_call_seconds_bucket{call="candidate.list",status="401",le="+Inf"} 1');
    expect(text).toMatch(/^proffer_tasks\{task="send_letter",state="waiting"\} \d+$/m);
    expect(text).toMatch(/^proffer_memory_bytes\{kind="resident"\} \d+$/m);
    // Every line is one that Prometheus reads, and each family is told once.
    for (const line of text.trim().split("\n"))
      expect(line).toMatch(/^(# (HELP|TYPE) [a-z_]+ .+|[a-z_]+(\{[a-z_]+="[^"]*"(,[a-z_]+="[^"]*")*\})? -?[\d.e+-]+)$/);
    expect(text.match(/# TYPE proffer_call_seconds /g)).toHaveLength(1);
  });

  test("nothing of this was a fault of the server", () => {
    expect([...plain.errors, ...set.errors]).toEqual([]);
  });
});
