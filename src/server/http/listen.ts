import type { Server } from "node:http";
import { type ServerType, serve } from "@hono/node-server";
import type { Hono } from "hono";
import type { Config } from "#server/config.ts";
import { aboutParts } from "#server/parts/assemble.ts";
import type { Parts } from "#server/parts/parts.ts";
import { addressBehind, isProxy } from "./circumstances.ts";
import { outboxUrl } from "./pages/outbox.ts";
import { PATIENCE, type Patience } from "./patience.ts";

/** Connections at once: of all, and of one address that is no trusted proxy. */
const MOST_CONNECTIONS = 8000;
const MOST_OF_ADDRESS = 1000;
/** From so many on, those on which nothing is asked are closed. */
const CROWDED = 2000;
/** What runs may take so long to its end when the server closes. */
const FINISH_MS = 10_000;

export async function listen(app: Hono, config: Config, patience = PATIENCE): Promise<ServerType> {
  return new Promise((resolve, reject) => {
    const serverOptions = {
      requestTimeout: patience.request,
      headersTimeout: patience.headers,
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
    const address = addressBehind(at, "", []);
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
