import { type SqlBool, sql } from "kysely";
import type { ImportKind } from "#contract/import/import-fields.ts";
import type { WorkspaceId } from "#server/core/caller.ts";
import type { Db, Trx } from "#server/parts/database/database.ts";

const column = { candidates: "candidate_id", clients: "client_id", contacts: "contact_id", jobs: "job_id" } as const;
type LinkedKind = keyof typeof column;

/** The record that a system called so, where it still is; who lies in the trash is nobody. */
export async function findByExternalId(
  db: Db,
  workspace: WorkspaceId,
  kind: LinkedKind,
  { system, external_id }: { system: string; external_id: string },
): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`select record.id from external_ids
    join ${sql.table(kind)} record on record.workspace_id = external_ids.workspace_id and record.id = ${sql.ref(`external_ids.${column[kind]}`)}
    where external_ids.workspace_id = ${workspace} and external_ids.system = ${system} and external_ids.kind = ${kind}
      and external_ids.external_id = ${external_id} and record.deleted_at is null`.execute(db);
  return rows[0]?.id ?? null;
}

/** Keeps what a record was called where it comes from; the last one of that name is it. */
export async function putExternalId(
  trx: Trx,
  workspace: WorkspaceId,
  { kind, id, ...of }: { kind: ImportKind; id: string; system: string; external_id: string; import_id: string },
) {
  if (kind === "notes") return;
  const refers = { candidate_id: null, client_id: null, contact_id: null, job_id: null, [column[kind]]: id, import_id: of.import_id };
  await trx
    .insertInto("external_ids")
    .values({ ...of, kind, ...refers, workspace_id: workspace })
    .onConflict((conflict) => conflict.columns(["workspace_id", "system", "kind", "external_id"]).doUpdateSet(refers))
    .execute();
}

export async function forgetExternalId(trx: Trx, workspace: WorkspaceId, kind: LinkedKind, id: string, import_id: string) {
  await trx
    .deleteFrom("external_ids")
    .where("workspace_id", "=", workspace)
    .where("import_id", "=", import_id)
    .where(column[kind], "=", id)
    .execute();
}

const candidates = (db: Db, workspace: WorkspaceId) =>
  db.selectFrom("candidates").select("id").where("workspace_id", "=", workspace).where("deleted_at", "is", null).limit(2);

export const candidatesWithEmail = async (db: Db, workspace: WorkspaceId, email: string) =>
  (await candidates(db, workspace).where(sql<SqlBool>`lower(email) = lower(${email})`).execute()).map(({ id }) => id);

export const candidatesCalled = async (db: Db, workspace: WorkspaceId, name: { first_name: string | null; last_name: string | null }) =>
  (
    await candidates(db, workspace)
      // By the index of names, then exactly.
      .where(sql<SqlBool>`sort_name(first_name, last_name) = sort_name(${name.first_name}, ${name.last_name})`)
      .where(
        sql<SqlBool>`lower(coalesce(last_name, '') || ' ' || coalesce(first_name, '')) = lower(${`${name.last_name ?? ""} ${name.first_name ?? ""}`})`,
      )
      .execute()
  ).map(({ id }) => id);

/** Jobs of that title, of a client or of any. */
export const jobsTitled = async (db: Db, workspace: WorkspaceId, title: string, client_id?: string) =>
  (
    await db
      .selectFrom("jobs")
      .select("id")
      .where("workspace_id", "=", workspace)
      .$if(client_id !== undefined, (query) => query.where("client_id", "=", client_id ?? ""))
      .where(sql<SqlBool>`lower(title) = lower(${title})`)
      .where("deleted_at", "is", null)
      .limit(2)
      .execute()
  ).map(({ id }) => id);

/** Whether anybody did something with a candidate or a job since it was imported: wrote, moved, proposed. */
export async function isUsed(db: Db, workspace: WorkspaceId, of: { candidate_id: string } | { job_id: string }): Promise<boolean> {
  const by = "candidate_id" in of ? sql`candidate_id = ${of.candidate_id}` : sql`job_id = ${of.job_id}`;
  const { rows } = await sql<{ used: boolean }>`select
      exists (select from activities where workspace_id = ${workspace} and ${by} and kind <> 'matched' and detail ->> 'import_id' is null)
      or exists (select from proposals where workspace_id = ${workspace} and ${by})
      or exists (select from matches where workspace_id = ${workspace} and ${by} and (stage <> 'suggested' or source = 'manual' or overrides <> '{}'))
    as used`.execute(db);
  return rows[0]?.used ?? false;
}

/** Whether a client has anything by now: jobs, and people unless they are left aside. */
export async function hasAnything(db: Db, workspace: WorkspaceId, client_id: string, only?: "jobs"): Promise<boolean> {
  const { rows } = await sql<{ jobs: boolean; people: boolean }>`select
      exists (select from jobs where workspace_id = ${workspace} and client_id = ${client_id} and deleted_at is null) as jobs,
      exists (select from contacts where workspace_id = ${workspace} and client_id = ${client_id} and deleted_at is null) as people`.execute(
    db,
  );
  return (rows[0]?.jobs || (only !== "jobs" && rows[0]?.people)) ?? false;
}

/** Says of a note's line in a timeline that an import brought it: it is nobody's work on the record. */
export async function markImported(trx: Trx, workspace: WorkspaceId, note_id: string, import_id: string) {
  await trx
    .updateTable("activities")
    .set({ detail: sql`detail || ${JSON.stringify({ import_id })}::jsonb` })
    .where("workspace_id", "=", workspace)
    .where("id", "=", note_id)
    .execute();
}

/** The note of the same words on a record, where there is one. */
export async function findSameNote(
  db: Db,
  workspace: WorkspaceId,
  of: { record: "candidate" | "job" | "client"; record_id: string; text: string },
) {
  const row = await db
    .selectFrom("notes")
    .select("id")
    .where("workspace_id", "=", workspace)
    .where(`${of.record}_id`, "=", of.record_id)
    .where("text", "=", of.text)
    .where("deleted_at", "is", null)
    .limit(1)
    .executeTakeFirst();
  return row?.id ?? null;
}

/** Takes a note away with its line in the timeline, where it is as it was imported. */
export async function removeNote(trx: Trx, workspace: WorkspaceId, id: string): Promise<boolean> {
  const gone = await trx
    .deleteFrom("notes")
    .where("workspace_id", "=", workspace)
    .where("id", "=", id)
    .where("version", "=", 1)
    .where("deleted_at", "is", null)
    .returning("id")
    .execute();
  if (gone.length > 0) await trx.deleteFrom("activities").where("workspace_id", "=", workspace).where("id", "=", id).execute();
  return gone.length > 0;
}

/** Contacts have no version: when they were changed last stands for it. */
export const contactNow = (db: Db, workspace: WorkspaceId, id: string) =>
  db
    .selectFrom("contacts")
    .select(["client_id", "name", "role", "email", "phone", "language", "updated_at", "deleted_at"])
    .where("workspace_id", "=", workspace)
    .where("id", "=", id)
    .executeTakeFirst();
