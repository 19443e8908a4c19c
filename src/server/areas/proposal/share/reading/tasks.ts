import type { SharedPage, SharedProposal, SharedShortlist } from "#contract/proposal/shared-proposal.ts";
import { AVATAR_NAME } from "#server/areas/account/rules.ts";
import { fileUrl } from "#server/areas/file/rules.ts";
import { findNewestEdition } from "#server/areas/proposal/edition/queries.ts";
import { findProposal, findSender, updateProposal } from "#server/areas/proposal/queries.ts";
import { countView } from "#server/areas/proposal/share/queries.ts";
import { shareFileUrl } from "#server/areas/proposal/share/rules.ts";
import type { OpenProposal, OpenShare, OpenShortlist } from "#server/areas/proposal/share/tasks.ts";
import { shownItems } from "#server/areas/proposal/shortlist/queries.ts";
import { readShortlist } from "#server/areas/proposal/shortlist/tasks.ts";
import { noteProposal } from "#server/areas/proposal/tasks.ts";
import { threadOf } from "#server/areas/proposal/thread/queries.ts";
import { toClient } from "#server/areas/proposal/thread/rules.ts";
import { notFound } from "#server/core/failures.ts";
import type { Parts } from "#server/parts/parts.ts";

type Agency = SharedProposal["agency"];

/** The page of a link before its password: whose it is, and nothing else. */
export const closedPage = ({ kind, expires_at }: OpenShare, agency: Agency) => ({
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
});

/** What the page of a shortlist shows. */
export const shortlistPage = async (parts: Parts, share: OpenShortlist, agency: Agency, token: string) => ({
  shortlist: readBy(readerOf(share), await readShortlist(parts, share, agency, token)),
  pdf_url: shareFileUrl(parts, token, "pdf"),
});

/** What the page of a proposal shows: its newest edition in each of its languages, the thread, and its papers. */
export async function proposalPage(parts: Parts, share: OpenProposal, agency: Agency, token: string) {
  const { db } = parts.database;
  const edition = await findNewestEdition(db, share.workspace, share.proposal_id);
  if (!edition) throw notFound("proposal");
  const { shared, pdf_id, docx_id, other_pdf_id, other_docx_id } = edition;
  const { avatar_id } = await findSender(db, share.workspace, share.recruiter_id);
  const seen = { agency, reader: readerOf(share), avatar_url: avatar_id && fileUrl(parts, { id: avatar_id, name: AVATAR_NAME }) };
  return {
    shared: { ...asRead(shared, seen), other: shared.other ? asRead(shared.other, seen) : null },
    response: share.response,
    thread: toClient(await threadOf(db, share.workspace, share.proposal_id)),
    pdf_url: pdf_id && shareFileUrl(parts, token, "pdf"),
    docx_url: docx_id && shareFileUrl(parts, token, "docx"),
    other_pdf_url: other_pdf_id && shareFileUrl(parts, token, "other/pdf"),
    other_docx_url: other_docx_id && shareFileUrl(parts, token, "other/docx"),
  };
}

/** A page with what isn't kept in its edition: the agency as it is now, who reads, and the recruiter's picture. */
const asRead = <Page extends SharedPage>(page: Page, of: { agency: Agency; reader: string | null; avatar_url: string | null }): Page => ({
  ...page,
  agency: of.agency,
  contact_name: of.reader ?? page.contact_name,
  recruiter: { ...page.recruiter, avatar_url: of.avatar_url },
});

/** Whom the link was sent to, where it was one person with a name. */
const readerOf = ({ recipients }: OpenShare): string | null => (recipients.length === 1 ? (recipients[0]?.name ?? null) : null);

/** The shortlist with the name of who reads it, where that is known. */
const readBy = (reader: string | null, shortlist: SharedShortlist): SharedShortlist => ({
  ...shortlist,
  items: shortlist.items.map((item) => ({ ...item, shared: { ...item.shared, contact_name: reader ?? item.shared.contact_name } })),
});

/** Counts the opening; the first one tells the recruiter, on timeline and list, that it was read. */
export async function markViewed(parts: Parts, share: OpenShare) {
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
