import { brotliCompressSync, constants, gzipSync } from "node:zlib";

/** Shorter ones gain nothing; and what could be guessed from a length, such as a session's token, stands in short replies only. */
const FROM_BYTES = 4096;
const LEVEL = 3;
/** A millisecond for a page. */
const BROTLI_QUALITY = 5;
const packed = new WeakMap<Uint8Array, Uint8Array<ArrayBuffer>>();

const asJson = { "content-type": "application/json", "cache-control": "no-store", vary: "accept-encoding" };

/** A reply of JSON, gzipped where it is long and the asker takes that. Bytes that go out again are packed once. */
export function jsonResponse(request: Request, bytes: Uint8Array<ArrayBuffer>): Response {
  const takesGzip = /\bgzip\b/.test(request.headers.get("accept-encoding") ?? "");
  if (bytes.length < FROM_BYTES || !takesGzip) return new Response(bytes, { headers: asJson });
  const known = packed.get(bytes) ?? gzipSync(bytes, { level: LEVEL });
  packed.set(bytes, known);
  return new Response(known, { headers: { ...asJson, "content-encoding": "gzip" } });
}

/** A document that was made for this request alone, packed as its reader takes it. */
export function htmlResponse(
  request: Request,
  html: string,
  { status, headers }: { status: number; headers: Record<string, string> },
): Response {
  const accepted = request.headers.get("accept-encoding") ?? "";
  const encoding = /\bbr\b/.test(accepted) ? "br" : /\bgzip\b/.test(accepted) ? "gzip" : null;
  const bytes = Buffer.from(html);
  const body =
    encoding === "br"
      ? brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } })
      : encoding === "gzip"
        ? gzipSync(bytes)
        : bytes;
  const about = { "content-type": "text/html; charset=utf-8", vary: "accept-encoding, accept-language" };
  return new Response(new Uint8Array(body), {
    status,
    headers: { ...about, ...headers, ...(encoding && { "content-encoding": encoding }) },
  });
}
