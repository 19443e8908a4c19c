import { sql } from "kysely";
import type { WorkspaceId } from "#server/core/caller.ts";
import { type Db, json, type Trx } from "#server/parts/database/database.ts";
import { acrossWorkspaces, onOwn } from "#server/parts/database/tenancy.ts";

export interface Indexable {
  id: string;
  change_seq: number;
  /** As it was made of this version of the record by this version of the index; null where it wasn't. */
  entry: string | null;
}

/** At which change a workspace is, and how many candidates it has. */
export function peopleNow(db: Db, workspace: WorkspaceId): Promise<{ change_seq: number; candidates: number }> {
  return db.selectFrom("workspaces").select(["change_seq", "candidates"]).where("id", "=", workspace).executeTakeFirstOrThrow();
}

/** Who changed after a number, in order of their change, with their entries; nobody in the trash. */
export function indexableAfter(db: Db, workspace: WorkspaceId, version: string, seq: number, limit: number): Promise<Indexable[]> {
  return db
    .selectFrom("candidates as c")
    .leftJoin("candidate_entries as e", (join) =>
      onOwn("e.candidate_id", "c.id")(join).onRef("e.change_seq", "=", "c.change_seq").on("e.version", "=", version),
    )
    .select(["c.id", "c.change_seq", "e.entry"])
    .where("c.workspace_id", "=", workspace)
    .where("c.change_seq", ">", seq)
    .where("c.deleted_at", "is", null)
    .orderBy("c.change_seq")
    .limit(limit)
    .execute();
}

/** Who went to the trash, or was erased, after a number. */
export async function goneAfter(db: Db, workspace: WorkspaceId, seq: number): Promise<string[]> {
  const rows = await db
    .selectFrom("candidates")
    .select("id")
    .where("workspace_id", "=", workspace)
    .where("change_seq", ">", seq)
    .where("deleted_at", "is not", null)
    .unionAll(db.selectFrom("erasures").select("candidate_id as id").where("workspace_id", "=", workspace).where("change_seq", ">", seq))
    .execute();
  return rows.map(({ id }) => id);
}

/** Keeps entries for the next index; of whoever is gone by now none. */
export async function putEntries(
  db: Db,
  workspace: WorkspaceId,
  version: string,
  entries: { id: string; change_seq: number; entry: string }[],
): Promise<void> {
  if (entries.length === 0) return;
  await sql`
    insert into candidate_entries (workspace_id, candidate_id, change_seq, version, entry)
    select candidates.workspace_id, one.id, one.change_seq, ${version}, one.entry
    from jsonb_to_recordset(${json(entries)}) as one(id uuid, change_seq bigint, entry text) 
      join candidates on candidates.workspace_id = ${workspace} and candidates.id = one.id
    on conflict (workspace_id, candidate_id) do update set change_seq = excluded.change_seq, version = excluded.version, entry = excluded.entry
      where candidate_entries.change_seq <= excluded.change_seq`.execute(db);
}

/**
 * Those whose entries share most of what a job is about, by the weight of the skills and professions that they share; behind them, who
 * has no entry of this version yet but names one of them. What the database can say while there is no index.
 */
export async function foundByConcepts(
  db: Db,
  workspace: WorkspaceId,
  version: string,
  concepts: { name: string; shown: string; weight: number }[],
  most: number,
): Promise<string[]> {
  if (concepts.length === 0) return [];
  const named = sql.join(
    concepts.map(({ shown }) => sql`phraseto_tsquery('simple', ${shown})`),
    sql` || `,
  );
  const { rows } = await sql<{ id: string }>`
    with asked as materialized (select one.name, one.weight from jsonb_to_recordset(${json(concepts)}) as one(name text, weight float8)),
    by_entry as (
      select c.id, (select sum(asked.weight) from asked where asked.name = any(e.concepts)) as shared
      from candidate_entries e join candidates c on c.workspace_id = e.workspace_id and c.id = e.candidate_id
      where c.workspace_id = ${workspace} and c.deleted_at is null and e.version = ${version}
        and e.concepts && ${concepts.map(({ name }) => name)}::text[]
      order by shared desc, c.id desc limit ${most}),
    by_words as (
      select c.id, ts_rank(c.search, ${named}) as shared
      from candidates c
      where c.workspace_id = ${workspace} and c.deleted_at is null and c.search @@ (${named})
        and not exists (select from candidate_entries e where e.workspace_id = c.workspace_id and e.candidate_id = c.id and e.version = ${version})
      order by shared desc, c.id desc limit ${most})
    select id from (select id, 1 as step, shared from by_entry union all select id, 2, shared from by_words) found
    order by step, shared desc, id desc limit ${most}`.execute(db);
  return rows.map(({ id }) => id);
}

/** The last changes of candidates that aren't in the trash. */
export function changesOf(db: Db, workspace: WorkspaceId, ids: string[]): Promise<{ id: string; change_seq: number }[]> {
  return db
    .selectFrom("candidates")
    .select(["id", "change_seq"])
    .where("workspace_id", "=", workspace)
    .where(sql<boolean>`id = any(${ids}::uuid[])`)
    .where("deleted_at", "is", null)
    .execute();
}

/** The candidates of a job's stored matches; those alone that a person did something to, where asked. */
export async function storedOf(db: Db, workspace: WorkspaceId, job_id: string, touched: "touched" | "all"): Promise<string[]> {
  const rows = await db
    .selectFrom("matches")
    .select("candidate_id")
    .where("workspace_id", "=", workspace)
    .where("job_id", "=", job_id)
    .$if(touched === "touched", (q) => q.where(isTouched))
    .execute();
  return rows.map(({ candidate_id }) => candidate_id);
}

/** More open jobs than these aren't looked through for one candidate. */
const MOST_JOBS = 2000;

/** Open jobs of which only the best matches are stored, and none with this candidate; those that changed last. */
export function jobsWithBest(
  db: Db,
  workspace: WorkspaceId,
  candidate_id: string,
): Promise<{ id: string; version: number; job_title: string; client_name: string | null }[]> {
  return db
    .selectFrom("jobs")
    .leftJoin("clients", onOwn("clients.id", "jobs.client_id"))
    .select(["jobs.id", "jobs.version", "jobs.title as job_title", "clients.name as client_name"])
    .where("jobs.workspace_id", "=", workspace)
    .where("jobs.status", "=", 1)
    .where("jobs.deleted_at", "is", null)
    .where("jobs.kept_from", ">", 0)
    .where(
      sql<boolean>`not exists (select from matches m where m.workspace_id = jobs.workspace_id and m.job_id = jobs.id and m.candidate_id = ${candidate_id})`,
    )
    .orderBy("jobs.updated_at", "desc")
    .limit(MOST_JOBS)
    .execute();
}

/** As `isTouched` of the rules. */
const isTouched = sql<boolean>`(matches.source = 'manual' or matches.stage <> 'suggested' or matches.overrides <> '{}'::jsonb)`;

/** Drops the stored matches of a job that nobody did anything to, but for these candidates. */
export async function keepOnly(trx: Trx, workspace: WorkspaceId, job_id: string, candidate_ids: string[]): Promise<void> {
  await sql`delete from matches where workspace_id = ${workspace} and job_id = ${job_id} and not ${isTouched} and candidate_id <> all(${candidate_ids}::uuid[])`.execute(
    trx,
  );
}

/** How many candidates something speaks for, and the score from which on matches of this job are stored: that of the last of `most`. */
export async function settleKept(trx: Trx, workspace: WorkspaceId, job_id: string, fitting: number, most: number): Promise<void> {
  await sql`update jobs set fitting = ${fitting}, kept_from = coalesce((
      select exact_score from matches where workspace_id = ${workspace} and job_id = ${job_id} and not ${isTouched} order by exact_score desc offset ${most - 1} limit 1), 0)
    where workspace_id = ${workspace} and id = ${job_id}`.execute(trx);
}

/** Trims jobs of which more are stored than should be by so many: the best stay, and those that a person did something to. */
export async function trimKept(db: Db, most: number, slack: number): Promise<void> {
  await sql`${acrossWorkspaces("sweep")}
    with full_jobs as (
      select j.workspace_id, j.id from jobs j where j.kept_from > 0 and j.deleted_at is null
        and (select count(*) from matches m where m.workspace_id = j.workspace_id and m.job_id = j.id) > ${most + slack}::integer limit 200),
    ranked as (
      select matches.workspace_id, matches.job_id, matches.candidate_id, matches.exact_score,
        row_number() over (partition by matches.workspace_id, matches.job_id order by matches.exact_score desc, matches.candidate_id desc) as place
      from matches join full_jobs on full_jobs.workspace_id = matches.workspace_id and full_jobs.id = matches.job_id where not ${isTouched}),
    floors as (update jobs set kept_from = ranked.exact_score from ranked where jobs.workspace_id = ranked.workspace_id and jobs.id = ranked.job_id and ranked.place = ${most}::bigint)
    delete from matches using ranked
      where ranked.place > ${most}::bigint and matches.workspace_id = ranked.workspace_id and matches.job_id = ranked.job_id and matches.candidate_id = ranked.candidate_id`.execute(
    db,
  );
}
