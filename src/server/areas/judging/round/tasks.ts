import { setTimeout as pause } from "node:timers/promises";
import type { JudgingTrouble } from "#contract/job/judging.ts";
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
/** So long a place is waited for; what others wait for isn't held up by a workspace whose places are taken. */
const PATIENCE_MS = 2000;
const LOOKS_EVERY_MS = 250;

/**
 * Asks a model about those who wait of one job, a few at a time; before each of them about whoever is in view in this workspace, whatever
 * the job. `skipped`: somebody else asks about one of them; `isCut`: some are left, for want of a place or of time; `isOver`: the model is in trouble.
 */
export async function askInRound(
  parts: Parts,
  workspace: WorkspaceId,
  { job_id, waiting, at_once }: { job_id: string; waiting: string[]; at_once: number },
  judge: (pair: Pair, signal: AbortSignal) => Promise<JudgingTrouble | null>,
): Promise<{ skipped: boolean; isCut: boolean; isOver: boolean }> {
  const { db } = parts.database;
  const ends = performance.now() + ROUND_MS;
  const tried = new Set<string>();
  /** Jobs with somebody of whom no answer could be read: that is theirs alone, the others are judged all the same. */
  const unreadable = new Set<string>();
  const is = { skipped: false, isCut: false, isOver: false };
  const endsFor = (job: string) => {
    if (job === job_id) is.isOver = true;
  };
  const askAbout = async (whom: Pair, signal: AbortSignal) => {
    const known = await recentTrouble(db, workspace, whom.job_id);
    if (known && !(known === "unreadable" && unreadable.has(whom.job_id))) return endsFor(whom.job_id);
    const met = await judge(whom, signal);
    // Another process has the place by now: what came of it is no trouble of the model's.
    if (met && signal.aborted) is.skipped = true;
    if (!met || signal.aborted) return;
    if (met === "unreadable") unreadable.add(whom.job_id);
    else endsFor(whom.job_id);
    // While the pair is claimed, so that nobody asks about it again before it is told.
    await putTrouble(db, workspace, whom.job_id, met);
  };
  const claimed = (whom: Pair) =>
    whileClaimed(parts, workspace, whom, (signal) => askAbout(whom, signal)).catch((error: unknown) => {
      parts.log.error(error);
      return "done" as const;
    });
  const work = async () => {
    let patient_until = performance.now() + PATIENCE_MS;
    while (performance.now() < ends) {
      const wished = await nextWished(db, workspace, [...tried]);
      // One that works beside this took it while it was looked for.
      if (wished && tried.has(keyOf(wished))) continue;
      const candidate_id = wished || is.isOver ? undefined : waiting.shift();
      const whom = wished ?? (candidate_id && { job_id, candidate_id });
      if (!whom) return;
      if (wished) tried.add(keyOf(wished));
      const came = await claimed(whom);
      if (came === "taken") is.skipped ||= !wished;
      if (came !== "full") {
        patient_until = performance.now() + PATIENCE_MS;
        continue;
      }
      if (wished) tried.delete(keyOf(wished));
      else waiting.unshift(whom.candidate_id);
      if (performance.now() > patient_until) break;
      await pause(LOOKS_EVERY_MS);
    }
    is.isCut = true;
  };
  await Promise.all(Array.from({ length: at_once }, work));
  return is;
}

const keyOf = ({ job_id, candidate_id }: Pair) => `${job_id} ${candidate_id}`;
