import * as z from "zod";

/** field (dotted path) → messages in the reader's language. */
const validationErrors = z.record(z.string(), z.array(z.string()));

/** The envelope of every failure. `response_status` equals the HTTP status. */
export const failure = z.object({
  response_status: z.int(),
  response_message: z.string(),
  message: z.string(),
  payload: z.object({ error: z.string() }),
  validation_errors: validationErrors.optional(),
  data: z.record(z.string(), z.unknown()).optional(),
});
export type Failure = z.output<typeof failure>;

/** The envelope of every success. */
export const success = z.object({ response_status: z.literal(200), response_message: z.string() });
