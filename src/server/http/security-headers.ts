import { createHash, randomBytes } from "node:crypto";
import type { Context, MiddlewareHandler } from "hono";
import type { Config } from "#server/config.ts";

/** What a page lets in of styles that stand in itself, by its request: nothing where nobody said so. */
const ownStyles = new WeakMap<Request, string>();

/** Lets in the styles that a page's script adds, if they carry what comes back: another one for each answer. */
export function styleNonce(c: Context): string {
  const nonce = randomBytes(18).toString("base64");
  ownStyles.set(c.req.raw, `'nonce-${nonce}'`);
  return nonce;
}

/** A page's one style, always the same: let in by its hash. */
export function ownStyle(c: Context, css: string): string {
  ownStyles.set(c.req.raw, `'sha256-${createHash("sha256").update(css).digest("base64")}'`);
  return `<style>${css}</style>`;
}

/**
 * The hosts of a translation script are let in where the settings name one: its own, and those that it asks itself. It writes styles
 * into the page, which then has to let in all of them.
 */
function policyOf({ translate_script_url, translate_script_hosts }: Config): (styles?: string) => string {
  const hosts = translate_script_url ? [new URL(translate_script_url).origin, ...translate_script_hosts] : [];
  const elsewhere = hosts.map((host) => ` ${host}`).join("");
  return (styles = "") =>
    [
      "default-src 'self'",
      `script-src 'self' 'wasm-unsafe-eval'${elsewhere}`,
      `style-src 'self' ${translate_script_url ? "'unsafe-inline'" : styles}${elsewhere}`.trimEnd(),
      `img-src 'self' data: blob:${elsewhere}`,
      `font-src 'self' data:${elsewhere}`,
      `connect-src 'self'${elsewhere}`,
      "worker-src 'self' blob:",
      "object-src 'none'",
      "base-uri 'none'",
      "form-action 'self'",
      "frame-ancestors 'none'",
    ].join("; ");
}

/** What every answer tells the browser: no foreign scripts but what the settings name, no frames or sniffing, no address passed on. */
export function securityHeaders(config: Config): MiddlewareHandler {
  const policy = policyOf(config);
  const https = config.app_url.startsWith("https:");
  return async (c, next) => {
    await next();
    const { headers } = c.res;
    if (!headers.has("content-security-policy")) headers.set("content-security-policy", policy(ownStyles.get(c.req.raw)));
    headers.set("x-content-type-options", "nosniff");
    headers.set("referrer-policy", "no-referrer");
    headers.set("x-frame-options", "DENY");
    headers.set("cross-origin-opener-policy", "same-origin");
    headers.set("cross-origin-resource-policy", "same-origin");
    headers.set("permissions-policy", "camera=(), microphone=(), geolocation=()");
    if (https) headers.set("strict-transport-security", "max-age=31536000; includeSubDomains");
  };
}
