import type { Recipient } from "#contract/proposal/proposal.ts";
import type { SharedProposal } from "#contract/proposal/shared-proposal.ts";
import { personName } from "#contract/text/names/person-name.ts";
import { maskingOf } from "#engine/anonymity/rulings.ts";
import { findCandidate } from "#server/areas/candidate/queries.ts";
import { findNewestEdition } from "#server/areas/proposal/edition/queries.ts";
import {
  findAgency,
  findProposalOrFail,
  findSender,
  lockProposalOrFail,
  type StoredProposal,
  updateProposal,
} from "#server/areas/proposal/queries.ts";
import { urlOf } from "#server/areas/proposal/share/rules.ts";
import { noteProposal, wayToClient } from "#server/areas/proposal/tasks.ts";
import { type ReplyToClient, replyLetter } from "#server/areas/proposal/thread/mails.ts";
import { insertMessage, markSeen } from "#server/areas/proposal/thread/queries.ts";
import { refuseFull } from "#server/areas/proposal/thread/tasks.ts";
import { writeTo } from "#server/areas/subscription/tasks.ts";
import type { Caller, WorkspaceId } from "#server/core/caller.ts";
import { gone, invalidField, notAcceptable } from "#server/core/failures.ts";
import { newId } from "#server/core/ids.ts";
import type { Db, Trx } from "#server/parts/database/database.ts";
import type { Parts } from "#server/parts/parts.ts";

/** A proposal that a client has, with what they read of it; fails where it was withdrawn, or never sent. */
export async function findSentProposal(db: Db, workspace: WorkspaceId, id: string) {
  const stored = await findProposalOrFail(db, workspace, id);
  if (stored.status === "withdrawn") throw gone("proposal");
  const edition = await findNewestEdition(db, workspace, id);
  if (!edition || !stored.submitted_at) throw notAcceptable("proposal_not_sent");
  return { stored, shared: edition.shared };
}

/** A reply as the client reads it: words that were ruled to be masked stand masked in it too. */
export async function replyAsRead(db: Db, workspace: WorkspaceId, stored: StoredProposal, shared: SharedProposal, text: string) {
  const rulings = shared.anonymity === "full" ? [] : ((await findCandidate(db, workspace, stored.candidate_id))?.leak_rulings ?? []);
  const masked = maskingOf(rulings, shared.language)(text.trim());
  if (!masked) throw invalidField("text", "required");
  return masked;
}

type ReplyToSend = ReplyToClient & { recipients: Recipient[] };

/** What the letter with a reply says, and whom it goes to: whoever has the proposal. */
export async function letterOfReply(
  parts: Parts,
  { workspace, recruiter_id }: Caller,
  stored: StoredProposal,
  shared: SharedProposal,
  text: string,
): Promise<ReplyToSend> {
  const { db } = parts.database;
  const sender = await findSender(db, workspace, recruiter_id);
  const { recipients, token_locked, place } = await wayToClient(db, workspace, stored.id);
  const url = urlOf(parts, token_locked);
  return {
    language: shared.language,
    agency: (await findAgency(db, workspace)).name,
    who: shared.display_name,
    job: shared.job_title,
    text,
    sender: { name: personName(sender), email: sender.email, phone: sender.phone },
    url: url && place ? `${url}/${place}` : url,
    recipients,
  };
}

/** Keeps a reply in the thread, where it answers what waited, and queues its letters. */
export async function keepReply(parts: Parts, trx: Trx, caller: Caller, stored: StoredProposal, letter: ReplyToSend): Promise<void> {
  const { workspace } = caller;
  const { text, sender } = letter;
  const current = await lockProposalOrFail(trx, workspace, stored.id);
  if (current.status === "withdrawn") throw gone("proposal");
  await refuseFull(trx, workspace, stored.id, "recruiter");
  await markSeen(trx, workspace, stored.id, "client");
  const message = { id: newId(), proposal_id: stored.id, share_id: null, sender: "recruiter" as const, name: sender.name, text };
  await insertMessage(trx, workspace, message);
  // Whoever waited has been answered: the queue goes by the last change.
  await updateProposal(trx, workspace, stored.id, {});
  await noteProposal(trx, workspace, caller.recruiter_id, stored, "proposal_replied", { text });
  const letters = letter.recipients.map(({ email, name }) => replyLetter(letter, { email, name: name ?? null }));
  await writeTo(parts, trx, workspace, letters);
}
