import type { ClientResponse, ProposalStatus, proposalCalls, SharedProposal } from "#contract/proposal.ts";
import { AVATAR_NAME } from "#server/areas/account/rules.ts";
import { fileUrl } from "#server/areas/file/rules.ts";
import type { Handlers } from "#server/areas/handlers.ts";
import { findNewestEdition } from "#server/areas/proposal/edition/queries.ts";
import { answerLetter } from "#server/areas/proposal/mails.ts";
import { findProposal, findSender, updateProposal } from "#server/areas/proposal/queries.ts";
import { moveMatch, noteProposal } from "#server/areas/proposal/tasks.ts";
import { forbidden, invalidField, notFound, tooMany } from "#server/core/failures.ts";
import type { Parts } from "#server/parts/parts.ts";
import { countView, forgetTries, takeTry } from "./queries.ts";
import { isKeyOf, keyOf, shareFileUrl } from "./rules.ts";
import { agencyOf, type OpenShare, openShare } from "./tasks.ts";

export const shareHandlers: Handlers<Pick<typeof proposalCalls, "shared" | "open" | "respond">> = {
  shared: async ({ body, parts, share_key }) => {
    const share = await openShare(parts, body.token);
    const agency = await agencyOf(parts, share, body.token);
    const { expires_at } = share;
    if (share.password_hash && !isKeyOf(parts, share, share_key))
      return { data: { needs_password: true, agency, shared: null, response: null, expires_at, pdf_url: null, docx_url: null } };
    if (body.view) await markViewed(parts, share);
    const edition = await newestEdition(parts, share);
    const sender = await findSender(parts.database.db, share.workspace, share.recruiter_id);
    const shared = edition.shared as SharedProposal;
    return {
      data: {
        needs_password: false,
        agency,
        shared: {
          ...shared,
          agency,
          recruiter: { ...shared.recruiter, avatar_url: sender.avatar_id && fileUrl(parts, { id: sender.avatar_id, name: AVATAR_NAME }) },
        },
        response: share.response as ClientResponse | null,
        expires_at,
        pdf_url: edition.pdf_id && shareFileUrl(parts, body.token, "pdf"),
        docx_url: edition.docx_id && shareFileUrl(parts, body.token, "docx"),
      },
    };
  },

  open: async ({ body, parts }) => {
    const share = await openShare(parts, body.token);
    if (!share.password_hash) return { data: { key: keyOf(parts, share) } };
    const wait = await takeTry(parts.database.db, share.id);
    if (wait !== null) throw tooMany(wait);
    if (!(await parts.secret.isPassword(body.password, share.password_hash))) throw invalidField("password", "share_password_wrong");
    await forgetTries(parts.database.db, share.id);
    return { data: { key: keyOf(parts, share) } };
  },

  respond: async ({ body, parts, share_key }) => {
    const share = await openShare(parts, body.token);
    if (share.password_hash && !isKeyOf(parts, share, share_key)) throw forbidden("share_password_needed");
    const { token: _, ...given } = body;
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
    const { workspace } = share;
    await parts.database.transaction(async (trx) => {
      const stored = await findProposal(trx, workspace, share.proposal_id);
      if (!stored) throw notFound("proposal");
      const status = statusAfter[response.decision];
      await updateProposal(trx, stored.id, { response, ...(status && stored.status !== "accepted" && { status }) });
      if (response.decision === "interview") await moveMatch(trx, workspace, stored, "interview", null);
      if (response.decision === "not_a_fit") await moveMatch(trx, workspace, stored, "rejected", response.comment ?? response.reason);
      await noteProposal(trx, workspace, null, stored, "client_answered", { ...response });
      const sender = await findSender(trx, workspace, stored.recruiter_id);
      const about = {
        who: stored.candidate_name,
        job: stored.job_title,
        client: stored.client_name,
        response,
        url: `${parts.config.app_url}/dashboard/proposals/${stored.id}`,
      };
      await parts.tasks.enqueue("send_letter", answerLetter({ email: sender.email, language: sender.locale }, about), { trx });
    });
    return { data: { response } };
  },
};

const statusAfter: Record<ClientResponse["decision"], ProposalStatus | null> = {
  interview: "interview",
  not_a_fit: "declined",
  question: null,
};

async function newestEdition(parts: Parts, share: OpenShare) {
  const edition = await findNewestEdition(parts.database.db, share.proposal_id);
  if (!edition) throw notFound("proposal");
  return edition;
}

/** Counts the opening; the first one tells the recruiter, on timeline and list, that it was read. */
async function markViewed(parts: Parts, share: OpenShare) {
  await parts.database.transaction(async (trx) => {
    await countView(trx, share.id);
    const stored = await findProposal(trx, share.workspace, share.proposal_id);
    if (stored?.status !== "submitted") return;
    await updateProposal(trx, stored.id, { status: "viewed" });
    await noteProposal(trx, share.workspace, null, stored, "proposal_viewed", {});
  });
}
