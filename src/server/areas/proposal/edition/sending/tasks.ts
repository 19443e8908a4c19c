import type { Body } from "#contract/call.ts";
import type { MessageKey } from "#contract/messages.ts";
import type { ProposalCheck } from "#contract/proposal/proposal.ts";
import type { proposalCalls } from "#contract/proposal/proposal-calls.ts";
import { personName } from "#contract/text/names/person-name.ts";
import { maskingOf } from "#engine/anonymity/rulings.ts";
import { keepRecipients } from "#server/areas/client/tasks.ts";
import { moveMatch } from "#server/areas/matching/tasks.ts";
import { insertEdition } from "#server/areas/proposal/edition/queries.ts";
import { keepPapers, leaksIn, makePage, type Outputs, type storePapers } from "#server/areas/proposal/edition/tasks.ts";
import { type Invitation, invitationLetter } from "#server/areas/proposal/mails.ts";
import { findProposalOrFail, lockProposalOrFail, markSubmitted, updateProposal } from "#server/areas/proposal/queries.ts";
import { confirmed, refuseLeaks } from "#server/areas/proposal/rules.ts";
import { insertShare } from "#server/areas/proposal/share/queries.ts";
import { linkEnd, type newLink } from "#server/areas/proposal/share/rules.ts";
import { leaksOnShortlists } from "#server/areas/proposal/shortlist/tasks.ts";
import { type Gathered, gather, noteProposal, wholeProposal } from "#server/areas/proposal/tasks.ts";
import { writeTo } from "#server/areas/subscription/tasks.ts";
import type { Caller, WorkspaceId } from "#server/core/caller.ts";
import { gone, notAcceptable, stale } from "#server/core/failures.ts";
import { newId } from "#server/core/ids.ts";
import type { Trx } from "#server/parts/database/database.ts";
import type { Parts } from "#server/parts/parts.ts";

type SubmitBody = Body<typeof proposalCalls.submit>;

const refusalOf: Partial<Record<ProposalCheck["kind"], MessageKey>> = {
  consent_expired: "consent_over",
  consent_refused: "consent_refused",
  contradiction: "proposal_contradicts",
  placeholder: "proposal_unfilled",
};

/** The proposal with all that goes out of it, unless it may not: withdrawn, changed since the caller read it, or a check stops it. */
export async function gatherToSend(parts: Parts, caller: Caller, body: SubmitBody, now: Date): Promise<Gathered> {
  const stored = await findProposalOrFail(parts.database.db, caller.workspace, body.id);
  if (stored.status === "withdrawn") throw gone("proposal");
  if (body.version !== undefined && body.version !== stored.version)
    throw stale("proposal", { proposal: await wholeProposal(parts, caller, body.id) });
  const gathered = await gather(parts, caller.workspace, stored);
  const { unsourced, checks, sender } = gathered;
  if (unsourced.length > 0 && !body.confirm_unsourced) throw notAcceptable("claims_unsourced", { n: unsourced.length }, { unsourced });
  const blocking = checks.find(({ weight }) => weight === "block");
  if (blocking) throw notAcceptable(refusalOf[blocking.kind] ?? "consent_needed", undefined, { checks });
  if (unsourced.length === 0) return gathered;
  const who = { by: personName(sender), at: now.toISOString() };
  return gather(parts, caller.workspace, { ...stored, confirmations: confirmed(stored.confirmations, unsourced, who) });
}

/** What the letter to the client says; the candidate is called in it as on the page. */
export async function invitationOf(parts: Parts, gathered: Gathered, body: SubmitBody, url: string, now: Date): Promise<Invitation> {
  const { stored, agency, sender, candidate } = gathered;
  const { shared } = await makePage(parts, gathered, now);
  return {
    language: stored.language,
    agency: agency.name,
    who: shared.display_name,
    job: shared.job_title,
    message: maskingOf(candidate.leak_rulings, stored.language)(body.message?.trim() ?? "") || null,
    sender: { name: personName(sender), email: sender.email, phone: sender.phone },
    url,
    expires_at: linkEnd(body.expires_in_days, now),
    has_password: body.password !== undefined,
  };
}

/** Refuses what would give the candidate away, in the proposal or on a shortlist that it stands on. */
export async function refuseLeaking(parts: Parts, workspace: WorkspaceId, gathered: Gathered, outputs: Outputs): Promise<void> {
  const onShortlists = await leaksOnShortlists(parts, workspace, gathered.stored, outputs.shared);
  refuseLeaks("proposal_leaks", [...(await leaksIn(parts, gathered, outputs)), ...onShortlists]);
}

interface Sending {
  gathered: Gathered;
  body: SubmitBody;
  outputs: Outputs;
  invitation: Invitation;
  papers: Awaited<ReturnType<typeof storePapers>>;
  link: ReturnType<typeof newLink>;
  password_hash: string | null;
}

/** Keeps the edition and its link, moves the match on and queues the letters. Null where the proposal was changed in the meantime. */
export async function sendProposal(parts: Parts, trx: Trx, caller: Caller, sending: Sending) {
  const { stored } = sending.gathered;
  const current = await lockProposalOrFail(trx, caller.workspace, stored.id);
  if (current.version !== stored.version) return null;
  await keepEdition(trx, caller.workspace, sending);
  const match = await moveMatch(trx, caller.workspace, stored, { to: "proposed", by: caller.recruiter_id, onward: true, isTold: true });
  const share = await keepLink(trx, caller.workspace, sending, match);
  const recipients = sending.body.recipients ?? [];
  await keepRecipients(trx, caller.workspace, stored.client_id, recipients);
  const to = recipients.map(({ name, email }) => name ?? email);
  await noteProposal(trx, caller.workspace, caller.recruiter_id, stored, "proposal_submitted", { edition: stored.edition + 1, to });
  const { undo_send_seconds } = parts.config;
  const letters = recipients.map(({ email, name }) => invitationLetter(sending.invitation, { email, name: name ?? null }));
  // A second later than it can be undone: no letter leaves between the two.
  await writeTo(parts, trx, caller.workspace, letters, { share_id: share.id, after_seconds: undo_send_seconds && undo_send_seconds + 1 });
  return { ...share, url: sending.link.url, undo_seconds: undo_send_seconds };
}

async function keepEdition(trx: Trx, workspace: WorkspaceId, { gathered: { stored }, outputs, papers }: Sending): Promise<void> {
  const number = stored.edition + 1;
  const kept = await keepPapers(trx, workspace, papers);
  await insertEdition(trx, workspace, { id: newId(), proposal_id: stored.id, number, shared: outputs.shared, ...kept });
  await updateProposal(trx, workspace, stored.id, {
    edition: number,
    confirmations: stored.confirmations,
    ...(stored.status === "draft" && { status: "submitted" as const }),
  });
  await markSubmitted(trx, workspace, stored.id);
}

/** The link of the new edition, with what an undo puts back. */
async function keepLink(trx: Trx, workspace: WorkspaceId, of: Sending, match: Awaited<ReturnType<typeof moveMatch>>) {
  const { id: proposal_id, status, edition, submitted_at } = of.gathered.stored;
  const id = newId();
  const { expires_at } = await insertShare(trx, workspace, {
    id,
    proposal_id,
    ...of.link.kept,
    before: { status, edition, submitted_at, match },
    password_hash: of.password_hash,
    recipients: of.body.recipients ?? [],
    expires_in_days: of.body.expires_in_days,
  });
  return { id, expires_at };
}
