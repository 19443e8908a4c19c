import type * as z from "zod";
import type { Call } from "#contract/call.ts";
import { BODY_BYTES } from "#contract/fields.ts";
import { AppFailure, invalidField, malformed, notFound, tooSlow, wrongKind } from "#server/core/failures.ts";
import type { Files } from "#server/parts/files/files.ts";
import { LEAST_BYTES } from "./bounds/patience.ts";
import { bodyTooLarge, fileTooLarge, MOST_FILES, readForm } from "./uploads/form.ts";
import type { Arrival } from "./uploads/room.ts";
import { fieldMessages } from "./validation.ts";

const DEEPEST = 40;

interface Asked {
  request: Request;
  call: Call;
  arrival: Arrival;
  files: Pick<Files, "receive">;
}

/** What the call was sent, before its shape is checked: query for GET, JSON or a form otherwise, and the path's parts. */
export async function readInput(asked: Asked, path: Record<string, string>): Promise<Record<string, unknown>> {
  const { request, call } = asked;
  const fields = shapeOf(call.body);
  const input = call.method === "GET" ? fromPairs(new URL(request.url).searchParams, fields, "query") : await readPayload(asked, fields);
  refuseUnstorable(input, "", 0);
  return { ...input, ...path };
}

/** Checks the input against the call's shape. A malformed part of the path is 404, of a body 422. */
export function parseBody(call: Call, input: Record<string, unknown>): unknown {
  const result = call.body.safeParse(input, { reportInput: true });
  if (result.success) return result.data;
  const inPath = [...call.path.matchAll(/\{(\w+)\}/g)].map((match) => match[1]);
  if (result.error.issues.some((issue) => inPath.includes(String(issue.path[0])))) throw notFound(nounOf(call.path));
  throw new AppFailure("invalid", { key: "invalid" }, { fields: fieldMessages(result.error) });
}

/** What a path names: the record of its area. */
const nounOf = (path: string) => (path.includes("/proposal") ? "proposal" : path.includes("/job/") ? "job" : "candidate");

async function readPayload({ request, call, arrival, files }: Asked, fields: Record<string, z.ZodType>): Promise<Record<string, unknown>> {
  const sent_as = request.headers.get("content-type") ?? "";
  const type = sent_as.split(";")[0]?.trim().toLowerCase() ?? "";
  const isForm = type === "multipart/form-data";
  const kinds = ["application/json", ...(call.upload ? ["multipart/form-data"] : [])];
  if (type !== "" && !kinds.includes(type)) throw wrongKind("wrong_content_type", { kinds: kinds.join(", ") });
  if (!isForm || !call.upload) {
    const bytes = await readBytes(request, BODY_BYTES, arrival);
    return bytes.length === 0 ? {} : readJson(bytes);
  }
  const { file_bytes } = call.upload;
  const limit = BODY_BYTES + file_bytes * ("files" in fields ? MOST_FILES : 1);
  const pieces = piecesOf(request, limit, arrival, () => fileTooLarge(file_bytes));
  const isKnown = (name: string) => Object.hasOwn(fields, name);
  return fromPairs(await readForm(pieces, { type: sent_as, file_bytes, isKnown, files, keep: arrival.keep }), fields, "form");
}

/** The body of whoever has no session, where no call of the contract is made. */
export const readStrangers = (request: Request, limit: number, arrival: Arrival): Promise<Uint8Array> =>
  readBytes(request, limit, arrival).finally(() => arrival.end());

/** The body's bytes, at most `limit`. */
async function readBytes(request: Request, limit: number, arrival: Arrival): Promise<Uint8Array> {
  if (Number(request.headers.get("content-length") ?? Number.NaN) <= Math.min(limit, LEAST_BYTES)) return readShort(request, arrival);
  let bytes = Buffer.alloc(0);
  let size = 0;
  for await (const piece of piecesOf(request, limit, arrival, () => bodyTooLarge(limit))) {
    // Into one buffer: kept apart, pieces of one byte would weigh a hundred times as much.
    if (size + piece.length > bytes.length) bytes = Buffer.concat([bytes], Math.max(2 * bytes.length, size + piece.length));
    bytes.set(piece, size);
    size += piece.length;
  }
  return bytes.subarray(0, size);
}

/** A body that says it is shorter than what has to come in one stretch, as most are: it has that time, and needs no stream. */
async function readShort(request: Request, arrival: Arrival): Promise<Uint8Array> {
  const done = arrival.begin();
  const late = Promise.withResolvers<never>();
  const { stretch, whole } = arrival.patience;
  // What came while this thread was busy is read before it counts as late.
  const timer = setTimeout(() => setImmediate(() => late.reject(tooSlow())), Math.min(stretch, whole ?? stretch));
  const broken = () => {
    throw malformed("body_broken_off");
  };
  try {
    const bytes = new Uint8Array(await Promise.race([request.arrayBuffer().catch(broken), late.promise]));
    arrival.add(bytes.length);
    return bytes;
  } finally {
    clearTimeout(timer);
    done();
  }
}

/** A body as it comes. More than `limit` is refused before the rest is read; one that hardly comes is 408, one that breaks off 400. */
async function* piecesOf(request: Request, limit: number, arrival: Arrival, tooMuch: () => AppFailure): AsyncGenerator<Uint8Array> {
  if (Number(request.headers.get("content-length") ?? 0) > limit) throw tooMuch();
  if (!request.body) return;
  const done = arrival.begin();
  const reader = request.body.getReader();
  let size = 0;
  let sizeBefore = 0;
  let isLate = false;
  let tell: ((late: "late") => void) | null = null;
  const beLate = () => {
    isLate = true;
    tell?.("late");
  };
  // Where nobody waits for the sender, the delay is ours.
  const stretch = setInterval(() => {
    if (tell && size - sizeBefore < LEAST_BYTES) beLate();
    sizeBefore = size;
  }, arrival.patience.stretch);
  const whole = arrival.patience.whole === null ? undefined : setTimeout(beLate, arrival.patience.whole);
  const next = () =>
    new Promise<ReadableStreamReadResult<Uint8Array> | "broken" | "late">((resolve) => {
      tell = resolve;
      // What fails here is the sender's line: the rest never comes.
      reader.read().then(resolve, () => resolve("broken"));
    });
  try {
    for (;;) {
      const read = isLate ? "late" : await next();
      tell = null;
      if (read === "broken") throw malformed("body_broken_off");
      if (read === "late") throw tooSlow();
      if (read.done) return;
      size += read.value.length;
      if (size > limit) throw tooMuch();
      arrival.add(read.value.length);
      yield read.value;
    }
  } finally {
    clearInterval(stretch);
    clearTimeout(whole);
    done();
    reader.cancel().catch(() => {}); // nobody reads on; it may be at its end, or gone
  }
}

function readJson(bytes: Uint8Array): Record<string, unknown> {
  let value: unknown;
  try {
    value = JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
  } catch {
    throw malformed();
  }
  if (typeof value !== "object" || value === null || Array.isArray(value)) throw malformed();
  return { ...value };
}

/** Text values become what the field is: a query repeats a name for an array, a form carries JSON in a part. */
function fromPairs(
  pairs: { keys(): Iterable<string>; getAll(name: string): unknown[] },
  fields: Record<string, z.ZodType>,
  from: "query" | "form",
) {
  const input: Record<string, unknown> = {};
  for (const name of new Set(pairs.keys())) {
    const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
    if (!field) continue; // unknown fields are ignored
    const values = pairs.getAll(name);
    const kind = kindOf(field);
    if (kind === "array" && (from === "query" || values[0] instanceof File)) input[name] = values;
    else if (kind === "string" || values[0] instanceof File) input[name] = values[0];
    else input[name] = fromText(String(values[0]));
  }
  return input;
}

function fromText(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text; // the shape says what is wrong with it
  }
}

/** The fields of a body, whatever refinements lie around it. */
function shapeOf(schema: z.ZodType): Record<string, z.ZodType> {
  // zod types what a schema is made of only for each kind of schema.
  const inner = schema as unknown as { shape?: Record<string, z.ZodType> };
  return inner.shape ?? {};
}

function kindOf(schema: z.ZodType): string {
  // The same.
  const def = (schema as unknown as { def: { type: string; innerType?: z.ZodType; in?: z.ZodType } }).def;
  const within = def.innerType ?? (def.type === "pipe" ? def.in : undefined);
  if (within) return kindOf(within);
  return def.type === "enum" ? "string" : def.type;
}

/** What PostgreSQL or a browser can't hold is refused here, once for all calls: NUL bytes, halves of surrogate pairs, endless nesting. */
function refuseUnstorable(value: unknown, path: string, depth: number): void {
  if (depth > DEEPEST) throw malformed();
  if (typeof value === "string") {
    if (value.includes("\0") || !value.isWellFormed()) throw invalidField(path, "bad_characters");
  } else if (Array.isArray(value))
    value.forEach((item, index) => void refuseUnstorable(item, path ? `${path}.${index}` : `${index}`, depth + 1));
  else if (value && typeof value === "object" && !(value instanceof File))
    for (const [name, item] of Object.entries(value)) {
      if (name.includes("\0") || !name.isWellFormed()) throw malformed();
      refuseUnstorable(item, path ? `${path}.${name}` : name, depth + 1);
    }
}
