import type { Said } from "#server/core/said.ts";
import type { Db } from "#server/parts/database/database.ts";

/** The audit trail of each workspace, to write in. What a row is about stands in it by ids; as it is written, people become pseudonyms. */
export interface Audit {
  /** Writes rows at once; given a transaction, with it. */
  append(db: Db, workspace_id: string, rows: Said[]): Promise<void>;
  /**
   * Keeps a row about reading for the next batch, within two seconds. That somebody read the same again within an hour is no new row.
   * Where the database hasn't taken many of them, it waits, and refuses rather than let something be read that nobody will know of.
   */
  note(workspace_id: string, row: Said): Promise<void>;
  /** Writes what is kept. */
  flush(): Promise<void>;
  close(): Promise<void>;
}
