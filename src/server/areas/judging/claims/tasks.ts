import type { WorkspaceId } from "#server/core/caller.ts";
import type { Parts } from "#server/parts/parts.ts";
import { claimPair, prolongClaim, releasePair } from "./queries.ts";

/** What a process claims that ends is anybody's after so long: who asks tells three times as often that they still do. */
export const CLAIM_SECONDS = 12;

/**
 * Does something about a pair while nobody else does, in whichever process, and while few are asked about in the workspace; else nothing is
 * done, and it is said why. `signal` ends what is done once the claim ran out.
 */
export async function whileClaimed(
  { database, log }: Parts,
  workspace: WorkspaceId,
  pair: { job_id: string; candidate_id: string },
  work: (signal: AbortSignal) => Promise<void>,
): Promise<"done" | "taken" | "full"> {
  const { db } = database;
  const claim = await database.transaction((trx) => claimPair(trx, workspace, pair, CLAIM_SECONDS));
  if (typeof claim === "string") return claim;
  let until: string | null = claim.until;
  const lost = new AbortController();
  let told = Promise.resolve();
  const tell = async () => {
    if (until !== null) until = await prolongClaim(db, workspace, pair, until, CLAIM_SECONDS);
    if (until === null) lost.abort();
  };
  const telling = setInterval(
    () => {
      told = told.then(tell).catch((error: unknown) => log.error(error));
    },
    (CLAIM_SECONDS * 1000) / 3,
  );
  try {
    await work(lost.signal);
  } finally {
    clearInterval(telling);
    await told;
    if (until !== null) await releasePair(db, workspace, pair, until).catch((error: unknown) => log.error(error));
  }
  return "done";
}
