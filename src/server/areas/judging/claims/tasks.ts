import type { WorkspaceId } from "#server/core/caller.ts";
import type { Parts } from "#server/parts/parts.ts";
import { claimPair, prolongClaim, releasePair } from "../queries.ts";

/** What a process claims that ends is anybody's after so long: who asks tells three times as often that they still do. */
export const CLAIM_SECONDS = 12;

/** Does something about a pair while nobody else does, in whichever process; false: somebody does already, and nothing was done. */
export async function whileClaimed(
  { database: { db }, log }: Parts,
  workspace: WorkspaceId,
  pair: { job_id: string; candidate_id: string },
  work: () => Promise<void>,
): Promise<boolean> {
  let until = await claimPair(db, workspace, pair, CLAIM_SECONDS);
  if (until === null) return false;
  let told = Promise.resolve();
  const tell = async () => {
    if (until !== null) until = await prolongClaim(db, workspace, pair, until, CLAIM_SECONDS);
  };
  const telling = setInterval(
    () => {
      told = told.then(tell).catch((error: unknown) => log.error(error));
    },
    (CLAIM_SECONDS * 1000) / 3,
  );
  try {
    await work();
  } finally {
    clearInterval(telling);
    await told;
    if (until !== null) await releasePair(db, workspace, pair, until).catch((error: unknown) => log.error(error));
  }
  return true;
}
