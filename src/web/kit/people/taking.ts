/** Whether both are one name or address, however they are written. */
export const isAlike = (one: string | null | undefined, other: string | null | undefined): boolean =>
  (one ?? "").trim().toLowerCase() === (other ?? "").trim().toLowerCase();

/** What a field holds once somebody is taken: what a person typed there stays, what was filled in by itself is theirs now. */
export const afterTaking = (now: string, filledIn: string, known: string | null | undefined): string =>
  now.trim() !== "" && now !== filledIn ? now : (known ?? "");

/** What fields hold once somebody is let go: what taking them filled in is as it was before, what was typed since stays. */
export function afterLettingGo<T extends object>(now: T, filledIn: T, before: T): T {
  const stays = Object.entries(now).filter(([field, value]) => value !== filledIn[field as keyof T]);
  return { ...before, ...Object.fromEntries(stays) };
}
