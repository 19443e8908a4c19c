import { type RawBuilder, type SqlBool, sql } from "kysely";
import { funnelStages } from "#contract/choices.ts";
import { nth } from "#contract/nth.ts";
import type { DeclineReason } from "#contract/proposal/proposal.ts";
import type { FigureRow, MedianName, RowFigure, Statistics, Totals } from "#contract/statistics.ts";
import { skillKey, spellingsOf } from "#engine/skills/lexicon.ts";
import { namesAsked, skillNames } from "#server/areas/job/queries.ts";
import type { WorkspaceId } from "#server/core/caller.ts";
import type { Db } from "#server/parts/database/database.ts";
import type { Counted, CountedOfClient, CountedPairs, CountedProposals, Named, Period } from "./rules.ts";

/** What every query here is asked: of whom, and when. `recruiter_id` null is everyone. */
export interface Asked {
  workspace: WorkspaceId;
  recruiter_id: string | null;
  period: Period;
}

const timestamps = (edges: string[]) => sql`${`{${edges.join(",")}}`}::timestamptz[]`;
/** 0 in the period before, 1 … in the steps of the series. */
const stepOf = (at: RawBuilder<unknown>, { edges }: Period) => sql<number>`width_bucket(${at}, ${timestamps(edges)}) - 1`;
const withBefore = (at: RawBuilder<unknown>, { before_start, end }: Period) =>
  sql<SqlBool>`${at} >= ${before_start}::timestamptz and ${at} < ${end}::timestamptz`;
const within = (at: RawBuilder<unknown>, { start, end }: Period) =>
  sql<SqlBool>`${at} >= ${start}::timestamptz and ${at} < ${end}::timestamptz`;
const ownedBy = (owner: RawBuilder<unknown>, { recruiter_id }: Asked) =>
  recruiter_id === null ? sql<SqlBool>`true` : sql<SqlBool>`${owner} = ${recruiter_id}`;

/** What there is now, whoever's it is. */
export async function countTotals(db: Db, workspace: WorkspaceId): Promise<Omit<Totals, "matches" | "proposals"> & { statuses: Tally }> {
  const { rows } = await sql<Omit<Totals, "matches" | "proposals"> & { statuses: Tally }>`select
    (select count(*) from candidates where workspace_id = ${workspace} and deleted_at is null) as candidates,
    (select count(*) from jobs where workspace_id = ${workspace} and deleted_at is null) as jobs,
    (select count(*) from jobs where workspace_id = ${workspace} and deleted_at is null and status = 1) as active_jobs,
    (select count(*) from recruiters where workspace_id = ${workspace} and joined_at is not null and status = 1) as recruiters,
    (select coalesce(jsonb_object_agg(status, n), '{}') from (
      select status, count(*) as n from proposals where workspace_id = ${workspace} and deleted_at is null group by status) counted) as statuses`.execute(
    db,
  );
  return nth(rows, 0);
}
export type Tally = Record<string, number>;

/**
 * The matches by stage, and those that came to be in the period and the one before: one walk over an index that holds
 * all it asks for. A match whose job or candidate is in the trash is none.
 */
export async function countMatches(db: Db, workspace: WorkspaceId, asked: Asked | null) {
  const begun = (from: string, to: string) =>
    asked
      ? sql<number>`count(*) filter (where m.created_at >= ${from}::timestamptz and m.created_at < ${to}::timestamptz and ${ownedBy(sql`j.recruiter_id`, asked)})`
      : sql<number>`0`;
  const { period } = asked ?? { period: { before_start: "", start: "", end: "" } };
  const { rows } = await sql<{ stage: string; count: number; now: number; before: number }>`
    select m.stage, count(*) as count, ${begun(period.start, period.end)} as now, ${begun(period.before_start, period.start)} as before
    from matches m join jobs j on j.workspace_id = m.workspace_id and j.id = m.job_id and j.deleted_at is null
    where m.workspace_id = ${workspace}
      and m.candidate_id not in (select id from candidates where workspace_id = ${workspace} and deleted_at is not null)
    group by m.stage`.execute(db);
  return rows;
}

export async function countCandidates(db: Db, asked: Asked): Promise<Counted[]> {
  const { rows } = await sql<Counted>`
    select ${stepOf(sql`created_at`, asked.period)} as step, recruiter_id, count(*) as count from candidates
    where workspace_id = ${asked.workspace} and deleted_at is null and ${withBefore(sql`created_at`, asked.period)}
      and ${ownedBy(sql`recruiter_id`, asked)}
    group by 1, 2`.execute(db);
  return rows;
}

export async function countJobs(db: Db, asked: Asked): Promise<CountedOfClient[]> {
  const { rows } = await sql<CountedOfClient>`
    select ${stepOf(sql`created_at`, asked.period)} as step, recruiter_id, client_id, count(*) as count from jobs
    where workspace_id = ${asked.workspace} and deleted_at is null and ${withBefore(sql`created_at`, asked.period)}
      and ${ownedBy(sql`recruiter_id`, asked)}
    group by 1, 2, 3`.execute(db);
  return rows;
}

/** A proposal is sent once: with its first edition. Opened and answered are told of those, whenever that happened. */
export async function countProposals(db: Db, asked: Asked): Promise<CountedProposals[]> {
  const { rows } = await sql<CountedProposals>`
    select ${stepOf(sql`e.created_at`, asked.period)} as step, p.recruiter_id, j.client_id, count(*) as count,
      count(*) filter (where ${isOpened(asked)}) as opened,
      count(*) filter (where ${isAnswered}) as answered
    from proposals p join proposal_editions e on e.workspace_id = p.workspace_id and e.proposal_id = p.id and e.number = 1 join jobs j on j.workspace_id = p.workspace_id and j.id = p.job_id
    where p.workspace_id = ${asked.workspace} and p.deleted_at is null and ${withBefore(sql`e.created_at`, asked.period)}
      and ${ownedBy(sql`p.recruiter_id`, asked)}
    group by 1, 2, 3`.execute(db);
  return rows;
}
const isAnswered = sql<SqlBool>`(p.response is not null or p.status in ('interview', 'declined', 'accepted'))`;
// The workspace as a value: by the row's alone, the links of all workspaces are read at once where there are many proposals.
const isOpened = ({ workspace }: Asked) =>
  sql<SqlBool>`(${isAnswered} or exists (select 1 from proposal_shares s where s.workspace_id = ${workspace} and s.proposal_id = p.id and s.views > 0))`;

const order = sql.raw(`array[${funnelStages.map((stage) => `'${stage}'`).join(", ")}]`);
const rankOf = (stage: RawBuilder<unknown>) => sql`array_position(${order}, ${stage}) - 1`;

/**
 * `reached`: when each pair first stood at a step (0 suggested … 5 placed) or beyond. What moved a pair is read from the
 * timeline (a person, a proposal sent, the client's answer) and from where the match stands now. Who is moved back never
 * reached the steps above; who is rejected keeps what they had reached.
 */
const reached = (asked: Asked) => sql`
  moves as (
    select job_id, candidate_id, ${rankOf(sql`detail ->> 'to'`)} as step, at,
      ${rankOf(sql`detail ->> 'to'`)} < ${rankOf(sql`detail ->> 'from'`)} as is_back
    from activities where workspace_id = ${asked.workspace} and kind = 'stage_changed'
    union all
    select job_id, candidate_id,
      case when kind = 'proposal_submitted' then 2
        when detail ->> 'decision' = 'interview' or detail ->> 'status' = 'interview' then 3
        when detail ->> 'status' = 'accepted' then 4 end, at, false
    from activities where workspace_id = ${asked.workspace} and kind in ('proposal_submitted', 'client_answered', 'proposal_status')
    union all
    select job_id, candidate_id, ${rankOf(sql`stage`)}, coalesce(stage_at, created_at), false
    from matches where workspace_id = ${asked.workspace} and stage <> 'suggested'
  ),
  steps as (select generate_series(1, ${sql.raw(String(funnelStages.length - 1))}) as step),
  backs as (
    select job_id, candidate_id, steps.step, max(at) as at from moves join steps on moves.step < steps.step where is_back group by 1, 2, 3
  ),
  firsts as (
    select moves.job_id, moves.candidate_id, steps.step, min(moves.at) as at
    from moves join steps on moves.step >= steps.step
      left join backs on backs.job_id = moves.job_id and backs.candidate_id = moves.candidate_id and backs.step = steps.step
    where backs.at is null or moves.at > backs.at
    group by 1, 2, 3
  ),
  reached as (
    select firsts.*, coalesce(makers.recruiter_id, jobs.recruiter_id) as recruiter_id, jobs.client_id, jobs.created_at as job_at
    from firsts join jobs on jobs.workspace_id = ${asked.workspace} and jobs.id = firsts.job_id and jobs.deleted_at is null
      join candidates on candidates.workspace_id = ${asked.workspace} and candidates.id = firsts.candidate_id and candidates.deleted_at is null
      left join lateral (select p.recruiter_id from proposals p
        where p.workspace_id = ${asked.workspace} and p.job_id = firsts.job_id and p.candidate_id = firsts.candidate_id
          and p.submitted_at is not null and p.deleted_at is null
        order by p.submitted_at desc limit 1) makers on true
    where ${ownedBy(sql`coalesce(makers.recruiter_id, jobs.recruiter_id)`, asked)}
  )`;
const stageAt = (step: RawBuilder<unknown>) => sql`(${order})[${step} + 1]`;

const daysFrom = (from: RawBuilder<unknown>, to: RawBuilder<unknown>) => sql`extract(epoch from ${to} - ${from}) / 86400`;
const quartiles = (days: RawBuilder<unknown>) => sql`percentile_cont(array[0.25, 0.5, 0.75]) within group (order by ${days})`;

interface Reached {
  pairs: CountedPairs[];
  step_days: { stage: (typeof funnelStages)[number]; median: number | null; cases: number }[];
  medians: { name: MedianName; quartiles: number[] | null; cases: number }[];
}
const rowsAs = (rows: RawBuilder<unknown>) => sql`(select coalesce(jsonb_agg(to_jsonb(line)), '[]') from (${rows}) line)`;

/**
 * What is counted from the steps that pairs reached, which are made once for all of it.
 * `pairs`: how many reached each step. `step_days`: the median of days from the step before, over pairs that reached a step in the period
 * without skipping the one before. `medians`: times of vacancies and answers, over the cases that ended in the period; a vacancy counts
 * with its first proposal and its first placement.
 */
export async function countReached(db: Db, asked: Asked) {
  const pairs = sql`
    select ${stageAt(sql`reached.step`)} as stage, ${stepOf(sql`at`, asked.period)} as step, recruiter_id, client_id, count(*) as count
    from reached where ${withBefore(sql`at`, asked.period)} group by 1, 2, 3, 4`;
  const stepDays = sql`
    select ${stageAt(sql`paired.step`)} as stage, percentile_cont(0.5) within group (order by ${daysFrom(sql`before`, sql`at`)}) as median,
      count(*) as cases
    from (
      select r.step, r.at, case when r.step = 1 then m.created_at else b.at end as before
      from reached r left join firsts b on b.job_id = r.job_id and b.candidate_id = r.candidate_id and b.step = r.step - 1
        left join matches m on m.workspace_id = ${asked.workspace} and m.job_id = r.job_id and m.candidate_id = r.candidate_id
      where ${within(sql`r.at`, asked.period)}) paired
    where at > before group by paired.step`;
  const medians = sql`
    select name, ${quartiles(sql`days`)} as quartiles, count(*) as cases from (
      select 'vacancy_to_first_proposal_days' as name, min(at) as at, ${daysFrom(sql`min(job_at)`, sql`min(at)`)} as days
      from sent where ${ownedBy(sql`job_recruiter_id`, asked)} group by job_id
      union all
      select 'vacancy_to_placement_days', min(at), ${daysFrom(sql`min(job_at)`, sql`min(at)`)}
      from reached where step = ${sql.raw(String(funnelStages.indexOf("placed")))} group by job_id
      union all
      select 'proposal_to_answer_days', (response ->> 'at')::timestamptz, ${daysFrom(sql`at`, sql`(response ->> 'at')::timestamptz`)}
      from sent where response is not null and ${ownedBy(sql`recruiter_id`, asked)}) cases
    where ${within(sql`at`, asked.period)} group by name`;
  const { rows } = await sql<Reached>`with ${reached(asked)},
    sent as (
      select p.id, p.job_id, p.response, e.created_at as at, j.created_at as job_at, j.recruiter_id as job_recruiter_id, p.recruiter_id
      from proposals p join proposal_editions e on e.workspace_id = p.workspace_id and e.proposal_id = p.id and e.number = 1
        join jobs j on j.workspace_id = p.workspace_id and j.id = p.job_id
      where p.workspace_id = ${asked.workspace} and p.deleted_at is null and j.deleted_at is null
    )
    select ${rowsAs(pairs)} as pairs, ${rowsAs(stepDays)} as step_days, ${rowsAs(medians)} as medians`.execute(db);
  const { medians: found, ...counted } = nth(rows, 0);
  return {
    ...counted,
    medians: found.map(({ name, quartiles: three, cases }) => ({
      name,
      low: three?.[0] ?? null,
      median: three?.[1] ?? null,
      high: three?.[2] ?? null,
      cases,
    })),
  };
}

/** Candidates added in the period: by the source that their profile names, else by how they were added. */
export async function countSources(db: Db, asked: Asked): Promise<Statistics["sources"]> {
  const { rows } = await sql<Statistics["sources"][number]>`
    with added as materialized (
      select nullif(trim(c.source), '') as named,
        case when nullif(trim(c.source), '') is null then
          ${howAdded} end as how
      from candidates c
      where c.workspace_id = ${asked.workspace} and c.deleted_at is null and ${within(sql`c.created_at`, asked.period)}
        and ${ownedBy(sql`c.recruiter_id`, asked)}
    )
    select coalesce(min(named), min(how), 'unknown') as source, min(named) is not null as is_named, count(*) as count
    from added group by lower(named), case when named is null then how end
    order by count(*) desc, 1 limit ${MOST_ROWS}`.execute(db);
  return rows;
}
const MOST_ROWS = 50;
/** From a file, from pasted text, by hand or from a list, as the timeline tells. */
const howAdded = sql`(select a.detail ->> 'source' from activities a where a.workspace_id = c.workspace_id and a.candidate_id = c.id and a.kind = 'created' limit 1)`;

type Weighed = Omit<Statistics["skills"][number], "label">;

/**
 * Skills that active jobs ask for, and how many candidates hold them, by what matching takes them for, whatever either calls them:
 * called as most of the jobs do. `skills_held` is kept by the database.
 */
export async function weighSkills(db: Db, { workspace }: Pick<Asked, "workspace">): Promise<Weighed[]> {
  const names = await skillNames(db, workspace, { isActive: true });
  const asked = await sql<Omit<Weighed, "supply"> & { key: string }>`
    with spelled as (select * from unnest(${names}::text[], ${names.map(skillKey)}::text[]) as spelled (name, key))
    select key, mode() within group (order by name collate "C") as name, array_agg(distinct name collate "C") as names, count(distinct jobs.id) as demand
    from jobs, lateral ${namesAsked} asked join spelled using (name)
    where jobs.workspace_id = ${workspace} and jobs.status = 1 and jobs.deleted_at is null
    group by key order by demand desc, key limit ${MOST_SKILLS}`.execute(db);
  const spelled = asked.rows.flatMap(({ key, name }) => [...new Set([key, ...spellingsOf(name)])].map((spelling) => ({ key, spelling })));
  const held = await sql<{ key: string; supply: number }>`
    select asked.key, sum(held.candidates) as supply
    from unnest(${spelled.map(({ key }) => key)}::text[], ${spelled.map(({ spelling }) => spelling)}::text[]) as asked (key, spelling)
      join skills_held held on held.workspace_id = ${workspace} and held.skill = asked.spelling
    group by asked.key`.execute(db);
  const supply = new Map(held.rows.map((row) => [row.key, row.supply]));
  return asked.rows.map(({ key, ...one }) => ({ ...one, supply: supply.get(key) ?? 0 }));
}
const MOST_SKILLS = 20;

/** Proposals that a client said no to, by the answer on the page, else as a recruiter was told; `reason` null then. */
const declined = (asked: Asked) => sql`
  declined as (
    select id, job_id, candidate_id, case when response ->> 'decision' = 'not_a_fit' then response ->> 'reason' end as reason,
      case when response ->> 'decision' = 'not_a_fit' then (response ->> 'at')::timestamptz
        else (select max(a.at) from activities a where a.workspace_id = proposals.workspace_id and a.proposal_id = proposals.id and a.kind = 'proposal_status') end as at
    from proposals
    where workspace_id = ${asked.workspace} and status = 'declined' and deleted_at is null and ${ownedBy(sql`recruiter_id`, asked)}
  )`;

export async function countDeclines(db: Db, asked: Asked): Promise<Statistics["decline_reasons"]> {
  const { rows } = await sql<{ reason: DeclineReason | null; count: number }>`with ${declined(asked)}
    select reason, count(*) as count from declined where ${within(sql`at`, asked.period)} group by 1 order by 2 desc, 1 nulls last`.execute(
    db,
  );
  return rows;
}

/** Who came to be out in the period, by whose no it was and why; of the job's owner. */
export async function countRefusals(db: Db, asked: Asked): Promise<Statistics["refusals"]> {
  const { rows } = await sql<Statistics["refusals"][number]>`
    select counted.side, counted.reason_key, coalesce(r.names, '{}') as names, counted.count
    from (select m.reason_side as side, m.reason_key, count(*) as count
      from matches m join jobs j on j.workspace_id = m.workspace_id and j.id = m.job_id and j.deleted_at is null
        join candidates c on c.workspace_id = m.workspace_id and c.id = m.candidate_id and c.deleted_at is null
      where m.workspace_id = ${asked.workspace} and m.stage = 'rejected' and ${within(sql`m.stage_at`, asked.period)}
        and ${ownedBy(sql`j.recruiter_id`, asked)}
      group by 1, 2) counted
      left join refusal_reasons r on r.workspace_id = ${asked.workspace} and r.key = counted.reason_key
    order by counted.count desc, 1 nulls last, 2 nulls last limit ${MOST_ROWS}`.execute(db);
  return rows;
}

const person = (alias: string) => sql.raw(`nullif(trim(concat_ws(' ', ${alias}.first_name, ${alias}.last_name)), '')`);
const newest = sql`order by at desc, candidate_id, job_id limit 200`;

/** The records that a figure counts, by the same conditions as the figure itself. */
export async function rowsOf(
  db: Db,
  asked: Asked,
  wanted: { figure: RowFigure; client_id?: string | undefined; source?: string | undefined },
) {
  const { figure, client_id, source } = wanted;
  const ofClient = client_id === undefined ? sql<SqlBool>`true` : sql<SqlBool>`j.client_id = ${client_id}`;
  const { rows } = await sql<FigureRow & { total: number }>`${recordsOf(asked, figure, ofClient, source)}
    select *, count(*) over () as total from records ${newest}`.execute(db);
  return { rows, total: rows[0]?.total ?? 0 };
}

function recordsOf(asked: Asked, figure: RowFigure, ofClient: RawBuilder<SqlBool>, source: string | undefined) {
  const { workspace, period } = asked;
  const job = sql`j.id as job_id, j.title as job_title, cl.name as client_name`;
  const candidate = sql`c.id as candidate_id, ${person("c")} as candidate_name`;
  switch (figure) {
    case "candidates":
      return sql`with records as (
        select ${candidate}, null::uuid as job_id, null as job_title, null as client_name, null::uuid as proposal_id, c.created_at as at
        from candidates c where c.workspace_id = ${workspace} and c.deleted_at is null and ${within(sql`c.created_at`, period)}
          and ${ownedBy(sql`c.recruiter_id`, asked)}
          and ${source === undefined ? sql<SqlBool>`true` : sql<SqlBool>`lower(coalesce(nullif(trim(c.source), ''), ${howAdded}, 'unknown')) = ${source.toLowerCase()}`})`;
    case "jobs":
      return sql`with records as (
        select null::uuid as candidate_id, null as candidate_name, ${job}, null::uuid as proposal_id, j.created_at as at
        from jobs j left join clients cl on cl.workspace_id = j.workspace_id and cl.id = j.client_id where j.workspace_id = ${workspace} and j.deleted_at is null
          and ${within(sql`j.created_at`, period)} and ${ownedBy(sql`j.recruiter_id`, asked)} and ${ofClient})`;
    case "proposals":
    case "opened":
    case "answered":
      return sql`with records as (
        select ${candidate}, ${job}, p.id as proposal_id, e.created_at as at
        from proposals p join proposal_editions e on e.workspace_id = p.workspace_id and e.proposal_id = p.id and e.number = 1 join jobs j on j.workspace_id = p.workspace_id and j.id = p.job_id
          join candidates c on c.workspace_id = p.workspace_id and c.id = p.candidate_id left join clients cl on cl.workspace_id = j.workspace_id and cl.id = j.client_id
        where p.workspace_id = ${workspace} and p.deleted_at is null and ${within(sql`e.created_at`, period)}
          and ${ownedBy(sql`p.recruiter_id`, asked)} and ${ofClient}
          and ${figure === "proposals" ? sql<SqlBool>`true` : figure === "opened" ? isOpened(asked) : isAnswered})`;
    case "declined":
      return sql`with ${declined(asked)}, records as (
        select ${candidate}, ${job}, declined.id as proposal_id, declined.at
        from declined join jobs j on j.workspace_id = ${asked.workspace} and j.id = declined.job_id join candidates c on c.workspace_id = ${asked.workspace} and c.id = declined.candidate_id
          left join clients cl on cl.workspace_id = j.workspace_id and cl.id = j.client_id
        where ${within(sql`declined.at`, period)} and ${ofClient})`;
    case "suggested":
      return sql`with records as (
        select ${candidate}, ${job}, null::uuid as proposal_id, m.created_at as at
        from matches m join jobs j on j.workspace_id = m.workspace_id and j.id = m.job_id and j.deleted_at is null join candidates c on c.workspace_id = m.workspace_id and c.id = m.candidate_id and c.deleted_at is null
          left join clients cl on cl.workspace_id = j.workspace_id and cl.id = j.client_id
        where m.workspace_id = ${workspace} and ${within(sql`m.created_at`, period)} and ${ownedBy(sql`j.recruiter_id`, asked)} and ${ofClient})`;
    default:
      return sql`with ${reached(asked)}, records as (
        select ${candidate}, ${job}, null::uuid as proposal_id, reached.at
        from reached join jobs j on j.workspace_id = ${asked.workspace} and j.id = reached.job_id join candidates c on c.workspace_id = ${asked.workspace} and c.id = reached.candidate_id
          left join clients cl on cl.workspace_id = j.workspace_id and cl.id = j.client_id
        where reached.step = ${sql.raw(String(funnelStages.indexOf(figure)))} and ${within(sql`reached.at`, period)} and ${ofClient})`;
  }
}

/** Everybody who ever worked here; `works`: still does, and not only reads along. */
export async function namesOfRecruiters(db: Db, workspace: WorkspaceId): Promise<(Named & { works: boolean })[]> {
  return db
    .selectFrom("recruiters")
    .select(["id", sql<string>`trim(first_name || ' ' || last_name)`.as("name")])
    .select(sql<boolean>`status = 1 and role <> 'viewer' and joined_at is not null`.as("works"))
    .where("workspace_id", "=", workspace)
    .execute();
}

export async function namesOfClients(db: Db, workspace: WorkspaceId): Promise<Named[]> {
  return db.selectFrom("clients").select(["id", "name"]).where("workspace_id", "=", workspace).execute();
}
