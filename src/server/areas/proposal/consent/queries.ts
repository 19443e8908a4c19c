import { type RawBuilder, type SqlBool, sql } from "kysely";
import type { Anonymity } from "#contract/account/workspace.ts";
import type { AskedConsent, ConsentGiven } from "#contract/candidate/consent.ts";
import type { Language } from "#contract/fields.ts";
import type { ShownFact } from "#contract/proposal/proposal.ts";
import type { WorkspaceId } from "#server/core/caller.ts";
import { type Db, json, type Trx } from "#server/parts/database/database.ts";
import { personNameIn } from "#server/parts/database/people.ts";
import { acrossWorkspaces, onOwn } from "#server/parts/database/tenancy.ts";

const answersOf = sql<ConsentGiven[]>`coalesce((
  select jsonb_agg(jsonb_build_object('answer', a.answer, 'words', a.words, 'language', a.language, 'wording', a.wording,
    'at', to_char(a.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) order by a.at desc, a.id desc)
  from consent_answers a where a.workspace_id = consent_requests.workspace_id and a.request_id = consent_requests.id), '[]')`;

const requests = (db: Db) =>
  db
    .selectFrom("consent_requests")
    .leftJoin("recruiters", onOwn("recruiters.id", "consent_requests.recruiter_id"))
    .select([
      "consent_requests.id",
      "consent_requests.workspace_id",
      "consent_requests.candidate_id",
      "consent_requests.job_id",
      "consent_requests.recruiter_id",
      "consent_requests.email",
      "consent_requests.language",
      "consent_requests.expires_at",
      "consent_requests.consent_until",
      "consent_requests.revoked_at",
      "consent_requests.created_at",
      sql<AskedConsent>`consent_requests.asked`.as("asked"),
      sql<boolean>`consent_requests.expires_at <= now()`.as("is_expired"),
      sql<boolean>`consent_requests.consent_until <= now()`.as("is_ended"),
      personNameIn("recruiters").as("asked_by"),
      answersOf.as("answers"),
    ]);
export type StoredRequest = NonNullable<Awaited<ReturnType<typeof findRequest>>>;

export function findRequest(db: Db, workspace: WorkspaceId, id: string) {
  return requests(db).where("consent_requests.workspace_id", "=", workspace).where("consent_requests.id", "=", id).executeTakeFirst();
}

/** What a candidate was asked, the newest first; with a job, for that one and for any. */
export function requestsOf(db: Db, workspace: WorkspaceId, candidate_id: string, job_id?: string) {
  return requests(db)
    .where("consent_requests.workspace_id", "=", workspace)
    .where("consent_requests.candidate_id", "=", candidate_id)
    .where(
      job_id === undefined
        ? sql<SqlBool>`true`
        : sql<SqlBool>`(consent_requests.job_id = ${job_id} or consent_requests.asked ->> 'job_title' is null)`,
    )
    .orderBy("consent_requests.created_at", "desc")
    .orderBy("consent_requests.id", "desc")
    .limit(100)
    .execute();
}

/** The request of a link, open or not. */
export function findLinked(db: Db, token_hash: Uint8Array) {
  return requests(db).where("consent_requests.token_hash", "=", token_hash).modifyEnd(acrossWorkspaces("token")).executeTakeFirst();
}

/** Locks the row until the transaction ends: answers of one candidate come one after the other. */
export async function findRequestToAnswer(trx: Trx, workspace: WorkspaceId, id: string) {
  await trx.selectFrom("consent_requests").select("id").where("workspace_id", "=", workspace).where("id", "=", id).forUpdate().execute();
  return findRequest(trx, workspace, id);
}

export async function insertRequest(
  trx: Trx,
  workspace: WorkspaceId,
  request: {
    id: string;
    candidate_id: string;
    job_id: string | null;
    recruiter_id: string;
    token_hash: Uint8Array;
    asked: AskedConsent;
    email: string | null;
    language: Language;
    /** When the question, and when a yes to it, is over. */
    expires_at: string | RawBuilder<string>;
    consent_until: string | RawBuilder<string>;
  },
) {
  const { asked, ...rest } = request;
  await trx
    .insertInto("consent_requests")
    .values({
      ...rest,
      workspace_id: workspace,
      asked: json(asked),
    })
    .execute();
}

export async function insertAnswer(trx: Trx, workspace: WorkspaceId, answer: ConsentGiven & { id: string; request_id: string }) {
  await trx
    .insertInto("consent_answers")
    .values({ ...answer, workspace_id: workspace })
    .execute();
}

/** Takes back what a candidate was asked for the same job and hasn't answered. */
export async function revokeWaiting(trx: Trx, workspace: WorkspaceId, of: { candidate_id: string; job_id: string | null }) {
  await trx
    .updateTable("consent_requests")
    .set({ revoked_at: sql`now()` })
    .where("workspace_id", "=", workspace)
    .where("candidate_id", "=", of.candidate_id)
    .where(of.job_id ? sql<SqlBool>`job_id = ${of.job_id}` : sql<SqlBool>`asked ->> 'job_title' is null`)
    .where("revoked_at", "is", null)
    .where(
      sql<SqlBool>`not exists (select 1 from consent_answers a where a.workspace_id = consent_requests.workspace_id and a.request_id = consent_requests.id)`,
    )
    .execute();
}

export async function revokeRequest(trx: Trx, workspace: WorkspaceId, id: string) {
  await trx
    .updateTable("consent_requests")
    .set({ revoked_at: sql`now()` })
    .where("workspace_id", "=", workspace)
    .where("id", "=", id)
    .where("revoked_at", "is", null)
    .execute();
}

/** What the newest proposal of a pair would show, for the question to the candidate. */
export async function shownOf(
  db: Db,
  workspace: WorkspaceId,
  pair: { candidate_id: string; job_id: string },
): Promise<{ anonymity: Anonymity; shown: ShownFact[] } | undefined> {
  const row = await db
    .selectFrom("proposals")
    .select(["anonymity", "information"])
    .where("workspace_id", "=", workspace)
    .where("candidate_id", "=", pair.candidate_id)
    .where("job_id", "=", pair.job_id)
    .where("deleted_at", "is", null)
    .orderBy("updated_at", "desc")
    .executeTakeFirst();
  return row && { anonymity: row.anonymity, shown: (row.information as { shown?: ShownFact[] }).shown ?? [] };
}

/** The proposals of a candidate that clients can read: for one job, or for any. */
export function liveProposals(db: Db, workspace: WorkspaceId, of: { candidate_id: string; job_id: string | null }) {
  return db
    .selectFrom("proposals")
    .select(["id", "job_id", "candidate_id"])
    .where("workspace_id", "=", workspace)
    .where("candidate_id", "=", of.candidate_id)
    .where(of.job_id === null ? sql<SqlBool>`true` : sql<SqlBool>`job_id = ${of.job_id}`)
    .where("status", "in", ["submitted", "viewed", "interview"])
    .where("deleted_at", "is", null)
    .forUpdate()
    .execute();
}
