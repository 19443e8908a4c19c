import { type RawBuilder, sql } from "kysely";
import type { JudgingTrouble } from "#contract/job/judging.ts";
import { restingOf } from "#server/areas/judging/claims/queries.ts";
import { hashOfCv, judgedOtherwise } from "#server/areas/ranking/tasks.ts";
import type { WorkspaceId } from "#server/core/caller.ts";
import type { Db } from "#server/parts/database/database.ts";
import { onOwn } from "#server/parts/database/tenancy.ts";

/** Somebody whom a model may judge, with the hash of what it would see of them. */
export interface ToBeJudged {
  id: string;
  cv: string;
  /** Of its text, in characters. */
  length: number;
  /** When it was read, by the database's clock, to the letter. */
  read_at: string;
}

const withCv = (db: Db, workspace: WorkspaceId) =>
  db
    .selectFrom("candidates")
    .select([
      "candidates.id",
      hashOfCv.as("cv"),
      sql<number>`length(candidates.cv_text)`.as("length"),
      sql<string>`now()::text`.as("read_at"),
    ])
    .where("candidates.workspace_id", "=", workspace)
    .where("candidates.deleted_at", "is", null)
    .where("candidates.cv_text", "is not", null)
    // Without a name there is none to hide.
    .where(sql<boolean>`coalesce(candidates.first_name, candidates.last_name) is not null`);

/** The best of a job's candidates whose CV a model could judge, best first; nobody who was turned down. */
export const bestToJudge = (db: Db, workspace: WorkspaceId, job_id: string, most: number): Promise<ToBeJudged[]> =>
  withCv(db, workspace)
    .innerJoin("matches", onOwn("matches.candidate_id", "candidates.id"))
    .where("matches.job_id", "=", job_id)
    .where("matches.stage", "<>", "rejected")
    .orderBy("matches.exact_score", "desc")
    .orderBy("matches.candidate_id")
    .limit(most)
    .execute();

/** Those of these candidates whom a model could judge. */
export async function namedToJudge(
  db: Db,
  workspace: WorkspaceId,
  { job_id, candidate_ids }: { job_id: string; candidate_ids: readonly string[] },
  whom: "anybody" | "but those turned down" = "anybody",
): Promise<ToBeJudged[]> {
  const isOut = sql<boolean>`exists (select from matches where matches.workspace_id = ${workspace} and matches.job_id = ${job_id}
    and matches.candidate_id = candidates.id and matches.stage = 'rejected')`;
  return withCv(db, workspace)
    .where(sql<boolean>`candidates.id = any(${candidate_ids}::uuid[])`)
    .$if(whom !== "anybody", (q) => q.where(sql<boolean>`not ${isOut}`))
    .execute();
}

/** Somebody of whom something is left to do: what a model is to be asked of them, and whether they rest, for nothing could be read of them. */
export type Left = ToBeJudged & { missing: ReadonlySet<string>; isResting: boolean };

interface AskedOf {
  job: Parameters<typeof judgedOtherwise>[2];
  asked: readonly string[];
  model: string;
  host: string;
  prompt: number;
}

/**
 * Of these candidates those of whom something wasn't judged by this model, in this wording, of the CV as it is, or before somebody asked for
 * it anew; and those whose match doesn't hold yet what was judged.
 */
export async function leftToJudge(
  db: Db,
  workspace: WorkspaceId,
  candidates: readonly ToBeJudged[],
  { job, asked, model, host, prompt }: AskedOf,
): Promise<Left[]> {
  const ids = candidates.map(({ id }) => id);
  const kept = await db
    .selectFrom("model_verdicts")
    .innerJoin("candidates", onOwn("candidates.id", "model_verdicts.candidate_id"))
    .select(["candidate_id", "asked"])
    .where("model_verdicts.workspace_id", "=", workspace)
    .where(sql<boolean>`candidate_id = any(${ids}::uuid[])`)
    .where(sql<boolean>`asked = any(${asked}::text[])`)
    .where("model", "=", model)
    .where(sql<boolean>`coalesce(host, ${host}) = ${host}`)
    .where("prompt", "=", prompt)
    .whereRef("cv", "=", hashOfCv)
    .where(
      sql<boolean>`not exists (select from judging_wishes wished where wished.workspace_id = ${workspace} and wished.job_id = ${job.id}
        and wished.candidate_id = model_verdicts.candidate_id and wished.anew_since > model_verdicts.judged_at)`,
    )
    .execute();
  const known = new Set(kept.map((one) => `${one.candidate_id} ${one.asked}`));
  const behind = await judgedOtherwise(db, workspace, job, ids);
  const resting = await restingOf(db, workspace, job.id, ids);
  return candidates.flatMap((candidate) => {
    const missing = new Set(asked.filter((one) => !known.has(`${candidate.id} ${one}`)));
    const isResting = resting.has(candidate.id);
    return missing.size > 0 || behind.has(candidate.id) ? [{ ...candidate, missing, isResting }] : [];
  });
}

/** Open jobs, the newest first, and how many there are. */
export async function openJobs(db: Db, workspace: WorkspaceId, most: number): Promise<{ ids: string[]; of: number }> {
  const open = db.selectFrom("jobs").where("workspace_id", "=", workspace).where("status", "=", 1).where("deleted_at", "is", null);
  const rows = await open.select("id").orderBy("created_at", "desc").orderBy("id").limit(most).execute();
  const { n } = await open.select(sql<number>`count(*)::int`.as("n")).executeTakeFirstOrThrow();
  return { ids: rows.map(({ id }) => id), of: n };
}

/** What keeps a model from judging for a job; an answer that can't be read is the matter of one candidate. */
export type JobTrouble = Exclude<JudgingTrouble, "unreadable">;

/** So long a model that is in trouble isn't asked again of itself: in seconds. */
const PAUSE = 300;
/** Of a trouble that still holds. */
export const isRecent = sql<boolean>`judging_troubles.at > now() - make_interval(secs => ${PAUSE}::integer)`;

/** From the mildest on: what is refused stays so until somebody mends it. */
const BY_WEIGHT = ["unavailable", "over_budget", "refused"] satisfies JobTrouble[];
const weightOf = (trouble: RawBuilder<string>) => sql`array_position(${BY_WEIGHT}::text[], ${trouble})`;

/** Why a model doesn't judge for a job, where that was a while ago. */
export async function recentTrouble(db: Db, workspace: WorkspaceId, job_id: string): Promise<JobTrouble | null> {
  const row = await db
    .selectFrom("judging_troubles")
    .select("trouble")
    .where("workspace_id", "=", workspace)
    .where("job_id", "=", job_id)
    .where(isRecent)
    .executeTakeFirst();
  return row?.trouble ?? null;
}

/**
 * Keeps why a model doesn't judge for a job; null: it does. No milder trouble goes over one that still holds, whichever task told of it:
 * the statement that writes decides, for another task may have written since anybody looked.
 */
export async function putTrouble(db: Db, workspace: WorkspaceId, job_id: string, trouble: JobTrouble | null): Promise<void> {
  if (trouble === null)
    await db.deleteFrom("judging_troubles").where("workspace_id", "=", workspace).where("job_id", "=", job_id).execute();
  else
    await sql`insert into judging_troubles (workspace_id, job_id, trouble)
      select workspace_id, id, ${trouble} from jobs where workspace_id = ${workspace} and id = ${job_id}
      on conflict (workspace_id, job_id) do update set trouble = excluded.trouble, at = now()
      where not ${isRecent} or ${weightOf(sql`excluded.trouble`)} >= ${weightOf(sql`judging_troubles.trouble`)}`.execute(db);
}
