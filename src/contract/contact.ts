import * as z from "zod";
import { defineCall } from "./call.ts";
import { email, line, text } from "./fields.ts";

/** Characters that steer instead of saying something: a name with a line break in it would be a second header of a letter. */
const CONTROL = /\p{Cc}/u;

export const contactCalls = {
  show: defineCall({
    method: "GET",
    path: "/v1/contact",
    access: "public",
    touches: null,
    summary: "Who runs this Proffer.",
    body: z.object({}),
    reply: z.object({
      data: z.object({ contact: z.object({ operator: z.string(), address: z.string().nullable() }) }),
    }),
  }),
  send: defineCall({
    method: "POST",
    path: "/v1/contact",
    access: "public",
    touches: null,
    rate_limit: "contact",
    summary: "Sends a message to whoever runs this Proffer; it waits in their outbox where they have given no address for it.",
    message: "contact_sent",
    body: z.object({
      name: line(100)
        .min(1)
        .refine((name) => !CONTROL.test(name), { params: { key: "bad_characters" } }),
      email,
      message: text(5000).trim().min(1),
      /** A field that people don't see. What fills it in is a program. */
      website: text(2000)
        .refine((value) => value === "", { params: { key: "filled_by_program" } })
        .optional(),
    }),
    reply: z.object({}),
  }),
};
