import { removeEndedApiKeys } from "#server/areas/account/api-key/queries.ts";
import { removeOldCodes } from "#server/areas/account/code/queries.ts";
import { removeOldDevices } from "#server/areas/account/device/queries.ts";
import { removeOldChallenges } from "#server/areas/account/passkey/queries.ts";
import { removeEndedSessions } from "#server/areas/account/queries.ts";
import { removeOldLogins } from "#server/areas/account/sso/login/queries.ts";
import { sendReset } from "#server/areas/account/tasks.ts";
import { removeOldTries } from "#server/areas/account/wrong-code/queries.ts";
import { retireCandidates } from "#server/areas/candidate/retention/tasks.ts";
import { tidyCandidates } from "#server/areas/candidate/tasks.ts";
import { removeOldChats } from "#server/areas/chat/queries.ts";
import { findDuplicates, makeMissingKeys } from "#server/areas/duplicate/tasks.ts";
import { sweepFiles } from "#server/areas/file/tasks.ts";
import { runImport, tidyImports } from "#server/areas/import/tasks.ts";
import { judgeMatches } from "#server/areas/judging/tasks.ts";
import { removeGivenUp } from "#server/areas/letter/queries.ts";
import { sendLetter } from "#server/areas/letter/tasks.ts";
import { removeOldMerges } from "#server/areas/merge/queries.ts";
import { removeOldUse } from "#server/areas/model/queries.ts";
import { askToRenew } from "#server/areas/proposal/consent/renewing/tasks.ts";
import { makeInvoice } from "#server/areas/purchase/invoice/tasks.ts";
import { reconcileOrders, settleSubscriptions, stopRenewal, tidyInvoices } from "#server/areas/purchase/tasks.ts";
import { removeOldShown } from "#server/areas/ranking/shown/queries.ts";
import { makeMissingVectors, makeVectors, matchInTurn, tidyMatches } from "#server/areas/ranking/tasks.ts";
import { removeOldEvents } from "#server/areas/security/queries.ts";
import { rotateSecret } from "#server/areas/security/rotation/tasks.ts";
import { anchorTrails } from "#server/areas/security/tasks.ts";
import { mayLeave } from "#server/areas/subscription/tasks.ts";
import { makeExport, tidyExports } from "#server/areas/workspace-export/tasks.ts";
import { workspaceIn } from "#server/core/caller.ts";
import { newId } from "#server/core/ids.ts";
import type { Parts } from "#server/parts/parts.ts";
import { oneByOne } from "#server/parts/tasks/one-by-one.ts";
import type { TaskBodies, TaskName } from "#server/parts/tasks/tasks.ts";

/** What each background task does. */
export const work = (parts: Parts): { [N in TaskName]: (body: TaskBodies[N]) => Promise<void> } => ({
  send_code: ({ letter_id }) => sendLetter(parts, letter_id),
  send_letter: async (queued) => {
    if (!("letter_id" in queued)) return parts.mail.send(queued, newId());
    const { letter_id, held_in } = queued;
    if (!held_in || (await mayLeave(parts, workspaceIn({ workspace_id: held_in }), letter_id))) await sendLetter(parts, letter_id);
  },
  rotate_secret: () => rotateSecret(parts),
  remove_files: async ({ keys }) => {
    for (const key of keys) await parts.files.remove(key);
  },
  send_reset: ({ email }) => sendReset(parts, email),
  run_import: (body) => runImport(parts, workspaceIn(body), body.import_id),
  make_export: (body) => makeExport(parts, workspaceIn(body), body.export_id),
  match_workspace: (body) => matchInTurn(parts, workspaceIn(body)),
  make_vectors: (body) => makeVectors(parts, workspaceIn(body)),
  judge_matches: (body) => judgeMatches(parts, workspaceIn(body), body),
  find_duplicates: (body) => findDuplicates(parts, workspaceIn(body)),
  send_sandbox_event: async ({ event_id }) => {
    await parts.sandbox?.deliver(event_id);
  },
  make_invoice: (body) => makeInvoice(parts, workspaceIn(body), body.order_id),
  stop_renewal: ({ provider_subscription }) => stopRenewal(parts, provider_subscription),
  reconcile_orders: async ({ older_than_seconds }) => {
    await reconcileOrders(parts, older_than_seconds);
    await settleSubscriptions(parts);
  },
  compact_database: () => parts.database.compact(),
  tidy: () =>
    oneByOne([
      async () => parts.sandbox?.work(),
      // Later than a checkout takes that goes as usual: a webhook may be on its way.
      () => parts.tasks.enqueue("reconcile_orders", { older_than_seconds: 180 }),
      () => removeEndedSessions(parts.database.db),
      () => removeOldCodes(parts.database.db),
      () => removeGivenUp(parts.database.db),
      () => removeOldChallenges(parts.database.db),
      () => removeOldLogins(parts.database.db),
      () => removeOldDevices(parts.database.db),
      () => removeOldTries(parts.database.db),
      () => parts.limiters.tidy(),
      () => removeEndedApiKeys(parts.database.db),
      () => askToRenew(parts),
      () => retireCandidates(parts),
      () => tidyCandidates(parts),
      () => tidyImports(parts),
      () => tidyExports(parts),
      () => tidyMatches(parts),
      () => makeMissingVectors(parts),
      () => makeMissingKeys(parts),
      () => removeOldMerges(parts.database.db),
      () => removeOldChats(parts.database.db),
      () => removeOldUse(parts.database.db),
      () => removeOldEvents(parts.database.db),
      () => removeOldShown(parts.database.db),
      () => rotateSecret(parts),
      () => anchorTrails(parts),
      () => tidyInvoices(parts),
      () => sweepFiles(parts),
    ]),
});
