import type { ProfileFields } from "#contract/candidate.ts";
import type { ChatKind } from "#contract/chat.ts";
import type { Evidence, Language, RequirementKind, Verdict } from "#contract/fields.ts";

/** The candidate of a talk, as the records hold them. */
export interface ChatCandidate {
  profile: ProfileFields;
  cv_text: string;
  /** For page numbers: where each page of `cv_text` begins. */
  page_starts: readonly number[];
  notes: readonly { id: string; text: string; by: string | null; at: string }[];
}

export interface ChatRequirement {
  id: string;
  text: string;
  kind: RequirementKind;
  /** Where it stands in the job's description. */
  evidence: readonly Evidence[];
}

export interface ChatJob {
  title: string;
  client_name: string | null;
  description: string;
  requirements: readonly ChatRequirement[];
  /** Set facts of the record, as people read them: location, salary, hours, start. */
  facts: readonly { name: string; value: string }[];
}

/** What the match says of each requirement, a person's overrides included. */
export interface ChatVerdict {
  requirement_id: string;
  verdict: Verdict;
  reason: string | null;
  evidence: readonly Evidence[];
  /** Set by a person, with their words in `reason`. */
  is_override: boolean;
}

/** Everything an answer may rest on: one talk's records, of one workspace. */
export interface ChatRecords {
  kind: ChatKind;
  candidate: ChatCandidate | null;
  job: ChatJob | null;
  verdicts: readonly ChatVerdict[];
  /** For a talk about a job alone: its best candidates, by name, with their reasons. */
  ranked: readonly { candidate_id: string; name: string; met: number; partly: number; not_met: number; unknown: number }[];
  /** ISO date: what "now" means in a CV. */
  today: string;
}

/** An answer as it was composed: marks `[n]` in `content` name `citations[n-1]`. */
export interface ChatAnswer {
  content: string;
  citations: Evidence[];
  unsupported: { start: number; end: number }[];
  missing: { text: string; ask: string | null } | null;
  language: Language;
}
