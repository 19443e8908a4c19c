import * as z from "zod";
import { defineCall } from "./call.ts";
import { consentAnswers, roles } from "./choices.ts";
import { brandColor, count, email, IMAGE_BYTES, id, language, line, time } from "./fields.ts";
import { voice } from "./voice.ts";
import { proposalDefaults, readingSettings, retention, securitySettings, weights, workspaceSettings } from "./workspace.ts";

export const role = z.enum(roles);
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
    settings: workspaceSettings,
  }),
  subscription_id: z.string().nullable(),
  two_factor: z.boolean(),
  /** The workspace requires a second factor that isn't there: the session does nothing else before it is set up. */
  two_factor_owed: z.boolean(),
  created_at: time,
});
export type User = z.output<typeof user>;

/** 10 to 128 characters; the server also refuses what is soon guessed: common words, names, the person's own address. */
const password = z.string().min(10).max(128);
/** A password as typed to log in: any length a browser sends. */
const typedPassword = z.string().min(1).max(1000);
const code = z
  .string()
  .trim()
  .regex(/^\d{6}$/);
const signedIn = z.object({ token: z.string(), user });
const alike = {
  check: (body: { password: string; password_confirmation: string }) => body.password === body.password_confirmation,
  told: { path: ["password_confirmation"], params: { key: "passwords_differ" } },
};

const session = z.object({
  id,
  /** The browser, as it names itself (User-Agent). */
  device: z.string(),
  /** The session that asks. */
  is_current: z.boolean(),
  created_at: time,
  refreshed_at: time,
});

/** A browser that somebody logged in with: the letter about a new log-in isn't sent for it. */
const device = z.object({ id, name: z.string(), is_current: z.boolean(), created_at: time, last_used_at: time });

const ownData = z.object({
  made_at: time,
  account: user,
  sessions: z.array(session.omit({ is_current: true })),
  passkeys: z.array(z.object({ name: z.string(), created_at: time, last_used_at: time.nullable() })),
  api_keys: z.array(
    z.object({
      workspace_id: id,
      name: z.string(),
      scopes: z.array(z.string()),
      created_at: time,
      last_used_at: time.nullable(),
      expires_at: time,
    }),
  ),
  /** Browsers that one is known on, by a cookie. */
  devices: z.array(device.omit({ id: true, is_current: true })),
  workspaces: z.array(
    z.object({ id, name: z.string(), kind: z.string(), role, joined_at: time.nullable(), last_active_at: time.nullable() }),
  ),
  activities: z.array(z.object({ workspace_id: id, kind: z.string(), candidate_id: id.nullable(), job_id: id.nullable(), at: time })),
  /** What one sent to clients as one page. */
  shortlists: z.array(
    z.object({
      id,
      workspace_id: id,
      job_id: id,
      proposal_ids: z.array(id),
      title: z.string().nullable(),
      intro: z.string().nullable(),
      created_at: time,
    }),
  ),
  /** What one asked candidates, with their newest answer. */
  consents: z.array(
    z.object({
      id,
      workspace_id: id,
      candidate_id: id,
      job_id: id.nullable(),
      message: z.string().nullable(),
      answer: z.enum(consentAnswers).nullable(),
      answered_at: time.nullable(),
      created_at: time,
    }),
  ),
});

export const accountCalls = {
  register: defineCall({
    method: "POST",
    path: "/api/user/register",
    access: "public",
    touches: null,
    upload: { file_bytes: IMAGE_BYTES },
    rate_limit: "register",
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
        avatar: z.file().nullish(),
        /** Of an invitation's address: joins that team once the e-mail, the one invited, is verified. */
        team_id: id.optional(),
        created_member_id: id.optional(),
      })
      .refine(alike.check, alike.told),
    reply: signedIn,
    message: "registered",
  }),
  login: defineCall({
    method: "POST",
    path: "/api/user/login",
    access: "public",
    touches: null,
    security: "logged_in",
    rate_limit: "login",
    summary:
      "Opens a session. Where two-factor is on and no right code came along: 422 with `validation_errors.code` and `data.two_factor: true`.",
    body: z.object({
      email: line(254).toLowerCase().min(1),
      password: typedPassword,
      /** Where two-factor is on: the app's code or a recovery code. */
      code: line(40).optional(),
    }),
    reply: signedIn,
    message: "logged_in",
  }),
  enterTeam: defineCall({
    method: "POST",
    path: "/api/user/subscription/team",
    access: "optional",
    touches: null,
    security: "workspace_entered",
    rate_limit: "login",
    before_two_factor: true,
    summary:
      "Opens a session in a workspace that one is in. E-mail and password, when given, tell who one is, otherwise the session that asks; it ends. Somebody invited joins by it: 406 with `data.seat_price` where no seat is free, 410 for an invitation that is over. 404 where one isn't in the team, 403 where one is suspended, not verified, or somebody else was invited.",
    body: z
      .object({
        team_id: id,
        email: line(254).toLowerCase().min(1).optional(),
        password: typedPassword.optional(),
        code: line(40).optional(),
      })
      // Both or neither: what is named here is what is checked, and what is checked is what is counted.
      .refine((body) => body.email === undefined || body.password !== undefined, { path: ["password"], params: { key: "required" } })
      .refine((body) => body.password === undefined || body.email !== undefined, { path: ["email"], params: { key: "required" } }),
    reply: signedIn,
    message: "logged_in",
  }),
  validateToken: defineCall({
    method: "POST",
    path: "/api/user/validateToken",
    access: "user",
    touches: null,
    before_two_factor: true,
    summary: "Tells whose session it is and slides it: 20 minutes from now, 12 hours in all. No other call slides it.",
    body: z.object({}),
    reply: signedIn,
  }),
  checkVerified: defineCall({
    method: "POST",
    path: "/api/user/check/auth/verify",
    access: "user",
    touches: null,
    before_two_factor: true,
    summary: "Tells whether the e-mail is verified, without sliding the session.",
    body: z.object({}),
    reply: z.object({ user, data: z.object({ email_verified: z.boolean(), subscription_id: z.string().nullable() }) }),
  }),
  logout: defineCall({
    method: "POST",
    path: "/api/user/logout",
    access: "user",
    touches: null,
    security: "logged_out",
    before_two_factor: true,
    summary: "Ends the session.",
    body: z.object({}),
    reply: z.object({}),
    message: "logged_out",
  }),
  resendEmail: defineCall({
    method: "POST",
    path: "/api/user/email/resend",
    access: "user",
    touches: null,
    before_two_factor: true,
    summary: "Mails a new link and code; 406 within 60 seconds of the last one, 429 beyond five an hour, 409 when verified.",
    body: z.object({}),
    reply: z.object({}),
    message: "email_sent",
  }),
  verifyEmail: defineCall({
    method: "POST",
    path: "/api/user/email/verify",
    access: "user",
    touches: null,
    rate_limit: "code",
    before_two_factor: true,
    summary:
      "Verifies one's own e-mail, or the new one that waits for it, with the code of the newest letter. The first time, every other session and every factor from before goes.",
    body: z.object({ email, code }),
    reply: z.object({ user }),
    message: "user_verified",
  }),
  forgotPassword: defineCall({
    method: "POST",
    path: "/api/user/password/forgot",
    access: "public",
    touches: null,
    rate_limit: "forgot",
    summary:
      "Mails a link and a code for a new password. The answer is the same for an address that nobody has; within 60 seconds, and beyond five an hour, no further letter goes out.",
    body: z.object({ email }),
    reply: z.object({}),
    message: "reset_sent",
  }),
  checkResetCode: defineCall({
    method: "POST",
    path: "/api/user/password/reset/code/verify",
    access: "public",
    touches: null,
    rate_limit: "code",
    summary: "Tells whether a code for a new password is right, without using it up. A wrong one counts as a try.",
    body: z.object({ email, code }),
    reply: z.object({}),
  }),
  resetPassword: defineCall({
    method: "POST",
    path: "/api/user/password/reset",
    access: "public",
    touches: null,
    security: "password_reset",
    rate_limit: "code",
    summary:
      "Sets a new password, uses the code up, verifies the e-mail, ends all sessions and removes passkeys and two-factor. The device that did it is known.",
    body: z.object({ email, code, password, password_confirmation: z.string() }).refine(alike.check, alike.told),
    reply: z.object({}),
    message: "password_set",
  }),
  checkPassword: defineCall({
    method: "POST",
    path: "/api/user/password/check",
    access: "optional",
    touches: null,
    rate_limit: "password_check",
    before_two_factor: true,
    summary:
      "How long a password would stand: 0 to 4, of which 4 is taken, and the same in words. The names and addresses given, and those of whoever is logged in, count as known to who guesses. Nothing is kept.",
    body: z.object({ password: z.string().max(128), known: z.array(line(254)).max(6).default([]) }),
    reply: z.object({ data: z.object({ strength: z.int().min(0).max(4), is_strong: z.boolean(), told: z.string() }) }),
  }),
  editProfile: defineCall({
    method: "POST",
    path: "/api/user/profile/edit",
    access: "user",
    touches: null,
    upload: { file_bytes: IMAGE_BYTES },
    rate_limit: "picture",
    summary: "Changes what is given of one's profile. A picture (JPEG, PNG or WebP) is made anew, without what its file tells beside it.",
    body: z.object({
      first_name: line(100).min(1).optional(),
      last_name: line(100).min(1).optional(),
      company: line(200).nullish(),
      phone: line(40).nullish(),
      locale: language.optional(),
      avatar: z.file().nullish(),
    }),
    reply: z.object({ user }),
    message: "profile_updated",
  }),
  changePassword: defineCall({
    method: "POST",
    path: "/api/user/profile/change-password",
    access: "user",
    touches: null,
    security: "password_changed",
    rate_limit: "password",
    summary: "Sets another password, ends every session and opens a new one in their place; no other device is known any more.",
    body: z.object({ current_password: typedPassword, password, password_confirmation: z.string() }).refine(alike.check, alike.told),
    reply: signedIn,
    message: "password_changed",
  }),
  sessions: defineCall({
    method: "GET",
    path: "/api/user/sessions",
    access: "user",
    touches: null,
    summary: "One's own sessions that are open, in any workspace, the newest first.",
    body: z.object({}),
    reply: z.object({ data: z.object({ sessions: z.array(session) }) }),
  }),
  revokeOtherSessions: defineCall({
    method: "POST",
    path: "/api/user/sessions/revoke-others",
    access: "user",
    touches: null,
    security: "session_ended_elsewhere",
    summary: "Ends every session of one's own but the one that asks, and tells how many.",
    body: z.object({}),
    reply: z.object({ data: z.object({ ended: count }) }),
    message: "sessions_ended",
  }),
  devices: defineCall({
    method: "GET",
    path: "/api/user/devices",
    access: "user",
    touches: null,
    summary: "The browsers one is known on, by a cookie, the one used last first. A log-in on any other is told by letter.",
    body: z.object({}),
    reply: z.object({ data: z.object({ devices: z.array(device) }) }),
  }),
  forgetDevice: defineCall({
    method: "POST",
    path: "/api/user/device/forget",
    access: "user",
    touches: null,
    security: "device_forgotten",
    summary: "Forgets a device and ends the sessions that were opened on it.",
    body: z.object({ id }),
    reply: z.object({ data: z.object({ device }) }),
    message: "device_forgotten",
  }),
  revokeSession: defineCall({
    method: "POST",
    path: "/api/user/session/revoke",
    access: "user",
    touches: null,
    security: "session_ended_elsewhere",
    summary: "Ends one of one's own sessions at once.",
    body: z.object({ id }),
    reply: z.object({ data: z.object({ session }) }),
    message: "session_ended_there",
  }),
  startTwoFactor: defineCall({
    method: "POST",
    path: "/api/user/two-factor/start",
    access: "verified",
    touches: null,
    rate_limit: "password",
    before_two_factor: true,
    summary: "Makes a secret for an authenticator app; it counts once it is confirmed. 409 when two-factor is on.",
    body: z.object({ current_password: typedPassword }),
    reply: z.object({ data: z.object({ secret: z.string(), uri: z.string() }) }),
  }),
  confirmTwoFactor: defineCall({
    method: "POST",
    path: "/api/user/two-factor/confirm",
    access: "verified",
    touches: null,
    security: "two_factor_on",
    rate_limit: "code",
    before_two_factor: true,
    summary: "Turns two-factor on with a code of the app. Replies ten recovery codes, each good once; they are never shown again.",
    body: z.object({ code }),
    reply: z.object({ user, data: z.object({ recovery_codes: z.array(z.string()) }) }),
    message: "two_factor_turned_on",
  }),
  disableTwoFactor: defineCall({
    method: "POST",
    path: "/api/user/two-factor/disable",
    access: "user",
    touches: null,
    security: "two_factor_off",
    rate_limit: "password",
    summary: "Turns two-factor off and forgets its secret and recovery codes.",
    body: z.object({ current_password: typedPassword }),
    reply: z.object({ user }),
    message: "two_factor_turned_off",
  }),
  changeEmail: defineCall({
    method: "POST",
    path: "/api/user/email/change",
    access: "user",
    touches: null,
    security: "email_change_asked",
    rate_limit: "password",
    summary:
      "Mails a link and a code to another address; email/verify with that address and code makes it the account's. 406 within 60 seconds, 409 where another account has it.",
    body: z.object({ email, current_password: typedPassword }),
    reply: z.object({ data: z.object({ pending_email: z.string() }) }),
    message: "email_sent",
  }),
  updateWorkspace: defineCall({
    method: "POST",
    path: "/api/user/workspace/update",
    access: "admin",
    touches: null,
    security: "settings_changed",
    upload: { file_bytes: IMAGE_BYTES },
    rate_limit: "picture",
    summary:
      "Changes what is given of the workspace. A logo (JPEG, PNG or WebP) is made anew, at most 512 pixels either way; null takes it away. Two-factor is required only by somebody who has it: 406 otherwise.",
    body: z.object({
      name: line(200).min(1).optional(),
      logo: z.file().nullish(),
      brand_color: brandColor.nullish(),
      /** Each of these six is replaced as a whole. */
      defaults: proposalDefaults.optional(),
      weights: weights.optional(),
      retention: retention.optional(),
      reading: readingSettings.optional(),
      voice: voice.optional(),
      security: securitySettings.optional(),
    }),
    reply: z.object({ user }),
    message: "workspace_updated",
  }),
  exportMyData: defineCall({
    method: "GET",
    path: "/api/user/export",
    access: "user",
    touches: { act: "export", privacy_request: "named" },
    security: "exported",
    summary:
      "Everything kept about oneself: account, sessions, workspaces, what one did there, and the shortlists and questions one sent. A workspace's records are its own.",
    body: z.object({}),
    reply: z.object({ data: z.object({ export: ownData }) }),
  }),
  deleteAccount: defineCall({
    method: "POST",
    path: "/api/user/delete",
    access: "user",
    touches: null,
    security: "account_deleted",
    rate_limit: "password",
    summary:
      "Deletes the account for good, with every workspace that nobody else is in. In others its records pass to their owner; 406 while one owns a workspace with others in it.",
    body: z.object({ current_password: typedPassword }),
    reply: z.object({}),
    message: "account_deleted",
  }),
};
