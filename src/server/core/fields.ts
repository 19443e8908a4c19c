import type * as z from "zod";

/** The fields of a record that are lists or objects, and so live in jsonb columns. */
type ListField<T> = { [K in keyof T]-?: NonNullable<T[K]> extends object ? K : never }[keyof T] & string;
/** The fields that have a column of their own type. */
type ScalarField<T> = Exclude<keyof T & string, ListField<T>>;

/** The fields of a contract's record by the kind of column they live in: read once, so that a new field needs no list of its own. */
export function fieldsByKind<S extends z.ZodRawShape>(shape: S) {
  type T = { [K in keyof S]: z.output<S[K]> };
  const names = Object.keys(shape) as (keyof T & string)[];
  return {
    lists: names.filter((name) => isList(shape[name])) as ListField<T>[],
    scalars: names.filter((name) => !isList(shape[name])) as ScalarField<T>[],
  };
}

function isList(schema: z.core.$ZodType | undefined): boolean {
  // zod types what a schema is made of only for each kind of schema.
  const { type, innerType, in: inner } = (schema as unknown as { def: { type: string; innerType?: z.ZodType; in?: z.ZodType } }).def;
  const within = innerType ?? inner;
  return within ? isList(within) : type === "array" || type === "object";
}
