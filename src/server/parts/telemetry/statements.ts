import type { LogEvent } from "kysely";
import { tenancy } from "../database/tenancy.ts";
import type { Traces } from "./telemetry.ts";

const TABLE = /\b(?:from|into|update|join)\s+"?([a-z_]+)"?/gi;

/** What a statement does, and to which table of ours: `select candidates`. No value stands in it. */
function nameOfStatement(statement: string): { operation: string; table: string | null } {
  const [operation = "statement"] = /\b(?:select|insert|update|delete)\b/i.exec(statement) ?? [];
  const tables = [...statement.matchAll(TABLE)].map(([, table = ""]) => table.toLowerCase());
  return { operation: operation.toLowerCase(), table: tables.find((table) => Object.hasOwn(tenancy, table)) ?? null };
}

/** A span for each statement, told when it is over. */
export const watchForSpans = (traces: Traces) => (event: LogEvent) => {
  const { operation, table } = nameOfStatement(event.query.sql);
  traces
    .begin(table ? `${operation} ${table}` : operation, {
      kind: "client",
      attributes: { "db.system.name": "postgresql", "db.operation.name": operation, ...(table && { "db.collection.name": table }) },
      started_ms: event.queryDurationMillis,
    })
    .end(event.level === "error" ? { failed: "statement" } : {});
};
