import { sql } from "kysely";
import type { Candidate, Corrections, StoredPointed } from "#contract/candidate/candidate.ts";
import { valueAt } from "#contract/declared-field.ts";
import type { EvidenceByField } from "#contract/fields.ts";
import type { Job } from "#contract/job/job.ts";
import { type CandidateValues, type StoredCandidate, updateCandidate } from "#server/areas/candidate/queries.ts";
import { evidenceThatHolds } from "#server/areas/candidate/rules.ts";
import type { MergedRecord } from "#server/areas/duplicate/queries.ts";
import { findJob, type JobValues, storeFacts, updateJob } from "#server/areas/job/queries.ts";
import { requirementsIn } from "#server/areas/job/rules.ts";
import { findTwo, type Row } from "#server/areas/merge/queries.ts";
import type { At } from "#server/areas/merge/reference/queries.ts";
import { keepingChange, removeRows, writtenColumns } from "#server/areas/merge/row/queries.ts";
import { forgetComparisons } from "#server/areas/ranking/queries.ts";
import type { Caller, WorkspaceId } from "#server/core/caller.ts";
import { json, type Trx } from "#server/parts/database/database.ts";
import { mergedValues, partsOf, sideOf, type Takes } from "./rules.ts";

interface Taking {
  record: MergedRecord;
  kept: Row;
  other: Row;
  takes: Takes;
  change: number;
}

/** Gives the one that stays the fields that were asked for. */
export async function applyMerged(trx: Trx, caller: Caller, taking: Taking): Promise<void> {
  const { workspace } = caller;
  const { record, kept, other, takes, change } = taking;
  const { custom, ...values } = mergedValues(record, kept, other, takes);
  if (record === "candidate") await applyToCandidate(trx, workspace, taking, values);
  // What jsonb columns hold is typed by what is read from them.
  else if (record === "job") await applyToJob(trx, workspace, kept as unknown as Job, change, values as JobValues);
  else await setColumns(trx, workspace, "clients", kept.id, { ...values, version: sql`version + 1`, updated_at: sql`now()` });
  if (custom !== undefined) await setColumns(trx, workspace, `${record}s`, kept.id, { custom: json(custom) });
}

async function setColumns(
  trx: Trx,
  workspace: WorkspaceId,
  table: "candidates" | "jobs" | "clients",
  id: string,
  values: Record<string, unknown>,
) {
  const set = Object.entries(values).map(([name, value]) => sql`${sql.ref(name)} = ${value}`);
  await sql`update ${sql.table(table)} t set ${sql.join(set)} where t.workspace_id = ${workspace} and t.id = ${id}`.execute(trx);
}

type Profile = Row & { evidence: EvidenceByField; corrections: Corrections; unchecked_fields: string[]; leak_rulings: unknown[] };
const says = (one: unknown, after: unknown, path: string) =>
  JSON.stringify(valueAt(one, path) ?? null) === JSON.stringify(valueAt(after, path) ?? null);

/** Proof is of the CV that is read from then on; what somebody said of a field goes with its value. */
async function applyToCandidate(
  trx: Trx,
  workspace: WorkspaceId,
  { kept: one, other: two, takes, change }: Taking,
  values: Record<string, unknown>,
) {
  // Rows of the table, of which jsonb columns are typed by what is read from them.
  const [kept, other] = [one as Profile, two as Profile];
  const cv = partsOf("candidate", kept, other).find(({ path }) => path === "cv");
  const read = cv && sideOf(cv, kept, other, takes) === "other" ? other : kept;
  const after = { ...kept, ...values };
  const goesWith = (path: string) => (says(kept, after, path) ? kept : says(other, after, path) ? other : null);
  const said = [...Object.keys(other.corrections), ...Object.keys(kept.corrections)];
  const corrections = said.flatMap((path) => {
    const correction = goesWith(path)?.corrections[path];
    return correction ? [[path, correction]] : [];
  });
  const unchecked = [...new Set([...kept.unchecked_fields, ...other.unchecked_fields])];
  const all = {
    ...values,
    evidence: evidenceThatHolds(read.evidence, read, after),
    corrections: Object.fromEntries(corrections),
    unchecked_fields: unchecked.filter((path) => goesWith(path)?.unchecked_fields.includes(path)),
  };
  // A row of the table holds all that a stored candidate does.
  await updateCandidate(trx, workspace, kept as unknown as StoredCandidate, change, all as CandidateValues);
  if (other.leak_rulings.length > 0)
    await setColumns(trx, workspace, "candidates", kept.id, { leak_rulings: json([...kept.leak_rulings, ...other.leak_rulings]) });
}

async function applyToJob(trx: Trx, workspace: WorkspaceId, kept: Job, change: number, values: JobValues): Promise<void> {
  await updateJob(trx, workspace, kept, change, values);
  await storeFacts(trx, workspace, kept.id, new Date().toISOString().slice(0, 10));
  await forgetComparisons(trx, workspace, kept.id);
}

/** By what somebody is known: it stays with the number that they had, for whoever meets them again and for who erases them. */
const stays = ["workspace_id", "id", "created_at", "first_name", "last_name", "email", "phone", "country", "links"];

/** The record that goes: of a candidate what they were known by is left, in whom they are now; of others nothing. */
export async function takeAway(
  trx: Trx,
  at: At,
  record: MergedRecord,
  { from, to, change }: { from: string; to: string; change: number },
): Promise<void> {
  if (record !== "candidate") return removeRows(trx, at, `${record}s`, sql<boolean>`t.id = ${from}`);
  const emptied = [...(await writtenColumns(trx, "candidates"))].filter((name) => !stays.includes(name));
  const left: Record<string, unknown> = { change_seq: change, version: sql`version + 1`, merged_into: to, deleted_at: sql`now()` };
  const set = emptied.map((name) => sql`${sql.ref(name)} = ${name in left ? left[name] : sql`default`}`);
  await keepingChange(trx, at, "candidates", { id: from }, async () => {
    await sql`update candidates t set ${sql.join(set)} where t.workspace_id = ${at.workspace} and t.id = ${from}`.execute(trx);
  });
}

/**
 * After a merge is undone: both are compared anew, and where somebody changed the one that was kept meanwhile, what is told from its
 * fields is told anew, and only proof that stands in its CV stays.
 */
export async function mendRestored(
  trx: Trx,
  { workspace }: Caller,
  { record, ids, change, isChanged }: { record: MergedRecord; ids: [string, string]; change: number; isChanged: boolean },
): Promise<void> {
  if (record === "client") return;
  for (const id of ids) await setColumns(trx, workspace, `${record}s`, id, { change_seq: change, version: sql`version + 1` });
  if (record === "job") for (const id of ids) await forgetComparisons(trx, workspace, id);
  if (!isChanged) return;
  const [kept] = await findTwo(trx, workspace, record, ids);
  if (record === "job") return mendJob(trx, workspace, ids[0], change);
  // A row of the table holds all that a stored candidate does.
  if (kept) await mendCandidate(trx, workspace, kept as unknown as StoredCandidate, change);
}

async function mendCandidate(trx: Trx, workspace: WorkspaceId, kept: StoredCandidate, change: number): Promise<void> {
  const stands = ({ start, end, quote }: { start: number; end: number; quote: string }) => kept.cv_text?.slice(start, end) === quote;
  const evidence: Candidate["evidence"] = Object.fromEntries(Object.entries(kept.evidence).filter(([, one]) => stands(one)));
  const pointed: StoredPointed[] = kept.pointed.filter(stands);
  await updateCandidate(trx, workspace, kept, change, { evidence, pointed });
}

async function mendJob(trx: Trx, workspace: WorkspaceId, id: string, change: number): Promise<void> {
  const job = await findJob(trx, workspace, id);
  if (!job) return;
  await updateJob(trx, workspace, job, change, { requirements: requirementsIn(job.description, job.requirements) });
  await storeFacts(trx, workspace, id, new Date().toISOString().slice(0, 10));
}
