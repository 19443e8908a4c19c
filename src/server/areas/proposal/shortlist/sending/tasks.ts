import type { Body } from "#contract/call.ts";
import type { Recipient } from "#contract/proposal/proposal.ts";
import type { SharedShortlist } from "#contract/proposal/shared-proposal.ts";
import type { shortlistCalls } from "#contract/proposal/shortlist.ts";
import { shortlistWords } from "#contract/proposal/shortlist-words.ts";
import { keepRecipients } from "#server/areas/client/tasks.ts";
import { findNewestEdition } from "#server/areas/proposal/edition/queries.ts";
import { type Invitation, invitationLetter } from "#server/areas/proposal/mails.ts";
import {
  findAgency,
  findProposal,
  findProposalOrFail,
  findSender,
  lockProposalOrFail,
  type StoredProposal,
} from "#server/areas/proposal/queries.ts";
import { agencyAsShown, refuseLeaks, senderOf } from "#server/areas/proposal/rules.ts";
import { insertShare } from "#server/areas/proposal/share/queries.ts";
import { linkEnd, newLink } from "#server/areas/proposal/share/rules.ts";
import { leaksAmong } from "#server/areas/proposal/shortlist/leaks.ts";
import type { ShownItem, StoredShortlist } from "#server/areas/proposal/shortlist/queries.ts";
import { textsOfPage } from "#server/areas/proposal/shortlist/rules.ts";
import { listed, makePaper, pageOf, textsOfLetter } from "#server/areas/proposal/shortlist/tasks.ts";
import { noteProposal } from "#server/areas/proposal/tasks.ts";
import { writeTo } from "#server/areas/subscription/tasks.ts";
import { nameRecord } from "#server/core/act.ts";
import type { Caller, WorkspaceId } from "#server/core/caller.ts";
import { conflict, gone, invalidField, notFound } from "#server/core/failures.ts";
import { newId } from "#server/core/ids.ts";
import type { Db, Trx } from "#server/parts/database/database.ts";
import type { Parts } from "#server/parts/parts.ts";

/** The proposals in the order asked for: each once, each sent, all of one job. */
export async function sentOfOneJob(db: Db, workspace: WorkspaceId, ids: string[]): Promise<StoredProposal[]> {
  const proposals: StoredProposal[] = [];
  for (const id of ids) proposals.push(await findProposalOrFail(db, workspace, id));
  if (new Set(proposals.map(({ candidate_id }) => candidate_id)).size < proposals.length)
    throw invalidField("proposal_ids", "shortlist_twice");
  if (new Set(proposals.map(({ job_id }) => job_id)).size > 1) throw invalidField("proposal_ids", "shortlist_one_job");
  const unsent = proposals.find(({ edition, status }) => edition === 0 || status === "withdrawn");
  if (unsent) throw invalidField("proposal_ids", "shortlist_not_sent", { name: unsent.candidate_name });
  return proposals;
}

/** What the client has of each proposal already, each at its place. */
export async function newestEditions(db: Db, workspace: WorkspaceId, proposals: StoredProposal[]): Promise<ShownItem[]> {
  const items: ShownItem[] = [];
  for (const [at, { id, candidate_id, recruiter_id, status, response }] of proposals.entries()) {
    const edition = await findNewestEdition(db, workspace, id);
    if (!edition) throw notFound("proposal");
    items.push({ ...edition, place: at + 1, proposal_id: id, candidate_id, recruiter_id, status, response });
  }
  return items;
}

type CreateBody = Body<typeof shortlistCalls.create>;

/** A new shortlist: it looks and speaks as its first proposal does, where nothing else was asked. */
export const shortlistOf = (first: StoredProposal, body: CreateBody, caller: Caller) => {
  const id = newId();
  nameRecord("shortlist", id);
  return {
    id,
    job_id: first.job_id,
    recruiter_id: caller.recruiter_id,
    language: body.language ?? first.language,
    title: body.title?.trim() || null,
    intro: body.intro?.trim() || null,
    brand_color: first.brand_color,
    logo_id: first.logo_id,
    footer: first.footer,
  };
};
type NewShortlist = ReturnType<typeof shortlistOf>;

/** The page of a shortlist that isn't kept yet. */
export async function pageOfNew(
  db: Db,
  { workspace, recruiter_id }: Caller,
  shortlist: NewShortlist,
  { client_name, job_title }: StoredProposal,
  items: ShownItem[],
): Promise<SharedShortlist> {
  const head = {
    ...shortlist,
    agency: agencyAsShown(await findAgency(db, workspace), shortlist),
    recruiter: senderOf(await findSender(db, workspace, recruiter_id)),
    client_name,
    contact_name: items[0]?.shared.contact_name ?? null,
    job_title,
    sent_at: new Date().toISOString(),
  };
  return pageOf(head, items, items.length);
}

/** The page as it would go out now. */
export async function pageNow(db: Db, workspace: WorkspaceId, stored: StoredShortlist, items: ShownItem[]): Promise<SharedShortlist> {
  const agency = agencyAsShown(await findAgency(db, workspace), stored);
  const recruiter = senderOf(await findSender(db, workspace, stored.recruiter_id));
  return pageOf({ ...stored, agency, recruiter, sent_at: stored.created_at }, items, items.length);
}

type LinkBody = Pick<Body<typeof shortlistCalls.addLink>, "recipients" | "message" | "password" | "expires_in_days">;

/** A link that doesn't exist yet, and the letter that brings it. */
export function linkTo(parts: Parts, body: LinkBody, page: SharedShortlist, people: number) {
  const { url, kept } = newLink(parts);
  const expires_at = linkEnd(body.expires_in_days, new Date());
  const invitation: Invitation = {
    language: page.language,
    agency: page.agency.name,
    who: shortlistWords[page.language].title(people),
    job: page.job_title,
    message: body.message?.trim() || null,
    sender: page.recruiter,
    url,
    expires_at,
    has_password: body.password !== undefined,
    is_shortlist: true,
  };
  return { kept, invitation, share: { id: newId(), url, expires_at } };
}

/** Refuses a page or a letter that would give somebody on it away. */
export async function refuseLeakingPage(
  parts: Parts,
  workspace: WorkspaceId,
  page: SharedShortlist,
  items: ShownItem[],
  letter: Invitation,
) {
  const people = await listed(parts.database.db, workspace, items);
  refuseLeaks("shortlist_leaks", await leaksAmong(parts, workspace, people, [...textsOfPage(page), ...textsOfLetter(letter)]));
}

/** The same, with the paper that the page offers. */
export async function refuseLeakingPaper(
  parts: Parts,
  workspace: WorkspaceId,
  { logo_id }: NewShortlist,
  page: SharedShortlist,
  items: ShownItem[],
  letter: Invitation,
) {
  const people = await listed(parts.database.db, workspace, items);
  const { leaks } = await makePaper(parts, page, people, { workspace, logo_id });
  const told = await leaksAmong(parts, workspace, people, [...textsOfPage(page), ...textsOfLetter(letter)]);
  refuseLeaks("shortlist_leaks", [...told, ...leaks]);
}

/** Refuses where one of them was withdrawn or sent anew since it was read. */
export async function refuseChanged(trx: Trx, workspace: WorkspaceId, proposals: StoredProposal[]): Promise<void> {
  // In the order of their ids, so that two who send the same ones wait for each other and not on each other.
  for (const { id, edition } of [...proposals].sort((one, other) => (one.id < other.id ? -1 : 1))) {
    const current = await lockProposalOrFail(trx, workspace, id);
    if (current.status === "withdrawn") throw gone("proposal");
    if (current.edition !== edition) throw conflict("stale", { what: "what_proposal" });
  }
}

/** Keeps a link to a shortlist, and queues the letters that bring it. */
export async function sendLink(
  parts: Parts,
  trx: Trx,
  caller: Caller,
  of: { id: string; client_id: string | null; password_hash: string | null; link: ReturnType<typeof linkTo>; body: LinkBody },
): Promise<void> {
  const { link, body, password_hash } = of;
  const { expires_at } = await insertShare(trx, caller.workspace, {
    id: link.share.id,
    shortlist_id: of.id,
    ...link.kept,
    password_hash,
    recipients: body.recipients ?? [],
    expires_in_days: body.expires_in_days,
  });
  link.share.expires_at = expires_at;
  await keepRecipients(trx, caller.workspace, of.client_id, body.recipients);
  const letters = (body.recipients ?? []).map(({ email, name }) => invitationLetter(link.invitation, { email, name: name ?? null }));
  await writeTo(parts, trx, caller.workspace, letters);
}

/** A line on the timeline of a proposal that went out on a shortlist of so many. */
export const noteSent = (trx: Trx, caller: Caller, proposal: StoredProposal, count: number, recipients: Recipient[] = []) =>
  noteProposal(trx, caller.workspace, caller.recruiter_id, proposal, "shortlist_sent", {
    count,
    to: recipients.map(({ name, email }) => name ?? email),
  });

/** The same for everybody who is on it still, where the link was mailed to somebody. */
export async function noteOnEach(trx: Trx, caller: Caller, items: ShownItem[], recipients: Recipient[]): Promise<void> {
  if (recipients.length === 0) return;
  for (const { proposal_id } of items) {
    const proposal = await findProposal(trx, caller.workspace, proposal_id);
    if (proposal) await noteSent(trx, caller, proposal, items.length, recipients);
  }
}
