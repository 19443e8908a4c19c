import type { ImportColumn, ImportRun } from "#contract/import/import.ts";
import { IMPORT_DAYS } from "#contract/import/import-choices.ts";
import { strangeness } from "#contract/text/names/strange-letters.ts";
import { kindThatSuits } from "./fields/suits.ts";
import type { StoredImport } from "./queries.ts";
import { addCounts } from "./running/batch.ts";
import type { Row } from "./table/source.ts";

const DAY_MS = 86_400_000;
const SAMPLES = 3;
const SAMPLE_LENGTH = 80;

/** Until when an import can be undone: null where nothing was added, or it was undone already. */
export function undoUntil({ state, ended_at, updated_at, counts, is_staged, new_fields }: StoredImport): string | null {
  const wrote = (counts.added ?? 0) + (counts.updated ?? 0) + new_fields.length > 0;
  if (!["done", "cancelled", "paused"].includes(state) || !wrote || !is_staged) return null;
  const until = Date.parse(ended_at ?? updated_at) + IMPORT_DAYS * DAY_MS;
  return until > Date.now() ? new Date(until).toISOString() : null;
}

/** An import as it is told. */
export const toldImport = (stored: StoredImport): ImportRun => ({
  id: stored.id,
  kind: stored.kind,
  state: stored.state,
  limit: stored.limited_by,
  file_name: stored.file_name,
  system: stored.system,
  rule: stored.rule,
  rows: stored.state === "undoing" || stored.state === "undone" ? (stored.counts.added ?? 0) + (stored.counts.updated ?? 0) : stored.total,
  done: stored.done,
  counts: addCounts(stored.counts, []),
  recruiter_id: stored.recruiter_id,
  recruiter_name: stored.recruiter_name,
  created_at: stored.created_at,
  ended_at: stored.ended_at,
  undo_until: undoUntil(stored),
});

/** "A", "Z", "AA": what a spreadsheet calls a column that has no head. */
function letterOf(at: number): string {
  const before = Math.floor(at / 26) - 1;
  return `${before >= 0 ? letterOf(before) : ""}${String.fromCharCode(65 + (at % 26))}`;
}

/** Columns by their heads, each with the first few things that stand in it. */
export function columnsIn(head: Row, rows: readonly Row[]): ImportColumn[] {
  const width = Math.max(head.cells.length, ...rows.map(({ cells }) => cells.length));
  return Array.from({ length: width }, (_, at) => ({
    head: head.cells[at]?.slice(0, 300) || letterOf(at),
    suits: kindThatSuits(
      head.cells[at] ?? "",
      rows.map(({ cells }) => cells[at] ?? ""),
    ),
    samples: [...new Set(rows.map(({ cells }) => cells[at]?.slice(0, SAMPLE_LENGTH) ?? "").filter(Boolean))]
      // What looks wrong is seen before it is taken over.
      .toSorted((one, other) => Number(strangeness(other) > 0) - Number(strangeness(one) > 0))
      .slice(0, SAMPLES),
  }));
}
