import { type RawBuilder, type SqlBool, sql } from "kysely";
import type { Criterion, Match, MatchRow, Stage } from "#contract/job/match.ts";
import { candidateRows, withRecords } from "#server/areas/candidate/queries.ts";
import { matchColumns } from "#server/areas/ranking/queries.ts";
import { type Summary, withCriteria } from "#server/areas/ranking/rules.ts";
import type { WorkspaceId } from "#server/core/caller.ts";
import { searchQuery } from "#server/core/search.ts";
import { byNumber, byText, type SortKeys, sortedPage } from "#server/core/sorted-page.ts";
import { type Db, json, type Trx } from "#server/parts/database/database.ts";
import type { BeforeMove, Override } from "#server/parts/database/tables.ts";
import { onOwn } from "#server/parts/database/tenancy.ts";
import type { RankedQuery } from "./rules.ts";

const sorts: SortKeys = {
  score: byNumber(sql`matches.exact_score::numeric`),
  name: byText(sql`sort_name(candidates.first_name, candidates.last_name)`),
  available_from: byText(sql`coalesce(candidates.available_from, date '9999-12-31')::text`),
  created_at: byText(sql`candidates.id::text`),
  updated_at: byNumber(sql`floor(extract(epoch from candidates.updated_at) * 1000)`),
  years_experience: byNumber(sql`coalesce(candidates.years_experience, -1)::numeric`),
};

/** A time in JSON as the driver gives it outside. */
const asTime = (time: RawBuilder<unknown>) => sql`to_char(${time}, 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
const matchAsJson = sql<
  Parameters<typeof withCriteria>[0]
>`jsonb_build_object('job_id', matches.job_id, 'candidate_id', matches.candidate_id, 'score', matches.score, 'source', matches.source,
  'stage', matches.stage, 'stage_key', coalesce(matches.stage_key, matches.stage), 'stage_reason', matches.stage_reason,
  'reason_key', matches.reason_key, 'reason_side', matches.reason_side, 'summary', matches.summary, 'engine_version', matches.engine_version,
  'computed_at', ${asTime(sql.ref("matches.computed_at"))}, 'stage_since', ${asTime(sql`coalesce(matches.stage_at, matches.created_at)`)})`;

/** A requirement on which a model's verdict isn't the built-in one. */
const differs = sql<SqlBool>`exists (select from jsonb_array_elements(matches.criteria) one
  where one -> 'judged_by' -> 'built_in' ->> 'verdict' <> one ->> 'verdict')`;

/** As `isTouched` of the rules. */
const isTouched = sql<boolean>`matches.source = 'manual' or matches.stage <> 'suggested' or matches.overrides <> '{}'::jsonb`;

/** A job's candidates with their match, best first. */
export async function pageOfMatches(db: Db, workspace: WorkspaceId, job_id: string, query: RankedQuery) {
  const page = sortedPage(query, sorts, "-score", sql`matches.candidate_id`);
  const asked = query.q === undefined ? null : searchQuery(query.q);
  const from = () =>
    db
      .selectFrom("matches")
      .innerJoin("candidates", onOwn("candidates.id", "matches.candidate_id"))
      .where("matches.workspace_id", "=", workspace)
      .where("matches.job_id", "=", job_id)
      .where("candidates.deleted_at", "is", null)
      .$if(asked !== null, (q) => q.where(sql<SqlBool>`candidates.search @@ to_tsquery('simple', ${asked})`))
      .$if(query.min_score !== undefined, (q) =>
        q.where((eb) => eb.or([eb("matches.score", ">=", query.min_score as number), ...(query.with_touched ? [isTouched] : [])])),
      )
      .$if(query.stage !== undefined, (q) => q.where(sql<SqlBool>`coalesce(matches.stage_key, matches.stage) = ${query.stage}`))
      .$if(query.differs === true, (q) => q.where(differs))
      .$if(query.knocked_out === true, (q) => q.where(sql<SqlBool>`(matches.summary ->> 'knock_outs_not_met')::integer > 0`));
  // What a row shows is read of those alone who are on the page.
  const picked = from()
    .select(["candidates.id", page.key.as("sort_key"), page.value.as("sort_value")])
    .where(page.after)
    .orderBy(page.order)
    .limit(query.limit + 1);
  const rows = await candidateRows(db, workspace)
    .innerJoin(picked.as("picked"), "picked.id", "candidates.id")
    .innerJoin("matches", (join) => onOwn("matches.candidate_id", "candidates.id")(join).on("matches.job_id", "=", job_id))
    .select([matchAsJson.as("match"), "picked.sort_value"])
    .orderBy(page.orderOf(sql`picked.sort_key`, sql`picked.id`))
    .execute();
  const { total } = await from().select(sql<number>`count(*)`.as("total")).executeTakeFirstOrThrow();
  const { page: picks, next_cursor } = page.pageOf(rows);
  const ranked = await withRecords(db, workspace, picks);
  return { candidates: ranked.map(({ match, ...row }) => ({ ...row, match: withCriteria(match) })), total, next_cursor };
}

export async function findMatch(
  db: Db,
  workspace: WorkspaceId,
  job_id: string,
  candidate_id: string,
): Promise<(Match & { stored_overrides: Record<string, Override> }) | undefined> {
  const row = await db
    .selectFrom("matches")
    .select([...matchColumns, "matches.criteria", "matches.overrides"])
    .where("workspace_id", "=", workspace)
    .where("job_id", "=", job_id)
    .where("candidate_id", "=", candidate_id)
    .executeTakeFirst();
  if (!row) return undefined;
  const { overrides: stored_overrides, ...match } = row;
  return { ...withCriteria({ ...match, criteria: match.criteria as Criterion[], summary: match.summary as Summary }), stored_overrides };
}

/** Locks the match until the transaction ends. */
export async function findMatchToChange(trx: Trx, workspace: WorkspaceId, job_id: string, candidate_id: string) {
  const locked = await trx
    .selectFrom("matches")
    .select("stage_at")
    .where("workspace_id", "=", workspace)
    .where("job_id", "=", job_id)
    .where("candidate_id", "=", candidate_id)
    .forUpdate()
    .executeTakeFirst();
  const match = locked && (await findMatch(trx, workspace, job_id, candidate_id));
  return match && { ...match, stage_at: locked.stage_at };
}

/** Where a match comes to stand, and why. */
export type Stand = Pick<MatchRow, "stage" | "stage_key" | "stage_reason" | "reason_key" | "reason_side">;

type Pair = Pick<MatchRow, "job_id" | "candidate_id">;

/** `at`: since when it stands there, where that isn't now. */
export async function updateStage(
  trx: Trx,
  workspace: WorkspaceId,
  match: Pair,
  { stage, stage_key, stage_reason, reason_key, reason_side }: Stand,
  at: RawBuilder<string | null> = sql<string>`now()`,
) {
  await trx
    .updateTable("matches")
    .set({ stage, stage_key: stage_key === stage ? null : stage_key, stage_reason, reason_key, reason_side, stage_at: at })
    .where("workspace_id", "=", workspace)
    .where("job_id", "=", match.job_id)
    .where("candidate_id", "=", match.candidate_id)
    .execute();
}

export async function updateReason(
  trx: Trx,
  workspace: WorkspaceId,
  match: Pair,
  why: Pick<Stand, "stage_reason" | "reason_key" | "reason_side">,
) {
  await trx
    .updateTable("matches")
    .set(why)
    .where("workspace_id", "=", workspace)
    .where("job_id", "=", match.job_id)
    .where("candidate_id", "=", match.candidate_id)
    .execute();
}

/** Puts a match back where it stood, as if it had not been moved; one that has gone on since stays. */
export async function restoreStage(trx: Trx, workspace: WorkspaceId, pair: Pair, moved_to: Stage, before: BeforeMove) {
  await trx
    .updateTable("matches")
    .set({ stage_key: null, reason_key: null, reason_side: null, ...before })
    .where("workspace_id", "=", workspace)
    .where("job_id", "=", pair.job_id)
    .where("candidate_id", "=", pair.candidate_id)
    .where("stage", "=", moved_to)
    .execute();
}

export async function updateOverrides(
  trx: Trx,
  workspace: WorkspaceId,
  match: Pick<MatchRow, "job_id" | "candidate_id">,
  values: { overrides: Record<string, Override>; criteria: Criterion[]; score: number; summary: Summary },
) {
  await trx
    .updateTable("matches")
    .set({ score: values.score, overrides: json(values.overrides), criteria: json(values.criteria), summary: json(values.summary) })
    .where("workspace_id", "=", workspace)
    .where("job_id", "=", match.job_id)
    .where("candidate_id", "=", match.candidate_id)
    .execute();
}

/** A job's matches of one candidate each: open jobs with the match, best first. */
export function matchesWithJobs(db: Db, workspace: WorkspaceId, candidate_id: string) {
  return db
    .selectFrom("matches")
    .innerJoin("jobs", onOwn("jobs.id", "matches.job_id"))
    .select(matchColumns)
    .where("matches.workspace_id", "=", workspace)
    .where("matches.candidate_id", "=", candidate_id)
    .where("jobs.deleted_at", "is", null)
    .orderBy("matches.exact_score", "desc")
    .orderBy("matches.job_id")
    .limit(200)
    .execute();
}
