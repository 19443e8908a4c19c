import type { Database } from "#server/parts/database/database.ts";

/** Who answered what a replica may answer: itself, or the primary and why that. */
export type Answering = "replica" | "behind" | "away" | "failed";

/** A copy of the database that follows it by a moment, and answers those who only read. */
export interface Replica {
  about: string;
  /** Its tables, for a read that it was asked for just before; null where it can't be reached. */
  database(): Database | null;
  /**
   * Whether it holds all that was committed when the primary had written up to this position of its log. It is waited for, as long
   * as it usually takes.
   */
  holds(position: number): Promise<boolean>;
  /** Whether a read that failed there may be asked of the primary; it is kept that it failed. */
  isItsOwn(error: unknown): boolean;
  /** How often each answered, and by how many bytes of the log it was behind when it was last asked. */
  figures(): { answered: Record<Answering, number>; bytes_behind: number };
  close(): Promise<void>;
}
