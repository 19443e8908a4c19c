import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { extname, join, sep } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import type { Context, Hono } from "hono";
import { language } from "#contract/fields.ts";
import { publicPages } from "#contract/public-pages.ts";
import { spokenLanguage } from "#contract/text/languages.ts";
import type { Config } from "#server/config.ts";
import { escapeHtml } from "#server/core/html.ts";
import { styleNonce } from "../security-headers.ts";
import { htmlResponse } from "./packed.ts";
import { describePage, mayBeIndexed } from "./seo.ts";

const types: Record<string, string> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".mjs": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".webp": "image/webp",
  ".ico": "image/x-icon",
  ".woff2": "font/woff2",
  ".json": "application/json; charset=utf-8",
  ".map": "application/json; charset=utf-8",
  ".wasm": "application/wasm",
  ".bcmap": "application/octet-stream",
  ".pfb": "application/octet-stream",
  ".ttf": "font/ttf",
  ".icc": "application/octet-stream",
  ".webmanifest": "application/manifest+json",
};
const worthPacking = new Set([".html", ".js", ".mjs", ".css", ".svg", ".json", ".wasm"]);

interface Asset {
  path: string;
  type: string;
  etag: string;
  isForEver: boolean;
  packed: Map<string, Uint8Array<ArrayBuffer>>;
}

const APP = "/index.html";
/** The document that pages of links are drawn into; by itself it is no page. */
const LINK_DOCUMENT = "/p.html";

/**
 * The built web app. A path that is a built file gets that file; any other path gets the app itself, a dot in it or not:
 * `/email/verify/forgot-password/a@b.nl` is a screen. Only a missing file under /assets/ is a 404.
 */
export function serveWeb(server: Hono, config: Config): void {
  const assets = findAssets(config);
  const documents = documentsOf(assets.get(APP), config);
  for (const page of [APP, LINK_DOCUMENT]) assets.delete(page);
  server.get("*", (c) => {
    const { path } = c.req;
    const asset = assets.get(path);
    if (asset) return fileResponse(c, asset);
    const page = documents.get(`${path} ${spokenLanguage(c.req.query("lang"))}`);
    const html = page ?? documents.get(APP);
    if (!html || path.startsWith("/assets/")) return c.text("Not found", 404);
    // Of each answer its own: what is injected into a page knows no nonce of its styles.
    const own = html.replace("<script", () => `<script nonce="${styleNonce(c)}"`);
    const headers = { "cache-control": "no-cache", ...(!page && !mayBeIndexed(path) && { "x-robots-tag": "noindex" }) };
    return htmlResponse(c.req.raw, own, { status: 200, headers });
  });
}

function fileResponse(c: Context, asset: Asset): Response {
  const headers: Record<string, string> = {
    "content-type": asset.type,
    "cache-control": asset.isForEver ? "public, max-age=31536000, immutable" : "no-cache",
    etag: asset.etag,
    vary: "accept-encoding",
  };
  if (c.req.header("if-none-match") === asset.etag) return new Response(null, { status: 304, headers });
  const accepted = c.req.header("accept-encoding") ?? "";
  const encoding = !worthPacking.has(extname(asset.path)) ? "" : /\bbr\b/.test(accepted) ? "br" : /\bgzip\b/.test(accepted) ? "gzip" : "";
  if (encoding) headers["content-encoding"] = encoding;
  return new Response(packed(asset, encoding), { headers });
}

function packed(asset: Asset, encoding: string): Uint8Array<ArrayBuffer> {
  const known = asset.packed.get(encoding);
  if (known) return known;
  const bytes = readFileSync(asset.path);
  const tight = `${asset.path}.br`;
  const made = new Uint8Array(
    encoding === "br" && existsSync(tight)
      ? readFileSync(tight)
      : encoding === "br"
        ? brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } })
        : encoding === "gzip"
          ? gzipSync(bytes)
          : bytes,
  );
  asset.packed.set(encoding, made);
  return made;
}

/** How the web app learns of settings that change what it loads. */
function tellSettings({ translate_script_url }: Config): (html: string) => string {
  if (!translate_script_url) return (html) => html;
  const meta = `<meta name="translate-script" content="${escapeHtml(translate_script_url)}" />`;
  return (html) => html.replace("</head>", () => `${meta}</head>`);
}

function findAssets(config: Config): Map<string, Asset> {
  const folder = config.web_folder;
  const assets = new Map<string, Asset>();
  if (!existsSync(folder)) return assets;
  for (const name of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
    const path = join(folder, name);
    const stat = statSync(path);
    if (!stat.isFile() || name.startsWith(".") || name.endsWith(".br")) continue;
    const address = `/${name.split(sep).join("/")}`;
    assets.set(address, {
      path,
      type: types[extname(name)] ?? "application/octet-stream",
      etag: etagOf(`${name} ${stat.mtimeMs} ${stat.size}`),
      isForEver: address.startsWith("/assets/"),
      packed: new Map(),
    });
  }
  return assets;
}

/** The app's document, as each of its public pages in each language as well: with what the page tells about itself. */
function documentsOf(app: Asset | undefined, config: Config): Map<string, string> {
  const documents = new Map<string, string>();
  if (!app) return documents;
  const html = tellSettings(config)(readFileSync(app.path, "utf8"));
  documents.set(APP, html);
  for (const { path } of Object.values(publicPages))
    for (const lang of language.options) documents.set(`${path} ${lang}`, describePage(config, path, lang)?.(html) ?? html);
  return documents;
}

const etagOf = (text: string) => `"${createHash("sha256").update(text).digest("base64url").slice(0, 20)}"`;
