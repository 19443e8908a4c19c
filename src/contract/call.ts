import type * as z from "zod";
import type { actKinds, recordKinds, securityEventKinds } from "./account/security-choices.ts";
import type { MessageKey } from "./messages.ts";

/**
 * Who may make a call:
 * public: anyone, the caller is ignored · optional: anyone, the caller is used when the session is valid ·
 * user: a valid session · verified: and a verified e-mail · recruiter: verified, with role owner, admin or recruiter ·
 * admin: owner or admin · owner: the owner · signed: a provider's signature over the raw body.
 */
export type Access = "public" | "optional" | "user" | "verified" | "recruiter" | "admin" | "owner" | "signed";

/** Calls that count together towards a limit of so many in a time; the figures stand in server/http/bounds/rate-limits.ts. */
export type RateLimit =
  | "login"
  | "register"
  | "forgot"
  | "code"
  | "password"
  | "password_check"
  | "passkey"
  | "picture"
  | "sso"
  | "outgoing"
  | "reading"
  | "model"
  | "checkout"
  | "invitation"
  | "invitation_view"
  | "submit"
  | "shared"
  | "contact";

export type ActKind = (typeof actKinds)[number];
export type RecordKind = (typeof recordKinds)[number];
/** Where the ids of records stand: `body.id`, `reply.data.candidates.*.id`, of some alone `reply.data.found.*[kind=candidate].id`. */
type Place = `body.${string}` | `reply.${string}`;
/**
 * What a call does with which records: the audit trail's row is made of it. `named`: the handler says it by `nameRecord`, because
 * neither body nor reply tells.
 */
export type Touches = { act: ActKind } & { [K in RecordKind]?: Place | readonly Place[] | "named" };

export interface Call<A extends Access = Access, B extends z.ZodType = z.ZodType, R extends z.ZodType = z.ZodType> {
  method: "GET" | "POST" | "DELETE";
  /** `{name}` marks a part of the path; it joins the body under that name. */
  path: `/api/${string}` | `/v1/${string}`;
  access: A;
  /** Which records it reads, changes, sends or exports; null where it is about none. */
  touches: Touches | null;
  /** What the security log says when it succeeds. */
  security?: (typeof securityEventKinds)[number];
  summary: string;
  /** What it takes: query for GET, JSON or a form otherwise, together with the path's parts. */
  body: B;
  /** What it replies beside the envelope's own fields: `data`, `token`, `user`, … */
  reply: R;
  /** The success message; "Done" where the specification fixes none. */
  message?: MessageKey;
  /** A form with files is accepted too; the largest file in bytes. */
  upload?: { file_bytes: number };
  rate_limit?: RateLimit;
  /** Its reply is the same for everybody in a workspace, and says until which change it holds: it is cached until then. */
  is_cached?: true;
  /** Also for a session that owes a second factor: it leads to one, or away. */
  before_two_factor?: true;
  /**
   * With `Accept: text/event-stream` the reply comes as these events, each with its data. What is refused is refused as ever;
   * once the stream has begun, `error` tells of a failure.
   */
  stream?: Record<string, z.ZodType>;
}

export type Area = Record<string, Call>;

/** Identity function: keeps every field's exact type. */
export function defineCall<A extends Access, B extends z.ZodType, R extends z.ZodType>(call: Call<A, B, R>) {
  return call;
}

export type Body<C extends Call> = z.output<C["body"]>;
export type BodyInput<C extends Call> = z.input<C["body"]>;
export type Reply<C extends Call> = z.output<C["reply"]>;
/** What a handler returns: the reply before it is parsed, so that extra columns are dropped on the way out. */
export type ReplyInput<C extends Call> = z.input<C["reply"]>;
