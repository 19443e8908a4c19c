import * as z from "zod";
import { defineCall } from "#contract/call.ts";
import { MOST_REASONS, MOST_STAGES, stageColors } from "#contract/choices.ts";
import { id, language, line } from "#contract/fields.ts";
import { refusalSide, stage, stageKey } from "./match.ts";

/** What a stage or reason is called, by language; none: the product's own words for it. */
export const ownNames = z.partialRecord(language, line(60));

const stageFields = {
  names: ownNames,
  /** Which of the seven it counts as, in statistics and wherever the product asks who was placed; it stays as it was made. */
  counts_as: stage,
  color: z.enum(stageColors),
  /** So many cards at once are still well; beyond it the board says so. */
  card_limit: z.int().min(1).max(999).nullable(),
};
export const pipelineStage = z.object({
  ...stageFields,
  key: z.string(),
  /** Of one job alone. */
  job_id: id.nullable(),
});
export type PipelineStage = z.output<typeof pipelineStage>;

const reasonFields = { side: refusalSide, names: ownNames };
const reason = z.object({ ...reasonFields, key: z.string(), /** Nobody chooses it any more. */ is_gone: z.boolean() });
export type RefusalReason = z.output<typeof reason>;

export const pipeline = z.object({
  data: z.object({
    /** In their order. */
    stages: z.array(pipelineStage),
    /** The workspace's stages that this job leaves out; of the workspace none. */
    left_out: z.array(pipelineStage),
    /** The job has chosen its own. */
    is_own: z.boolean(),
    reasons: z.array(reason),
    /** Which list this is: sent along, nobody overwrites what somebody else saved meanwhile. */
    version: z.string(),
  }),
});
export type Pipeline = z.output<typeof pipeline>["data"];

export const pipelineCalls = {
  show: defineCall({
    method: "POST",
    path: "/api/user/pipeline/show",
    access: "verified",
    touches: null,
    summary: "The stages of the workspace in their order, or those that a job shows, and the reasons that somebody can be turned down for.",
    body: z.object({ job_id: id.optional() }),
    reply: pipeline,
  }),
  saveStages: defineCall({
    method: "POST",
    path: "/api/user/pipeline/stages/save",
    access: "admin",
    touches: { act: "change", job: "named", candidate: "named" },
    summary:
      "Saves the workspace's stages in their order; one without a key is new. A stage that is left out goes, its cards to where `moves` says: 409 with their number, where it doesn't.",
    body: z.object({
      version: line(80),
      stages: z
        .array(z.object({ ...stageFields, key: stageKey.optional() }))
        .min(3)
        .max(MOST_STAGES),
      /** Of stages that go: where their cards go. */
      moves: z.record(stageKey, stageKey).default({}),
    }),
    reply: pipeline,
    message: "saved",
  }),
  saveOfJob: defineCall({
    method: "POST",
    path: "/api/user/pipeline/job/save",
    access: "recruiter",
    touches: { act: "change", job: "body.job_id" },
    summary:
      "Which stages a job shows and in which order, with those of its own (without a key: new); null: those of the workspace. Cards of stages that it no longer shows go where `moves` says.",
    body: z.object({
      job_id: id,
      version: line(80),
      stages: z
        .array(z.union([z.object({ key: stageKey }), z.object({ ...stageFields, key: id.optional() })]))
        .min(3)
        .max(MOST_STAGES)
        .nullable(),
      moves: z.record(stageKey, stageKey).default({}),
    }),
    reply: pipeline,
    message: "saved",
  }),
  saveReasons: defineCall({
    method: "POST",
    path: "/api/user/pipeline/reasons/save",
    access: "admin",
    touches: null,
    summary:
      "Saves the reasons that somebody can be turned down for, in their order; one without a key is new, one that is left out is no longer offered.",
    body: z.object({
      version: line(80),
      reasons: z.array(z.object({ ...reasonFields, key: line(60).min(1).optional() })).max(MOST_REASONS),
    }),
    reply: pipeline,
    message: "saved",
  }),
};
