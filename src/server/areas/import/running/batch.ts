import { limitNames, oneOf } from "#contract/choices.ts";
import type { ImportCounts } from "#contract/import/import.ts";
import { lockImport, putResults, type RowResult, type StoredImport, type StoredRow, updateImport } from "#server/areas/import/queries.ts";
import { matchesAfter } from "#server/areas/ranking/tasks.ts";
import { readAhead } from "#server/areas/register/tasks.ts";
import { nextChange } from "#server/areas/workspace/queries.ts";
import { AppFailure } from "#server/core/failures.ts";
import { sayingOf } from "#server/core/said.ts";
import type { Trx } from "#server/parts/database/database.ts";
import type { KindOfRecord, Run, Writing } from "../records/kind.ts";
import { putExternalId } from "../records/queries.ts";
import { type Prepared, problemOf, textIn } from "../rows/prepare.ts";

import { decide } from "./deciding.ts";
import { type FoundFiles, readFiles } from "./files.ts";
import type { Archive } from "./source.ts";

type Limit = NonNullable<StoredImport["limited_by"]>;
/** The limit of the plan that refused; undefined: something else did. */
export const limitIn = (failure: unknown): Limit | undefined =>
  failure instanceof AppFailure && failure.code === "not_acceptable" ? oneOf(limitNames, failure.data?.limit) : undefined;

/** What a batch came to: goes on, was overtaken by somebody else, or stands still at a limit. */
type End = "on" | "overtaken" | "limit";

export const addCounts = (counts: Partial<ImportCounts>, results: readonly Pick<RowResult, "outcome">[]): ImportCounts => {
  const sum = { added: 0, updated: 0, skipped: 0, faulty: 0, removed: 0, restored: 0, kept: 0, ...counts };
  for (const { outcome } of results) if (outcome) sum[outcome] += 1;
  return sum;
};

/** A transaction's beginnings: one number of change for all of its records, and who was touched. */
export function writingOf(run: Run, trx: Trx): Writing {
  let change: Promise<number> | null = null;
  return {
    ...run,
    trx,
    change: () => {
      change ??= nextChange(trx, run.workspace);
      return change;
    },
    touched: { candidate: new Set(), job: new Set(), client: new Set() },
  };
}

/** At the end of one: the audit trail's row, and the matches that follow. */
export async function settle({ parts, trx, workspace, touched, import: of }: Writing, call: "import.run" | "import.undo"): Promise<void> {
  const records = new Map(
    (["candidate", "job", "client"] as const).flatMap((kind) => (touched[kind].size > 0 ? [[kind, touched[kind]] as const] : [])),
  );
  const row = sayingOf({ act: "change", call, by: "person" }, of.user_id, records);
  if (row) await parts.audit.append(trx, workspace, [row]);
  if (touched.candidate.size > 0 || touched.job.size > 0) await matchesAfter.enqueue(parts, trx, workspace);
}

/**
 * Takes rows over in one transaction with the position behind them: a process that dies in it leaves nothing of it, and the next one
 * begins at the same row. Where somebody else has taken these rows meanwhile, nothing is done.
 */
export async function takeOver(
  run: Run,
  kind: KindOfRecord,
  rows: readonly { stored: StoredRow; prepared: Prepared }[],
  archive: Archive,
): Promise<End> {
  const { parts, workspace } = run;
  const { position } = run.import;
  const files = await readFiles(
    run,
    kind,
    rows.map(({ prepared }) => prepared),
    archive,
  );
  for (const { prepared } of rows) await readAhead(parts, run, textIn(prepared.values, "description"));
  return parts.database.transaction(async (trx) => {
    const now = await lockImport(trx, workspace, run.import.id);
    if (now?.state !== "running" || now.position !== position) return "overtaken";
    const writing = writingOf(run, trx);
    const results: RowResult[] = [];
    let limit: StoredImport["limited_by"] = null;
    for (const { prepared } of rows) {
      const result = await takeRow(writing, kind, prepared, files.get(prepared.row));
      if (typeof result === "string") limit = result;
      if (typeof result === "string") break;
      results.push(result);
    }
    await putResults(trx, workspace, now.id, results, { keepsCells: false });
    await settle(writing, "import.run");
    await updateImport(trx, workspace, now.id, {
      position: results.at(-1)?.row ?? position,
      done: now.done + results.length,
      counts: addCounts(now.counts, results),
      ...(limit !== null && { state: "paused", limited_by: limit }),
    });
    return limit === null ? "on" : "limit";
  });
}

/** What becomes of a row; the name of a limit where the plan holds no more. */
async function takeRow(
  writing: Writing,
  kind: KindOfRecord,
  prepared: Prepared,
  found: FoundFiles | undefined,
): Promise<RowResult | Limit> {
  const said = { row: prepared.row, name: prepared.name, problems: [...prepared.problems, ...(found?.problems ?? [])] };
  const brought = found?.brought ?? null;
  const decided = await decide(writing.trx, writing, kind, prepared, brought, found?.problems ?? []);
  if (decided.outcome === "skipped" || decided.outcome === "faulty")
    return { ...said, outcome: decided.outcome, problems: [...said.problems, ...decided.problems], ...idsOf(writing, decided.id) };
  try {
    const written = decided.id ? await kind.update(writing, decided.id, prepared, brought) : await kind.add(writing, prepared, brought);
    const id = written.candidate_id ?? written.record_id;
    const { external_id } = prepared;
    if (external_id && id)
      await putExternalId(writing.trx, writing.workspace, {
        kind: writing.import.kind,
        id,
        system: writing.system,
        external_id,
        import_id: writing.import.id,
      });
    return { ...said, outcome: decided.outcome, problems: [...said.problems, ...decided.problems], ...written };
  } catch (failure) {
    const limit = limitIn(failure);
    if (!limit) throw failure;
    if (!decided.id) return limit;
    // A record that the plan left read-only stays as it is; the others go on.
    return { ...said, outcome: "skipped", problems: [...said.problems, problemOf("read_only")], ...idsOf(writing, decided.id) };
  }
}

const idsOf = ({ import: { kind } }: Run, id: string | undefined) =>
  id ? (kind === "candidates" ? { candidate_id: id } : { record_id: id }) : {};
