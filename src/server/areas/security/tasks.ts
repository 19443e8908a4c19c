import type { SecurityEvent } from "#contract/security.ts";
import type { Trx } from "#server/parts/database/database.ts";
import type { Parts } from "#server/parts/parts.ts";
import { insertEvent, workspacesOf } from "./queries.ts";

export interface SecurityEventToRecord {
  kind: SecurityEvent["kind"];
  /** Whose log it goes to; without one, that of every workspace which the account is in. With neither it is the operator's alone. */
  workspace_id?: string | null;
  /** Who did it, or whose account somebody tried. */
  user_id?: string | null;
  /** The account or the place in the team that it was done to. */
  about_id?: string | null;
  /** The address that it came from: a keyed hash of it is kept. */
  address?: string | null;
  times?: number;
  /** Ids, counts and words of closed lists: never a name, an address or what somebody wrote. */
  detail?: SecurityEvent["detail"];
}

/** Writes an event in the security log; within `trx` where the act itself is written in one. */
export async function recordSecurityEvent(
  parts: Pick<Parts, "database" | "secret" | "log">,
  { kind, workspace_id = null, user_id = null, about_id = null, address = null, times = 1, detail = {} }: SecurityEventToRecord,
  trx?: Trx,
): Promise<void> {
  const db = trx ?? parts.database.db;
  const source = address && parts.secret.seal("address", address).toString("hex").slice(0, 12);
  const event = { kind, user_id, about_id, source, times, detail };
  parts.log.info(
    JSON.stringify({ security: kind, at: new Date().toISOString(), workspace_id, user_id, about_id, source, times, ...detail }),
  );
  const logs = workspace_id ? [workspace_id] : user_id ? await workspacesOf(db, user_id) : [];
  for (const each of logs) await insertEvent(db, each, event);
}
