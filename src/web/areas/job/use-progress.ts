import { useEffect, useRef, useState } from "react";
import { api } from "#contract/index.ts";
import type { Job } from "#contract/job/job.ts";
import { refreshRanking } from "#web/areas/matching/ranking/use-ranking.ts";
import { useCall } from "#web/kit/calls/use-call.ts";

/** How often it was asked since somebody more was compared, and how many were compared then. */
export interface Asked {
  compared: number;
  since: number;
}

/** Asked this often without anyone more compared, something else holds it up: from then on it is asked less often, but never no more. */
const PATIENCE = 8;
const SOON_MS = 1_000;
const LATER_MS = 10_000;

export const askedOnce = (before: Asked, compared: number): Asked =>
  compared === before.compared ? { compared, since: before.since + 1 } : { compared, since: 0 };

/** In how many milliseconds it is asked again how far matching is; false where everybody was compared. */
export const nextAsk = ({ since }: Asked, isBehind: boolean): number | false => isBehind && (since < PATIENCE ? SOON_MS : LATER_MS);

/**
 * How far matching is. While an open job lags behind the candidates it is asked again (`isMatching` while that brings more, or soon might),
 * and its list is asked for again as soon as more were compared.
 */
export function useProgress(id: string, job: Job | undefined) {
  const isOpen = job?.status === 1;
  const people = useCall(api.candidate.list, { limit: 1 }, { quiet: true, staleTime: 30_000 }).data?.data.total;
  const [asked, setAsked] = useState<Asked>({ compared: -1, since: 0 });
  const isBehind = (compared: number) => isOpen && people !== undefined && compared < people;
  const ranking = useCall(
    api.matching.matchedCandidates,
    { id, limit: 1 },
    {
      quiet: true,
      enabled: job !== undefined,
      refetchInterval: ({ state }) => nextAsk(asked, state.data !== undefined && isBehind(state.data.data.compared)),
    },
  );
  const data = ranking.data?.data;
  const compared = data?.compared;
  const answeredAt = ranking.dataUpdatedAt;
  useEffect(() => {
    if (compared !== undefined && answeredAt > 0) setAsked((before) => askedOnce(before, compared));
  }, [compared, answeredAt]);
  const isMatching = nextAsk(asked, compared !== undefined && isBehind(compared)) === SOON_MS;
  const before = useRef(compared);
  useEffect(() => {
    if (before.current !== undefined && compared !== before.current) refreshRanking(id);
    before.current = compared;
  }, [id, compared]);
  const progress =
    data && people !== undefined
      ? { compared: data.compared, candidates: people, matches: data.total, isBuilding: data.is_building }
      : null;
  return { progress, isMatching };
}
