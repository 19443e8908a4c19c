import type { LimitName } from "#contract/account/plan.ts";
import { findHeld, releaseLetter, removeLettersOf } from "#server/areas/letter/queries.ts";
import { holdLetter, queueLetter } from "#server/areas/letter/tasks.ts";
import type { WorkspaceId } from "#server/core/caller.ts";
import type { Trx } from "#server/parts/database/database.ts";
import type { Letter } from "#server/parts/mail/mail.ts";
import type { Parts } from "#server/parts/parts.ts";
import { limitLetter } from "./mails.ts";
import {
  addToDay,
  correctTokens,
  countRecords,
  findEntitlement,
  findEntitlementToCount,
  findOwner,
  findRoomToCount,
  giveBackRecipients,
  isBeyond,
  markNotice,
  paidFor,
  type RecordLimit,
  takeUnit,
  type Unit,
  usedToday,
} from "./queries.ts";
import { liftedBy, limitReached, limitsOf, nextDay, noticeAt, planOf } from "./rules.ts";

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

/** How many more records of a kind the plan holds now; null: any number. */
export async function roomFor(parts: Parts, workspace: WorkspaceId, limit: RecordLimit): Promise<number | null> {
  const { db } = parts.database;
  const max = limitsOf(parts, await findEntitlement(db, workspace))[limit];
  return max === null ? null : Math.max(0, max - (await countRecords(db, workspace, limit)));
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
  await addToDay(trx, workspace, { recipients: n });
  for (const letter of letters) await queueLetter(parts, trx, letter, { ...held, workspace_id: workspace });
}

/**
 * The same where nobody is there to be refused, such as when a client fixed a time: once the day holds no more, they wait for the
 * next one, as notices do.
 */
export async function writeOrHold(parts: Parts, trx: Trx, workspace: WorkspaceId, letters: Letter[]): Promise<void> {
  const max = limitsOf(parts, await findEntitlementToCount(trx, workspace)).recipients_per_day;
  const { recipients: used } = await usedToday(trx, workspace);
  if (max === null || used + letters.length <= max) return writeTo(parts, trx, workspace, letters);
  for (const letter of letters) await queueLetter(parts, trx, letter, { workspace_id: workspace, held_until: nextDay(new Date()) });
}

/**
 * Queues a letter that the product writes by itself to somebody of the workspace. Once the day holds no more it waits for the next one:
 * none is dropped. Letters about safety or money don't go this way: no limit holds them.
 */
export async function tellOf(parts: Parts, trx: Trx, workspace: WorkspaceId, letter: Letter): Promise<void> {
  const held_until = (await takeNotice(parts, trx, workspace)) ? null : nextDay(new Date());
  await queueLetter(parts, trx, letter, { workspace_id: workspace, held_until });
}

/** Whether a letter that waited for today may leave: it counts now, or waits for tomorrow. */
export function mayLeave(parts: Parts, workspace: WorkspaceId, letter_id: string): Promise<boolean> {
  return parts.database.transaction(async (trx) => {
    await findEntitlementToCount(trx, workspace); // who counts next, waits: a letter that is tried twice counts once
    if (!(await findHeld(trx, workspace, letter_id))) return true;
    const isTaken = await takeNotice(parts, trx, workspace);
    if (isTaken) await releaseLetter(trx, workspace, letter_id);
    else await holdLetter(parts, trx, workspace, letter_id, nextDay(new Date()));
    return isTaken;
  });
}

async function takeNotice(parts: Parts, trx: Trx, workspace: WorkspaceId): Promise<boolean> {
  const max = limitsOf(parts, await findEntitlementToCount(trx, workspace)).notices_per_day;
  const { notices } = await usedToday(trx, workspace);
  if (max !== null && notices >= max) return false;
  await addToDay(trx, workspace, { notices: 1 });
  if (max !== null) await noticeUse(parts, trx, workspace, "notices_per_day", notices + 1, max);
  return true;
}

const MB = 1_000_000;

/**
 * 406 where so many bytes more of files or long texts would be over what the plan stores. Before bytes are stored, and again in the
 * transaction of their row. What makes a text no longer passes, however full it is.
 */
export async function refuseOverStorage(parts: Parts, trx: Trx, workspace: WorkspaceId, bytes: number): Promise<void> {
  if (bytes <= 0) return;
  const { entitlement, stored_bytes } = await findRoomToCount(trx, workspace);
  const max = limitsOf(parts, entitlement).storage_mb;
  if (max === null) return;
  const used = megabytes(stored_bytes);
  if (stored_bytes + bytes > max * MB) throw limitReached(parts, entitlement, { limit: "storage_mb", max, used });
  await noticeUse(parts, trx, workspace, "storage_mb", megabytes(stored_bytes + bytes), max);
}

/** Megabytes as they are told: begun ones count. */
export const megabytes = (bytes: number): number => Math.ceil(bytes / MB);

/** What was taken of a day for one call of a model. */
interface ModelCall {
  /** How many tokens it came to: what was taken beyond that comes back. Not told, all of it stays counted. */
  spent(tokens: number): Promise<void>;
}

/**
 * Counts a call of a language model or a translation service today, and as many tokens as it may come to. Null where the plan's day is
 * used up: the product then does without, as where none is set. Nobody is refused, and tomorrow goes on.
 */
export function takeModelCall(parts: Parts, workspace: WorkspaceId, most_tokens: number): Promise<ModelCall | null> {
  return parts.database.transaction(async (trx) => {
    const { model_calls_per_day: calls, model_tokens_per_day: tokens } = limitsOf(parts, await findEntitlementToCount(trx, workspace));
    const used = await usedToday(trx, workspace);
    if ((calls !== null && used.model_calls >= calls) || (tokens !== null && used.model_tokens + most_tokens > tokens)) return null;
    const day = await addToDay(trx, workspace, { model_calls: 1, model_tokens: most_tokens });
    if (calls !== null) await noticeUse(parts, trx, workspace, "model_calls_per_day", used.model_calls + 1, calls);
    // What is certain by now: this call's own tokens are known when it has been answered.
    if (tokens !== null) await noticeUse(parts, trx, workspace, "model_tokens_per_day", used.model_tokens, tokens);
    // What was set aside is given back once, however often the call is made.
    let set_aside = most_tokens;
    const spent = (came_to: number) => {
      const by = came_to - set_aside;
      set_aside = 0;
      return correctTokens(parts.database.db, workspace, day, by).catch((error: unknown) => parts.log.error(error));
    };
    return { spent };
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
