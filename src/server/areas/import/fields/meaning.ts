import { customPath } from "#contract/custom-field.ts";
import type { ImportColumn } from "#contract/import/import.ts";
import { type ImportKind, importFields } from "#contract/import/import-fields.ts";
import { mappingBefore } from "#server/areas/import/queries.ts";
import type { WorkspaceId } from "#server/core/caller.ts";
import type { Db } from "#server/parts/database/database.ts";
import { ownFieldsOf } from "./custom.ts";
import { kindOf, mappingOf, systemOf } from "./heads.ts";

/**
 * What a table is of, and what each column is for: as the workspace said of the last one with these columns, else as heads and contents
 * say. `kind` where somebody said it.
 */
export async function meaningOf(db: Db, workspace: WorkspaceId, columns: readonly ImportColumn[], said: ImportKind | undefined) {
  const heads = columns.map(({ head }) => head);
  const kind = said ?? kindOf(heads);
  const system = systemOf(heads);
  const own = await ownFieldsOf(db, workspace, kind);
  const before = await mappingBefore(db, workspace, kind, heads);
  const known = new Set<string>([...importFields[kind].map(({ key }) => key), ...own.map(({ id }) => customPath(id))]);
  const kept = before?.map((key) => (key !== null && known.has(key) ? key : null));
  return { kind, system, mapping: kept ?? mappingOf(kind, columns, system, own) };
}
