import type { JudgingTrouble } from "#contract/job/judging.ts";
import { AT_ONCE, freePlaces } from "#server/areas/judging/claims/queries.ts";
import { whileClaimed } from "#server/areas/judging/claims/tasks.ts";
import { putTrouble, recentTrouble } from "#server/areas/judging/queries.ts";
import { nextWished } from "#server/areas/judging/wishes/queries.ts";
import type { WorkspaceId } from "#server/core/caller.ts";
import type { Parts } from "#server/parts/parts.ts";

interface Pair {
  job_id: string;
  candidate_id: string;
}

/** So long a round begins with new ones: then it is the turn of others who wait for this process. */
const ROUND_MS = 60_000;

/**
 * Asks a model about those who wait of one job, a few at a time; before each of them about whomever somebody wished in this workspace,
 * whatever the job. `isOne`: one alone waits, and is asked about before anybody else. Who finds no place doesn't wait for one. Those who
 * are left stay in `waiting`. `skipped`: somebody else asks about one of them; `isCut`: some are left, for want of a place or of time;
 * `isOver`: the model is in trouble.
 */
export async function askInRound(
  parts: Parts,
  workspace: WorkspaceId,
  { job_id, waiting, isOne }: { job_id: string | undefined; waiting: string[]; isOne: boolean },
  judge: (pair: Pair, signal: AbortSignal) => Promise<JudgingTrouble | null>,
): Promise<{ skipped: boolean; isCut: boolean; isOver: boolean }> {
  const { db } = parts.database;
  const ends = performance.now() + ROUND_MS;
  const tried = new Set<string>();
  const is = { skipped: false, isCut: false, isOver: false };
  const endsFor = (job: string) => {
    if (job === job_id) is.isOver = true;
  };
  const askAbout = async (whom: Pair, signal: AbortSignal) => {
    if (await recentTrouble(db, workspace, whom.job_id)) {
      endsFor(whom.job_id);
      return null;
    }
    const met = await judge(whom, signal);
    // Another process has the place by now: what came of it is no trouble of the model's.
    if (met && signal.aborted) is.skipped = true;
    if (!met || signal.aborted) return null;
    if (met === "unreadable") return met;
    endsFor(whom.job_id);
    // While the pair is claimed, so that nobody asks about it again before it is told.
    await putTrouble(db, workspace, whom.job_id, met);
    return null;
  };
  const claimed = (whom: Pair) =>
    whileClaimed(parts, workspace, whom, (signal) => askAbout(whom, signal)).catch((error: unknown) => {
      parts.log.error(error);
      return "taken" as const;
    });
  const nextWaiting = () => {
    const candidate_id = is.isOver ? undefined : waiting.shift();
    return job_id && candidate_id ? { job_id, candidate_id } : undefined;
  };
  const next = async () => (isOne && nextWaiting()) || (await nextWished(db, workspace, [...tried])) || nextWaiting();
  const work = async () => {
    while (performance.now() < ends) {
      const whom = await next();
      if (!whom) return;
      // One that works beside this took it while it was looked for.
      if (tried.has(keyOf(whom))) continue;
      tried.add(keyOf(whom));
      const came = await claimed(whom);
      if (came === "taken") is.skipped = true;
      if (came !== "full") continue;
      if (whom.job_id === job_id) waiting.unshift(whom.candidate_id);
      break;
    }
    is.isCut = true;
  };
  const places = Math.min(await freePlaces(db, workspace), isOne ? 1 : AT_ONCE);
  await Promise.all(Array.from({ length: places }, work));
  if (places === 0) is.isCut = waiting.length > 0 || Boolean(await nextWished(db, workspace, []));
  return is;
}

const keyOf = ({ job_id, candidate_id }: Pair) => `${job_id} ${candidate_id}`;
