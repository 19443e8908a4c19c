import type { ELDHistogram } from "node:perf_hooks";
import type { Parts } from "#server/parts/parts.ts";
import type { QueueFigures } from "#server/parts/tasks/tasks.ts";
import { version } from "#server/parts/version.ts";
import type { CallFigures } from "./calls.ts";
import { family, type Sample } from "./text-format.ts";

/** What the door knows of itself. */
export interface DoorFigures {
  calls: CallFigures;
  /** Calls that are being answered, of which the crowd knows. */
  inside(): number;
  /** Bytes of bodies that came, or are being worked on, and the most there may be. */
  bodies(): { bytes: number; most: number };
}

/** Figures of the calls: how many, how they ended, how long they took. */
export const ofCalls = ({ calls, inside, bodies }: DoorFigures) => [
  family("proffer_call_seconds", "histogram", "How long calls took, by call and HTTP status.", calls.timings()),
  family("proffer_calls_under_way", "gauge", "Calls that are being answered, without uploads and streams.", [[{}, inside()]]),
  family("proffer_limit_refusals_total", "counter", "Calls that came too often, by the limit that they went over.", calls.refusals()),
  family("proffer_bodies_bytes", "gauge", "Bodies of requests under way, and the most there may be.", [
    [{ kind: "taken" }, bodies().bytes],
    [{ kind: "most" }, bodies().most],
  ]),
];

/** Figures of the queue, which are the installation's: every process tells the same. */
export const ofQueue = (queue: QueueFigures[]) => {
  const each = (of: (figures: QueueFigures) => number) => queue.map((figures): Sample => [{ task: figures.name }, of(figures)]);
  const matches = queue.filter(({ name }) => name === "match_workspace");
  return [
    family("proffer_tasks", "gauge", "Background work that is due or being done.", [
      ...queue.map(({ name, waiting }): Sample => [{ task: name, state: "waiting" }, waiting]),
      ...queue.map(({ name, active }): Sample => [{ task: name, state: "active" }, active]),
    ]),
    family(
      "proffer_task_oldest_seconds",
      "gauge",
      "For how long the oldest work has been due.",
      each(({ oldest_seconds }) => oldest_seconds),
    ),
    family(
      "proffer_tasks_given_up",
      "gauge",
      "Work of the last day that failed at its last try.",
      each(({ failed }) => failed),
    ),
    family(
      "proffer_workspaces_behind",
      "gauge",
      "Workspaces whose matches aren't up to date.",
      matches.map(({ behind }) => [{}, behind.count]),
    ),
    family(
      "proffer_workspaces_behind_seconds",
      "gauge",
      "For how long the matches of the one that waits longest haven't been.",
      matches.map(({ behind }) => [{}, behind.oldest_seconds]),
    ),
  ];
};

/** Figures of the parts at work in this process: files, mail, models, documents, and the tasks. */
export const ofParts = ({ telemetry, documents, database, replica }: Parts) => {
  const reads = replica?.figures();
  const operations = [...telemetry.operations()];
  const readers = documents.readers();
  return [
    family(
      "proffer_operations_total",
      "counter",
      "Work of the parts: done, refused because of what was given, or failed.",
      operations.flatMap(({ part, operation, outcomes }) =>
        Object.entries(outcomes).map(([outcome, count]): Sample => [{ part, operation, outcome }, count]),
      ),
    ),
    family(
      "proffer_operation_seconds_total",
      "counter",
      "How long the parts worked.",
      operations.map(({ part, operation, seconds }) => [{ part, operation }, seconds]),
    ),
    family(
      "proffer_readers",
      "gauge",
      "Processes that read documents: how many may, how many do, and how many documents wait for one.",
      readers.flatMap(({ kind, most, busy, waiting }): Sample[] => [
        [{ kind, state: "most" }, most],
        [{ kind, state: "busy" }, busy],
        [{ kind, state: "waiting" }, waiting],
      ]),
    ),
    family(
      "proffer_readers_killed_total",
      "counter",
      "Readers that were ended because a document took too long or too much memory.",
      readers.map(({ kind, killed }) => [{ kind }, killed]),
    ),
    family(
      "proffer_database_connections",
      "gauge",
      "Connections to PostgreSQL; waiting are the queries without one.",
      connections(database),
    ),
    family(
      "proffer_replica_reads_total",
      "counter",
      "Reads that the replica may answer: by it, or by the primary because it was behind, away, or failed.",
      Object.entries(reads?.answered ?? {}).map(([answered, count]) => [{ answered }, count]),
    ),
    family("proffer_replica_behind_bytes", "gauge", "By how much of the log the replica was behind when it was last asked.", [
      ...(reads ? [[{}, reads.bytes_behind] satisfies Sample] : []),
    ]),
  ];
};

/** None on the embedded database, which is within this process. */
function connections({ connections: of }: Parts["database"]): Sample[] {
  const pool = of();
  if (!pool) return [];
  const { total, idle, waiting } = pool;
  return [
    [{ state: "in_use" }, total - idle],
    [{ state: "idle" }, idle],
    [{ state: "waiting" }, waiting],
  ];
}

/** What Node tells is the time from one look of its own to the next, which is so long where nothing is late. */
export const DELAY_RESOLUTION_MS = 20;
const late = (nanoseconds: number) => Math.max(0, nanoseconds / 1e9 - DELAY_RESOLUTION_MS / 1000);

/** When the installation was last backed up; 0 where that isn't known. */
export const ofBackups = (made_at: string | undefined) => [
  family("proffer_last_backup_timestamp_seconds", "gauge", "When the last backup was made, in seconds since 1970.", [
    [{}, made_at ? Math.round(Date.parse(made_at) / 1000) : 0],
  ]),
];

/** Figures of this process. */
export const ofProcess = ({ config }: Parts, delay: ELDHistogram) => {
  const memory = process.memoryUsage();
  const cpu = process.cpuUsage();
  return [
    family("proffer_info", "gauge", "What runs here.", [
      [{ version, node: process.versions.node, role: config.role, database: config.database.kind }, 1],
    ]),
    family("process_start_time_seconds", "gauge", "When this process started, in seconds since 1970.", [
      [{}, Math.round(Date.now() / 1000 - process.uptime())],
    ]),
    family("process_cpu_seconds_total", "counter", "Processor time of this process, its threads among it.", [
      [{}, (cpu.user + cpu.system) / 1e6],
    ]),
    family("proffer_memory_bytes", "gauge", "Memory of this process.", [
      [{ kind: "resident" }, memory.rss],
      [{ kind: "heap" }, memory.heapUsed],
    ]),
    family("proffer_event_loop_delay_seconds", "gauge", "How late timers were since the last look.", [
      [{ quantile: "0.5" }, delay.count > 0 ? late(delay.percentile(50)) : 0],
      [{ quantile: "0.99" }, delay.count > 0 ? late(delay.percentile(99)) : 0],
      [{ quantile: "1" }, delay.count > 0 ? late(delay.max) : 0],
    ]),
  ];
};
