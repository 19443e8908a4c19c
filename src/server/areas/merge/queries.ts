import { type SqlBool, sql } from "kysely";
import type { Body } from "#contract/call.ts";
import { MERGE_DAYS } from "#contract/choices.ts";
import type { DuplicatePair, Merge, mergeCalls, NamedRecord } from "#contract/merge/merge.ts";
import type { MergedRecord } from "#server/areas/duplicate/queries.ts";
import type { WorkspaceId } from "#server/core/caller.ts";
import { byMoment, byNumber, type SortKeys, sortedPage } from "#server/core/sorted-page.ts";
import type { Db, Trx } from "#server/parts/database/database.ts";
import { acrossWorkspaces } from "#server/parts/database/tenancy.ts";
import { rulesOf } from "./place/rules.ts";
import type { At } from "./reference/queries.ts";

/** A record as a row of its table. */
export type Row = Record<string, unknown> & { id: string; version: number; deleted_at: string | null; merged_into?: string | null };

/** Both records, locked until the transaction ends where they are to be merged; undefined for one that isn't there. */
export async function findTwo(
  db: Db,
  workspace: WorkspaceId,
  record: MergedRecord,
  ids: [string, string],
  isLocked = false,
): Promise<(Row | undefined)[]> {
  const { rows } =
    await sql<Row>`select * from ${sql.table(`${record}s`)} t where t.workspace_id = ${workspace} and t.id = any(${ids}::uuid[])
    order by t.id ${isLocked ? sql`for update` : sql``}`.execute(db);
  return ids.map((id) => rows.find((row) => row.id === id));
}

/** What two records of a kind are called, and what tells them apart. */
const namedBy = (
  workspace: WorkspaceId,
): Record<MergedRecord, { table: string; name: ReturnType<typeof sql>; about: ReturnType<typeof sql> }> => ({
  candidate: {
    table: "candidates",
    name: sql`coalesce(nullif(trim(concat_ws(' ', r.first_name, r.last_name)), ''), r.email, '')`,
    about: sql`concat_ws(' · ', r.headline, r.city)`,
  },
  job: {
    table: "jobs",
    name: sql`r.title`,
    about: sql`concat_ws(' · ', (select c.name from clients c where c.workspace_id = ${workspace} and c.id = r.client_id), r.city)`,
  },
  client: { table: "clients", name: sql`r.name`, about: sql`concat_ws(' · ', r.city, r.website)` },
});

/** What these records are called, by id; of those that are there and not in the trash. */
export async function namedRecords(
  db: Db,
  workspace: WorkspaceId,
  record: MergedRecord,
  ids: readonly string[],
): Promise<Map<string, NamedRecord>> {
  if (ids.length === 0) return new Map();
  const { table, name, about } = namedBy(workspace)[record];
  const { rows } =
    await sql<NamedRecord>`select r.id, ${name} as name, ${about} as about, r.created_at, r.updated_at from ${sql.table(table)} r
    where r.workspace_id = ${workspace} and r.id = any(${ids}::uuid[]) and r.deleted_at is null`.execute(db);
  return new Map(rows.map((row) => [row.id, row]));
}

const sorts: SortKeys = { certainty: byNumber(sql`p.certainty`), found_at: byMoment(sql`p.found_at`) };
interface PairRow {
  one_id: string;
  other_id: string;
  certainty: number;
  reasons: DuplicatePair["reasons"];
  found_at: string;
}

/** Both records of a pair are there, and neither is in the trash. */
const isLiving = (workspace: WorkspaceId, record: MergedRecord) => {
  const one = (column: string) =>
    sql`exists (select from ${sql.table(`${record}s`)} r where r.workspace_id = ${workspace} and r.id = ${sql.ref(column)} and r.deleted_at is null)`;
  return sql<SqlBool>`${one("p.one_id")} and ${one("p.other_id")}`;
};

/** A page of pairs, the surest first. */
export async function pageOfPairs(db: Db, workspace: WorkspaceId, query: Body<typeof mergeCalls.list>) {
  const { record, is_apart = false } = query;
  // Pairs have two ids: the page goes on after one made of both.
  const page = sortedPage(query, sorts, "-certainty", sql`md5(p.one_id::text || p.other_id::text)::uuid`);
  const whole = db
    .selectFrom("duplicate_pairs as p")
    .where("p.workspace_id", "=", workspace)
    .where("p.record", "=", record)
    .where("p.is_apart", "=", is_apart)
    .where(isLiving(workspace, record));
  const rows = await whole
    .select(["p.one_id", "p.other_id", "p.certainty", "p.reasons", "p.found_at", page.value.as("sort_value")])
    .select(sql<string>`md5(p.one_id::text || p.other_id::text)::uuid`.as("id"))
    .where(page.after)
    .orderBy(page.order)
    .limit(query.limit + 1)
    .execute();
  const { total } = await whole.select(sql<number>`count(*)`.as("total")).executeTakeFirstOrThrow();
  const { page: shown, next_cursor } = page.pageOf(rows);
  const pairs = await withNames(db, workspace, record, shown as (PairRow & { id: string })[]);
  return { pairs, total, next_cursor };
}

async function withNames<P extends PairRow>(db: Db, workspace: WorkspaceId, record: MergedRecord, rows: P[]) {
  const named = await namedRecords(
    db,
    workspace,
    record,
    rows.flatMap(({ one_id, other_id }) => [one_id, other_id]),
  );
  return rows.flatMap((row) => {
    const [one, other] = [named.get(row.one_id), named.get(row.other_id)];
    return one && other ? [{ ...row, record, one, other }] : [];
  });
}

/** With whom a record may be the same, the surest first; those that somebody said aren't aside. */
export async function pairsOf(db: Db, workspace: WorkspaceId, record: MergedRecord, id: string): Promise<DuplicatePair[]> {
  const found: PairRow[] = [];
  for (const column of ["one_id", "other_id"] as const) {
    const rows = await db
      .selectFrom("duplicate_pairs")
      .select(["one_id", "other_id", "certainty", "reasons", "found_at"])
      .where("workspace_id", "=", workspace)
      .where(column, "=", id)
      .where("is_apart", "=", false)
      .limit(50)
      .execute();
    found.push(...(rows as PairRow[])); // as `putPairs` wrote them
  }
  const pairs = await withNames(db, workspace, record, found);
  return pairs.sort((a, b) => b.certainty - a.certainty);
}

const inOrder = (id: string, other_id: string) => (id < other_id ? { one_id: id, other_id } : { one_id: other_id, other_id: id });

/** What is known of two records as a pair; undefined where nothing is. */
export function findPair(db: Db, workspace: WorkspaceId, id: string, other_id: string) {
  const ids = inOrder(id, other_id);
  return db
    .selectFrom("duplicate_pairs")
    .select(["certainty", "reasons", "is_apart"])
    .where("workspace_id", "=", workspace)
    .where("one_id", "=", ids.one_id)
    .where("other_id", "=", ids.other_id)
    .executeTakeFirst();
}

/** Remembers that two aren't the same, or that this isn't said any more. */
export async function putApart(
  trx: Trx,
  workspace: WorkspaceId,
  record: MergedRecord,
  id: string,
  other_id: string,
  by: string | null,
): Promise<void> {
  const said = { is_apart: by !== null, apart_by: by, apart_at: by === null ? null : sql<string>`now()` };
  await trx
    .insertInto("duplicate_pairs")
    .values({ workspace_id: workspace, record, ...inOrder(id, other_id), certainty: 0, reasons: sql`'[]'::jsonb`, ...said })
    .onConflict((oc) => oc.columns(["workspace_id", "one_id", "other_id"]).doUpdateSet(said))
    .execute();
}

/** Whom somebody said a record isn't. */
export async function whoIsApart(db: Db, workspace: WorkspaceId, id: string): Promise<{ id: string; by: string | null }[]> {
  const rows = await db
    .selectFrom("duplicate_pairs")
    .select(["one_id", "other_id", "apart_by"])
    .where("workspace_id", "=", workspace)
    .where((eb) => eb.or([eb("one_id", "=", id), eb("other_id", "=", id)]))
    .where("is_apart", "=", true)
    .execute();
  return rows.map(({ one_id, other_id, apart_by }) => ({ id: one_id === id ? other_id : one_id, by: apart_by }));
}

/** What a merge tells of, by table, each with when it came. */
const toldTables = {
  activities: "at",
  notes: "created_at",
  to_dos: "created_at",
  files: "uploaded_at",
  consent_requests: "created_at",
  chats: "created_at",
  proposals: "created_at",
  matches: "created_at",
  interviews: "created_at",
  shortlists: "created_at",
  jobs: "created_at",
  contacts: "created_at",
} as const;
type ToldTable = keyof typeof toldTables;
const isTold = (table: string): table is ToldTable => table in toldTables;

/** How many rows of each table hang on a record; of those that came after a time. */
async function countHanging(
  db: Db,
  workspace: WorkspaceId,
  record: MergedRecord,
  id: string,
  tables: readonly string[],
  since: string | null,
) {
  const counts: { what: string; n: number }[] = [];
  for (const [table, rule] of rulesOf(record)) {
    if (!("moves" in rule) || !isTold(table) || !tables.includes(table)) continue;
    const isLater = since === null ? sql`true` : sql`t.${sql.ref(toldTables[table])} > ${since}`;
    const { rows } = await sql<{ n: number }>`select count(*) as n from ${sql.table(table)} t
      where t.workspace_id = ${workspace} and t.${sql.ref(rule.moves)} = ${id} and ${isLater}`.execute(db);
    if (rows[0]?.n) counts.push({ what: table, n: rows[0].n });
  }
  return counts;
}

/** How many rows of each table go along with a record. */
export const countMoving = (db: Db, workspace: WorkspaceId, record: MergedRecord, id: string) =>
  countHanging(db, workspace, record, id, Object.keys(toldTables), null);

/** What came to the one that was kept since a merge: its timeline and its matches go on by themselves. */
export const addedSince = (db: Db, workspace: WorkspaceId, { record, kept_id, at }: StoredMerge) =>
  countHanging(
    db,
    workspace,
    record,
    kept_id,
    Object.keys(toldTables).filter((table) => table !== "activities" && table !== "matches"),
    at,
  );

export async function insertMerge(
  trx: Trx,
  at: At,
  merge: { record: MergedRecord; kept_id: string; gone_id: string; name: string; recruiter_id: string },
) {
  await trx
    .insertInto("merges")
    .values({ ...merge, workspace_id: at.workspace, id: at.merge_id, undone_at: null })
    .execute();
}

export interface StoredMerge {
  id: string;
  record: MergedRecord;
  kept_id: string;
  gone_id: string;
  name: string;
  at: string;
  undone_at: string | null;
}

/** A merge, locked until the transaction ends. */
export async function lockMerge(trx: Trx, workspace: WorkspaceId, id: string): Promise<StoredMerge | undefined> {
  const row = await trx
    .selectFrom("merges")
    .select(["id", "record", "kept_id", "gone_id", "name", "at", "undone_at"])
    .where("workspace_id", "=", workspace)
    .where("id", "=", id)
    .forUpdate()
    .executeTakeFirst();
  return row as StoredMerge | undefined; // the record is one of three, by the table's check
}

/**
 * A merge that came after this one and took in what this one's rows name, the record or a contact who became one with another, or changed
 * such a contact: the last of them, which is undone first.
 */
export async function laterMerge(db: Db, { workspace, merge_id }: At): Promise<{ name: string } | undefined> {
  const { rows } = await sql<{ name: string }>`select l.name from merges m
    join merges l on l.workspace_id = ${workspace} and l.id <> m.id and l.at >= m.at and l.undone_at is null and l.gone_id <> m.gone_id
    cross join lateral (select l.gone_id::text as id union all select coalesce(c.before ->> 'id', c.keys ->> 'id')
      from merge_rows c where c.workspace_id = ${workspace} and c.merge_id = l.id and c.of_table = 'contacts' and c.did <> 'moved') gone
    where m.workspace_id = ${workspace} and m.id = ${merge_id} and exists (select from merge_rows r
      where r.workspace_id = ${workspace} and r.merge_id = m.id and position(gone.id in concat(r.keys, r.before)) > 0)
    order by l.at desc limit 1`.execute(db);
  return rows[0];
}

/** It is undone: what it kept is needed no more. */
export async function closeMerge(trx: Trx, { workspace, merge_id }: At): Promise<void> {
  await trx.updateTable("merges").set({ undone_at: sql`now()` }).where("workspace_id", "=", workspace).where("id", "=", merge_id).execute();
  await trx.deleteFrom("merge_rows").where("workspace_id", "=", workspace).where("merge_id", "=", merge_id).execute();
}

/** What was merged into a record and can be undone, the newest first; or one merge. */
export async function mergesOf(db: Db, workspace: WorkspaceId, of: { kept_id: string } | { id: string }): Promise<Merge[]> {
  const rows = await db
    .selectFrom("merges as m")
    .leftJoin("recruiters as r", (join) => join.on(sql<SqlBool>`r.workspace_id = m.workspace_id and r.id = m.recruiter_id`))
    .select(["m.id", "m.record", "m.kept_id", "m.gone_id", "m.name", "m.at"])
    .select(sql<string | null>`r.first_name || ' ' || r.last_name`.as("recruiter_name"))
    .select(sql<string>`m.at + make_interval(days => ${sql.lit(MERGE_DAYS)})`.as("until"))
    .where("m.workspace_id", "=", workspace)
    .where("kept_id" in of ? "m.kept_id" : "m.id", "=", "kept_id" in of ? of.kept_id : of.id)
    .where("m.undone_at", "is", null)
    .orderBy("m.at", "desc")
    .limit(50)
    .execute();
  const [first] = rows;
  if (!first) return [];
  const record = first.record as MergedRecord;
  const kept = (await namedRecords(db, workspace, record, [first.kept_id])).get(first.kept_id);
  return rows.map(({ id, gone_id, kept_id, name, at, until, recruiter_name }) => ({
    ...{ id, record, at, until, recruiter_name },
    kept: { id: kept_id, name: kept?.name ?? "" },
    gone: { id: gone_id, name },
  }));
}

/** Into which record this one was merged; null where it wasn't. */
export async function mergedInto(db: Db, workspace: WorkspaceId, id: string): Promise<string | null> {
  const row = await db
    .selectFrom("merges")
    .select("kept_id")
    .where("workspace_id", "=", workspace)
    .where("gone_id", "=", id)
    .where("undone_at", "is", null)
    .orderBy("at", "desc")
    .executeTakeFirst();
  return row?.kept_id ?? null;
}

/** Merges that can't be undone any more, with what they kept. */
export async function removeOldMerges(db: Db): Promise<void> {
  await db
    .deleteFrom("merges")
    .where(sql<SqlBool>`at < now() - make_interval(days => ${sql.lit(MERGE_DAYS)})`)
    .modifyEnd(acrossWorkspaces("sweep"))
    .execute();
}
