import { gzipSync } from "node:zlib";

/** Shorter ones gain nothing; and what could be guessed from a length, such as a session's token, stands in short replies only. */
const FROM_BYTES = 4096;
const LEVEL = 3;
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
