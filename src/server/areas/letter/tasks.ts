import { newId } from "#server/core/ids.ts";
import type { Trx } from "#server/parts/database/database.ts";
import type { Letter } from "#server/parts/mail/mail.ts";
import type { Parts } from "#server/parts/parts.ts";
import { countWaiting, findLetter, insertLetter, removeLetter } from "./queries.ts";

const PURPOSE = "letter";

/**
 * Queues a letter; it goes out when the transaction commits. Of a workspace that sends many, each letter steps behind those
 * of others who send few. One with a code goes before all, and is dropped when its code is over.
 */
export async function queueLetter(
  parts: Pick<Parts, "secret" | "tasks">,
  trx: Trx,
  letter: Letter,
  { workspace_id = null, code_id = null }: { workspace_id?: string | null; code_id?: string | null } = {},
): Promise<void> {
  const id = newId();
  const ahead = workspace_id ? await countWaiting(trx, workspace_id) : 0;
  await insertLetter(trx, { id, workspace_id, code_id, content: parts.secret.lock(PURPOSE, JSON.stringify(letter)) });
  await parts.tasks.enqueue(code_id ? "send_code" : "send_letter", { letter_id: id }, { trx, priority: -ahead });
}

/** Sends a letter that waits; none waits any more once it was sent. */
export async function sendLetter(parts: Parts, id: string): Promise<void> {
  const { db } = parts.database;
  const waiting = await findLetter(db, id);
  if (!waiting) return;
  if (!waiting.is_over) await parts.mail.send(JSON.parse(parts.secret.unlock(PURPOSE, waiting.content)) as Letter, id);
  await removeLetter(db, id);
}
