import type { ClientResponse, Leak } from "#contract/proposal/proposal.ts";
import type { SharedProposal } from "#contract/proposal/shared-proposal.ts";
import { senderPhrases } from "#engine/anonymity/anonymise.ts";
import { findCandidate } from "#server/areas/candidate/queries.ts";
import { ring, wantsLetter } from "#server/areas/notification/tasks.ts";
import { answerLetter } from "#server/areas/proposal/mails.ts";
import { findSender, lockProposalOrFail, type StoredProposal, updateProposal } from "#server/areas/proposal/queries.ts";
import { leaksAmong } from "#server/areas/proposal/shortlist/leaks.ts";
import { openShortlistsOf, shownItems } from "#server/areas/proposal/shortlist/queries.ts";
import { listed } from "#server/areas/proposal/shortlist/tasks.ts";
import { noteProposal } from "#server/areas/proposal/tasks.ts";
import { tellOf } from "#server/areas/subscription/tasks.ts";
import type { WorkspaceId } from "#server/core/caller.ts";
import { gone, notAcceptable, notFound } from "#server/core/failures.ts";
import { newId } from "#server/core/ids.ts";
import type { Trx } from "#server/parts/database/database.ts";
import type { Parts } from "#server/parts/parts.ts";
import { countMessages, insertMessage } from "./queries.ts";

/** So many messages a client may send without a reply, and so many a conversation may hold. */
const IN_A_ROW = 10;
const IN_ALL = 200;

/** Refuses one message more than a conversation holds. */
export async function refuseFull(trx: Trx, workspace: WorkspaceId, proposal_id: string, from: "client" | "recruiter") {
  const { all, in_a_row } = await countMessages(trx, workspace, proposal_id);
  if (from === "client" && in_a_row >= IN_A_ROW) throw notAcceptable("thread_wait", { n: IN_A_ROW });
  if (all >= IN_ALL) throw notAcceptable("thread_full", { n: IN_ALL });
}

/**
 * Keeps what a client asks, and tells the recruiter as an answer is told: by letter, on the timeline, in the queue. It stands as the
 * proposal's answer too, unless the client has said yes or no already: a question takes neither back.
 */
export async function takeQuestion(
  parts: Parts,
  of: { workspace: WorkspaceId; share_id: string; proposal_id: string },
  asked: { name: string; text: string },
): Promise<ClientResponse> {
  return parts.database.transaction(async (trx) => {
    const stored = await lockProposalOrFail(trx, of.workspace, of.proposal_id);
    if (stored.status === "withdrawn") throw gone("proposal");
    await refuseFull(trx, of.workspace, stored.id, "client");
    await insertMessage(trx, of.workspace, { id: newId(), proposal_id: stored.id, share_id: of.share_id, sender: "client", ...asked });
    const before = stored.response as ClientResponse | null;
    const question: ClientResponse = {
      decision: "question",
      comment: asked.text,
      reason: null,
      name: asked.name,
      moments: [],
      at: new Date().toISOString(),
    };
    const isDecided = before !== null && before.decision !== "question";
    if (!isDecided) await updateProposal(trx, of.workspace, stored.id, { response: question });
    await tellAnswer(parts, trx, of.workspace, stored, question);
    return isDecided ? before : question;
  });
}

/** What a client said, on the timelines, and to whoever sent the proposal behind the bell and by letter. */
export async function tellAnswer(parts: Parts, trx: Trx, workspace: WorkspaceId, stored: StoredProposal, response: ClientResponse) {
  const activity_id = await noteProposal(trx, workspace, null, stored, "client_answered", { ...response });
  const sender = await findSender(trx, workspace, stored.recruiter_id);
  const about = {
    who: stored.candidate_name,
    job: stored.job_title,
    client: stored.client_name,
    response,
    url: `${parts.config.app_url}/dashboard/proposals/${stored.id}`,
  };
  const kind = `client_${response.decision}` as const;
  await ring(trx, workspace, { kind, activity_id, recruiter_ids: [sender.id] });
  if (!(await wantsLetter(trx, workspace, kind, sender))) return;
  await tellOf(parts, trx, workspace, answerLetter({ email: sender.email, language: sender.locale }, about));
}

/** What of a reply would give somebody away: the candidate, at the level that went out, or another one on a shortlist with them. */
export async function leaksInReply(
  parts: Parts,
  workspace: WorkspaceId,
  stored: StoredProposal,
  shared: SharedProposal,
  text: string,
): Promise<Leak[]> {
  const { db } = parts.database;
  const candidate = await findCandidate(db, workspace, stored.candidate_id);
  if (!candidate) throw notFound("candidate");
  const { candidate_id } = stored;
  const scan = { candidate, anonymity: shared.anonymity, kept: senderPhrases(shared) };
  const [own = []] = await parts.engine.run(workspace, "leaks", [{ ...scan, texts: [{ output: "letter", place: "reply", text }] }]);
  const leaks = own.map((leak): Leak => ({ ...leak, candidate_id }));
  for (const { id, place } of await openShortlistsOf(db, workspace, stored.id)) {
    const people = await listed(db, workspace, await shownItems(db, workspace, id));
    leaks.push(...(await leaksAmong(parts, workspace, people, [{ output: "letter", place: "reply", text, of: place }])));
  }
  return [...new Map(leaks.map((leak) => [`${leak.candidate_id}\n${leak.text}`, leak])).values()];
}
