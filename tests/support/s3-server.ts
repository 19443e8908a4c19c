import { createHash, createHmac } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

const ACCESS_KEY = "AKIATESTS";
const SECRET_KEY = "a secret of the tests alone";
const BUCKET = "proffer-tests";
const REGION = "us-east-1";

/** So long a service that takes nothing in keeps its caller waiting. */
const UNREAD_MS = 500;

/** How it answers: as it should, or as a service in trouble. Lost: what it did the first time is done, and its answer never comes. */
type Manner = "well" | "busy" | "full" | "silent" | "cut" | "unread" | "lost";

interface Kept {
  bytes: Buffer;
  at: Date;
}

/**
 * As much of Amazon's S3 as the product asks of it, in memory: put (held against its checksum), get whole and in part, delete, and
 * lists in pages, each signed with version 4 (https://docs.aws.amazon.com/AmazonS3/latest/API/sig-v4-header-based-auth.html). What is
 * signed wrongly is refused as there.
 */
export async function startS3Server({ port = 0, page = 1000 } = {}) {
  const objects = new Map<string, Kept>();
  const state: { manner: Manner; busy_times: number; asked: string[] } = {
    manner: "well",
    busy_times: Number.POSITIVE_INFINITY,
    asked: [],
  };

  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? "", "http://s3");
    state.asked.push(`${request.method} ${url.pathname}`);
    if (state.manner === "unread") return void setTimeout(() => request.socket.destroy(), UNREAD_MS);
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const body = Buffer.concat(chunks);
    if (state.manner === "silent") return;
    if (state.manner === "cut") return void request.socket.destroy();
    if (state.manner === "full") return refuse(response, 507, "XMinioStorageFull");
    if (state.manner === "busy" && state.busy_times-- > 0) return refuse(response, 503, "SlowDown");
    if (!isSigned(request, url)) return refuse(response, 403, "SignatureDoesNotMatch");
    const [, bucket, ...rest] = url.pathname.split("/");
    if (bucket !== BUCKET) return refuse(response, 404, "NoSuchBucket");
    const key = decodeURIComponent(rest.join("/"));
    if (key === "") return list(response, url.searchParams);
    if (request.method === "PUT") {
      const isLost = state.manner === "lost" && state.busy_times-- > 0;
      if (isLost) response.end = () => response.destroy();
      return put(request, response, key, body);
    }
    if (request.method === "DELETE") {
      objects.delete(key);
      return void response.writeHead(204).end();
    }
    return get(request, response, key);
  });

  function put(request: IncomingMessage, response: ServerResponse, key: string, bytes: Buffer) {
    if (request.headers["content-length"] === undefined) return refuse(response, 411, "MissingContentLength");
    const checksum = request.headers["x-amz-checksum-sha256"];
    if (checksum && checksum !== sha256(bytes).toString("base64")) return refuse(response, 400, "BadDigest");
    if (request.headers["if-none-match"] === "*" && objects.has(key)) return refuse(response, 412, "PreconditionFailed");
    objects.set(key, { bytes, at: new Date() });
    response.writeHead(200, { etag: `"${createHash("md5").update(bytes).digest("hex")}"` }).end();
  }

  function get(request: IncomingMessage, response: ServerResponse, key: string) {
    const kept = objects.get(key);
    if (!kept) return refuse(response, 404, "NoSuchKey");
    const { bytes } = kept;
    const [, from, to] = /^bytes=(\d+)-(\d*)$/.exec(request.headers.range ?? "") ?? [];
    const last = Math.min(to ? Number(to) : bytes.length - 1, bytes.length - 1);
    if (from === undefined) response.writeHead(200, { "content-length": bytes.length }).end(bytes);
    else if (Number(from) > last) refuse(response, 416, "InvalidRange");
    else {
      const some = bytes.subarray(Number(from), last + 1);
      response.writeHead(206, { "content-length": some.length, "content-range": `bytes ${from}-${last}/${bytes.length}` }).end(some);
    }
  }

  function list(response: ServerResponse, query: URLSearchParams) {
    const prefix = query.get("prefix") ?? "";
    const after = query.get("continuation-token") ?? "";
    const most = Math.min(page, Number(query.get("max-keys") ?? 1000));
    const keys = [...objects.keys()].filter((key) => key.startsWith(prefix) && key > after).sort();
    const shown = keys.slice(0, most);
    const more = keys.length > most;
    const rows = shown.map((key) => {
      const { bytes, at } = objects.get(key) as Kept;
      return `<Contents><Key>${key}</Key><LastModified>${at.toISOString()}</LastModified><Size>${bytes.length}</Size></Contents>`;
    });
    const next = more ? `<NextContinuationToken>${shown.at(-1)}</NextContinuationToken>` : "";
    response.writeHead(200, { "content-type": "application/xml" });
    response.end(
      `<?xml version="1.0" encoding="UTF-8"?><ListBucketResult><Name>${BUCKET}</Name><KeyCount>${shown.length}</KeyCount><IsTruncated>${more}</IsTruncated>${next}${rows.join("")}</ListBucketResult>`,
    );
  }

  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    objects,
    state,
    settings: {
      S3_ENDPOINT: endpoint,
      S3_BUCKET: BUCKET,
      S3_REGION: REGION,
      S3_ACCESS_KEY_ID: ACCESS_KEY,
      S3_SECRET_ACCESS_KEY: SECRET_KEY,
    },
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function refuse(response: ServerResponse, status: number, code: string): void {
  response.writeHead(status, { "content-type": "application/xml" });
  response.end(`<?xml version="1.0" encoding="UTF-8"?><Error><Code>${code}</Code><Message>${code}</Message></Error>`);
}

const sha256 = (bytes: Buffer | string) => createHash("sha256").update(bytes).digest();
const hmac = (key: Buffer | string, text: string) => createHmac("sha256", key).update(text).digest();
/** As RFC 3986 has it, which escapes more than `encodeURIComponent` does. */
const escaped = (text: string) =>
  encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);

/** Whether the request's signature is that of its own method, path, query, headers and time. */
function isSigned(request: IncomingMessage, url: URL): boolean {
  const [, credential = "", names = "", signature] =
    /^AWS4-HMAC-SHA256 Credential=([^,]+), ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]{64})$/.exec(request.headers.authorization ?? "") ??
    [];
  const [access_key, day = "", region = "", service = "", end = ""] = credential.split("/");
  const time = String(request.headers["x-amz-date"]);
  if (access_key !== ACCESS_KEY || region !== REGION || !time.startsWith(day) || !names.split(";").includes("host")) return false;
  const at = Date.parse(time.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, "$1-$2-$3T$4:$5:$6Z"));
  if (!(Math.abs(Date.now() - at) < 15 * 60_000)) return false;
  const query = [...url.searchParams].map(([name, value]) => `${escaped(name)}=${escaped(value)}`).sort();
  const headers = names.split(";").map((name) => `${name}:${String(request.headers[name] ?? "").trim()}\n`);
  const content = String(request.headers["x-amz-content-sha256"]);
  const canonical = [request.method, url.pathname, query.join("&"), headers.join(""), names, content].join("\n");
  const told = ["AWS4-HMAC-SHA256", time, `${day}/${region}/${service}/${end}`, sha256(canonical).toString("hex")].join("\n");
  const key = hmac(hmac(hmac(hmac(`AWS4${SECRET_KEY}`, day), region), service), end);
  return hmac(key, told).toString("hex") === signature;
}
