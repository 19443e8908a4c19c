import * as z from "zod";
import { defineCall } from "./call.ts";
import { email, IMAGE_BYTES, id, language, line, time } from "./fields.ts";

export const role = z.enum(["owner", "admin", "recruiter", "viewer"]);
export type Role = z.output<typeof role>;

export const user = z.object({
  id,
  first_name: z.string(),
  last_name: z.string(),
  email: z.string(),
  email_verified_at: time.nullable(),
  phone: z.string().nullable(),
  company: z.string().nullable(),
  avatar_url: z.string().nullable(),
  locale: language,
  role,
  workspace: z.object({
    id,
    name: z.string(),
    kind: z.enum(["personal", "team"]),
    logo_url: z.string().nullable(),
    brand_color: z.string().nullable(),
  }),
  subscription_id: z.string().nullable(),
  two_factor: z.boolean(),
  created_at: time,
});
export type User = z.output<typeof user>;

/** 10 to 128 characters; the server also refuses the commonest ones and the e-mail itself. */
export const password = z.string().min(10).max(128);
/** A password as typed to log in: any length a browser sends. */
const typedPassword = z.string().min(1).max(1000);
const code = z
  .string()
  .trim()
  .regex(/^\d{6}$/);
const signedIn = z.object({ token: z.string(), user });

export const accountCalls = {
  register: defineCall({
    method: "POST",
    path: "/api/user/register",
    access: "public",
    upload: { file_bytes: IMAGE_BYTES },
    pace: "register",
    summary: "Opens an account with its own workspace and mails a link and a code.",
    body: z
      .object({
        first_name: line(100).min(1),
        last_name: line(100).min(1),
        email,
        password,
        password_confirmation: z.string(),
        company: line(200).nullish(),
        phone: line(40).nullish(),
        locale: language.optional(),
      })
      .refine((body) => body.password === body.password_confirmation, {
        path: ["password_confirmation"],
        params: { key: "passwords_differ" },
      }),
    reply: signedIn,
    message: "registered",
  }),
  login: defineCall({
    method: "POST",
    path: "/api/user/login",
    access: "public",
    pace: "login",
    summary: "Opens a session.",
    body: z.object({ email: line(254).toLowerCase().min(1), password: typedPassword }),
    reply: signedIn,
    message: "logged_in",
  }),
  validateToken: defineCall({
    method: "POST",
    path: "/api/user/validateToken",
    access: "user",
    summary: "Tells whose session it is and slides it: 20 minutes from now, 12 hours in all. No other call slides it.",
    body: z.object({}),
    reply: signedIn,
  }),
  checkVerified: defineCall({
    method: "POST",
    path: "/api/user/check/auth/verify",
    access: "user",
    summary: "Tells whether the e-mail is verified, without sliding the session.",
    body: z.object({}),
    reply: z.object({ user, data: z.object({ email_verified: z.boolean(), subscription_id: z.string().nullable() }) }),
  }),
  logout: defineCall({
    method: "POST",
    path: "/api/user/logout",
    access: "user",
    summary: "Ends the session.",
    body: z.object({}),
    reply: z.object({}),
    message: "logged_out",
  }),
  resendEmail: defineCall({
    method: "POST",
    path: "/api/user/email/resend",
    access: "user",
    pace: "letter",
    summary: "Mails a new link and code; 406 within 60 seconds of the last one, 409 when verified.",
    body: z.object({}),
    reply: z.object({}),
    message: "email_sent",
  }),
  verifyEmail: defineCall({
    method: "POST",
    path: "/api/user/email/verify",
    access: "user",
    pace: "code",
    summary: "Verifies one's own e-mail with the code of the newest letter.",
    body: z.object({ email, code }),
    reply: z.object({ user }),
    message: "user_verified",
  }),
};
