import { type RawBuilder, type SqlBool, sql } from "kysely";
import { rangeIn } from "#contract/custom-field.ts";
import { type DeclaredField, type FilteredField, isFiltered } from "#contract/declared-field.ts";

const typeOf = { number: "numeric", date: "date", yes_no: "boolean", choices: "jsonb" } as Record<string, string>;

/** The column that a field is filtered by; a part of an object is read from its jsonb column, as what it is. */
function columnOf(table: string, { path, kind, filter }: FilteredField): RawBuilder<unknown> {
  const [head = "", ...parts] = (filter.column ?? path).split(".");
  const column = sql.ref(`${table}.${head}`);
  return parts.length === 0 ? sql`${column}` : sql`(${column} #>> ${parts}::text[])::${sql.raw(typeOf[kind] ?? "text")}`;
}

/** What a list's query asks of the fields that are declared to be filtered by, each as one condition on `table`. */
export const declaredFilters = (table: string, fields: readonly DeclaredField[], query: object): RawBuilder<SqlBool>[] =>
  fields.flatMap((field) => {
    const asked = isFiltered(field)
      ? (query as Record<string, string | number | boolean | string[] | undefined>)[field.filter.as]
      : undefined;
    if (!isFiltered(field) || asked === undefined || asked === "") return [];
    const column = columnOf(table, field);
    const { asks } = field.filter;
    if (asks === "between") {
      const { from = null, to = null } = rangeIn(String(asked)) ?? {};
      return [from !== null && sql<SqlBool>`${column} >= ${from}`, to !== null && sql<SqlBool>`${column} <= ${to}`].filter(
        (end) => end !== false,
      );
    }
    if (asks === "any") return [sql<SqlBool>`${column} ${sql.raw(field.kind === "choices" ? "?|" : "= any")} (${asked}::text[])`];
    if (asks === "contains")
      return [sql<SqlBool>`position(${String(asked).toLowerCase()} in ${field.filter.column ? column : sql`lower(${column})`}) > 0`];
    return [sql<SqlBool>`${column} ${sql.raw(asks === "is" ? "=" : asks === "at_least" ? ">=" : "<=")} ${asked}`];
  });
