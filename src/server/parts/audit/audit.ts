import type { shownLists } from "#contract/choices.ts";
import type { Said } from "#server/core/said.ts";
import type { Db } from "#server/parts/database/database.ts";

/** Rows that are written with others, workspace by workspace. */
export interface Batches<R extends { at: string }> {
  /**
   * Keeps a row for the next batch, within two seconds. The same again within an hour is no new row. Where the database hasn't taken
   * many of them, it waits, and refuses rather than let something be read that nobody will know of.
   */
  note(workspace_id: string, row: R): Promise<void>;
  /** Writes what is kept. */
  flush(): Promise<void>;
  close(): Promise<void>;
}

/**
 * The audit trail of each workspace, to write in: reading in batches, the rest at once. What a row is about stands in it by ids; as it
 * is written, people become pseudonyms.
 */
export interface Audit extends Batches<Said> {
  /** Writes rows at once; given a transaction, with it. */
  append(db: Db, workspace_id: string, rows: Said[]): Promise<void>;
}

/** A page of a list that automatic ranking made, as it was shown to somebody. */
export interface ShownRanking {
  at: string;
  list: (typeof shownLists)[number];
  /** What the list is for: one of both. */
  job_id?: string;
  candidate_id?: string;
  recruiter_id: string;
  sort: string;
  is_continued: boolean;
  engine_version: string;
  /** In the order that was shown. */
  ids: string[];
  scores: number[];
}

/** Which rankings were shown to whom, to write in. */
export type RankingLog = Batches<ShownRanking>;
