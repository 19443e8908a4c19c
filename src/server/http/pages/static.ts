import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { extname, join, sep } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import type { Hono } from "hono";
import { language } from "#contract/fields.ts";
import { publicPages } from "#contract/public-pages.ts";
import { spokenLanguage } from "#contract/text/languages.ts";
import type { Config } from "#server/config.ts";
import { escapeHtml } from "#server/core/html.ts";
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
  /** What the server writes into a page before it goes out. */
  edit: ((html: string) => string) | null;
  packed: Map<string, Uint8Array<ArrayBuffer>>;
}

/** The document that pages of links are drawn into; by itself it is no page. */
const LINK_DOCUMENT = "p.html";

/**
 * The built web app. A path that is a built file gets that file; any other path gets the app itself, a dot in it or not:
 * `/email/verify/forgot-password/a@b.nl` is a screen. Only a missing file under /assets/ is a 404.
 */
export function serveWeb(server: Hono, config: Config): void {
  const assets = findAssets(config);
  server.get("*", (c) => {
    const { path } = c.req;
    const lang = spokenLanguage(c.req.query("lang"));
    const page = path.startsWith("/assets/") ? "" : "/index.html";
    const asset = assets.get(path) ?? assets.get(`${path} ${lang}`) ?? assets.get(page);
    if (!asset) return c.text("Not found", 404);
    const headers: Record<string, string> = {
      "content-type": asset.type,
      "cache-control": asset.isForEver ? "public, max-age=31536000, immutable" : "no-cache",
      etag: asset.etag,
      vary: "accept-encoding",
      ...(asset === assets.get("/index.html") && !mayBeIndexed(path) && { "x-robots-tag": "noindex" }),
    };
    if (c.req.header("if-none-match") === asset.etag) return new Response(null, { status: 304, headers });
    const accepted = c.req.header("accept-encoding") ?? "";
    const encoding = !worthPacking.has(extname(asset.path)) ? "" : /\bbr\b/.test(accepted) ? "br" : /\bgzip\b/.test(accepted) ? "gzip" : "";
    if (encoding) headers["content-encoding"] = encoding;
    return new Response(packed(asset, encoding), { headers });
  });
}

function packed(asset: Asset, encoding: string): Uint8Array<ArrayBuffer> {
  const known = asset.packed.get(encoding);
  if (known) return known;
  const file = readFileSync(asset.path);
  const bytes = asset.edit ? Buffer.from(asset.edit(file.toString("utf8"))) : file;
  const tight = `${asset.path}.br`;
  const made = new Uint8Array(
    encoding === "br" && !asset.edit && existsSync(tight)
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
function tellSettings(config: Config): ((html: string) => string) | null {
  if (!config.translate_script_url) return null;
  const meta = `<meta name="translate-script" content="${escapeHtml(config.translate_script_url)}" />`;
  return (html) => html.replace("</head>", () => `${meta}</head>`);
}

function findAssets(config: Config): Map<string, Asset> {
  const folder = config.web_folder;
  const assets = new Map<string, Asset>();
  if (!existsSync(folder)) return assets;
  for (const name of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
    const path = join(folder, name);
    const stat = statSync(path);
    if (!stat.isFile() || name.startsWith(".") || name.endsWith(".br") || name === LINK_DOCUMENT) continue;
    const address = `/${name.split(sep).join("/")}`;
    assets.set(address, {
      path,
      type: types[extname(name)] ?? "application/octet-stream",
      etag: etagOf(`${name} ${stat.mtimeMs} ${stat.size}`),
      isForEver: address.startsWith("/assets/"),
      edit: null,
      packed: new Map(),
    });
  }
  const app = assets.get("/index.html");
  if (app) addPages(assets, app, config);
  return assets;
}

/** The app as each of its public pages, in each language: the same file, with what the page tells about itself. */
function addPages(assets: Map<string, Asset>, app: Asset, config: Config): void {
  const settings = tellSettings(config);
  const add = (address: string, describe: ((html: string) => string) | null) => {
    const edit = (html: string) => [settings, describe].reduce((made, change) => change?.(made) ?? made, html);
    const etag = etagOf(`${app.etag} ${edit('<html lang="en"><title></title></head></body>')}`);
    assets.set(address, { ...app, etag, edit: settings || describe ? edit : null, packed: new Map() });
  };
  add("/index.html", null);
  for (const { path } of Object.values(publicPages))
    for (const lang of language.options) add(`${path} ${lang}`, describePage(config, path, lang));
}

const etagOf = (text: string) => `"${createHash("sha256").update(text).digest("base64url").slice(0, 20)}"`;
