/**
 * A field of a record, declared once: from this follow what a list's call takes, its address, where clause, filter form and chip,
 * its column and its place in a spreadsheet, the row of the profile or the input of the form, and what is searched. Plain data, so that
 * neither side loads a schema for it; limits of what is stored stand in the contract's record.
 */
interface Shared {
  /** Where its value stands in the record, with dots. Its last part is its name, in words and in a form, unless `name` says otherwise. */
  path: string;
  name?: string;
  /** The part of the profile or of the form that it stands in; without one it stands in neither. */
  section?: string;
  /** In the profile only once asked for: `empty` while it says nothing, `always` even then. */
  isFolded?: "empty" | "always";
  /** Told together with another field, where a record is read. */
  isPart?: true;
  /** A column of the list, for who chooses it. */
  isColumn?: true;
  isExported?: true;
  /** A search finds it: of a candidate as their name, their role or the rest, which weigh in that order. */
  search?: "name" | "role" | "rest";
}

export type DeclaredField = Shared &
  (
    | { kind: "text" | "email" | "phone" | "url" | "texts"; most?: number; filter?: FilterBy<"contains"> }
    | { kind: "date"; filter?: FilterBy<"before" | "between"> }
    | { kind: "number"; min: number; max: number; isWhole?: true; unit?: string; filter?: FilterBy<"at_least" | "at_most" | "between"> }
    /** In cents; whole units in a form. */
    | { kind: "money" }
    /** `words` and a choice together are the key of its name. Of `choices` the record holds several. */
    | { kind: "choice"; choices: readonly string[]; words: string; filter?: FilterBy<"is" | "any"> }
    | { kind: "choices"; choices: readonly string[]; words: string; filter?: FilterBy<"any"> }
    | { kind: "yes_no"; filter?: FilterBy<"is"> }
  );

/**
 * `as`: its name in the call and the address. `between` is given as `from..to` with either end empty, `any` as several of the choices.
 * `column`: of the table, in small letters, where it isn't the field's own.
 */
interface FilterBy<Asks extends string> {
  as: string;
  asks: Asks;
  column?: string;
}

type LastOf<P extends string> = P extends `${string}.${infer Rest}` ? LastOf<Rest> : P;
export type NameOf<F extends { path: string }> = F extends { name: infer N extends string } ? N : LastOf<F["path"]>;
export type FilterNameOf<F> = F extends { filter: { as: infer A extends string } } ? A : never;
/** What a filter on the field is given. */
export type ValueOf<F> = F extends { kind: "number" }
  ? number
  : F extends { kind: "yes_no" }
    ? boolean
    : F extends { choices: readonly (infer C)[] }
      ? C
      : string;

/** A field's name, and a filter's: the types say which, so that a missing word or a wrong name doesn't compile. */
export const nameOf = <F extends DeclaredField>(field: F): NameOf<F> => (field.name ?? field.path.split(".").at(-1)) as NameOf<F>;

/** One value for each field that can be filtered by, under the filter's name. */
export const byFilter = <V>(fields: readonly DeclaredField[], read: (field: FilteredField) => V): Record<string, V> =>
  Object.fromEntries(fields.flatMap((field) => (isFiltered(field) ? [[field.filter.as, read(field)]] : [])));

export type FilteredField = Extract<DeclaredField, { filter?: unknown }> & {
  filter: FilterBy<"contains" | "before" | "at_least" | "at_most" | "between" | "is" | "any">;
};
export const isFiltered = (field: DeclaredField): field is FilteredField => "filter" in field && field.filter !== undefined;

/** The value at a dotted path: `experience.0.company`. */
export function valueAt(record: unknown, path: string): unknown {
  return path
    .split(".")
    .reduce<unknown>((value, name) => (value && typeof value === "object" ? (value as Record<string, unknown>)[name] : undefined), record);
}
