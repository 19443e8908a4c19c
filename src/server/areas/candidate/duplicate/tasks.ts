import { currentChange } from "#server/areas/workspace/queries.ts";
import type { WorkspaceId } from "#server/core/caller.ts";
import { conflict } from "#server/core/failures.ts";
import type { Db } from "#server/parts/database/database.ts";
import { findDuplicates, type Known } from "./queries.ts";

/**
 * 409 with whom this might be already. Asked before the workspace's writers take turns, and once more in the turn, only about those
 * who came in between: `seq` is the change that the first asking replied.
 */
export async function refuseDuplicate(db: Db, workspace: WorkspaceId, given: Known, file_ids: string[], seq = 0): Promise<number> {
  const now = await currentChange(db, workspace);
  const duplicates = await findDuplicates(db, workspace, given, file_ids, seq);
  const [first] = duplicates;
  if (first) throw conflict("duplicate", { name: [first.first_name, first.last_name].filter(Boolean).join(" ") }, { duplicates });
  return now;
}
