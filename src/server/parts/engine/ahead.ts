import { createHash } from "node:crypto";
import { LRUCache } from "lru-cache";
import { calls } from "./calls.ts";
import type { CallName, Found, Given } from "./engine.ts";

/**
 * What was found in long texts before a transaction that needs it: within one nothing waits for a thread. By the call and what it was given,
 * so that what has changed meanwhile isn't taken for the same.
 */
const found = new LRUCache<string, { found: unknown }>({ max: 500, ttl: 10 * 60_000 });

const keyOf = (name: CallName, given: unknown[]) =>
  createHash("sha256")
    .update(JSON.stringify([name, given]))
    .digest("base64");

export const keep = (name: CallName, given: unknown[], result: unknown): void => {
  found.set(keyOf(name, given), { found: result });
};

/** The result of `Engine.ahead` with the same texts; made here and now where there is none, as for every short text. */
export function now<Name extends CallName>(name: Name, ...given: Given<Name>): Found<Name> {
  const known = isLong(given) ? found.get(keyOf(name, given)) : undefined;
  // What is kept by a call's name is what that call replied; its types agree where it is asked.
  return (known ? known.found : (calls[name] as (...given: unknown[]) => unknown)(...given)) as never;
}

/** Texts of fewer characters together are worked on at once. */
export const SHORT = 12_000;
export const isLong = (given: unknown, short = SHORT): boolean => charactersIn(given, short) >= short;

/** How long the texts in a value are together; no more is counted than `most`. */
export function charactersIn(value: unknown, most: number): number {
  if (typeof value === "string") return Math.min(most, value.length);
  if (!value || typeof value !== "object" || ArrayBuffer.isView(value)) return 0;
  let count = 0;
  for (const one of Object.values(value)) {
    count += charactersIn(one, most - count);
    if (count >= most) return most;
  }
  return count;
}
