import type { interviewCalls } from "#contract/interview/interview.ts";
import { refuseWithoutCandidate } from "#server/areas/candidate/queries.ts";
import type { Handlers } from "#server/areas/handlers.ts";
import { judgeTouched } from "#server/areas/judging/tasks.ts";
import { asClientReads } from "#server/areas/proposal/tasks.ts";
import { feedUrl, renewFeed } from "./feed/tasks.ts";
import { linkHandlers } from "./link/handlers.ts";
import {
  beginningOf,
  bringCard,
  clashesOf,
  keepCancelled,
  keepChange,
  keepOutcome,
  keepPlan,
  moveCard,
  readPlan,
} from "./planning/tasks.ts";
import { findInterviewOrFail, listInterviews } from "./queries.ts";
import { refuseLeaking, wholeInterview } from "./tasks.ts";

export const interviewHandlers: Handlers<typeof interviewCalls> = {
  list: async ({ body, caller, parts }) => ({ data: { interviews: await listInterviews(parts.database.db, caller.workspace, body) } }),

  begin: async ({ body, caller, parts }) => ({ data: await beginningOf(parts, caller.workspace, body) }),

  clashes: async ({ body, caller, parts }) => {
    await refuseWithoutCandidate(parts.database.db, caller.workspace, body.candidate_id);
    return { data: { clashes: await clashesOf(parts.database.db, caller.workspace, body) } };
  },

  plan: async ({ body, caller, parts }) => {
    const { job_id, candidate_id, move, ...given } = body;
    const plan = await readPlan(parts, caller.workspace, body, given);
    await bringCard(parts, caller.workspace, body, move);
    const { id, letters } = await parts.database.transaction(async (trx) => {
      await moveCard(trx, caller, body, move);
      return keepPlan(parts, trx, caller, body, plan);
    });
    if (move) judgeTouched(parts, caller.workspace, [body]);
    return { data: await wholeInterview(parts.database.db, caller.workspace, id, letters) };
  },

  change: async ({ body, caller, parts }) => {
    const { id, version, move, ...given } = body;
    const stored = await findInterviewOrFail(parts.database.db, caller.workspace, id);
    const plan = await readPlan(parts, caller.workspace, stored, given);
    await bringCard(parts, caller.workspace, stored, move);
    const letters = await parts.database.transaction(async (trx) => {
      await moveCard(trx, caller, stored, move);
      return keepChange(parts, trx, caller, { id, version }, plan);
    });
    if (move) judgeTouched(parts, caller.workspace, [stored]);
    return { data: await wholeInterview(parts.database.db, caller.workspace, id, letters) };
  },

  cancel: async ({ body, caller, parts }) => {
    const stored = await findInterviewOrFail(parts.database.db, caller.workspace, body.id);
    const client = await asClientReads(parts, caller.workspace, stored);
    await refuseLeaking(parts, caller.workspace, stored, client, [body.message]);
    const letters = await parts.database.transaction((trx) => keepCancelled(parts, trx, caller, body, client));
    return { data: await wholeInterview(parts.database.db, caller.workspace, body.id, letters) };
  },

  outcome: async ({ body, caller, parts }) => {
    const stored = await findInterviewOrFail(parts.database.db, caller.workspace, body.id);
    await bringCard(parts, caller.workspace, stored, body.move);
    await parts.database.transaction(async (trx) => {
      await moveCard(trx, caller, stored, body.move);
      await keepOutcome(trx, caller, body);
    });
    if (body.move) judgeTouched(parts, caller.workspace, [stored]);
    return { data: await wholeInterview(parts.database.db, caller.workspace, body.id) };
  },

  feed: async ({ caller, parts }) => ({ data: { url: await feedUrl(parts, caller) } }),

  renewFeed: async ({ body, caller, parts }) => ({ data: { url: await renewFeed(parts, caller, body.on) } }),

  ...linkHandlers,
};
