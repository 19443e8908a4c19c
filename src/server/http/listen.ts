import type { Server } from "node:http";
import { type ServerType, serve } from "@hono/node-server";
import type { Hono } from "hono";
import type { Config } from "#server/config.ts";
import { aboutParts } from "#server/parts/assemble.ts";
import type { Parts } from "#server/parts/parts.ts";

/** The client's own patience: an upload over a slow line may take ten minutes. */
const REQUEST_TIMEOUT_MS = 600_000;

export async function listen(app: Hono, config: Config): Promise<ServerType> {
  return new Promise((resolve, reject) => {
    const server = serve({ fetch: app.fetch, port: config.port, ...(config.host && { hostname: config.host }) }, () => resolve(server));
    (server as Server).requestTimeout = REQUEST_TIMEOUT_MS;
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
  log.info(
    `\nFirst: open ${url}/register and make an account.${parts.mail.is_outbox && config.app_url_is_local ? ` Its letter stands at ${url}/outbox.` : ""}\n`,
  );
}

export async function closeServer(server: ServerType): Promise<void> {
  await new Promise<void>((resolve) => {
    server.close(() => resolve());
    (server as Server).closeIdleConnections();
    setTimeout(() => (server as Server).closeAllConnections(), 2000).unref();
  });
}
