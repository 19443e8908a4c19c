import type { Server } from "node:http";
import { Server as NetServer } from "node:net";
import { type ServerType, serve } from "@hono/node-server";
import type { Hono } from "hono";
import type { Config } from "#server/config.ts";
import { aboutParts } from "#server/parts/assemble.ts";
import type { Parts } from "#server/parts/parts.ts";
import { PATIENCE, type Patience } from "./bounds/patience.ts";
import { addressBehind, isProxy } from "./circumstances.ts";
import { outboxUrl } from "./pages/outbox.ts";

/** Connections at once: of all, and of one address that is no trusted proxy. */
const MOST_CONNECTIONS = 8000;
const MOST_OF_ADDRESS = 1000;
/** From so many on, those on which nothing is asked are closed. */
const CROWDED = 2000;
/** What runs may take so long to its end once the door closes. */
const FINISH_MS = 8000;
/** Where somebody new comes all the time the door is closed after so long. */
const DOOR_MS = 2000;

export async function listen(app: Hono, config: Config, patience = PATIENCE): Promise<ServerType> {
  return new Promise((resolve, reject) => {
    const serverOptions = {
      requestTimeout: patience.request,
      headersTimeout: patience.headers,
      keepAliveTimeout: patience.kept,
      connectionsCheckingInterval: patience.look,
    };
    const at = { port: config.port, ...(config.host && { hostname: config.host }) };
    const server = serve({ fetch: app.fetch, ...at, serverOptions }, () => resolve(server));
    boundConnections(server as Server, config, patience); // plain HTTP: nothing else is asked for
    server.on("error", (error: NodeJS.ErrnoException) => {
      if (error.code === "EADDRINUSE") error.message = `Port ${config.port} is taken. Stop what uses it, or set PORT to another one.`;
      reject(error);
    });
  });
}

/** Nobody holds connections without end or number. Behind a trusted proxy they are the proxy's to count. */
function boundConnections(server: Server, config: Config, patience: Patience): void {
  server.maxConnections = MOST_CONNECTIONS;
  server.timeout = patience.silence;
  const open = new Map<string, number>();
  let all = 0;
  server.on("connection", (socket) => {
    const at = socket.remoteAddress ?? "";
    const address = addressBehind(at, "", config.trust_proxy);
    const count = (by: 1 | -1) => {
      all += by;
      open.set(address, (open.get(address) ?? 0) + by);
      if (open.get(address) === 0) open.delete(address);
      return open.get(address) ?? 0;
    };
    socket.once("close", () => count(-1));
    if (count(1) > MOST_OF_ADDRESS && !isProxy(at, config.trust_proxy)) socket.destroy();
  });
  // What a GET carries isn't read: it is its connection's end, not something to wait for.
  server.prependListener("request", (request, response) => {
    const hasBody = request.headers["transfer-encoding"] !== undefined || Number(request.headers["content-length"] ?? 0) > 0;
    if ((request.method === "GET" || request.method === "HEAD") && hasBody) response.shouldKeepAlive = false;
  });
  const looking = setInterval(() => all > CROWDED && server.closeIdleConnections(), patience.look).unref();
  server.once("close", () => clearInterval(looking));
}

/** Tells where it listens, which implementation each part runs, and what to do first. */
export function announce(parts: Parts, server: ServerType): void {
  const { config, log } = parts;
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : config.port;
  const url = config.app_url_is_local ? config.app_url.replace(/:0$/, `:${port}`) : config.app_url;
  log.info(`\nProffer runs at ${url}\n`);
  for (const line of aboutParts(parts)) log.info(`  ${line}`);
  const letters = outboxUrl(parts, url);
  log.info(`\nFirst: open ${url}/register and make an account.${letters ? ` Its e-mail stands at ${letters}` : ""}\n`);
}

/** Resolves in a moment in which nobody waits at the door: Node lets one in at each of its rounds, and comes here at the end of one. */
async function untilNobodyWaits(server: ServerType): Promise<void> {
  const end = Date.now() + DOOR_MS;
  let came = true;
  const note = () => {
    came = true;
  };
  server.on("connection", note);
  while (came && Date.now() < end) {
    came = false;
    await new Promise((resolve) => setImmediate(resolve));
  }
  server.off("connection", note);
}

/**
 * Takes nobody new, and lets what runs come to its end, for at most `finish_ms`; then it is cut. A connection counts as
 * idle only after `linger_ms`: what was sent on it may lie unread for as long as the thread is busy. `onClosed`: from here on each
 * answer has to say that its connection ends, for who keeps one would else ask on it in the moment in which it is closed.
 */
export async function closeServer(
  server: ServerType,
  { finish_ms = FINISH_MS, linger_ms = 0, onClosed = () => {} }: { finish_ms?: number; linger_ms?: number; onClosed?: () => void } = {},
): Promise<void> {
  const { closeIdleConnections, closeAllConnections } = server as Server;
  const cut = setTimeout(() => closeAllConnections.call(server), finish_ms);
  await untilNobodyWaits(server);
  let idle: NodeJS.Timeout | undefined;
  const closeIdle = () => {
    closeIdleConnections.call(server);
    idle = setTimeout(closeIdle, 100);
  };
  await new Promise<void>((resolve) => {
    // Not HTTP's own, which cuts at once whoever has connected and wasn't read yet.
    NetServer.prototype.close.call(server, () => resolve());
    onClosed();
    idle = setTimeout(closeIdle, linger_ms);
  });
  clearTimeout(idle);
  clearTimeout(cut);
}
