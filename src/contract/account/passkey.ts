import * as z from "zod";
import { defineCall } from "#contract/call.ts";
import { id, line, time } from "#contract/fields.ts";
import { user } from "./account.ts";

const passkey = z.object({ id, name: z.string(), created_at: time, last_used_at: time.nullable() });
export type Passkey = z.output<typeof passkey>;

const onePasskey = z.object({ data: z.object({ passkey }) });
/** Options for the browser's `navigator.credentials`, as WebAuthn Level 3 writes them in JSON. */
const options = z.object({ data: z.object({ options: z.looseObject({ challenge: z.string() }) }) });
const base64url = (max: number) =>
  z
    .string()
    .max(max)
    .regex(/^[A-Za-z0-9_-]+$/);
const credential = { id: base64url(1400), rawId: base64url(1400), type: z.literal("public-key") };

export const passkeyCalls = {
  list: defineCall({
    method: "GET",
    path: "/api/user/passkeys",
    access: "user",
    touches: null,
    summary: "One's own passkeys, the oldest first.",
    body: z.object({}),
    reply: z.object({ data: z.object({ passkeys: z.array(passkey) }) }),
  }),
  start: defineCall({
    method: "POST",
    path: "/api/user/passkey/start",
    access: "verified",
    touches: null,
    rate_limit: "password",
    summary: "Gives what an authenticator needs to make a passkey; its challenge is good once, for five minutes.",
    body: z.object({ current_password: z.string().min(1).max(1000) }),
    reply: options,
  }),
  confirm: defineCall({
    method: "POST",
    path: "/api/user/passkey/confirm",
    access: "verified",
    touches: null,
    security: "passkey_added",
    summary: "Keeps the passkey that an authenticator made.",
    body: z.object({
      name: line(100).min(1),
      response: z.object({
        ...credential,
        response: z.object({
          clientDataJSON: base64url(10_000),
          attestationObject: base64url(50_000),
          transports: z.array(line(40)).max(10).optional(),
        }),
      }),
    }),
    reply: onePasskey,
    message: "passkey_added",
  }),
  remove: defineCall({
    method: "POST",
    path: "/api/user/passkey/remove",
    access: "user",
    touches: null,
    security: "passkey_removed",
    rate_limit: "password",
    summary: "Removes one of one's own passkeys; it no longer logs in.",
    body: z.object({ id, current_password: z.string().min(1).max(1000) }),
    reply: onePasskey,
    message: "passkey_removed",
  }),
  startLogin: defineCall({
    method: "POST",
    path: "/api/user/passkey/login/start",
    access: "public",
    touches: null,
    rate_limit: "passkey",
    summary: "Gives what an authenticator signs to log in with any passkey it has here.",
    body: z.object({}),
    reply: options,
  }),
  login: defineCall({
    method: "POST",
    path: "/api/user/passkey/login/confirm",
    access: "public",
    touches: null,
    security: "logged_in",
    rate_limit: "passkey",
    summary: "Opens a session with a signed challenge. The authenticator has checked its owner: no further factor is asked for.",
    body: z.object({
      response: z.object({
        ...credential,
        response: z.object({
          clientDataJSON: base64url(10_000),
          authenticatorData: base64url(10_000),
          signature: base64url(2000),
          userHandle: base64url(200).optional(),
        }),
      }),
    }),
    reply: z.object({ token: z.string(), user }),
    message: "logged_in",
  }),
};
