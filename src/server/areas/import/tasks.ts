import { IMPORT_DAYS } from "#contract/import/import-choices.ts";
import { fileField } from "#contract/import/import-fields.ts";
import { personName } from "#contract/text/names/person-name.ts";
import { removeFile } from "#server/areas/file/queries.ts";
import { letGo } from "#server/areas/file/tasks.ts";
import { type WorkspaceId, workspaceIn } from "#server/core/caller.ts";
import { AppFailure } from "#server/core/failures.ts";
import { withOwnReach } from "#server/core/reach.ts";
import type { Trx } from "#server/parts/database/database.ts";
import type { Parts } from "#server/parts/parts.ts";
import { ownFieldsOf } from "./fields/custom.ts";
import { plannedFields, settleChoices } from "./fields/new-fields.ts";
import {
  colleaguesOf,
  earlierWith,
  filesOfImport,
  findImport,
  lockImport,
  nextRows,
  overdueImports,
  putResults,
  type RowResult,
  removeImport,
  removeRows,
  type StoredImport,
  takeFilesOff,
  updateImport,
} from "./queries.ts";
import { candidateRecords } from "./records/candidates.ts";
import { clientRecords, contactRecords } from "./records/clients.ts";
import { jobRecords } from "./records/jobs.ts";
import type { KindOfRecord, Run } from "./records/kind.ts";
import { noteRecords } from "./records/notes.ts";
import { keysIn } from "./rows/keys.ts";
import { prepareRow, problemOf, textIn } from "./rows/prepare.ts";
import { addCounts, limitIn, takeOver } from "./running/batch.ts";
import { decide } from "./running/deciding.ts";
import { type Archive, archiveOf, storedSource } from "./running/source.ts";
import { stage } from "./running/staging.ts";
import { takeBack } from "./running/undoing.ts";

const kinds: Record<StoredImport["kind"], KindOfRecord> = {
  candidates: candidateRecords,
  clients: clientRecords,
  contacts: contactRecords,
  jobs: jobRecords,
  notes: noteRecords,
};

/** So long one import has its turn in the queue; then the next one has, and this one comes again. */
const TURN_MS = 8000;
/** Rows of a transaction, during which nobody else of the workspace saves; where each has a file to be read, and in a dry run. */
const AT_ONCE = 25;
const WITH_FILES = 8;
const CHECKED = 100;

/** Queues what comes next of an import, exactly when that transaction commits. */
export const goOn = (parts: Pick<Parts, "tasks">, trx: Trx, workspace: WorkspaceId, import_id: string) =>
  parts.tasks.enqueue("run_import", { workspace_id: workspace, import_id }, { trx, once_per: import_id });

/** Does an import's work for a turn: its dry run, its run or its undoing. A process that dies in it loses nothing: the queue tries again. */
export async function runImport(parts: Parts, workspace: WorkspaceId, import_id: string): Promise<void> {
  const until = performance.now() + TURN_MS;
  const opened = await open(parts, workspace, import_id);
  if (!opened) return;
  const { run, archive } = opened;
  for (let isOver = false; !isOver; ) {
    if (performance.now() > until) {
      await parts.tasks.enqueue("run_import", { workspace_id: workspace, import_id }, { once_per: import_id });
      return;
    }
    const stored = await findImport(parts.database.db, workspace, import_id);
    if (!stored) return;
    run.import = stored;
    isOver = await step(run, archive);
  }
}

/** The next rows, in whichever state it is; true where nothing is left to do. */
async function step(run: Run, archive: Archive): Promise<boolean> {
  const kind = kinds[run.import.kind];
  if (run.import.state === "checking") return check(run, kind, archive);
  if (run.import.state === "running") return take(run, kind, archive);
  if (run.import.state === "undoing") return takeBack(run, kind);
  return true;
}

/** An import with its files and who is here; staged, where it wasn't. Null where it is gone, or its file can't be read after all. */
async function open(parts: Parts, workspace: WorkspaceId, import_id: string): Promise<{ run: Run; archive: Archive } | null> {
  const { db } = parts.database;
  const stored = await findImport(db, workspace, import_id);
  if (!stored?.recruiter_id) return null;
  const files = (await filesOfImport(db, workspace, import_id)).map((file) => ({ ...file, source: storedSource(parts, workspace, file) }));
  const table = files.find(({ is_table }) => is_table)?.source ?? null;
  try {
    const archive = await archiveOf(files.flatMap(({ is_table, source }) => (is_table ? [] : [source])));
    if (stored.state === "checking" && !stored.is_staged) await stage(parts, workspace, stored, table, archive);
    const people = await colleaguesOf(db, workspace);
    const settled = stored.state === "checking" ? await settleChoices(parts, workspace, stored) : stored;
    const custom = [...(await ownFieldsOf(db, workspace, stored.kind)), ...(stored.state === "checking" ? plannedFields(settled) : [])];
    const { recruiter_id, system } = stored;
    const run = { parts, workspace, recruiter_id, import: settled, system: system ?? "other", custom, colleague: finder(people) };
    return { run, archive };
  } catch (failure) {
    if (!(failure instanceof AppFailure)) throw failure;
    await parts.database.transaction(async (trx) => {
      const now = await lockImport(trx, workspace, import_id);
      if (now?.state === "checking") await updateImport(trx, workspace, import_id, { state: "failed" });
    });
    return null;
  }
}

/** A colleague by address, by first and last name in either order, or by what "Name <address>" says. */
function finder(people: Awaited<ReturnType<typeof colleaguesOf>>) {
  const known = new Map<string, string>();
  for (const { id, email, first_name, last_name } of people)
    for (const said of [email, personName({ first_name, last_name }), `${last_name}, ${first_name}`])
      if (said?.trim()) known.set(said.trim().toLowerCase(), id);
  return (said: string) => known.get(said.trim().toLowerCase()) ?? known.get((/<([^<>]+)>/.exec(said)?.[1] ?? "").toLowerCase()) ?? null;
}

async function check(run: Run, kind: KindOfRecord, archive: Archive): Promise<boolean> {
  const { parts, workspace, import: of } = run;
  const { db } = parts.database;
  const rows = await nextRows(db, workspace, of.id, { after: of.position, limit: CHECKED });
  const results: RowResult[] = [];
  const seen = new Set<string>();
  for (const { row, cells } of rows) {
    const prepared = prepareRow(run, { row, cells: cells ?? [] });
    const { entries, missing } = archive.named(textIn(prepared.values, fileField(of.kind) ?? ""));
    const lacking = missing.map((name) => problemOf("no_file", null, name));
    const problems = [...prepared.problems, ...unknownPeople(run, prepared.values), ...lacking];
    const decided = await decide(db, run, kind, prepared, null, entries.length > 0 ? [] : lacking);
    const keys = keysIn(of.kind, prepared);
    const result = { row, name: prepared.name, keys, problems: [...problems, ...decided.problems], outcome: decided.outcome };
    const isTwice =
      decided.outcome === "added" &&
      of.rule !== "add" &&
      keys.length > 0 &&
      (keys.some((key) => seen.has(key)) || (await earlierWith(db, workspace, of.id, row, keys)));
    if (isTwice) {
      result.outcome = of.rule === "update" ? "updated" : "skipped";
      result.problems.push(problemOf("twice_in_file"));
    }
    // Who is left out leaves nothing by which the next one would be found.
    if (result.outcome === "added" || result.outcome === "updated") for (const key of keys) seen.add(key);
    results.push(result);
  }
  return parts.database.transaction(async (trx) => {
    const now = await lockImport(trx, workspace, of.id);
    if (now?.state !== "checking" || now.position !== of.position) return false;
    await putResults(trx, workspace, of.id, results, { keepsCells: true });
    const isOver = rows.length < CHECKED;
    await updateImport(trx, workspace, of.id, {
      position: results.at(-1)?.row ?? of.position,
      done: now.done + results.length,
      counts: addCounts(now.counts, results),
      ...(isOver && { state: "checked" }),
    });
    return isOver;
  });
}

const unknownPeople = (run: Run, values: Record<string, unknown>) =>
  ["owner", "author"].flatMap((key) => {
    const said = textIn(values, key);
    return said && !run.colleague(said) ? [problemOf("unknown_person", null, said)] : [];
  });

async function take(run: Run, kind: KindOfRecord, archive: Archive): Promise<boolean> {
  const { parts, workspace, import: of } = run;
  const hasFiles = of.mapping.includes(fileField(of.kind) ?? "");
  const stored = await nextRows(parts.database.db, workspace, of.id, { after: of.position, limit: hasFiles ? WITH_FILES : AT_ONCE });
  if (stored.length === 0) return finish(run);
  const rows = stored.map((row) => ({
    stored: row,
    prepared: prepareRow(run, { row: row.row, cells: row.cells ?? [] }),
  }));
  for (const { prepared } of rows) prepared.problems.push(...unknownPeople(run, prepared.values));
  try {
    return (await takeOver(run, kind, rows, archive)) === "limit";
  } catch (failure) {
    const limit = limitIn(failure);
    if (limit) return standStill(run, limit);
    if (rows.length === 1) return giveUp(run, rows[0]?.prepared, failure);
    // One of them can't be written: each for itself tells which.
    for (const row of rows) {
      const now = await findImport(parts.database.db, workspace, of.id);
      if (!now) return true;
      const alone = { ...run, import: now };
      const end = await takeOver(alone, kind, [row], archive).catch((error: unknown) => giveUp(alone, row.prepared, error));
      if (end !== "on" && end !== false) return end === "limit";
    }
    return false;
  }
}

/** The plan stores no more. */
const standStill = (run: Run, limited_by: NonNullable<StoredImport["limited_by"]>): Promise<boolean> =>
  run.parts.database.transaction(async (trx) => {
    await updateImport(trx, run.workspace, run.import.id, { state: "paused", limited_by });
    return true;
  });

/** A row that a fault of ours keeps out is told as such, and the others go on; a database that is away is asked again by the queue. */
async function giveUp(run: Run, prepared: { row: number; name: string } | undefined, failure: unknown): Promise<boolean> {
  const { parts, workspace, import: of } = run;
  if (!prepared) throw failure;
  parts.log.error(failure);
  return parts.database.transaction(async (trx) => {
    const now = await lockImport(trx, workspace, of.id);
    if (now?.state !== "running" || now.position !== of.position) return false;
    const result = { row: prepared.row, name: prepared.name, outcome: "faulty" as const, problems: [problemOf("unexpected")] };
    await putResults(trx, workspace, of.id, [result], { keepsCells: false });
    await updateImport(trx, workspace, of.id, { position: prepared.row, done: now.done + 1, counts: addCounts(now.counts, [result]) });
    return false;
  });
}

const finish = (run: Run): Promise<boolean> =>
  run.parts.database.transaction(async (trx) => {
    const { parts, workspace, import: of } = run;
    const now = await lockImport(trx, workspace, of.id);
    if (now?.state !== "running") return true;
    await updateImport(trx, workspace, of.id, { state: "done", ended: true });
    await letFilesGo(parts, trx, workspace, of.id);
    return true;
  });

/** The files of an import that is over leave: what became of them stands in records. */
export async function letFilesGo(parts: Parts, trx: Trx, workspace: WorkspaceId, import_id: string): Promise<void> {
  const gone: { workspace_id: string; id: string }[] = [];
  for (const id of await takeFilesOff(trx, workspace, import_id)) {
    const file = await removeFile(trx, workspace, id);
    if (file) gone.push(file);
  }
  await letGo(parts, trx, gone);
}

/** Lets go of imports that nobody ran for a week, and of the rows of those that can't be undone any more. */
export async function tidyImports(parts: Parts): Promise<void> {
  for (const one of await overdueImports(parts.database.db, IMPORT_DAYS))
    await withOwnReach(() => tidyImport(parts, workspaceIn(one), one.id, one.state));
}

const tidyImport = (parts: Parts, workspace: WorkspaceId, id: string, state: StoredImport["state"]) =>
  parts.database.transaction(async (trx) => {
    await letFilesGo(parts, trx, workspace, id);
    if (["mapping", "checking", "checked", "failed"].includes(state)) return removeImport(trx, workspace, id);
    await removeRows(trx, workspace, id);
    await updateImport(trx, workspace, id, { is_staged: false });
  });
