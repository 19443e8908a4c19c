import { type SqlBool, sql } from "kysely";
import type { Body } from "#contract/call.ts";
import type { Language } from "#contract/fields.ts";
import type { ClientResponse } from "#contract/proposal/proposal.ts";
import type { SharedProposal } from "#contract/proposal/shared-proposal.ts";
import type { shortlistCalls } from "#contract/proposal/shortlist.ts";
import { contactOfJob } from "#server/areas/client/rules.ts";
import type { WorkspaceId } from "#server/core/caller.ts";
import { byText, sortedPage } from "#server/core/sorted-page.ts";
import type { Db, Trx } from "#server/parts/database/database.ts";
import { onOwn } from "#server/parts/database/tenancy.ts";

const named = (db: Db, workspace: WorkspaceId) =>
  db
    .selectFrom("shortlists")
    .innerJoin("jobs", onOwn("jobs.id", "shortlists.job_id"))
    .leftJoin("clients", onOwn("clients.id", "jobs.client_id"))
    .select([
      "shortlists.id",
      "shortlists.job_id",
      "shortlists.language",
      "shortlists.title",
      "shortlists.intro",
      "shortlists.recruiter_id",
      "shortlists.brand_color",
      "shortlists.logo_id",
      "shortlists.footer",
      "shortlists.created_at",
      "jobs.title as job_title",
      "clients.id as client_id",
      "clients.name as client_name",
      sql<string | null>`${contactOfJob} ->> 'contact_name'`.as("contact_name"),
    ])
    .where("shortlists.workspace_id", "=", workspace);

export function findShortlist(db: Db, workspace: WorkspaceId, id: string) {
  return named(db, workspace).where("shortlists.id", "=", id).executeTakeFirst();
}
export type StoredShortlist = NonNullable<Awaited<ReturnType<typeof findShortlist>>>;

export async function pageOfShortlists(db: Db, workspace: WorkspaceId, query: Body<typeof shortlistCalls.list>) {
  const page = sortedPage(query, { created_at: byText(sql`shortlists.id::text`) }, "-created_at", sql`shortlists.id`);
  const where = query.job_id ? sql<SqlBool>`shortlists.job_id = ${query.job_id}` : sql<SqlBool>`true`;
  const rows = await named(db, workspace)
    .select(page.value.as("sort_value"))
    .where(where)
    .where(page.after)
    .orderBy(page.order)
    .limit(query.limit + 1)
    .execute();
  const count = await named(db, workspace).clearSelect().select(sql<number>`count(*)`.as("total")).where(where).executeTakeFirstOrThrow();
  const { page: shortlists, next_cursor } = page.pageOf(rows);
  return { shortlists, total: count.total, next_cursor };
}

const isShown = sql<boolean>`proposals.deleted_at is null and proposals.status <> 'withdrawn'`;

/** Who stands on shortlists, in their order, those who were taken off included. */
export function itemsOf(db: Db, workspace: WorkspaceId, shortlist_ids: string[]) {
  if (shortlist_ids.length === 0) return Promise.resolve([]);
  return db
    .selectFrom("shortlist_items")
    .innerJoin("proposals", onOwn("proposals.id", "shortlist_items.proposal_id"))
    .innerJoin("candidates", onOwn("candidates.id", "proposals.candidate_id"))
    .select([
      "shortlist_items.shortlist_id",
      "shortlist_items.place",
      "shortlist_items.proposal_id",
      "proposals.candidate_id",
      "proposals.anonymity",
      "proposals.status",
      "proposals.response",
      "proposals.recruiter_id",
      sql<string>`trim(concat_ws(' ', candidates.first_name, candidates.last_name))`.as("candidate_name"),
      isShown.as("is_shown"),
    ])
    .where("shortlist_items.workspace_id", "=", workspace)
    .where("shortlist_items.shortlist_id", "in", shortlist_ids)
    .orderBy("shortlist_items.shortlist_id")
    .orderBy("shortlist_items.place")
    .execute();
}

/** The links of shortlists, the oldest first. */
export function linksOf(db: Db, workspace: WorkspaceId, shortlist_ids: string[]) {
  if (shortlist_ids.length === 0) return Promise.resolve([]);
  return db
    .selectFrom("proposal_shares")
    .select(["id", "shortlist_id", "recipients", "expires_at", "revoked_at", "views", "last_viewed_at", "created_at"])
    .select(sql<boolean>`password_hash is not null`.as("has_password"))
    .where("workspace_id", "=", workspace)
    .where("shortlist_id", "in", shortlist_ids)
    .orderBy("created_at")
    .orderBy("id")
    .execute();
}

/** What the client reads of those who are on it still: the newest edition of each, with its papers. */
export async function shownItems(db: Db, workspace: WorkspaceId, shortlist_id: string) {
  const rows = await db
    .selectFrom("shortlist_items")
    .innerJoin("proposals", onOwn("proposals.id", "shortlist_items.proposal_id"))
    .innerJoin("proposal_editions", (join) =>
      onOwn("proposal_editions.proposal_id", "proposals.id")(join).onRef("proposal_editions.number", "=", "proposals.edition"),
    )
    .leftJoin("files as pdf", onOwn("pdf.id", "proposal_editions.pdf_id"))
    .leftJoin("files as docx", onOwn("docx.id", "proposal_editions.docx_id"))
    .leftJoin("files as other_pdf", onOwn("other_pdf.id", "proposal_editions.other_pdf_id"))
    .leftJoin("files as other_docx", onOwn("other_docx.id", "proposal_editions.other_docx_id"))
    .select([
      "shortlist_items.place",
      "proposals.id as proposal_id",
      "proposals.candidate_id",
      "proposals.recruiter_id",
      "proposals.status",
      "proposals.response",
      "proposal_editions.number",
      "proposal_editions.shared",
      "pdf.id as pdf_id",
      "pdf.name as pdf_name",
      "docx.id as docx_id",
      "docx.name as docx_name",
      "other_pdf.id as other_pdf_id",
      "other_pdf.name as other_pdf_name",
      "other_docx.id as other_docx_id",
      "other_docx.name as other_docx_name",
    ])
    .where("shortlist_items.workspace_id", "=", workspace)
    .where("shortlist_items.shortlist_id", "=", shortlist_id)
    .where("proposals.deleted_at", "is", null)
    .where("proposals.status", "<>", "withdrawn")
    .orderBy("shortlist_items.place")
    .execute();
  return rows.map((row) => ({ ...row, shared: row.shared as SharedProposal, response: row.response as ClientResponse | null }));
}
export type ShownItem = Awaited<ReturnType<typeof shownItems>>[number];

/** How many stood on it when it was sent. */
export async function countItems(db: Db, workspace: WorkspaceId, shortlist_id: string): Promise<number> {
  const row = await db
    .selectFrom("shortlist_items")
    .select(sql<number>`count(*)`.as("items"))
    .where("workspace_id", "=", workspace)
    .where("shortlist_id", "=", shortlist_id)
    .executeTakeFirstOrThrow();
  return row.items;
}

export async function insertShortlist(
  trx: Trx,
  workspace: WorkspaceId,
  shortlist: {
    id: string;
    job_id: string;
    recruiter_id: string;
    language: Language;
    title: string | null;
    intro: string | null;
    brand_color: string | null;
    logo_id: string | null;
    footer: string | null;
  },
  proposal_ids: string[],
) {
  await trx
    .insertInto("shortlists")
    .values({ ...shortlist, workspace_id: workspace })
    .execute();
  await trx
    .insertInto("shortlist_items")
    .values(proposal_ids.map((proposal_id, at) => ({ workspace_id: workspace, shortlist_id: shortlist.id, proposal_id, place: at + 1 })))
    .execute();
}

/** Closes every link at the next request of each. */
export async function revokeLinks(trx: Trx, workspace: WorkspaceId, shortlist_id: string) {
  await trx
    .updateTable("proposal_shares")
    .set({ revoked_at: sql`now()` })
    .where("workspace_id", "=", workspace)
    .where("shortlist_id", "=", shortlist_id)
    .where("revoked_at", "is", null)
    .execute();
}

/** The shortlists of a proposal that somebody can still open. */
export function openShortlistsOf(db: Db, workspace: WorkspaceId, proposal_id: string) {
  return db
    .selectFrom("shortlist_items")
    .innerJoin("shortlists", onOwn("shortlists.id", "shortlist_items.shortlist_id"))
    .select(["shortlists.id", "shortlist_items.place"])
    .where("shortlists.workspace_id", "=", workspace)
    .where("shortlist_items.proposal_id", "=", proposal_id)
    .where(
      sql<SqlBool>`exists (select 1 from proposal_shares s where s.workspace_id = shortlists.workspace_id and s.shortlist_id = shortlists.id and s.revoked_at is null and s.expires_at > now())`,
    )
    .execute();
}
