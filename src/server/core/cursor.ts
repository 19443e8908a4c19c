import { invalidField } from "./failures.ts";

/** Where a page of a list ended: the sort it was in, the value it was sorted by, and the id that settles equals. */
export interface Place {
  sort: string;
  value: string | number;
  id: string;
}

export const cursorAt = ({ sort, value, id }: Place) => Buffer.from(JSON.stringify([sort, value, id])).toString("base64url");

/** The place that a cursor names. One that no list gave, or a list in another sort, is refused. */
export function placeOf(cursor: string, sort: string, kind: "number" | "string"): Place {
  try {
    const [of, value, id] = JSON.parse(Buffer.from(cursor, "base64url").toString("utf8")) as [unknown, unknown, unknown];
    const isId = typeof id === "string" && /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/.test(id);
    const isText = kind === "string" && typeof value === "string" && value.isWellFormed() && !value.includes("\0");
    const isNumber = kind === "number" && typeof value === "number" && Number.isFinite(value);
    if (of === sort && isId && (isText || isNumber)) return { sort, value: value as string | number, id };
  } catch {
    // not ours: refused below
  }
  throw invalidField("cursor", "cursor_unusable");
}

/** `-created_at` → by created_at, descending. */
export function sortOf(sort: string): { by: string; descending: boolean } {
  return sort.startsWith("-") ? { by: sort.slice(1), descending: true } : { by: sort, descending: false };
}
