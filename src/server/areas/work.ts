import { removeOldCodes } from "#server/areas/account/code/queries.ts";
import { removeOldChallenges } from "#server/areas/account/passkey/queries.ts";
import { removeEndedSessions } from "#server/areas/account/queries.ts";
import { sendReset } from "#server/areas/account/tasks.ts";
import { tidyCandidates } from "#server/areas/candidate/tasks.ts";
import { bringUpToDate } from "#server/areas/ranking/tasks.ts";
import type { WorkspaceId } from "#server/core/caller.ts";
import type { Parts } from "#server/parts/parts.ts";
import type { TaskBodies, TaskName } from "#server/parts/tasks/tasks.ts";

/** What each background task does. */
export const work = (parts: Parts): { [N in TaskName]: (body: TaskBodies[N]) => Promise<void> } => ({
  send_letter: (letter) => parts.mail.send(letter),
  remove_files: async ({ keys }) => {
    for (const key of keys) await parts.files.remove(key);
  },
  send_reset: ({ email }) => sendReset(parts, email),
  match_workspace: async ({ workspace_id }) => {
    await bringUpToDate(parts, workspace_id as WorkspaceId);
  },
  tidy: async () => {
    await removeEndedSessions(parts.database.db);
    await removeOldCodes(parts.database.db);
    await removeOldChallenges(parts.database.db);
    await tidyCandidates(parts);
  },
});
