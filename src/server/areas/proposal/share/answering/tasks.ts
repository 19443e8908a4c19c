import type { Body } from "#contract/call.ts";
import type { ClientResponse, ProposalStatus } from "#contract/proposal/proposal.ts";
import type { proposalCalls } from "#contract/proposal/proposal-calls.ts";
import { moveMatch } from "#server/areas/matching/tasks.ts";
import { lockProposalOrFail, updateProposal } from "#server/areas/proposal/queries.ts";
import { tellAnswer } from "#server/areas/proposal/thread/tasks.ts";
import type { WorkspaceId } from "#server/core/caller.ts";
import { gone, invalidField } from "#server/core/failures.ts";
import type { Parts } from "#server/parts/parts.ts";

/** What a client answers: reasons belong to a no, moments to a yes; a question has words, a no says why. */
export function responseOf(given: Body<typeof proposalCalls.respond>): ClientResponse {
  const response: ClientResponse = {
    decision: given.decision,
    comment: given.comment?.trim() || null,
    reason: given.decision === "not_a_fit" ? (given.reason ?? null) : null,
    name: given.name,
    moments: given.decision === "interview" ? (given.moments ?? []) : [],
    at: new Date().toISOString(),
  };
  if (response.decision === "question" && !response.comment) throw invalidField("comment", "required");
  if (response.decision === "not_a_fit" && !response.reason && !response.comment) throw invalidField("reason", "required");
  return response;
}

const refusalOf = ({ comment, reason }: ClientResponse) => ({ reason: comment, reason_key: reason, side: "client" as const });

const statusAfter: Record<ClientResponse["decision"], ProposalStatus | null> = {
  interview: "interview",
  not_a_fit: "declined",
  question: null,
};

/** Keeps a client's yes or no: proposal and match move with it, and the recruiter is told. */
export function takeDecision(
  parts: Parts,
  { workspace, proposal_id }: { workspace: WorkspaceId; proposal_id: string },
  response: ClientResponse,
): Promise<ClientResponse> {
  return parts.database.transaction(async (trx) => {
    const stored = await lockProposalOrFail(trx, workspace, proposal_id);
    if (stored.status === "withdrawn") throw gone("proposal");
    const status = statusAfter[response.decision];
    await updateProposal(trx, workspace, stored.id, { response, ...(status && stored.status !== "accepted" && { status }) });
    const told = { by: null, onward: true, isTold: true };
    if (response.decision === "interview") await moveMatch(trx, workspace, stored, { ...told, to: "interview" });
    if (response.decision === "not_a_fit") await moveMatch(trx, workspace, stored, { ...told, to: "rejected", ...refusalOf(response) });
    await tellAnswer(parts, trx, workspace, stored, response);
    return response;
  });
}
