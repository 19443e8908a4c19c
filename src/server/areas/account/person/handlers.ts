import type { accountCalls } from "#contract/account/account-calls.ts";
import { apiKeysOfPerson } from "#server/areas/account/api-key/queries.ts";
import { devicesOf } from "#server/areas/account/device/queries.ts";
import { passkeysOf } from "#server/areas/account/passkey/queries.ts";
import { findUser, openSessionsOf } from "#server/areas/account/queries.ts";
import { refuseWrongPassword, userIn } from "#server/areas/account/tasks.ts";
import { removeFile } from "#server/areas/file/queries.ts";
import type { Handlers } from "#server/areas/handlers.ts";
import { removeMember } from "#server/areas/membership/queries.ts";
import { stopPaying } from "#server/areas/subscription/tasks.ts";
import { workspaceIn } from "#server/core/caller.ts";
import { notAcceptable } from "#server/core/failures.ts";
import type { Trx } from "#server/parts/database/database.ts";
import type { Parts } from "#server/parts/parts.ts";
import {
  activitiesOf,
  consentsAskedBy,
  lockOwnWorkspaces,
  removePerson,
  removeWorkspace,
  shortlistsOf,
  ssoIdentitiesOf,
  workspacesOf,
} from "./queries.ts";

export const personHandlers: Handlers<Pick<typeof accountCalls, "exportMyData" | "deleteAccount">> = {
  exportMyData: async ({ caller, parts }) => {
    const { db } = parts.database;
    const account = await userIn(parts, caller.user_id, caller.workspace);
    const sessions = await openSessionsOf(db, caller.user_id);
    const passkeys = await passkeysOf(db, caller.user_id);
    const api_keys = await apiKeysOfPerson(db, caller.user_id);
    const sso_identities = await ssoIdentitiesOf(db, caller.user_id);
    const devices = await devicesOf(db, caller.user_id, null);
    const workspaces = await workspacesOf(db, caller.user_id);
    const activities = await activitiesOf(db, caller.user_id);
    const shortlists = await shortlistsOf(db, caller.user_id);
    const consents = await consentsAskedBy(db, caller.user_id);
    const own = { account, sessions, passkeys, api_keys, sso_identities, devices, workspaces, activities, shortlists, consents };
    return { data: { export: { made_at: new Date().toISOString(), ...own } } };
  },

  deleteAccount: async ({ body, caller, parts }) => {
    await refuseWrongPassword(parts, caller.user_id, body.current_password);
    await parts.database.transaction(async (trx) => {
      const user = await findUser(trx, caller.user_id);
      await lockOwnWorkspaces(trx, user.id); // nobody joins what is about to go
      const workspaces = await workspacesOf(trx, user.id);
      if (workspaces.some(({ role, has_others }) => role === "owner" && has_others)) throw notAcceptable("owns_team");
      const keys = await removeAvatar(trx, user);
      for (const place of workspaces) keys.push(...(await leave(parts, trx, place)));
      await removePerson(trx, user);
      // Bytes go when the rows are gone for sure.
      if (keys.length > 0) await parts.tasks.enqueue("remove_files", { keys }, { trx });
    });
    return {};
  },
};

/** Where the bytes lie that nothing names any more. */
type Keys = string[];

async function removeAvatar(trx: Trx, { avatar_workspace_id, avatar_id }: Awaited<ReturnType<typeof findUser>>): Promise<Keys> {
  if (!avatar_workspace_id || !avatar_id) return [];
  const avatar = await removeFile(trx, workspaceIn({ workspace_id: avatar_workspace_id }), avatar_id);
  return avatar ? [`${avatar.workspace_id}/${avatar.id}`] : [];
}

/** Where others are, the person leaves; where nobody else is, all of it goes, with what it paid for. */
async function leave(parts: Parts, trx: Trx, { id, has_others, recruiter_id }: PersonsWorkspace): Promise<Keys> {
  const workspace = workspaceIn({ workspace_id: id });
  if (!has_others) {
    await stopPaying(parts, trx, workspace);
    return removeWorkspace(trx, workspace);
  }
  await removeMember(trx, workspace, recruiter_id);
  return [];
}

type PersonsWorkspace = Awaited<ReturnType<typeof workspacesOf>>[number];
