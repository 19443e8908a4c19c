import * as z from "zod";
import { consentAnswers, roles } from "#contract/choices.ts";
import { id, language, line, time } from "#contract/fields.ts";
import { personName } from "#contract/text/names/person-name.ts";
import { workspaceSettings } from "./workspace.ts";

export const role = z.enum(roles);
export type Role = z.output<typeof role>;

/** One of somebody's names: whoever has one leaves the other empty. */
export const partOfName = line(100)
  .nullable()
  .transform((name) => name ?? "");
/** What a new account and an invitation hold of names: one is enough. */
export const names = { first_name: partOfName.default(""), last_name: partOfName.default("") };
export const isNamed = {
  check: (body: { first_name?: string; last_name?: string }) => personName(body) !== "",
  told: { path: ["first_name"], params: { key: "name_needed" } },
};

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

export const session = z.object({
  id,
  /** The browser, as it names itself (User-Agent). */
  device: z.string(),
  /** The session that asks. */
  is_current: z.boolean(),
  created_at: time,
  refreshed_at: time,
});

/** A browser that somebody logged in with: the letter about a new log-in isn't sent for it. */
export const device = z.object({ id, name: z.string(), is_current: z.boolean(), created_at: time, last_used_at: time });

export const ownData = z.object({
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
  /** Who one is at the providers of workspaces, by single sign-on. */
  sso_identities: z.array(z.object({ workspace_id: id, issuer: z.string(), subject: z.string(), created_at: time, last_used_at: time })),
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
