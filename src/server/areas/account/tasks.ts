import { queueLetter } from "#server/areas/letter/tasks.ts";
import type { WorkspaceId } from "#server/core/caller.ts";
import { invalidField } from "#server/core/failures.ts";
import { newId } from "#server/core/ids.ts";
import type { Parts } from "#server/parts/parts.ts";
import { letterWait, putCode } from "./code/queries.ts";
import { resetLetter } from "./mails.ts";
import { findUser, findUserByEmail, findUserIn } from "./queries.ts";
import { addresseeOf, codeHash, newCode, userOf } from "./rules.ts";
import type { Opened } from "./session/tasks.ts";

/**
 * Mails a code for a new password. An address that nobody has gets a code too, one that nobody is told: whoever tries codes
 * then can't tell which addresses have an account. Too soon after the last letter, or the sixth within an hour: none goes out.
 */
export async function sendReset(parts: Parts, email: string): Promise<void> {
  const known = await findUserByEmail(parts.database.db, email);
  await parts.database.transaction(async (trx) => {
    const { pause, hour } = await letterWait(trx, "password", email);
    if (pause > 0 || hour > 0) return;
    const code = newCode();
    const code_id = newId();
    await putCode(trx, { id: code_id, purpose: "password", email, code_hash: codeHash(parts, "password", email, code) });
    if (!known) return;
    await queueLetter(parts, trx, resetLetter(addresseeOf(known), code, parts.config.app_url), { code_id });
  });
}

/** `user` as every call replies it: the person, in the workspace of a session. What a session owes that does no more than that is said with it. */
export const userIn = async (parts: Parts, user_id: string, workspace_id: WorkspaceId, { two_factor_owed } = { two_factor_owed: false }) =>
  userOf(parts, { ...(await findUserIn(parts.database.db, user_id, workspace_id)), two_factor_owed });

/** What a call replies that opens a session. */
export const signedIn = async (parts: Parts, user_id: string, workspace_id: WorkspaceId, opened: Opened) => ({
  token: opened.token,
  user: await userIn(parts, user_id, workspace_id, opened),
});

/** Asks for the password again before the way in is changed: an open screen isn't enough. */
export async function refuseWrongPassword(parts: Parts, user_id: string, given: string): Promise<void> {
  const { password_hash } = await findUser(parts.database.db, user_id);
  if (!(await parts.secret.isPassword(given, password_hash))) throw invalidField("current_password", "wrong_password");
}
