import { type RawBuilder, type SqlBool, sql } from "kysely";
import { cursorAt, placeOf, type SortKind, sortOf } from "./cursor.ts";
import { invalidField } from "./failures.ts";

/**
 * What a list may be sorted by: expressions that are never null, so that a page can go on after any row. `blank` is what one says
 * where nothing is known, beyond all it says elsewhere: of days after them, else before them. Whichever way one sorts, that stands last.
 */
export type SortKeys = Record<string, { kind: SortKind; key: RawBuilder<unknown>; blank?: string | number | undefined }>;
export const byText = (key: RawBuilder<unknown>, blank?: string) => ({ kind: "text", key, blank }) as const;
export const byNumber = (key: RawBuilder<unknown>, blank?: number) => ({ kind: "number", key, blank }) as const;
export const byId = (key: RawBuilder<unknown>) => ({ kind: "id", key }) as const;
export const byDay = (key: RawBuilder<unknown>, blank?: string) => ({ kind: "day", key, blank }) as const;
export const byMoment = (key: RawBuilder<unknown>) => ({ kind: "moment", key }) as const;

const typeOf = { number: "numeric", text: "text", id: "uuid", day: "date", moment: "timestamptz" } as const;

/**
 * Keyset paging: `order` for the query, `after` for its where (true of every row on the first page), and `nextCursor` over the
 * rows fetched, one more than the page holds. Each row carries its `sort_value`.
 */
export function sortedPage(
  query: { sort?: string | undefined; cursor?: string | undefined; limit: number },
  keys: SortKeys,
  first: string,
  id: RawBuilder<unknown>,
) {
  const sort = query.sort ?? first;
  const { by, descending } = sortOf(sort);
  const chosen = Object.hasOwn(keys, by) ? keys[by] : undefined;
  if (!chosen)
    throw invalidField("sort", "wrong_choice", {
      options: Object.keys(keys)
        .flatMap((name) => [name, `-${name}`])
        .join(", "),
    });
  const { key, kind, blank } = chosen;
  const direction = sql.raw(descending ? "desc" : "asc");
  const compare = sql.raw(descending ? "<" : ">");
  const place = query.cursor === undefined ? null : placeOf(query.cursor, sort, kind);
  const typed = (value: unknown) => sql`${value}::${sql.raw(typeOf[kind])}`;
  const isBlank = (of: RawBuilder<unknown>) => sql<SqlBool>`(${of}) = ${typed(blank)}`;
  // In the other direction they are last by themselves, and an index of the key gives the order.
  const isBlankFirst = blank !== undefined && descending === (kind === "day");
  const orderOf = (of: RawBuilder<unknown>, idOf: RawBuilder<unknown>) =>
    sql`${isBlankFirst ? sql`${isBlank(of)}, ` : sql``}${of} ${direction}, ${idOf} ${direction}`;
  const afterPlace = ({ value, id: last }: { value: string | number; id: string }) => {
    const beyond = sql<SqlBool>`(${key}, ${id}) ${compare} (${typed(value)}, ${last}::uuid)`;
    if (!isBlankFirst) return beyond;
    return value === blank ? sql<SqlBool>`(${isBlank(key)} and ${beyond})` : sql<SqlBool>`(${isBlank(key)} or ${beyond})`;
  };
  return {
    key,
    /** The order by other names of key and id: of what was picked before. */
    orderOf,
    // As text where the driver would give a moment in milliseconds, which are fewer than there are rows.
    value: kind === "number" ? sql<string | number>`${key}` : sql<string | number>`(${key})::text`,
    order: kind === "id" ? sql`${id} ${direction}` : orderOf(key, id),
    after: place ? afterPlace(place) : sql<SqlBool>`true`,
    pageOf: <R extends { id: string; sort_value: string | number }>(rows: R[]) => {
      const page = rows.slice(0, query.limit);
      const last = page.at(-1);
      return { page, next_cursor: rows.length > query.limit && last ? cursorAt({ sort, value: last.sort_value, id: last.id }) : null };
    },
  };
}
