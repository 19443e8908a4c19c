import type { Candidate } from "#contract/candidate/candidate.ts";
import type { ChatKind } from "#contract/chat.ts";
import type { Evidence, Language } from "#contract/fields.ts";
import type { Job, VacancyFact } from "#contract/job/job.ts";
import type { Criterion } from "#contract/job/match.ts";

/**
 * What was written or happened about the candidate: a recruiter's note, a stage that a match came into, or what a client answered
 * to a proposal. `at` ISO; `by` the name of who wrote or did it.
 */
export interface ChatNote {
  id: string;
  /** Absent: a note. */
  kind?: "note" | "stage" | "client";
  text: string;
  by: string | null;
  at: string;
}

/** One of a job's best candidates, with what the match found. */
export interface RankedCandidate {
  candidate: Candidate;
  /** 0…100. */
  score: number;
  /** Overrides included. */
  criteria: readonly Criterion[];
}

/** Everything an answer may rest on: one talk's records, of one workspace. Deleted records are none. */
export interface ChatRecords {
  kind: ChatKind;
  candidate: Candidate | null;
  /** Notes about the candidate, stages and answers of clients, the newest first. */
  notes: readonly ChatNote[];
  job: Job | null;
  /** What the job's vacancy tells, as it is stored with it; empty without a job. */
  facts: readonly VacancyFact[];
  /** The match of this candidate and this job, a person's overrides included; empty without one of them. */
  criteria: readonly Criterion[];
  /** For a talk about a job alone: its best candidates, the best first, at most `MOST_RANKED`. */
  ranked: readonly RankedCandidate[];
  /** ISO date: what "now" means in a CV. */
  today: string;
}

/** More candidates than these are not read for one answer. */
export const MOST_RANKED = 20;

/** Evidence in the records of a talk. `candidate_id` names the candidate where the talk is about a job and its candidates. */
export type ChatEvidence = Evidence & { candidate_id?: string };

/** An answer as it was composed: marks `[n]` in `content` name `citations[n-1]`. */
export interface ChatAnswer {
  /** Markdown with `[n]` marks; never empty. */
  content: string;
  citations: ChatEvidence[];
  /** Sentences of `content` that state something no citation bears. */
  unsupported: { start: number; end: number }[];
  /** What the documents don't say, as a sentence ("The documents don't say whether …"), and what one could ask. */
  missing: { text: string; ask: string | null } | null;
  language: Language;
}

/** A stretch of the records that an answer may cite, offered by its number (from 1). */
export interface ChatPassage {
  n: number;
  source: Evidence["source"];
  candidate_id?: string;
  page?: number;
  start: number;
  end: number;
  text: string;
}

/** What was said before, the oldest first. */
export interface ChatTurn {
  role: "user" | "assistant";
  content: string;
  /** Of an answer: what its marks name. */
  citations?: readonly ChatEvidence[];
}
