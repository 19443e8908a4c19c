import type { Retention } from "#contract/account/workspace.ts";
import { eraseCandidate } from "#server/areas/privacy/tasks.ts";
import { insertActivity, nextChange, workspacesWithTerms } from "#server/areas/workspace/queries.ts";
import { type WorkspaceId, workspaceIn } from "#server/core/caller.ts";
import { newId } from "#server/core/ids.ts";
import { withOwnReach } from "#server/core/reach.ts";
import { sayingOf } from "#server/core/said.ts";
import type { Parts } from "#server/parts/parts.ts";
import { oneByOne } from "#server/parts/tasks/one-by-one.ts";
import { candidatesPastTerm, isPastTermStill, isWithdrawnStill, trashPastTerm, withdrawnCandidates } from "./queries.ts";

const AT_ONCE = 200;

/**
 * Lets go of candidates whose term is over: to the trash, from where they leave after 30 days, or for good at once, as their workspace
 * has set. Whoever took their consent back is erased. Each step is whole or not at all, so that it may be cut off anywhere.
 */
export async function retireCandidates(parts: Parts): Promise<void> {
  const withTerms = await workspacesWithTerms(parts.database.db);
  await oneByOne([
    ...withTerms.map(
      ({ terms, ...one }) =>
        () =>
          withOwnReach(() => retireIn(parts, workspaceIn(one), terms)),
    ),
    () => eraseAllWithdrawn(parts),
  ]);
}

async function eraseAllWithdrawn(parts: Parts): Promise<void> {
  for (let left = AT_ONCE; left === AT_ONCE; ) {
    const withdrawn = await withdrawnCandidates(parts.database.db, AT_ONCE);
    await oneByOne(withdrawn.map((one) => () => withOwnReach(() => eraseWithdrawn(parts, workspaceIn(one), one.id))));
    left = withdrawn.length;
  }
}

async function retireIn(parts: Parts, workspace: WorkspaceId, terms: Retention): Promise<void> {
  for (let left = AT_ONCE; left > 0; ) {
    const past = await candidatesPastTerm(parts.database.db, workspace, terms, AT_ONCE);
    const gone = past.length === 0 ? 0 : await (terms.through_trash ? trashAll : eraseAll)(parts, workspace, terms, past);
    left = gone === 0 ? 0 : past.length;
  }
}

const trashAll = (parts: Parts, workspace: WorkspaceId, terms: Retention, past: string[]): Promise<number> =>
  parts.database.transaction(async (trx) => {
    const ids = await trashPastTerm(trx, workspace, terms, past, await nextChange(trx, workspace));
    for (const candidate_id of ids)
      await insertActivity(trx, workspace, { id: newId(), kind: "term_over", recruiter_id: null, candidate_id });
    const row = sayingOf({ act: "change", call: "retention", by: "product" }, null, new Map([["candidate", new Set(ids)]]));
    if (row && ids.length > 0) await parts.audit.append(trx, workspace, [row]);
    return ids.length;
  });

async function eraseAll(parts: Parts, workspace: WorkspaceId, terms: Retention, past: string[]): Promise<number> {
  let erased = 0;
  await oneByOne(
    past.map((id) => async () => {
      if (await eraseCandidate(parts, workspace, id, (trx) => isPastTermStill(trx, workspace, terms, id))) erased += 1;
    }),
  );
  return erased;
}

const eraseWithdrawn = (parts: Parts, workspace: WorkspaceId, id: string) =>
  eraseCandidate(parts, workspace, id, (trx) => isWithdrawnStill(trx, workspace, id));
