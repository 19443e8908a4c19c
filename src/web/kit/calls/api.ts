import type { BodyInput, Call, Reply } from "#contract/call.ts";
import type { Failure } from "#contract/envelope.ts";
import { namesDeleted, requireId } from "./deletions.ts";

/** Ten minutes: reading a large file may take long. */
const TIMEOUT_MS = 600_000;

/** The server answered, but not with 200: by its HTTP status, or in its envelope. */
export class CallFailed extends Error {
  readonly status: number;
  /** Empty where something between us and the server answered instead of it. */
  readonly envelope: Partial<Failure>;
  /** A session's token went along and counted: 401 then means that the session is over. */
  readonly had_token: boolean;

  constructor(status: number, envelope: Partial<Failure>, hadToken: boolean) {
    super(envelope.response_message ?? `HTTP ${status}`);
    this.name = "CallFailed";
    this.status = status;
    this.envelope = envelope;
    this.had_token = hadToken;
  }
}

/** No answer at all. */
export class NotReached extends Error {
  readonly reason: "network" | "other" | "cancelled";

  constructor(reason: NotReached["reason"], cause: unknown) {
    super(reason, { cause });
    this.name = "NotReached";
    this.reason = reason;
  }
}

export interface SendOptions {
  /** A session's token; the browser's own when absent, none when null. */
  token?: string | null;
  /** Language of the reply's message; the page's own when absent. */
  locale?: string;
  /** Instead of the browser's fetch: tests send into a server without a port. */
  fetcher?: (request: Request) => Response | Promise<Response>;
  /** Needed with `fetcher` only, where there is no page to be relative to. */
  base?: string;
  signal?: AbortSignal;
}

export type Answer<C extends Call> = Reply<C> & { response_status: number; response_message: string };

/** Makes one call of the contract. Throws `CallFailed` or `NotReached`; a deletion without an id isn't sent. */
export async function send<C extends Call>(call: C, body: BodyInput<C>, options: SendOptions = {}): Promise<Answer<C>> {
  requireId(call.path, body);
  const { response, text, asked } = await reach(call, body, "application/json", options, async (reply) => reply.text());
  const envelope = readEnvelope(text);
  const status = statusOf(response, envelope);
  if (status === null) throw new NotReached("other", new Error("The answer isn't an envelope"));
  if (status !== 200) throw refused(status, envelope, asked);
  if (!namesDeleted(call.path, envelope)) throw new NotReached("other", new Error("The answer doesn't say what was deleted"));
  return envelope as Answer<C>;
}

/** What an answer means: the HTTP status where that isn't 200, else what the envelope says; null for a 200 that is no envelope. */
export const statusOf = ({ status }: Response, { response_status }: Partial<Failure>): number | null =>
  status !== 200 ? status : Number.isInteger(response_status) ? Number(response_status) : null;

export interface Asked {
  token: string | null | undefined;
  is_public: boolean;
  is_own_token: boolean;
}

export async function reach<C extends Call>(
  call: C,
  body: BodyInput<C>,
  accept: string,
  options: SendOptions,
  read: (response: Response) => Promise<string>,
): Promise<{ response: Response; text: string; asked: Asked }> {
  const { fetcher = fetch, signal } = options;
  const token = options.token === undefined ? globalThis.localStorage?.getItem("authToken") : options.token;
  const base = options.base ?? globalThis.location?.origin ?? "http://localhost";
  const fields = { ...(body as Record<string, unknown>) };
  const path = call.path.replace(/\{(\w+)\}/g, (_part, name: string) => {
    const value = fields[name];
    delete fields[name];
    return encodeURIComponent(String(value));
  });
  const url = new URL(path, base);
  const headers = new Headers({ accept, "accept-language": options.locale ?? globalThis.document?.documentElement.lang ?? "en" });
  if (token) headers.set("authorization", `Bearer ${token}`);

  let content: BodyInit | undefined;
  if (call.method === "GET") addQuery(url, fields);
  else if (call.upload && Object.values(fields).some(holdsFile)) content = asForm(fields);
  else if (call.method !== "DELETE" || Object.keys(fields).length > 0) {
    headers.set("content-type", "application/json");
    content = JSON.stringify(fields);
  }

  const timeout = AbortSignal.timeout(TIMEOUT_MS);
  try {
    const asked = { token, is_public: call.access === "public", is_own_token: options.token === undefined };
    const known = fetcher === globalThis.fetch ? takePrefetched(prefetchKey(call, url), headers) : undefined;
    if (known) return { ...(await known.answer), asked };
    const response = await fetcher(
      new Request(url, {
        method: call.method,
        headers,
        body: content ?? null,
        signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
      }),
    );
    return { response, text: await read(response), asked };
  } catch (cause) {
    throw notReached(cause, options);
  }
}

/** What boot.js has asked before the app was there: each answer is taken once, by whoever asks for just that. */
interface Prefetched {
  token: string;
  lang: string;
  answers: Record<string, { answer: Promise<Arrived>; arrived: Arrived | null } | undefined>;
}
interface Arrived {
  response: Response;
  text: string;
}

const prefetchKey = (call: Call, { pathname, search }: URL) => `${call.method} ${pathname}${search}`;

function takePrefetched(key: string, headers: Headers) {
  const { prefetched } = globalThis as { prefetched?: Prefetched };
  const isSame = headers.get("authorization") === `Bearer ${prefetched?.token}` && headers.get("accept-language") === prefetched?.lang;
  const asked = isSame ? prefetched?.answers[key] : undefined;
  if (prefetched) delete prefetched.answers[key];
  return asked;
}

/** The answer to a call that reads, where it has arrived before anybody asked: a screen can then begin with it. */
export function arrivedAnswer<C extends Call>(call: C, body: BodyInput<C>): Answer<C> | undefined {
  const { prefetched } = globalThis as { prefetched?: Prefetched };
  const token = globalThis.localStorage?.getItem("authToken");
  if (!prefetched || prefetched.token !== token || prefetched.lang !== document.documentElement.lang) return undefined;
  const url = new URL(call.path, location.origin);
  addQuery(url, body as Record<string, unknown>);
  const { arrived } = prefetched.answers[prefetchKey(call, url)] ?? {};
  const envelope = readEnvelope(arrived?.text ?? "");
  if (!arrived || statusOf(arrived.response, envelope) !== 200) return undefined;
  delete prefetched.answers[prefetchKey(call, url)];
  return envelope as Answer<C>;
}

export const notReached = (cause: unknown, { signal }: SendOptions): NotReached =>
  new NotReached(signal?.aborted ? "cancelled" : cause instanceof TypeError ? "network" : "other", cause);

export function refused(status: number, envelope: Partial<Failure>, { token, is_public, is_own_token }: Asked): CallFailed {
  // A token that was replaced meanwhile says nothing about the session that there is now.
  const isCurrent = !is_own_token || token === globalThis.localStorage?.getItem("authToken");
  return new CallFailed(status, envelope, Boolean(token) && isCurrent && !is_public);
}

export function readEnvelope(text: string): Partial<Failure> {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === "object" && value !== null ? value : {};
  } catch {
    return {};
  }
}

function addQuery(url: URL, fields: Record<string, unknown>): void {
  for (const [name, value] of Object.entries(fields)) {
    for (const each of Array.isArray(value) ? value : [value]) {
      if (each !== undefined && each !== null && each !== "")
        url.searchParams.append(name, typeof each === "object" ? JSON.stringify(each) : String(each));
    }
  }
}

const isFile = (value: unknown): value is File => value instanceof File;
const holdsFile = (value: unknown): boolean => isFile(value) || (Array.isArray(value) && value.some(isFile));

/** A part per field: text as it is, files as files (several repeat the part), everything else as JSON text. */
function asForm(fields: Record<string, unknown>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    if (value === undefined) continue;
    if (isFile(value)) form.append(name, value, value.name);
    else if (Array.isArray(value) && value.some(isFile)) for (const file of value.filter(isFile)) form.append(name, file, file.name);
    else form.append(name, typeof value === "string" ? value : JSON.stringify(value));
  }
  return form;
}

export type Failed = CallFailed | NotReached;

/** The messages of a 422 under their fields, as Mantine's forms take them: the first of each. */
export function fieldErrors(failure: unknown): Record<string, string> {
  if (!(failure instanceof CallFailed)) return {};
  return Object.fromEntries(
    Object.entries(failure.envelope.validation_errors ?? {}).flatMap(([field, [message]]) => (message ? [[field, message]] : [])),
  );
}
