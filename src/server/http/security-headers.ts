import type { MiddlewareHandler } from "hono";
import type { Config } from "#server/config.ts";

/** The hosts of a translation script are let in where the settings name one: its own, and those that it asks itself. */
function policyOf({ translate_script_url, translate_script_hosts }: Config): string {
  const hosts = translate_script_url ? [new URL(translate_script_url).origin, ...translate_script_hosts] : [];
  const elsewhere = hosts.map((host) => ` ${host}`).join("");
  return [
    "default-src 'self'",
    `script-src 'self' 'wasm-unsafe-eval'${elsewhere}`,
    `style-src 'self' 'unsafe-inline'${elsewhere}`,
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
    if (!headers.has("content-security-policy")) headers.set("content-security-policy", policy);
    headers.set("x-content-type-options", "nosniff");
    headers.set("referrer-policy", "no-referrer");
    headers.set("x-frame-options", "DENY");
    headers.set("cross-origin-opener-policy", "same-origin");
    headers.set("permissions-policy", "camera=(), microphone=(), geolocation=()");
    if (https) headers.set("strict-transport-security", "max-age=31536000; includeSubDomains");
  };
}
