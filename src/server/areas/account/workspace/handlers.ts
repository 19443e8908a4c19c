import type { accountCalls } from "#contract/account.ts";
import { findUserIn } from "#server/areas/account/queries.ts";
import { LOGO_NAME, userOf } from "#server/areas/account/rules.ts";
import { insertFile, removeFile } from "#server/areas/file/queries.ts";
import { letGo, readPicture, storePicture } from "#server/areas/file/tasks.ts";
import type { Handlers } from "#server/areas/handlers.ts";
import { changeWeights } from "#server/areas/weights/tasks.ts";
import { updateSettings } from "#server/areas/workspace/queries.ts";
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
      if (logo === undefined) return void (await updateWorkspace(trx, workspace, change));
      const old = await findLogoToChange(trx, workspace);
      if (stored) await insertFile(trx, workspace, stored);
      const logo_id = stored?.id ?? null;
      await updateWorkspace(trx, workspace, { ...change, logo_id });
      const gone = old ? await removeFile(trx, workspace, old) : undefined;
      if (gone) await letGo(parts, trx, [gone]);
    });
    return { user: userOf(parts, await findUserIn(parts.database.db, caller.user_id, workspace)) };
  },
};
