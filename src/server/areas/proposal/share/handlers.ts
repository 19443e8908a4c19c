import type { ClientResponse, ProposalStatus, proposalCalls, SharedPage, SharedProposal, SharedShortlist } from "#contract/proposal.ts";
import { AVATAR_NAME } from "#server/areas/account/rules.ts";
import { fileUrl } from "#server/areas/file/rules.ts";
import type { Handlers } from "#server/areas/handlers.ts";
import { findNewestEdition } from "#server/areas/proposal/edition/queries.ts";
import { findProposal, findProposalToChange, findSender, updateProposal } from "#server/areas/proposal/queries.ts";
import { shownItems } from "#server/areas/proposal/shortlist/queries.ts";
import { readShortlist } from "#server/areas/proposal/shortlist/tasks.ts";
import { moveMatch, noteProposal, present } from "#server/areas/proposal/tasks.ts";
import { markSeen, threadOf } from "#server/areas/proposal/thread/queries.ts";
import { toClient } from "#server/areas/proposal/thread/rules.ts";
import { takeQuestion, tellRecruiter } from "#server/areas/proposal/thread/tasks.ts";
import { gone, invalidField, notFound, tooMany } from "#server/core/failures.ts";
import type { Parts } from "#server/parts/parts.ts";
import { countView, forgetTries, takeTry } from "./queries.ts";
import { isKeyOf, keyOf, shareFileUrl } from "./rules.ts";
import { agencyOf, answeredProposal, nameShared, type OpenProposal, type OpenShare, openShare, openWithKey } from "./tasks.ts";

export const shareHandlers: Handlers<Pick<typeof proposalCalls, "shared" | "open" | "respond">> = {
  shared: async ({ body, parts, share_key }) => {
    const share = await openShare(parts, body.token);
    const agency = await agencyOf(parts, share, body.token);
    const { kind, expires_at } = share;
    const nothing = {
      kind,
      needs_password: false,
      agency,
      shared: null,
      shortlist: null,
      response: null,
      thread: [],
      expires_at,
      pdf_url: null,
      docx_url: null,
      other_pdf_url: null,
      other_docx_url: null,
    };
    if (share.password_hash && !isKeyOf(parts, share, share_key)) return { data: { ...nothing, needs_password: true } };
    nameShared(share);
    if (body.view) await markViewed(parts, share);
    const reader = readerOf(share);
    if (share.kind === "shortlist")
      return {
        data: {
          ...nothing,
          shortlist: readBy(reader, await readShortlist(parts, share, agency, body.token)),
          pdf_url: shareFileUrl(parts, body.token, "pdf"),
        },
      };
    const edition = await newestEdition(parts, share);
    const sender = await findSender(parts.database.db, share.workspace, share.recruiter_id);
    if (body.view !== undefined) await markSeen(parts.database.db, share.workspace, share.proposal_id, "recruiter");
    const shared = edition.shared as SharedProposal;
    const avatar_url = sender.avatar_id && fileUrl(parts, { id: sender.avatar_id, name: AVATAR_NAME });
    const asRead = <Page extends SharedPage>(page: Page): Page => ({
      ...page,
      agency,
      contact_name: reader ?? page.contact_name,
      recruiter: { ...page.recruiter, avatar_url },
    });
    return {
      data: {
        ...nothing,
        shared: { ...asRead(shared), other: shared.other ? asRead(shared.other) : null },
        response: share.response as ClientResponse | null,
        thread: toClient(await threadOf(parts.database.db, share.workspace, share.proposal_id)),
        pdf_url: edition.pdf_id && shareFileUrl(parts, body.token, "pdf"),
        docx_url: edition.docx_id && shareFileUrl(parts, body.token, "docx"),
        other_pdf_url: edition.other_pdf_id && shareFileUrl(parts, body.token, "other/pdf"),
        other_docx_url: edition.other_docx_id && shareFileUrl(parts, body.token, "other/docx"),
      },
    };
  },

  open: async ({ body, parts }) => {
    const share = await openShare(parts, body.token);
    if (!share.password_hash) return { data: { key: keyOf(parts, share) } };
    const wait = await takeTry(parts.database.db, share.workspace, share.id);
    if (wait !== null) throw tooMany(wait);
    if (!(await parts.secret.isPassword(body.password, share.password_hash))) throw invalidField("password", "share_password_wrong");
    await forgetTries(parts.database.db, share.workspace, share.id);
    return { data: { key: keyOf(parts, share) } };
  },

  respond: async ({ body, parts, share_key }) => {
    const share = await openWithKey(parts, body.token, share_key);
    const { token: _, place, ...given } = body;
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
    const proposal_id = await answeredProposal(parts, share, place);
    const threadNow = async (id: string) => toClient(await threadOf(parts.database.db, workspace, id));
    if (response.decision === "question") {
      const asked = { name: response.name, text: response.comment ?? "" };
      const stands = await takeQuestion(parts, { workspace, share_id: share.id, proposal_id }, asked);
      return { data: { response: stands, thread: await threadNow(proposal_id) } };
    }
    await parts.database.transaction(async (trx) => {
      const stored = present(await findProposalToChange(trx, workspace, proposal_id));
      if (stored.status === "withdrawn") throw gone("proposal");
      const status = statusAfter[response.decision];
      await updateProposal(trx, workspace, stored.id, { response, ...(status && stored.status !== "accepted" && { status }) });
      if (response.decision === "interview") await moveMatch(trx, workspace, stored, "interview", null, null);
      if (response.decision === "not_a_fit") await moveMatch(trx, workspace, stored, "rejected", response.comment ?? response.reason, null);
      await noteProposal(trx, workspace, null, stored, "client_answered", { ...response });
      await tellRecruiter(parts, trx, workspace, stored, response);
    });
    return { data: { response, thread: await threadNow(proposal_id) } };
  },
};

const statusAfter: Record<ClientResponse["decision"], ProposalStatus | null> = {
  interview: "interview",
  not_a_fit: "declined",
  question: null,
};

/** Whom the link was sent to, where it was one person with a name. */
const readerOf = ({ recipients }: OpenShare): string | null => (recipients.length === 1 ? (recipients[0]?.name ?? null) : null);

/** The shortlist with the name of who reads it, where that is known. */
const readBy = (reader: string | null, shortlist: SharedShortlist): SharedShortlist => ({
  ...shortlist,
  items: shortlist.items.map((item) => ({ ...item, shared: { ...item.shared, contact_name: reader ?? item.shared.contact_name } })),
});

async function newestEdition(parts: Parts, share: OpenProposal) {
  const edition = await findNewestEdition(parts.database.db, share.workspace, share.proposal_id);
  if (!edition) throw notFound("proposal");
  return edition;
}

/** Counts the opening; the first one tells the recruiter, on timeline and list, that it was read. */
async function markViewed(parts: Parts, share: OpenShare) {
  await parts.database.transaction(async (trx) => {
    await countView(trx, share.workspace, share.id);
    const ids =
      share.kind === "proposal"
        ? [share.proposal_id]
        : (await shownItems(trx, share.workspace, share.shortlist_id)).map((item) => item.proposal_id);
    for (const id of ids) {
      const stored = await findProposal(trx, share.workspace, id);
      if (stored?.status !== "submitted") continue;
      await updateProposal(trx, share.workspace, id, { status: "viewed" });
      await noteProposal(trx, share.workspace, null, stored, "proposal_viewed", {});
    }
  });
}
