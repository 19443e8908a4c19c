import { useQueries } from "@tanstack/react-query";
import { api } from "#contract/index.ts";
import type { JobRow } from "#contract/job.ts";
import { keyOf, send } from "#web/api.ts";
import { fullName } from "#web/words/format.ts";
import { type JobStanding, STRONG } from "./attention.ts";

/** How each of these jobs stands; null until every one is known. A job that can't be asked is left out. */
export function useStandings(jobs: readonly JobRow[] | undefined): JobStanding[] | null {
  const queries = useQueries({
    queries: (jobs ?? []).map((job) => {
      const body = { id: job.id, min_score: STRONG, stage: "suggested" as const, limit: 1 };
      return {
        queryKey: keyOf(api.matching.matchedCandidates, body),
        queryFn: ({ signal }: { signal: AbortSignal }) => send(api.matching.matchedCandidates, body, { signal }),
        meta: { quiet: true },
      };
    }),
  });
  if (!jobs || queries.some(({ isPending }) => isPending)) return null;
  return jobs.flatMap((job, index) => {
    const data = queries[index]?.data?.data;
    if (!data) return [];
    const [best] = data.candidates;
    return [
      {
        job,
        waiting: data.total,
        best: best ? { name: fullName(best), score: best.match.score, computed_at: best.match.computed_at } : null,
        compared: data.compared,
      },
    ];
  });
}
