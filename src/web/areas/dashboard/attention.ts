import type { CandidateRow } from "#contract/candidate.ts";
import type { JobRow } from "#contract/job.ts";

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
  | { kind: "strong"; standing: JobStanding }
  | { kind: "check"; candidates: CandidateRow[]; total: number }
  | { kind: "no_strong"; standing: JobStanding };

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
