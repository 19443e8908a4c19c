import type { modelCalls } from "#contract/account/model.ts";
import type { Handlers } from "#server/areas/handlers.ts";
import { beginJudging, jobsToJudge, tryModel } from "#server/areas/judging/tasks.ts";
import { countedModel } from "#server/areas/model/tasks.ts";
import { notAcceptable } from "#server/core/failures.ts";
import { problemOf } from "#server/parts/assistant/problem.ts";
import { estimateOf, usedBy, withCost } from "./cost/tasks.ts";
import { addressToList, modelToTry, permit, removeOwn, saveOwn, setPrice, settingsOf } from "./tasks.ts";

export const modelHandlers: Handlers<typeof modelCalls> = {
  settings: ({ caller, parts }) => settingsOf(parts, caller.workspace),

  save: async ({ body, caller, parts }) => {
    await saveOwn(parts, caller.workspace, body);
    return settingsOf(parts, caller.workspace);
  },

  remove: async ({ caller, parts }) => {
    await removeOwn(parts, caller.workspace);
    return settingsOf(parts, caller.workspace);
  },

  permit: async ({ body, caller, parts }) => {
    await permit(parts, caller.workspace, body);
    return settingsOf(parts, caller.workspace);
  },

  setPrice: async ({ body, caller, parts }) => {
    await setPrice(parts, caller.workspace, body.price);
    return settingsOf(parts, caller.workspace);
  },

  list: async ({ body, caller, parts }) => {
    const address = await addressToList(parts, caller.workspace, body);
    try {
      return { data: { models: await parts.models.list(address), problem: null } };
    } catch (error) {
      const problem = problemOf(error);
      if (!problem) throw error;
      return { data: { models: [], problem } };
    }
  },

  test: async ({ body, caller, parts, language }) => {
    const { workspace } = caller;
    const assistant = await modelToTry(parts, workspace, body);
    const trial = await tryModel(parts, workspace, assistant, {
      language,
      counted: (model, most_tokens) => countedModel(parts, workspace, "test", model, most_tokens),
    });
    if (!trial) throw notAcceptable("model_day_over");
    return { data: { trial: await withCost(parts, workspace, trial) } };
  },

  use: async ({ body, caller, parts }) => ({ data: await usedBy(parts, caller.workspace, body.days) }),

  estimate: async ({ body, caller, parts }) => ({ data: { estimate: await estimateOf(parts, caller.workspace, body) } }),

  judge: async ({ body, caller, parts }) => {
    const jobs = await jobsToJudge(parts, caller.workspace, body);
    if (!jobs) throw notAcceptable("model_judges_none");
    for (const of of jobs) await beginJudging(parts, caller.workspace, of, body);
    return { data: { jobs: jobs.length } };
  },
};
