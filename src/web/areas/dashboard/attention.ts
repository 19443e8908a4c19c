import type { CandidateRow } from "#contract/candidate.ts";
import type { JobRow } from "#contract/job.ts";
import type { ProposalRow } from "#contract/proposal.ts";

/** From this score on a match is strong; the counts of a job's row use the same. */
export const STRONG = 60;

/** How one open job stands: who is strong and still only suggested, best first, and how many were compared. */
export interface JobStanding {
  job: JobRow;
  waiting: number;
  best: { name: string | null; score: number; computed_at: string } | null;
  compared: number;
}

export type AttentionLine =
  | { kind: "answer"; proposal: ProposalRow }
  | { kind: "silent"; proposal: ProposalRow }
  | { kind: "drafts"; proposals: ProposalRow[] }
  | { kind: "strong"; standing: JobStanding }
  | { kind: "check"; candidates: CandidateRow[]; total: number }
  | { kind: "no_strong"; standing: JobStanding };

/** So long a client may stay silent after opening a proposal. */
const SILENT_MS = 3 * 86_400_000;
/** A recruiter's own change comes later than this after an answer. */
const AT_ONCE_MS = 2000;

/**
 * What proposals ask of a person: an answer that nobody has acted on, clients who opened and have been silent for three days, and
 * drafts that wait to be sent, in this order.
 */
export function proposalLines(proposals: readonly ProposalRow[], now = Date.now()): AttentionLine[] {
  const answered = proposals.filter(
    ({ response, updated_at }) => response !== null && Date.parse(updated_at) - Date.parse(response.at) < AT_ONCE_MS,
  );
  const silent = proposals.filter(
    ({ status, last_viewed_at }) => status === "viewed" && last_viewed_at !== null && now - Date.parse(last_viewed_at) > SILENT_MS,
  );
  const drafts = proposals.filter(({ status }) => status === "draft");
  return [
    ...answered.map((proposal) => ({ kind: "answer" as const, proposal })),
    ...silent.filter((one) => !answered.includes(one)).map((proposal) => ({ kind: "silent" as const, proposal })),
    ...(drafts.length > 0 ? [{ kind: "drafts" as const, proposals: drafts }] : []),
  ];
}

/**
 * What waits for a person: the job with the best strong match that nobody decided on, CVs with doubtful fields (second, so that many jobs
 * never push them out of sight), the other jobs with strong matches, then jobs where nobody is strong, the oldest first.
 */
export function attentionLines(standings: readonly JobStanding[], unchecked: readonly CandidateRow[], total: number): AttentionLine[] {
  const strong = standings.filter((each) => each.waiting > 0).sort((a, b) => (b.best?.score ?? 0) - (a.best?.score ?? 0));
  const without = standings
    .filter(({ job, compared }) => job.strong_matches === 0 && compared > 0)
    .sort((a, b) => a.job.created_at.localeCompare(b.job.created_at));
  const [first, ...others] = strong.map((standing) => ({ kind: "strong" as const, standing }));
  return [
    ...(first ? [first] : []),
    ...(total > 0 ? [{ kind: "check" as const, candidates: [...unchecked], total }] : []),
    ...others,
    ...without.map((standing) => ({ kind: "no_strong" as const, standing })),
  ];
}

/** How many of these began within the last seven days. */
export const thisWeek = (rows: readonly { created_at: string }[], now = Date.now()): number =>
  rows.filter(({ created_at }) => now - Date.parse(created_at) < 7 * 86_400_000).length;
