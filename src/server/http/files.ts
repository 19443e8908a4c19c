import type { Context, Hono } from "hono";
import { findFileOfAddress } from "#server/areas/file/queries.ts";
import { signedText } from "#server/areas/file/rules.ts";
import { sayingOf } from "#server/core/said.ts";
import type { ByteRange, OpenFile } from "#server/parts/files/files.ts";
import type { Parts } from "#server/parts/parts.ts";

const shown = new Set(["application/pdf", "image/png", "image/jpeg", "image/webp"]);

/** Stored files under signed addresses. Images and PDF may be shown, sandboxed; anything else is an attachment. */
export function serveFiles(server: Hono, parts: Parts): void {
  server.get("/files/:id/:name", async (c) => {
    const { id, name } = c.req.param();
    const until = Number(c.req.query("until"));
    const seal = Buffer.from(c.req.query("sig") ?? "", "base64url");
    const isOurs = Number.isSafeInteger(until) && parts.secret.isSealed("file", signedText(id, name, until), seal);
    if (!isOurs || until * 1000 < Date.now()) return c.text("This address has expired. Open the record again.", 404);
    const file = await findFileOfAddress(parts.database.db, id);
    const range = file && rangeOf(c.req.header("range"), file.size);
    if (range === "beyond") return c.text("There are no such bytes.", 416, { "content-range": `bytes */${file?.size}` });
    const stored = file && (await parts.files.open(`${file.workspace_id}/${file.id}`, range));
    if (!file || !stored) return c.text("This file doesn't exist any more.", 404);
    if (file.candidate_id) {
      const records = new Map([["candidate" as const, new Set([file.candidate_id])]]);
      const row = sayingOf({ act: "read", call: "file", by: "link" }, null, records);
      if (row) await parts.audit.note(file.workspace_id, row);
    }
    const isDownload = !shown.has(file.mime) || c.req.query("download") !== undefined;
    return sendFile(c, stored, {
      "accept-ranges": "bytes",
      "content-type": file.mime,
      "content-disposition": contentDisposition(isDownload ? "attachment" : "inline", file.name),
      "content-security-policy": "sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data:; frame-ancestors 'self'",
      "cache-control": "private, max-age=600",
    });
  });
}

/** A stored file as an answer, piece by piece as it is read; a part of it where that was asked for. */
export function sendFile(c: Context, { size, stream, range }: OpenFile, headers: Record<string, string>): Response {
  if (c.req.method === "HEAD") void stream.cancel();
  return new Response(c.req.method === "HEAD" ? null : stream, {
    status: range ? 206 : 200,
    headers: {
      ...headers,
      "content-length": String(range ? range.to - range.from + 1 : size),
      ...(range && { "content-range": `bytes ${range.from}-${range.to}/${size}` }),
    },
  });
}

/** The bytes that a request names of a file of that size (RFC 9110, 14.1.2): undefined for all of it, as for several ranges at once. */
function rangeOf(header: string | undefined, size: number): ByteRange | "beyond" | undefined {
  const [, first = "", last = ""] = /^bytes=(\d*)-(\d*)$/.exec(header ?? "") ?? [];
  if (!first && !last) return undefined;
  const from = first ? Number(first) : Math.max(0, size - Number(last));
  const to = Math.min(first && last ? Number(last) : size - 1, size - 1);
  if (first && last && Number(last) < Number(first)) return undefined;
  return from > to ? "beyond" : { from, to };
}

/** The header that names a file as its owner wrote it, and in plain ASCII for old readers. */
export function contentDisposition(kind: "attachment" | "inline", name: string): string {
  const ascii = name.replace(/[^\x20-\x7e]|["\\%]/g, "_");
  const encoded = encodeURIComponent(name).replace(/['()*]/g, (char) => `%${char.charCodeAt(0).toString(16)}`);
  return `${kind}; filename="${ascii}"; filename*=UTF-8''${encoded}`;
}
