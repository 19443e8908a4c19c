import { DAY_MS, foundKinds, oneOf } from "#contract/choices.ts";
import type { Found } from "#contract/dashboard.ts";
import { placeNow } from "#web/kit/session/session.ts";

const MOST = 6;
/** Names of people are kept no longer than the tab lives, and apart for each person and workspace. */
const keyNow = () => `recent ${placeNow()}`;

const isRecord = (value: unknown): value is Found => {
  const { kind, id, about } = (value ?? {}) as Record<string, unknown>;
  return oneOf(foundKinds, kind) !== undefined && typeof id === "string" && typeof about === "string";
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

/** A record counts half as much for each fortnight since it was opened. */
const HALVED_AFTER_MS = 14 * DAY_MS;
const MOST_COUNTED = 200;
const MOST_ASKED = 40;
/** How often each was opened, as it counts at a moment. Ids alone: it may outlive the tab. */
type Openings = Record<string, { times: number; at: number }>;
const openingsKey = () => `opened ${placeNow()}`;

const isId = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const timesNow = ({ times, at }: Openings[string], now: number): number => times * 0.5 ** ((now - at) / HALVED_AFTER_MS);

function keptOpenings(): Openings {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(openingsKey()) ?? "{}");
    if (!kept || typeof kept !== "object") return {};
    const isOpening = (one: unknown): one is Openings[string] =>
      typeof one === "object" &&
      one !== null &&
      Number.isFinite((one as Openings[string]).times) &&
      Number.isFinite((one as Openings[string]).at);
    return Object.fromEntries(Object.entries(kept).filter(([id, one]) => isId.test(id) && isOpening(one)));
  } catch {
    return {};
  }
}

/** Somebody opened a record, by whichever way. */
export function countOpening(id: string, now = Date.now()): void {
  const openings = keptOpenings();
  const times = openings[id] ? timesNow(openings[id], now) : 0;
  const all = Object.entries({ ...openings, [id]: { times: times + 1, at: now } });
  const kept = all.sort(([, one], [, other]) => timesNow(other, now) - timesNow(one, now)).slice(0, MOST_COUNTED);
  try {
    localStorage.setItem(openingsKey(), JSON.stringify(Object.fromEntries(kept)));
  } catch (failure) {
    console.warn("What was opened could not be counted", failure);
  }
}

/** What was opened most and last, the first in front. */
export function openedMost(now = Date.now()): string[] {
  return Object.entries(keptOpenings())
    .sort(([, one], [, other]) => timesNow(other, now) - timesNow(one, now))
    .slice(0, MOST_ASKED)
    .map(([id]) => id);
}
