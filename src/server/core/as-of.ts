import { type RawBuilder, sql } from "kysely";

/**
 * At which change a workspace is: of its candidates and jobs, and of its matches. Read with the records or before
 * them, it says how long what was made of them holds.
 */
export const asOf = (workspace_id: RawBuilder<unknown>): RawBuilder<string> =>
  sql<string>`(select w.change_seq || '.' || coalesce(m.seq, 0) from workspaces w left join match_changes m on m.workspace_id = w.id where w.id = ${workspace_id})`;

/** Up to where the database has written its log, in bytes; what is committed is written first. A replica that has replayed so much has it all. */
export const writtenUpTo = sql<number>`(pg_current_wal_flush_lsn() - '0/0'::pg_lsn)`;

const moments = new WeakMap<object, string>();

/** Says of a reply that it holds for everybody in the workspace until the next change. */
export function holdsAsOf<R extends object>(reply: R, as_of: string): R {
  moments.set(reply, as_of);
  return reply;
}

/** Until which change a reply holds; undefined where it isn't known. */
export const momentOf = (reply: object): string | undefined => moments.get(reply);
