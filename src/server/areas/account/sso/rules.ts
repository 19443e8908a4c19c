import type { SsoDomain } from "#contract/account/sso.ts";
import type { Parts } from "#server/parts/parts.ts";
import type { DomainRow } from "./domain/queries.ts";

/** Where the provider sends people back to: one address, told to its owner word for word. */
export const redirectUrl = ({ config }: Pick<Parts, "config">) => `${config.app_url}/sso/callback`;

/** Whose an e-mail address is: what stands behind its sign. */
export const domainOf = (email: string) => email.slice(email.lastIndexOf("@") + 1);

/** What the secret of a client is locked for. */
export const SECRET = "sso_secret";

/** Domains that a workspace has, verified or not. */
export const MOST_DOMAINS = 20;

export const recordName = (domain: string) => `_proffer.${domain}`;

/** A domain as it is replied. */
export const domainToTell = (row: DomainRow): SsoDomain => ({
  id: row.id,
  domain: row.domain,
  record_name: recordName(row.domain),
  record_value: row.record_value,
  verified_at: row.verified_at,
  verified_by: row.verified_by,
});

interface Named {
  email: string;
  first_name: string | null;
  last_name: string | null;
  name: string | null;
}

/** What somebody new is called: by the provider, else by their e-mail address. */
export function nameOf({ email, first_name, last_name, name }: Named): { first_name: string; last_name: string } {
  const [first = "", ...rest] = (name ?? "").split(/\s+/);
  const box = email.slice(0, email.lastIndexOf("@"));
  return { first_name: first_name ?? (first || box), last_name: last_name ?? (first_name ? "" : rest.join(" ")) };
}
