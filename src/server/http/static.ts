import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { extname, join, sep } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import type { Hono } from "hono";
import type { Config } from "#server/config.ts";
import { escapeHtml } from "#server/core/html.ts";

const types: Record<string, string> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".mjs": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".svg": "image/svg+xml",
  ".png": "image/png",
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
  /** What the server writes into the head of a page. */
  head: string;
  packed: Map<string, Uint8Array<ArrayBuffer>>;
}

/** The client's page, a small app of its own, lets nothing in but itself and isn't for search engines. */
const clientPage = "/p.html";
const clientPageHeaders = {
  "content-security-policy": [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join("; "),
  "x-robots-tag": "noindex",
};

/**
 * The built web app. A path that is a built file gets that file, one below /p/ the client's page; any other path gets the app
 * itself, a dot in it or not: `/email/verify/forgot-password/a@b.nl` is a screen. Only a missing file under /assets/ is a 404.
 */
export function serveWeb(server: Hono, config: Config): void {
  const assets = findAssets(config.web_folder, headOf(config));
  server.get("*", (c) => {
    const { path } = c.req;
    const page = path.startsWith("/p/") ? clientPage : path.startsWith("/assets/") ? "" : "/index.html";
    const asset = assets.get(path) ?? assets.get(page);
    if (!asset) return c.text("Not found", 404);
    const headers: Record<string, string> = {
      "content-type": asset.type,
      "cache-control": asset.isForEver ? "public, max-age=31536000, immutable" : "no-cache",
      etag: asset.etag,
      vary: "accept-encoding",
      ...(asset === assets.get(clientPage) && clientPageHeaders),
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
  const bytes = asset.head ? Buffer.from(file.toString("utf8").replace("</head>", () => `${asset.head}</head>`)) : file;
  const made = new Uint8Array(
    encoding === "br"
      ? brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } })
      : encoding === "gzip"
        ? gzipSync(bytes)
        : bytes,
  );
  asset.packed.set(encoding, made);
  return made;
}

/** How the web app learns of settings that change what it loads. */
const headOf = (config: Config): string =>
  config.translate_script_url ? `<meta name="translate-script" content="${escapeHtml(config.translate_script_url)}" />` : "";

function findAssets(folder: string, pageHead: string): Map<string, Asset> {
  const assets = new Map<string, Asset>();
  if (!existsSync(folder)) return assets;
  for (const name of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
    const path = join(folder, name);
    const stat = statSync(path);
    if (!stat.isFile() || name.startsWith(".")) continue;
    const head = name === "index.html" ? pageHead : "";
    const address = `/${name.split(sep).join("/")}`;
    assets.set(address, {
      path,
      type: types[extname(name)] ?? "application/octet-stream",
      etag: `"${createHash("sha256").update(`${name} ${stat.mtimeMs} ${stat.size} ${head}`).digest("base64url").slice(0, 20)}"`,
      isForEver: address.startsWith("/assets/"),
      head,
      packed: new Map(),
    });
  }
  return assets;
}
