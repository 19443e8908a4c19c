import type { ClientInterview } from "#contract/interview/interview-link.ts";
import { contactIdOfJob } from "#server/areas/client/queries.ts";
import { titleFor } from "#server/areas/interview/mails.ts";
import {
  busyTimes,
  findInterviewOrFail,
  insertInterview,
  interviewsOfProposals,
  lockInterviewOrFail,
  nextRound,
  type StoredInterview,
  setPeople,
  takeTurn,
  updateInterview,
} from "#server/areas/interview/queries.ts";
import { eventFile, overlaps, refuseUnknownZone, slotsToKeep, uidOf } from "#server/areas/interview/rules.ts";
import { type Change, noteInterview, tellChange } from "#server/areas/interview/tasks.ts";
import { unwantedBy } from "#server/areas/notification/queries.ts";
import { ring } from "#server/areas/notification/tasks.ts";
import { findProposalOrFail, findSender } from "#server/areas/proposal/queries.ts";
import { type AsClientReads, asClientReads, type OpenShare, pageSent, proposalsBehind } from "#server/areas/proposal/tasks.ts";
import type { WorkspaceId } from "#server/core/caller.ts";
import { conflict, notFound } from "#server/core/failures.ts";
import { newId } from "#server/core/ids.ts";
import type { Db, Trx } from "#server/parts/database/database.ts";
import type { Parts } from "#server/parts/parts.ts";

/** Interviews as the page of a link shows them: times that are past or taken can't be chosen. */
export async function interviewsBehind(parts: Pick<Parts, "config">, db: Db, share: OpenShare): Promise<ClientInterview[]> {
  const behind = await proposalsBehind(db, share);
  const stored = await interviewsOfProposals(
    db,
    share.workspace,
    behind.map(({ proposal_id }) => proposal_id),
  );
  const shown: ClientInterview[] = [];
  for (const one of stored) {
    const { id, state, round, starts_at, minutes, time_zone, location, link, recruiters } = one;
    const place = behind.find(({ proposal_id }) => proposal_id === one.proposal_id)?.place ?? null;
    const slots = state === "offered" ? await freeSlots(db, share.workspace, one) : one.slots;
    const people = recruiters.map(({ name }) => name);
    const calendar = state === "cancelled" ? null : await fileFor(parts, db, share.workspace, one);
    shown.push({ id, place, state, round, starts_at, minutes, time_zone, slots, location, link, with: people, calendar });
  }
  return shown;
}

/** An interview's event for the client's calendar, as letters send it: its page's words of the candidate, and nobody's address. */
async function fileFor(parts: Pick<Parts, "config">, db: Db, workspace: WorkspaceId, of: StoredInterview): Promise<string | null> {
  const { id, proposal_id, starts_at, sequence, minutes, location, link, round, recruiters } = of;
  const page = starts_at && proposal_id ? await pageSent(db, workspace, proposal_id) : undefined;
  if (!starts_at || !page) return null;
  const { display_name: who, job_title: job, language } = page;
  return eventFile({
    ...{ uid: uidOf(parts.config.app_url, id), sequence, starts_at, minutes, location, link },
    summary: titleFor("client", language, { who, job, client: null, round }),
    description: recruiters.map(({ name }) => name).join(", "),
  });
}

async function freeSlots(db: Db, workspace: WorkspaceId, of: StoredInterview): Promise<string[]> {
  const busy = await busyTimes(db, workspace, of);
  return of.slots.filter((slot) => Date.parse(slot) > Date.now() && !overlaps(slot, of.minutes, busy));
}

/** An interview behind a link, and how the client knows its candidate; 404 for any other. */
export async function findBehind(parts: Parts, share: OpenShare, id: string): Promise<AsClientReads> {
  const stored = await findInterviewOrFail(parts.database.db, share.workspace, id);
  const behind = await proposalsBehind(parts.database.db, share);
  if (!behind.some(({ proposal_id }) => proposal_id === stored.proposal_id)) throw notFound("interview");
  return asClientReads(parts, share.workspace, stored);
}

interface Chosen {
  id: string;
  starts_at: string;
  name: string;
  time_zone: string;
}

/**
 * Fixes one of the times that a client was offered. Who chooses goes one after the other in a workspace: a time that somebody else's
 * interview took, or another reader of the same page, answers 409 with how they stand.
 */
export async function keepPicked(parts: Parts, trx: Trx, share: OpenShare, chosen: Chosen, client: AsClientReads): Promise<void> {
  const { workspace } = share;
  refuseUnknownZone(chosen.time_zone);
  await takeTurn(trx, workspace);
  const before = await lockInterviewOrFail(trx, workspace, chosen.id);
  const free = before.state === "offered" ? await freeSlots(trx, workspace, before) : [];
  const starts_at = free.find((slot) => Date.parse(slot) === Date.parse(chosen.starts_at));
  if (!starts_at) throw conflict("interview_taken", {}, { interviews: await interviewsBehind(parts, trx, share) });
  const values = { state: "planned" as const, starts_at, slots: [], client_time_zone: chosen.time_zone, sequence: before.sequence + 1 };
  await updateInterview(trx, workspace, before, values);
  const after = await findInterviewOrFail(trx, workspace, before.id);
  await tellDoing(parts, trx, workspace, "interview_picked", { before, after, client, by_client: chosen.name });
}

/** What somebody at the client did, on the timelines, and to those of the agency who take part behind the bell and to everybody by letter. */
async function tellDoing(
  parts: Parts,
  trx: Trx,
  workspace: WorkspaceId,
  kind: "interview_picked" | "interview_suggested",
  change: Change & { by_client: string },
): Promise<void> {
  const { after, by_client: name } = change;
  const activity_id = await noteInterview(trx, workspace, null, after, kind, { name, slots: after.slots });
  const sender = await findSender(trx, workspace, after.recruiter_id);
  const recruiter_ids = [sender.id, ...after.recruiters.map(({ id }) => id)];
  await ring(trx, workspace, { kind, activity_id, recruiter_ids });
  await tellChange(parts, trx, workspace, { ...change, unwanted_by: await unwantedBy(trx, workspace, kind, recruiter_ids) });
}

interface Suggested {
  slots: string[];
  minutes: number;
  name: string;
  time_zone: string;
}

/** Keeps the times that a client proposes: with the interview that waits for one, else as a new one. 409 where a time is fixed already. */
export async function keepSuggested(
  parts: Parts,
  trx: Trx,
  share: OpenShare,
  proposal_id: string,
  suggested: Suggested,
  client: AsClientReads,
): Promise<void> {
  const { workspace } = share;
  refuseUnknownZone(suggested.time_zone);
  const slots = slotsToKeep(suggested.slots, new Date());
  await takeTurn(trx, workspace);
  const open = (await interviewsOfProposals(trx, workspace, [proposal_id])).filter(({ state }) => state !== "cancelled");
  if (open.some(({ state }) => state === "planned"))
    throw conflict("interview_taken", {}, { interviews: await interviewsBehind(parts, trx, share) });
  const before = open[0] ?? null;
  const { minutes, name, time_zone } = suggested;
  const values = { state: "suggested" as const, slots, client_time_zone: time_zone };
  const id = before?.id ?? (await insertSuggested(trx, workspace, proposal_id, { ...values, minutes, time_zone }));
  if (before) await updateInterview(trx, workspace, before, values);
  const after = await findInterviewOrFail(trx, workspace, id);
  await tellDoing(parts, trx, workspace, "interview_suggested", { before, after, client, by_client: name });
}

/** An interview that the client begins: with whom one writes to about the job, arranged by whoever sent the proposal. */
async function insertSuggested(
  trx: Trx,
  workspace: WorkspaceId,
  proposal_id: string,
  values: { state: "suggested"; slots: string[]; client_time_zone: string; minutes: number; time_zone: string },
): Promise<string> {
  const { job_id, candidate_id, recruiter_id } = await findProposalOrFail(trx, workspace, proposal_id);
  const id = newId();
  const round = await nextRound(trx, workspace, { job_id, candidate_id });
  const own = { id, job_id, candidate_id, recruiter_id, proposal_id, round };
  await insertInterview(trx, workspace, { ...values, ...own, invites_candidate: true, invites_client: true });
  const contact_id = await contactIdOfJob(trx, workspace, job_id);
  if (contact_id) await setPeople(trx, workspace, id, "contact_id", [contact_id]);
  return id;
}
