import { type SqlBool, sql } from "kysely";
import { acrossWorkspaces, onOwn } from "#server/parts/database/tenancy.ts";
import type { Parts } from "#server/parts/parts.ts";

/** Empties the trash after 30 days, and drops readings that no record took over within 24 hours, their files with them. */
export async function tidyCandidates(parts: Parts): Promise<void> {
  const { db } = parts.database;
  await db.deleteFrom("jobs").where(sql<SqlBool>`deleted_at < now() - interval '30 days'`).modifyEnd(acrossWorkspaces("sweep")).execute();
  await db
    .deleteFrom("proposals")
    .where(sql<SqlBool>`deleted_at < now() - interval '30 days'`)
    .modifyEnd(acrossWorkspaces("sweep"))
    .execute();
  const gone = await db
    .selectFrom("files")
    .innerJoin("candidates", onOwn("candidates.id", "files.candidate_id"))
    .select(["files.id", "files.workspace_id"])
    .where(sql<SqlBool>`candidates.deleted_at < now() - interval '30 days'`)
    .modifyEnd(acrossWorkspaces("sweep"))
    .execute();
  const loose = await db
    .selectFrom("files")
    .leftJoin("extractions", (join) => join.onRef("extractions.file_id", "=", "files.id").on(sql<SqlBool>`extractions.expires_at > now()`))
    .select(["files.id", "files.workspace_id"])
    .where("files.candidate_id", "is", null)
    .where("extractions.id", "is", null)
    .where(sql<SqlBool>`not exists (select 1 from users where users.avatar_id = files.id)`)
    .where(sql<SqlBool>`not exists (select 1 from workspaces where workspaces.logo_id = files.id)`)
    .where(sql<SqlBool>`not exists (select 1 from orders where orders.invoice_file_id = files.id)`)
    .where(sql<SqlBool>`not exists (select 1 from proposals where proposals.logo_id = files.id)`)
    .where(sql<SqlBool>`not exists (select 1 from shortlists where shortlists.logo_id = files.id)`)
    .where(
      sql<SqlBool>`not exists (select 1 from proposal_editions e where files.id in (e.pdf_id, e.docx_id, e.other_pdf_id, e.other_docx_id))`,
    )
    .where(sql<SqlBool>`files.uploaded_at < now() - interval '24 hours'`)
    .modifyEnd(acrossWorkspaces("sweep"))
    .execute();
  await db
    .deleteFrom("candidates")
    .where(sql<SqlBool>`deleted_at < now() - interval '30 days'`)
    .modifyEnd(acrossWorkspaces("sweep"))
    .execute();
  // Their texts go at once; that there was one is told (410) for a week more.
  await db
    .updateTable("extractions")
    .set({ text: null, draft: null, layout: null, evidence: sql`'{}'::jsonb`, hidden_text: sql`'[]'::jsonb` })
    .where(sql<SqlBool>`expires_at < now() and text is not null`)
    .modifyEnd(acrossWorkspaces("sweep"))
    .execute();
  await db
    .deleteFrom("extractions")
    .where(sql<SqlBool>`expires_at < now() - interval '7 days'`)
    .modifyEnd(acrossWorkspaces("sweep"))
    .execute();
  for (const file of [...gone, ...loose]) {
    await db.deleteFrom("files").where("workspace_id", "=", file.workspace_id).where("id", "=", file.id).execute();
    await parts.files.remove(`${file.workspace_id}/${file.id}`);
  }
}
