import type { Server } from "node:http";
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

/** Takes nobody new, and lets what runs come to its end, for at most ten seconds from `since`; then it is cut. */
export async function closeServer(server: ServerType, since = Date.now()): Promise<void> {
  const { closeIdleConnections, closeAllConnections } = server as Server;
  const idle = setInterval(() => closeIdleConnections.call(server), 100);
  const cut = setTimeout(() => closeAllConnections.call(server), Math.max(0, since + FINISH_MS - Date.now()));
  await new Promise<void>((resolve) => {
    server.close(() => resolve());
    closeIdleConnections.call(server);
  });
  clearInterval(idle);
  clearTimeout(cut);
}
