import { ownPath } from "./guards.ts";

const KEY = "wayOn";
/** Whoever comes back later than this has forgotten what they were about to do. */
const VALID_MS = 24 * 60 * 60_000;

/** Where somebody goes on after a step elsewhere: a newcomer after the letter's link, which may open another tab, a buyer after paying. */
export function keepWayOn(to: string): void {
  localStorage.setItem(KEY, JSON.stringify({ to, until: Date.now() + VALID_MS }));
}

/** The way on that was kept. */
export function keptWayOn(): string | undefined {
  try {
    const { to, until } = JSON.parse(localStorage.getItem(KEY) ?? "null") ?? {};
    return until > Date.now() ? ownPath(to) : undefined;
  } catch {
    return undefined;
  }
}

/** The same, once. */
export function takeWayOn(): string | undefined {
  const way = keptWayOn();
  localStorage.removeItem(KEY);
  return way;
}
