import { isDeepStrictEqual } from "node:util";
import type * as z from "zod";
import { type Telling, tellingOf } from "#server/http/replies/telling.ts";

/** Whether they go out alike; in whichever order their fields are, which is seldom another. */
function goOutAlike(one: unknown, other: unknown): boolean {
  const [written, also] = [JSON.stringify(one), JSON.stringify(other)];
  return written === also || isDeepStrictEqual(JSON.parse(written), JSON.parse(also));
}

/** Each reply is parsed by its contract as well, and has to leave just as that gives it. */
export function checkedTelling(schema: z.ZodType): Telling {
  const tell = tellingOf(schema);
  return (answered) => {
    const parsed = schema.parse(answered);
    if (!goOutAlike(tell(answered), parsed)) throw new Error("A reply would leave otherwise than its contract gives it");
    return parsed;
  };
}
