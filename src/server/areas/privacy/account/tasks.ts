import { openLetter } from "#server/areas/letter/tasks.ts";
import { finderOf } from "#server/areas/privacy/rules.ts";
import type { WorkspaceId } from "#server/core/caller.ts";
import type { Trx } from "#server/parts/database/database.ts";
import type { Parts } from "#server/parts/parts.ts";
import { allLetters, putOutNames, removeLetters, removePrivateViews, removeTasksOf } from "./queries.ts";

/** Erases somebody with an account from a workspace that goes on without them, but for what `accountPlaces` says stays. */
export async function eraseFromWorkspace(trx: Trx, workspace: WorkspaceId, recruiter_id: string, pattern: string): Promise<void> {
  await removePrivateViews(trx, workspace, recruiter_id);
  await putOutNames(trx, workspace, pattern);
}

/** What is no workspace's: letters that wait for them, what the queue says of them, letters on this machine, what deleted rows leave. */
export async function eraseAround(parts: Parts, trx: Trx, user: { id: string; emails: string[]; pattern: string }): Promise<void> {
  const waiting = (await allLetters(trx)).filter(({ content }) => user.emails.includes(openLetter(parts, content).to));
  if (waiting.length > 0)
    await removeLetters(
      trx,
      waiting.map(({ id }) => id),
    );
  await removeTasksOf(trx, user.id, user.pattern);
  await parts.tasks.enqueue("compact_database", {}, { trx, once_per: "all", after_seconds: 5 });
  await parts.mail.forget(finderOf(user.pattern));
}
