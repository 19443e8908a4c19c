import { verificationLetter } from "#server/areas/account/mails.ts";
import { codeHash, codeHashes, newCode } from "#server/areas/account/rules.ts";
import { withinTries } from "#server/areas/account/wrong-code/tasks.ts";
import { queueLetter } from "#server/areas/letter/tasks.ts";
import type { Device } from "#server/core/caller.ts";
import { expired, invalidField, notAcceptable, tooMany } from "#server/core/failures.ts";
import { newId } from "#server/core/ids.ts";
import type { Addressee } from "#server/core/letter.ts";
import type { Db, Trx } from "#server/parts/database/database.ts";
import type { CodePurpose } from "#server/parts/database/tables.ts";
import type { Parts } from "#server/parts/parts.ts";
import { checkCode, letterWait, putCode } from "./queries.ts";

export async function sendVerification(parts: Parts, trx: Trx, purpose: "email" | "new_email", to: Addressee) {
  const code = newCode();
  const code_id = newId();
  await putCode(trx, { id: code_id, purpose, email: to.email, code_hash: codeHash(parts, purpose, to.email, code) });
  await queueLetter(parts, trx, verificationLetter(to, code, parts.config.app_url), { code_id });
}

/** The letter before is less than a minute old: 406. The sixth within an hour: 429. */
export async function refuseTooSoon(trx: Trx, purpose: CodePurpose, email: string) {
  const { pause, hour } = await letterWait(trx, purpose, email);
  if (hour > 0) throw tooMany(hour);
  if (pause > 0) throw notAcceptable("too_soon", { seconds: pause });
}

/** Counts the try. Wrong: 422; expired, used or tried too often: 410; the twentieth wrong one within a day: 429. A right one is used up unless it is to be kept. */
export async function refuseWrongCode(
  parts: Parts,
  purpose: CodePurpose,
  given: { email: string; code: string },
  device: Device,
  options: { keep?: boolean } = {},
) {
  const kind = purpose === "password" ? purpose : "verification";
  await withinTries(parts, kind, given.email, device, () => useCode(parts, parts.database.db, purpose, given, options));
}

/** The same without a count of its own: for a code that was looked at just before. */
export async function useCode(
  parts: Parts,
  db: Db,
  purpose: CodePurpose,
  { email, code }: { email: string; code: string },
  options: { keep?: boolean } = {},
) {
  const answer = await checkCode(db, purpose, email, codeHashes(parts, purpose, email, code), options);
  if (answer === "over") throw expired("code_expired");
  if (answer === "wrong") throw invalidField("code", "wrong_code");
}
