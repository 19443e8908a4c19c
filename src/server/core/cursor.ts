import { notAcceptable } from "./failures.ts";

/** Where a page of a list ended: the value it was sorted by, and the id that settles equals. */
export interface Place {
  value: string | number;
  id: string;
}

export const cursorAt = (place: Place) => Buffer.from(JSON.stringify([place.value, place.id])).toString("base64url");

/** The place that a cursor names; one that this list never gave is refused. */
export function placeOf(cursor: string): Place {
  try {
    const [value, id] = JSON.parse(Buffer.from(cursor, "base64url").toString("utf8")) as [unknown, unknown];
    const isId = typeof id === "string" && /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/.test(id);
    if (isId && (typeof value === "string" || (typeof value === "number" && Number.isFinite(value)))) return { value, id };
  } catch {
    // not ours: refused below
  }
  throw notAcceptable("cursor_unusable");
}

/** `-created_at` → by created_at, descending. */
export function sortOf<K extends string>(sort: string | undefined, first: `-${K}` | K): { by: string; descending: boolean } {
  const wish = sort ?? first;
  return wish.startsWith("-") ? { by: wish.slice(1), descending: true } : { by: wish, descending: false };
}
