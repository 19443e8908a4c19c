import { type SqlBool, sql } from "kysely";
import type { Recipient } from "#contract/proposal/proposal.ts";
import type { WorkspaceId } from "#server/core/caller.ts";
import { type Db, json, type Trx } from "#server/parts/database/database.ts";
import type { BeforeSending } from "#server/parts/database/tables.ts";
import { acrossWorkspaces, onOwn } from "#server/parts/database/tenancy.ts";

const columns = [
  "token_locked",
  "id",
  "recipients",
  "expires_at",
  "revoked_at",
  "views",
  "last_viewed_at",
  "created_at",
  sql<boolean>`password_hash is not null`.as("has_password"),
] as const;

/** The links of a proposal that went out, the oldest first. */
export function sharesOf(db: Db, workspace: WorkspaceId, proposal_id: string) {
  return db
    .selectFrom("proposal_shares")
    .select(columns)
    .where("workspace_id", "=", workspace)
    .where("proposal_id", "=", proposal_id)
    .where("undone_at", "is", null)
    .orderBy("created_at")
    .orderBy("id")
    .execute();
}

export async function insertShare(
  trx: Trx,
  workspace: WorkspaceId,
  share: {
    id: string;
    /** One of the two: what it leads to. */
    proposal_id?: string;
    shortlist_id?: string;
    token_hash: Uint8Array;
    token_locked: Uint8Array;
    password_hash: string | null;
    recipients: Recipient[];
    expires_in_days: number;
    /** What an undo puts back. */
    before?: BeforeSending;
  },
): Promise<{ expires_at: string }> {
  const { recipients, expires_in_days, proposal_id = null, shortlist_id = null, before, ...rest } = share;
  return trx
    .insertInto("proposal_shares")
    .values({
      ...rest,
      proposal_id,
      shortlist_id,
      workspace_id: workspace,
      recipients: json(recipients),
      ...(before && { before: json(before) }),
      expires_at: sql<string>`now() + make_interval(days => ${expires_in_days})`,
    })
    .returning("expires_at")
    .executeTakeFirstOrThrow();
}

/** Closes one link of a proposal, or all of them, at the next request of each. */
export async function revokeShares(trx: Trx, workspace: WorkspaceId, proposal_id: string, id?: string): Promise<number> {
  const closed = await trx
    .updateTable("proposal_shares")
    .set({ revoked_at: sql`now()` })
    .where("workspace_id", "=", workspace)
    .where("proposal_id", "=", proposal_id)
    .where("revoked_at", "is", null)
    .$if(id !== undefined, (query) => query.where("id", "=", id as string))
    .returning("id")
    .execute();
  return closed.length;
}

/** The link of a token to one proposal, open or not, with what it leads to. Times are judged in SQL. */
export function findShare(db: Db, token_hash: Uint8Array) {
  return db
    .selectFrom("proposal_shares")
    .innerJoin("proposals", onOwn("proposals.id", "proposal_shares.proposal_id"))
    .select([
      sql<"proposal">`'proposal'`.as("kind"),
      "proposal_shares.id",
      "proposal_shares.workspace_id",
      "proposals.id as proposal_id",
      "proposal_shares.password_hash",
      "proposal_shares.recipients",
      "proposal_shares.expires_at",
      "proposals.status",
      "proposals.language",
      "proposals.recruiter_id",
      "proposals.response",
      "proposals.brand_color",
      "proposals.logo_id",
      "proposals.footer",
      "proposals.job_id",
      "proposals.candidate_id",
      sql<boolean>`proposal_shares.expires_at <= now()`.as("is_expired"),
      sql<boolean>`proposal_shares.revoked_at is not null or proposals.deleted_at is not null or proposals.status = 'withdrawn'`.as(
        "is_closed",
      ),
    ])
    .where("proposal_shares.token_hash", "=", token_hash)
    .modifyEnd(acrossWorkspaces("token"))
    .executeTakeFirst();
}
export type StoredShare = NonNullable<Awaited<ReturnType<typeof findShare>>>;

/** The link of a token to a shortlist; closed once nobody is on it any more. */
export function findShortlistShare(db: Db, token_hash: Uint8Array) {
  return db
    .selectFrom("proposal_shares")
    .innerJoin("shortlists", onOwn("shortlists.id", "proposal_shares.shortlist_id"))
    .select([
      sql<"shortlist">`'shortlist'`.as("kind"),
      "proposal_shares.id",
      "proposal_shares.workspace_id",
      "proposal_shares.password_hash",
      "proposal_shares.recipients",
      "proposal_shares.expires_at",
      "shortlists.id as shortlist_id",
      "shortlists.language",
      "shortlists.recruiter_id",
      "shortlists.brand_color",
      "shortlists.logo_id",
      "shortlists.footer",
      sql<boolean>`proposal_shares.expires_at <= now()`.as("is_expired"),
      sql<boolean>`proposal_shares.revoked_at is not null or not exists (
        select 1 from shortlist_items i join proposals p on p.workspace_id = i.workspace_id and p.id = i.proposal_id
        where i.workspace_id = shortlists.workspace_id and i.shortlist_id = shortlists.id and p.deleted_at is null and p.status <> 'withdrawn')`.as(
        "is_closed",
      ),
    ])
    .where("proposal_shares.token_hash", "=", token_hash)
    .modifyEnd(acrossWorkspaces("token"))
    .executeTakeFirst();
}
export type StoredShortlistShare = NonNullable<Awaited<ReturnType<typeof findShortlistShare>>>;

/** Counts one opening of the page: nothing is kept of who opened it. */
export async function countView(trx: Trx, workspace: WorkspaceId, share_id: string) {
  await trx
    .updateTable("proposal_shares")
    .set({ views: sql`views + 1`, last_viewed_at: sql`now()` })
    .where("workspace_id", "=", workspace)
    .where("id", "=", share_id)
    .execute();
}

const MOST_TRIES = 5;
const TRIES_WITHIN = sql`interval '15 minutes'`;

/**
 * Takes one of the tries at the password that a quarter of an hour holds, in the statement that counts it; the seconds to wait
 * where none is left.
 */
export async function takeTry(db: Db, workspace: WorkspaceId, share_id: string): Promise<number | null> {
  const taken = await db
    .updateTable("proposal_shares")
    .set({
      tries: sql`case when tries_since < now() - ${TRIES_WITHIN} then 1 else tries + 1 end`,
      tries_since: sql`case when tries_since < now() - ${TRIES_WITHIN} then now() else tries_since end`,
    })
    .where("workspace_id", "=", workspace)
    .where("id", "=", share_id)
    .where(sql<SqlBool>`(tries < ${sql.lit(MOST_TRIES)} or tries_since < now() - ${TRIES_WITHIN})`)
    .returning("id")
    .executeTakeFirst();
  if (taken) return null;
  const row = await db
    .selectFrom("proposal_shares")
    .select(sql<number>`greatest(1, ceil(extract(epoch from tries_since + ${TRIES_WITHIN} - now())))`.as("wait"))
    .where("workspace_id", "=", workspace)
    .where("id", "=", share_id)
    .executeTakeFirstOrThrow();
  return row.wait;
}

/** The right password costs no try. */
export async function forgetTries(db: Db, workspace: WorkspaceId, share_id: string) {
  await db.updateTable("proposal_shares").set({ tries: 0 }).where("workspace_id", "=", workspace).where("id", "=", share_id).execute();
}
