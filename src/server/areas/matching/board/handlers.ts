import type { boardCalls } from "#contract/job/board.ts";
import { refuseWithoutCandidate } from "#server/areas/candidate/queries.ts";
import type { Handlers } from "#server/areas/handlers.ts";
import { refuseWithoutJob } from "#server/areas/job/queries.ts";
import { judgeTouched } from "#server/areas/judging/tasks.ts";
import { ownStagesOf, pipelineOf } from "#server/areas/matching/pipeline/queries.ts";
import { findMatch } from "#server/areas/matching/queries.ts";
import { pinCandidates } from "#server/areas/ranking/tasks.ts";
import { stale } from "#server/core/failures.ts";
import { cardsOf } from "./queries.ts";
import { countedStages, moveAll } from "./tasks.ts";

export const boardHandlers: Handlers<typeof boardCalls> = {
  board: async ({ body, caller, parts }) => {
    const { db } = parts.database;
    if (body.job_id) await refuseWithoutJob(db, caller.workspace, body.job_id);
    const pipeline = await pipelineOf(db, caller.workspace, body.job_id ?? null);
    const cards = await cardsOf(db, caller.workspace, body);
    const jobs = body.job_id ? [] : [...new Set(cards.map(({ job_id }) => job_id))];
    const own_stages = await ownStagesOf(db, caller.workspace, jobs);
    return { data: { stages: countedStages(pipeline, cards), cards, own_stages } };
  },

  move: async ({ body, caller, parts }) => {
    const { db } = parts.database;
    for (const { job_id, candidate_id } of body.moves) {
      await refuseWithoutJob(db, caller.workspace, job_id);
      await refuseWithoutCandidate(db, caller.workspace, candidate_id);
      if (!(await findMatch(db, caller.workspace, job_id, candidate_id)))
        await pinCandidates(parts, caller.workspace, job_id, [candidate_id]);
    }
    const data = await parts.database.transaction((trx) => moveAll(trx, caller, body));
    if (data.moved.length === 0) throw stale("match", data);
    judgeTouched(parts, caller.workspace, data.moved);
    return { data };
  },
};
