import { type RawBuilder, sql } from "kysely";
import type { WorkspaceId } from "#server/core/caller.ts";
import type { Db } from "#server/parts/database/database.ts";
import type { Tables } from "#server/parts/database/tables.ts";

/** A merge that is being made or undone. */
export interface At {
  workspace: WorkspaceId;
  merge_id: string;
}

/** A column that names a row of another table of the workspace. */
export interface Reference {
  column: string;
  to: keyof Tables;
  /** Emptied where that row goes; otherwise the row goes with it. */
  isEmptied: boolean;
}

/** What a table's rows name, by the database as it is now. */
export async function referencesOf(db: Db, table: keyof Tables): Promise<Reference[]> {
  const { rows } = await sql<Reference>`select a.attname as column, c.confrelid::regclass::text as to, c.confdeltype = 'n' as "isEmptied"
    from pg_constraint c, unnest(c.conkey, c.confkey) as pair (own, other)
    join pg_attribute a on true join pg_attribute b on true
    where c.conrelid = ${table}::regclass and c.contype = 'f' and a.attrelid = c.conrelid and a.attnum = pair.own
      and b.attrelid = c.confrelid and b.attnum = pair.other and b.attname = 'id' and cardinality(c.conkey) = 2`.execute(db);
  return rows;
}

/** What `value` names, where it is still there; null where it isn't. */
export const standing = (at: At, to: keyof Tables, value: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`(select o.id from ${sql.table(to)} o where o.workspace_id = ${at.workspace} and o.id = ${value})`;
