import { type Expression, type ExpressionBuilder, type SqlBool, sql } from "kysely";
import type { Body } from "#contract/call.ts";
import type { Confirmation, ProposalParts, ProposalStatus } from "#contract/proposal/proposal.ts";
import type { proposalCalls } from "#contract/proposal/proposal-calls.ts";
import type { Language } from "#contract/text/languages.ts";
import { contactOfJob } from "#server/areas/client/rules.ts";
import type { WorkspaceId } from "#server/core/caller.ts";
import { gone, notFound } from "#server/core/failures.ts";
import { searchQuery } from "#server/core/search.ts";
import { byId, byNumber, byText, type SortKeys, sortedPage } from "#server/core/sorted-page.ts";
import { type Db, json, type Trx } from "#server/parts/database/database.ts";
import { personNameIn } from "#server/parts/database/people.ts";
import type { KeptDraft, Tables } from "#server/parts/database/tables.ts";
import { onOwn } from "#server/parts/database/tenancy.ts";

const rowColumns = [
  "proposals.id",
  "proposals.job_id",
  "proposals.candidate_id",
  "proposals.recruiter_id",
  "proposals.status",
  "proposals.language",
  "proposals.anonymity",
  "proposals.brand_color",
  "proposals.logo_id",
  "proposals.footer",
  "proposals.edition",
  "proposals.response",
  "proposals.version",
  "proposals.created_at",
  "proposals.updated_at",
  "proposals.submitted_at",
  "proposals.deleted_at",
] as const;
const wholeColumns = [
  ...rowColumns,
  "proposals.strengths",
  "proposals.information",
  "proposals.cover_letter",
  "proposals.other_letter",
  "proposals.requirements",
  "proposals.confirmations",
  "proposals.drafts",
] as const;

const candidateName = sql<string>`trim(concat_ws(' ', candidates.first_name, candidates.last_name))`;

/** Proposals with the names that every screen of theirs shows. */
const named = (db: Db, workspace: WorkspaceId) =>
  db
    .selectFrom("proposals")
    .innerJoin("jobs", onOwn("jobs.id", "proposals.job_id"))
    .innerJoin("candidates", onOwn("candidates.id", "proposals.candidate_id"))
    .leftJoin("clients", onOwn("clients.id", "jobs.client_id"))
    .select([
      "jobs.title as job_title",
      "clients.id as client_id",
      "clients.name as client_name",
      candidateName.as("candidate_name"),
      sql<string | null>`${contactOfJob} ->> 'contact_email'`.as("contact_email"),
    ])
    .where("proposals.workspace_id", "=", workspace);

/** One proposal, in the trash or not. */
export function findProposal(db: Db, workspace: WorkspaceId, id: string) {
  return named(db, workspace).select(wholeColumns).where("proposals.id", "=", id).executeTakeFirst();
}
export type StoredProposal = NonNullable<Awaited<ReturnType<typeof findProposal>>>;

/** Locks the row until the transaction ends: who updates reads first. */
export async function findProposalToChange(trx: Trx, workspace: WorkspaceId, id: string): Promise<StoredProposal | undefined> {
  await trx.selectFrom("proposals").select("id").where("workspace_id", "=", workspace).where("id", "=", id).forUpdate().execute();
  return findProposal(trx, workspace, id);
}

/** The draft that somebody has begun for a pair already. */
export function findOpenDraft(db: Db, workspace: WorkspaceId, pair: { job_id: string; candidate_id: string }) {
  return db
    .selectFrom("proposals")
    .select("id")
    .where("workspace_id", "=", workspace)
    .where("job_id", "=", pair.job_id)
    .where("candidate_id", "=", pair.candidate_id)
    .where("status", "=", "draft")
    .where("deleted_at", "is", null)
    .orderBy("updated_at", "desc")
    .executeTakeFirst();
}

/** The proposal by which a client knows a candidate: the newest that was sent and not withdrawn. */
export function findSentTo(db: Db, workspace: WorkspaceId, pair: { job_id: string; candidate_id: string }) {
  return db
    .selectFrom("proposals")
    .select("id")
    .where("workspace_id", "=", workspace)
    .where("job_id", "=", pair.job_id)
    .where("candidate_id", "=", pair.candidate_id)
    .where("submitted_at", "is not", null)
    .where("status", "<>", "withdrawn")
    .where("deleted_at", "is", null)
    .orderBy("submitted_at", "desc")
    .limit(1)
    .executeTakeFirst();
}

const sorts: SortKeys = {
  updated_at: byNumber(sql`floor(extract(epoch from proposals.updated_at) * 1000)`),
  created_at: byId(sql`proposals.id`), // ids are UUIDv7: they sort by the time of creation
  candidate: byText(sql`sort_name(candidates.first_name, candidates.last_name)`),
  job: byText(sql`lower(jobs.title)`),
  client: byText(sql`lower(coalesce(clients.name, ''))`, ""),
  status: byNumber(
    sql`array_position(array['draft','submitted','viewed','interview','accepted','declined','withdrawn'], proposals.status)::numeric`,
  ),
};

/** Links of its own, and those of shortlists that it stands on. */
const ofItsLinks = sql`s.workspace_id = proposals.workspace_id and (s.proposal_id = proposals.id or s.shortlist_id in (
  select i.shortlist_id from shortlist_items i where i.workspace_id = proposals.workspace_id and i.proposal_id = proposals.id))`;
const viewsOf = sql<number>`coalesce((select sum(s.views) from proposal_shares s where ${ofItsLinks}), 0)`;
const lastView = sql<string | null>`(select max(s.last_viewed_at) from proposal_shares s where ${ofItsLinks})`;

export async function pageOfProposals(db: Db, workspace: WorkspaceId, query: Body<typeof proposalCalls.list>) {
  const page = sortedPage(query, sorts, "-updated_at", sql`proposals.id`);
  const where = filters(query);
  const rows = await named(db, workspace)
    .select(rowColumns)
    .select([viewsOf.as("views"), lastView.as("last_viewed_at"), page.value.as("sort_value")])
    .where(where)
    .where(page.after)
    .orderBy(page.order)
    .limit(query.limit + 1)
    .execute();
  const count = await named(db, workspace).clearSelect().select(sql<number>`count(*)`.as("total")).where(where).executeTakeFirstOrThrow();
  const { page: proposals, next_cursor } = page.pageOf(rows);
  return { proposals, total: count.total, next_cursor };
}

function filters(query: Body<typeof proposalCalls.list>) {
  return (eb: ExpressionBuilder<Tables, "proposals">) => {
    const all: Expression<SqlBool>[] = [eb("proposals.deleted_at", query.trashed ? "is not" : "is", null)];
    if (query.ids) all.push(eb("proposals.id", "in", query.ids));
    const asked = query.q === undefined ? null : searchQuery(query.q);
    if (asked !== null)
      all.push(
        sql<SqlBool>`(words_of_name(concat_ws(' ', candidates.first_name, candidates.last_name)) || words_of(jobs.title) || words_of_name(clients.name))
          @@ to_tsquery('simple', ${asked})`,
      );
    if (query.status?.length) all.push(eb("proposals.status", "in", query.status));
    if (query.client_id) all.push(sql<SqlBool>`clients.id = ${query.client_id}`);
    if (query.job_id) all.push(eb("proposals.job_id", "=", query.job_id));
    if (query.candidate_id) all.push(eb("proposals.candidate_id", "=", query.candidate_id));
    if (query.recruiter_id) all.push(eb("proposals.recruiter_id", "=", query.recruiter_id));
    return eb.and(all);
  };
}

export interface ProposalValues extends Partial<ProposalParts> {
  language?: Language;
  anonymity?: "full" | "no_contact" | "initials" | "blind";
  brand_color?: string | null;
  logo_id?: string | null;
  footer?: string | null;
  recruiter_id?: string | null;
  status?: ProposalStatus;
  response?: unknown;
  confirmations?: Confirmation[];
  drafts?: KeptDraft[];
  edition?: number;
}

const asJson = new Set(["strengths", "information", "other_letter", "requirements", "confirmations", "response", "drafts"]);
const columnsOf = (values: ProposalValues) =>
  Object.fromEntries(
    Object.entries(values)
      .filter(([, value]) => value !== undefined)
      .map(([field, value]) => [field, asJson.has(field) && value !== null ? json(value) : value]),
  );

export async function insertProposal(
  trx: Trx,
  workspace: WorkspaceId,
  proposal: { id: string; job_id: string; candidate_id: string; language: Language } & ProposalValues,
) {
  const { id, job_id, candidate_id, language, ...values } = proposal;
  await trx
    .insertInto("proposals")
    .values({ ...columnsOf(values), id, job_id, candidate_id, language, workspace_id: workspace })
    .execute();
}

/** Changes a proposal; its version goes up by one. */
export async function updateProposal(trx: Trx, workspace: WorkspaceId, id: string, values: ProposalValues) {
  await trx
    .updateTable("proposals")
    .set({ ...columnsOf(values), version: sql`version + 1`, updated_at: sql`now()` })
    .where("workspace_id", "=", workspace)
    .where("id", "=", id)
    .execute();
}

/** Keeps the drafts that were written for a proposal, which itself stays as it is. */
export async function setDrafts(trx: Trx, workspace: WorkspaceId, id: string, drafts: KeptDraft[]) {
  await trx
    .updateTable("proposals")
    .set({ drafts: json(drafts) })
    .where("workspace_id", "=", workspace)
    .where("id", "=", id)
    .execute();
}

export async function markSubmitted(trx: Trx, workspace: WorkspaceId, id: string) {
  await trx.updateTable("proposals").set({ submitted_at: sql`now()` }).where("workspace_id", "=", workspace).where("id", "=", id).execute();
}

/** Into the trash, or back. */
export async function setProposalTrashed(trx: Trx, workspace: WorkspaceId, id: string, trashed: boolean) {
  await trx
    .updateTable("proposals")
    .set({ deleted_at: trashed ? sql`now()` : null, version: sql`version + 1`, updated_at: sql`now()` })
    .where("workspace_id", "=", workspace)
    .where("id", "=", id)
    .execute();
}

/** Whether somebody sent this candidate to this client within the last 6 months, under another proposal: who and when. */
export function findEarlierProposal(
  db: Db,
  workspace: WorkspaceId,
  proposal: { id: string; candidate_id: string; client_id: string | null },
) {
  if (!proposal.client_id) return Promise.resolve(undefined);
  return db
    .selectFrom("proposals")
    .innerJoin("jobs", onOwn("jobs.id", "proposals.job_id"))
    .leftJoin("recruiters", onOwn("recruiters.id", "proposals.recruiter_id"))
    .select(["proposals.id", "proposals.submitted_at", "jobs.title as job_title"])
    .select(personNameIn("recruiters").as("recruiter_name"))
    .where("proposals.workspace_id", "=", workspace)
    .where("proposals.candidate_id", "=", proposal.candidate_id)
    .where("jobs.client_id", "=", proposal.client_id)
    .where("proposals.id", "<>", proposal.id)
    .where(sql<SqlBool>`proposals.submitted_at > now() - interval '6 months'`)
    .orderBy("proposals.submitted_at", "desc")
    .executeTakeFirst();
}

/** The recruiter who sends it, as the client sees them. */
export function findSender(db: Db, workspace: WorkspaceId, recruiter_id: string | null) {
  return db
    .selectFrom("recruiters")
    .leftJoin("users", "users.id", "recruiters.user_id")
    .select([
      "recruiters.id",
      "recruiters.first_name",
      "recruiters.last_name",
      "recruiters.title",
      "users.id as user_id",
      "users.avatar_id",
      sql<string>`coalesce(users.email, recruiters.email)`.as("email"),
      sql<string | null>`coalesce(recruiters.phone, users.phone)`.as("phone"),
      sql<Language>`coalesce(users.locale, 'en')`.as("locale"),
    ])
    .where("recruiters.workspace_id", "=", workspace)
    .where((eb) => (recruiter_id ? eb("recruiters.id", "=", recruiter_id) : eb("recruiters.role", "=", "owner")))
    .executeTakeFirstOrThrow();
}

export type Sender = Awaited<ReturnType<typeof findSender>>;

export function findAgency(db: Db, workspace: WorkspaceId) {
  return db
    .selectFrom("workspaces")
    .select(["id", "name", "logo_id", "brand_color", "settings"])
    .where("id", "=", workspace)
    .executeTakeFirstOrThrow();
}

/** The proposal; fails where there is none (404), or where it is in the trash (410). */
export const findProposalOrFail = async (db: Db, workspace: WorkspaceId, id: string): Promise<StoredProposal> =>
  existing(await findProposal(db, workspace, id));

/** The same, its row locked until the transaction ends: who updates reads first. */
export const lockProposalOrFail = async (trx: Trx, workspace: WorkspaceId, id: string): Promise<StoredProposal> =>
  existing(await findProposalToChange(trx, workspace, id));

function existing(proposal: StoredProposal | undefined): StoredProposal {
  if (!proposal) throw notFound("proposal");
  if (proposal.deleted_at) throw gone("proposal");
  return proposal;
}
