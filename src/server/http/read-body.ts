import type * as z from "zod";
import type { Call } from "#contract/call.ts";
import { BODY_BYTES } from "#contract/fields.ts";
import { AppFailure, invalidField, malformed, notFound, tooLarge, tooSlow, wrongKind } from "#server/core/failures.ts";
import { fieldMessages } from "./validation.ts";

const DEEPEST = 40;
/** Files in one form: as many as the widest call takes. */
const MOST_FILES = 10;

/** What the call was sent, before its shape is checked: query for GET, JSON or a form otherwise, and the path's parts. */
export async function readInput(request: Request, call: Call, path: Record<string, string>): Promise<Record<string, unknown>> {
  const fields = shapeOf(call.body);
  const input =
    call.method === "GET" ? fromPairs(new URL(request.url).searchParams, fields, "query") : await readPayload(request, call, fields);
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

async function readPayload(request: Request, call: Call, fields: Record<string, z.ZodType>): Promise<Record<string, unknown>> {
  const type = (request.headers.get("content-type") ?? "").split(";")[0]?.trim().toLowerCase() ?? "";
  const isForm = type === "multipart/form-data";
  const kinds = ["application/json", ...(call.upload ? ["multipart/form-data"] : [])];
  if (type !== "" && !kinds.includes(type)) throw wrongKind("wrong_content_type", { kinds: kinds.join(", ") });
  const limit = isForm && call.upload ? BODY_BYTES + call.upload.file_bytes * ("files" in fields ? MOST_FILES : 1) : BODY_BYTES;
  const bytes = await readBytes(request, limit, isForm ? call.upload?.file_bytes : undefined);
  if (bytes.length === 0) return {};
  if (isForm) return readForm(bytes, request.headers.get("content-type") ?? "", call, fields);
  return readJson(bytes);
}

/** A body that isn't whole has to grow by so much in each stretch of time: whoever sends drop by drop holds a connection for nothing. */
const LEAST_BYTES = 10 * 1024;
const STRETCH_MS = 10_000;

/** The body's bytes. More than `limit` is 413, told before the rest is read; one that hardly comes is 408, one that breaks off 400. */
export async function readBytes(request: Request, limit: number, file_bytes?: number): Promise<Uint8Array<ArrayBuffer>> {
  const refuse = () => (file_bytes ? fileTooLarge(file_bytes) : tooLarge("body_too_large", megabytes(limit)));
  if (Number(request.headers.get("content-length") ?? 0) > limit) throw refuse();
  if (!request.body) return new Uint8Array();
  const reader = request.body.getReader();
  const chunks: Uint8Array[] = [];
  let size = 0;
  let sizeBefore = 0;
  let stalled = () => {};
  const isStalled = new Promise<"stalled">((resolve) => {
    stalled = () => resolve("stalled");
  });
  const watch = setInterval(() => {
    if (size - sizeBefore < LEAST_BYTES) stalled();
    sizeBefore = size;
  }, STRETCH_MS);
  try {
    for (;;) {
      // What fails here is the sender's line: the rest never comes.
      const read = await Promise.race([reader.read().catch(() => "broken" as const), isStalled]);
      if (read === "broken") throw malformed("body_broken_off");
      if (read === "stalled") throw tooSlow();
      if (read.done) return new Uint8Array(Buffer.concat(chunks));
      size += read.value.length;
      if (size > limit) throw refuse();
      chunks.push(read.value);
    }
  } finally {
    clearInterval(watch);
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

async function readForm(bytes: Uint8Array<ArrayBuffer>, type: string, call: Call, fields: Record<string, z.ZodType>) {
  let form: FormData;
  try {
    form = await new Response(bytes, { headers: { "content-type": type } }).formData();
  } catch {
    throw malformed();
  }
  for (const [, value] of form)
    if (value instanceof File && call.upload && value.size > call.upload.file_bytes) throw fileTooLarge(call.upload.file_bytes);
  return fromPairs(form, fields, "form");
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

const megabytes = (bytes: number) => `${Math.round(bytes / 1024 / 1024)} MB`;
const fileTooLarge = (bytes: number) => tooLarge("file_too_large", megabytes(bytes), { reason: "too_large" });
