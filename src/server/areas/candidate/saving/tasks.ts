import type { Body } from "#contract/call.ts";
import type { candidateCalls } from "#contract/candidate/candidate-calls.ts";
import { customPath } from "#contract/custom-field.ts";
import { attach, type ReadText, readingOf, type SentDocuments } from "#server/areas/candidate/document/tasks.ts";
import { refuseDuplicate } from "#server/areas/candidate/duplicate/tasks.ts";
import {
  type CandidateValues,
  insertCandidate,
  lockCandidateOrFail,
  type StoredCandidate,
  updateCandidate,
} from "#server/areas/candidate/queries.ts";
import {
  correctionsAfter,
  evidenceThatHolds,
  factSource,
  fieldsOf,
  isConfirmed,
  isNamed,
  stillUnchecked,
} from "#server/areas/candidate/rules.ts";
import { customAfter } from "#server/areas/custom-field/tasks.ts";
import type { StoredBytes } from "#server/areas/file/tasks.ts";
import { matchesAfter } from "#server/areas/ranking/tasks.ts";
import type { Extraction } from "#server/areas/reading/queries.ts";
import { refuseOverLimit, refuseOverStorage, refuseReadOnly } from "#server/areas/subscription/tasks.ts";
import { insertActivity, nextChange } from "#server/areas/workspace/queries.ts";
import type { Caller } from "#server/core/caller.ts";
import { invalidField } from "#server/core/failures.ts";
import { newId } from "#server/core/ids.ts";
import type { Trx } from "#server/parts/database/database.ts";
import { isLong } from "#server/parts/engine/ahead.ts";
import type { Parts } from "#server/parts/parts.ts";

type CreateBody = Body<typeof candidateCalls.create>;
type UpdateBody = Body<typeof candidateCalls.update>;

/** A candidate has a name, or a reading in which somebody can look for it. */
export function refuseNameless(body: CreateBody, extraction: Extraction | null): void {
  if (!isNamed(body) && !(extraction && readingOf(extraction))) throw invalidField("last_name", "name_needed");
}

/** What is stored of a new candidate: what was given, with its proof where it was read. */
export function newCandidate(caller: Pick<Caller, "recruiter_id">, body: CreateBody, { reading }: SentDocuments): CandidateValues {
  const values: CandidateValues = {
    ...fieldsOf(body),
    recruiter_id: body.recruiter_id ?? caller.recruiter_id,
    ...(reading && proofFor(reading, body)),
    ...(!isNamed(body) && { unchecked_fields: ["last_name", ...(body.unchecked_fields ?? [])] }),
  };
  return { ...values, corrections: correctionsAfter(reading?.profile ?? {}, values, {}, by(caller)) };
}

/** Files that go to a candidate, with copies of those that another one has already. */
interface FilesToGive {
  ids: string[];
  copies: Map<string, StoredBytes>;
}

/** `asked`: at which change of the workspace it was known to be nobody who is there already; null where that wasn't asked. */
interface Addition {
  id: string;
  values: CandidateValues;
  files: FilesToGive;
  body: CreateBody;
  asked: number | null;
  source: "file" | "text" | "hand";
}

export async function addCandidate(parts: Parts, trx: Trx, caller: Caller, of: Addition): Promise<void> {
  const { id, values, files, body, asked, source } = of;
  // From here on the workspace's writers take turns, so that nobody can be added twice at once.
  const change = await nextChange(trx, caller.workspace);
  await refuseOverLimit(parts, trx, caller.workspace, "candidates");
  await refuseOverStorage(parts, trx, caller.workspace, bytesOf(values, files));
  if (asked !== null && asked < change - 1) await refuseDuplicate(trx, caller.workspace, body, files.ids, asked);
  await insertCandidate(trx, caller.workspace, id, change, {
    ...values,
    ...(await customAfter(trx, caller.workspace, "candidate", body.custom)),
  });
  await attach(trx, caller, id, files.ids, files.copies);
  await noteCandidate(trx, caller, id, "created", { source });
  await matchesAfter.enqueue(parts, trx, caller.workspace);
}

export const sourceOf = ({ extraction }: SentDocuments): Addition["source"] =>
  extraction?.file_id ? "file" : extraction ? "text" : "hand";

/** What a record's text takes, and the copies of files that it gets. */
const bytesOf = ({ cv_text }: Pick<CandidateValues, "cv_text">, files?: FilesToGive) =>
  [...(files?.copies.values() ?? [])].reduce((bytes, { size }) => bytes + size, Buffer.byteLength(cv_text ?? ""));

/** A change as it was sent, with what was read of its files; `at` when. */
interface Sent {
  body: UpdateBody;
  reading: ReadText | null;
  at: string;
}

/** Reads the facts of a long record before the transaction that stores them; a short one's are read there, where they are needed. */
export async function readAhead(parts: Parts, caller: Caller, values: CandidateValues): Promise<void> {
  const source = factSource(values);
  if (isLong(source)) await parts.engine.ahead(caller.workspace, "facts", ...source);
}
export const readChangeAhead = (parts: Parts, caller: Caller, stored: StoredCandidate, sent: Sent) =>
  readAhead(parts, caller, { ...stored, ...changesOf(caller, stored, sent) });

/** Changes a candidate under its lock. Replies the record as it is instead, where the caller read an older version. */
export async function changeCandidate(
  parts: Parts,
  trx: Trx,
  caller: Caller,
  { files, ...sent }: Sent & { files: FilesToGive },
): Promise<StoredCandidate | null> {
  const { body, reading } = sent;
  const { id, version } = body;
  const stored = await lockCandidateOrFail(trx, caller.workspace, id);
  if (version !== undefined && version !== stored.version) return stored;
  await refuseReadOnly(parts, trx, caller.workspace, "candidates", id);
  const custom = await customAfter(trx, caller.workspace, "candidate", body.custom, stored.custom);
  const changes = { ...changesOf(caller, stored, sent), ...custom };
  const before = changes.cv_text === undefined ? 0 : bytesOf(stored);
  await refuseOverStorage(parts, trx, caller.workspace, bytesOf(changes, files) - before);
  await updateCandidate(trx, caller.workspace, stored, await nextChange(trx, caller.workspace), changes);
  await attach(trx, caller, id, files.ids, files.copies);
  await noteCandidate(trx, caller, id, reading ? "cv_added" : "updated", { fields: fieldsIn(body) });
  await matchesAfter.enqueue(parts, trx, caller.workspace);
  return null;
}

/** Which fields a change says something of, by their names; the workspace's own by their paths. */
const fieldsIn = (body: UpdateBody) => [...Object.keys(fieldsOf(body)), ...Object.keys(body.custom ?? {}).map(customPath)];

/** What a change stores: the fields, what of them still waits to be checked, what somebody set against a reading, and the proof that holds. */
function changesOf(caller: Caller, stored: StoredCandidate, { body, reading, at }: Sent): CandidateValues {
  const { confirmed = [], unchecked_fields } = body;
  const values = fieldsOf(body);
  const after = { ...stored, ...values };
  if (isNamed(stored) && !isNamed(after)) throw invalidField("last_name", "name_needed");
  const waiting = stillUnchecked(stored.unchecked_fields, stored, after).filter((path) => !isConfirmed(path, confirmed));
  return {
    ...values,
    ...(unchecked_fields === undefined && { unchecked_fields: waiting }),
    corrections: correctionsAfter(reading?.profile ?? stored, after, reading ? {} : stored.corrections, by(caller, at), confirmed),
    ...(reading ? proofFor(reading, after) : { evidence: evidenceThatHolds(stored.evidence, stored, after) }),
  };
}

const by = (caller: Pick<Caller, "recruiter_id">, at = new Date().toISOString()) => ({ who: caller.recruiter_id, at });

const proofFor = (reading: ReadText, stored: object): CandidateValues => ({
  cv_text: reading.text,
  layout: reading.layout,
  hidden_text: reading.hidden,
  evidence: evidenceThatHolds(reading.evidence, reading.profile, stored as Record<string, unknown>),
});

/** A line on a candidate's timeline. */
export const noteCandidate = (trx: Trx, caller: Caller, candidate_id: string, kind: string, detail: Record<string, unknown>) =>
  insertActivity(trx, caller.workspace, { id: newId(), kind, recruiter_id: caller.recruiter_id, candidate_id, detail });
