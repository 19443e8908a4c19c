import { type SqlBool, sql } from "kysely";
import { plainText } from "#server/areas/privacy/place/rules.ts";
import { ERASED } from "#server/areas/privacy/rules.ts";
import type { WorkspaceId } from "#server/core/caller.ts";
import type { Trx } from "#server/parts/database/database.ts";
import type { Tables } from "#server/parts/database/tables.ts";
import { acrossWorkspaces } from "#server/parts/database/tenancy.ts";
import { accountPlaces, inJson } from "./rules.ts";

/** Puts a person's name out wherever it stands in what a workspace keeps. */
export async function putOutNames(trx: Trx, workspace: WorkspaceId, pattern: string): Promise<void> {
  for (const table of Object.keys(accountPlaces) as (keyof Tables)[]) {
    const place = accountPlaces[table];
    const { texts = [], json = [], only = sql<SqlBool>`true` } = "texts" in place || "json" in place ? place : {};
    const found = [
      ...texts.map((name) => ({ column: sql.ref(name), pattern, type: sql`text` })),
      ...json.map((name) => ({ column: sql.ref(name), pattern: inJson(pattern), type: sql`jsonb` })),
    ];
    if (found.length === 0) continue;
    const cleaned = found.map(
      (one) => sql`${one.column} = regexp_replace(${one.column}::text, ${one.pattern}, ${ERASED}, 'gi')::${one.type}`,
    );
    const isNamed = [...texts, ...json].map((name) => sql`${plainText(name)} ~* ${pattern}`);
    await sql`update ${sql.table(table)} set ${sql.join(cleaned)} where workspace_id = ${workspace} and ${only} and (${sql.join(isNamed, sql` or `)})`.execute(
      trx,
    );
  }
}

/** Removes what somebody kept for themselves alone in a workspace. */
export async function removePrivateViews(trx: Trx, workspace: WorkspaceId, recruiter_id: string): Promise<void> {
  await trx
    .deleteFrom("saved_views")
    .where("workspace_id", "=", workspace)
    .where("recruiter_id", "=", recruiter_id)
    .where("shared", "=", false)
    .execute();
}

/** Every letter that waits, locked as it is: one to an account may be nobody's workspace's. */
export function allLetters(trx: Trx) {
  return trx.selectFrom("letters").select(["id", "content"]).modifyEnd(acrossWorkspaces("person")).execute();
}

export async function removeLetters(trx: Trx, ids: string[]): Promise<void> {
  await trx.deleteFrom("letters").where("id", "in", ids).modifyEnd(acrossWorkspaces("person")).execute();
}

/** What the queue says of somebody, whether it is done or waits. */
export async function removeTasksOf(trx: Trx, user_id: string, pattern: string): Promise<void> {
  const isNamed = sql.join(
    ["data", "output"].map((column) => sql`${plainText(column)} ~* ${pattern}`),
    sql` or `,
  );
  const isOfThem = sql<SqlBool>`(position(${user_id} in concat_ws(' ', data::text, output::text)) > 0 or ${isNamed})`;
  await sql`delete from pgboss.job where state <> 'active' and ${isOfThem}`.execute(trx);
}
