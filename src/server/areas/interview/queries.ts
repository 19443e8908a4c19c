import { type Expression, type ExpressionBuilder, type SqlBool, sql } from "kysely";
import type { Body } from "#contract/call.ts";
import type { Interview, interviewCalls } from "#contract/interview/interview.ts";
import type { Language } from "#contract/text/languages.ts";
import { nameRecord } from "#server/core/act.ts";
import type { WorkspaceId } from "#server/core/caller.ts";
import { gone, notFound } from "#server/core/failures.ts";
import { newId } from "#server/core/ids.ts";
import { type Db, json, type Trx } from "#server/parts/database/database.ts";
import type { Tables } from "#server/parts/database/tables.ts";
import { onOwn } from "#server/parts/database/tenancy.ts";

const columns = [
  "interviews.id",
  "interviews.job_id",
  "interviews.candidate_id",
  "interviews.proposal_id",
  "interviews.recruiter_id",
  "interviews.state",
  "interviews.round",
  "interviews.starts_at",
  "interviews.minutes",
  "interviews.time_zone",
  "interviews.slots",
  "interviews.client_time_zone",
  "interviews.location",
  "interviews.link",
  "interviews.notes",
  "interviews.invites_candidate",
  "interviews.invites_client",
  "interviews.outcome",
  "interviews.outcome_note",
  "interviews.sequence",
  "interviews.version",
  "interviews.created_at",
  "interviews.updated_at",
] as const;

/** Somebody of the client's, as letters know them. */
interface Attending {
  id: string;
  name: string;
  email: string | null;
  language: Language | null;
}
/** Somebody of the agency's; who has left isn't among them. */
type Colleague = Attending & { language: Language };

const contacts = sql<
  Attending[]
>`coalesce((select jsonb_agg(jsonb_build_object('id', c.id, 'name', c.name, 'email', c.email, 'language', c.language) order by c.name, c.id)
  from interview_people a join contacts c on c.workspace_id = a.workspace_id and c.id = a.contact_id
  where a.workspace_id = interviews.workspace_id and a.interview_id = interviews.id), '[]')`;
const recruiters = sql<
  Colleague[]
>`coalesce((select jsonb_agg(jsonb_build_object('id', r.id, 'name', trim(r.first_name || ' ' || r.last_name),
    'email', coalesce(u.email, r.email), 'language', coalesce(u.locale, 'en')) order by r.first_name, r.id)
  from interview_people a join recruiters r on r.workspace_id = a.workspace_id and r.id = a.recruiter_id left join users u on u.id = r.user_id
  where a.workspace_id = interviews.workspace_id and a.interview_id = interviews.id), '[]')`;

const named = (db: Db, workspace: WorkspaceId) =>
  db
    .selectFrom("interviews")
    .innerJoin("jobs", onOwn("jobs.id", "interviews.job_id"))
    .innerJoin("candidates", onOwn("candidates.id", "interviews.candidate_id"))
    .leftJoin("clients", onOwn("clients.id", "jobs.client_id"))
    .leftJoin("recruiters", onOwn("recruiters.id", "interviews.recruiter_id"))
    .leftJoin("matches", (join) =>
      join
        .onRef("matches.workspace_id", "=", "interviews.workspace_id")
        .onRef("matches.job_id", "=", "interviews.job_id")
        .onRef("matches.candidate_id", "=", "interviews.candidate_id"),
    )
    .select(columns)
    .select([
      "jobs.title as job_title",
      "clients.id as client_id",
      "clients.name as client_name",
      "candidates.email as candidate_email",
      "matches.stage",
      sql<string | null>`coalesce(matches.stage_key::text, matches.stage)`.as("stage_key"),
      sql<string>`trim(concat_ws(' ', candidates.first_name, candidates.last_name))`.as("candidate_name"),
      sql<string | null>`trim(recruiters.first_name || ' ' || recruiters.last_name)`.as("recruiter_name"),
      contacts.as("contacts"),
      recruiters.as("recruiters"),
      sql<boolean>`jobs.deleted_at is not null or candidates.deleted_at is not null`.as("is_in_trash"),
    ])
    .where("interviews.workspace_id", "=", workspace);

/** One interview, with whom, about what and who takes part. */
function findInterview(db: Db, workspace: WorkspaceId, id: string) {
  return named(db, workspace).where("interviews.id", "=", id).executeTakeFirst();
}
export type StoredInterview = NonNullable<Awaited<ReturnType<typeof findInterview>>>;

/** The interview; 404 where there is none, 410 where its candidate or job is in the trash. */
export async function findInterviewOrFail(db: Db, workspace: WorkspaceId, id: string): Promise<StoredInterview> {
  const stored = await findInterview(db, workspace, id);
  if (!stored) throw notFound("interview");
  if (stored.is_in_trash) throw gone("interview");
  return stored;
}

/** The same, its row locked until the transaction ends: who changes reads first. */
export async function lockInterviewOrFail(trx: Trx, workspace: WorkspaceId, id: string): Promise<StoredInterview> {
  await trx.selectFrom("interviews").select("id").where("workspace_id", "=", workspace).where("id", "=", id).forUpdate().execute();
  return findInterviewOrFail(trx, workspace, id);
}

const MOST = 200;
const living = (eb: ExpressionBuilder<Tables, "jobs" | "candidates">) =>
  eb.and([eb("jobs.deleted_at", "is", null), eb("candidates.deleted_at", "is", null)]);

/** Those that are to come first, by their time, then the others, the newest first. */
export function listInterviews(db: Db, workspace: WorkspaceId, asked: Body<typeof interviewCalls.list>): Promise<StoredInterview[]> {
  const isOpen = sql<boolean>`(interviews.state <> 'cancelled' and interviews.outcome is null
    and (interviews.starts_at is null or interviews.starts_at + make_interval(mins => interviews.minutes) > now()))`;
  return named(db, workspace)
    .where(living)
    .where((eb) => {
      const all: Expression<SqlBool>[] = [];
      if (asked.candidate_id) all.push(eb("interviews.candidate_id", "=", asked.candidate_id));
      if (asked.job_id) all.push(eb("interviews.job_id", "=", asked.job_id));
      if (asked.client_id) all.push(eb("jobs.client_id", "=", asked.client_id));
      return eb.and(all);
    })
    .orderBy(isOpen, "desc")
    .orderBy(
      sql`case when ${isOpen} then coalesce(extract(epoch from interviews.starts_at), 0) else -extract(epoch from coalesce(interviews.starts_at, interviews.created_at)) end`,
    )
    .orderBy("interviews.id")
    .limit(MOST)
    .execute();
}

/** Whether somebody of the agency arranged it or takes part. */
const isOf = (recruiter_id: string) => (eb: ExpressionBuilder<Tables, "interviews">) =>
  eb.or([
    eb("interviews.recruiter_id", "=", recruiter_id),
    eb.exists(
      eb
        .selectFrom("interview_people as a")
        .select("a.id")
        .whereRef("a.workspace_id", "=", "interviews.workspace_id")
        .whereRef("a.interview_id", "=", "interviews.id")
        .where("a.recruiter_id", "=", recruiter_id),
    ),
  ]);

/** What is planned from one instant until another, by its time; of one recruiter, or of the whole workspace. */
export function interviewsBetween(
  db: Db,
  workspace: WorkspaceId,
  from: string,
  to: string,
  recruiter_id?: string,
): Promise<StoredInterview[]> {
  return named(db, workspace)
    .where(living)
    .where("interviews.state", "=", "planned")
    .where("interviews.starts_at", ">=", from)
    .where("interviews.starts_at", "<", to)
    .$if(recruiter_id !== undefined, (query) => query.where(isOf(recruiter_id as string)))
    .orderBy("interviews.starts_at")
    .orderBy("interviews.id")
    .limit(500)
    .execute();
}

/** The proposal that a client answered still goes: nobody deleted or withdrew it, or moved the candidate on since. */
const isUnderWay = sql<boolean>`exists (select from proposals p where p.workspace_id = interviews.workspace_id and p.id = interviews.proposal_id
    and p.deleted_at is null and p.status in ('submitted', 'viewed', 'interview'))
  and not exists (select from matches m where m.workspace_id = interviews.workspace_id and m.job_id = interviews.job_id
    and m.candidate_id = interviews.candidate_id and m.stage in ('offer', 'placed', 'rejected') and m.stage_at >= interviews.updated_at)`;
const hasTimeToCome = sql<boolean>`exists (select from jsonb_array_elements_text(interviews.slots) slot where slot::timestamptz > now())`;

/** Times to come that clients proposed and nobody has answered yet, the latest first; of one recruiter, or of the whole workspace. */
export function suggestedInterviews(db: Db, workspace: WorkspaceId, recruiter_id?: string): Promise<StoredInterview[]> {
  return (
    named(db, workspace)
      .where(living)
      .where("interviews.state", "=", "suggested")
      // None of them has a time; by that they are found.
      .where("interviews.starts_at", "is", null)
      .where(isUnderWay)
      .where(hasTimeToCome)
      .$if(recruiter_id !== undefined, (query) => query.where(isOf(recruiter_id as string)))
      .orderBy("interviews.updated_at", "desc")
      .orderBy("interviews.id")
      .limit(20)
      .execute()
  );
}

/** Those of proposals that a client may still do something about, or goes to: not long over, and called off only where it was to come. */
export function interviewsOfProposals(db: Db, workspace: WorkspaceId, proposal_ids: string[]): Promise<StoredInterview[]> {
  if (proposal_ids.length === 0) return Promise.resolve([]);
  return named(db, workspace)
    .where(living)
    .where("interviews.proposal_id", "in", proposal_ids)
    .where(sql<SqlBool>`case when interviews.state = 'cancelled' then interviews.starts_at > now()
      else interviews.starts_at is null or interviews.starts_at > now() - interval '1 day' end`)
    .orderBy("interviews.starts_at")
    .orderBy("interviews.id")
    .limit(50)
    .execute();
}

/** Who fixes a time in a workspace goes first, until they commit: two can't take the same one. */
export async function takeTurn(trx: Trx, workspace: WorkspaceId): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${workspace}, 82))`.execute(trx);
}

/** Who takes part: the candidate, and by their ids the client's people and the agency's. */
interface Attendance {
  /** Of the interview itself, where there is one already. */
  id?: string | undefined;
  candidate_id: string;
  people: readonly string[];
}

/** Another planned interview with one of the same people. */
const isWithSame =
  ({ id, candidate_id, people }: Attendance) =>
  (eb: ExpressionBuilder<Tables, "interviews">) =>
    eb.and([
      eb("interviews.state", "=", "planned"),
      ...(id ? [eb("interviews.id", "<>", id)] : []),
      eb.or([
        eb("interviews.candidate_id", "=", candidate_id),
        eb.exists(
          eb
            .selectFrom("interview_people as a")
            .select("a.id")
            .whereRef("a.workspace_id", "=", "interviews.workspace_id")
            .whereRef("a.interview_id", "=", "interviews.id")
            .where(sql<SqlBool>`coalesce(a.contact_id, a.recruiter_id) = any(${people}::uuid[])`),
        ),
      ]),
    ]);

/** When those who take part in an interview are in another one, from now on; one whose candidate or job is in the trash keeps nobody. */
export function busyTimes(db: Db, workspace: WorkspaceId, of: StoredInterview): Promise<{ starts_at: string; ends_at: string }[]> {
  const { id, candidate_id } = of;
  return db
    .selectFrom("interviews")
    .innerJoin("jobs", onOwn("jobs.id", "interviews.job_id"))
    .innerJoin("candidates", onOwn("candidates.id", "interviews.candidate_id"))
    .select(sql<string>`interviews.starts_at`.as("starts_at"))
    .select(sql<string>`interviews.starts_at + make_interval(mins => interviews.minutes)`.as("ends_at"))
    .where("interviews.workspace_id", "=", workspace)
    .where(living)
    .where(isWithSame({ id, candidate_id, people: [...of.contacts, ...of.recruiters].map((one) => one.id) }))
    .where(sql<SqlBool>`interviews.starts_at > now() - interval '1 day'`)
    .limit(500)
    .execute();
}

/** Interviews with one of the same people from the first of these times to the end of the last; no interview takes longer than half a day. */
export function interviewsAround(db: Db, workspace: WorkspaceId, of: Attendance, times: readonly string[], minutes: number) {
  return named(db, workspace)
    .where(living)
    .where(isWithSame(of))
    .where(sql<SqlBool>`interviews.starts_at > (select min(t) - interval '12 hours' from unnest(${times}::timestamptz[]) t)`)
    .where(sql<SqlBool>`interviews.starts_at < (select max(t) + make_interval(mins => ${minutes}) from unnest(${times}::timestamptz[]) t)`)
    .orderBy("interviews.starts_at")
    .limit(100)
    .execute();
}

/** The number of the next conversation of a pair. */
export async function nextRound(db: Db, workspace: WorkspaceId, pair: { job_id: string; candidate_id: string }): Promise<number> {
  const { round } = await db
    .selectFrom("interviews")
    .select(sql<number>`coalesce(max(round), 0) + 1`.as("round"))
    .where("workspace_id", "=", workspace)
    .where("job_id", "=", pair.job_id)
    .where("candidate_id", "=", pair.candidate_id)
    .where("state", "<>", "cancelled")
    .executeTakeFirstOrThrow();
  return Math.min(round, 20);
}

/** Where a pair's card stands; undefined where it isn't on the board. */
export function stageOf(db: Db, workspace: WorkspaceId, pair: { job_id: string; candidate_id: string }) {
  return db
    .selectFrom("matches")
    .select(["stage", sql<string>`coalesce(stage_key::text, stage)`.as("stage_key")])
    .where("workspace_id", "=", workspace)
    .where("job_id", "=", pair.job_id)
    .where("candidate_id", "=", pair.candidate_id)
    .executeTakeFirst();
}

/** What is written of an interview; who takes part stands apart. */
export type InterviewValues = Partial<
  Pick<
    StoredInterview,
    | "proposal_id"
    | "state"
    | "round"
    | "starts_at"
    | "minutes"
    | "time_zone"
    | "slots"
    | "client_time_zone"
    | "location"
    | "link"
    | "notes"
    | "invites_candidate"
    | "invites_client"
    | "outcome"
    | "outcome_note"
    | "sequence"
  >
>;
const written = ({ slots, ...values }: InterviewValues) => ({ ...values, ...(slots && { slots: json(slots) }) });

export async function insertInterview(
  trx: Trx,
  workspace: WorkspaceId,
  interview: { id: string; job_id: string; candidate_id: string; recruiter_id: string | null } & InterviewValues &
    Required<Pick<InterviewValues, "state" | "minutes" | "time_zone" | "invites_candidate" | "invites_client">>,
): Promise<void> {
  nameRecord("candidate", interview.candidate_id);
  nameRecord("job", interview.job_id);
  const { slots, ...values } = interview;
  await trx
    .insertInto("interviews")
    .values({ ...values, slots: json(slots ?? []), workspace_id: workspace })
    .execute();
}

/** Changes an interview; its version goes up by one. */
export async function updateInterview(
  trx: Trx,
  workspace: WorkspaceId,
  of: Pick<Interview, "id" | "candidate_id" | "job_id">,
  values: InterviewValues,
) {
  nameRecord("candidate", of.candidate_id);
  nameRecord("job", of.job_id);
  await trx
    .updateTable("interviews")
    .set({ ...written(values), version: sql`version + 1`, updated_at: sql`now()` })
    .where("workspace_id", "=", workspace)
    .where("id", "=", of.id)
    .execute();
}

/** Who takes part from now on, of the client's people or of the agency's. */
export async function setPeople(
  trx: Trx,
  workspace: WorkspaceId,
  interview_id: string,
  column: "contact_id" | "recruiter_id",
  ids: readonly string[],
): Promise<void> {
  await trx
    .deleteFrom("interview_people")
    .where("workspace_id", "=", workspace)
    .where("interview_id", "=", interview_id)
    .where(column, "is not", null)
    .execute();
  const rows = [...new Set(ids)].map((person) => ({ workspace_id: workspace, id: newId(), interview_id, [column]: person }));
  if (rows.length > 0) await trx.insertInto("interview_people").values(rows).execute();
}
