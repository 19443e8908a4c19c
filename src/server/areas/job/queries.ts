import { type Expression, type ExpressionBuilder, type RawBuilder, type SqlBool, sql } from "kysely";
import type { WorkspaceSettings } from "#contract/account/workspace.ts";
import type { Body } from "#contract/call.ts";
import type { Corrections } from "#contract/candidate/candidate.ts";
import { STRONG } from "#contract/choices.ts";
import type { Job, jobCalls, VacancyFact } from "#contract/job/job.ts";
import { fieldsOfJob } from "#contract/job/job-fields.ts";
import { skillKey } from "#engine/skills/lexicon.ts";
import { packVacancyFacts, readVacancyFacts, unpackVacancyFacts, type VacancyLedger } from "#engine/vacancy/facts.ts";
import { contactOfJob } from "#server/areas/client/rules.ts";
import { customList } from "#server/areas/custom-field/tasks.ts";
import { keepKnown } from "#server/areas/duplicate/tasks.ts";
import { changesComparison, comparedAsBefore, isMatching } from "#server/areas/ranking/queries.ts";
import type { WorkspaceId } from "#server/core/caller.ts";
import { declaredFilters } from "#server/core/declared-filters.ts";
import { gone, notFound } from "#server/core/failures.ts";
import { searchQuery } from "#server/core/search.ts";
import { byDay, byId, byNumber, byText, type SortKeys, sortedPage } from "#server/core/sorted-page.ts";
import { type Db, json, type Trx } from "#server/parts/database/database.ts";
import type { Tables } from "#server/parts/database/tables.ts";
import { onOwn } from "#server/parts/database/tenancy.ts";
import { now } from "#server/parts/engine/ahead.ts";
import type { Parts } from "#server/parts/parts.ts";
import { listFields, scalarFields } from "./rules.ts";

const rowColumns = [
  ...scalarFields.filter((name) => name !== "description"),
  ...listFields,
  "custom",
  "id",
  "status",
  "client_id",
  "contact_id",
  "openings",
  "version",
  "created_at",
  "updated_at",
  "deleted_at",
] as const;
const whole = [...rowColumns, "description", "requirements", "corrections"] as const;

/** A job, and which of its fields are a person's own word. */
export type StoredJob = Job & { corrections: Corrections };
const qualified = <N extends string>(names: readonly N[]) => names.map((name) => `jobs.${name}` as const);

const client = sql<Job["client"]>`case when clients.id is not null then ${contactOfJob} || jsonb_build_object(
  'id', clients.id, 'name', clients.name, 'logo_url', clients.logo_url, 'tone', clients.tone) end`;

const jobById = (db: Db, workspace: WorkspaceId, id: string) =>
  db
    .selectFrom("jobs")
    .leftJoin("clients", onOwn("clients.id", "jobs.client_id"))
    .select(qualified(whole))
    .select(client.as("client"))
    .where("jobs.workspace_id", "=", workspace)
    .where("jobs.id", "=", id);

/** One job, in the trash or not. */
export const findJob = (db: Db, workspace: WorkspaceId, id: string): Promise<StoredJob | undefined> =>
  jobById(db, workspace, id).executeTakeFirst() as Promise<StoredJob | undefined>;

/** What is shown beside a job: its vacancy's facts as they are stored with it, and its workspace's settings. */
interface BesideJob {
  stored_facts: VacancyLedger | null;
  settings: Partial<WorkspaceSettings>;
}

/** One job, in the trash or not, with what is shown beside it: in one way to the database. */
export async function findJobToShow(db: Db, workspace: WorkspaceId, id: string): Promise<({ job: StoredJob } & BesideJob) | undefined> {
  const row = await jobById(db, workspace, id)
    .select([
      "jobs.facts as stored_facts",
      (eb) => eb.selectFrom("workspaces").select("settings").where("id", "=", workspace).as("settings"),
    ])
    .executeTakeFirst();
  if (!row) return undefined;
  // What jsonb columns hold is typed by what is read from them.
  const { stored_facts, settings, ...job } = row as unknown as StoredJob & BesideJob;
  return { job, stored_facts, settings };
}

/** Locks the row until the transaction ends: who updates reads first. */
export async function findJobToChange(trx: Trx, workspace: WorkspaceId, id: string): Promise<StoredJob | undefined> {
  await trx.selectFrom("jobs").select("id").where("workspace_id", "=", workspace).where("id", "=", id).forNoKeyUpdate().execute();
  return findJob(trx, workspace, id);
}

/** The facts of a job's vacancy as they are stored with it; read anew where none are, or those of another version. */
export async function shownFacts(
  { engine }: Parts,
  workspace: WorkspaceId,
  { job, stored_facts }: { job: Job } & Pick<BesideJob, "stored_facts">,
  today: string,
): Promise<VacancyFact[]> {
  const stored = unpackVacancyFacts(stored_facts, job.description);
  return stored ?? readVacancyFacts(job, today, await engine.run(workspace, "vacancy", job.description ?? "", today));
}

const sorts: SortKeys = {
  created_at: byId(sql`jobs.id`), // ids are UUIDv7: they sort by the time of creation
  updated_at: byNumber(sql`floor(extract(epoch from jobs.updated_at) * 1000)`),
  title: byText(sql`lower(jobs.title)`),
  client: byText(sql`lower(coalesce(clients.name, ''))`, ""),
  city: byText(sql`lower(coalesce(jobs.city, ''))`, ""),
  start_date: byDay(sql`coalesce(jobs.start_date, date '9999-12-31')`, "9999-12-31"),
};

/** What a list shows of a job, with its counts. */
const jobRows = (db: Db, workspace: WorkspaceId) =>
  db
    .selectFrom("jobs")
    .leftJoin("clients", onOwn("clients.id", "jobs.client_id"))
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom("matches as m")
          .select([
            sql<number>`count(*)`.as("matches"),
            sql<number>`count(*) filter (where m.score >= ${sql.lit(STRONG)})`.as("strong_matches"),
            sql<number>`count(*) filter (where m.stage = 'shortlisted')`.as("shortlisted"),
          ])
          .where("m.workspace_id", "=", workspace)
          .whereRef("m.job_id", "=", "jobs.id")
          // The few in the trash are looked up once; the matches are counted from their index alone.
          .where("m.candidate_id", "not in", (trash) =>
            trash.selectFrom("candidates").select("id").where("workspace_id", "=", workspace).where("deleted_at", "is not", null),
          )
          .as("counts"),
      (join) => join.onTrue(),
    )
    .select(qualified(rowColumns))
    .select([
      client.as("client"),
      // Of a large workspace the best are stored; how many there are was counted when they were found.
      sql<number>`greatest(counts.matches, jobs.fitting)`.as("matches"),
      "counts.strong_matches",
      "counts.shortlisted",
      sql<number>`(select count(*) from proposals p where p.workspace_id = jobs.workspace_id and p.job_id = jobs.id and p.deleted_at is null)`.as(
        "proposals",
      ),
    ])
    .where("jobs.workspace_id", "=", workspace);

/** These jobs as their list shows them, with what they ask. */
export function findJobRows(db: Db, workspace: WorkspaceId, ids: string[]) {
  if (ids.length === 0) return Promise.resolve([]);
  return jobRows(db, workspace).select("jobs.requirements").where("jobs.id", "in", ids).execute();
}

/** What a job asks by name: its skills, and those that its requirements are about. Of the row that a statement calls `jobs`. */
export const namesAsked = sql<{ name: string }>`(select skill ->> 'name' as name from jsonb_array_elements(jobs.skills) skill
  union select requirement ->> 'skill' from jsonb_array_elements(jobs.requirements) requirement where requirement ->> 'skill' is not null)`;

/** Of a workspace's jobs everything that they ask by name, each name once; of the active ones alone where asked. */
export async function skillNames(db: Db, workspace: WorkspaceId, { isActive }: { isActive: boolean }): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select distinct asked.name from jobs, lateral ${namesAsked} asked
    where jobs.workspace_id = ${workspace} and asked.name is not null
      and ${isActive ? sql<SqlBool>`jobs.status = 1 and jobs.deleted_at is null` : sql<SqlBool>`true`}`.execute(db);
  return rows.map(({ name }) => name);
}

/** Jobs that ask each of these skills, by whatever name: as statistics count them. */
async function askingAll(db: Db, workspace: WorkspaceId, skills: readonly string[]): Promise<RawBuilder<SqlBool>[]> {
  if (skills.length === 0) return [];
  const names = Map.groupBy(await skillNames(db, workspace, { isActive: false }), skillKey);
  return skills.map(
    (skill) => sql<SqlBool>`exists (select from ${namesAsked} asked where asked.name = any(${names.get(skillKey(skill)) ?? []}::text[]))`,
  );
}

export async function pageOfJobs(db: Db, workspace: WorkspaceId, query: Body<typeof jobCalls.list>) {
  const own = await customList(db, workspace, "job", query);
  const page = sortedPage(query, { ...sorts, ...own.sorts }, "-created_at", sql`jobs.id`);
  const where = filters(query, [...own.where, ...(await askingAll(db, workspace, query.skills ?? []))]);
  // First which are on the page, then what a row shows, of these alone.
  const picked = db
    .selectFrom("jobs")
    .leftJoin("clients", onOwn("clients.id", "jobs.client_id"))
    .select(["jobs.id", page.key.as("sort_key"), page.value.as("sort_value")])
    .where("jobs.workspace_id", "=", workspace)
    .where(where)
    .where(page.after)
    .orderBy(page.order)
    .limit(query.limit + 1);
  const rows = await jobRows(db, workspace)
    .innerJoin(picked.as("picked"), "picked.id", "jobs.id")
    .select("picked.sort_value")
    .orderBy(page.orderOf(sql`picked.sort_key`, sql`picked.id`))
    .execute();
  const count = await db
    .selectFrom("jobs")
    .leftJoin("clients", onOwn("clients.id", "jobs.client_id"))
    .select([sql<number>`count(*)`.as("total"), isMatching(workspace).as("is_matching")])
    .where("jobs.workspace_id", "=", workspace)
    .where(where)
    .executeTakeFirstOrThrow();
  const { page: jobs, next_cursor } = page.pageOf(rows);
  return { jobs, ...count, next_cursor };
}

/** The fields that a search goes over; those of the client stand in its own table. */
const searched = sql.join(
  fieldsOfJob.flatMap((field) =>
    "search" in field ? [sql.ref(field.path.includes(".") ? field.path.replace(/^client/, "clients") : `jobs.${field.path}`)] : [],
  ),
);

function filters(query: Body<typeof jobCalls.list>, own: RawBuilder<SqlBool>[]) {
  return (eb: ExpressionBuilder<Tables, "jobs">) => {
    const all: Expression<SqlBool>[] = [eb("jobs.deleted_at", query.trashed ? "is not" : "is", null)];
    if (query.ids) all.push(eb("jobs.id", "in", query.ids));
    const asked = query.q === undefined ? null : searchQuery(query.q);
    if (asked !== null)
      all.push(
        sql<SqlBool>`(words_of(concat_ws(' ', ${searched}, jobs.tags::text, jobs.skills::text)) || words_of_name(clients.name)) @@ to_tsquery('simple', ${asked})`,
      );
    if (query.status !== undefined) all.push(eb("jobs.status", "=", query.status));
    if (query.client_id) all.push(eb("jobs.client_id", "=", query.client_id));
    if (query.recruiter_id) all.push(eb("jobs.recruiter_id", "=", query.recruiter_id));
    all.push(...declaredFilters("jobs", fieldsOfJob, query), ...own);
    return eb.and(all);
  };
}

/** A job's proposals, the one changed last first. */
export function proposalsOfJob(db: Db, workspace: WorkspaceId, job_id: string) {
  return db
    .selectFrom("proposals")
    .innerJoin("candidates", onOwn("candidates.id", "proposals.candidate_id"))
    .select(["proposals.id", "proposals.candidate_id", "proposals.status", "proposals.updated_at"])
    .select(sql<string>`trim(concat_ws(' ', candidates.first_name, candidates.last_name))`.as("candidate_name"))
    .where("proposals.workspace_id", "=", workspace)
    .where("proposals.job_id", "=", job_id)
    .where("proposals.deleted_at", "is", null)
    .orderBy("proposals.updated_at", "desc")
    .orderBy("proposals.id", "desc")
    .limit(200)
    .execute();
}

export type JobValues = { corrections?: Corrections } & Partial<
  Omit<Job, "id" | "client" | "version" | "created_at" | "updated_at" | "deleted_at">
>;

const asJson = new Set<string>([...listFields, "custom", "requirements", "corrections"]);
const columnsOf = (values: JobValues) =>
  Object.fromEntries(Object.entries(values).map(([field, value]) => [field, asJson.has(field) ? json(value) : value]));

export async function insertJob(trx: Trx, workspace: WorkspaceId, id: string, change_seq: number, values: JobValues & { title: string }) {
  await trx
    .insertInto("jobs")
    .values({ ...columnsOf(values), title: values.title, id, workspace_id: workspace, change_seq })
    .execute();
  await keepKnown(trx, workspace, "job", id);
}

const factsOf = (job: Job, today: string) => readVacancyFacts(job, today, now("vacancy", job.description ?? "", today));

/** Facts follow the record as it is now stored, its client with it. */
export async function storeFacts(trx: Trx, workspace: WorkspaceId, id: string, today: string): Promise<void> {
  const job = await findJob(trx, workspace, id);
  if (!job) return;
  const facts = packVacancyFacts(factsOf(job, today));
  await trx
    .updateTable("jobs")
    .set({ facts: json(facts) })
    .where("workspace_id", "=", workspace)
    .where("id", "=", id)
    .execute();
}

/** Changes a job. Where nobody is compared by what changes, its matches stay as they are. */
export async function updateJob(trx: Trx, workspace: WorkspaceId, stored: Job, change_seq: number, values: JobValues) {
  await trx
    .updateTable("jobs")
    .set({ ...columnsOf(values), change_seq, version: sql`version + 1`, updated_at: sql`now()` })
    .$if(!changesComparison(stored, values), (query) => query.set(comparedAsBefore))
    .where("workspace_id", "=", workspace)
    .where("id", "=", stored.id)
    .execute();
  if ("title" in values || "description" in values || "client_id" in values) await keepKnown(trx, workspace, "job", stored.id);
}

/** Into the trash, or back. */
export async function setJobTrashed(trx: Trx, workspace: WorkspaceId, id: string, change_seq: number, trashed: boolean) {
  await trx
    .updateTable("jobs")
    .set({ deleted_at: trashed ? sql`now()` : null, change_seq, version: sql`version + 1`, updated_at: sql`now()` })
    .where("workspace_id", "=", workspace)
    .where("id", "=", id)
    .execute();
}

export async function isClientOf(db: Db, workspace: WorkspaceId, id: string): Promise<boolean> {
  return Boolean(await db.selectFrom("clients").select("id").where("workspace_id", "=", workspace).where("id", "=", id).executeTakeFirst());
}

/** Whether somebody works at a client. */
export async function isContactOf(db: Db, workspace: WorkspaceId, client_id: string, id: string): Promise<boolean> {
  const found = await db
    .selectFrom("contacts")
    .select("id")
    .where("workspace_id", "=", workspace)
    .where("client_id", "=", client_id)
    .where("id", "=", id)
    .where("deleted_at", "is", null)
    .executeTakeFirst();
  return found !== undefined;
}

/** The job; fails where there is none (404), or where it is in the trash (410). */
export const findJobOrFail = async (db: Db, workspace: WorkspaceId, id: string): Promise<StoredJob> =>
  existing(await findJob(db, workspace, id));

/** The same with what is shown beside it. */
export async function findJobToShowOrFail(db: Db, workspace: WorkspaceId, id: string): Promise<{ job: StoredJob } & BesideJob> {
  const found = await findJobToShow(db, workspace, id);
  existing(found?.job);
  // Otherwise it has failed.
  return found as NonNullable<typeof found>;
}

/** The same, its row locked until the transaction ends: who updates reads first. */
export const lockJobOrFail = async (trx: Trx, workspace: WorkspaceId, id: string): Promise<StoredJob> =>
  existing(await findJobToChange(trx, workspace, id));

/** Fails as `findJobOrFail`; nothing of the record is read. */
export async function refuseWithoutJob(db: Db, workspace: WorkspaceId, id: string): Promise<void> {
  existing(await db.selectFrom("jobs").select("deleted_at").where("workspace_id", "=", workspace).where("id", "=", id).executeTakeFirst());
}

function existing<J extends Pick<Job, "deleted_at">>(job: J | undefined): J {
  if (!job) throw notFound("job");
  if (job.deleted_at) throw gone("job");
  return job;
}
