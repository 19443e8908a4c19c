import type { Usage } from "#contract/account/subscription.ts";

/** From here on it is told that a limit comes near. */
export const NOTICE_AT = 0.8;

/** How much of a limit is used: 1 is full, and what is unlimited stays 0. */
export const shareOf = (used: number, max: number | null): number => (max === null ? 0 : max === 0 ? 1 : used / max);

/** The limit that is used most, once it comes near. */
export function nearestLimit(usage: readonly Usage[]): (Usage & { max: number }) | undefined {
  const near = usage.filter((each): each is Usage & { max: number } => each.max !== null && shareOf(each.used, each.max) >= NOTICE_AT);
  return near.toSorted((a, b) => shareOf(b.used, b.max) - shareOf(a.used, a.max))[0];
}

/** From here on it is told how many people can still be written to today. */
const FEW = 5;

/** How many people can still be written to today, once they are few after the `wanted` ones; undefined while there are plenty. */
export function fewLeft(usage: readonly Usage[], wanted: number): { left: number; max: number } | undefined {
  const day = usage.find(({ limit }) => limit === "recipients_per_day");
  if (!day || day.max === null || day.max - day.used - wanted >= FEW) return undefined;
  return { left: Math.max(0, day.max - day.used), max: day.max };
}
