import type { SharedProposal } from "#contract/proposal/shared-proposal.ts";
import type { WorkspaceId } from "#server/core/caller.ts";
import { type Db, json, type Trx } from "#server/parts/database/database.ts";
import { onOwn } from "#server/parts/database/tenancy.ts";

/** Freezes what goes out. */
export async function insertEdition(
  trx: Trx,
  workspace: WorkspaceId,
  edition: {
    id: string;
    proposal_id: string;
    number: number;
    shared: SharedProposal;
    pdf_id: string;
    docx_id: string;
    other_pdf_id: string | null;
    other_docx_id: string | null;
  },
) {
  await trx
    .insertInto("proposal_editions")
    .values({ ...edition, workspace_id: workspace, shared: json(edition.shared) })
    .execute();
}

/** What a link shows: the newest edition, with its papers. */
export function findNewestEdition(db: Db, workspace: WorkspaceId, proposal_id: string) {
  return db
    .selectFrom("proposal_editions")
    .leftJoin("files as pdf", onOwn("pdf.id", "proposal_editions.pdf_id"))
    .leftJoin("files as docx", onOwn("docx.id", "proposal_editions.docx_id"))
    .leftJoin("files as other_pdf", onOwn("other_pdf.id", "proposal_editions.other_pdf_id"))
    .leftJoin("files as other_docx", onOwn("other_docx.id", "proposal_editions.other_docx_id"))
    .select([
      "proposal_editions.number",
      "proposal_editions.shared",
      "proposal_editions.created_at",
      "pdf.id as pdf_id",
      "pdf.name as pdf_name",
      "docx.id as docx_id",
      "docx.name as docx_name",
      "other_pdf.id as other_pdf_id",
      "other_pdf.name as other_pdf_name",
      "other_docx.id as other_docx_id",
      "other_docx.name as other_docx_name",
    ])
    .where("proposal_editions.workspace_id", "=", workspace)
    .where("proposal_editions.proposal_id", "=", proposal_id)
    .orderBy("proposal_editions.number", "desc")
    .limit(1)
    .executeTakeFirst();
}
