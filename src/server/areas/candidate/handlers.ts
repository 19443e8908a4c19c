import type { Candidate } from "#contract/candidate/candidate.ts";
import type { candidateCalls } from "#contract/candidate/candidate-calls.ts";
import { messageText } from "#contract/messages.ts";
import { illegibleWords } from "#contract/text/illegible.ts";
import type { Language } from "#contract/text/languages.ts";
import { copiesFor, extractionOf, newFile, takeDocuments } from "#server/areas/candidate/document/tasks.ts";
import {
  addCandidate,
  changeCandidate,
  newCandidate,
  noteCandidate,
  readAhead,
  readChangeAhead,
  refuseNameless,
  sourceOf,
} from "#server/areas/candidate/saving/tasks.ts";
import { filesOfCandidate, findFile } from "#server/areas/file/queries.ts";
import { withUrl } from "#server/areas/file/rules.ts";
import type { Handlers } from "#server/areas/handlers.ts";
import { writeNote } from "#server/areas/note/tasks.ts";
import { withCriteria } from "#server/areas/ranking/rules.ts";
import { matchesAfter, matchesBeyond, matchesInView, noteShown } from "#server/areas/ranking/tasks.ts";
import { type Extraction, putExtraction } from "#server/areas/reading/queries.ts";
import { keptExtraction } from "#server/areas/reading/rules.ts";
import { readAhead as readVacancyAhead, registerReading } from "#server/areas/register/tasks.ts";
import { refuseOverLimit, refuseOverStorage } from "#server/areas/subscription/tasks.ts";
import { isRecruiterOf, nextChange, termsIn } from "#server/areas/workspace/queries.ts";
import { nameRecord } from "#server/core/act.ts";
import { holdsAsOf } from "#server/core/as-of.ts";
import type { Caller, Live, WorkspaceId } from "#server/core/caller.ts";
import { expired, gone, invalidField, notFound, stale } from "#server/core/failures.ts";
import { newId } from "#server/core/ids.ts";
import { searchNotes } from "#server/core/search.ts";
import type { Db } from "#server/parts/database/database.ts";
import { nothingIfTooHeavy } from "#server/parts/engine/too-heavy.ts";
import type { Parts } from "#server/parts/parts.ts";
import { changeCandidates } from "./bulk/tasks.ts";
import { refuseDuplicate } from "./duplicate/tasks.ts";
import { type ReadingStep, readDocument, unreadable } from "./extraction/tasks.ts";
import { activityOf, matchesOfCandidate, proposalsOfCandidate } from "./history/queries.ts";
import {
  findCandidate,
  findCandidateOrFail,
  findCandidateToChange,
  findCandidateToShow,
  pageOfCandidates,
  refuseMerged,
  type StoredCandidate,
  setCandidateTrashed,
} from "./queries.ts";
import { keptUntilOf } from "./retention/queries.ts";

/** Jobs that are told of one candidate. */
const MOST_MATCHES = 200;

export const candidateHandlers: Handlers<typeof candidateCalls> = {
  list: async ({ body, caller, parts, language }) => {
    const page = await pageOfCandidates(parts.database.db, caller, body);
    const reply = { data: { ...page, search_notes: searchNotes(body.q, language) } };
    // Who is in the trash leaves it after a while, who is kept leaves, and matching ends, without a change of the workspace.
    return body.trashed || body.leaving || page.is_matching ? reply : holdsAsOf(reply, caller.as_of);
  },

  show: async ({ body, caller, parts }) => {
    const { db } = parts.database;
    const { candidate, settings, is_lacked } = await findCandidateToShow(db, caller.workspace, body.id);
    if (is_lacked) await matchesInView.ofCandidate(parts, caller.workspace, body.id);
    const about = {
      matches: await shownMatches(parts, caller, body.id),
      proposals: await proposalsOfCandidate(db, caller.workspace, body.id),
      activity: await activityOf(db, caller.workspace, body.id),
      doubts: await parts.engine.run(caller.workspace, "doubts", candidate),
      kept_until: await keptUntilOf(db, caller.workspace, termsIn(settings), body.id),
    };
    return { data: { candidate: { ...(await withFiles(parts, caller, candidate)), ...about } } };
  },

  bulk: async ({ body, caller, parts }) => {
    for (const step of body.steps) if (step.do === "assign") await refuseForeignRecruiter(parts.database.db, caller, step.recruiter_id);
    const data = await changeCandidates(parts, caller, body.steps);
    matchesAfter.begin(parts, caller.workspace);
    return { data };
  },

  create: async ({ body, caller, parts }) => {
    await refuseForeignRecruiter(parts.database.db, caller, body.recruiter_id);
    const extraction = await extractionOf(parts, caller, body.extraction_id);
    refuseNameless(body, extraction);
    const id = newId();
    const sent = await takeDocuments(parts, caller, extraction, body.files);
    const values = newCandidate(caller, body, sent);
    const asked = body.allow_duplicate ? null : await refuseDuplicate(parts.database.db, caller.workspace, body, sent.file_ids);
    const files = { ids: sent.file_ids, copies: await copiesFor(parts, caller, id, sent.file_ids) };
    await readAhead(parts, caller, values);
    const addition = { id, values, files, body, asked, source: sourceOf(sent) };
    await parts.database.transaction((trx) => addCandidate(parts, trx, caller, addition));
    matchesAfter.begin(parts, caller.workspace);
    return { data: { candidate: await wholeCandidate(parts, caller, id) } };
  },

  update: async ({ body, caller, parts }) => {
    await refuseForeignRecruiter(parts.database.db, caller, body.recruiter_id);
    const extraction = await extractionOf(parts, caller, body.extraction_id);
    const stored = await findCandidateOrFail(parts.database.db, caller.workspace, body.id);
    const { file_ids, reading } = await takeDocuments(parts, caller, extraction, body.files);
    const sent = { body, reading, at: new Date().toISOString() };
    await readChangeAhead(parts, caller, stored, sent);
    const files = { ids: file_ids, copies: await copiesFor(parts, caller, body.id, file_ids) };
    const newer = await parts.database.transaction((trx) => changeCandidate(parts, trx, caller, { ...sent, files }));
    if (newer) throw stale("candidate", { candidate: await withFiles(parts, caller, newer) });
    matchesAfter.begin(parts, caller.workspace);
    return { data: { candidate: await wholeCandidate(parts, caller, body.id) } };
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
    const { candidate_id: record_id, text } = body;
    const id = await parts.database.transaction((trx) => writeNote(parts, trx, caller, { record: "candidate", record_id, text }));
    const [activity] = await activityOf(parts.database.db, caller.workspace, body.candidate_id, id);
    if (!activity) throw notFound("candidate");
    return { data: { activity } };
  },

  extractText: async ({ body, caller, parts, language }) => {
    const id = newId();
    const { unread: _, ...extraction } = await readDocument(parts, caller, { text: body.text }, { id, kind: body.kind, file_id: null });
    await keepReading(parts, caller, extraction);
    return { data: await replyOf(parts, caller, extraction, language) };
  },

  extractFile: async ({ body, caller, parts, language, live }) => {
    const kept = body.extraction_id ? await keptExtraction(parts.database.db, caller.workspace, body.extraction_id) : null;
    if (kept && !kept.file_id && !body.file) return { data: await replyOf(parts, caller, kept, language) };
    const { bytes, file } = kept?.file_id ? await keptFile(parts, caller, kept.file_id) : await newFile(parts, caller, body.file as File);
    const of = { id: kept?.id ?? newId(), kind: body.kind, file_id: file.id };
    const progress = progressTo(live);
    // It goes on when nobody listens any more, and is kept for whoever asks again.
    const { unread, ...extraction } = await readDocument(parts, caller, { bytes, name: file.name }, of, progress.onStep);
    await keepReading(parts, caller, extraction);
    if (unread) throw unreadable(unread, of.id);
    const data = await replyOf(parts, caller, extraction, language);
    progress.onDone(data);
    return { data };
  },
};

/** Tells of a reading that takes long, and of its end where it did. */
function progressTo(live: Live | null) {
  let isLong = false;
  const onStep = (step: ReadingStep) => {
    isLong = true;
    live?.tell("progress", step);
  };
  return { onStep, onDone: (data: unknown) => void (isLong && live?.tell("done", data)) };
}

/** The jobs that suit a candidate best: what is stored, and what stands beyond that. */
async function shownMatches(parts: Parts, caller: Caller, id: string) {
  const { workspace } = caller;
  const rows = await matchesOfCandidate(parts.database.db, workspace, id);
  const stored = rows.map((row) => ({ ...withCriteria(row), job_title: row.job_title, client_name: row.client_name }));
  const beyond = await matchesBeyond(parts, workspace, id);
  const matches = [...stored, ...beyond].sort((one, other) => other.exact_score - one.exact_score).slice(0, MOST_MATCHES);
  await noteShown(parts, caller, { list: "jobs", of: id, matches });
  return matches;
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
    await refuseMerged(trx, caller.workspace, id);
    if (!trashed) await refuseOverLimit(parts, trx, caller.workspace, "candidates");
    await setCandidateTrashed(trx, caller.workspace, id, await nextChange(trx, caller.workspace), trashed);
    await noteCandidate(trx, caller, id, trashed ? "deleted" : "restored", {});
    if (!trashed) await matchesAfter.enqueue(parts, trx, caller.workspace);
  });
}

async function refuseForeignRecruiter(db: Db, caller: Caller, recruiter_id: string | null | undefined) {
  if (recruiter_id && !(await isRecruiterOf(db, caller.workspace, recruiter_id))) throw invalidField("recruiter_id", "wrong_id");
}

async function keptFile(parts: Parts, caller: Caller, id: string) {
  const file = await findFile(parts.database.db, caller.workspace, id);
  const bytes = file && (await parts.files.get(`${caller.workspace}/${id}`));
  if (!file || !bytes) throw expired("extraction_expired");
  return { bytes, file };
}

/** Keeps a reading; what a vacancy asks that the law protects stays in the workspace's register. */
async function keepReading(parts: Parts, caller: Caller, extraction: Extraction): Promise<void> {
  if (extraction.kind === "job") await readVacancyAhead(parts, caller, extraction.text);
  await parts.database.transaction(async (trx) => {
    nameRecord("reading", extraction.id);
    await refuseOverStorage(parts, trx, caller.workspace, Buffer.byteLength(extraction.text ?? ""));
    await putExtraction(trx, caller.workspace, extraction);
    if (extraction.kind === "job") await registerReading(trx, caller, extraction);
  });
}

const replyOf = async (parts: Parts, { workspace }: Caller, extraction: Extraction, language: Language) => ({
  ...(extraction.kind === "job"
    ? { job: extraction.draft ?? {}, left_out: extraction.left_out, doubts: await doubtsOf(parts, workspace, extraction) }
    : { candidate: extraction.draft ?? {} }),
  evidence: extraction.evidence,
  hidden_text: extraction.hidden_text,
  extraction_id: extraction.id,
  text: extraction.text ?? "",
  notes: notesOn(extraction.text, language),
});

/** What of a document couldn't be read. */
function notesOn(text: string | null, language: Language) {
  const words = illegibleWords(text);
  return words > 0 ? [{ code: "letters_unreadable" as const, message: messageText(language, "letters_unreadable", { words }) }] : [];
}

/** What is worth asking of a vacancy that was read; nothing where its text is too heavy to look. */
const doubtsOf = async ({ engine }: Parts, workspace: WorkspaceId, { text, draft, evidence }: Extraction) =>
  (await engine.run(workspace, "jobDoubts", text ?? "", draft ?? {}, evidence).catch(nothingIfTooHeavy)) ?? [];
