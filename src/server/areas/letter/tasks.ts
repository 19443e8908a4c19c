import type { WorkspaceId } from "#server/core/caller.ts";
import { newId } from "#server/core/ids.ts";
import type { Trx } from "#server/parts/database/database.ts";
import type { Letter } from "#server/parts/mail/mail.ts";
import type { Parts } from "#server/parts/parts.ts";
import { countWaiting, findLetter, holdUntil, insertLetter, noteFailure, removeLetter } from "./queries.ts";

const PURPOSE = "letter";

/**
 * Queues a letter; it goes out when the transaction commits. Of a workspace that sends many, each letter steps behind those
 * of others who send few. One with a code goes before all, and is dropped when its code is over; so
 * is one with a link that was closed. `after_seconds`: it waits so long; `held_until`: for a day that has room for it.
 */
export async function queueLetter(
  parts: Pick<Parts, "secret" | "tasks">,
  trx: Trx,
  letter: Letter,
  {
    workspace_id = null,
    code_id = null,
    share_id = null,
    after_seconds = 0,
    held_until = null,
  }: Partial<Pick<Parameters<typeof insertLetter>[1], "workspace_id" | "code_id" | "share_id" | "held_until">> & {
    after_seconds?: number;
  } = {},
): Promise<void> {
  const id = newId();
  const ahead = workspace_id ? await countWaiting(trx, workspace_id) : 0;
  await insertLetter(trx, { id, workspace_id, code_id, share_id, held_until, content: parts.secret.lock(PURPOSE, JSON.stringify(letter)) });
  if (workspace_id && held_until) return comeAgain(parts, trx, workspace_id, id, held_until);
  await parts.tasks.enqueue(code_id ? "send_code" : "send_letter", { letter_id: id }, { trx, priority: -ahead, after_seconds });
}

type Held = [parts: Pick<Parts, "tasks">, trx: Trx, workspace_id: WorkspaceId, letter_id: string, held_until: string];

/** Lets a letter that is there wait for a further day; whether that has room is asked when it comes. */
export async function holdLetter(...held: Held): Promise<void> {
  const [, trx, workspace_id, letter_id, held_until] = held;
  await holdUntil(trx, workspace_id, letter_id, held_until);
  await comeAgain(...held);
}

async function comeAgain(...[parts, trx, workspace_id, letter_id, held_until]: Held): Promise<void> {
  const after_seconds = Math.max(1, Math.ceil((Date.parse(held_until) - Date.now()) / 1000));
  await parts.tasks.enqueue("send_letter", { letter_id, held_in: workspace_id }, { trx, after_seconds });
}

/** A letter as it was before it was locked. */
export const openLetter = (parts: Pick<Parts, "secret">, content: Uint8Array) =>
  JSON.parse(parts.secret.unlock(PURPOSE, content)) as Letter;

/** Sends a letter that waits; none waits any more once it was sent. */
export async function sendLetter(parts: Parts, id: string): Promise<void> {
  const { db } = parts.database;
  const waiting = await findLetter(db, id);
  if (!waiting) return;
  if (!waiting.is_over)
    await parts.mail.send(openLetter(parts, waiting.content), id).catch(async (failure: unknown) => {
      await noteFailure(db, id);
      throw failure;
    });
  await removeLetter(db, id);
}
