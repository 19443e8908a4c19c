import { createHash } from "node:crypto";
import type { Hono } from "hono";
import { languages } from "#contract/text/languages.ts";
import type { Config } from "#server/config.ts";
import { fillPage } from "#server/core/page-text.ts";
import { factsOf, readPage } from "#server/parts/installation.ts";

/** `/pages/privacy.nl.md` and the like: Markdown with this installation's facts in it, read anew each time, so that an edit shows at once. */
export function servePages(server: Hono, config: Config): void {
  server.get(`/pages/:file{(privacy|terms|how-we-use-ai)\\.(${languages.join("|")})\\.md}`, async (c) => {
    const text = fillPage(await readPage(c.req.param("file"), config.pages_folder), factsOf(config));
    const etag = `"${createHash("sha256").update(text).digest("base64url").slice(0, 20)}"`;
    const headers = { "content-type": "text/markdown; charset=utf-8", "cache-control": "public, max-age=300", etag };
    if (c.req.header("if-none-match") === etag) return new Response(null, { status: 304, headers });
    return new Response(text, { headers });
  });
  server.get("/pages/*", (c) => c.text("Not found", 404));
}
