import { type SqlBool, sql } from "kysely";
import { SHOWN_DAYS } from "#contract/choices.ts";
import type { Db } from "#server/parts/database/database.ts";
import { acrossWorkspaces } from "#server/parts/database/tenancy.ts";

/** Forgets which rankings were shown, once that is long enough ago. */
export async function removeOldShown(db: Db): Promise<void> {
  await db
    .deleteFrom("shown_rankings")
    .where(sql<SqlBool>`at < now() - make_interval(days => ${SHOWN_DAYS})`)
    .modifyEnd(acrossWorkspaces("sweep"))
    .execute();
}
