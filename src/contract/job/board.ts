import * as z from "zod";
import { defineCall } from "#contract/call.ts";
import { candidateRow } from "#contract/candidate/candidate.ts";
import { MOST_CARDS, MOST_MOVES, USUAL_CARDS } from "#contract/choices.ts";
import { count, id, line } from "#contract/fields.ts";
import { match, stageKey } from "./match.ts";
import { pipelineStage } from "./pipeline.ts";

/** A candidate in a job's pipeline. */
const card = match
  .pick({
    job_id: true,
    candidate_id: true,
    score: true,
    stage: true,
    stage_key: true,
    stage_since: true,
    stage_reason: true,
    reason_key: true,
    reason_side: true,
    points: true,
    musts_not_met: true,
    knock_outs_not_met: true,
  })
  .extend({
    candidate: candidateRow.pick({ first_name: true, last_name: true, file_name: true, city: true }).extend({
      /** How they call themselves, else their last position. */
      role: z.string().nullable(),
    }),
    job_title: z.string(),
    client_name: z.string().nullable(),
    recruiter_id: id.nullable(),
  });
export type BoardCard = z.output<typeof card>;

const pair = z.object({ job_id: id, candidate_id: id });
const whereNow = pair.extend({ stage_key: z.string(), stage_since: match.shape.stage_since });

export const boardCalls = {
  board: defineCall({
    method: "POST",
    path: "/api/user/pipeline/board",
    access: "verified",
    touches: { act: "read", job: "reply.data.cards.*.job_id", candidate: "reply.data.cards.*.candidate_id" },
    summary:
      "Everybody whom somebody put into a stage, of one job or of all open ones, with the stages in their order: of each the newest `limit`. Whom a ranking suggests stands in that.",
    body: z.object({
      job_id: id.optional(),
      client_id: id.optional(),
      recruiter_id: id.optional(),
      /** Cards of each stage. */
      limit: z.int().min(1).max(MOST_CARDS).default(USUAL_CARDS),
    }),
    reply: z.object({
      data: z.object({
        stages: z.array(pipelineStage.extend({ /** All that are there, also those beyond what is shown. */ total: count })),
        cards: z.array(card),
        /** Of the jobs among the cards that show other stages than these: theirs, in their order. */
        own_stages: z.array(z.object({ job_id: id, stages: z.array(pipelineStage) })),
      }),
    }),
  }),
  move: defineCall({
    method: "POST",
    path: "/api/user/pipeline/move",
    access: "recruiter",
    touches: { act: "change", job: "body.moves.*.job_id", candidate: "body.moves.*.candidate_id" },
    summary:
      "Moves candidates to other stages of their jobs, at most 100 at once. Whom somebody moved meanwhile stays where they are, and is told with where that is: 409 where nobody is left to move. `is_undo`: puts back where they stood, with the reason and the days of then.",
    body: z.object({
      moves: z
        .array(pair.extend({ from: stageKey, to: stageKey }))
        .min(1)
        .max(MOST_MOVES),
      reason: line(500).nullish(),
      reason_key: line(60).nullish(),
      is_undo: z.boolean().default(false),
    }),
    reply: z.object({ data: z.object({ moved: z.array(whereNow), not_moved: z.array(whereNow) }) }),
    message: "saved",
  }),
};
