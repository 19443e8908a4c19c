import type { accountCalls } from "#contract/account.ts";
import { findUserIn } from "#server/areas/account/queries.ts";
import { LOGO_NAME, userOf } from "#server/areas/account/rules.ts";
import { insertFile, removeFile } from "#server/areas/file/queries.ts";
import { letGo, readPicture, type StoredBytes, storePicture } from "#server/areas/file/tasks.ts";
import type { Handlers } from "#server/areas/handlers.ts";
import { changeWeights } from "#server/areas/weights/tasks.ts";
import { updateSettings } from "#server/areas/workspace/queries.ts";
import type { WorkspaceId } from "#server/core/caller.ts";
import type { Trx } from "#server/parts/database/database.ts";
import type { Parts } from "#server/parts/parts.ts";
import { findLogoToChange, updateWorkspace } from "./queries.ts";

export const workspaceHandlers: Handlers<Pick<typeof accountCalls, "updateWorkspace">> = {
  updateWorkspace: async ({ body, caller, parts }) => {
    const { workspace } = caller;
    const { logo, defaults, weights, retention, reading, voice, ...change } = body;
    const settings = Object.fromEntries(Object.entries({ defaults, retention, reading, voice }).filter(([, value]) => value !== undefined));
    const picture = await readPicture(parts, "logo", logo);
    const stored = await storePicture(parts, workspace, LOGO_NAME, picture);
    await parts.database.transaction(async (trx) => {
      if (weights) await changeWeights(parts, trx, caller, { kind: "set", after: weights, grounds: null });
      await updateSettings(trx, workspace, settings);
      await updateWorkspace(trx, workspace, change);
      if (logo !== undefined) await replaceLogo(parts, trx, workspace, stored);
    });
    return { user: userOf(parts, await findUserIn(parts.database.db, caller.user_id, workspace)) };
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
