import { type GivenFace, knownAlready } from "#server/areas/duplicate/tasks.ts";
import { currentChange } from "#server/areas/workspace/queries.ts";
import type { WorkspaceId } from "#server/core/caller.ts";
import { conflict } from "#server/core/failures.ts";
import type { Db } from "#server/parts/database/database.ts";

/**
 * 409 with whom this might be already, the surest first. Asked before the workspace's writers take turns, and once more in the turn, only
 * about those who came in between: `seq` is the change that the first asking replied.
 */
export async function refuseDuplicate(db: Db, workspace: WorkspaceId, given: GivenFace, file_ids: string[], seq = 0): Promise<number> {
  const now = await currentChange(db, workspace);
  const duplicates = (await knownAlready(db, workspace, given, file_ids, seq)).map((one) => ({ ...one, reason: one.reasons[0]?.kind }));
  const [first] = duplicates;
  if (first) throw conflict("duplicate", { name: [first.first_name, first.last_name].filter(Boolean).join(" ") }, { duplicates });
  return now;
}
