import type { accountCalls } from "#contract/account/account-calls.ts";
import { personName } from "#contract/text/names/person-name.ts";
import { apiKeysOfPerson } from "#server/areas/account/api-key/queries.ts";
import { devicesOf } from "#server/areas/account/device/queries.ts";
import { passkeysOf } from "#server/areas/account/passkey/queries.ts";
import { openSessionsOf } from "#server/areas/account/queries.ts";
import { refuseWrongPassword, userIn } from "#server/areas/account/tasks.ts";
import type { Handlers } from "#server/areas/handlers.ts";
import { insertOwnRequest } from "#server/areas/privacy/queries.ts";
import { nameRecord } from "#server/core/act.ts";
import type { Caller } from "#server/core/caller.ts";
import type { Parts } from "#server/parts/parts.ts";
import { activitiesOf, consentsAskedBy, shortlistsOf, ssoIdentitiesOf, workspacesOf } from "./queries.ts";
import { eraseAccount } from "./tasks.ts";

export const personHandlers: Handlers<Pick<typeof accountCalls, "exportMyData" | "deleteAccount">> = {
  exportMyData: async ({ caller, parts }) => {
    const own = await ownData(parts, caller);
    const name = personName(own.account);
    await parts.database.transaction(async (trx) =>
      nameRecord("privacy_request", await insertOwnRequest(trx, caller.workspace, { kind: "access", user_id: caller.user_id, name })),
    );
    return { data: { export: { made_at: new Date().toISOString(), ...own } } };
  },

  deleteAccount: async ({ body, caller, parts }) => {
    await refuseWrongPassword(parts, caller.user_id, body.current_password);
    await eraseAccount(parts, caller.user_id);
    return {};
  },
};

async function ownData(parts: Parts, caller: Caller) {
  const { db } = parts.database;
  return {
    account: await userIn(parts, caller.user_id, caller.workspace),
    sessions: await openSessionsOf(db, caller.user_id),
    passkeys: await passkeysOf(db, caller.user_id),
    api_keys: await apiKeysOfPerson(db, caller.user_id),
    sso_identities: await ssoIdentitiesOf(db, caller.user_id),
    devices: await devicesOf(db, caller.user_id, null),
    workspaces: await workspacesOf(db, caller.user_id),
    activities: await activitiesOf(db, caller.user_id),
    shortlists: await shortlistsOf(db, caller.user_id),
    consents: await consentsAskedBy(db, caller.user_id),
  };
}
