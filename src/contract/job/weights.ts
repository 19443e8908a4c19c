import * as z from "zod";
import { weights } from "#contract/account/workspace.ts";
import { defineCall } from "#contract/call.ts";
import { weightChangeKinds } from "#contract/choices.ts";
import { count, id, time } from "#contract/fields.ts";

const share = z.number().min(0).max(1);
/** What weights were learned from: decisions of jobs in which somebody was chosen and somebody declined, and how many pairs of them stand in order. */
const weightGrounds = z.object({
  chosen: count,
  declined: count,
  jobs: count,
  in_order: z.object({ today: share, learned: share }),
});

/** `set`: by hand · `learned`: a suggestion that was accepted · `refused`: one that wasn't. */
export const weightChange = z.object({
  id,
  at: time,
  /** Null: somebody who is gone. */
  by: z.string().nullable(),
  kind: z.enum(weightChangeKinds),
  before: weights,
  after: weights,
  grounds: weightGrounds.nullable(),
  undone_at: time.nullable(),
  undone_by: z.string().nullable(),
});
export type WeightChange = z.output<typeof weightChange>;

/** The SHA-256 of what is suggested, of what stands now, and of the decisions behind it: who answers has seen exactly this. */
const key = z.string().regex(/^[0-9a-f]{64}$/);

/** What the workspace's own decisions say about its weights. `after_refusal`: decisions that are missing until one is made again. */
const weightSuggestion = z.discriminatedUnion("is", [
  z.object({ is: z.literal("few"), missing: z.object({ chosen: count, declined: count, jobs: count, decisions: count }) }),
  z.object({ is: z.literal("fitting"), grounds: weightGrounds }),
  z.object({ is: z.literal("refused"), change_id: id, after_refusal: count }),
  z.object({ is: z.literal("better"), key, weights, grounds: weightGrounds }),
]);
export type WeightSuggestion = z.output<typeof weightSuggestion>;

export const state = z.object({
  weights,
  /** The product's own. */
  usual: weights,
  /** The change that made them what they are; null: the product's own, or set before changes were kept. */
  from: weightChange.nullable(),
  suggestion: weightSuggestion,
  /** The last fifty, newest first. */
  changes: z.array(weightChange),
  /** The change that can be taken back: the newest that stands. */
  undoable: id.nullable(),
});
export type WeightsState = z.output<typeof state>;
const reply = z.object({ data: state });

const at = z.object({ place: z.int().min(1), score: z.int().min(0).max(100) });
/** Somebody's place in a job's list now, and with other weights. */
const weightMove = z.object({ candidate_id: id, name: z.string(), from: at, to: at });
export type WeightMove = z.output<typeof weightMove>;

export const weightsCalls = {
  show: defineCall({
    method: "GET",
    path: "/api/user/workspace/weights",
    access: "admin",
    touches: null,
    summary:
      "What lines of a match weigh, since when and by whom, and what the workspace's own decisions suggest. Nothing is applied by itself.",
    body: z.object({}),
    reply,
  }),
  preview: defineCall({
    method: "POST",
    path: "/api/user/workspace/weights/preview",
    access: "admin",
    touches: { act: "read", candidate: ["reply.data.jobs.*.up.*.candidate_id", "reply.data.jobs.*.down.*.candidate_id"] },
    summary: "Who would move with these weights, in the first fifty of the twenty open jobs that changed last. Changes nothing.",
    body: z.object({ weights }),
    reply: z.object({
      data: z.object({
        /** Jobs in which somebody moves, the most first; `moved` of `people`, of whom those who move farthest are named. */
        jobs: z.array(
          z.object({ job_id: id, title: z.string(), people: count, moved: count, up: z.array(weightMove), down: z.array(weightMove) }),
        ),
        /** Jobs that were looked at. */
        looked_at: count,
      }),
    }),
  }),
  set: defineCall({
    method: "POST",
    path: "/api/user/workspace/weights/set",
    access: "admin",
    touches: null,
    security: "settings_changed",
    summary: "Sets the weights by hand; every job is compared anew.",
    body: z.object({ weights }),
    reply,
    message: "saved",
  }),
  answer: defineCall({
    method: "POST",
    path: "/api/user/workspace/weights/answer",
    access: "admin",
    touches: null,
    security: "settings_changed",
    summary: "Accepts or refuses the suggestion with this key. 409 where it has become another one meanwhile.",
    body: z.object({ key, accept: z.boolean() }),
    reply,
    message: "saved",
  }),
  undo: defineCall({
    method: "POST",
    path: "/api/user/workspace/weights/undo",
    access: "admin",
    touches: null,
    security: "settings_changed",
    summary: "Takes back the newest change that stands, or a refusal.",
    body: z.object({ change_id: id }),
    reply,
    message: "saved",
  }),
};
