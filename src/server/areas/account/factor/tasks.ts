import { removeApiKeysOf } from "#server/areas/account/api-key/queries.ts";
import { type FactorChange, factorLetter } from "#server/areas/account/mails.ts";
import { removePasskeysOf } from "#server/areas/account/passkey/queries.ts";
import type { UserRow } from "#server/areas/account/queries.ts";
import { addresseeOf } from "#server/areas/account/rules.ts";
import { turnOffTwoFactor } from "#server/areas/account/two-factor/queries.ts";
import { queueLetter } from "#server/areas/letter/tasks.ts";
import type { Trx } from "#server/parts/database/database.ts";
import type { Parts } from "#server/parts/parts.ts";

/** Tells the owner of an account by letter that a way in came or went. */
export async function tellOfFactor(parts: Parts, trx: Trx, user: UserRow, change: FactorChange): Promise<void> {
  await queueLetter(parts, trx, factorLetter(addresseeOf(user), change, parts.config.app_url));
}

/**
 * Takes away every passkey, API key, two-factor and its recovery codes, when somebody shows that the address is theirs: whoever set
 * these up before may have been a stranger. The owner is told what went.
 */
export async function dropFactors(parts: Parts, trx: Trx, user: UserRow): Promise<void> {
  const passkeys = await removePasskeysOf(trx, user.id);
  const two_factor = await turnOffTwoFactor(trx, user.id);
  const api_keys = await removeApiKeysOf(trx, user.id);
  const isAny = passkeys.length + api_keys.length > 0 || two_factor;
  if (isAny) await tellOfFactor(parts, trx, user, { kind: "dropped", passkeys, two_factor, api_keys });
}
