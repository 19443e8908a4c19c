import type { Weights } from "#contract/account/workspace.ts";
import type { Ranked, RankingPart } from "#engine/index/ranking.ts";
import type { MatchableJob } from "#engine/matching/matchable-job.ts";
import type { JobMeaning } from "#engine/matching/meaning/meaning.ts";
import type { MatchableCandidate } from "#engine/matching/prepared-candidate.ts";

/** What became of one candidate: the entry as it was stored, the record to make it from, or neither where they left. */
export interface RankerChange {
  id: string;
  entry: string | null;
  candidate: MatchableCandidate | null;
  /** The vectors of their passages, each `size` long, where there are any. */
  meaning?: { vectors: Int8Array; size: number } | null;
}

/** A job as it is compared; the same `key` stands for the same job, weights and vector. */
export interface RankerJob {
  key: string;
  job: MatchableJob;
  points: Weights;
  meaning: JobMeaning | null;
}

/** Which part of a ranking: whom of it, after a place in it, without some, of some alone, from a score on. */
export interface RankerPart extends RankingPart {
  most: number;
  except?: string[] | undefined;
  only?: string[] | undefined;
}

export interface RankerPage {
  page: Ranked[];
  /** In all, whatever the page. */
  total: number;
  /** Of everybody: for whom something speaks, who of them fails a knock-out, and the others. */
  counts: { fits: number; knocked_out: number; rest: number };
}

/**
 * The matching indexes of workspaces (`engine/index`), in a thread of their own, so that this one answers calls meanwhile. It holds
 * what it is given and asks nobody: who uses it brings it up to date. Those used least recently leave when the memory is needed.
 */
export interface Ranker {
  /** One line for the start-up report. */
  about: string;
  /** Up to which change a workspace's index is, and how many people it holds; null where there is none. */
  state(workspace: string): { seq: number; size: number } | null;
  /** Takes changes in, and replies the entries that were made for it, by id. Nothing is told of them before `reached`. */
  put(workspace: string, changes: RankerChange[]): Promise<{ id: string; entry: string }[]>;
  /** All changes up to this number are in; false where the index left meanwhile. */
  reached(workspace: string, seq: number): Promise<boolean>;
  /** Null where the index left. */
  rank(workspace: string, job: RankerJob, part: RankerPart): Promise<RankerPage | null>;
  forget(workspace: string): Promise<void>;
  /** What all indexes take in memory, in bytes. */
  bytes(): Promise<number>;
  close(): Promise<void>;
}
