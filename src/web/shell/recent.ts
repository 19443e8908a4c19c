import { oneOf } from "#contract/choices.ts";
import type { Found } from "#contract/dashboard.ts";
import { placeNow } from "#web/kit/session/session.ts";

const MOST = 6;
const kinds = ["candidate", "job", "proposal", "client", "recruiter", "chat"] as const;
/** Names of people are kept no longer than the tab lives, and apart for each person and workspace. */
const keyNow = () => `recent ${placeNow()}`;

const isRecord = (value: unknown): value is Found => {
  const { kind, id, about } = (value ?? {}) as Record<string, unknown>;
  return oneOf(kinds, kind) !== undefined && typeof id === "string" && typeof about === "string";
};

/** The records that were opened from the palette, the last first. */
export function recentRecords(): Found[] {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(keyNow()) ?? "[]");
    return Array.isArray(kept) ? kept.filter(isRecord).slice(0, MOST) : [];
  } catch {
    return [];
  }
}

export function rememberRecord(record: Found): void {
  const others = recentRecords().filter(({ kind, id }) => kind !== record.kind || id !== record.id);
  try {
    sessionStorage.setItem(keyNow(), JSON.stringify([record, ...others].slice(0, MOST)));
  } catch (failure) {
    console.warn("What was opened could not be remembered", failure);
  }
}
