import { type Retention, retention } from "#contract/account/workspace.ts";
import { insertActivity, nextChange } from "#server/areas/workspace/queries.ts";
import { type WorkspaceId, workspaceIn } from "#server/core/caller.ts";
import { newId } from "#server/core/ids.ts";
import { withOwnReach } from "#server/core/reach.ts";
import { sayingOf } from "#server/core/said.ts";
import type { Parts } from "#server/parts/parts.ts";
import { candidatesPastTerm, trashCandidates, workspacesWithTerms } from "./queries.ts";

const AT_ONCE = 200;

/** Moves candidates whose term is over to the trash, where the workspace has set terms; from there they leave after 30 days. */
export async function retireCandidates(parts: Parts): Promise<void> {
  for (const one of await workspacesWithTerms(parts.database.db))
    await withOwnReach(() => retireIn(parts, workspaceIn(one), retention.parse(one.retention)));
}

async function retireIn(parts: Parts, workspace: WorkspaceId, terms: Retention): Promise<void> {
  for (;;) {
    const past = await candidatesPastTerm(parts.database.db, workspace, terms, AT_ONCE);
    if (past.length === 0) break;
    const ids = past.map((one) => one.id);
    await parts.database.transaction(async (trx) => {
      await trashCandidates(trx, workspace, ids, await nextChange(trx, workspace));
      for (const candidate_id of ids)
        await insertActivity(trx, workspace, { id: newId(), kind: "term_over", recruiter_id: null, candidate_id });
      const row = sayingOf({ act: "change", call: "retention", by: "product" }, null, new Map([["candidate", new Set(ids)]]));
      if (row) await parts.audit.append(trx, workspace, [row]);
    });
  }
}
