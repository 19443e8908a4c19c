import type { MatchRow } from "#contract/job/match.ts";
import type { Caller } from "#server/core/caller.ts";
import type { ShownRanking } from "#server/parts/audit/audit.ts";
import type { Parts } from "#server/parts/parts.ts";

interface Shown {
  list: ShownRanking["list"];
  /** The job, or the candidate, that the list is for. */
  of: string;
  sort?: string | undefined;
  is_continued?: boolean;
  matches: Pick<MatchRow, "job_id" | "candidate_id" | "score" | "engine_version">[];
}

/**
 * Keeps which page of a ranking was shown to somebody, in its order. It is written with others after the answer, so that nobody waits
 * for it, and once an hour where nothing changed.
 */
export async function noteShown(parts: Parts, caller: Caller, { list, of, sort = "-score", is_continued = false, matches }: Shown) {
  const [first] = matches;
  if (!first) return;
  await parts.ranking_log.note(caller.workspace, {
    at: new Date().toISOString(),
    list,
    ...(list === "jobs" ? { candidate_id: of } : { job_id: of }),
    recruiter_id: caller.recruiter_id,
    sort,
    is_continued,
    engine_version: first.engine_version,
    ids: matches.map((match) => (list === "jobs" ? match.job_id : match.candidate_id)),
    scores: matches.map(({ score }) => score),
  });
}
