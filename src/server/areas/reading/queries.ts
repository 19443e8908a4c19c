import { type SqlBool, sql } from "kysely";
import type { Candidate } from "#contract/candidate/candidate.ts";
import type { LeftOut } from "#contract/job/job.ts";
import type { WorkspaceId } from "#server/core/caller.ts";
import { type Db, json } from "#server/parts/database/database.ts";

export interface Extraction {
  id: string;
  kind: "candidate" | "job";
  file_id: string | null;
  text: string | null;
  draft: Record<string, unknown> | null;
  layout: unknown;
  evidence: Candidate["evidence"];
  hidden_text: Candidate["hidden_text"];
  /** Of a vacancy: what is no requirement. */
  left_out: LeftOut[];
  reason: string | null;
}

export async function putExtraction(db: Db, workspace: WorkspaceId, extraction: Extraction) {
  const { draft, layout, evidence, hidden_text, left_out, ...plain } = extraction;
  const columns = {
    ...plain,
    draft: json(draft),
    layout: json(layout),
    evidence: json(evidence),
    hidden_text: json(hidden_text),
    left_out: json(left_out),
  };
  await db
    .insertInto("extractions")
    .values({ ...columns, workspace_id: workspace, expires_at: sql<string>`now() + interval '24 hours'` })
    .onConflict((conflict) => conflict.columns(["workspace_id", "id"]).doUpdateSet(columns))
    .execute();
}

/** A reading, with whether its 24 hours are over. */
export function findExtraction(db: Db, workspace: WorkspaceId, id: string): Promise<(Extraction & { is_over: boolean }) | undefined> {
  return db
    .selectFrom("extractions")
    .select(["id", "kind", "file_id", "text", "draft", "layout", "evidence", "hidden_text", "left_out", "reason"])
    .select(sql<SqlBool>`expires_at <= now()`.as("is_over"))
    .where("workspace_id", "=", workspace)
    .where("id", "=", id)
    .executeTakeFirst() as Promise<(Extraction & { is_over: boolean }) | undefined>;
}
