import { useMemo } from "react";
import {
  type CustomField,
  type CustomRecord,
  type CustomValue,
  customIdIn,
  customPath,
  readCustomFilter,
  tellCustomValue,
} from "#contract/custom-field.ts";
import { valueAt } from "#contract/declared-field.ts";
import { customNameHere, customWords, useAllCustomFields } from "#web/kit/custom/custom-fields.ts";
import { currentLocale } from "#web/words/words.ts";
import { declaredColumns } from "./declared-columns.tsx";
import { declaredFilters } from "./declared-filters.ts";
import type { Filter, List, Listed, ListSearch, SheetColumns } from "./define-list.ts";

/** A list with what the workspace's own fields give it: columns to choose, filters, orders, and a place in what is exported. */
export function useCustomList<R extends Listed, S extends ListSearch>(list: List<R, S>, record: CustomRecord): List<R, S> {
  const all = useAllCustomFields();
  return useMemo(() => {
    if (!all) return list;
    const fields = all.filter((field) => field.record === record && !field.archived_at);
    const words = customWords(fields);
    return {
      ...list,
      columns: [...list.columns, ...declaredColumns<R>(words)],
      filters: [...list.filters, ...Object.values<Filter>(declaredFilters(words))],
      sorts: [
        ...list.sorts,
        ...fields.map((field) => {
          const path = customPath(field.id);
          return { by: path, name: () => customNameHere(field), column: path, isTwoWay: true };
        }),
      ],
      ask: (search: S) => list.ask(withKnown(search, fields)),
      sheet: async () => [...(await list.sheet()), ...customSheet<R>(fields)],
    };
  }, [list, all, record]);
}

/** An address without what it asks of fields that are archived, or that never were: nobody sees such a filter. */
function withKnown<S extends ListSearch>(search: S, fields: readonly CustomField[]): S {
  const isKnown = (name: string, value: unknown) => {
    const id = customIdIn(name === "sort" ? String(value) : name);
    const field = fields.find((one) => one.id === id);
    if (!id) return true;
    return name === "sort" ? field !== undefined : field !== undefined && readCustomFilter(field, value) !== undefined;
  };
  return Object.fromEntries(Object.entries(search).filter(([name, value]) => isKnown(name, value))) as S;
}

const customSheet = <R extends Listed>(fields: readonly CustomField[]): SheetColumns<R> =>
  fields.map((field) => {
    const read = (row: R) => {
      const value = valueAt(row, customPath(field.id)) as CustomValue | undefined;
      if (value === undefined) return null;
      return field.kind === "number" || field.kind === "date" ? (value as number | string) : tellCustomValue(field, value, currentLocale());
    };
    return [customNameHere(field), read, field.kind === "date" ? "date" : undefined] as const;
  });
