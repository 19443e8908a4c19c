import type { StoredPointed } from "#contract/candidate/candidate.ts";
import type { pointableJobFields } from "#contract/choices.ts";
import type { Job } from "#contract/job/job.ts";
import type { pointingCalls } from "#contract/text/pointing.ts";
import { canonicalSkill } from "#engine/skills/lexicon.ts";
import { hoursOf, payOf, placesOf, requirementOf } from "#engine/vacancy/pointed.ts";
import {
  type CandidateValues,
  findCandidateOrFail,
  lockCandidateOrFail,
  type StoredCandidate,
  updateCandidate,
} from "#server/areas/candidate/queries.ts";
import { factSource } from "#server/areas/candidate/rules.ts";
import { putNamedClient } from "#server/areas/client/tasks.ts";
import { filesOfCandidate } from "#server/areas/file/queries.ts";
import { withUrl } from "#server/areas/file/rules.ts";
import type { Handlers } from "#server/areas/handlers.ts";
import { findJobOrFail, type JobValues, lockJobOrFail, type StoredJob, storeFacts, updateJob } from "#server/areas/job/queries.ts";
import { matchesAfter } from "#server/areas/ranking/tasks.ts";
import { readAhead, registerJob } from "#server/areas/register/tasks.ts";
import { refuseReadOnly } from "#server/areas/subscription/tasks.ts";
import { insertActivity, nextChange, recruiterName } from "#server/areas/workspace/queries.ts";
import type { Caller } from "#server/core/caller.ts";
import { invalidField } from "#server/core/failures.ts";
import { newId } from "#server/core/ids.ts";
import type { Trx } from "#server/parts/database/database.ts";
import { isLong } from "#server/parts/engine/ahead.ts";
import type { Parts } from "#server/parts/parts.ts";
import { pointField, refuseMoved, refuseProtected, type Sayer, takenBack } from "./rules.ts";

export const pointingHandlers: Handlers<typeof pointingCalls> = {
  inCv: async ({ body: { candidate_id, as, ...stretch }, caller, parts }) => {
    const id = newId();
    const requirement = as.is === "requirement" ? await requirementIn(parts, caller, as) : null;
    const candidate = await change(parts, caller, candidate_id, async (stored, sayer) => {
      refuseMoved(stored.cv_text, stretch);
      if (as.is === "field") {
        refuseProtected(stretch.quote);
        return pointField(stored, id, as.field, as.at, stretch, sayer);
      }
      return proving(stored, { id, is: as.is, ...subjectOf(as, requirement), ...stretch, ...sayer });
    });
    return { data: { id, candidate } };
  },

  takeBack: async ({ body, caller, parts }) => {
    const candidate = await change(parts, caller, body.candidate_id, async (stored) => {
      const entry = stored.pointed.find(({ id }) => id === body.id);
      if (!entry) throw invalidField("id", "wrong_id");
      return takenBack(stored, entry);
    });
    return { data: { candidate } };
  },

  inVacancy: async ({ body: { job_id, as, ...stretch }, caller, parts }) => {
    await readAhead(parts, caller, (await findJobOrFail(parts.database.db, caller.workspace, job_id)).description);
    const undo = await parts.database.transaction(async (trx) => {
      const stored = await lockJobOrFail(trx, caller.workspace, job_id);
      refuseMoved(stored.description, stretch);
      if (stored.status === 1) await refuseReadOnly(parts, trx, caller.workspace, "active_jobs", job_id);
      const values = await jobValues(trx, caller, stored, as, stretch);
      await storePointed(trx, caller, stored, values);
      await matchesAfter.enqueue(parts, trx, caller.workspace);
      return values.undo;
    });
    matchesAfter.begin(parts, caller.workspace, job_id);
    return { data: { job: await findJobOrFail(parts.database.db, caller.workspace, job_id), undo } };
  },
};

/** What a stretch proves: a requirement with the skill that it asks, or a skill by its usual name. */
function subjectOf(as: { is: string; name?: string }, requirement: JobRequirement | null): { subject: string; skill?: string } {
  if (!requirement) return { subject: canonicalSkill(as.name ?? "") ?? as.name ?? "" };
  const skill = requirement.skill ? canonicalSkill(requirement.skill) : null;
  return { subject: requirement.text, ...(skill && { skill }) };
}

/** The candidate with one more thing that somebody says of the CV, in place of what was said of the same. */
function proving(stored: StoredCandidate, entry: StoredPointed): CandidateValues {
  refuseProtected(entry.quote, entry.subject);
  const others = stored.pointed.filter((one) => one.is !== entry.is || one.subject !== entry.subject);
  return { pointed: [...others, entry].slice(-MOST_POINTED) };
}

/** Stores what somebody said of a vacancy as their own word; facts, register and timeline follow. */
async function storePointed(trx: Trx, caller: Caller, stored: StoredJob, { now, paths }: PointedJob): Promise<void> {
  const { workspace, recruiter_id } = caller;
  const at = new Date().toISOString();
  const said = { who: recruiter_id, at, name: await recruiterName(trx, workspace, recruiter_id), pointed: true as const };
  const corrections = { ...stored.corrections, ...Object.fromEntries(paths.map((path) => [path, said])) };
  await updateJob(trx, workspace, stored, await nextChange(trx, workspace), { ...now, corrections });
  await storeFacts(trx, workspace, stored.id, at.slice(0, 10));
  await registerJob(trx, caller, await findJobOrFail(trx, workspace, stored.id));
  await insertActivity(trx, workspace, { id: newId(), kind: "updated", recruiter_id, job_id: stored.id });
}

/** As many things as are kept that people said of one CV: the oldest leave. */
const MOST_POINTED = 200;

async function requirementIn(parts: Parts, caller: Caller, { job_id, requirement_id }: { job_id: string; requirement_id: string }) {
  const job = await findJobOrFail(parts.database.db, caller.workspace, job_id);
  const requirement = job.requirements.find(({ id }) => id === requirement_id);
  if (!requirement) throw invalidField("as.requirement_id", "requirement_unknown");
  return requirement;
}

const sayerOf = async (parts: Parts, { workspace, recruiter_id }: Caller): Promise<Sayer> => ({
  who: recruiter_id,
  by: await recruiterName(parts.database.db, workspace, recruiter_id),
  at: new Date().toISOString(),
});

/** Reads the facts of a long CV, as they will be, before the transaction that stores them. */
async function readAheadOf(parts: Parts, caller: Caller, id: string, to: (stored: StoredCandidate) => Promise<CandidateValues>) {
  const stored = await findCandidateOrFail(parts.database.db, caller.workspace, id);
  const source = factSource({ ...stored, ...(await to(stored)) });
  if (isLong(source)) await parts.engine.ahead(caller.workspace, "facts", ...source);
}

/** Changes what people said of a candidate; matches follow. */
async function change(
  parts: Parts,
  caller: Caller,
  id: string,
  to: (stored: StoredCandidate, sayer: Sayer) => Promise<CandidateValues>,
): Promise<StoredCandidate & { files: ReturnType<typeof withUrl>[] }> {
  const { db } = parts.database;
  const sayer = await sayerOf(parts, caller);
  await readAheadOf(parts, caller, id, (stored) => to(stored, sayer));
  await parts.database.transaction(async (trx) => {
    const stored = await lockCandidateOrFail(trx, caller.workspace, id);
    await refuseReadOnly(parts, trx, caller.workspace, "candidates", id);
    const values = await to(stored, sayer);
    await updateCandidate(trx, caller.workspace, stored, await nextChange(trx, caller.workspace), values);
    const about = { id: newId(), recruiter_id: caller.recruiter_id, candidate_id: id };
    await insertActivity(trx, caller.workspace, { ...about, kind: "updated", detail: { fields: Object.keys(values) } });
    await matchesAfter.enqueue(parts, trx, caller.workspace);
  });
  matchesAfter.begin(parts, caller.workspace);
  const files = (await filesOfCandidate(db, caller.workspace, id)).map((file) => withUrl(parts, file));
  return { ...(await findCandidateOrFail(db, caller.workspace, id)), files };
}

type JobAs = { is: "requirement"; kind: Job["requirements"][number]["kind"] } | { is: "field"; field: (typeof pointableJobFields)[number] };

type JobRequirement = Job["requirements"][number];
/** What the job becomes, which of its paths somebody set, and what takes it back. */
interface PointedJob {
  now: JobValues;
  paths: string[];
  undo: Record<string, unknown>;
}

async function jobValues(
  trx: Trx,
  caller: Caller,
  stored: Job,
  as: JobAs,
  stretch: { start: number; end: number; quote: string },
): Promise<PointedJob> {
  const value = stretch.quote.replace(/\s+/g, " ").trim();
  if (as.is === "requirement") {
    const { requirements } = stored;
    const added = { ...requirementOf(value), ...stretch, id: newId(), kind: as.kind };
    const undo = { id: stored.id, requirements };
    return { now: { requirements: [...requirements, added] }, paths: [`requirements.${added.id}`], undo };
  }
  if (as.field === "client") {
    const { recruiter_id, contact_id } = stored;
    const now = await putNamedClient(trx, caller.workspace, { name: value.slice(0, 200) }, { recruiter_id, contact_id });
    return { now, paths: ["client"], undo: { id: stored.id, client_id: stored.client?.id ?? null, contact_id } };
  }
  const now = fieldsPointedAt(as.field, value);
  const paths = Object.keys(now) as (keyof typeof now)[];
  return { now, paths, undo: { id: stored.id, ...Object.fromEntries(paths.map((path) => [path, stored[path]])) } };
}

/** The job's fields that the words tell; hours and pay that don't stand in them are refused. */
function fieldsPointedAt(field: "title" | "city" | "hours" | "pay", words: string) {
  if (field === "title") return { title: words.slice(0, 200) };
  if (field === "city") return placesOf(words);
  const told = field === "hours" ? hoursOf(words) : payOf(words);
  if (!told) throw invalidField("quote", field === "hours" ? "no_hours" : "no_pay");
  return told;
}
