import { type SqlBool, sql } from "kysely";
import type { SecurityEvent } from "#contract/security.ts";
import { newId } from "#server/core/ids.ts";
import { type Db, json } from "#server/parts/database/database.ts";
import { acrossWorkspaces } from "#server/parts/database/tenancy.ts";

export interface NewEvent {
  kind: SecurityEvent["kind"];
  user_id: string | null;
  about_id: string | null;
  source: string | null;
  times: number;
  detail: SecurityEvent["detail"];
}

/** Writes an event in one workspace's log, if that is there. */
export async function insertEvent(db: Db, workspace_id: string, { kind, user_id, about_id, source, times, detail }: NewEvent) {
  await sql`insert into security_events (workspace_id, id, kind, user_id, about_id, source, times, detail)
    select id, ${newId()}, ${kind}, (select users.id from users where users.id = ${user_id}), ${about_id}, ${source}, ${times}, ${json(detail)}
      from workspaces where id = ${workspace_id} ${acrossWorkspaces("person")}`.execute(db);
}

/** The workspaces that somebody is in. */
export async function workspacesOf(db: Db, user_id: string): Promise<string[]> {
  const rows = await db
    .selectFrom("recruiters")
    .select("workspace_id")
    .where("user_id", "=", user_id)
    .where("joined_at", "is not", null)
    .modifyEnd(acrossWorkspaces("person"))
    .execute();
  return rows.map(({ workspace_id }) => workspace_id);
}

/** Forgets what is older than a year. */
export async function removeOldEvents(db: Db): Promise<void> {
  await db.deleteFrom("security_events").where(sql<SqlBool>`at < now() - interval '1 year'`).modifyEnd(acrossWorkspaces("sweep")).execute();
}
