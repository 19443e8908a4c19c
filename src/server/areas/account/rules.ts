import { randomInt } from "node:crypto";
import type { User } from "#contract/account/account.ts";
import { workspaceSettings } from "#contract/account/workspace.ts";
import type { Language } from "#contract/text/languages.ts";
import { fileUrl, logoUrl } from "#server/areas/file/rules.ts";
import { roleHere } from "#server/areas/membership/rules.ts";
import { subscriptionIdOf } from "#server/areas/subscription/rules.ts";
import type { Addressee } from "#server/core/letter.ts";
import type { Entitlement } from "#server/parts/database/tables.ts";
import type { Parts } from "#server/parts/parts.ts";

/** Six digits from a CSPRNG, leading zeros included. */
export const newCode = () => String(randomInt(0, 1_000_000)).padStart(6, "0");

const codeText = (purpose: string, email: string, code: string) => `${purpose}\n${email}\n${code}`;

/** What is stored of a code: an HMAC with the server's secret, bound to purpose and address. */
export const codeHash = (parts: Pick<Parts, "secret">, purpose: string, email: string, code: string) =>
  parts.secret.seal("code", codeText(purpose, email, code));

/** What may be stored of it: a previous secret counts as well. */
export const codeHashes = (parts: Pick<Parts, "secret">, purpose: string, email: string, code: string) =>
  parts.secret.seals("code", codeText(purpose, email, code));

/** Whom a letter to an account goes to. */
export const addresseeOf = ({ email, name, locale }: { email: string; name: string; locale: Language }): Addressee => ({
  email,
  name,
  language: locale,
});

interface UserRow {
  id: string;
  first_name: string;
  last_name: string;
  email: string;
  email_verified_at: string | null;
  phone: string | null;
  company: string | null;
  locale: Language;
  created_at: string;
  role: User["role"];
  has_seat: boolean;
  workspace_id: string;
  workspace_name: string;
  kind: "personal" | "team";
  brand_color: string | null;
  settings: unknown;
  logo_id: string | null;
  entitlement: Entitlement;
  avatar_id: string | null;
  two_factor: boolean;
  two_factor_owed: boolean;
}

export const AVATAR_NAME = "avatar.webp";

/** `user` as every call replies it. */
export function userOf(parts: Pick<Parts, "secret" | "config">, row: UserRow): User {
  const { workspace_id, workspace_name, kind, brand_color, settings, logo_id, avatar_id, has_seat, role, entitlement, ...user } = row;
  return {
    ...user,
    role: roleHere(parts, { role, has_seat }),
    avatar_url: avatar_id && fileUrl(parts, { id: avatar_id, name: AVATAR_NAME }),
    subscription_id: subscriptionIdOf(parts, entitlement),
    workspace: {
      id: workspace_id,
      name: workspace_name,
      kind,
      logo_url: logoUrl(parts, logo_id),
      brand_color,
      settings: workspaceSettings.parse(settings),
    },
  };
}
