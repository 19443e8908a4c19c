import { findNames } from "#server/areas/account/queries.ts";
import { invalidField } from "#server/core/failures.ts";
import type { Parts } from "#server/parts/parts.ts";

/** What whoever guesses a person's password tries first: names, address, company. Of nobody's address it is the address alone. */
export async function knownAbout(parts: Parts, email: string): Promise<string[]> {
  const { first_name, last_name, company } = (await findNames(parts.database.db, email)) ?? {};
  return [first_name, last_name, company, email].filter((one) => typeof one === "string");
}

/** Refuses a password that is guessed too soon. */
export async function refuseWeakPassword(parts: Parts, password: string, known: string[]): Promise<void> {
  const { is_strong } = await parts.passwords.strengthOf(password, known);
  if (!is_strong) throw invalidField("password", "password_weak");
}
