import type { WorkspaceId } from "#server/core/caller.ts";
import type { Parts } from "#server/parts/parts.ts";
import { claimPair, prolongClaim, releasePair } from "./queries.ts";

/** What a process claims that ends is anybody's after so long: who asks tells three times as often that they still do. */
export const CLAIM_SECONDS = 12;

/**
 * Does something about a pair while nobody else does, in whichever process, and while few are asked about in the workspace; else nothing is
 * done, and it is said why. `signal` ends what is done once the claim may have run out, by the clock of this process: a database that
 * doesn't answer prolongs nothing. Where `work` says "unreadable" the pair rests.
 */
export async function whileClaimed(
  { database, log }: Parts,
  workspace: WorkspaceId,
  pair: { job_id: string; candidate_id: string },
  work: (signal: AbortSignal) => Promise<"unreadable" | null>,
): Promise<"done" | "taken" | "resting" | "full"> {
  const { db } = database;
  const lost = new AbortController();
  const isLost = new Promise<void>((resolve) => lost.signal.addEventListener("abort", () => resolve()));
  let ending: NodeJS.Timeout | undefined;
  const holdsFrom = (since: number) => {
    clearTimeout(ending);
    ending = setTimeout(() => lost.abort(), since + CLAIM_SECONDS * 1000 - performance.now());
  };
  const asked = performance.now();
  const claim = await database.transaction((trx) => claimPair(trx, workspace, pair, CLAIM_SECONDS));
  if (typeof claim === "string") return claim;
  holdsFrom(asked);
  let { until } = claim;
  let told = Promise.resolve();
  const tell = async () => {
    if (lost.signal.aborted) return;
    const since = performance.now();
    const prolonged = await prolongClaim(db, workspace, pair, until, CLAIM_SECONDS);
    if (prolonged === null) return lost.abort();
    until = prolonged;
    holdsFrom(since);
  };
  const telling = setInterval(
    () => {
      told = told.then(tell).catch((error: unknown) => log.error(error));
    },
    (CLAIM_SECONDS * 1000) / 3,
  );
  let came: "unreadable" | null = null;
  try {
    came = await work(lost.signal);
  } finally {
    clearInterval(telling);
    await Promise.race([told, isLost]);
    clearTimeout(ending);
    // What was lost runs out by itself.
    if (!lost.signal.aborted)
      await releasePair(db, workspace, pair, until, came === "unreadable").catch((error: unknown) => log.error(error));
  }
  return "done";
}
