import { createHash, timingSafeEqual } from "node:crypto";
import { monitorEventLoopDelay } from "node:perf_hooks";
import type { Hono } from "hono";
import type { Parts } from "#server/parts/parts.ts";

/** Upper bounds in seconds; `+Inf` closes them. */
const BOUNDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

interface Timing {
  call: string;
  status: number;
  /** How many took at most the bound at the same place; the last one counts all. */
  within: number[];
  seconds: number;
}

export interface Metrics {
  /** Counts an answer of a call and how long it took. */
  record(call: string, status: number, seconds: number): void;
  timings(): Iterable<Timing>;
}

export function collectMetrics(): Metrics {
  const all = new Map<string, Timing>();
  return {
    record: (call, status, seconds) => {
      const key = `${call} ${status}`;
      const timing = all.get(key) ?? { call, status, within: [...BOUNDS, 0].map(() => 0), seconds: 0 };
      all.set(key, timing);
      timing.within = timing.within.map((n, at) => (seconds <= (BOUNDS[at] ?? Number.POSITIVE_INFINITY) ? n + 1 : n));
      timing.seconds += seconds;
    },
    timings: () => all.values(),
  };
}

type Sample = [labels: Record<string, string | number>, value: number, suffix?: string];

const sampleLine = (name: string, [labels, value, suffix = ""]: Sample) => {
  const written = Object.entries(labels).map(([label, text]) => `${label}="${String(text).replace(/["\\\n]/g, "\\$&")}"`);
  return `${name}${suffix}${written.length > 0 ? `{${written.join(",")}}` : ""} ${value}`;
};
const family = (name: string, kind: "counter" | "gauge" | "histogram", help: string, samples: Sample[]) =>
  samples.length === 0
    ? ""
    : `# HELP ${name} ${help}\n# TYPE ${name} ${kind}\n${samples.map((each) => sampleLine(name, each)).join("\n")}\n`;

const histogram = (timing: Timing): Sample[] => {
  const { call, status, within, seconds } = timing;
  const buckets = within.map((count, at): Sample => [{ call, status, le: BOUNDS[at] ?? "+Inf" }, count, "_bucket"]);
  return [...buckets, [{ call, status }, seconds, "_sum"], [{ call, status }, within.at(-1) ?? 0, "_count"]];
};

/** Prometheus' text format, for whoever knows METRICS_TOKEN. Without that setting there is nothing here. */
export function serveMetrics(server: Hono, parts: Parts, metrics: Metrics): void {
  const { metrics_token } = parts.config;
  if (!metrics_token) {
    server.get("/metrics", (c) => c.notFound());
    return;
  }
  const digest = (text: string) => createHash("sha256").update(text).digest();
  const delay = monitorEventLoopDelay({ resolution: 20 });
  delay.enable();
  server.get("/metrics", async (c) => {
    const token = /^Bearer (.+)$/i.exec(c.req.header("authorization") ?? "")?.[1] ?? "";
    if (!timingSafeEqual(digest(token), digest(metrics_token)))
      return c.text("Ask with the token: Authorization: Bearer …\n", 401, { "www-authenticate": "Bearer" });
    const depth = await parts.tasks.depth();
    const pool = parts.database.connections();
    const replica = parts.replica?.figures();
    const memory = process.memoryUsage();
    const text = [
      family(
        "proffer_call_seconds",
        "histogram",
        "How long calls took, by call and HTTP status.",
        [...metrics.timings()].flatMap(histogram),
      ),
      family(
        "proffer_tasks",
        "gauge",
        "Background work that waits or is being done.",
        depth.map(({ name, state, count }) => [{ task: name, state }, count]),
      ),
      family(
        "proffer_database_connections",
        "gauge",
        "Connections to PostgreSQL; waiting are the queries without one.",
        Object.entries(pool ?? {}).map(([state, count]) => [{ state }, count]),
      ),
      family(
        "proffer_replica_reads_total",
        "counter",
        "Reads that the replica may answer: by it, or by the primary because it was behind, away, or failed.",
        Object.entries(replica?.answered ?? {}).map(([answered, count]) => [{ answered }, count]),
      ),
      family("proffer_replica_behind_bytes", "gauge", "By how much of the log the replica was behind when it was last asked.", [
        ...(replica ? [[{}, replica.bytes_behind] satisfies Sample] : []),
      ]),
      family("proffer_memory_bytes", "gauge", "Memory of this process.", [
        [{ kind: "resident" }, memory.rss],
        [{ kind: "heap" }, memory.heapUsed],
      ]),
      family("proffer_event_loop_delay_seconds", "gauge", "How late timers were since the last look: the 99th percentile.", [
        [{}, Number.isNaN(delay.mean) ? 0 : delay.percentile(99) / 1e9],
      ]),
      family("proffer_uptime_seconds", "counter", "Since this process started.", [[{}, Math.round(process.uptime())]]),
    ].join("");
    delay.reset();
    return c.text(text, 200, { "content-type": "text/plain; version=0.0.4; charset=utf-8", "cache-control": "no-store" });
  });
}
