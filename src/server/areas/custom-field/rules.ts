import { type RawBuilder, type SqlBool, sql } from "kysely";
import { type CustomField, type CustomFilter, customPath, declaredCustom, readCustomFilter } from "#contract/custom-field.ts";
import { declaredFilters } from "#server/core/declared-filters.ts";
import { type FieldMessages, invalid } from "#server/core/failures.ts";
import { byDay, byNumber, byText, type SortKeys } from "#server/core/sorted-page.ts";

/** Beyond every number that a field holds. */
const BELOW_ALL = -1e13;

/** What a list asks of a workspace's own fields, each with the condition by which the index on them finds who holds anything in it. */
export function customFilters(
  table: string,
  fields: readonly CustomField[],
  asked: Record<string, CustomFilter | number>,
): RawBuilder<SqlBool>[] {
  const wrong: FieldMessages = {};
  const read = Object.entries(asked).map(([id, given]) => {
    const field = fields.find((one) => one.id === id);
    const filter = field && readCustomFilter(field, given);
    if (!field) wrong[customPath(id)] = [{ key: "custom_unknown" }];
    else if (filter === undefined) wrong[customPath(id)] = [{ key: "custom_wrong_filter", params: { field: field.names } }];
    return [customPath(id), filter] as const;
  });
  if (Object.keys(wrong).length > 0) throw invalid(wrong);
  const column = sql.ref(`${table}.custom`);
  const holds = Object.keys(asked).map((id) => sql<SqlBool>`${column} <> '{}' and ${column} ? ${id}`);
  return [...holds, ...declaredFilters(table, fields.map(declaredCustom), Object.fromEntries(read))];
}

/** The orders that a workspace's own fields give a list: texts and names by the alphabet, choices in their order, no before yes. */
export const customSorts = (table: string, fields: readonly CustomField[]): SortKeys =>
  Object.fromEntries(fields.map((field) => [customPath(field.id), sortOf(table, field)]));

function sortOf(table: string, { id, kind, choices }: CustomField) {
  const column = sql.ref(`${table}.custom`);
  const value = sql`(${column} #>> ${[id]}::text[])`;
  if (kind === "number") return byNumber(sql`coalesce(${value}::numeric, ${sql.lit(BELOW_ALL)}::numeric)`, BELOW_ALL);
  if (kind === "date") return byDay(sql`coalesce(${value}::date, date '9999-12-31')`, "9999-12-31");
  if (kind === "yes_no") return byNumber(sql`coalesce(${value}::boolean::integer, -1)::numeric`, -1);
  if (kind === "text" || kind === "link") return byText(sql`coalesce(lower(${value}), '')`, "");
  // Of several the first one says where a record stands.
  const first = kind === "choices" ? sql`(${column} #>> ${[id, "0"]}::text[])` : value;
  return byNumber(sql`coalesce(array_position(${choices.map((choice) => choice.id)}::text[], ${first}), 0)::numeric`, 0);
}
