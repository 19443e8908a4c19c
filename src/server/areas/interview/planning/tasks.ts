import type { Body } from "#contract/call.ts";
import type { Clash, InterviewBeginning, interviewCalls } from "#contract/interview/interview.ts";
import { findCandidateOrFail } from "#server/areas/candidate/queries.ts";
import { clientOfJob, contactIdOfJob, contactsOf } from "#server/areas/client/queries.ts";
import {
  findInterviewOrFail,
  type InterviewValues,
  insertInterview,
  interviewsAround,
  lockInterviewOrFail,
  nextRound,
  type StoredInterview,
  setPeople,
  stageOf,
  updateInterview,
} from "#server/areas/interview/queries.ts";
import { isOtherEvent, overlaps, refuseUnknownZone, slotsToKeep, spanOf } from "#server/areas/interview/rules.ts";
import { noteInterview, refuseLeaking, tellChange } from "#server/areas/interview/tasks.ts";
import { findJobOrFail } from "#server/areas/job/queries.ts";
import { moveMatch } from "#server/areas/matching/tasks.ts";
import { type AsClientReads, asClientReads } from "#server/areas/proposal/tasks.ts";
import { lockJob } from "#server/areas/ranking/queries.ts";
import { pinCandidates } from "#server/areas/ranking/tasks.ts";
import { isRecruiterOf } from "#server/areas/workspace/queries.ts";
import type { Caller, WorkspaceId } from "#server/core/caller.ts";
import { invalidField, notAcceptable, stale } from "#server/core/failures.ts";
import { newId } from "#server/core/ids.ts";
import type { Db, Trx } from "#server/parts/database/database.ts";
import type { Parts } from "#server/parts/parts.ts";

interface Pair {
  job_id: string;
  candidate_id: string;
}

/** What whoever plans an interview has to know. */
export async function beginningOf(parts: Parts, workspace: WorkspaceId, pair: Pair): Promise<InterviewBeginning> {
  const { db } = parts.database;
  const candidate = await findCandidateOrFail(db, workspace, pair.candidate_id);
  const job = await findJobOrFail(db, workspace, pair.job_id);
  const client = await asClientReads(parts, workspace, pair);
  const contact_id = await contactIdOfJob(db, workspace, pair.job_id);
  const contacts = job.client ? await contactsOf(db, workspace, job.client.id) : [];
  return {
    candidate_name: [candidate.first_name, candidate.last_name].filter(Boolean).join(" "),
    candidate_email: candidate.email ?? null,
    job_title: job.title,
    client_id: job.client?.id ?? null,
    client_name: job.client?.name ?? null,
    contacts: contacts.map(({ id, name, role, email }) => ({
      ...{ id, name, role: role ?? null, email: email ?? null },
      is_of_job: id === contact_id,
    })),
    recipients: client.recipients.map(({ name, email }) => ({ name: name ?? null, email })),
    has_page: client.url !== null,
    display_name: client.display_name,
    anonymity: client.anonymity,
    next_round: await nextRound(db, workspace, pair),
    ...((await stageOf(db, workspace, pair)) ?? { stage: null, stage_key: null }),
  };
}

/** Interviews at one of these times in which one of the same people takes part, with who that is. */
export async function clashesOf(db: Db, workspace: WorkspaceId, asked: Body<typeof interviewCalls.clashes>): Promise<Clash[]> {
  const { candidate_id, except, times, minutes, contact_ids, recruiter_ids } = asked;
  const people = [...contact_ids, ...recruiter_ids];
  const found = await interviewsAround(db, workspace, { id: except, candidate_id, people }, times, minutes);
  return found.flatMap(({ starts_at, contacts, recruiters, ...one }) => {
    if (!starts_at || !times.some((time) => overlaps(time, minutes, [spanOf(starts_at, one.minutes)]))) return [];
    const shared = [...contacts, ...recruiters].filter(({ id }) => people.includes(id)).map(({ name }) => name);
    const own = one.candidate_id === candidate_id && one.candidate_name ? [one.candidate_name] : [];
    return [{ ...one, starts_at, people: [...own, ...shared] }];
  });
}

type Move = NonNullable<Body<typeof interviewCalls.plan>["move"]>;

/** A card that is to be moved is on the board from now on. */
export async function bringCard(parts: Parts, workspace: WorkspaceId, { job_id, candidate_id }: Pair, move: Move | undefined) {
  if (!move) return;
  if (!(await stageOf(parts.database.db, workspace, { job_id, candidate_id })))
    await pinCandidates(parts, workspace, job_id, [candidate_id]);
}

/** Moves the pair's card, where somebody said so. The job is locked first, as by everybody who moves one. */
export async function moveCard(trx: Trx, { workspace, recruiter_id }: Caller, { job_id, candidate_id }: Pair, move: Move | undefined) {
  if (!move) return;
  await lockJob(trx, workspace, job_id);
  await moveMatch(trx, workspace, { job_id, candidate_id }, { ...move, by: recruiter_id });
}

type Given = Partial<Omit<Body<typeof interviewCalls.plan>, "job_id" | "candidate_id" | "move">>;
interface Plan {
  values: InterviewValues;
  contact_ids: string[] | undefined;
  recruiter_ids: string[] | undefined;
  client: AsClientReads;
}

/** What is to be written of what somebody plans, once it may stand; read before the transaction. */
export async function readPlan(
  parts: Parts,
  workspace: WorkspaceId,
  of: Pair & { location?: string | null; link?: string | null },
  given: Given,
): Promise<Plan> {
  const { starts_at, slots, contact_ids, recruiter_ids, ...rest } = given;
  const client = await asClientReads(parts, workspace, of);
  if (given.time_zone !== undefined) refuseUnknownZone(given.time_zone);
  await refusePeople(parts.database.db, workspace, of.job_id, given);
  await refuseLeaking(parts, workspace, of, client, [given.location ?? of.location, given.link ?? of.link]);
  const values = { ...withoutUndefined(rest), ...timesOf(given, client), proposal_id: client.proposal_id };
  return { values, contact_ids, recruiter_ids, client };
}

/** A fixed time, or times to choose from on the client's page; nothing where neither is given. */
function timesOf({ starts_at, slots }: Given, client: AsClientReads): InterviewValues {
  if (starts_at) return { state: "planned", starts_at, slots: [] };
  if (starts_at === undefined && slots === undefined) return {};
  if (!slots?.length) throw invalidField("starts_at", "interview_no_time");
  if (!client.url) throw notAcceptable("interview_no_page");
  return { state: "offered", starts_at: null, slots: slotsToKeep(slots, new Date()) };
}

/** Who takes part works at the job's client, or here. */
async function refusePeople(db: Db, workspace: WorkspaceId, job_id: string, { contact_ids = [], recruiter_ids = [] }: Given) {
  const client_id = contact_ids.length > 0 ? (await clientOfJob(db, workspace, job_id))?.client_id : null;
  const known = client_id ? (await contactsOf(db, workspace, client_id)).map(({ id }) => id) : [];
  if (contact_ids.some((id) => !known.includes(id))) throw invalidField("contact_ids", "wrong_id");
  for (const id of recruiter_ids) if (!(await isRecruiterOf(db, workspace, id))) throw invalidField("recruiter_ids", "wrong_id");
}

const withoutUndefined = <T extends object>(values: T) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as { [K in keyof T]: Exclude<T[K], undefined> };

/** Writes a new interview down and tells whom it concerns; how many letters leave. */
export async function keepPlan(parts: Parts, trx: Trx, caller: Caller, body: Body<typeof interviewCalls.plan>, plan: Plan) {
  const { workspace, recruiter_id } = caller;
  const id = newId();
  const { job_id, candidate_id, minutes, time_zone, invites_candidate, invites_client } = body;
  const state = plan.values.state;
  if (!state) throw invalidField("starts_at", "interview_no_time");
  const own = { id, job_id, candidate_id, recruiter_id };
  await insertInterview(trx, workspace, { ...plan.values, ...own, state, minutes, time_zone, invites_candidate, invites_client });
  await keepPeople(trx, workspace, id, plan);
  const after = await findInterviewOrFail(trx, workspace, id);
  await noteInterview(trx, workspace, recruiter_id, after, state === "offered" ? "interview_offered" : "interview_planned");
  const letters = await tellChange(parts, trx, workspace, { before: null, after, client: plan.client });
  return { id, letters };
}

async function keepPeople(trx: Trx, workspace: WorkspaceId, id: string, { contact_ids, recruiter_ids }: Plan) {
  if (contact_ids) await setPeople(trx, workspace, id, "contact_id", contact_ids);
  if (recruiter_ids) await setPeople(trx, workspace, id, "recruiter_id", recruiter_ids);
}

/** The interview, locked, as its caller last saw it; 409 with the current one where somebody changed it meanwhile. */
async function lockCurrent(trx: Trx, workspace: WorkspaceId, { id, version }: { id: string; version: number }) {
  const stored = await lockInterviewOrFail(trx, workspace, id);
  if (stored.version !== version) throw stale("interview", { interview: stored });
  return stored;
}

/** Writes a change down and tells whom it concerns; how many letters leave. One that was called off stays so. */
export async function keepChange(
  parts: Parts,
  trx: Trx,
  caller: Caller,
  body: { id: string; version: number },
  plan: Plan,
): Promise<number> {
  const { workspace, recruiter_id } = caller;
  const before = await lockCurrent(trx, workspace, body);
  if (before.state === "cancelled") throw notAcceptable("interview_over");
  await updateInterview(trx, workspace, before, { ...plan.values, sequence: before.sequence + 1 });
  await keepPeople(trx, workspace, before.id, plan);
  const after = await findInterviewOrFail(trx, workspace, before.id);
  const kind = noteOf(before, after);
  if (kind) await noteInterview(trx, workspace, recruiter_id, after, kind);
  return tellChange(parts, trx, workspace, { before, after, client: plan.client });
}

/** What the timeline says of a change; nothing of notes and people. */
function noteOf(before: StoredInterview, after: StoredInterview) {
  if (after.state === "offered") return String(before.slots) === String(after.slots) ? null : "interview_offered";
  if (before.state !== "planned") return after.state === "planned" ? "interview_planned" : null;
  return isOtherEvent(before, after) ? "interview_moved" : null;
}

/** Calls an interview off; how many letters leave. */
export async function keepCancelled(
  parts: Parts,
  trx: Trx,
  { workspace, recruiter_id }: Caller,
  body: Body<typeof interviewCalls.cancel>,
  client: AsClientReads,
): Promise<number> {
  const before = await lockCurrent(trx, workspace, body);
  if (before.state === "cancelled") return 0;
  await updateInterview(trx, workspace, before, { state: "cancelled", sequence: before.sequence + 1 });
  const after = await findInterviewOrFail(trx, workspace, before.id);
  const said = body.message?.trim() || null;
  await noteInterview(trx, workspace, recruiter_id, after, "interview_cancelled", said ? { said } : {});
  return tellChange(parts, trx, workspace, { before, after, client, said });
}

/** Keeps what was said afterwards, or takes it back. */
export async function keepOutcome(trx: Trx, { workspace, recruiter_id }: Caller, body: Body<typeof interviewCalls.outcome>): Promise<void> {
  const before = await lockCurrent(trx, workspace, body);
  if (before.state === "cancelled") throw notAcceptable("interview_over");
  const { outcome } = body;
  const outcome_note = outcome ? body.note?.trim() || null : null;
  await updateInterview(trx, workspace, before, { outcome, outcome_note });
  if (outcome && outcome !== before.outcome)
    await noteInterview(trx, workspace, recruiter_id, before, "interview_outcome", {
      outcome,
      ...(outcome_note && { note: outcome_note }),
    });
}
