import type { accountCalls } from "#contract/account/account-calls.ts";
import type { WorkspaceSettings } from "#contract/account/workspace.ts";
import { userIn } from "#server/areas/account/tasks.ts";
import { findTwoFactor } from "#server/areas/account/two-factor/queries.ts";
import { insertFile, removeFile } from "#server/areas/file/queries.ts";
import { LOGO_NAME } from "#server/areas/file/rules.ts";
import { letGo, readPicture, type StoredBytes, storePicture } from "#server/areas/file/tasks.ts";
import type { Handlers } from "#server/areas/handlers.ts";
import { changeWeights } from "#server/areas/weights/tasks.ts";
import { updateSettings } from "#server/areas/workspace/queries.ts";
import type { Caller, WorkspaceId } from "#server/core/caller.ts";
import { forbidden, notAcceptable } from "#server/core/failures.ts";
import type { Trx } from "#server/parts/database/database.ts";
import type { Parts } from "#server/parts/parts.ts";
import { findLogoToChange, updateWorkspace } from "./queries.ts";

export const workspaceHandlers: Handlers<Pick<typeof accountCalls, "updateWorkspace">> = {
  updateWorkspace: async ({ body, caller, parts }) => {
    const { workspace } = caller;
    const { logo, defaults, weights, retention, reading, voice, security, ...change } = body;
    const settings = Object.fromEntries(
      Object.entries({ defaults, retention, reading, voice, security }).filter(([, value]) => value !== undefined),
    );
    refuseLettingModels(caller, reading);
    await refuseLockingOneselfOut(parts, caller, security);
    const stored = await storePicture(parts, workspace, LOGO_NAME, await readPicture(parts, "logo", logo));
    await parts.database.transaction(async (trx) => {
      if (weights) await changeWeights(parts, trx, caller, { kind: "set", after: weights, grounds: null });
      await updateSettings(trx, workspace, settings);
      await updateWorkspace(trx, workspace, change);
      if (logo !== undefined) await replaceLogo(parts, trx, workspace, stored);
    });
    return { user: await userIn(parts, caller.user_id, workspace) };
  },
};

/** Another logo, or none; the one before goes with its bytes. */
async function replaceLogo(parts: Parts, trx: Trx, workspace: WorkspaceId, logo: StoredBytes | null): Promise<void> {
  const old = await findLogoToChange(trx, workspace);
  if (logo) await insertFile(trx, workspace, logo);
  await updateWorkspace(trx, workspace, { logo_id: logo?.id ?? null });
  const gone = old ? await removeFile(trx, workspace, old) : undefined;
  if (gone) await letGo(parts, trx, [gone]);
}

/** What a model may do is the owner's to say. */
function refuseLettingModels(caller: Caller, reading: WorkspaceSettings["reading"] | undefined): void {
  if (reading && caller.role !== "owner") throw forbidden();
}

/** Who requires a second factor of everybody has one: nobody shuts the door behind which they stand. */
async function refuseLockingOneselfOut(parts: Parts, caller: Caller, security: WorkspaceSettings["security"] | undefined) {
  if (!security?.two_factor_required) return;
  const { since } = await findTwoFactor(parts.database.db, caller.user_id);
  if (!since) throw notAcceptable("two_factor_own_first");
}
