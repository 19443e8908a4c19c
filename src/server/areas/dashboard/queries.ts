import { type RawBuilder, sql } from "kysely";
import type { Retention } from "#contract/account/workspace.ts";
import { LEAVING_DAYS, SILENT_DAYS, STRONG } from "#contract/choices.ts";
import type { ActivityLine } from "#contract/dashboard.ts";
import { nth } from "#contract/nth.ts";
import { isFarAlong, keptUntil, mayBeOver } from "#server/areas/candidate/rules.ts";
import type { WorkspaceId } from "#server/core/caller.ts";
import type { Db, Trx } from "#server/parts/database/database.ts";
import { personNameIn } from "#server/parts/database/people.ts";
import { LATEST_DAYS, UPCOMING_DAYS, WEEKS } from "./rules.ts";

/** Whose records count: one recruiter's, or with null everybody's. */
type Whose = string | null;
const owned = (table: string, whose: Whose): RawBuilder<unknown> =>
  whose === null ? sql`` : sql`and ${sql.ref(`${table}.recruiter_id`)} = ${whose}`;

export const all = async <R>(query: RawBuilder<R>, db: Db): Promise<R[]> => (await query.execute(db)).rows;
const one = async <R>(query: RawBuilder<R>, db: Db): Promise<R> => nth((await query.execute(db)).rows, 0);

const days = (count: number) => sql`make_interval(days => ${count}::int)`;
const nameOf = (table: string) =>
  sql`nullif(trim(concat_ws(' ', ${sql.ref(`${table}.first_name`)}, ${sql.ref(`${table}.last_name`)})), '')`;
/** Where a CV gave no name, that of its file: people can be told apart. */
export const candidateName = sql`coalesce(${nameOf("candidates")},
  (select files.name from files where files.workspace_id = candidates.workspace_id and files.candidate_id = candidates.id order by files.uploaded_at desc limit 1))`;
const jobAsJson = sql`jsonb_build_object('id', jobs.id, 'title', jobs.title, 'client_name', clients.name)`;
const proposalAsJson = sql`jsonb_build_object('id', proposals.id, 'candidate_name', coalesce(${candidateName}, ''), 'job_title', jobs.title, 'client_name', clients.name)`;
/** A proposal with the names that a line shows. */
export const namedProposals = sql`proposals join jobs on jobs.workspace_id = proposals.workspace_id and jobs.id = proposals.job_id
  join candidates on candidates.workspace_id = proposals.workspace_id and candidates.id = proposals.candidate_id left join clients on clients.workspace_id = jobs.workspace_id and clients.id = jobs.client_id`;

interface OfJob {
  id: string;
  title: string;
  client_name: string | null;
}
interface OfProposal {
  id: string;
  candidate_name: string;
  job_title: string;
  client_name: string | null;
}
interface Person {
  id: string;
  name: string | null;
}

/** A client's answer that nobody has acted on: the proposal hasn't changed since. */
const isWaiting = sql`proposals.response is not null
  and proposals.updated_at <= (proposals.response ->> 'at')::timestamptz + interval '2 seconds'`;
/** Somebody moved the candidate on since: nothing of before waits any more. */
const isMovedOnSince = (at: RawBuilder<unknown>) => sql`exists (select 1 from matches m
  where m.workspace_id = proposals.workspace_id and m.job_id = proposals.job_id and m.candidate_id = proposals.candidate_id
    and m.stage in ('offer', 'placed', 'rejected') and m.stage_at >= ${at})`;
/** An interview of theirs was offered, fixed or called off since, by whomever. */
const isArrangedSince = (at: RawBuilder<unknown>) => sql`exists (select 1 from interviews i
  where i.workspace_id = proposals.workspace_id and i.job_id = proposals.job_id and i.candidate_id = proposals.candidate_id
    and i.state <> 'suggested' and i.updated_at >= ${at})`;

/** Clients who asked something or want to meet somebody, each by what they said last, the latest first. */
export function unansweredClients(db: Db, workspace: WorkspaceId, whose: Whose) {
  const open = sql`proposals.workspace_id = ${workspace} and proposals.deleted_at is null ${owned("proposals", whose)}
    and proposals.status in ('submitted', 'viewed', 'interview')`;
  const answered = sql`(proposals.response ->> 'at')::timestamptz`;
  return all(
    sql<{ proposal: OfProposal; decision: "interview" | "question"; name: string; comment: string | null; moments: string[]; at: string }>`
      select * from (select distinct on (proposal ->> 'id') * from (
        select ${proposalAsJson} as proposal, 'interview' as decision, proposals.response ->> 'name' as name,
          null as comment, coalesce(proposals.response -> 'moments', '[]') as moments, ${answered} as at
        from ${namedProposals}
        where ${open} and ${isWaiting} and proposals.response ->> 'decision' = 'interview'
          and not ${isArrangedSince(answered)} and not ${isMovedOnSince(answered)}
        union all
        select ${proposalAsJson}, 'question', asked.name, asked.text, '[]', asked.at
        from ${namedProposals},
          lateral (select m.sender, m.name, m.text, m.at from proposal_messages m where m.workspace_id = proposals.workspace_id and m.proposal_id = proposals.id order by m.at desc, m.id desc limit 1) asked
        where ${open} and asked.sender = 'client' and proposals.updated_at <= asked.at + interval '2 seconds'
          and not ${isMovedOnSince(sql`asked.at`)}
      ) said order by proposal ->> 'id', at desc) last
      order by at desc limit 20`,
    db,
  );
}

/** Clients who opened a proposal and have said nothing for days, the longest silence last. */
export function silentClients(db: Db, workspace: WorkspaceId, whose: Whose) {
  return all(
    sql<{ proposal: OfProposal; views: number; at: string }>`
      select ${proposalAsJson} as proposal, seen.views::int as views, seen.at
      from ${namedProposals},
        lateral (select sum(views) as views, max(last_viewed_at) as at from proposal_shares where proposal_shares.workspace_id = proposals.workspace_id and proposal_id = proposals.id) seen
      where proposals.workspace_id = ${workspace} and proposals.deleted_at is null ${owned("proposals", whose)}
        and proposals.status = 'viewed' and not coalesce(${isWaiting}, false) and seen.at < now() - ${days(SILENT_DAYS)}
        and not ${isMovedOnSince(sql`seen.at`)}
      order by seen.at desc, proposals.id limit 20`,
    db,
  );
}

/** What has been begun and not sent, the one changed last first. */
export function openDrafts(db: Db, workspace: WorkspaceId, whose: Whose) {
  return all(
    sql<{ proposal: OfProposal; at: string; count: number }>`
      select ${proposalAsJson} as proposal, proposals.updated_at as at, count(*) over ()::int as count
      from ${namedProposals}
      where proposals.workspace_id = ${workspace} and proposals.deleted_at is null and proposals.status = 'draft' ${owned("proposals", whose)}
      order by proposals.updated_at desc, proposals.id limit 2`,
    db,
  );
}

const isStrong = sql`matches.stage = 'suggested' and matches.score >= ${sql.lit(STRONG)}`;
/** Whose candidate isn't in the trash, asked from the trash's side: it is small, and an index alone then answers the rest. */
const isKept = (workspace: WorkspaceId) =>
  sql`matches.candidate_id not in (select gone.id from candidates gone where gone.workspace_id = ${workspace} and gone.deleted_at is not null)`;

/** Open jobs with strong matches of the last days that nobody decided on, the best match first. */
export function newStrongMatches(db: Db, workspace: WorkspaceId, whose: Whose) {
  const fresh = sql`matches.workspace_id = ${workspace} and matches.job_id = jobs.id and ${isStrong} and matches.created_at > now() - ${days(LATEST_DAYS)} and ${isKept(workspace)}`;
  return all(
    sql<{ job: OfJob; best: Person & { score: number }; count: number; at: string }>`
      select ${jobAsJson} as job, best.best, fresh.count::int as count, fresh.at
      from jobs left join clients on clients.workspace_id = jobs.workspace_id and clients.id = jobs.client_id,
        lateral (select count(*) as count, min(matches.created_at) as at from matches where ${fresh}) fresh,
        lateral (select jsonb_build_object('id', candidates.id, 'name', ${candidateName}, 'score', matches.score) as best, matches.score
          from matches join candidates on candidates.workspace_id = matches.workspace_id and candidates.id = matches.candidate_id where ${fresh}
          order by matches.score desc, matches.candidate_id limit 1) best
      where jobs.workspace_id = ${workspace} and jobs.status = 1 and jobs.deleted_at is null ${owned("jobs", whose)}
      order by best.score desc, jobs.id desc limit 10`,
    db,
  );
}

/** People with fields that were read with doubt: how many, how many fields, and the two who changed last. */
export async function uncheckedPeople(db: Db, workspace: WorkspaceId, whose: Whose) {
  const rows = await all(
    sql<{ id: string; name: string | null; at: string; count: number; fields: number }>`
      select id, ${candidateName} as name, updated_at as at, count(*) over ()::int as count,
        (sum(jsonb_array_length(unchecked_fields)) over ())::int as fields
      from candidates
      where workspace_id = ${workspace} and unchecked_fields <> '[]'::jsonb and deleted_at is null ${owned("candidates", whose)}
      order by updated_at desc, id limit 2`,
    db,
  );
  return { people: rows.map(({ id, name }) => ({ id, name })), count: rows[0]?.count ?? 0, fields: rows[0]?.fields ?? 0, at: rows[0]?.at };
}

/** Candidates who leave within `within` days, the first first, and how many there are. */
export function leavingPeople(db: Db, workspace: WorkspaceId, whose: Whose, terms: Retention, within = LEAVING_DAYS, limit = 2) {
  return all(
    sql<{ id: string; name: string | null; until: string; by_consent: boolean; count: number }>`
      select id, name, until, by_consent, count(*) over ()::int as count from (
        select candidates.id, ${candidateName} as name, candidates.consent ->> 'given_at' is not null as by_consent,
          ${keptUntil(terms)} as until
        from candidates
        where candidates.workspace_id = ${workspace} and candidates.deleted_at is null ${owned("candidates", whose)}
          and ${mayBeOver(terms, within)}
          and not (${isFarAlong})
      ) kept
      where until between now() and now() + ${days(within)}
      order by until, id limit ${limit}`,
    db,
  );
}

/** Open jobs that somebody was compared with and nobody is strong for, the oldest first. */
export function jobsWithoutMatch(db: Db, workspace: WorkspaceId, whose: Whose) {
  return all(
    sql<{ job: OfJob; compared: number; at: string }>`
      select ${jobAsJson} as job, jobs.compared, jobs.created_at as at
      from jobs left join clients on clients.workspace_id = jobs.workspace_id and clients.id = jobs.client_id
      where jobs.workspace_id = ${workspace} and jobs.status = 1 and jobs.deleted_at is null ${owned("jobs", whose)} and jobs.compared > 0
        and not exists (select 1 from matches join candidates on candidates.workspace_id = matches.workspace_id and candidates.id = matches.candidate_id
          where matches.workspace_id = ${workspace} and matches.job_id = jobs.id and matches.score >= ${sql.lit(STRONG)} and candidates.deleted_at is null)
      order by jobs.created_at, jobs.id limit 10`,
    db,
  );
}

export async function putOffKeys(db: Db, workspace: WorkspaceId, recruiter_id: string): Promise<Set<string>> {
  const rows = await db
    .selectFrom("put_off_lines")
    .select("key")
    .where("workspace_id", "=", workspace)
    .where("recruiter_id", "=", recruiter_id)
    .where("until", ">", sql<string>`now()`)
    .execute();
  return new Set(rows.map(({ key }) => key));
}

/** Hides a line until a moment, or shows it again; what is over goes along. */
export async function putOffLine(trx: Trx, workspace: WorkspaceId, recruiter_id: string, key: string, until: string | null) {
  await trx
    .deleteFrom("put_off_lines")
    .where("workspace_id", "=", workspace)
    .where("recruiter_id", "=", recruiter_id)
    .where((eb) => eb.or([eb("key", "=", key), eb("until", "<", sql<string>`now()`)]))
    .execute();
  if (until) await trx.insertInto("put_off_lines").values({ workspace_id: workspace, recruiter_id, key, until }).execute();
}

/** The ends of the last twelve weeks, this one's being now. */
const weekEnds = sql`(select n, least(now(), date_trunc('week', now()) + make_interval(weeks => 1 - n)) as at from generate_series(0, ${sql.lit(WEEKS - 1)}) n) weeks`;
/** A count at each week's end, the oldest first. */
const byWeek = (query: RawBuilder<unknown>) =>
  sql`(select array_agg(value order by n desc) from (select n, (${query})::int as value from ${weekEnds}) counted)`;
/** The client has it, and hasn't said yes or no: the list's view "sent". */
const isOut = sql`proposals.status in ('submitted', 'viewed')`;

/**
 * The four figures. What is over has no moment of its own: a closed job counts until it was last changed, and so does a
 * proposal; a match is in interview from the first time until it went on.
 */
export function findFigures(db: Db, workspace: WorkspaceId, whose: Whose) {
  const jobs = sql`from jobs where jobs.workspace_id = ${workspace} and jobs.deleted_at is null ${owned("jobs", whose)}`;
  const proposals = sql`from proposals where proposals.workspace_id = ${workspace} and proposals.deleted_at is null
    and proposals.submitted_at is not null ${owned("proposals", whose)}`;
  const matches = sql`from matches join jobs on jobs.workspace_id = matches.workspace_id and jobs.id = matches.job_id join candidates on candidates.workspace_id = matches.workspace_id and candidates.id = matches.candidate_id
    where matches.workspace_id = ${workspace} and matches.stage <> 'suggested' and jobs.deleted_at is null and candidates.deleted_at is null ${owned("jobs", whose)}`;
  const met = sql`from interviews where began_at <= weeks.at and (ended_at is null or ended_at > weeks.at)`;
  return one(
    sql<{
      active_jobs: number;
      opened_this_week: number;
      active_jobs_weeks: number[];
      proposals_out: number;
      opened: number;
      asked: number;
      proposals_out_weeks: number[];
      in_interview: number;
      clients: number;
      in_interview_weeks: number[];
      placements: number;
      last_quarter: number;
      placements_weeks: number[];
    }>`
      with interviews as (
        select min(activities.at) as began_at, case when matches.stage <> 'interview' then matches.stage_at end as ended_at
        from activities join matches on matches.workspace_id = activities.workspace_id and matches.job_id = activities.job_id and matches.candidate_id = activities.candidate_id
          join jobs on jobs.workspace_id = matches.workspace_id and jobs.id = matches.job_id join candidates on candidates.workspace_id = matches.workspace_id and candidates.id = matches.candidate_id
        where activities.workspace_id = ${workspace} and matches.stage <> 'suggested' and jobs.deleted_at is null and candidates.deleted_at is null
          ${owned("jobs", whose)}
          and ((activities.kind = 'stage_changed' and activities.detail ->> 'to' = 'interview')
            or (activities.kind = 'client_answered' and activities.detail ->> 'decision' = 'interview')
            or (activities.kind = 'proposal_status' and activities.detail ->> 'status' = 'interview'))
        group by matches.job_id, matches.candidate_id, matches.stage, matches.stage_at
      )
      select
        (select count(*) ${jobs} and jobs.status = 1)::int as active_jobs,
        (select count(*) ${jobs} and jobs.status = 1 and jobs.created_at >= date_trunc('week', now()))::int as opened_this_week,
        ${byWeek(sql`select count(*) ${jobs} and jobs.created_at <= weeks.at and (jobs.status = 1 or jobs.updated_at > weeks.at)`)} as active_jobs_weeks,
        (select count(*) ${proposals} and ${isOut})::int as proposals_out,
        (select count(*) ${proposals} and ${isOut} and proposals.status <> 'submitted')::int as opened,
        (select count(*) ${proposals} and ${isOut} and proposals.response is not null)::int as asked,
        ${byWeek(sql`select count(*) ${proposals} and proposals.submitted_at <= weeks.at and (${isOut} or proposals.updated_at > weeks.at)`)} as proposals_out_weeks,
        (select count(*) ${matches} and matches.stage = 'interview')::int as in_interview,
        (select count(distinct coalesce(jobs.client_id, jobs.id)) ${matches} and matches.stage = 'interview')::int as clients,
        ${byWeek(sql`select count(*) ${met}`)} as in_interview_weeks,
        (select count(*) ${matches} and matches.stage = 'placed' and matches.stage_at >= date_trunc('quarter', now()))::int as placements,
        (select count(*) ${matches} and matches.stage = 'placed' and matches.stage_at >= date_trunc('quarter', now()) - interval '3 months'
          and matches.stage_at < date_trunc('quarter', now()))::int as last_quarter,
        ${byWeek(sql`select count(*) ${matches} and matches.stage = 'placed' and matches.stage_at <= weeks.at
          and matches.stage_at > weeks.at - interval '13 weeks'`)} as placements_weeks`,
    db,
  );
}

/** Whether there is anything of their own yet; what lies in the trash counts, for it was begun, and the sample doesn't. */
export function findBegun(db: Db, workspace: WorkspaceId) {
  const own = (ids: "candidate_ids" | "job_ids") =>
    sql`workspace_id = ${workspace} and not exists (select 1 from samples where workspace_id = ${workspace} and id = any(${sql.ref(ids)}))`;
  return one(
    sql<{ sample: boolean; candidate: boolean; job: boolean; proposal: boolean; brand: boolean; colleague: boolean }>`
      select exists (select 1 from samples where workspace_id = ${workspace}) as sample,
        exists (select 1 from candidates where ${own("candidate_ids")}) as candidate,
        exists (select 1 from jobs where ${own("job_ids")}) as job,
        exists (select 1 from proposals where workspace_id = ${workspace} and submitted_at is not null) as proposal,
        exists (select 1 from workspaces where id = ${workspace} and (logo_id is not null or brand_color is not null)) as brand,
        (select count(*) > 1 from recruiters where workspace_id = ${workspace}) as colleague`,
    db,
  );
}

/** Who is in interview, or was placed in this quarter, the newest first. */
export function peopleAt(db: Db, workspace: WorkspaceId, whose: Whose, figure: "in_interview" | "placements") {
  const at =
    figure === "in_interview"
      ? sql`matches.stage = 'interview'`
      : sql`matches.stage = 'placed' and matches.stage_at >= date_trunc('quarter', now())`;
  return all(
    sql<{ candidate: Person; job: OfJob; since: string | null; total: number }>`
      select jsonb_build_object('id', candidates.id, 'name', ${candidateName}) as candidate, ${jobAsJson} as job, matches.stage_at as since, count(*) over ()::int as total
      from matches join jobs on jobs.workspace_id = matches.workspace_id and jobs.id = matches.job_id join candidates on candidates.workspace_id = matches.workspace_id and candidates.id = matches.candidate_id
        left join clients on clients.workspace_id = jobs.workspace_id and clients.id = jobs.client_id
      where matches.workspace_id = ${workspace} and matches.stage <> 'suggested' and ${at}
        and jobs.deleted_at is null and candidates.deleted_at is null ${owned("jobs", whose)}
      order by matches.stage_at desc nulls last, candidates.id limit 200`,
    db,
  );
}

/** The newest open jobs, each with its people by stage. */
export function newestJobs(db: Db, workspace: WorkspaceId, whose: Whose, limit: number) {
  return all(
    sql<OfJob & { strong: number; shortlisted: number; proposed: number; interview: number; total: number }>`
      with shown as (
        select jobs.id, jobs.title, clients.name as client_name, count(*) over ()::int as total
        from jobs left join clients on clients.workspace_id = jobs.workspace_id and clients.id = jobs.client_id
        where jobs.workspace_id = ${workspace} and jobs.status = 1 and jobs.deleted_at is null ${owned("jobs", whose)}
        order by jobs.created_at desc, jobs.id desc limit ${limit}
      )
      select shown.*, strong.count::int as strong, staged.shortlisted::int as shortlisted, staged.proposed::int as proposed, staged.interview::int as interview
      from shown,
        lateral (select count(*) as count from matches
          where matches.workspace_id = ${workspace} and matches.job_id = shown.id and matches.score >= ${sql.lit(STRONG)} and ${isKept(workspace)}) strong,
        lateral (select count(*) filter (where matches.stage = 'shortlisted') as shortlisted,
            count(*) filter (where matches.stage = 'proposed') as proposed, count(*) filter (where matches.stage = 'interview') as interview
          from matches join candidates on candidates.workspace_id = matches.workspace_id and candidates.id = matches.candidate_id
          where matches.workspace_id = ${workspace} and matches.job_id = shown.id and matches.stage <> 'suggested' and candidates.deleted_at is null) staged
      order by shown.id desc`,
    db,
  );
}

/** Who did what, the newest first; one recruiter's are their own deeds and what clients did with their proposals. */
export function newestActivity(
  db: Db,
  workspace: WorkspaceId,
  recruiter_id: string,
  query: { whose: Whose; limit: number; before?: string | undefined },
) {
  const own = query.whose
    ? sql`and (activities.recruiter_id = ${query.whose} or (activities.recruiter_id is null and proposals.recruiter_id = ${query.whose}))`
    : sql``;
  return all(
    sql<{
      id: string;
      kind: ActivityLine["kind"];
      actor_name: string | null;
      is_own: boolean;
      candidate: Person | null;
      job: OfJob | null;
      proposal_id: string | null;
      to: string | null;
      names: ActivityLine["names"];
      at: string;
    }>`
      select activities.id, activities.kind, activities.proposal_id, activities.at, coalesce(activities.recruiter_id = ${recruiter_id}, false) as is_own,
        coalesce(${personNameIn("recruiters")}, activities.detail ->> 'by', activities.detail ->> 'name') as actor_name,
        coalesce(activities.detail ->> 'to', activities.detail ->> 'decision', activities.detail ->> 'answer', activities.detail ->> 'status') as to, activities.detail -> 'to_names' as names,
        case when candidates.id is not null then jsonb_build_object('id', candidates.id, 'name', ${candidateName}) end as candidate,
        case when jobs.id is not null then ${jobAsJson} end as job
      from activities
        left join recruiters on recruiters.workspace_id = activities.workspace_id and recruiters.id = activities.recruiter_id
        left join candidates on candidates.workspace_id = activities.workspace_id and candidates.id = activities.candidate_id
        left join jobs on jobs.workspace_id = activities.workspace_id and jobs.id = activities.job_id
        left join clients on clients.workspace_id = jobs.workspace_id and clients.id = jobs.client_id
        left join proposals on proposals.workspace_id = activities.workspace_id and proposals.id = activities.proposal_id
      where activities.workspace_id = ${workspace} ${own}
        ${query.before ? sql`and activities.id < ${query.before}` : sql``}
      order by activities.id desc limit ${query.limit + 1}`,
    db,
  );
}

/** Links that close, jobs that start, and people in the running who come free, within the next weeks. */
export function comingDays(db: Db, workspace: WorkspaceId, whose: Whose) {
  const soon = (day: RawBuilder<unknown>) => sql`${day} between current_date and current_date + ${sql.lit(UPCOMING_DAYS)}`;
  const asPerson = sql`jsonb_build_object('id', candidates.id, 'name', ${candidateName})`;
  return all(
    sql<{
      kind: "link_closes" | "job_starts" | "available";
      day: string;
      candidate: Person | null;
      job: OfJob | null;
      proposal_id: string | null;
    }>`
      select * from (
        select 'link_closes' as kind, max(shares.expires_at)::date as day, ${asPerson} as candidate, ${jobAsJson} as job, proposals.id as proposal_id
        from ${namedProposals} join proposal_shares shares on shares.workspace_id = proposals.workspace_id and shares.proposal_id = proposals.id and shares.revoked_at is null
        where proposals.workspace_id = ${workspace} and proposals.deleted_at is null and proposals.status in ('submitted', 'viewed')
          ${owned("proposals", whose)}
        group by proposals.id, proposals.workspace_id, candidates.id, candidates.workspace_id, jobs.id, jobs.workspace_id, clients.id, clients.workspace_id having ${soon(sql`max(shares.expires_at)::date`)}
        union all
        select 'job_starts', jobs.start_date, null, ${jobAsJson}, null
        from jobs left join clients on clients.workspace_id = jobs.workspace_id and clients.id = jobs.client_id
        where jobs.workspace_id = ${workspace} and jobs.deleted_at is null and jobs.status = 1 and ${soon(sql`jobs.start_date`)} ${owned("jobs", whose)}
        union all
        select 'available', candidates.available_from, ${asPerson}, (array_agg(${jobAsJson} order by matches.score desc))[1], null
        from candidates join matches on matches.workspace_id = candidates.workspace_id and matches.candidate_id = candidates.id and matches.stage in ('shortlisted', 'proposed', 'interview', 'offer')
          join jobs on jobs.workspace_id = matches.workspace_id and jobs.id = matches.job_id and jobs.deleted_at is null and jobs.status = 1 left join clients on clients.workspace_id = jobs.workspace_id and clients.id = jobs.client_id
        where candidates.workspace_id = ${workspace} and candidates.deleted_at is null and ${soon(sql`candidates.available_from`)} ${owned("jobs", whose)}
        group by candidates.workspace_id, candidates.id
      ) coming order by day, kind, proposal_id limit 30`,
    db,
  );
}
