import type { ApiKey } from "#contract/account/api-key.ts";
import type { Caller } from "#server/core/caller.ts";
import { newToken, tokenHash } from "#server/core/link-token.ts";

/** By it anybody knows what it is that they found: scanners for secrets too. */
const MARK = "prf_";
/** Shown of a key, to tell keys apart by. */
const SHOWN = 9;
/** Keys that one person has in a workspace. */
export const MOST_KEYS = 20;

/** 256 random bits behind the mark, with what is kept of them. */
export function newApiKey() {
  const key = `${MARK}${newToken(256).token}`;
  return { key, beginning: key.slice(0, SHOWN), key_hash: tokenHash(key) };
}

/** Sees to everybody's keys. */
export const managesKeys = ({ role }: Caller): boolean => role === "owner" || role === "admin";

/** A key as it is replied. */
export const apiKeyOf = <K extends Omit<ApiKey, "is_own"> & { recruiter_id: string }>({ recruiter_id, ...key }: K, caller: Caller) => ({
  ...key,
  is_own: recruiter_id === caller.recruiter_id,
});
