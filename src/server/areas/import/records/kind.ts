import type { CustomField } from "#contract/custom-field.ts";
import type { ImportProblem } from "#contract/import/import.ts";
import type { ReadText } from "#server/areas/candidate/tasks.ts";
import type { StoredBytes } from "#server/areas/file/tasks.ts";
import type { WorkspaceId } from "#server/core/caller.ts";
import type { Db, Trx } from "#server/parts/database/database.ts";
import type { Parts } from "#server/parts/parts.ts";
import type { StoredImport, StoredRow } from "../queries.ts";
import type { Prepared } from "../rows/prepare.ts";

/** An import that is worked on: whose it is, who is here, and under which name ids of the old system are kept. */
export interface Run {
  parts: Parts;
  workspace: WorkspaceId;
  recruiter_id: string;
  import: StoredImport;
  system: string;
  /** The workspace's own fields that its columns may be for. */
  custom: readonly CustomField[];
  /** A colleague by address or name; null: nobody here is called so. */
  colleague(said: string): string | null;
}

/** A transaction of it, with the number of the change that its records get. */
export interface Writing extends Run {
  trx: Trx;
  change(): Promise<number>;
  /** Which records the audit trail is told of. */
  touched: { candidate: Set<string>; job: Set<string>; client: Set<string> };
}

/** What came with a row in files: of a candidate those to keep and what was read of the first that can be, of a client its logo. */
export interface BroughtFiles {
  file_ids: string[];
  reading: ReadText | null;
  logo: StoredBytes | null;
}

/** What was written of a row: which record, its version then, and what it said before. */
interface Written {
  candidate_id?: string;
  record_id?: string;
  client_id?: string | null;
  version?: number;
  before?: Record<string, unknown>;
}

/** What a kind of record does with a row. */
export interface KindOfRecord {
  /** The record that a row is about already; null: none. `problem`: it can't be said, or what it belongs to isn't there. */
  find(
    db: Db,
    run: Run,
    prepared: Prepared,
    cv: BroughtFiles | null,
  ): Promise<{ id: string } | { problem: ImportProblem["problem"] } | null>;
  /** Whether there can be two of the same: of clients a name is one's. */
  isOneOnly?: true;
  add(writing: Writing, prepared: Prepared, cv: BroughtFiles | null): Promise<Written>;
  update(writing: Writing, id: string, prepared: Prepared, cv: BroughtFiles | null): Promise<Written>;
  /** Takes a row back where nobody touched its record since; else says why it stays. */
  takeBack(writing: Writing, row: StoredRow): Promise<"removed" | "restored" | "changed_since" | "used_since">;
}
