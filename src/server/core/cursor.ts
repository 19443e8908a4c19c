import { invalidField } from "./failures.ts";

/** Where a page of a list ended: the sort it was in, the value it was sorted by, and the id that settles equals. */
interface Place {
  sort: string;
  value: string | number;
  id: string;
}

export const cursorAt = ({ sort, value, id }: Place) => Buffer.from(JSON.stringify([sort, value, id])).toString("base64url");

/** What a list may be sorted by: numbers, text, ids, days (`YYYY-MM-DD`) and moments as PostgreSQL writes them. */
export type SortKind = "number" | "text" | "id" | "day" | "moment";

const isId = (value: unknown) => typeof value === "string" && /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/.test(value);
const isDay = (value: string) =>
  /^\d{4}-\d{2}-\d{2}$/.test(value) && !Number.isNaN(Date.parse(value)) && new Date(value).toISOString().startsWith(value);
const isKind: Record<SortKind, (value: unknown) => boolean> = {
  number: (value) => typeof value === "number" && Number.isFinite(value),
  text: (value) => typeof value === "string" && value.isWellFormed() && !value.includes("\0"),
  id: isId,
  day: (value) => typeof value === "string" && isDay(value),
  moment: (value) =>
    typeof value === "string" && /^.{10} ([01]\d|2[0-3]):[0-5]\d:[0-5]\d(\.\d{1,6})?\+00$/.test(value) && isDay(value.slice(0, 10)),
};

/** The place that a cursor names. One that no list gave, or a list in another sort, is refused. */
export function placeOf(cursor: string, sort: string, kind: SortKind): Place {
  try {
    const [of, value, id] = JSON.parse(Buffer.from(cursor, "base64url").toString("utf8")) as [unknown, unknown, unknown];
    if (of === sort && isId(id) && isKind[kind](value)) return { sort, value: value as string | number, id: id as string };
  } catch {
    // not ours: refused below
  }
  throw invalidField("cursor", "cursor_unusable");
}

/** Whether a cursor is of a list in this sort; what it names is read by `placeOf`. */
export function isPlaceOf(cursor: string, sort: string): boolean {
  try {
    return (JSON.parse(Buffer.from(cursor, "base64url").toString("utf8")) as unknown[])[0] === sort;
  } catch {
    return false;
  }
}

/** `-created_at` → by created_at, descending. */
export function sortOf(sort: string): { by: string; descending: boolean } {
  return sort.startsWith("-") ? { by: sort.slice(1), descending: true } : { by: sort, descending: false };
}
