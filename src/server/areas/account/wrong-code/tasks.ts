import { findKnownDevice } from "#server/areas/account/device/queries.ts";
import { codesLockedLetter } from "#server/areas/account/mails.ts";
import { findUserByEmail } from "#server/areas/account/queries.ts";
import { addresseeOf } from "#server/areas/account/rules.ts";
import { queueLetter } from "#server/areas/letter/tasks.ts";
import type { Device } from "#server/core/caller.ts";
import { AppFailure, codesLocked } from "#server/core/failures.ts";
import { tokenHash } from "#server/core/link-token.ts";
import type { Parts } from "#server/parts/parts.ts";
import { giveTryBack, MOST_WRONG_CODES, secondsLocked, takeTry } from "./queries.ts";

/** Which code is tried: the app's or a recovery code, the one of a letter that verifies, the one of a letter for a new password. */
type TriedCode = "two_factor" | "verification" | "password";

/**
 * Looks at a code, of which an account has twenty wrong ones a day: then none is looked at until a day after the first, and its owner is
 * told by letter. Each kind is counted by itself, and a device known to the account by itself: whoever has only the address, and asks for
 * codes to choose a new password, locks neither log-ins nor the owner's own device.
 */
export async function withinTries<T>(
  parts: Parts,
  kind: TriedCode,
  email: string,
  device: Device | null,
  look: () => Promise<T>,
): Promise<T> {
  const { db } = parts.database;
  const known = device?.token ? await findKnownDevice(db, tokenHash(device.token), email) : undefined;
  const who = parts.secret.seal("wrong_codes", `${kind}\n${known ? `device ${known} ` : ""}${email}`);
  const tries = await takeTry(db, who);
  if (tries === undefined) throw codesLocked(await secondsLocked(db, who));
  try {
    const found = await look();
    await giveTryBack(db, who);
    return found;
  } catch (failure) {
    if (!isWrongCode(failure)) await giveTryBack(db, who);
    else if (tries === MOST_WRONG_CODES) await tellOfLock(parts, kind, email);
    throw failure;
  }
}

const isWrongCode = (failure: unknown) =>
  failure instanceof AppFailure && (failure.fields?.code?.some(({ key }) => key === "wrong_code") ?? false);

async function tellOfLock(parts: Parts, kind: TriedCode, email: string) {
  const user = await findUserByEmail(parts.database.db, email);
  if (!user) return;
  const letter = codesLockedLetter(addresseeOf(user), kind, parts.config.app_url);
  await parts.database.transaction((trx) => queueLetter(parts, trx, letter));
}
