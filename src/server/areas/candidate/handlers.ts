import type { Candidate, candidateCalls } from "#contract/candidate.ts";
import type { EvidenceByField } from "#contract/fields.ts";
import { calibratedEvidence } from "#engine/confidence/calibrated.ts";
import { candidateDoubts } from "#engine/doubts/candidate-doubts.ts";
import { jobDoubts } from "#engine/doubts/job-doubts.ts";
import { filesOfCandidate, findFile, giveFileTo, insertFile } from "#server/areas/file/queries.ts";
import { mediaTypeOf, safeFileName, withUrl } from "#server/areas/file/rules.ts";
import { type StoredBytes, storeBytes } from "#server/areas/file/tasks.ts";
import type { Handlers } from "#server/areas/handlers.ts";
import { withCriteria } from "#server/areas/ranking/rules.ts";
import { matchesAfter, matchesBeyond, matchesInView } from "#server/areas/ranking/tasks.ts";
import { type Extraction, putExtraction } from "#server/areas/reading/queries.ts";
import { keptExtraction } from "#server/areas/reading/rules.ts";
import { registerReading } from "#server/areas/register/tasks.ts";
import { refuseOverLimit, refuseReadOnly } from "#server/areas/subscription/tasks.ts";
import { insertActivity, isRecruiterOf, nextChange } from "#server/areas/workspace/queries.ts";
import { nameRecord } from "#server/core/act.ts";
import { holdsAsOf } from "#server/core/as-of.ts";
import type { Caller } from "#server/core/caller.ts";
import { conflict, expired, gone, invalidField, notFound, stale } from "#server/core/failures.ts";
import { newId } from "#server/core/ids.ts";
import { searchNotes } from "#server/core/search.ts";
import type { Db, Trx } from "#server/parts/database/database.ts";
import { UnreadableDocument } from "#server/parts/documents/documents.ts";
import type { Parts } from "#server/parts/parts.ts";
import { changeCandidates } from "./bulk/tasks.ts";
import { refuseDuplicate } from "./duplicate/tasks.ts";
import { type ReadingStep, readDocument, storedLayout, unreadable } from "./extraction/tasks.ts";
import {
  activityOf,
  type CandidateValues,
  findCandidate,
  findCandidateToChange,
  insertCandidate,
  matchesOfCandidate,
  pageOfCandidates,
  proposalsOfCandidate,
  type StoredCandidate,
  setCandidateTrashed,
  updateCandidate,
} from "./queries.ts";
import { correctionsAfter, evidenceThatHolds, fieldsOf, isConfirmed, isNamed, stillUnchecked } from "./rules.ts";

/** Jobs that are told of one candidate. */
const MOST_MATCHES = 200;

export const candidateHandlers: Handlers<typeof candidateCalls> = {
  list: async ({ body, caller, parts, language }) => {
    const { as_of, ...page } = await pageOfCandidates(parts.database.db, caller.workspace, body);
    const reply = { data: { ...page, search_notes: searchNotes(body.q, language) } };
    // Who is in the trash leaves it after a while, and matching ends, without a change of the workspace.
    return body.trashed || page.is_matching ? reply : holdsAsOf(reply, as_of);
  },

  show: async ({ body, caller, parts }) => {
    const { db } = parts.database;
    const candidate = present(await findCandidate(db, caller.workspace, body.id));
    await matchesInView.ofCandidate(parts, caller.workspace, body.id);
    const stored = (await matchesOfCandidate(db, caller.workspace, body.id)).map((row) => ({
      ...withCriteria(row),
      job_title: row.job_title,
      client_name: row.client_name,
    }));
    const beyond = await matchesBeyond(parts, caller.workspace, body.id);
    const matches = [...stored, ...beyond].sort((one, other) => other.exact_score - one.exact_score).slice(0, MOST_MATCHES);
    const activity = await activityOf(db, caller.workspace, body.id);
    const proposals = await proposalsOfCandidate(db, caller.workspace, body.id);
    return {
      data: {
        candidate: { ...(await withFiles(parts, caller, candidate)), matches, proposals, activity, doubts: candidateDoubts(candidate) },
      },
    };
  },

  bulk: async ({ body, caller, parts }) => {
    for (const step of body.steps) if (step.do === "assign") await refuseForeignRecruiter(parts.database.db, caller, step.recruiter_id);
    const data = await changeCandidates(parts, caller, body.steps);
    matchesAfter.begin(parts, caller.workspace);
    return { data };
  },

  create: async ({ body, caller, parts }) => {
    const { files = [], extraction_id, allow_duplicate, ...given } = body;
    const { db } = parts.database;
    await refuseForeignRecruiter(db, caller, body.recruiter_id);
    const extraction = extraction_id ? await keptExtraction(db, caller.workspace, extraction_id, "candidate") : null;
    if (!isNamed(given) && !(extraction && readingOf(extraction))) throw invalidField("last_name", "name_needed");
    const id = newId();
    const taken = await takeIn(parts, caller, files);
    const reading = extraction ? readingOf(extraction) : await readFirst(parts, taken);
    const values: CandidateValues = {
      ...fieldsOf(given),
      recruiter_id: body.recruiter_id ?? caller.recruiter_id,
      ...(reading && proofFor(reading, given)),
      ...(!isNamed(given) && { unchecked_fields: ["last_name", ...(given.unchecked_fields ?? [])] }),
    };
    values.corrections = correctionsAfter(reading?.profile ?? {}, values, {}, by(caller));
    const file_ids = [extraction?.file_id ?? null, ...taken.map(({ file }) => file.id)].filter((file_id) => file_id !== null);
    const asked = allow_duplicate ? null : await refuseDuplicate(db, caller.workspace, given, file_ids);
    const copies = await copiesFor(parts, caller, id, file_ids);
    await parts.database.transaction(async (trx) => {
      // From here on the workspace's writers take turns, so that nobody can be added twice at once.
      const change = await nextChange(trx, caller.workspace);
      await refuseOverLimit(parts, trx, caller.workspace, "candidates");
      if (asked !== null && asked < change - 1) await refuseDuplicate(trx, caller.workspace, given, file_ids, asked);
      await insertCandidate(trx, caller.workspace, id, change, values);
      await attach(trx, caller, id, file_ids, copies);
      await note(trx, caller, id, "created", { source: extraction?.file_id ? "file" : extraction ? "text" : "hand" });
      await matchesAfter.enqueue(parts, trx, caller.workspace);
    });
    matchesAfter.begin(parts, caller.workspace);
    return { data: { candidate: await wholeCandidate(parts, caller, id) } };
  },

  update: async ({ body, caller, parts }) => {
    const { id, version, files = [], extraction_id, confirmed = [], ...given } = body;
    const { db } = parts.database;
    await refuseForeignRecruiter(db, caller, body.recruiter_id);
    const extraction = extraction_id ? await keptExtraction(db, caller.workspace, extraction_id, "candidate") : null;
    present(await findCandidate(db, caller.workspace, id));
    const taken = await takeIn(parts, caller, files);
    const reading = extraction ? readingOf(extraction) : await readFirst(parts, taken);
    const file_ids = [extraction?.file_id ?? null, ...taken.map(({ file }) => file.id)].filter((file_id) => file_id !== null);
    const copies = await copiesFor(parts, caller, id, file_ids);
    const outcome = await parts.database.transaction(async (trx) => {
      const stored = present(await findCandidateToChange(trx, caller.workspace, id));
      if (version !== undefined && version !== stored.version) return { stale: stored };
      await refuseReadOnly(parts, trx, caller.workspace, "candidates", id);
      const values = fieldsOf(given);
      const after = { ...stored, ...values };
      if (isNamed(stored) && !isNamed(after)) throw invalidField("last_name", "name_needed");
      await updateCandidate(trx, caller.workspace, stored, await nextChange(trx, caller.workspace), {
        ...values,
        ...(given.unchecked_fields === undefined && {
          unchecked_fields: stillUnchecked(stored.unchecked_fields, stored, after).filter((path) => !isConfirmed(path, confirmed)),
        }),
        corrections: correctionsAfter(reading?.profile ?? stored, after, reading ? {} : stored.corrections, by(caller), confirmed),
        ...(reading ? proofFor(reading, after) : { evidence: evidenceThatHolds(stored.evidence, stored, after) }),
      });
      await attach(trx, caller, id, file_ids, copies);
      await note(trx, caller, id, reading ? "cv_added" : "updated", { fields: Object.keys(values) });
      await matchesAfter.enqueue(parts, trx, caller.workspace);
      return { stale: null };
    });
    if (outcome.stale) throw stale("candidate", { candidate: await withFiles(parts, caller, outcome.stale) });
    matchesAfter.begin(parts, caller.workspace);
    return { data: { candidate: await wholeCandidate(parts, caller, id) } };
  },

  remove: async ({ body, caller, parts }) => {
    await trash(parts, caller, body.id, true);
    return { data: { candidate: await wholeCandidate(parts, caller, body.id) } };
  },

  restore: async ({ body, caller, parts }) => {
    await trash(parts, caller, body.id, false);
    matchesAfter.begin(parts, caller.workspace);
    return { data: { candidate: await wholeCandidate(parts, caller, body.id) } };
  },

  addNote: async ({ body, caller, parts }) => {
    present(await findCandidate(parts.database.db, caller.workspace, body.candidate_id));
    const id = newId();
    const about = { id, kind: "note", recruiter_id: caller.recruiter_id, candidate_id: body.candidate_id, detail: { text: body.text } };
    await parts.database.transaction((trx) => insertActivity(trx, caller.workspace, about));
    const activity = (await activityOf(parts.database.db, caller.workspace, body.candidate_id)).find((one) => one.id === id);
    if (!activity) throw notFound("candidate");
    return { data: { activity } };
  },

  extractText: async ({ body, caller, parts }) => {
    const id = newId();
    const { needs: _, ...extraction } = await readDocument(parts, caller, { text: body.text }, { id, kind: body.kind, file_id: null });
    await keepReading(parts, caller, extraction);
    return { data: replyOf(extraction) };
  },

  extractFile: async ({ body, caller, parts, live }) => {
    const { db } = parts.database;
    const kept = body.extraction_id ? await keptExtraction(db, caller.workspace, body.extraction_id) : null;
    if (kept && !kept.file_id && !body.file) return { data: replyOf(kept) };
    const { bytes, file } = kept?.file_id ? await keptFile(parts, caller, kept.file_id) : await newFile(parts, caller, body.file as File);
    const id = kept?.id ?? newId();
    const input = { bytes, name: file.name };
    let isLong = false;
    const onStep = (step: ReadingStep) => {
      isLong = true;
      live?.tell("progress", step);
    };
    // It goes on when nobody listens any more, and is kept for whoever asks again.
    const { needs, ...extraction } = await readDocument(parts, caller, input, { id, kind: body.kind, file_id: file.id }, onStep);
    await keepReading(parts, caller, extraction);
    if (extraction.reason) throw unreadable(extraction.reason, id, needs);
    const data = replyOf(extraction);
    if (isLong) live?.tell("done", data);
    return { data };
  },
};

/** The candidate, unless there is none (404) or it is in the trash (410). */
function present(candidate: StoredCandidate | undefined): StoredCandidate {
  if (!candidate) throw notFound("candidate");
  if (candidate.deleted_at) throw gone("candidate");
  return candidate;
}

async function withFiles(parts: Parts, caller: Caller, candidate: StoredCandidate): Promise<StoredCandidate & Pick<Candidate, "files">> {
  const files = await filesOfCandidate(parts.database.db, caller.workspace, candidate.id);
  return { ...candidate, files: files.map((file) => withUrl(parts, file)) };
}

async function wholeCandidate(parts: Parts, caller: Caller, id: string): Promise<Candidate> {
  const candidate = await findCandidate(parts.database.db, caller.workspace, id);
  if (!candidate) throw notFound("candidate");
  return withFiles(parts, caller, candidate);
}

async function trash(parts: Parts, caller: Caller, id: string, trashed: boolean) {
  await parts.database.transaction(async (trx) => {
    const stored = await findCandidateToChange(trx, caller.workspace, id);
    if (!stored) throw notFound("candidate");
    if (trashed && stored.deleted_at) throw gone("candidate");
    if (trashed === Boolean(stored.deleted_at)) return;
    if (!trashed) await refuseOverLimit(parts, trx, caller.workspace, "candidates");
    await setCandidateTrashed(trx, caller.workspace, id, await nextChange(trx, caller.workspace), trashed);
    await note(trx, caller, id, trashed ? "deleted" : "restored", {});
    if (!trashed) await matchesAfter.enqueue(parts, trx, caller.workspace);
  });
}

const note = (trx: Trx, caller: Caller, candidate_id: string, kind: string, detail: Record<string, unknown>) =>
  insertActivity(trx, caller.workspace, { id: newId(), kind, recruiter_id: caller.recruiter_id, candidate_id, detail });

async function refuseForeignRecruiter(db: Db, caller: Caller, recruiter_id: string | null | undefined) {
  if (recruiter_id && !(await isRecruiterOf(db, caller.workspace, recruiter_id))) throw invalidField("recruiter_id", "wrong_id");
}

async function keptFile(parts: Parts, caller: Caller, id: string) {
  const file = await findFile(parts.database.db, caller.workspace, id);
  const bytes = file && (await parts.files.get(`${caller.workspace}/${id}`));
  if (!file || !bytes) throw expired("extraction_expired");
  return { bytes, file };
}

/** Stores a file that was sent: bytes first, then its row, so that no row lacks its bytes. */
async function newFile(parts: Parts, caller: Caller, sent: File) {
  const bytes = new Uint8Array(await sent.arrayBuffer());
  const name = safeFileName(sent.name);
  const stored = await storeBytes(parts, caller.workspace, name, mediaTypeOf(bytes, name), bytes);
  return { bytes, file: await insertFile(parts.database.db, caller.workspace, stored) };
}

async function takeIn(parts: Parts, caller: Caller, files: File[]) {
  const taken: Awaited<ReturnType<typeof newFile>>[] = [];
  for (const file of files) taken.push(await newFile(parts, caller, file));
  return taken;
}

/** Copies of those files that another candidate has already, by the file that they are of: bytes alone, before the transaction. */
async function copiesFor(parts: Parts, caller: Caller, candidate_id: string, file_ids: string[]): Promise<Map<string, StoredBytes>> {
  const copies = new Map<string, StoredBytes>();
  for (const id of file_ids) {
    const file = await findFile(parts.database.db, caller.workspace, id);
    if (!file?.candidate_id || file.candidate_id === candidate_id) continue;
    const bytes = await parts.files.get(`${caller.workspace}/${id}`);
    if (bytes) copies.set(id, await storeBytes(parts, caller.workspace, file.name, file.mime, bytes));
  }
  return copies;
}

/** Gives files to a candidate. One that another candidate has already stays there: this one gets its copy. */
async function attach(trx: Trx, caller: Caller, candidate_id: string, file_ids: string[], copies: Map<string, StoredBytes>) {
  for (const id of file_ids) {
    if (await giveFileTo(trx, caller.workspace, id, candidate_id)) continue;
    const copy = copies.get(id);
    // Somebody took it in the last moment: asked again, there is a copy.
    if (!copy) throw conflict("stale", { what: "what_candidate" });
    await insertFile(trx, caller.workspace, { ...copy, candidate_id });
  }
}

type ReadText = {
  text: string;
  layout: unknown;
  hidden: Candidate["hidden_text"];
  evidence: EvidenceByField;
  profile: Record<string, unknown>;
};

/** The text and proof of the first file that can be read; files that can't are kept all the same. */
async function readFirst(parts: Parts, taken: { bytes: Uint8Array; file: { name: string } }[]): Promise<ReadText | null> {
  for (const { bytes, file } of taken) {
    try {
      const { formatting, layout, ...read } = await parts.documents.readCv({ bytes, name: file.name });
      return { ...read, evidence: calibratedEvidence("cv", read.evidence), layout: storedLayout({ formatting, layout }) };
    } catch (error) {
      if (!(error instanceof UnreadableDocument)) throw error;
    }
  }
  return null;
}

const readingOf = (extraction: Extraction): ReadText | null =>
  extraction.text === null || extraction.kind !== "candidate"
    ? null
    : {
        text: extraction.text,
        layout: extraction.layout,
        hidden: extraction.hidden_text,
        evidence: extraction.evidence,
        profile: extraction.draft ?? {},
      };

const by = (caller: Caller) => ({ who: caller.recruiter_id, at: new Date().toISOString() });

const proofFor = (reading: ReadText, stored: object): CandidateValues => ({
  cv_text: reading.text,
  layout: reading.layout,
  hidden_text: reading.hidden,
  evidence: evidenceThatHolds(reading.evidence, reading.profile, stored as Record<string, unknown>),
});

/** Keeps a reading; what a vacancy asks that the law protects stays in the workspace's register. */
const keepReading = (parts: Parts, caller: Caller, extraction: Extraction): Promise<void> =>
  parts.database.transaction(async (trx) => {
    nameRecord("reading", extraction.id);
    await putExtraction(trx, caller.workspace, extraction);
    if (extraction.kind === "job") await registerReading(trx, caller, extraction);
  });

const replyOf = (extraction: Extraction) => ({
  ...(extraction.kind === "job"
    ? {
        job: extraction.draft ?? {},
        left_out: extraction.left_out,
        doubts: jobDoubts(extraction.text ?? "", extraction.draft ?? {}, extraction.evidence),
      }
    : { candidate: extraction.draft ?? {} }),
  evidence: extraction.evidence,
  hidden_text: extraction.hidden_text,
  extraction_id: extraction.id,
  text: extraction.text ?? "",
});
