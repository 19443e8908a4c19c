import { createHash, randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { S3mini, S3NetworkError, S3ServiceError } from "s3mini";
import { unavailable } from "#server/core/failures.ts";
import type { Log } from "../parts.ts";
import { openArriving } from "./arriving.ts";
import { ACCOUNTS, checkedKey, erasedName, type Files, isNumber } from "./files.ts";

interface S3Settings {
  /** Where the service is asked, by path: `{endpoint}/{bucket}/{key}`. */
  endpoint: string;
  bucket: string;
  region: string;
  access_key_id: string;
  secret_access_key: string;
  /** The folder of this machine where uploads lie until they are stored. */
  arriving: string;
}

/** Objects without content, one for everybody who was erased. */
const ERASED = ".erased/";
/** So long the service has until it answers: 10 MB at 5 Mbit/s and some. */
const WITHIN_MS = 30_000;
/** As many bytes of a file are read at a time. */
const PIECE = 256 * 1024;
/** The rests before the second and the third try, in milliseconds. */
const RESTS = [200, 1000];
/** What services in passing trouble answer. */
const BUSY = [500, 502, 503, 504];

/** Files in a bucket of a service that speaks Amazon's S3. */
export function openS3(
  { endpoint, bucket, region, access_key_id, secret_access_key, arriving: folder }: S3Settings,
  log: Pick<Log, "error">,
): Files {
  const s3 = new S3mini({
    endpoint: `${endpoint}/${bucket}`,
    region,
    accessKeyId: access_key_id,
    secretAccessKey: secret_access_key,
    fetch: answeredSoon,
  });
  const arriving = openArriving(folder);
  /** The service can't be reached, or is busy, again and again: whoever asks is told to come back. */
  const away = (cause: unknown) => {
    log.error(new Error(`The files' storage at ${endpoint} doesn't answer`, { cause }));
    return unavailable("files_away");
  };
  /** Three times at most where that may help; all that is asked here may be asked twice. */
  async function tried<T>(ask: () => Promise<T>): Promise<T> {
    for (const rest of RESTS)
      try {
        return await ask();
      } catch (error) {
        if (!mayHelp(error)) throw full(error);
        await pause(rest);
      }
    return ask().catch((error: unknown) => {
      throw mayHelp(error) ? away(error) : full(error);
    });
  }
  const put = async (key: string, content: Uint8Array | Blob) => {
    // The service holds what came against it, so that nothing is kept half or changed.
    const headers = { "x-amz-checksum-sha256": await sha256(content) };
    await tried(() => s3.putObject(key, content, undefined, undefined, headers));
  };
  /** Puts it where nothing lies. Of an answer that was lost nobody knows whether it was put: then what lies there tells. */
  const putWhereNone = async (key: string, content: Uint8Array | Blob) => {
    const sum = await sha256(content);
    const headers = { "x-amz-checksum-sha256": sum, "if-none-match": "*" };
    let tries = 0;
    try {
      await tried(() => {
        tries += 1;
        return s3.putObject(key, content, undefined, undefined, headers);
      });
      return true;
    } catch (error) {
      if (!(error instanceof S3ServiceError && error.status === 412)) throw error;
      const there = tries > 1 ? await open(key) : null;
      return there !== null && (await sha256(there.stream)) === sum;
    }
  };
  const open: Files["open"] = async (key, range) => {
    const answer = await tried(() => s3.getObjectRaw(checkedKey(key), !range, range?.from, range && range.to + 1)).catch((error) => {
      if (error instanceof S3ServiceError && error.status === 404 && error.serviceCode !== "NoSuchBucket") return null;
      throw error;
    });
    if (!answer) return null;
    const size = answer.headers.get("content-range")?.split("/")[1] ?? answer.headers.get("content-length");
    return { size: Number(size), stream: answer.body ?? new Blob([]).stream(), ...(range && { range }) };
  };
  /** What lies under that prefix, up to a thousand at a time, in the order of its keys. */
  async function* pagesOf(prefix: string) {
    let next: string | undefined;
    do {
      const page = await tried(() => s3.listObjectsPaged("/", prefix, 1000, next));
      if (!page) throw new Error(`There is no bucket ${bucket}`);
      yield page.objects ?? [];
      next = page.nextContinuationToken;
    } while (next);
  }
  /** The numbers after each number of a workspace, of keys below that prefix. */
  async function* byWorkspace(prefix: string, before?: Date) {
    for await (const page of pagesOf(prefix)) {
      const found = new Map<string, string[]>();
      for (const { Key, LastModified } of page) {
        const [workspace_id = "", id = "", ...rest] = Key.slice(prefix.length).split("/");
        if (!isNumber.test(workspace_id) || !isNumber.test(id) || rest.length > 0) continue;
        if (before && new Date(LastModified) >= before) continue;
        found.set(workspace_id, [...(found.get(workspace_id) ?? []), id]);
      }
      for (const [workspace_id, ids] of found) yield { workspace_id, ids };
    }
  }
  return {
    about: `in the bucket ${bucket} at ${new URL(endpoint).host}`,
    put: (key, content) => put(checkedKey(key), content),
    putNew: async (key, content) => {
      const found = await open(key);
      await found?.stream.cancel();
      if (found) return false;
      return putWhereNone(key, content).catch(async (error) => {
        // Some services know no conditions: there it was looked just before.
        if (!(error instanceof S3ServiceError && error.status === 501)) throw error;
        await put(key, content);
        return true;
      });
    },
    receive: arriving.receive,
    open,
    get: async (key) => {
      const file = await open(key);
      if (!file) return null;
      return wholeSoon(file.stream).catch((error: unknown) => {
        throw away(error);
      });
    },
    remove: async (key) => void (await tried(() => s3.deleteObject(checkedKey(key)))),
    removeHalves: arriving.sweep, // the service itself keeps no half
    noteErased: (of, id) => put(ERASED + erasedName(of, id), new Uint8Array()),
    erasedAccounts: async () => {
      const ids: string[] = [];
      const prefix = `${ERASED}${ACCOUNTS}/`;
      for await (const page of pagesOf(prefix)) ids.push(...page.map(({ Key }) => Key.slice(prefix.length)));
      return ids.filter((id) => isNumber.test(id));
    },
    erased: () => byWorkspace(ERASED),
    storedBefore: (before) => byWorkspace("", before),
    check: async () => {
      const key = `.probe/${randomUUID()}`;
      await s3.putObject(key, key); // without a second try: what is wrong is told as the service says it
      const kept = await s3.getObject(key);
      await s3.deleteObject(key);
      if (kept !== key) throw new Error("What is put there isn't what is read");
    },
  };
}

async function sha256(content: Uint8Array | Blob | ReadableStream<Uint8Array>): Promise<string> {
  const hash = createHash("sha256");
  if (content instanceof Uint8Array) hash.update(content);
  else for await (const chunk of content instanceof Blob ? content.stream() : content) hash.update(chunk);
  return hash.digest("base64");
}

/** Asks, and gives up where no answer begins in time. Where it leads elsewhere nobody follows: what is signed is for one address. */
const answeredSoon: typeof fetch = async (input, init) => {
  const stop = new AbortController();
  const timer = setTimeout(() => stop.abort(), WITHIN_MS);
  try {
    return await fetch(input, {
      ...init,
      ...(init?.body instanceof Blob && inPieces(init.body, stop.signal)),
      redirect: "manual",
      signal: stop.signal,
    });
  } catch (error) {
    stop.abort(); // what was on its way is read no further
    const { code = "ETIMEDOUT", message = "no answer in time" } = (error as { cause?: NodeJS.ErrnoException }).cause ?? {};
    throw new S3NetworkError(message, code, error);
  } finally {
    clearTimeout(timer);
  }
};

/** Bytes that are read as the service takes them: a Blob as a body is read whole at once, so that ten files on their way were all in memory. */
const inPieces = (blob: Blob, stopped: AbortSignal) => {
  let at = 0;
  const pull = async (to: ReadableStreamDefaultController<Uint8Array>) => {
    if (stopped.aborted) return to.error(stopped.reason);
    const piece = await blob.slice(at, at + PIECE).bytes();
    at += piece.length;
    if (piece.length > 0) to.enqueue(piece);
    else to.close();
  };
  return { body: new ReadableStream({ pull }, { highWaterMark: 0 }), duplex: "half" as const };
};

const mayHelp = (error: unknown) =>
  error instanceof S3NetworkError || (error instanceof S3ServiceError && (error.status === 429 || BUSY.includes(error.status)));

/** A failure in the words by which all of the product knows that no room is left. */
const full = (error: unknown) =>
  error instanceof S3ServiceError && error.status === 507
    ? Object.assign(new Error("The files' storage has no room left", { cause: error }), { code: "full" })
    : error;

/** All that comes, where it comes in time. */
async function wholeSoon(stream: ReadableStream<Uint8Array>): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  await stream.pipeTo(new WritableStream({ write: (chunk) => void chunks.push(chunk) }), { signal: AbortSignal.timeout(WITHIN_MS) });
  return Buffer.concat(chunks);
}
