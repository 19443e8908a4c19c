import type { WorkspaceId } from "#server/core/caller.ts";
import { expired, invalidField, notFound } from "#server/core/failures.ts";
import type { Db } from "#server/parts/database/database.ts";
import { type Extraction, findExtraction } from "./queries.ts";

/** The reading that a body names: 404 when there is none, 410 after its 24 hours, 422 when it read something else. */
export async function keptExtraction(db: Db, workspace: WorkspaceId, id: string, kind?: Extraction["kind"]): Promise<Extraction> {
  const found = await findExtraction(db, workspace, id);
  if (!found) throw notFound("extraction");
  const { is_over, ...extraction } = found;
  if (is_over) throw expired("extraction_expired");
  if (kind && extraction.kind !== kind) throw invalidField("extraction_id", "wrong_id");
  return extraction;
}
