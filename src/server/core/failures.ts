import { type CustomNames, customName } from "#contract/custom-field.ts";
import type { Failure } from "#contract/envelope.ts";
import type { MessageKey } from "#contract/messages.ts";
import { messageText } from "#contract/messages.ts";
import type { Language } from "#contract/text/languages.ts";

type Code =
  | "malformed"
  | "signed_out"
  | "forbidden"
  | "not_found"
  | "not_acceptable"
  | "too_slow"
  | "conflict"
  | "gone"
  | "too_large"
  | "wrong_kind"
  | "invalid"
  | "too_many"
  | "token_unknown"
  | "internal"
  | "unavailable"
  | "full";

/** Every code has its HTTP status; a new one without a status doesn't compile. */
const httpStatus: Record<Code, number> = {
  malformed: 400,
  signed_out: 401,
  forbidden: 403,
  not_found: 404,
  not_acceptable: 406,
  too_slow: 408,
  conflict: 409,
  gone: 410,
  too_large: 413,
  wrong_kind: 415,
  invalid: 422,
  too_many: 429,
  token_unknown: 498,
  internal: 500,
  unavailable: 503,
  full: 507,
};

/** A name by language is said in the reader's, or in another one where nobody wrote it. */
type Params = Record<string, string | number | CustomNames>;
/** A message by key, its text chosen at the edge in the reader's language. */
export interface Message {
  key: MessageKey;
  params?: Params;
}
export type FieldMessages = Record<string, Message[]>;

/** The only error that a handler throws on purpose. Anything else is a bug and answers a bland 500. */
export class AppFailure extends Error {
  readonly code: Code;
  readonly text: Message;
  readonly fields: FieldMessages | undefined;
  readonly data: Record<string, unknown> | undefined;
  readonly retry_after: number | undefined;
  /** Whose session it was that is refused, for the security log. */
  of: { workspace_id: string; user_id: string } | undefined;
  constructor(code: Code, text: Message, more: { fields?: FieldMessages; data?: Record<string, unknown>; retry_after?: number } = {}) {
    super(text.key);
    this.code = code;
    this.text = text;
    this.fields = more.fields;
    this.data = more.data;
    this.retry_after = more.retry_after;
  }
  get status() {
    return httpStatus[this.code];
  }
}

type Noun =
  | "view"
  | "import"
  | "export"
  | "template"
  | "candidate"
  | "job"
  | "interview"
  | "recruiter"
  | "client"
  | "contact"
  | "note"
  | "to_do"
  | "custom_field"
  | "match"
  | "pipeline"
  | "file"
  | "extraction"
  | "session"
  | "team"
  | "passkey"
  | "device"
  | "api_key"
  | "sso"
  | "domain"
  | "invitation"
  | "proposal"
  | "share"
  | "shortlist"
  | "consent"
  | "subscription"
  | "order"
  | "payment_session"
  | "protected_line"
  | "privacy_request"
  | "chat"
  | "chat_message"
  | "weight_change"
  | "weights"
  | "merge";

export const malformed = (key: MessageKey = "bad_request") => new AppFailure("malformed", { key });
export const signedOut = () => new AppFailure("signed_out", { key: "session_ended" });
export const wrongCredentials = () => new AppFailure("signed_out", { key: "wrong_credentials" });
export const unverified = () => new AppFailure("forbidden", { key: "email_unverified" }, { data: { email_verified: false } });
export const keyEnded = () => new AppFailure("signed_out", { key: "api_key_ended" });
/** `scope` null: no key makes this call. */
export const scopeMissing = (scope: string | null) =>
  new AppFailure("forbidden", scope ? { key: "scope_missing", params: { scope } } : { key: "not_for_keys" }, { data: { scope } });
export const twoFactorOwed = () => new AppFailure("forbidden", { key: "two_factor_owed" }, { data: { two_factor_owed: true } });
/** Who logs in at their workspace's provider alone. */
export const ssoRequired = () => new AppFailure("forbidden", { key: "sso_required" }, { data: { sso: true } });
export const forbidden = (key: MessageKey = "not_allowed") => new AppFailure("forbidden", { key });
export const notFound = (what: Noun) => new AppFailure("not_found", { key: "not_found", params: { what: `what_${what}` } });
export const noSuchCall = () => new AppFailure("not_found", { key: "no_such_call" });
export const notAcceptable = (key: MessageKey, params?: Params, data?: Record<string, unknown>) =>
  new AppFailure("not_acceptable", params ? { key, params } : { key }, data ? { data } : {});
export const conflict = (key: MessageKey, params?: Params, data?: Record<string, unknown>) =>
  new AppFailure("conflict", params ? { key, params } : { key }, data ? { data } : {});
export const stale = (what: Noun, data: Record<string, unknown>) => conflict("stale", { what: `what_${what}` }, data);
export const gone = (what: Noun) => new AppFailure("gone", { key: "gone", params: { what: `what_${what}` } });
export const expired = (key: MessageKey) => new AppFailure("gone", { key });
export const tooLarge = (key: MessageKey, size: string, data?: Record<string, unknown>) =>
  new AppFailure("too_large", { key, params: { size } }, data ? { data } : {});
export const tooSlow = () => new AppFailure("too_slow", { key: "body_too_slow" });
export const wrongKind = (key: MessageKey, params?: Params, data?: Record<string, unknown>) =>
  new AppFailure("wrong_kind", params ? { key, params } : { key }, data ? { data } : {});
export const invalid = (fields: FieldMessages) => new AppFailure("invalid", { key: "invalid" }, { fields });
export const invalidField = (field: string, key: MessageKey, params?: Params) => invalid({ [field]: [params ? { key, params } : { key }] });
export const unprocessable = (key: MessageKey, data: Record<string, unknown>) =>
  new AppFailure("invalid", { key }, { data, fields: { file: [{ key }] } });
const waitOf = (seconds: number) =>
  seconds > 5400 ? `hours:${Math.ceil(seconds / 3600)}` : seconds > 90 ? `minutes:${Math.ceil(seconds / 60)}` : `seconds:${seconds}`;
const wait = (key: MessageKey, seconds: number) =>
  new AppFailure("too_many", { key, params: { wait: waitOf(seconds) } }, { retry_after: seconds });
export const tooMany = (seconds: number) => wait("too_many", seconds);
export const codesLocked = (seconds: number) => wait("codes_locked", seconds);
export const tokenUnknown = () => new AppFailure("token_unknown", { key: "token_unknown" });
export const unavailable = (key: MessageKey = "busy") => new AppFailure("unavailable", { key }, { retry_after: 5 });
/** No room is left on a disk of the server's. */
export const storageFull = () => new AppFailure("full", { key: "storage_full" });
export const internal = (reference: string) => new AppFailure("internal", { key: "internal", params: { reference } });

/** A message as text: nouns, waits and limits among its parameters are words of the same language. */
function textOf(message: Message, language: Language): string {
  const params: Record<string, string | number> = {};
  for (const [name, value] of Object.entries(message.params ?? {})) {
    if (typeof value === "object") {
      params[name] = customName(value, language);
      continue;
    }
    const [unit, n] = String(value).split(":");
    if (name === "what" || value === "what_workspace_here") params[name] = messageText(language, value as MessageKey);
    else if (name === "wait" || name === "limit") params[name] = messageText(language, unit as MessageKey, { n: n ?? "" });
    else params[name] = value;
  }
  return messageText(language, message.key, params);
}

export function failureEnvelope(failure: AppFailure, language: Language): Failure {
  const text = textOf(failure.text, language);
  return {
    response_status: failure.status,
    response_message: text,
    message: text,
    payload: { error: text },
    ...(failure.code === "invalid" && { validation_errors: mapFields(failure.fields ?? {}, language) }),
    ...(failure.data && { data: failure.data }),
  };
}

function mapFields(fields: FieldMessages, language: Language) {
  return Object.fromEntries(
    Object.entries(fields).map(([field, messages]) => [field, messages.map((message) => textOf(message, language))]),
  );
}
