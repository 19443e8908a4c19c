import { isDeepStrictEqual } from "node:util";
import type * as z from "zod";
import { type Telling, tellingOf } from "#server/http/replies/telling.ts";

/** As it goes out. */
const written = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

/** Each reply is parsed by its contract as well, and has to leave just as that gives it. */
export function checkedTelling(schema: z.ZodType): Telling {
  const tell = tellingOf(schema);
  return (answered) => {
    const parsed = schema.parse(answered);
    if (!isDeepStrictEqual(written(tell(answered)), written(parsed)))
      throw new Error("A reply would leave otherwise than its contract gives it");
    return parsed;
  };
}
