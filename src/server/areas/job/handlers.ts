import type { Body } from "#contract/call.ts";
import type { Job, JobFields, jobCalls } from "#contract/job/job.ts";
import { clientsNamed, putNamedClient } from "#server/areas/client/tasks.ts";
import { customAfter } from "#server/areas/custom-field/tasks.ts";
import type { Handlers } from "#server/areas/handlers.ts";
import { weightsOf } from "#server/areas/ranking/rules.ts";
import { matchesAfter } from "#server/areas/ranking/tasks.ts";
import { keptExtraction } from "#server/areas/reading/rules.ts";
import { readAhead, registerJob } from "#server/areas/register/tasks.ts";
import { refuseOverLimit, refuseOverStorage, refuseReadOnly } from "#server/areas/subscription/tasks.ts";
import { insertActivity, isRecruiterOf, nextChange } from "#server/areas/workspace/queries.ts";
import type { Caller } from "#server/core/caller.ts";
import { gone, invalidField, notFound, stale } from "#server/core/failures.ts";
import { newId } from "#server/core/ids.ts";
import { searchNotes } from "#server/core/search.ts";
import type { Db, Trx } from "#server/parts/database/database.ts";
import type { Parts } from "#server/parts/parts.ts";
import { changeJobs } from "./bulk/tasks.ts";
import {
  findJob,
  findJobOrFail,
  findJobToChange,
  findJobToShowOrFail,
  insertJob,
  isClientOf,
  isContactOf,
  type JobValues,
  lockJobOrFail,
  pageOfJobs,
  proposalsOfJob,
  refuseWithoutJob,
  setJobTrashed,
  shownFacts,
  storeFacts,
  updateJob,
} from "./queries.ts";
import { correctionsOfJob, fieldsOf, requirementsIn } from "./rules.ts";

type CreateBody = Body<typeof jobCalls.create>;
type UpdateBody = Body<typeof jobCalls.update>;

export const jobHandlers: Handlers<typeof jobCalls> = {
  list: async ({ body, caller, parts, language }) => {
    const page = await pageOfJobs(parts.database.db, caller.workspace, body);
    return { data: { ...page, search_notes: searchNotes(body.q, language) } };
  },

  show: async ({ body, caller, parts }) => {
    const found = await findJobToShowOrFail(parts.database.db, caller.workspace, body.id);
    const compared = await parts.engine.run(caller.workspace, "comparedLines", found.job, weightsOf(found.settings));
    return { data: { job: found.job, facts: await shownFacts(parts, caller.workspace, found, today()), compared } };
  },

  clients: async ({ body, caller, parts }) => ({ data: await clientsNamed(parts.database.db, caller.workspace, body) }),

  bulk: async ({ body, caller, parts }) => {
    for (const step of body.steps) if (step.do === "assign") await refuseForeign(parts.database.db, caller, step);
    const data = await changeJobs(parts, caller, body.steps);
    matchesAfter.begin(parts, caller.workspace);
    return { data };
  },

  create: async ({ body, caller, parts }) => {
    await refuseForeign(parts.database.db, caller, body);
    const job = await newJob(parts, caller, body);
    await readAhead(parts, caller, job.description);
    const id = newId();
    await parts.database.transaction((trx) => addJob(parts, trx, caller, id, body, job));
    matchesAfter.begin(parts, caller.workspace, id);
    return { data: { job: await wholeJob(parts, caller, id) } };
  },

  update: async ({ body, caller, parts }) => {
    const { id, version, extraction_id, kept, ...given } = body;
    await refuseForeign(parts.database.db, caller, given);
    if (extraction_id && given.description === undefined) given.description = await textOf(parts, caller, body);
    const newer = await change(parts, caller, id, version, { extraction_id, kept, ...given }, async (trx, stored) => ({
      ...changesOf(caller, stored, given),
      ...(await clientOf(trx, caller, given, stored)),
      ...(await customAfter(trx, caller.workspace, "job", given.custom, stored.custom)),
    }));
    if (newer) throw stale("job", { job: newer });
    matchesAfter.begin(parts, caller.workspace, id);
    return { data: { job: await wholeJob(parts, caller, id) } };
  },

  updateStatus: async ({ body, caller, parts }) => {
    await change(parts, caller, body.id, undefined, {}, async () => ({ status: body.status }));
    matchesAfter.begin(parts, caller.workspace, body.id);
    return { data: { job: await wholeJob(parts, caller, body.id) } };
  },

  remove: async ({ body, caller, parts }) => {
    await trash(parts, caller, body.id, true);
    return { data: { job: await wholeJob(parts, caller, body.id) } };
  },

  restore: async ({ body, caller, parts }) => {
    await trash(parts, caller, body.id, false);
    matchesAfter.begin(parts, caller.workspace, body.id);
    return { data: { job: await wholeJob(parts, caller, body.id) } };
  },

  showProposals: async ({ body, caller, parts }) => {
    await refuseWithoutJob(parts.database.db, caller.workspace, body.id);
    return { data: { proposals: await proposalsOfJob(parts.database.db, caller.workspace, body.id) } };
  },
};

/** What is stored of a new job: what was given, or read before; whose it is and its requirements' places in the text with it. */
async function newJob(parts: Parts, caller: Caller, body: CreateBody): Promise<JobValues & { title: string }> {
  const description = await textOf(parts, caller, body);
  const read = body.extraction_id ? (await keptExtraction(parts.database.db, caller.workspace, body.extraction_id, "job")).draft : null;
  const requirements = requirementsIn(description, body.requirements ?? []);
  return {
    ...fieldsOf(body),
    description,
    title: body.title,
    status: body.status ?? 1,
    recruiter_id: body.recruiter_id ?? caller.recruiter_id,
    requirements,
    corrections: correctionsOfJob(read ?? body, { ...body, requirements }, body.confirmed ?? [], by(caller)),
  };
}

async function addJob(parts: Parts, trx: Trx, caller: Caller, id: string, body: CreateBody, job: JobValues & { title: string }) {
  const change = await nextChange(trx, caller.workspace);
  if (job.status !== 0) await refuseOverLimit(parts, trx, caller.workspace, "active_jobs");
  await refuseOverStorage(parts, trx, caller.workspace, Buffer.byteLength(job.description ?? ""));
  const custom = await customAfter(trx, caller.workspace, "job", body.custom);
  await insertJob(trx, caller.workspace, id, change, { ...job, ...custom, ...(await clientOf(trx, caller, body, null)) });
  await registerAt(trx, caller, id, body);
  await storeFacts(trx, caller.workspace, id, today());
  await note(trx, caller, id, "created");
  await matchesAfter.enqueue(parts, trx, caller.workspace);
}

/** What a change stores: the fields, what somebody set against a reading, and the requirements' places in the text as it is then. */
function changesOf(caller: Caller, stored: Job, given: Omit<UpdateBody, "id">): JobValues {
  const { status, confirmed = [] } = given;
  const description = given.description === undefined ? stored.description : given.description;
  const requirements = given.requirements ?? (given.description === undefined ? undefined : stored.requirements);
  const placed = requirements && requirementsIn(description, requirements);
  return {
    ...fieldsOf(given),
    corrections: correctionsOfJob(stored, { ...given, requirements: placed }, confirmed, by(caller)),
    ...(status !== undefined && { status }),
    ...(placed && { requirements: placed }),
  };
}

async function wholeJob(parts: Parts, caller: Caller, id: string): Promise<Job> {
  const job = await findJob(parts.database.db, caller.workspace, id);
  if (!job) throw notFound("job");
  return job;
}

/** Changes a job under its lock. Replies the current record instead when the caller read an older version. */
async function change(
  parts: Parts,
  caller: Caller,
  id: string,
  version: number | undefined,
  { description, ...told }: Parameters<typeof registerAt>[3] & Pick<JobValues, "description">,
  values: (trx: Trx, stored: Job) => Promise<JobValues>,
): Promise<Job | null> {
  await readAhead(parts, caller, description ?? (await findJob(parts.database.db, caller.workspace, id))?.description);
  return parts.database.transaction(async (trx) => {
    const stored = await lockJobOrFail(trx, caller.workspace, id);
    if (version !== undefined && version !== stored.version) return stored;
    const change_seq = await nextChange(trx, caller.workspace);
    const after = await values(trx, stored);
    await refuseChange(parts, trx, caller, stored, after.status ?? stored.status);
    await refuseOverStorage(parts, trx, caller.workspace, grownBy(stored, after));
    await updateJob(trx, caller.workspace, stored, change_seq, after);
    if (after.description !== undefined || after.requirements || after.title) await registerAt(trx, caller, id, told);
    await storeFacts(trx, caller.workspace, id, today());
    await note(trx, caller, id, "updated");
    await matchesAfter.enqueue(parts, trx, caller.workspace);
    return null;
  });
}

const grownBy = (stored: Job, { description }: JobValues) =>
  description === undefined ? 0 : Buffer.byteLength(description ?? "") - Buffer.byteLength(stored.description ?? "");

/** Opening one more counts; an open one beyond the limit can only be closed. */
async function refuseChange(parts: Parts, trx: Trx, caller: Caller, stored: Job, status: 0 | 1) {
  if (status === 0) return;
  if (stored.status === 0) await refuseOverLimit(parts, trx, caller.workspace, "active_jobs");
  else await refuseReadOnly(parts, trx, caller.workspace, "active_jobs", stored.id);
}

async function trash(parts: Parts, caller: Caller, id: string, trashed: boolean) {
  await parts.database.transaction(async (trx) => {
    const stored = await findJobToChange(trx, caller.workspace, id);
    if (!stored) throw notFound("job");
    if (trashed && stored.deleted_at) throw gone("job");
    if (trashed === Boolean(stored.deleted_at)) return;
    if (!trashed && stored.status === 1) await refuseOverLimit(parts, trx, caller.workspace, "active_jobs");
    await setJobTrashed(trx, caller.workspace, id, await nextChange(trx, caller.workspace), trashed);
    await note(trx, caller, id, trashed ? "deleted" : "restored");
    if (!trashed) await matchesAfter.enqueue(parts, trx, caller.workspace);
  });
}

const by = (caller: Caller) => ({ who: caller.recruiter_id, at: new Date().toISOString() });
const today = () => new Date().toISOString().slice(0, 10);

const note = (trx: Trx, caller: Caller, job_id: string, kind: string) =>
  insertActivity(trx, caller.workspace, { id: newId(), kind, recruiter_id: caller.recruiter_id, job_id });

/** What it asks that the law protects, as it is stored now. */
async function registerAt(trx: Trx, caller: Caller, id: string, told: Parameters<typeof registerJob>[3]): Promise<void> {
  await registerJob(trx, caller, await findJobOrFail(trx, caller.workspace, id), told);
}

/** The text sent, or the one that was read. */
async function textOf(
  parts: Parts,
  caller: Caller,
  body: { description?: string | null | undefined; extraction_id?: string | undefined },
): Promise<string | null> {
  const extraction = body.extraction_id ? await keptExtraction(parts.database.db, caller.workspace, body.extraction_id, "job") : null;
  return body.description ?? extraction?.text ?? null;
}

type ClientFields = Pick<Partial<JobFields>, "client" | "client_id" | "contact_id" | "recruiter_id">;

async function refuseForeign(db: Db, caller: Caller, given: ClientFields) {
  if (given.recruiter_id && !(await isRecruiterOf(db, caller.workspace, given.recruiter_id)))
    throw invalidField("recruiter_id", "wrong_id");
  if (given.client_id && !(await isClientOf(db, caller.workspace, given.client_id))) throw invalidField("client_id", "wrong_id");
}

/** The client by id, or by name: a new name makes a new client. With another client goes whoever was named of the one before. */
async function clientOf(
  trx: Trx,
  caller: Caller,
  given: ClientFields,
  before: Pick<Job, "client_id" | "contact_id"> | null,
): Promise<JobValues> {
  const { name, ...told } = given.client ?? {};
  const contact_id = given.contact_id === undefined ? (before?.contact_id ?? null) : given.contact_id;
  if (name && !given.client_id) {
    const job = { recruiter_id: caller.recruiter_id, chosen_id: given.contact_id, contact_id };
    return putNamedClient(trx, caller.workspace, { name, ...told }, job);
  }
  if (!given.client_id && (given.client === null || given.client_id === null)) return { client_id: null, contact_id: null };
  const client_id = given.client_id ?? before?.client_id ?? null;
  if (given.contact_id && !(client_id && (await isContactOf(trx, caller.workspace, client_id, given.contact_id))))
    throw invalidField("contact_id", "wrong_id");
  return { client_id, contact_id: client_id === before?.client_id ? contact_id : (given.contact_id ?? null) };
}
