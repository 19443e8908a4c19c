import { timingSafeEqual } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Context, Hono } from "hono";
import PostalMime from "postal-mime";
import { escapeHtml } from "#server/core/html.ts";
import type { Parts } from "#server/parts/parts.ts";
import { socketAddress } from "../circumstances.ts";
import { ownStyle } from "../security-headers.ts";

/** What opens the outbox: known to whoever sees what the start prints, and the same at each start. */
const keyOf = (parts: Parts) => parts.secret.seal("outbox", "key").toString("base64url").slice(0, 32);

/** Where the letters can be read, with the key to them; null where they can't. */
export const outboxUrl = (parts: Parts, url: string): string | null =>
  parts.mail.is_outbox && parts.config.app_url_is_local ? `${url}/outbox?key=${keyOf(parts)}` : null;

/** What a proxy adds to what it passes on. */
const isForwarded = (c: Context) =>
  [...c.req.raw.headers.keys()].some((name) => ["forwarded", "via", "x-real-ip"].includes(name) || name.startsWith("x-forwarded"));

/**
 * The letters that the embedded default keeps, for the person at this machine: codes must never be readable from outside.
 * Only with the key that the start prints, over loopback, under a localhost name, without a proxy in between, while the
 * product itself lives at localhost.
 */
export function serveOutbox(server: Hono, parts: Parts): void {
  const { config, mail } = parts;
  if (config.mail.kind !== "outbox" || !mail.is_outbox) return;
  const folder = config.outbox;
  const isFromHere = (c: Context) => {
    const host = (c.req.header("host") ?? "").replace(/:\d+$/, "").toLowerCase();
    return (
      config.app_url_is_local &&
      ["localhost", "127.0.0.1", "[::1]"].includes(host) &&
      /^(127\.|::1$|::ffff:127\.)/.test(socketAddress(c)) &&
      !isForwarded(c)
    );
  };
  const key = keyOf(parts);
  const mayRead = (c: Context) => isFromHere(c) && isSame(c.req.query("key") ?? "", key);
  server.get("/outbox", async (c) => {
    if (!mayRead(c)) return c.notFound();
    const names = (await namesIn(folder)).reverse().slice(0, 100);
    const letters = await Promise.all(
      names.map(async (name) => ({ name, ...(await PostalMime.parse(await readFile(join(folder, name)))) })),
    );
    const lines = letters.map(
      (letter) => `<li><a href="/outbox/${encodeURIComponent(letter.name)}?key=${key}"><b>${escapeHtml(letter.subject ?? "")}</b></a><br>
<small>${escapeHtml(letter.to?.map((one) => one.address).join(", ") ?? "")} · ${escapeHtml(letter.date ?? "")}</small></li>`,
    );
    return c.html(page(c, "Outbox", lines.length > 0 ? `<ul>${lines.join("")}</ul>` : "<p>No e-mails yet.</p>"));
  });
  server.get("/outbox/:name", async (c) => {
    const name = c.req.param("name");
    if (!mayRead(c) || !(await namesIn(folder)).includes(name)) return c.notFound();
    const letter = await PostalMime.parse(await readFile(join(folder, name)));
    const text = escapeHtml(letter.text ?? "").replace(/https?:\/\/[^\s<]+/g, (url) => `<a href="${url}">${url}</a>`);
    return c.html(page(c, letter.subject ?? "", `<p><a href="/outbox?key=${key}">All e-mails</a></p><pre>${text}</pre>`));
  });
}

const isSame = (given: string, key: string) => given.length === key.length && timingSafeEqual(Buffer.from(given), Buffer.from(key));

const namesIn = async (folder: string) =>
  (await readdir(folder).catch(() => [] as string[])).filter((name) => /^[\w-]+\.eml$/.test(name)).sort();

const style = `body{font:14px/1.6 system-ui,sans-serif;max-width:44rem;margin:2rem auto;padding:0 1rem;color:#1d1c1a;background:#fff}pre{white-space:pre-wrap;font:inherit}ul{list-style:none;padding:0}li{padding:.5rem 0;border-bottom:1px solid #e8e5df}a{color:#2443a6}
@media(prefers-color-scheme:dark){body{background:#1a1b1f;color:#eceae6}a{color:#9db4f5}li{border-color:#2c2e34}}`;

const page = (
  c: Context,
  title: string,
  body: string,
) => `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(title)}</title>
${ownStyle(c, style)}<h1>${escapeHtml(title)}</h1>${body}</html>`;
