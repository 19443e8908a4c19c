import * as z from "zod";
import { type Call, defineCall } from "#contract/call.ts";
import { type ApiScope, apiScopes, KEY_DAYS } from "#contract/choices.ts";
import { id, line, time } from "#contract/fields.ts";

const apiScope = z.enum(apiScopes);

/** What an area's calls are about, for who gives a program a part of them. Areas that aren't here are for people alone. */
const scoped: Record<string, string> = {
  candidate: "candidates",
  consent: "candidates",
  job: "jobs",
  register: "jobs",
  matching: "matches",
  dossier: "matches",
  proposal: "proposals",
  shortlist: "proposals",
  statistics: "statistics",
};

/** The scope that a key needs for a call: what a viewer may do too only reads. Null: no key makes it. */
export function scopeOf(area: string, { method, access }: Pick<Call, "method" | "access">): ApiScope | null {
  if (!scoped[area] || access === "public" || access === "signed") return null;
  const needed = `${scoped[area]}:${method === "GET" || access === "verified" ? "read" : "write"}`;
  return apiScopes.find((scope) => scope === needed) ?? null;
}

const apiKey = z.object({
  id,
  name: z.string(),
  /** The first characters of the key, to tell keys apart by. */
  beginning: z.string(),
  scopes: z.array(apiScope),
  maker_name: z.string(),
  is_own: z.boolean(),
  created_at: time,
  last_used_at: time.nullable(),
  expires_at: time,
});
export type ApiKey = z.output<typeof apiKey>;

export const apiKeyCalls = {
  list: defineCall({
    method: "GET",
    path: "/api/user/api-keys",
    access: "recruiter",
    touches: null,
    summary: "One's own API keys in the workspace, for its owner and admins everybody's; the newest first.",
    body: z.object({}),
    reply: z.object({ data: z.object({ api_keys: z.array(apiKey) }) }),
  }),
  create: defineCall({
    method: "POST",
    path: "/api/user/api-key/create",
    access: "recruiter",
    touches: null,
    security: "api_key_made",
    rate_limit: "password",
    summary:
      "Makes a key by which a program calls as oneself in this workspace, within its scopes: `Authorization: Bearer prf_…`. It is told once. 406 beyond twenty keys.",
    body: z.object({
      name: line(60).min(1),
      scopes: z.array(apiScope).min(1).max(apiScopes.length),
      expires_in_days: z.int().min(1).max(365).default(KEY_DAYS),
      current_password: z.string().min(1).max(1000),
    }),
    reply: z.object({ data: z.object({ api_key: apiKey, key: z.string() }) }),
    message: "api_key_made",
  }),
  revoke: defineCall({
    method: "POST",
    path: "/api/user/api-key/revoke",
    access: "recruiter",
    touches: null,
    security: "api_key_revoked",
    summary: "Ends a key of one's own, for the owner and admins anybody's: from the next request on it is unknown.",
    body: z.object({ id }),
    reply: z.object({ data: z.object({ api_key: apiKey }) }),
    message: "api_key_revoked",
  }),
};
