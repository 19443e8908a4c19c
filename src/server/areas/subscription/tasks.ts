import type { LimitName } from "#contract/account/plan.ts";
import { removeLettersOf } from "#server/areas/letter/queries.ts";
import { queueLetter } from "#server/areas/letter/tasks.ts";
import type { WorkspaceId } from "#server/core/caller.ts";
import type { Trx } from "#server/parts/database/database.ts";
import type { Letter } from "#server/parts/mail/mail.ts";
import type { Parts } from "#server/parts/parts.ts";
import { limitLetter } from "./mails.ts";
import {
  addToDay,
  countRecords,
  findEntitlementToCount,
  findOwner,
  giveBackRecipients,
  isBeyond,
  markNotice,
  paidFor,
  type RecordLimit,
  storedBytes,
  takeUnit,
  type Unit,
  usedToday,
} from "./queries.ts";
import { liftedBy, limitReached, limitsOf, noticeAt, planOf } from "./rules.ts";

/** 406 where one more record would be over the limit. Before the record is written, in its transaction. */
export async function refuseOverLimit(parts: Parts, trx: Trx, workspace: WorkspaceId, limit: RecordLimit): Promise<void> {
  const entitlement = await findEntitlementToCount(trx, workspace);
  const max = limitsOf(parts, entitlement)[limit];
  if (max === null) return;
  const used = await countRecords(trx, workspace, limit);
  if (used >= max) throw limitReached(parts, entitlement, { limit, max, used });
  await noticeUse(parts, trx, workspace, limit, used + 1, max);
}

/** 406 where a smaller plan left this record beyond its limit: it can be read, exported and deleted, not changed. */
export async function refuseReadOnly(parts: Parts, trx: Trx, workspace: WorkspaceId, limit: RecordLimit, id: string): Promise<void> {
  const entitlement = await findEntitlementToCount(trx, workspace);
  const max = limitsOf(parts, entitlement)[limit];
  if (max === null || !(await isBeyond(trx, workspace, limit, id, max))) return;
  const used = await countRecords(trx, workspace, limit);
  throw limitReached(parts, entitlement, { limit, max, used }, "limit_read_only");
}

const limitOfUnit = { proposals: "proposals_per_month", chat_messages: "chat_messages_per_month" } as const satisfies Record<
  Unit,
  LimitName
>;

/** Uses one of what a month holds, or refuses with 406; in the transaction of what it is used for. */
export async function useUnit(parts: Parts, trx: Trx, workspace: WorkspaceId, unit: Unit): Promise<void> {
  const entitlement = await findEntitlementToCount(trx, workspace);
  const limit = limitOfUnit[unit];
  const max = limitsOf(parts, entitlement)[limit];
  const used = await takeUnit(trx, workspace, unit, max);
  if (max === null) return;
  if (used === undefined) throw limitReached(parts, entitlement, { limit, max, used: max });
  await noticeUse(parts, trx, workspace, limit, used, max);
}

/**
 * Queues the letters that somebody in a workspace writes to other people, one to each; 406 for all of them where the plan
 * holds fewer today. Such letters carry a person's own words to whomever they name: without a bound, an account would be a
 * way to send anything to anybody.
 */
export async function writeTo(
  parts: Parts,
  trx: Trx,
  workspace: WorkspaceId,
  letters: Letter[],
  held: { share_id?: string; after_seconds?: number } = {},
): Promise<void> {
  const n = letters.length;
  if (n === 0) return;
  const entitlement = await findEntitlementToCount(trx, workspace);
  const max = limitsOf(parts, entitlement).recipients_per_day;
  const { recipients: used } = await usedToday(trx, workspace);
  if (max !== null && used + n > max) throw limitReached(parts, entitlement, { limit: "recipients_per_day", max, used, wanted: n });
  await addToDay(trx, workspace, "recipients", n);
  for (const letter of letters) await queueLetter(parts, trx, letter, { ...held, workspace_id: workspace });
}

const MB = 1_000_000;

/** 406 where so many bytes more would be over what the plan stores. Before they are stored, and again in the transaction of their row. */
export async function refuseOverStorage(parts: Parts, trx: Trx, workspace: WorkspaceId, bytes: number): Promise<void> {
  const entitlement = await findEntitlementToCount(trx, workspace);
  const max = limitsOf(parts, entitlement).storage_mb;
  if (max === null) return;
  const stored = await storedBytes(trx, workspace);
  if (stored + bytes > max * MB) throw limitReached(parts, entitlement, { limit: "storage_mb", max, used: megabytes(stored) });
  await noticeUse(parts, trx, workspace, "storage_mb", megabytes(stored + bytes), max);
}

/** Megabytes as they are told: begun ones count. */
export const megabytes = (bytes: number): number => Math.ceil(bytes / MB);

/**
 * Counts calls of a language model or a translation service today. False where the plan's day is used up: the product then does
 * without, as where none is set. Nobody is refused, and tomorrow goes on.
 */
export function takeModelCalls(parts: Parts, workspace: WorkspaceId, n = 1): Promise<boolean> {
  return parts.database.transaction(async (trx) => {
    const max = limitsOf(parts, await findEntitlementToCount(trx, workspace)).model_calls_per_day;
    const { model_calls } = await usedToday(trx, workspace);
    if (max !== null && model_calls + n > max) return false;
    await addToDay(trx, workspace, "model_calls", n);
    if (max !== null) await noticeUse(parts, trx, workspace, "model_calls_per_day", model_calls + n, max);
    return true;
  });
}

/** Takes letters back that bring a link and haven't left, and with them what they used of the day; how many there were. */
export async function takeBack(trx: Trx, workspace: WorkspaceId, share: { id: string; created_at: string }): Promise<number> {
  const held = await removeLettersOf(trx, share.id);
  if (held > 0) await giveBackRecipients(trx, workspace, held, share.created_at);
  return held;
}

/** Before a workspace is removed: nobody pays on for what is gone. */
export async function stopPaying(parts: Parts, trx: Trx, workspace_id: WorkspaceId): Promise<void> {
  for (const { provider_subscription } of await paidFor(trx, workspace_id))
    if (provider_subscription) await parts.tasks.enqueue("stop_renewal", { provider_subscription }, { trx });
}

/** A letter to the owner at 80 and at 100 per cent of a limit, once a month each. */
async function noticeUse(parts: Parts, trx: Trx, workspace: WorkspaceId, limit: LimitName, used: number, max: number) {
  const level = noticeAt(used, max);
  if (level === 0 || !(await markNotice(trx, workspace, limit, level))) return;
  const owner = await findOwner(trx, workspace);
  if (!owner) return;
  const larger = liftedBy(parts, limit, max)?.name ?? null;
  const { plan } = await findEntitlementToCount(trx, workspace);
  const told = { limit, used, max, plan: planOf(parts, plan).name, larger, workspace_name: owner.workspace_name };
  await queueLetter(parts, trx, limitLetter(owner, told, parts.config.app_url));
}
