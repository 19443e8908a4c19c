import { monitorEventLoopDelay } from "node:perf_hooks";
import type { Hono } from "hono";
import { lastBackup } from "#server/areas/status/queries.ts";
import type { Parts } from "#server/parts/parts.ts";
import { DELAY_RESOLUTION_MS, type DoorFigures, ofBackups, ofCalls, ofParts, ofProcess, ofQueue } from "./families.ts";
import { isOperator } from "./operator.ts";

/** Prometheus' text format, for whoever knows METRICS_TOKEN. Without that setting there is nothing here. */
export function serveMetrics(server: Hono, parts: Parts, door: DoorFigures | null): void {
  if (!parts.config.metrics_token) {
    server.get("/metrics", (c) => c.notFound());
    return;
  }
  const delay = monitorEventLoopDelay({ resolution: DELAY_RESOLUTION_MS });
  delay.enable();
  server.get("/metrics", async (c) => {
    if (!isOperator(c, parts.config)) return c.text("Ask with the token: Authorization: Bearer …\n", 401, { "www-authenticate": "Bearer" });
    // While the database is away, everything else is worth knowing.
    const queue = await parts.tasks.depth().catch(() => []);
    const backup = await lastBackup(parts.database.db).catch(() => undefined);
    const text = [
      ...(door ? ofCalls(door) : []),
      ...ofQueue(queue),
      ...ofBackups(backup?.made_at),
      ...ofParts(parts),
      ...ofProcess(parts, delay),
    ].join("");
    delay.reset();
    return c.text(text, 200, { "content-type": "text/plain; version=0.0.4; charset=utf-8", "cache-control": "no-store" });
  });
}
