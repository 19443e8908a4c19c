import type { Server } from "node:http";
import { Server as NetServer } from "node:net";
import { type ServerType, serve } from "@hono/node-server";
import type { Hono } from "hono";
import type { Config } from "#server/config.ts";
import { aboutParts } from "#server/parts/assemble.ts";
import type { Parts } from "#server/parts/parts.ts";
import { outboxUrl } from "./pages/outbox.ts";

/** The client's own patience: an upload over a slow line may take ten minutes, as long as it goes on (see read-body.ts). */
const REQUEST_TIMEOUT_MS = 600_000;
const HEADERS_TIMEOUT_MS = 15_000;
/** How often Node looks whether one of these is over. */
const LOOK_EVERY_MS = 1000;
/** What runs may take so long to its end when the server closes. */
const FINISH_MS = 10_000;
/** Where somebody new comes all the time the door is closed after so long. */
const DOOR_MS = 2000;

export async function listen(app: Hono, config: Config): Promise<ServerType> {
  return new Promise((resolve, reject) => {
    const serverOptions = {
      requestTimeout: REQUEST_TIMEOUT_MS,
      headersTimeout: HEADERS_TIMEOUT_MS,
      connectionsCheckingInterval: LOOK_EVERY_MS,
    };
    const at = { port: config.port, ...(config.host && { hostname: config.host }) };
    const server = serve({ fetch: app.fetch, ...at, serverOptions }, () => resolve(server));
    server.on("error", (error: NodeJS.ErrnoException) => {
      if (error.code === "EADDRINUSE") error.message = `Port ${config.port} is taken. Stop what uses it, or set PORT to another one.`;
      reject(error);
    });
  });
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
  log.info(`\nFirst: open ${url}/register and make an account.${letters ? ` Its letter stands at ${letters}` : ""}\n`);
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
 * Takes nobody new, and lets what runs come to its end, for at most ten seconds from `since`; then it is cut. A connection counts as
 * idle only after `linger_ms`: what was sent on it may lie unread for as long as the thread is busy. `onClosed`: from here on each
 * answer has to say that its connection ends, for who keeps one would else ask on it in the moment in which it is closed.
 */
export async function closeServer(
  server: ServerType,
  { since = Date.now(), linger_ms = 0, onClosed = () => {} }: { since?: number; linger_ms?: number; onClosed?: () => void } = {},
): Promise<void> {
  const { closeIdleConnections, closeAllConnections } = server as Server;
  const cut = setTimeout(() => closeAllConnections.call(server), Math.max(0, since + FINISH_MS - Date.now()));
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
