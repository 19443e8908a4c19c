import type { WorkspaceExport, workspaceExportCalls } from "#contract/account/workspace-export.ts";
import { EXPORT_HOURS } from "#contract/choices.ts";
import { fileUrl } from "#server/areas/file/rules.ts";
import type { Handlers } from "#server/areas/handlers.ts";
import type { WorkspaceId } from "#server/core/caller.ts";
import { notAcceptable, notFound } from "#server/core/failures.ts";
import { newId } from "#server/core/ids.ts";
import type { Parts } from "#server/parts/parts.ts";
import { findExports, insertExport, type StoredExport } from "./queries.ts";
import { dropExports } from "./tasks.ts";

export const workspaceExportHandlers: Handlers<typeof workspaceExportCalls> = {
  list: ({ caller, parts }) => all(parts, caller.workspace),

  make: async ({ caller, parts }) => {
    const { workspace, recruiter_id } = caller;
    await parts.database.transaction(async (trx) => {
      const id = newId();
      if (!(await insertExport(trx, workspace, id, recruiter_id))) throw notAcceptable("export_under_way");
      await parts.tasks.enqueue("make_export", { workspace_id: workspace, export_id: id }, { trx, once_per: id });
    });
    return all(parts, workspace);
  },

  remove: async ({ body, caller, parts }) => {
    const gone = await parts.database.transaction((trx) => dropExports(parts, trx, caller.workspace, body.id));
    if (gone === 0) throw notFound("export");
    return all(parts, caller.workspace);
  },
};

async function all(parts: Parts, workspace: WorkspaceId): Promise<{ data: { exports: WorkspaceExport[] } }> {
  return { data: { exports: (await findExports(parts.database.db, workspace)).map((one) => told(parts, one)) } };
}

const told = (parts: Parts, { id, state, rows, files, created_at, ...of }: StoredExport): WorkspaceExport => ({
  ...{ id, state, rows, files, created_at, bytes: of.size ?? 0 },
  recruiter_name: [of.first_name, of.last_name].filter(Boolean).join(" ") || null,
  url: of.file_id && of.name ? fileUrl(parts, { id: of.file_id, name: of.name }) : null,
  until: of.ended_at && new Date(Date.parse(of.ended_at) + EXPORT_HOURS * 3600_000).toISOString(),
});
