import type { pipelineCalls } from "#contract/job/pipeline.ts";
import type { Handlers } from "#server/areas/handlers.ts";
import { refuseWithoutJob } from "#server/areas/job/queries.ts";
import { pipelineOf } from "./queries.ts";
import { saveOfJob, saveReasons, saveStages } from "./tasks.ts";

export const pipelineHandlers: Handlers<typeof pipelineCalls> = {
  show: async ({ body, caller, parts }) => {
    const { db } = parts.database;
    if (body.job_id) await refuseWithoutJob(db, caller.workspace, body.job_id);
    return { data: await pipelineOf(db, caller.workspace, body.job_id ?? null) };
  },

  saveStages: async ({ body, caller, parts }) => {
    await parts.database.transaction((trx) => saveStages(trx, caller, body));
    return { data: await pipelineOf(parts.database.db, caller.workspace, null) };
  },

  saveOfJob: async ({ body, caller, parts }) => {
    await refuseWithoutJob(parts.database.db, caller.workspace, body.job_id);
    await parts.database.transaction((trx) => saveOfJob(trx, caller, body));
    return { data: await pipelineOf(parts.database.db, caller.workspace, body.job_id) };
  },

  saveReasons: async ({ body, caller, parts }) => {
    await parts.database.transaction((trx) => saveReasons(trx, caller.workspace, body));
    return { data: await pipelineOf(parts.database.db, caller.workspace, null) };
  },
};
