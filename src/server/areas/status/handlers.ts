import type { InstallationStatus, statusCalls } from "#contract/status.ts";
import type { Handlers } from "#server/areas/handlers.ts";
import { standingOfLetters } from "#server/areas/letter/queries.ts";
import { countBehind } from "#server/areas/ranking/queries.ts";
import { findEntitlement, storedBytes } from "#server/areas/subscription/queries.ts";
import { limitsOf } from "#server/areas/subscription/rules.ts";
import type { Caller, WorkspaceId } from "#server/core/caller.ts";
import type { Parts } from "#server/parts/parts.ts";
import { version } from "#server/parts/version.ts";
import { lastBackup } from "./queries.ts";

/** As plans count them. */
const MB = 1_000_000;

export const statusHandlers: Handlers<typeof statusCalls> = {
  show: async ({ caller, parts }) => {
    const { workspace } = caller;
    return {
      data: {
        matching: await matchingOf(parts, workspace),
        letters: await standingOfLetters(parts.database.db, workspace),
        storage: await storageOf(parts, workspace),
        installation: isOperator(parts, caller) ? await installationOf(parts) : null,
      },
    };
  },
};

/** Whoever runs the installation is named by its settings: the owner of a workspace in it is a tenant, who sees no others. */
const isOperator = ({ config }: Parts, caller: Caller) => config.operators.includes(caller.email.toLowerCase());

async function matchingOf({ database: { db }, tasks }: Parts, workspace: WorkspaceId) {
  const jobs_behind = await countBehind(db, workspace);
  return { jobs_behind, since: jobs_behind > 0 ? await tasks.behindSince("match_workspace", workspace) : null };
}

async function storageOf(parts: Parts, workspace: WorkspaceId) {
  const { db } = parts.database;
  const { storage_mb } = limitsOf(parts, await findEntitlement(db, workspace));
  return { bytes: await storedBytes(db, workspace), max_bytes: storage_mb === null ? null : storage_mb * MB };
}

async function installationOf({ database, tasks, documents }: Parts): Promise<InstallationStatus> {
  const queue = await tasks.depth();
  const behind = queue.find(({ name }) => name === "match_workspace")?.behind;
  return {
    version,
    started_at: new Date(Date.now() - process.uptime() * 1000).toISOString(),
    backup: (await lastBackup(database.db)) ?? null,
    queue: queue.map(({ name, oldest_seconds, ...counts }) => ({ ...counts, task: name, oldest_seconds: Math.round(oldest_seconds) })),
    behind: { workspaces: behind?.count ?? 0, oldest_seconds: Math.round(behind?.oldest_seconds ?? 0) },
    readers: documents.readers(),
  };
}
