import type { apiKeyCalls } from "#contract/account/api-key.ts";
import { tellOfFactor } from "#server/areas/account/factor/tasks.ts";
import { findUser } from "#server/areas/account/queries.ts";
import { refuseWrongPassword } from "#server/areas/account/tasks.ts";
import type { Handlers } from "#server/areas/handlers.ts";
import type { Caller } from "#server/core/caller.ts";
import { notAcceptable, notFound } from "#server/core/failures.ts";
import { newId } from "#server/core/ids.ts";
import type { Db } from "#server/parts/database/database.ts";
import { apiKeysOf, insertApiKey, removeApiKey } from "./queries.ts";
import { apiKeyOf, MOST_KEYS, managesKeys, newApiKey } from "./rules.ts";

export const apiKeyHandlers: Handlers<typeof apiKeyCalls> = {
  list: async ({ caller, parts }) => {
    const of = managesKeys(caller) ? undefined : caller.recruiter_id;
    const keys = await apiKeysOf(parts.database.db, caller.workspace, { of });
    return { data: { api_keys: keys.map((key) => apiKeyOf(key, caller)) } };
  },

  create: async ({ body, caller, parts }) => {
    const { current_password, ...wanted } = body;
    await refuseWrongPassword(parts, caller.user_id, current_password);
    const { key, ...kept } = newApiKey();
    const id = newId();
    const api_key = await parts.database.transaction(async (trx) => {
      await refuseMoreKeys(trx, caller);
      await insertApiKey(trx, caller.workspace, { ...wanted, ...kept, id, recruiter_id: caller.recruiter_id });
      await tellOfFactor(parts, trx, await findUser(trx, caller.user_id), { kind: "api_key_made", name: body.name });
      return findKey(trx, caller, id);
    });
    return { data: { api_key, key } };
  },

  revoke: async ({ body, caller, parts }) => {
    const { db } = parts.database;
    const api_key = await findKey(db, caller, body.id);
    if (!api_key.is_own && !managesKeys(caller)) throw notFound("api_key");
    await removeApiKey(db, caller.workspace, api_key.id);
    return { data: { api_key } };
  },
};

async function findKey(db: Db, caller: Caller, id: string) {
  const [key] = await apiKeysOf(db, caller.workspace, { id });
  if (!key) throw notFound("api_key");
  return apiKeyOf(key, caller);
}

async function refuseMoreKeys(db: Db, caller: Caller) {
  const own = await apiKeysOf(db, caller.workspace, { of: caller.recruiter_id });
  if (own.length >= MOST_KEYS) throw notAcceptable("too_many_keys", { n: MOST_KEYS });
}
