import * as z from "zod";
import { securityEventKinds } from "./choices.ts";
import { count, id, time } from "./fields.ts";

export type SecurityEventKind = (typeof securityEventKinds)[number];

/** What happened to an account or a setting: ids and words of closed lists, no text that anybody wrote. */
export const securityEvent = z.object({
  id,
  kind: z.enum(securityEventKinds),
  at: time,
  /** Who did it, as they are called now; null where nobody was logged in, or they are gone. */
  by: z.string().nullable(),
  /** To whom it was done, where that is somebody else. */
  about: z.string().nullable(),
  /** The same for all that came from one address; it doesn't tell which. */
  source: z.string().nullable(),
  /** How often, where several are one line. */
  times: count,
  detail: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.array(z.string())])),
});
export type SecurityEvent = z.output<typeof securityEvent>;
