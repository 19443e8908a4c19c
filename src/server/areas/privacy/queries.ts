import { type SqlBool, sql } from "kysely";
import type { Body } from "#contract/call.ts";
import type { PrivacyRequest, privacyCalls } from "#contract/candidate/privacy.ts";
import type { WorkspaceId } from "#server/core/caller.ts";
import { newId } from "#server/core/ids.ts";
import { byText, type SortKeys, sortedPage } from "#server/core/sorted-page.ts";
import { type Db, json, type Trx } from "#server/parts/database/database.ts";
import type { Tables } from "#server/parts/database/tables.ts";
import { acrossWorkspaces } from "#server/parts/database/tenancy.ts";
import { isNamedIn, type Person, places, plainText } from "./place/rules.ts";
import { around, dueOn, patternOf, without } from "./rules.ts";

/**
 * A candidate with what they are known by, those who were merged into them among it; locked until the transaction ends where they are to
 * be erased. Null where there is none, or where they are in somebody else.
 */
export async function findPerson(
  db: Db,
  workspace: WorkspaceId,
  id: string,
  isLocked = false,
): Promise<(Person & { name: string; merged: string[] }) | null> {
  const rows = await db
    .selectFrom("candidates")
    .select(["id", "merged_into", "first_name", "last_name", "email", "phone", "links"])
    .where("workspace_id", "=", workspace)
    .where((eb) => eb.or([eb("id", "=", id), eb("merged_into", "=", id)]))
    .$if(isLocked, (q) => q.forUpdate())
    .execute();
  const row = rows.find((one) => one.id === id);
  if (!row || row.merged_into) return null;
  const name = [row.first_name, row.last_name].filter(Boolean).join(" ");
  const patterns = rows.map((one) => patternOf({ ...one, links: one.links ?? {} })).filter((pattern) => pattern !== null);
  const merged = rows.filter((one) => one !== row).map((one) => one.id);
  return { workspace_id: workspace, id, name, merged, pattern: patterns.length > 0 ? [...new Set(patterns)].join("|") : null };
}

const tableNames = Object.keys(places) as (keyof Tables)[];

/** Everything that is theirs, by table, without what is hidden there. */
export async function rowsOf(db: Db, person: Person): Promise<Record<string, Record<string, unknown>[]>> {
  const found: Record<string, Record<string, unknown>[]> = {};
  for (const table of tableNames) {
    const place = places[table];
    if ("nothing" in place || place.isDerived) continue;
    const whose = place.rows ?? place.bare?.of;
    if (!whose) continue;
    const more = place.told ? sql`, ${place.told(person)}` : sql``;
    const { rows } = await sql<Record<string, unknown>>`select *${more} from ${sql.table(table)}
      where workspace_id = ${person.workspace_id} and ${whose(person)}`.execute(db);
    const hidden = new Set(["workspace_id", ...(place.hidden ?? [])]);
    if (rows.length > 0)
      found[table] = rows.map((row) => Object.fromEntries(Object.entries(row).filter(([column]) => !hidden.has(column))));
  }
  return found;
}

/** Where they are named in rows that aren't theirs: those words with what stands around them, for the rest is somebody else's. */
export async function passagesOn(db: Db, person: Person): Promise<{ table: string; text: string }[]> {
  const { pattern, workspace_id } = person;
  if (!pattern) return [];
  const found: { table: string; text: string }[] = [];
  for (const table of tableNames) {
    const place = places[table];
    if ("nothing" in place || !place.texts) continue;
    const isTheirs = place.rows?.(person) ?? place.bare?.of(person) ?? sql`false`;
    const { rows } = await sql<
      Record<string, unknown>
    >`select ${sql.join(place.texts.map((column) => sql.ref(column)))} from ${sql.table(table)}
      where workspace_id = ${workspace_id} and (${isNamedIn(person, ...place.texts)}) and not coalesce(${isTheirs}, false)`.execute(db);
    for (const row of rows) for (const text of around(Object.values(row), pattern)) found.push({ table, text });
  }
  return found;
}

/** The files that show somebody in proposals; they go with the proposals. */
export async function filesOfProposals(trx: Trx, { workspace_id, id }: Person): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select file_id as id from proposal_editions e, unnest(array[pdf_id, docx_id, other_pdf_id, other_docx_id]) as file_id
    where e.workspace_id = ${workspace_id} and file_id is not null
      and e.proposal_id in (select id from proposals where workspace_id = ${workspace_id} and candidate_id = ${id})`.execute(trx);
  return rows.map((row) => row.id);
}

/** Deletes, empties and cleans what each place holds of a person; how many rows by table. */
export async function eraseRows(trx: Trx, person: Person): Promise<Record<string, number>> {
  const removed: Record<string, number> = {};
  for (const table of tableNames) {
    const place = places[table];
    if ("nothing" in place) continue;
    const own = sql`workspace_id = ${person.workspace_id}`;
    if (place.rows) {
      const { numAffectedRows } = await sql`delete from ${sql.table(table)} where ${own} and ${place.rows(person)}`.execute(trx);
      if (numAffectedRows && !place.isDerived) removed[table] = Number(numAffectedRows);
    }
    if (place.bare) {
      const emptied = Object.entries(place.bare.emptied(person)).map(([column, value]) => sql`${sql.ref(column)} = ${value}`);
      await sql`update ${sql.table(table)} set ${sql.join(emptied)} where ${own} and ${place.bare.of(person)}`.execute(trx);
    }
    if (place.texts && person.pattern) await cleanTexts(trx, person, person.pattern, table, place.texts);
  }
  return removed;
}

async function cleanTexts(trx: Trx, person: Person, pattern: string, table: keyof Tables, columns: readonly string[]): Promise<void> {
  const own = sql`workspace_id = ${person.workspace_id}`;
  const isNamed = sql.join(
    columns.map((column) => sql`${plainText(column)} ~* ${pattern}`),
    sql` or `,
  );
  const { rows } = await sql<Record<string, unknown>>`select * from ${sql.table(table)} where ${own} and (${isNamed})`.execute(trx);
  for (const row of rows) {
    const cleaned = columns.map((column) => {
      const value = without(row[column], pattern);
      return sql`${sql.ref(column)} = ${value !== null && typeof value === "object" ? json(value) : value}`;
    });
    await sql`update ${sql.table(table)} set ${sql.join(cleaned)} where ${own} and id = ${row.id}`.execute(trx);
  }
}

/** Removes files' rows, and what readings name of them; where their bytes lie. */
export async function removeFilesOf(trx: Trx, person: Person, ids: string[]): Promise<{ workspace_id: string; id: string }[]> {
  const { rows } = await sql<{ workspace_id: string; id: string }>`delete from files
    where workspace_id = ${person.workspace_id} and (candidate_id = ${person.id} or id = any(${ids}::uuid[])) returning workspace_id, id`.execute(
    trx,
  );
  return rows;
}

/** Letters that wait to be sent, locked as they are. */
export function lettersOf(db: Db, workspace: WorkspaceId) {
  return db.selectFrom("letters").select(["id", "content"]).where("workspace_id", "=", workspace).execute();
}

export async function markErased(trx: Trx, workspace: WorkspaceId, candidate_id: string, change_seq: number): Promise<void> {
  const values = { workspace_id: workspace, candidate_id, change_seq };
  await trx
    .insertInto("erasures")
    .values(values)
    .onConflict((oc) => oc.columns(["workspace_id", "candidate_id"]).doUpdateSet({ change_seq, at: sql`now()` }))
    .execute();
}

/** What the queue still says of finished work that names a person. What waits is left: it may be somebody else's, such as their own account's letter. */
export async function removeTasksNaming(trx: Trx, person: Person): Promise<void> {
  const said = sql`concat_ws(' ', data::text, output::text)`;
  const isNamed = person.pattern ? sql`${said} ~* ${person.pattern}` : sql`false`;
  await sql`delete from pgboss.job
    where state in ('completed', 'cancelled', 'failed') and (position(${person.id} in ${said}) > 0 or ${isNamed})`.execute(trx);
}

/** Those of a list who are candidates of that workspace still. */
export async function whoIsStillThere(db: Db, workspace_id: string, ids: string[]): Promise<string[]> {
  const rows = await db
    .selectFrom("candidates")
    .select("id")
    .where("workspace_id", "=", workspace_id)
    .where("id", "in", ids)
    .modifyEnd(acrossWorkspaces("sweep"))
    .execute();
  return rows.map(({ id }) => id);
}

/** An open request of theirs of that kind is done. */
export async function closeRequests(trx: Trx, workspace: WorkspaceId, candidate_id: string, kind: PrivacyRequest["kind"]): Promise<void> {
  await trx
    .updateTable("privacy_requests")
    .set({ outcome: "done", closed_at: sql`now()` })
    .where("workspace_id", "=", workspace)
    .where("candidate_id", "=", candidate_id)
    .where("kind", "=", kind)
    .where("outcome", "is", null)
    .execute();
}

const columns = [
  "id",
  "kind",
  "of",
  "candidate_id",
  "person",
  "received_on",
  "due_on",
  "is_extended",
  "outcome",
  "note",
  "closed_at",
  "recruiter_name as by",
  "created_at",
] as const;
const sorts: SortKeys = {
  due_on: byText(sql`due_on::text`),
  received_on: byText(sql`received_on::text`),
  person: byText(sql`lower(person)`),
};

export async function pageOfRequests(db: Db, workspace: WorkspaceId, query: Body<typeof privacyCalls.list>) {
  const page = sortedPage(query, sorts, "due_on", sql`id`);
  const whole = db.selectFrom("privacy_requests").where("workspace_id", "=", workspace);
  const words = query.q?.trim().toLowerCase();
  const { kind, of, is_closed } = query;
  const filtered = whole
    .$if(kind !== undefined, (q) => q.where(sql<SqlBool>`kind = ${kind}`))
    .$if(of !== undefined, (q) => q.where(sql<SqlBool>`of = ${of}`))
    .$if(is_closed !== undefined, (q) => q.where("outcome", is_closed ? "is not" : "is", null))
    .$if(Boolean(words), (q) => q.where(sql<SqlBool>`position(${words} in lower(concat_ws(' ', person, note, recruiter_name))) > 0`));
  const rows = await filtered
    .select([...columns, page.value.as("sort_value")])
    .$if(page.after !== undefined, (q) => q.where(page.after as never)) // checked by sortedPage
    .orderBy(page.order)
    .limit(query.limit + 1)
    .execute();
  const { total } = await filtered.select(sql<number>`count(*)`.as("total")).executeTakeFirstOrThrow();
  const { waiting, late } = await whole
    .where("outcome", "is", null)
    .select([sql<number>`count(*)`.as("waiting"), sql<number>`count(*) filter (where due_on < current_date)`.as("late")])
    .executeTakeFirstOrThrow();
  const { page: requests, next_cursor } = page.pageOf(rows);
  return { requests, total, next_cursor, waiting, late };
}

export function findRequest(db: Db, workspace: WorkspaceId, id: string) {
  return db.selectFrom("privacy_requests").select(columns).where("workspace_id", "=", workspace).where("id", "=", id).executeTakeFirst();
}

export async function insertRequest(
  trx: Trx,
  workspace: WorkspaceId,
  request: Pick<PrivacyRequest, "id" | "kind" | "of" | "candidate_id" | "person" | "received_on" | "due_on" | "note"> & {
    recruiter_name: string;
  },
) {
  await trx
    .insertInto("privacy_requests")
    .values({ ...request, workspace_id: workspace })
    .execute();
}

/** What somebody with an account asked and did themselves, as done. Who leaves is nameless in all that they asked. */
export async function insertOwnRequest(
  trx: Trx,
  workspace: WorkspaceId,
  { kind, user_id, name }: { kind: "access" | "erasure"; user_id: string; name: string },
): Promise<string> {
  const id = newId();
  if (kind === "erasure")
    await trx
      .updateTable("privacy_requests")
      .set({ person: "", note: "" })
      .where("workspace_id", "=", workspace)
      .where("user_id", "=", user_id)
      .execute();
  const today = new Date().toISOString().slice(0, 10);
  await trx
    .insertInto("privacy_requests")
    .values({
      ...{ id, workspace_id: workspace, kind, of: "account", user_id, candidate_id: null },
      ...{ received_on: today, due_on: dueOn(today, false), outcome: "done", closed_at: sql`now()` },
      ...(kind === "erasure" ? { person: "", recruiter_name: "" } : { person: name, recruiter_name: name }),
    })
    .execute();
  return id;
}

export async function updateRequest(
  trx: Trx,
  workspace: WorkspaceId,
  id: string,
  change: Partial<Pick<PrivacyRequest, "note" | "is_extended" | "due_on" | "outcome" | "closed_at">>,
) {
  await trx.updateTable("privacy_requests").set(change).where("workspace_id", "=", workspace).where("id", "=", id).execute();
}
