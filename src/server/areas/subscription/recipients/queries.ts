import { sql } from "kysely";
import type { WorkspaceId } from "#server/core/caller.ts";
import type { Db, Trx } from "#server/parts/database/database.ts";

/** Today (UTC), by which recipients are counted. */
const today = sql<string>`(now() at time zone 'utc')::date`;

/** How many people a workspace wrote to today. */
export async function recipientsToday(db: Db, workspace: WorkspaceId): Promise<number> {
  const row = await db
    .selectFrom("recipients_of_day")
    .select("used")
    .where("workspace_id", "=", workspace)
    .where("day", "=", today)
    .executeTakeFirst();
  return row?.used ?? 0;
}

/** Counts so many more; a new day begins anew. */
export async function addRecipients(trx: Trx, workspace: WorkspaceId, n: number): Promise<void> {
  await trx
    .insertInto("recipients_of_day")
    .values({ workspace_id: workspace, day: today as never, used: n })
    .onConflict((conflict) =>
      conflict.column("workspace_id").doUpdateSet({
        day: today as never,
        used: sql`case when recipients_of_day.day = excluded.day then recipients_of_day.used + excluded.used else excluded.used end`,
      }),
    )
    .execute();
}
