import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import type { Hono } from "hono";
import { languages } from "#contract/text/languages.ts";
import type { Config } from "#server/config.ts";
import { type Facts, fillPage } from "#server/core/page-text.ts";

/** The product's own pages; a file of the same name in PAGES_DIR goes before each. */
const OWN = resolve(import.meta.dirname, "../../pages");

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

async function readPage(file: string, folder: string | null): Promise<string> {
  if (folder) {
    const edited = await readFile(join(folder, file), "utf8").catch((failure: NodeJS.ErrnoException) => {
      if (failure.code === "ENOENT") return null;
      throw failure;
    });
    if (edited !== null) return edited;
  }
  // A language without a page of its own reads the English one.
  const isThere = existsSync(join(OWN, file));
  return readFile(join(OWN, isThere ? file : file.replace(/\.\w+\.md$/, ".en.md")), "utf8");
}

/** The names that a page may use; docs/how-to/edit-the-pages.md lists them. */
function factsOf(config: Config): Facts {
  return {
    app_url: config.app_url,
    operator: config.seller.name,
    operator_address: config.seller.address,
    contact_email: config.contact_email,
    sold: config.subscriptions_on,
    stripe: config.payments.kind === "stripe",
    mail_server: config.mail.kind === "smtp" ? new URL(config.mail.url).hostname : null,
    translation_server: config.translation ? new URL(config.translation.url).hostname : null,
    translation_script: config.translate_script_url ? new URL(config.translate_script_url).hostname : null,
    model: modelOf(config),
    embeddings: config.embeddings && `${config.embeddings.model} (${new URL(config.embeddings.base_url).hostname})`,
    model_reads: config.assistant?.reads ?? false,
    scans: config.tools.tesseract !== null,
  };
}

/** The model's name, and who runs it. */
function modelOf({ assistant }: Config): string | null {
  if (!assistant) return null;
  const runs = assistant.base_url ? new URL(assistant.base_url).hostname : "Anthropic";
  return `${assistant.model} (${runs})`;
}
