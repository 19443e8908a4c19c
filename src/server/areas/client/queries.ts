import { type Expression, type ExpressionBuilder, type RawBuilder, type SqlBool, sql } from "kysely";
import type { Body } from "#contract/call.ts";
import type { Client, ClientFields, Contact, ContactFields, clientCalls, EarlierAnswer, OpenWork } from "#contract/client/client.ts";
import type { CustomValues } from "#contract/custom-field.ts";
import { nth } from "#contract/nth.ts";
import { customList } from "#server/areas/custom-field/tasks.ts";
import { keepKnown } from "#server/areas/duplicate/tasks.ts";
import { nameRecord } from "#server/core/act.ts";
import type { WorkspaceId } from "#server/core/caller.ts";
import { searchQuery } from "#server/core/search.ts";
import { byId, byNumber, byText, type SortKeys, sortedPage } from "#server/core/sorted-page.ts";
import { type Db, json, type Trx } from "#server/parts/database/database.ts";
import type { Tables } from "#server/parts/database/tables.ts";
import { onOwn } from "#server/parts/database/tenancy.ts";
import { contactOfJob } from "./rules.ts";

/** A field given as undefined isn't given. */
type Given<T> = { [K in keyof T]?: T[K] | undefined };
/** Without what wasn't given; a text that says nothing is no text. */
const told = <T extends object>(given: T) =>
  Object.fromEntries(Object.entries(given).flatMap(([name, value]) => (value === undefined ? [] : [[name, value === "" ? null : value]])));

const rowColumns = [
  "clients.id",
  "clients.name",
  "clients.status",
  "clients.website",
  "clients.city",
  "clients.country",
  "clients.branch",
  "clients.tone",
  "clients.recruiter_id",
  "clients.logo_id",
  "clients.custom",
  "clients.version",
  "clients.created_at",
  "clients.updated_at",
  "clients.deleted_at",
] as const;

/** A client as it is stored: its logo by the file. */
type StoredClient = Omit<Client, "logo_url"> & { logo_id: string | null };

const contactColumns = ["id", "client_id", "name", "role", "email", "phone", "language", "is_first"] as const;

/** A client, in the trash or not. */
export function findClient(db: Db, workspace: WorkspaceId, id: string): Promise<StoredClient | undefined> {
  return db
    .selectFrom("clients")
    .select([...rowColumns, "clients.about"])
    .where("workspace_id", "=", workspace)
    .where("id", "=", id)
    .executeTakeFirst();
}

/** The same, its row locked until the transaction ends. */
export async function lockClient(trx: Trx, workspace: WorkspaceId, id: string): Promise<StoredClient | undefined> {
  await trx.selectFrom("clients").select("id").where("workspace_id", "=", workspace).where("id", "=", id).forNoKeyUpdate().execute();
  return findClient(trx, workspace, id);
}

/** Who has this name already, whatever its capitals; the name is one client's, in the trash or not. */
export function findByName(db: Db, workspace: WorkspaceId, name: string) {
  return db
    .selectFrom("clients")
    .select(["id", "name", "deleted_at"])
    .where("workspace_id", "=", workspace)
    .where(sql<SqlBool>`lower(name) = lower(${name})`)
    .executeTakeFirst();
}

/** Those who work there, whoever is written to first. */
export function contactsOf(db: Db, workspace: WorkspaceId, client_id: string): Promise<Contact[]> {
  return db
    .selectFrom("contacts")
    .select(contactColumns)
    .where("workspace_id", "=", workspace)
    .where("client_id", "=", client_id)
    .where("deleted_at", "is", null)
    .orderBy("is_first", "desc")
    .orderBy(sql`lower(name)`)
    .orderBy("id")
    .limit(500)
    .execute();
}

/** Whom it took, the newest first. */
export function placementsOf(db: Db, workspace: WorkspaceId, client_id: string) {
  return db
    .selectFrom("matches")
    .innerJoin("jobs", onOwn("jobs.id", "matches.job_id"))
    .innerJoin("candidates", onOwn("candidates.id", "matches.candidate_id"))
    .select(["matches.candidate_id", "matches.job_id", "jobs.title as job_title"])
    .select([
      sql<string>`trim(concat_ws(' ', candidates.first_name, candidates.last_name))`.as("candidate_name"),
      sql<string>`coalesce(matches.stage_at, matches.created_at)`.as("at"),
    ])
    .where("matches.workspace_id", "=", workspace)
    .where("jobs.client_id", "=", client_id)
    .where("matches.stage", "=", "placed")
    .where("jobs.deleted_at", "is", null)
    .where("candidates.deleted_at", "is", null)
    .orderBy("at", "desc")
    .limit(200)
    .execute();
}

/** What is under way for a client: it isn't deleted before that is over. */
export async function openWorkOf(db: Db, workspace: WorkspaceId, client_id: string): Promise<OpenWork> {
  const ofClient = sql`from jobs j where j.workspace_id = ${workspace} and j.client_id = ${client_id} and j.deleted_at is null`;
  const { rows } = await sql<OpenWork>`select
    (select count(*) ${ofClient} and j.status = 1) as open_jobs,
    (select count(*) from proposals p where p.workspace_id = ${workspace} and p.deleted_at is null
      and p.status in ('draft', 'submitted', 'viewed', 'interview') and p.job_id in (select j.id ${ofClient})) as open_proposals`.execute(
    db,
  );
  return nth(rows, 0);
}

const sorts: SortKeys = {
  name: byText(sql`lower(clients.name)`),
  city: byText(sql`lower(coalesce(clients.city, ''))`, ""),
  created_at: byId(sql`clients.id`), // ids are UUIDv7: they sort by the time of creation
  updated_at: byNumber(sql`floor(extract(epoch from clients.updated_at) * 1000)`),
};

/** Jobs, proposals and placements of a client on the page, counted for it alone. */
function counted(workspace: WorkspaceId) {
  const jobs = sql`from jobs j where j.workspace_id = ${workspace} and j.client_id = clients.id and j.deleted_at is null`;
  const within = (table: "proposals" | "matches") =>
    sql`from jobs j join ${sql.table(table)} x on x.workspace_id = ${workspace} and x.job_id = j.id
      where j.workspace_id = ${workspace} and j.client_id = clients.id and j.deleted_at is null`;
  return [
    sql<number>`(select count(*) ${jobs})`.as("jobs"),
    sql<number>`(select count(*) ${jobs} and j.status = 1)`.as("open_jobs"),
    sql<number>`(select count(*) ${within("proposals")} and x.deleted_at is null and x.submitted_at is not null)`.as("proposals"),
    sql<number>`(select count(*) ${within("matches")} and x.stage = 'placed' and exists (select from candidates c
      where c.workspace_id = ${workspace} and c.id = x.candidate_id and c.deleted_at is null))`.as("placements"),
    sql<{ name: string; email: string | null; phone: string | null } | null>`(
      select jsonb_build_object('name', c.name, 'email', c.email, 'phone', c.phone) from contacts c
      where c.workspace_id = ${workspace} and c.client_id = clients.id and c.deleted_at is null order by c.is_first desc, c.id limit 1)`.as(
      "contact",
    ),
  ];
}

export async function pageOfClients(db: Db, workspace: WorkspaceId, query: Body<typeof clientCalls.list>) {
  const own = await customList(db, workspace, "client", query);
  const page = sortedPage(query, { ...sorts, ...own.sorts }, "name", sql`clients.id`);
  const filtered = db
    .selectFrom("clients")
    .where("clients.workspace_id", "=", workspace)
    .where(filters(workspace, query, own.where));
  const rows = await filtered
    .select(rowColumns)
    .select(counted(workspace))
    .select(page.value.as("sort_value"))
    .where(page.after)
    .orderBy(page.order)
    .limit(query.limit + 1)
    .execute();
  const { total } = await filtered.select(sql<number>`count(*)`.as("total")).executeTakeFirstOrThrow();
  const { page: clients, next_cursor } = page.pageOf(rows);
  return { clients, total, next_cursor };
}

const contactSorts: SortKeys = { client: byText(sql`lower(clients.name)`), name: byText(sql`lower(contacts.name)`) };

/** Those who work at the clients that such a query gives. */
export async function pageOfContacts(db: Db, workspace: WorkspaceId, query: Body<typeof clientCalls.contacts>) {
  const own = await customList(db, workspace, "client", { custom: query.custom });
  const page = sortedPage(query, contactSorts, "client", sql`contacts.id`);
  const filtered = db
    .selectFrom("clients")
    .innerJoin("contacts", onOwn("contacts.client_id", "clients.id"))
    .where("clients.workspace_id", "=", workspace)
    .where("contacts.deleted_at", "is", null)
    .where(filters(workspace, query, own.where));
  const rows = await filtered
    .select(contactColumns.map((column) => `contacts.${column}` as const))
    .select("clients.name as client_name")
    .select(page.value.as("sort_value"))
    .where(page.after)
    .orderBy(page.order)
    .limit(query.limit + 1)
    .execute();
  const { total } = await filtered.select(sql<number>`count(*)`.as("total")).executeTakeFirstOrThrow();
  const { page: contacts, next_cursor } = page.pageOf(rows);
  return { contacts, total, next_cursor };
}

function filters(workspace: WorkspaceId, query: Body<typeof clientCalls.list>, own: RawBuilder<SqlBool>[]) {
  return (eb: ExpressionBuilder<Tables, "clients">) => {
    const all: Expression<SqlBool>[] = [eb("clients.deleted_at", query.trashed ? "is not" : "is", null)];
    const asked = query.q === undefined ? null : searchQuery(query.q);
    if (asked !== null)
      all.push(
        sql<SqlBool>`(words_of_name(clients.name)
          || words_of(concat_ws(' ', clients.city, clients.country, clients.branch, clients.website, clients.about,
            (select string_agg(concat_ws(' ', c.role, c.email, array_to_string(tsvector_to_array(words_of_name(c.name) || words_of_number(c.phone, clients.country)), ' ')), ' ')
              from contacts c where c.workspace_id = ${workspace} and c.client_id = clients.id and c.deleted_at is null))))
          @@ to_tsquery('simple', ${asked})`,
      );
    if (query.status?.length) all.push(eb("clients.status", "in", query.status));
    if (query.recruiter_id) all.push(eb("clients.recruiter_id", "=", query.recruiter_id));
    const holds = (column: RawBuilder<unknown>, part: string) => sql<SqlBool>`position(${part.toLowerCase()} in lower(${column})) > 0`;
    if (query.location) all.push(holds(sql`concat_ws(', ', clients.city, clients.country)`, query.location));
    if (query.branch) all.push(holds(sql`coalesce(clients.branch, '')`, query.branch));
    all.push(...own);
    return eb.and(all);
  };
}

/** Its fields as they are written: the workspace's own as they are held. */
type Written = Given<Omit<ClientFields, "custom"> & { logo_id: string | null }> & { custom?: CustomValues | undefined };
const written = ({ custom, ...fields }: Written) => ({ ...told(fields), ...(custom && { custom: json(custom) }) });

export async function insertClient(trx: Trx, workspace: WorkspaceId, id: string, fields: Written & { name: string }) {
  nameRecord("client", id);
  await trx
    .insertInto("clients")
    .values({ ...written(fields), name: fields.name, id, workspace_id: workspace })
    .execute();
  await keepKnown(trx, workspace, "client", id);
}

/** Changes a client; jobs that show its name or contact follow, because they read it. */
export async function updateClient(trx: Trx, workspace: WorkspaceId, id: string, fields: Written) {
  nameRecord("client", id);
  await trx
    .updateTable("clients")
    .set({ ...written(fields), version: sql`version + 1`, updated_at: sql`now()` })
    .where("workspace_id", "=", workspace)
    .where("id", "=", id)
    .execute();
  await keepKnown(trx, workspace, "client", id);
}

/** Into the trash, or back. */
export async function setClientTrashed(trx: Trx, workspace: WorkspaceId, id: string, trashed: boolean) {
  await trx
    .updateTable("clients")
    .set({ deleted_at: trashed ? sql`now()` : null, version: sql`version + 1`, updated_at: sql`now()` })
    .where("workspace_id", "=", workspace)
    .where("id", "=", id)
    .execute();
}

/** Adds somebody, or changes them. Who is the first one takes that from whoever was; the first who is added is it. */
export async function putContact(
  trx: Trx,
  workspace: WorkspaceId,
  { id, client_id, ...fields }: Given<ContactFields> & { id: string; client_id: string },
): Promise<void> {
  nameRecord("client", client_id);
  const others = await contactsOf(trx, workspace, client_id);
  const isNew = !others.some((one) => one.id === id);
  const is_first = fields.is_first ?? (isNew ? others.length === 0 : undefined);
  const ofClient = trx.updateTable("contacts").where("workspace_id", "=", workspace).where("client_id", "=", client_id);
  if (is_first) await ofClient.set({ is_first: false }).where("is_first", "=", true).where("id", "<>", id).execute();
  if (isNew)
    await trx
      .insertInto("contacts")
      .values({ ...told(fields), name: fields.name ?? "", id, client_id, is_first: is_first ?? false, workspace_id: workspace })
      .execute();
  else
    await ofClient
      .set({ ...told({ ...fields, is_first }), updated_at: sql`now()` })
      .where("id", "=", id)
      .execute();
  await keepKnown(trx, workspace, "client", client_id);
}

/** Whether an address is that of somebody of the workspace. */
export async function isColleague(db: Db, workspace: WorkspaceId, email: string): Promise<boolean> {
  const row = await db
    .selectFrom("recruiters")
    .leftJoin("users", "users.id", "recruiters.user_id")
    .select("recruiters.id")
    .where("recruiters.workspace_id", "=", workspace)
    .where(sql<SqlBool>`lower(coalesce(users.email, recruiters.email)) = lower(${email})`)
    .executeTakeFirst();
  return row !== undefined;
}

/** Takes somebody off, or puts them back: first again, unless somebody else was made that meanwhile. False where there is no such person. */
export async function setContactRemoved(
  trx: Trx,
  workspace: WorkspaceId,
  client_id: string,
  id: string,
  removed: boolean,
): Promise<boolean> {
  // Who is made the first takes that from those who are off as well (`putContact`); a merge may have brought another one.
  const isStillFirst = sql<boolean>`is_first and not exists (select from contacts o where o.workspace_id = ${workspace}
    and o.client_id = ${client_id} and o.is_first and o.deleted_at is null and o.id <> contacts.id)`;
  const rows = await trx
    .updateTable("contacts")
    .set(
      removed ? { deleted_at: sql`now()`, updated_at: sql`now()` } : { deleted_at: null, is_first: isStillFirst, updated_at: sql`now()` },
    )
    .where("workspace_id", "=", workspace)
    .where("client_id", "=", client_id)
    .where("id", "=", id)
    .returning("id")
    .execute();
  if (rows.length > 0) await keepKnown(trx, workspace, "client", client_id);
  return rows.length > 0;
}

/** Whose vacancy a job is; undefined where there is no such job. */
export function clientOfJob(db: Db, workspace: WorkspaceId, job_id: string) {
  return db
    .selectFrom("jobs")
    .leftJoin("clients", onOwn("clients.id", "jobs.client_id"))
    .select(["clients.id as client_id", "clients.name as client_name"])
    .where("jobs.workspace_id", "=", workspace)
    .where("jobs.id", "=", job_id)
    .executeTakeFirst();
}

/** Whom one writes to about a job; null where its client has nobody. */
export async function contactIdOfJob(db: Db, workspace: WorkspaceId, job_id: string): Promise<string | null> {
  const row = await db
    .selectFrom("jobs")
    .select(sql<string | null>`${contactOfJob} ->> 'contact_id'`.as("contact_id"))
    .where("jobs.workspace_id", "=", workspace)
    .where("jobs.id", "=", job_id)
    .executeTakeFirst();
  return row?.contact_id ?? null;
}

/** What a client was sent of somebody before, for other jobs than this one, and what it said: the newest first. */
export function earlierAnswers(
  db: Db,
  workspace: WorkspaceId,
  client_id: string,
  { candidate_id, job_id }: { candidate_id: string; job_id: string },
): Promise<EarlierAnswer[]> {
  return db
    .selectFrom("proposals")
    .innerJoin("jobs", onOwn("jobs.id", "proposals.job_id"))
    .leftJoin("recruiters", onOwn("recruiters.id", "proposals.recruiter_id"))
    .select(["proposals.id as proposal_id", "jobs.title as job_title", "proposals.status"])
    .select([
      sql<string>`proposals.submitted_at`.as("sent_at"),
      sql<string | null>`recruiters.first_name || ' ' || recruiters.last_name`.as("recruiter_name"),
      sql<EarlierAnswer["reason"]>`proposals.response ->> 'reason'`.as("reason"),
      sql<string | null>`proposals.response ->> 'comment'`.as("comment"),
      sql<string | null>`proposals.response ->> 'at'`.as("answered_at"),
    ])
    .where("proposals.workspace_id", "=", workspace)
    .where("proposals.candidate_id", "=", candidate_id)
    .where("jobs.client_id", "=", client_id)
    .where("jobs.id", "!=", job_id)
    .where("proposals.submitted_at", "is not", null)
    .where("proposals.deleted_at", "is", null)
    .orderBy("proposals.submitted_at", "desc")
    .limit(20)
    .execute() as Promise<EarlierAnswer[]>;
}
