import { Hono } from "hono";
import type { Parts } from "#server/parts/parts.ts";
import { version } from "#server/parts/version.ts";
import type { DoorFigures } from "./metrics/families.ts";
import { serveMetrics } from "./metrics/metrics.ts";
import { isOperator } from "./metrics/operator.ts";

/** Whether it was asked to end, and whether its door is closed: what runs is answered still. */
export interface Life {
  readonly is_closing: boolean;
  readonly is_closed: boolean;
}

/** What whoever runs it asks: whether it lives, and to those with METRICS_TOKEN in which version; whether it may be sent somebody; how it does. */
export function serveProbes(server: Hono, parts: Parts, { life, door }: { life: Life; door: DoorFigures | null }): void {
  server.get("/health", (c) => c.json({ status: "ok", ...(isOperator(c, parts.config) && { version }) }));
  server.get("/ready", async (c) => {
    if (life.is_closing) return c.json({ status: "not ready", reason: "the server is closing" }, 503);
    const isReachable = await parts.database.executeSql("select 1 from migrations limit 1").then(
      () => true,
      () => false,
    );
    return isReachable ? c.json({ status: "ready" }) : c.json({ status: "not ready", reason: "the database doesn't answer" }, 503);
  });
  serveMetrics(server, parts, door);
}

/** A process that only works (`ROLE=worker`) answers nobody but whoever runs it. */
export function createWorkerServer(parts: Parts, life: Life): Hono {
  const server = new Hono();
  serveProbes(server, parts, { life, door: null });
  return server;
}
