import * as z from "zod";
import { defineCall } from "#contract/call.ts";
import { domainMailboxes, ssoProblems } from "#contract/choices.ts";
import { email, id, line, time } from "#contract/fields.ts";
import { user } from "./account.ts";

/** The provider at which a workspace's people log in (OpenID Connect). Its secret is never told. */
export const ssoProvider = z.object({
  issuer: z.string(),
  client_id: z.string(),
  /** Takes a first log-in also where the provider doesn't say that it has verified the e-mail address. */
  trusts_emails: z.boolean(),
  /** People of the verified domains log in there alone, but for the owner. */
  is_enforced: z.boolean(),
  /** When somebody last logged in with these settings; null: nobody yet. */
  proven_at: time.nullable(),
  updated_at: time,
});

/** A domain of e-mail addresses that a workspace says is its own. */
export const ssoDomain = z.object({
  id,
  domain: z.string(),
  /** Where the DNS record stands, and what it says. */
  record_name: z.string(),
  record_value: z.string(),
  verified_at: time.nullable(),
  verified_by: z.enum(["dns", "letter"]).nullable(),
});
export type SsoDomain = z.output<typeof ssoDomain>;

const issuer = line(300)
  .pipe(z.url({ protocol: /^https?$/ }))
  .refine((address) => !/[?#]/.test(address), { params: { key: "sso_issuer" } });
const domain = line(254)
  .toLowerCase()
  .transform((typed) => typed.replace(/^@/, ""))
  .pipe(z.string().regex(/^(?=.{4,253}$)([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+([a-z]{2,63}|xn--[a-z0-9-]{2,59})$/));
const password = z.string().min(1).max(1000);
const whole = z.object({ data: z.object({ provider: ssoProvider.nullable(), domains: z.array(ssoDomain), redirect_url: z.string() }) });
export type SsoSettings = z.output<typeof whole>["data"];
/** What a provider sends along: as long as it likes, within reason. */
const given = z.string().min(1).max(4000);

export const ssoCalls = {
  start: defineCall({
    method: "POST",
    path: "/api/user/sso/start",
    access: "public",
    touches: null,
    rate_limit: "sso",
    summary:
      "Begins a log-in at the provider of the workspace that has the address's domain: where to go, and a binding that the same browser hands in with what comes back, within ten minutes. 404 where no workspace has it, 503 where the provider doesn't answer.",
    body: z.object({ email }),
    reply: z.object({ data: z.object({ url: z.string(), binding: z.string() }) }),
  }),
  finish: defineCall({
    method: "POST",
    path: "/api/user/sso/finish",
    access: "public",
    touches: null,
    security: "sso_logged_in",
    rate_limit: "sso",
    summary:
      "Opens a session with what the provider sent back to `/sso/callback`, once. Somebody new of a verified domain becomes a recruiter: 406 where no seat is free. 410 for a log-in that is over, 401 where what the provider says doesn't hold, 403 where it isn't enough.",
    body: z.object({
      state: given,
      binding: given,
      code: given.optional(),
      iss: given.optional(),
      error: given.optional(),
      error_description: given.optional(),
    }),
    reply: z.object({ token: z.string(), user }),
    message: "logged_in",
  }),
  settings: defineCall({
    method: "GET",
    path: "/api/user/sso",
    access: "owner",
    touches: null,
    summary: "The workspace's single sign-on: its provider, its domains, and the address that the provider sends people back to.",
    body: z.object({}),
    reply: whole,
  }),
  save: defineCall({
    method: "POST",
    path: "/api/user/sso/save",
    access: "owner",
    touches: null,
    security: "sso_changed",
    rate_limit: "password",
    summary:
      "Sets the provider up or changes it, once it answers. The secret may be left out as long as issuer and client stay. Another issuer or client: who logged in by the one before is a stranger to it, and those sessions end.",
    body: z.object({
      issuer,
      client_id: line(300).min(1),
      client_secret: z.string().min(1).max(1000).optional(),
      trusts_emails: z.boolean().default(false),
      current_password: password,
    }),
    reply: whole,
    message: "sso_saved",
  }),
  test: defineCall({
    method: "POST",
    path: "/api/user/sso/test",
    access: "owner",
    touches: null,
    rate_limit: "outgoing",
    summary: "Asks the provider: whether it is there, is the one that was named, and knows the client and its secret.",
    body: z.object({}),
    reply: z.object({ data: z.object({ problem: z.enum(ssoProblems).nullable() }) }),
  }),
  enforce: defineCall({
    method: "POST",
    path: "/api/user/sso/enforce",
    access: "owner",
    touches: null,
    security: "sso_enforced",
    rate_limit: "password",
    summary:
      "Whether people of the verified domains log in at the provider alone. Turned on, their other sessions here end. 406 as long as no domain is verified or nobody has logged in that way.",
    body: z.object({ is_enforced: z.boolean(), current_password: password }),
    reply: whole,
    message: "saved",
  }),
  remove: defineCall({
    method: "POST",
    path: "/api/user/sso/remove",
    access: "owner",
    touches: null,
    security: "sso_removed",
    rate_limit: "password",
    summary: "Forgets the provider, its secret, and who is who there; the sessions that were opened by it end. Domains stay.",
    body: z.object({ current_password: password }),
    reply: whole,
    message: "sso_removed",
  }),
  addDomain: defineCall({
    method: "POST",
    path: "/api/user/sso/domain/add",
    access: "owner",
    touches: null,
    rate_limit: "outgoing",
    summary: "Names a domain to verify. 409 where another workspace has verified it; 406 beyond twenty.",
    body: z.object({ domain }),
    reply: whole,
  }),
  checkDomain: defineCall({
    method: "POST",
    path: "/api/user/sso/domain/check",
    access: "owner",
    touches: null,
    security: "sso_domain_verified",
    rate_limit: "outgoing",
    summary:
      "Looks for the DNS record and verifies the domain by it. 406 where it isn't there, 409 where another workspace has the domain.",
    body: z.object({ id }),
    reply: whole,
    message: "sso_domain_verified",
  }),
  mailDomain: defineCall({
    method: "POST",
    path: "/api/user/sso/domain/mail",
    access: "owner",
    touches: null,
    rate_limit: "outgoing",
    summary: "Mails a code to a mailbox that is the domain's own. 406 within 60 seconds of the last one, 429 beyond five an hour.",
    body: z.object({ id, mailbox: z.enum(domainMailboxes) }),
    reply: z.object({}),
    message: "email_sent",
  }),
  confirmDomain: defineCall({
    method: "POST",
    path: "/api/user/sso/domain/confirm",
    access: "owner",
    touches: null,
    security: "sso_domain_verified",
    rate_limit: "code",
    summary: "Verifies the domain by the code of the newest e-mail to that mailbox.",
    body: z.object({
      id,
      mailbox: z.enum(domainMailboxes),
      code: z
        .string()
        .trim()
        .regex(/^\d{6}$/),
    }),
    reply: whole,
    message: "sso_domain_verified",
  }),
  removeDomain: defineCall({
    method: "POST",
    path: "/api/user/sso/domain/remove",
    access: "owner",
    touches: null,
    security: "sso_domain_removed",
    summary: "Gives a domain up: nobody of it is led to the provider any more.",
    body: z.object({ id }),
    reply: whole,
    message: "sso_domain_removed",
  }),
};
