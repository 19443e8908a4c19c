import { type DeclaredField, nameOf, valueAt } from "#contract/declared-field.ts";
import type { FieldWords } from "#web/kit/record/field-words.ts";
import type { Column, Listed, SheetColumns } from "./define-list.ts";

/** How a column of its kind stands; where the room is short, the lowest number leaves first. */
const looks: Partial<Record<DeclaredField["kind"], Pick<Column, "width" | "leaves" | "look">>> = {
  email: { width: [150, 1.6], leaves: 4, look: "quiet" },
  phone: { width: [110, 1], leaves: 3, look: "quiet figures" },
  number: { width: [84, 0], leaves: 1, look: "quiet end figures" },
  money: { width: [84, 0], leaves: 1, look: "quiet end figures" },
  date: { width: [104, 0], leaves: 1, look: "quiet figures" },
};
const plain = { width: [80, 1], leaves: 1, look: "quiet" } as const;

/** The columns that fields are declared with, for who wants them. */
export const declaredColumns = <R extends Listed>(words: FieldWords): Column<R>[] =>
  words.fields.flatMap((field) =>
    field.isColumn
      ? {
          key: nameOf(field),
          name: (t) => words.name(t, field),
          ...(looks[field.kind] ?? plain),
          isExtra: true,
          cell: (row, { t }) => {
            const text = words.text(t, field, valueAt(row, field.path));
            return text && <span title={text}>{text}</span>;
          },
        }
      : [],
  );

/** What a spreadsheet gets of the fields: their values as they are stored. */
export const declaredSheet = <R extends Listed>(fields: readonly DeclaredField[]): SheetColumns<R> =>
  fields.flatMap((field) => {
    if (!field.isExported) return [];
    const read = (row: R) => {
      const value = valueAt(row, field.path) as string | number | string[] | null | undefined;
      return Array.isArray(value) ? value.join("; ") : value;
    };
    return [[nameOf(field), read, field.kind === "date" || field.kind === "money" ? field.kind : undefined] as const];
  });
