import { randomUUID } from "node:crypto";
import { type Context, Hono } from "hono";
import { routePath } from "hono/route";
import { scopeOf } from "#contract/account/api-key.ts";
import type { Call } from "#contract/call.ts";
import type { ApiScope } from "#contract/choices.ts";
import { api } from "#contract/index.ts";
import { messageText } from "#contract/messages.ts";
import { handlers } from "#server/areas/index.ts";
import { withAct } from "#server/core/act.ts";
import { momentOf } from "#server/core/as-of.ts";
import { admit, type Caller, type Circumstances, refuseOutOfScope } from "#server/core/caller.ts";
import { AppFailure, failureEnvelope, internal, noSuchCall, storageFull, unavailable } from "#server/core/failures.ts";
import { takeTurnsOf, withOwnReach } from "#server/core/reach.ts";
import { beginAnswer } from "#server/parts/answering.ts";
import { isAway } from "#server/parts/database/away.ts";
import { isFull } from "#server/parts/full.ts";
import type { Parts } from "#server/parts/parts.ts";
import { openReads } from "#server/parts/replica/reads.ts";
import { currentRequest, forRequest } from "#server/parts/telemetry/request.ts";
import { actOf, isExport } from "./acts.ts";
import { type Crowd, openCrowd } from "./bounds/crowd.ts";
import { PATIENCE } from "./bounds/patience.ts";
import { createRateLimits, type RateLimits } from "./bounds/rate-limits.ts";
import { addressOf, deviceOf, languageOf, requestIdOf } from "./circumstances.ts";
import { serveFiles } from "./files.ts";
import { type LiveReply, openLive, wantsStream } from "./live.ts";
import { openCallFigures } from "./metrics/calls.ts";
import { serveDocs } from "./openapi.ts";
import { serveCalendars } from "./pages/calendars.ts";
import { serveLinkPages } from "./pages/link-pages.ts";
import { serveOutbox } from "./pages/outbox.ts";
import { jsonResponse } from "./pages/packed.ts";
import { servePages } from "./pages/pages.ts";
import { serveSeo } from "./pages/seo.ts";
import { serveShareFiles } from "./pages/share-files.ts";
import { serveWeb } from "./pages/static.ts";
import { type Life, serveProbes } from "./probes.ts";
import { parseBody, readInput } from "./read-body.ts";
import { createReplyCache } from "./replies/reply-cache.ts";
import { type Telling, tellingOf } from "./replies/telling.ts";
import { serveSandbox } from "./sandbox/sandbox-checkout.ts";
import { securityHeaders } from "./security-headers.ts";
import { type KnownCall, type SecurityWatch, watchSecurity } from "./security-watch.ts";
import { identify } from "./session.ts";
import { type Arrival, openRoom, type Room } from "./uploads/room.ts";
import { refuseHarmful } from "./uploads/scan.ts";
import { serveWebhook } from "./webhook.ts";

type AnyHandler = (call: { body: unknown; caller: Caller | null; parts: Parts } & Circumstances) => Promise<Record<string, unknown>>;

/**
 * Answers every call of the contract: identify, admit, hold to the rate limits, parse, handle, tell what the reply's contract lets out,
 * envelope. `life` tells when it ends.
 */
export function createServer(
  parts: Parts,
  life: Life = { is_closing: false, is_closed: false },
  patience = PATIENCE,
  telling = tellingOf,
): Hono {
  const server = new Hono();
  const room = openRoom(parts.config.bytes_under_way, patience);
  const arrivalOf = (c: Context) => room.open({ caller: null, address: addressOf(c, parts.config) });
  const crowd = openCrowd();
  const calls = openCallFigures();
  const limits = createRateLimits(parts, calls.refuse, patience.pause);
  const replies = createReplyCache();
  const reads = openReads(parts);
  const security = watchSecurity(parts);
  server.use(async (c, next) => {
    // A page asks the product's own door, and a task knocks there: it is the same request.
    const request = currentRequest() ?? { id: requestIdOf(c, parts.config), span: null };
    await forRequest(request, () => withOwnReach(next));
    c.res.headers.set("x-request-id", request.id);
  });
  server.use(securityHeaders(parts.config));
  server.use(async (c, next) => {
    await next();
    if (life.is_closed) c.header("connection", "close");
  });
  for (const [area, all] of Object.entries(api)) {
    for (const [name, call] of Object.entries(all as Record<string, Call>)) {
      // Each handler takes the body that its own call declares: the contract types them, one by one.
      const handle = (handlers as unknown as Record<string, Record<string, AnyHandler>>)[area]?.[name];
      if (!handle) throw new Error(`api.${area}.${name} has no handler`);
      const scope = scopeOf(area, call);
      const tell = telling(call.reply);
      const around = { name: `${area}.${name}`, parts, crowd, limits, replies, reads, security, scope, room, tell };
      server.on(call.method, call.path.replace(/\{(\w+)\}/g, ":$1"), async (c) => {
        const start = performance.now();
        const response = await inSpan(c, call, around, () => answer(c, call, handle, around));
        if (parts.config.metrics_token) calls.record(around.name, response.status, (performance.now() - start) / 1000);
        return response;
      });
    }
  }
  serveDocs(server);
  serveFiles(server, parts);
  serveShareFiles(server, parts);
  serveCalendars(server, parts);
  serveOutbox(server, parts);
  serveWebhook(server, parts, { security, arrivalOf });
  serveSandbox(server, parts, arrivalOf);
  serveProbes(server, parts, { life, door: { calls, inside: () => crowd.inside, bodies: room.figures } });
  for (const path of ["/api", "/api/*", "/v1", "/v1/*"]) server.all(path, (c) => fail(c, noSuchCall(), parts));
  servePages(server, parts.config);
  serveSeo(server, parts.config);
  serveLinkPages(server, parts);
  serveWeb(server, parts.config);
  server.onError((error, c) => fail(c, error, parts));
  return server;
}

/** A call as a span, where traces are sent: its name, how it ended and for which request, and no more of it. */
async function inSpan(c: Context, call: Call, { name, parts }: Around, work: () => Promise<Response>): Promise<Response> {
  const request = currentRequest();
  const { traces } = parts.telemetry;
  if (!traces || !request) return work();
  const span = traces.begin(name, {
    kind: "server",
    ...(request.span === null && { traceparent: c.req.header("traceparent") ?? null }),
    attributes: { "http.request.method": call.method, "http.route": call.path, "proffer.request_id": request.id },
  });
  const response = await forRequest({ ...request, span: span.span }, work);
  const { status } = response;
  span.end({ attributes: { "http.response.status_code": status }, ...(status >= 500 && { failed: String(status) }) });
  return response;
}

interface Around {
  /** `candidate.update` */
  name: string;
  parts: Parts;
  crowd: Crowd;
  limits: RateLimits;
  security: SecurityWatch;
  replies: ReturnType<typeof createReplyCache>;
  reads: ReturnType<typeof openReads>;
  room: Room;
  /** What a key needs for the call. */
  scope: ApiScope | null;
  tell: Telling;
}

async function answer(
  c: Context,
  call: Call,
  handle: AnyHandler,
  { name, parts, crowd, limits, replies, reads, security, scope, room, tell }: Around,
): Promise<Response> {
  let arrival: Arrival | null = null;
  let leave = () => {};
  let over = () => {};
  /** What is done with the body, also when nobody waits for it any more. */
  let handling: Promise<unknown> = Promise.resolve();
  let ended: (failure?: AppFailure) => Promise<void> = async () => {};
  const address = addressOf(c, parts.config);
  const authorization = c.req.header("authorization") ?? null;
  const known: KnownCall = { name, call, address, caller: null, body: null };
  try {
    const guest = crowd.enter({ call, address, authorization });
    leave = guest.leave;
    if (guest.workspace) takeTurnsOf(guest.workspace);
    await guest.turn();
    if (!call.upload && !call.stream) over = beginAnswer();
    const language = languageOf(c.req.raw);
    const caller = await identify(parts, c.req.raw, call.access);
    known.caller = caller;
    if (caller) crowd.recognise(authorization, caller.workspace);
    refuseOutOfScope(scope, caller);
    admit(call, caller);
    const device = deviceOf(c.req.raw, parts.config);
    const who = { caller, address, device };
    await limits.count(who);
    await limits.refuseKnown(call, who);
    arrival = room.open(who);
    const body = parseBody(call, await readInput({ request: c.req.raw, call, arrival, files: parts.files }, c.req.param()));
    known.body = body;
    await refuseHarmful(parts, body);
    ended = await limits.attempt(call, who, body);
    const stream = call.stream && wantsStream(c.req.raw) ? openLive(call.stream) : null;
    const signal = stream ? AbortSignal.any([c.req.raw.signal, stream.signal]) : c.req.raw.signal;
    const share_key = c.req.header("x-share-key") ?? null;
    const around = { language, address, device, share_key, signal, live: stream?.live ?? null };
    const question =
      call.is_cached && caller && !isExport(body) ? `${call.path} ${caller.workspace} ${language} ${JSON.stringify(body)}` : null;
    const cached = question !== null && caller ? replies.find(question, caller.as_of) : undefined;
    if (cached && caller) {
      if (cached.row) await parts.audit.note(caller.workspace, { ...cached.row, at: new Date().toISOString(), person: caller.user_id });
      return jsonResponse(c.req.raw, cached.bytes);
    }
    const act = actOf(parts, name, call, caller, body);
    const whole = async () => {
      const asked = () => reads(call, caller, () => handle({ body, caller, parts, ...around }));
      const answered = await (act ? withAct(act, asked) : asked());
      const reply = tell(answered) as object;
      await act?.finish(reply);
      await ended();
      if (call.security) await security.succeeded(known, reply);
      else if (isExport(body) && caller)
        security.count({ kind: "exported", workspace_id: caller.workspace, user_id: caller.user_id, address, detail: { call: name } });
      const envelope = { response_status: 200, response_message: messageText(language, call.message ?? "done"), ...reply };
      const bytes = new TextEncoder().encode(JSON.stringify(envelope));
      const as_of = momentOf(answered);
      if (question !== null && as_of !== undefined) replies.put(question, { as_of, bytes, row: act?.row() });
      const response = jsonResponse(c.req.raw, bytes);
      for (const cookie of device.cookies()) response.headers.append("set-cookie", cookie);
      return response;
    };
    const handled = whole();
    handling = handled.catch(() => {}); // told below, or by the stream
    return await (stream ? streamed(c, stream, handled, parts) : handled);
  } catch (error) {
    if (error instanceof AppFailure) {
      await ended(error);
      await security.refused(known, error);
    }
    return fail(c, (await takenOutMeanwhile(c, call, error, parts)) ?? error, parts);
  } finally {
    leave();
    over();
    void handling.then(() => arrival?.end()).catch((error: unknown) => parts.log.error(error));
  }
}

/** The stream as soon as it begins; without one the reply as it is. A failure under way is the stream's last event. */
async function streamed(c: Context, stream: LiveReply, whole: Promise<Response>, parts: Parts): Promise<Response> {
  const done = whole.then(
    (response) => {
      stream.close();
      return response;
    },
    async (error: unknown) => {
      if (!stream.hasBegun()) throw error;
      const told = (await fail(c, error, parts).json()) as object;
      stream.live.tell("error", { message: null, usage: null, ...told });
      stream.close();
      return new Response();
    },
  );
  return Promise.race([stream.begun, done]);
}

/** Why a write names a record that is gone: its caller was taken out of the workspace while it ran. */
async function takenOutMeanwhile(c: Context, call: Call, error: unknown, parts: Parts): Promise<unknown> {
  const isMissing = (error as { code?: unknown })?.code === "23503"; // PostgreSQL's number for a foreign key without its row
  return isMissing
    ? identify(parts, c.req.raw, call.access).then(
        () => null,
        (refusal: unknown) => refusal,
      )
    : null;
}

function fail(c: Context, error: unknown, parts: Parts): Response {
  let failure: AppFailure;
  if (error instanceof AppFailure) failure = error;
  else if (isAway(error))
    failure = unavailable("database_away"); // the queue, which asks all the time, logs it
  else if (isFull(error)) {
    failure = storageFull();
    parts.log.error(new Error(`${c.req.method} ${routePath(c)}: no room is left`, { cause: error }));
  } else {
    const reference = (currentRequest()?.id ?? randomUUID()).slice(0, 8);
    // The path as it is declared: what stands in its braces may be the token of a link, or a file's name.
    parts.log.error(new Error(`${c.req.method} ${routePath(c)} failed, reference ${reference}`, { cause: error }));
    failure = internal(reference);
  }
  const headers: Record<string, string> = { "cache-control": "no-store" };
  if (failure.retry_after !== undefined) headers["retry-after"] = String(failure.retry_after);
  if (failure.code === "too_slow") headers.connection = "close"; // what is left of it isn't waited for
  return new Response(JSON.stringify(failureEnvelope(failure, languageOf(c.req.raw))), {
    status: failure.status,
    headers: { ...headers, "content-type": "application/json; charset=utf-8" },
  });
}
