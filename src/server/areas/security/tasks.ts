import type { SecurityEvent } from "#contract/account/security.ts";
import { queueLetter } from "#server/areas/letter/tasks.ts";
import { type WorkspaceId, workspaceIn } from "#server/core/caller.ts";
import { withOwnReach } from "#server/core/reach.ts";
import type { Trx } from "#server/parts/database/database.ts";
import type { Parts } from "#server/parts/parts.ts";
import { burstLetter } from "./mails.ts";
import {
  anchorsOf,
  countRefusals,
  headOf,
  insertAnchor,
  insertEvent,
  ownersOf,
  prolongBurst,
  trailAfter,
  trailsToAnchor,
  workspacesOf,
} from "./queries.ts";
import { anchorText, BURST, BURST_MINUTES, checkTrail, type Fault, refusals } from "./rules.ts";

export interface SecurityEventToRecord {
  kind: SecurityEvent["kind"];
  /** Whose log it goes to; without one, that of every workspace which the account is in. With neither it is the operator's alone. */
  workspace_id?: string | null;
  /** Who did it, or whose account somebody tried. */
  user_id?: string | null;
  /** Whose place in the team it was done to. */
  about_id?: string | null;
  /** The address that it came from: a keyed hash of it is kept. */
  address?: string | null;
  times?: number;
  /** Ids, counts and words of closed lists: never a name, an address or what somebody wrote. */
  detail?: SecurityEvent["detail"];
}

/** Writes an event in the security log; within `trx` where the act itself is written in one. */
export async function recordSecurityEvent(
  parts: Pick<Parts, "database" | "secret" | "log" | "tasks" | "config">,
  { kind, workspace_id = null, user_id = null, about_id = null, address = null, times = 1, detail = {} }: SecurityEventToRecord,
  trx?: Trx,
): Promise<void> {
  const db = trx ?? parts.database.db;
  const source = address && parts.secret.seal("address", address).toString("hex").slice(0, 12);
  const event = { kind, user_id, about_id, source, times, detail };
  parts.log.event("security", { kind, workspace_id, user_id, about_id, source, times, detail });
  const logs = workspace_id ? [workspace_id] : user_id ? await workspacesOf(db, user_id) : [];
  for (const each of logs) await insertEvent(db, each, event);
  if (refusals.some((one) => one === kind) && !trx)
    for (const each of logs) await withOwnReach(() => tellOfBurst(parts, workspaceIn({ workspace_id: each }), times));
}

/** Tells the owner when many were refused in short time: once for as long as it goes on. */
async function tellOfBurst(parts: Pick<Parts, "database" | "secret" | "log" | "tasks" | "config">, workspace: WorkspaceId, more: number) {
  const times = await countRefusals(parts.database.db, workspace);
  if (times < BURST) return;
  await parts.database.transaction(async (trx) => {
    if (await prolongBurst(trx, workspace, more)) return;
    parts.log.event("security", { kind: "burst", workspace_id: workspace, times });
    const detail = { until: new Date().toISOString() };
    await insertEvent(trx, workspace, { kind: "burst", user_id: null, about_id: null, source: null, times, detail });
    for (const { workspace_name, ...owner } of await ownersOf(trx, workspace)) {
      const told = { workspace_name, times, minutes: BURST_MINUTES };
      await queueLetter(parts, trx, burstLetter(owner, told, parts.config.app_url));
    }
  });
}

const AT_ONCE = 10_000;

/** Checks a workspace's whole trail, as it is kept. */
export async function verifyTrail(
  parts: Pick<Parts, "database" | "secret">,
  workspace: WorkspaceId,
): Promise<{ rows: number; anchors: number; faults: Fault[] }> {
  const { db } = parts.database;
  const anchors = await anchorsOf(db, workspace);
  // What is written from here on comes after the end, and is left for the next time.
  const head = (await headOf(db, workspace)) ?? null;
  const check = checkTrail(workspace, anchors, (text, seal) => parts.secret.isSealed("audit", text, seal));
  let count = 0;
  for (let after = 0; ; ) {
    const rows = await trailAfter(db, workspace, after, AT_ONCE);
    for (const row of rows) {
      if (head && row.seq > head.seq) break;
      check.take(row);
      count++;
    }
    after = rows.at(-1)?.seq ?? after;
    if (rows.length < AT_ONCE || (head && after >= head.seq)) break;
  }
  return { rows: count, anchors: anchors.length, faults: check.end(head) };
}

/** Seals where each trail is, once a day. The operator's log holds it, too: there it is out of reach of whoever writes the database. */
export async function anchorTrails(parts: Pick<Parts, "database" | "secret" | "log">): Promise<void> {
  for (const { workspace_id, ...at } of await trailsToAnchor(parts.database.db)) {
    const text = anchorText(workspace_id, at);
    await insertAnchor(parts.database.db, workspace_id, { ...at, seal: parts.secret.seal("audit", text) });
    parts.log.event("audit_anchor", { anchor: text });
  }
}
