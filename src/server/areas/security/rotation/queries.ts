import { sql } from "kysely";
import type { KeptAnchor } from "#server/areas/security/rules.ts";
import type { Db } from "#server/parts/database/database.ts";
import { acrossWorkspaces } from "#server/parts/database/tenancy.ts";
import type { LockPurpose } from "#server/parts/secret/secret.ts";
import { lockedColumns } from "./rules.ts";

/** What is locked for a purpose, from the row after `after` on, in every workspace. */
export async function lockedAfter(
  db: Db,
  purpose: LockPurpose,
  after: string,
  limit: number,
): Promise<{ id: string; locked: Uint8Array }[]> {
  const { table, column } = lockedColumns[purpose];
  const { rows } = await sql<{ id: string; locked: Uint8Array }>`select id, ${sql.ref(column)} as locked from ${sql.table(table)}
    where ${sql.ref(column)} is not null and id > ${after}::uuid order by id limit ${limit} ${acrossWorkspaces("sweep")}`.execute(db);
  return rows;
}

/** Puts what was locked anew in its place; false where that changed meanwhile. */
export async function putLocked(db: Db, purpose: LockPurpose, id: string, before: Uint8Array, now: Uint8Array): Promise<boolean> {
  const { table, column } = lockedColumns[purpose];
  const { numAffectedRows } = await sql`update ${sql.table(table)} set ${sql.ref(column)} = ${now}
    where id = ${id} and ${sql.ref(column)} = ${before} ${acrossWorkspaces("sweep")}`.execute(db);
  return numAffectedRows === 1n;
}

/** The anchors of every trail, from the one after a day of a workspace on. */
export function anchorsAfter(
  db: Db,
  after: { workspace_id: string; day: string },
  limit: number,
): Promise<(KeptAnchor & { workspace_id: string })[]> {
  return db
    .selectFrom("audit_anchors")
    .select(["workspace_id", "day", "seq", "hash", "seal"])
    .where(sql<boolean>`(workspace_id, day) > (${after.workspace_id}::uuid, ${after.day}::date)`)
    .orderBy("workspace_id")
    .orderBy("day")
    .limit(limit)
    .modifyEnd(acrossWorkspaces("sweep"))
    .execute();
}

export async function putSeal(db: Db, workspace_id: string, day: string, seal: Uint8Array): Promise<void> {
  await sql`update audit_anchors set seal = ${seal} where workspace_id = ${workspace_id} and day = ${day} ${acrossWorkspaces("sweep")}`.execute(
    db,
  );
}
