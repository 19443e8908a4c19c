import type { Call } from "#contract/call.ts";
import { findUserByEmail } from "#server/areas/account/queries.ts";
import { recordSecurityEvent, type SecurityEventToRecord } from "#server/areas/security/tasks.ts";
import type { Caller } from "#server/core/caller.ts";
import type { AppFailure } from "#server/core/failures.ts";
import { inReach } from "#server/core/reach.ts";
import type { Parts } from "#server/parts/parts.ts";

/** What is known of a call when it ends. */
export interface KnownCall {
  name: string;
  call: Call;
  address: string;
  caller: Caller | null;
  body: unknown;
}

export interface SecurityWatch {
  /** Writes what a call is in the security log, before its reply leaves. */
  succeeded(known: KnownCall, reply: object): Promise<void>;
  /** Writes or counts what a refusal tells: a log-in that failed, a session or a right that isn't there. */
  refused(known: KnownCall, failure: AppFailure): Promise<void>;
  /** Counts what may come by the thousand: what is alike within some seconds is one event. */
  count(event: SecurityEventToRecord): void;
}

/** What is alike within this time is one event; a process that is killed loses as much. */
const TOGETHER_MS = 5000;
/** As many different ones at once; further ones of strangers wait for the next. */
const DIFFERENT = 1000;

/** What concerns the account, and so every workspace that it is in. */
const ofAccount = new Set(["password_changed", "password_reset", "email_change_asked", "session_ended_elsewhere", "device_forgotten"]);
const isOfAccount = (kind: string) => ofAccount.has(kind) || kind.startsWith("two_factor_") || kind.startsWith("passkey_");

export function watchSecurity(parts: Parts): SecurityWatch {
  const counted = new Map<string, SecurityEventToRecord & { times: number }>();
  let isWaiting = false;
  const writeCounted = async (signal: AbortSignal) => {
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, TOGETHER_MS);
      signal.addEventListener("abort", () => {
        clearTimeout(timer);
        resolve();
      });
      if (signal.aborted) resolve();
    });
    const events = [...counted.values()];
    counted.clear();
    isWaiting = false;
    for (const event of events) await recordSecurityEvent(parts, event);
  };
  const count = (event: SecurityEventToRecord) => {
    const key = JSON.stringify(event);
    const found = counted.get(key);
    if (found) found.times++;
    else if (counted.size < DIFFERENT) counted.set(key, { ...event, times: 1 });
    if (isWaiting) return;
    isWaiting = true;
    parts.tasks.background(writeCounted);
  };
  return {
    count,
    succeeded: async ({ call, address, caller, body }, reply) => {
      const kind = call.security;
      if (!kind) return;
      const given = body as Record<string, unknown>;
      const user = (reply as { user?: { id: string; workspace: { id: string } } }).user;
      const user_id = caller?.user_id ?? user?.id ?? (await idOf(parts, given.email));
      const workspace_id = isOfAccount(kind) ? null : (user?.workspace.id ?? caller?.workspace ?? null);
      const isOfMember = kind.startsWith("member_") || kind === "ownership_transferred";
      await recordSecurityEvent(parts, {
        kind,
        workspace_id,
        user_id,
        address,
        about_id: isOfMember && typeof given.id === "string" ? given.id : null,
        detail: detailOf(kind, given),
      });
    },
    refused: async ({ name, call, address, caller, body }, failure) => {
      const { code, of } = failure;
      if (failure.text.key === "codes_locked")
        count({ kind: "codes_locked", user_id: caller?.user_id ?? (await idOf(parts, (body as { email?: unknown }).email)), address });
      else if (call.rate_limit === "login" && body) {
        const email = (body as { email?: unknown }).email;
        const why = code === "signed_out" ? "password" : failure.fields?.code ? "code" : null;
        if (why && typeof email === "string")
          await recordSecurityEvent(parts, { kind: "login_failed", user_id: await idOf(parts, email), address, detail: { why } });
        else if (code === "too_many" && typeof email === "string")
          count({ kind: "locked_out", user_id: await idOf(parts, email), address });
      } else if (Object.values(failure.fields ?? {}).some((messages) => messages.some(({ key }) => key === "file_harmful")))
        count({
          kind: "upload_harmful",
          address,
          workspace_id: caller?.workspace ?? null,
          user_id: caller?.user_id ?? null,
          detail: { call: name },
        });
      else if (!caller && (code === "signed_out" || code === "token_unknown"))
        count({ kind: "session_refused", address, workspace_id: of?.workspace_id ?? null, user_id: of?.user_id ?? null });
      else if (caller && code === "forbidden" && caller.email_verified && !caller.two_factor_owed)
        count({ kind: "access_refused", address, workspace_id: caller.workspace, user_id: caller.user_id, detail: { call: name } });
      else if (call.rate_limit === "shared" && (code === "too_many" || (failure.fields?.password && body)))
        count({ kind: "link_refused", address, workspace_id: [...(inReach() ?? [])][0] ?? null });
    },
  };
}

async function idOf(parts: Parts, email: unknown): Promise<string | null> {
  const user = typeof email === "string" ? await findUserByEmail(parts.database.db, email.toLowerCase()) : undefined;
  return user?.id ?? null;
}

/** Of what was sent: a role and a status, which are words of closed lists, and the names of the settings; no other value. */
function detailOf(kind: string, { role, status, is_enforced, ...given }: Record<string, unknown>) {
  return {
    ...(typeof role === "string" && { role }),
    ...(status !== undefined && { status: Number(status) }),
    ...(typeof is_enforced === "boolean" && { is_enforced }),
    ...((kind === "settings_changed" || kind === "model_changed") && {
      settings: Object.keys(given).filter((name) => name !== "key" && given[name] !== undefined),
    }),
  };
}
