import type * as z from "zod";

/** A record that says nothing, by the fields of its shape: null where one may be, else an empty list or an object without anything in it. */
export const silent = (shape: Record<string, z.ZodType>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(shape).map(([name, field]) => [name, [null, [], {}].find((value) => field.safeParse(value).success) ?? null]),
  );
