import { mentionedIn, withNames } from "#contract/note/mention.ts";
import type { WorkspaceId } from "#server/core/caller.ts";
import type { Db } from "#server/parts/database/database.ts";
import { recruiterNames } from "./queries.ts";

/** Texts as a person reads them: colleagues who are mentioned by their names. */
export async function spelledOut<R extends { text: string }>(db: Db, workspace: WorkspaceId, rows: R[]): Promise<R[]> {
  const names = await recruiterNames(db, workspace, [...new Set(rows.flatMap(({ text }) => mentionedIn(text)))]);
  return rows.map((row) => ({ ...row, text: withNames(row.text, (id) => names.get(id), "…") }));
}
