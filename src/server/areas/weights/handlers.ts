import type { weightsCalls } from "#contract/job/weights.ts";
import type { Handlers } from "#server/areas/handlers.ts";
import { recruiterNameOf } from "#server/areas/workspace/queries.ts";
import { conflict, notFound, stale } from "#server/core/failures.ts";
import { changesOfWeights, lockWeights, markUndone, putChange } from "./queries.ts";
import { applyWeights, changeWeights, movesWith, weightsNow } from "./tasks.ts";

export const weightsHandlers: Handlers<typeof weightsCalls> = {
  show: async ({ caller, parts }) => ({ data: await weightsNow(parts.database.db, caller.workspace) }),

  preview: async ({ body, caller, parts }) => ({ data: await movesWith(parts.database.db, caller.workspace, body.weights) }),

  set: async ({ body, caller, parts }) => {
    await parts.database.transaction((trx) => changeWeights(parts, trx, caller, { kind: "set", after: body.weights, grounds: null }));
    return { data: await weightsNow(parts.database.db, caller.workspace) };
  },

  answer: async ({ body, caller, parts }) => {
    const { workspace } = caller;
    await parts.database.transaction(async (trx) => {
      await lockWeights(trx, workspace);
      const now = await weightsNow(trx, workspace);
      const { suggestion } = now;
      if (suggestion.is !== "better" || suggestion.key !== body.key) throw stale("weights", { ...now });
      const { weights: after, grounds } = suggestion;
      if (body.accept) return changeWeights(parts, trx, caller, { kind: "learned", after, grounds });
      const who = { id: caller.recruiter_id, name: await recruiterNameOf(trx, workspace, caller.recruiter_id) };
      return putChange(trx, workspace, who, { kind: "refused", before: now.weights, after, grounds });
    });
    return { data: await weightsNow(parts.database.db, workspace) };
  },

  undo: async ({ body, caller, parts }) => {
    const { workspace } = caller;
    await parts.database.transaction(async (trx) => {
      await lockWeights(trx, workspace);
      const change = (await changesOfWeights(trx, workspace)).find(({ id }) => id === body.change_id);
      if (!change) throw notFound("weight_change");
      const by = await recruiterNameOf(trx, workspace, caller.recruiter_id);
      const { undoable } = await weightsNow(trx, workspace);
      const mayUndo = change.kind === "refused" ? change.undone_at === null : change.id === undoable;
      if (!mayUndo) throw conflict("weights_not_undoable");
      await markUndone(trx, workspace, change.id, by);
      if (change.kind !== "refused") await applyWeights(parts, trx, workspace, change.before);
    });
    return { data: await weightsNow(parts.database.db, workspace) };
  },
};
