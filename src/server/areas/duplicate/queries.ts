import { type SqlBool, sql } from "kysely";
import type { mergedRecords } from "#contract/choices.ts";
import type { WorkspaceId } from "#server/core/caller.ts";
import { type Db, json, type Trx } from "#server/parts/database/database.ts";
import { acrossWorkspaces } from "#server/parts/database/tenancy.ts";
import { MOST_OF_A_KEY, MOST_TOGETHER, type Verdict } from "./certainty/rules.ts";
import type { CandidateFace, ClientFace, Key } from "./key/rules.ts";

export type MergedRecord = (typeof mergedRecords)[number];

const isAnyOf = (column: string, ids: readonly string[]) => sql<SqlBool>`${sql.ref(column)} = any(${ids}::uuid[])`;

/** What candidates are known by, and who was merged into them; of those in the trash too, whose keys hold when they come back. */
export async function facesOfCandidates(
  db: Db,
  workspace: WorkspaceId,
  ids: readonly string[],
): Promise<(CandidateFace & { id: string })[]> {
  const { rows } = await sql<CandidateFace & { id: string }>`select id, first_name, last_name, email, phone, city, country, links,
      coalesce((select jsonb_agg(jsonb_build_object('company', x ->> 'company')) from jsonb_array_elements(experience) x), '[]') as experience,
      coalesce((select jsonb_agg(jsonb_build_object('institution', x ->> 'institution')) from jsonb_array_elements(education) x), '[]') as education,
      array(select encode(f.sha256, 'hex') from files f where f.workspace_id = ${workspace} and f.candidate_id = c.id order by 1) as files,
      coalesce((select jsonb_agg(jsonb_build_object('first_name', m.first_name, 'last_name', m.last_name, 'email', m.email, 'phone', m.phone,
        'country', m.country, 'links', m.links)) from candidates m where m.workspace_id = ${workspace} and m.merged_into = c.id), '[]') as former
    from candidates c where c.workspace_id = ${workspace} and ${isAnyOf("c.id", ids)} and c.merged_into is null`.execute(db);
  return rows;
}

export async function facesOfClients(db: Db, workspace: WorkspaceId, ids: readonly string[]): Promise<(ClientFace & { id: string })[]> {
  const { rows } = await sql<ClientFace & { id: string }>`select id, name, website,
      array(select distinct lower(p.email) from contacts p where p.workspace_id = ${workspace} and p.client_id = c.id
        and p.deleted_at is null and p.email is not null) as emails
    from clients c where c.workspace_id = ${workspace} and ${isAnyOf("c.id", ids)}`.execute(db);
  return rows;
}

export function facesOfJobs(db: Db, workspace: WorkspaceId, ids: readonly string[]) {
  return db
    .selectFrom("jobs")
    .select(["id", "client_id", "title", "description"])
    .where("workspace_id", "=", workspace)
    .where(isAnyOf("id", ids))
    .execute();
}

/** The keys that are written of a record. */
export async function keysWritten(db: Db, workspace: WorkspaceId, id: string): Promise<Key[]> {
  // What stands there was written by `putKeys`.
  return (await db
    .selectFrom("duplicate_keys")
    .select(["kind", "key"])
    .where("workspace_id", "=", workspace)
    .where("record_id", "=", id)
    .execute()) as Key[];
}

/** Writes keys of records, those that are there already aside. */
export async function putKeys(
  trx: Trx,
  workspace: WorkspaceId,
  record: MergedRecord,
  keys: readonly (Key & { id: string })[],
): Promise<void> {
  if (keys.length === 0) return;
  const [ids, kinds, texts] = [keys.map(({ id }) => id), keys.map(({ kind }) => kind), keys.map(({ key }) => key)];
  await sql`insert into duplicate_keys (workspace_id, record, record_id, kind, key)
    select ${workspace}::uuid, ${record}, id, kind, key from unnest(${ids}::uuid[], ${kinds}::text[], ${texts}::text[]) as t (id, kind, key)
    on conflict do nothing`.execute(trx);
}

export async function removeKeys(trx: Trx, workspace: WorkspaceId, id: string, keys: readonly Key[]): Promise<void> {
  if (keys.length === 0) return;
  await sql`delete from duplicate_keys where workspace_id = ${workspace} and record_id = ${id}
    and (kind, key) in (select * from unnest(${keys.map(({ kind }) => kind)}::text[], ${keys.map(({ key }) => key)}::text[]))`.execute(trx);
}

export interface Shared extends Key {
  one_id: string;
  other_id: string;
}

/** Everybody else who has one of these keys, a key that too many have aside. */
export async function whoShares(
  db: Db,
  workspace: WorkspaceId,
  record: MergedRecord,
  keys: readonly Key[],
  but: string | null,
): Promise<(Key & { id: string })[]> {
  if (keys.length === 0) return [];
  const most = record === "candidate" ? MOST_OF_A_KEY : MOST_TOGETHER;
  const { rows } = await sql<Key & { id: string }>`select asked.kind, asked.key, found.id
    from unnest(${keys.map(({ kind }) => kind)}::text[], ${keys.map(({ key }) => key)}::text[]) as asked (kind, key)
    cross join lateral (select d.record_id as id from duplicate_keys d where d.workspace_id = ${workspace} and d.record = ${record}
      and d.kind = asked.kind and d.key = asked.key limit ${most + 2}) found`.execute(db);
  const holders = Map.groupBy(rows, ({ kind, key }) => `${kind} ${key}`);
  return rows.filter(({ id, kind, key }) => id !== but && (holders.get(`${kind} ${key}`)?.length ?? 0) <= most + 1);
}

/** Those of these candidates who are there, not in the trash, and came or changed after `seq`. */
export function livingCandidates(db: Db, workspace: WorkspaceId, ids: readonly string[], seq: number) {
  return db
    .selectFrom("candidates")
    .select(["id", "first_name", "last_name", "email", "created_at"])
    .where("workspace_id", "=", workspace)
    .where(isAnyOf("id", ids))
    .where("deleted_at", "is", null)
    .where("change_seq", ">", seq)
    .execute();
}

/** The hashes of files, as keys hold them. */
export async function hashesOf(db: Db, workspace: WorkspaceId, file_ids: readonly string[]): Promise<string[]> {
  if (file_ids.length === 0) return [];
  const rows = await db
    .selectFrom("files")
    .select(sql<string>`encode(sha256, 'hex')`.as("hash"))
    .where("workspace_id", "=", workspace)
    .where(isAnyOf("id", file_ids))
    .execute();
  return rows.map(({ hash }) => hash);
}

/** Each two records that share a key, one of these and one that comes after it, with the keys that they share; those that too many have aside. */
export async function sharedKeys(db: Db, workspace: WorkspaceId, record: MergedRecord, ids: readonly string[]): Promise<Shared[][]> {
  const most = record === "candidate" ? MOST_OF_A_KEY : MOST_TOGETHER;
  // What stands there was written by `putKeys`.
  const { rows } = await sql<Shared>`select own.record_id as one_id, found.id as other_id, own.kind, own.key
    from duplicate_keys own
    cross join lateral (select count(*) as many from (select from duplicate_keys d where d.workspace_id = ${workspace} and d.record = ${record}
      and d.kind = own.kind and d.key = own.key limit ${most + 2}) counted) held
    cross join lateral (select d.record_id as id from duplicate_keys d where d.workspace_id = ${workspace} and d.record = ${record}
      and d.kind = own.kind and d.key = own.key and d.record_id > own.record_id) found
    where own.workspace_id = ${workspace} and own.record = ${record} and ${isAnyOf("own.record_id", ids)} and held.many between 2 and ${most + 1}`.execute(
    db,
  );
  return [...Map.groupBy(rows, ({ one_id, other_id }) => `${one_id} ${other_id}`).values()];
}

export interface Pair extends Verdict {
  one_id: string;
  other_id: string;
}

/** Writes pairs; what somebody said of one stays. */
export async function putPairs(trx: Trx, workspace: WorkspaceId, record: MergedRecord, pairs: readonly Pair[]): Promise<void> {
  if (pairs.length === 0) return;
  const rows = pairs.map(({ one_id, other_id, certainty, reasons }) => {
    const [first, second] = one_id < other_id ? [one_id, other_id] : [other_id, one_id];
    return {
      workspace_id: workspace,
      record,
      one_id: first,
      other_id: second,
      certainty,
      reasons: json(reasons),
      apart_by: null,
      apart_at: null,
    };
  });
  await trx
    .insertInto("duplicate_pairs")
    .values(rows)
    .onConflict((oc) =>
      oc
        .columns(["workspace_id", "one_id", "other_id"])
        .doUpdateSet((eb) => ({ certainty: eb.ref("excluded.certainty"), reasons: eb.ref("excluded.reasons") }))
        // What somebody said of two stands as it was said.
        .where("duplicate_pairs.is_apart", "=", false),
    )
    .execute();
}

/** The open pairs of a record that aren't found any more go. */
export async function keepPairs(trx: Trx, workspace: WorkspaceId, id: string, others: readonly string[]): Promise<void> {
  for (const [own, theirs] of [["one_id", "other_id"] as const, ["other_id", "one_id"] as const])
    await trx
      .deleteFrom("duplicate_pairs")
      .where("workspace_id", "=", workspace)
      .where(own, "=", id)
      .where("is_apart", "=", false)
      .where(sql<SqlBool>`not ${sql.ref(theirs)} = any(${others}::uuid[])`)
      .execute();
}

/** A page of the ids of a workspace's records, in their order, held as they are until the transaction ends. */
export async function holdAfter(
  trx: Trx,
  workspace: WorkspaceId,
  record: MergedRecord,
  after: string | null,
  limit: number,
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select id from ${sql.table(`${record}s`)}
    where workspace_id = ${workspace} and id > ${after ?? "00000000-0000-0000-0000-000000000000"}::uuid order by id limit ${limit} for share`.execute(
    trx,
  );
  return rows.map(({ id }) => id);
}

export async function isKeyed(db: Db, workspace: WorkspaceId, making: number): Promise<boolean> {
  const row = await db.selectFrom("workspaces").select("keyed").where("id", "=", workspace).executeTakeFirstOrThrow();
  return row.keyed >= making;
}
export async function setKeyed(trx: Trx, workspace: WorkspaceId, making: number): Promise<void> {
  await trx.updateTable("workspaces").set({ keyed: making }).where("id", "=", workspace).execute();
}
/** Workspaces whose records lack their keys, at most `limit`. */
export function workspacesUnkeyed(db: Db, limit: number): Promise<{ id: string }[]> {
  return db
    .selectFrom("workspaces")
    .select("id")
    .where(sql<SqlBool>`keyed < 1`)
    .limit(limit)
    .modifyEnd(acrossWorkspaces("sweep"))
    .execute();
}
