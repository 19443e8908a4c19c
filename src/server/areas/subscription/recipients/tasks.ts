import { queueLetter } from "#server/areas/letter/tasks.ts";
import { findEntitlementToCount } from "#server/areas/subscription/queries.ts";
import { limitReached, limitsOf } from "#server/areas/subscription/rules.ts";
import type { WorkspaceId } from "#server/core/caller.ts";
import type { Trx } from "#server/parts/database/database.ts";
import type { Letter } from "#server/parts/mail/mail.ts";
import type { Parts } from "#server/parts/parts.ts";
import { addRecipients, recipientsToday } from "./queries.ts";

/**
 * Queues the letters that somebody in a workspace writes to other people, one to each; 406 for all of them where the plan
 * holds fewer today. Such letters carry a person's own words to whomever they name: without a bound, an account would be a
 * way to send anything to anybody.
 */
export async function writeTo(parts: Parts, trx: Trx, workspace: WorkspaceId, letters: Letter[]): Promise<void> {
  const n = letters.length;
  if (n === 0) return;
  const entitlement = await findEntitlementToCount(trx, workspace);
  const max = limitsOf(parts, entitlement).recipients_per_day;
  const used = await recipientsToday(trx, workspace);
  if (max !== null && used + n > max) throw limitReached(parts, entitlement, { limit: "recipients_per_day", max, used, wanted: n });
  await addRecipients(trx, workspace, n);
  for (const letter of letters) await queueLetter(parts, trx, letter, { workspace_id: workspace });
}
