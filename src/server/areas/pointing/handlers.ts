import type { StoredPointed } from "#contract/candidate.ts";
import type { pointableJobFields } from "#contract/choices.ts";
import type { Job } from "#contract/job.ts";
import type { pointingCalls } from "#contract/pointing.ts";
import { canonicalSkill } from "#engine/skills/lexicon.ts";
import { hoursOf, payOf, placesOf, requirementOf } from "#engine/vacancy/pointed.ts";
import {
  type CandidateValues,
  findCandidate,
  findCandidateToChange,
  type StoredCandidate,
  updateCandidate,
} from "#server/areas/candidate/queries.ts";
import { filesOfCandidate } from "#server/areas/file/queries.ts";
import { withUrl } from "#server/areas/file/rules.ts";
import type { Handlers } from "#server/areas/handlers.ts";
import { findJob, findJobToChange, type JobValues, putClient, storeFacts, updateJob } from "#server/areas/job/queries.ts";
import { matchesAfter } from "#server/areas/ranking/tasks.ts";
import { registerJob } from "#server/areas/register/tasks.ts";
import { refuseReadOnly } from "#server/areas/subscription/tasks.ts";
import { insertActivity, nextChange, recruiterName } from "#server/areas/workspace/queries.ts";
import type { Caller } from "#server/core/caller.ts";
import { gone, invalidField, notFound } from "#server/core/failures.ts";
import { newId } from "#server/core/ids.ts";
import type { Trx } from "#server/parts/database/database.ts";
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
      const subject = requirement ? requirement.text : (canonicalSkill((as as { name: string }).name) ?? (as as { name: string }).name);
      refuseProtected(stretch.quote, subject);
      const skill = requirement?.skill ? canonicalSkill(requirement.skill) : null;
      const entry: StoredPointed = { id, is: as.is, subject, ...stretch, ...sayer, ...(skill && { skill }) };
      const others = stored.pointed.filter((one) => one.is !== as.is || one.subject !== subject);
      return { pointed: [...others, entry].slice(-MOST_POINTED) };
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
    const undo = await parts.database.transaction(async (trx) => {
      const stored = presentJob(await findJobToChange(trx, caller.workspace, job_id));
      refuseMoved(stored.description, stretch);
      if (stored.status === 1) await refuseReadOnly(parts, trx, caller.workspace, "active_jobs", job_id);
      const said = {
        who: caller.recruiter_id,
        at: new Date().toISOString(),
        name: await recruiterName(trx, caller.workspace, caller.recruiter_id),
      };
      const values = await jobValues(trx, caller, stored, as, stretch);
      await updateJob(trx, caller.workspace, job_id, await nextChange(trx, caller.workspace), {
        ...values.now,
        corrections: { ...stored.corrections, ...Object.fromEntries(values.paths.map((path) => [path, { ...said, pointed: true }])) },
      });
      await storeFacts(trx, caller.workspace, job_id, new Date().toISOString().slice(0, 10));
      await registerJob(trx, caller, presentJob(await findJob(trx, caller.workspace, job_id)));
      await insertActivity(trx, caller.workspace, { id: newId(), kind: "updated", recruiter_id: caller.recruiter_id, job_id });
      await matchesAfter.enqueue(parts, trx, caller.workspace);
      return values.undo;
    });
    matchesAfter.begin(parts, caller.workspace, job_id);
    return { data: { job: presentJob(await findJob(parts.database.db, caller.workspace, job_id)), undo } };
  },
};

/** As many things as are kept that people said of one CV: the oldest leave. */
const MOST_POINTED = 200;

async function requirementIn(parts: Parts, caller: Caller, { job_id, requirement_id }: { job_id: string; requirement_id: string }) {
  const job = presentJob(await findJob(parts.database.db, caller.workspace, job_id));
  const requirement = job.requirements.find(({ id }) => id === requirement_id);
  if (!requirement) throw invalidField("as.requirement_id", "requirement_unknown");
  return requirement;
}

function presentJob<J extends { deleted_at: string | null }>(job: J | undefined): J {
  if (!job) throw notFound("job");
  if (job.deleted_at) throw gone("job");
  return job;
}

/** Changes what people said of a candidate; matches follow. */
async function change(
  parts: Parts,
  caller: Caller,
  id: string,
  to: (stored: StoredCandidate, sayer: Sayer) => Promise<CandidateValues>,
): Promise<StoredCandidate & { files: ReturnType<typeof withUrl>[] }> {
  const { db } = parts.database;
  await parts.database.transaction(async (trx) => {
    const stored = present(await findCandidateToChange(trx, caller.workspace, id));
    await refuseReadOnly(parts, trx, caller.workspace, "candidates", id);
    const by = await recruiterName(trx, caller.workspace, caller.recruiter_id);
    const values = await to(stored, { who: caller.recruiter_id, by, at: new Date().toISOString() });
    await updateCandidate(trx, caller.workspace, stored, await nextChange(trx, caller.workspace), values);
    await insertActivity(trx, caller.workspace, {
      id: newId(),
      kind: "updated",
      recruiter_id: caller.recruiter_id,
      candidate_id: id,
      detail: { fields: Object.keys(values) },
    });
    await matchesAfter.enqueue(parts, trx, caller.workspace);
  });
  matchesAfter.begin(parts, caller.workspace);
  const files = (await filesOfCandidate(db, caller.workspace, id)).map((file) => withUrl(parts, file));
  return { ...present(await findCandidate(db, caller.workspace, id)), files };
}

function present(stored: StoredCandidate | undefined): StoredCandidate {
  if (!stored) throw notFound("candidate");
  if (stored.deleted_at) throw gone("candidate");
  return stored;
}

type JobAs = { is: "requirement"; kind: Job["requirements"][number]["kind"] } | { is: "field"; field: (typeof pointableJobFields)[number] };

/** What the job becomes, which of its paths somebody set, and what takes it back. */
async function jobValues(
  trx: Trx,
  caller: Caller,
  stored: Job,
  as: JobAs,
  stretch: { start: number; end: number; quote: string },
): Promise<{ now: JobValues; paths: string[]; undo: Record<string, unknown> }> {
  const value = stretch.quote.replace(/\s+/g, " ").trim();
  if (as.is === "requirement") {
    const requirement = { ...requirementOf(value), ...stretch, id: newId(), kind: as.kind };
    return {
      now: { requirements: [...stored.requirements, requirement] },
      paths: [`requirements.${requirement.id}`],
      undo: { id: stored.id, requirements: stored.requirements },
    };
  }
  if (as.field === "client") {
    const client_id = await putClient(trx, caller.workspace, newId(), { name: value.slice(0, 200) });
    return { now: { client_id }, paths: ["client"], undo: { id: stored.id, client_id: stored.client?.id ?? null } };
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
