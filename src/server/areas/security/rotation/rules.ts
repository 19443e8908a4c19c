import type { Tables } from "#server/parts/database/tables.ts";
import type { LockPurpose } from "#server/parts/secret/secret.ts";

/** A column of locked bytes, in rows that are told apart by their `id`. */
interface LockedColumn {
  table: keyof Tables;
  column: string;
}

/** Where what the server's secret locks is kept: all of it is locked anew when the secret changes. */
export const lockedColumns = {
  two_factor: { table: "users", column: "two_factor_secret" },
  letter: { table: "letters", column: "content" },
  share_link: { table: "proposal_shares", column: "token_locked" },
  calendar_feed: { table: "calendar_feeds", column: "token_locked" },
  model_key: { table: "model_settings", column: "key_locked" },
  sso_secret: { table: "sso_providers", column: "secret_locked" },
} as const satisfies Record<LockPurpose, LockedColumn>;
