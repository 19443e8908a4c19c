import * as z from "zod";
import { defineCall } from "#contract/call.ts";
import { candidateRow, candidateWithPointed } from "#contract/candidate/candidate.ts";
import { MOST_AT_ONCE, unrankedReasons } from "#contract/choices.ts";
import { count, id, line, listQuery, page, text, verdict } from "#contract/fields.ts";
import { boardCalls } from "./board.ts";
import { job, jobRow } from "./job.ts";
import { judging } from "./judging.ts";
import { highlight, match, matchWithCriteria, stageKey } from "./match.ts";

const rankedCandidates = z.object({
  data: z.object({
    candidates: z.array(candidateRow.extend({ match })),
    ...page,
    /** How many candidates were compared with the job. */
    compared: count,
    /** Most weren't yet: the list holds those whom the database finds by the same skills and professions, until the whole ranking is there. */
    is_building: z.boolean(),
    judging,
  }),
});

const standing = z.object({ candidate_id: id, name: z.string(), score: z.int().min(0).max(100) });
/** Why one of two people stands above the other: lines with the points of the score that each puts between them, the largest first. */
const whyAbove = z.object({
  upper: standing,
  lower: standing,
  /** The difference of their scores before rounding; 0: whoever came last stands first. */
  by: z.number().min(0),
  /** The largest that come to half a point or more, as the upper one has them; `by` above zero: for the upper one. */
  lines: z.array(highlight.extend({ by: z.number() })),
  /** What all other lines come to together. */
  rest: z.number(),
});
export type WhyAbove = z.output<typeof whyAbove>;
/** Somebody who isn't in a job's ranking, or low in it by a knock-out: why, and what of the vacancy wasn't found. */
const unranked = candidateRow.extend({ match, reason: z.enum(unrankedReasons), missing: z.array(highlight).max(3) });

export const matchingCalls = {
  ...boardCalls,
  matchedCandidates: defineCall({
    method: "POST",
    path: "/api/user/job/matched-candidates",
    access: "verified",
    touches: { act: "read", job: "body.id", candidate: "reply.data.candidates.*.id" },
    summary: "The job's candidates, best first, each with its match.",
    body: z.object({
      id,
      ...listQuery,
      min_score: z.int().min(0).max(100).optional(),
      /** Whom somebody moved, pinned or judged stays in the list whatever their score. */
      with_touched: z.boolean().optional(),
      stage: stageKey.optional(),
      /** Only those of whom a language model and the built-in reader judge something otherwise. */
      differs: z.boolean().optional(),
    }),
    reply: rankedCandidates,
  }),
  notRanked: defineCall({
    method: "POST",
    path: "/api/user/job/not-ranked",
    access: "verified",
    touches: { act: "read", job: "body.id", candidate: "reply.data.candidates.*.id" },
    summary:
      "Who isn't in a job's ranking because nothing speaks for them, or stands low in it by a knock-out (`group`), each with why; and how many of each there are.",
    body: z.object({ id, group: z.enum(["nothing", "knock_out"]).default("nothing"), limit: listQuery.limit, cursor: listQuery.cursor }),
    reply: z.object({
      data: z.object({
        candidates: z.array(unranked),
        ...page,
        /** `waiting`: not compared yet; who is in the trash is compared with nothing. */
        counts: z.object({ nothing: count, knock_out: count, waiting: count, in_trash: count }),
        /** Nobody can be told yet: the ranking is being built. */
        is_building: z.boolean(),
      }),
    }),
  }),
  matchCandidates: defineCall({
    method: "POST",
    path: "/api/user/job/candidates/match",
    access: "recruiter",
    touches: { act: "change", job: "body.id", candidate: "body.candidate_ids.*" },
    summary:
      "Matches now: every candidate (auto), or the ones named (manual), who stay pinned with their true score. `pinned`: who was not before.",
    body: z
      .object({ id, mode: z.enum(["auto", "manual"]).default("auto"), candidate_ids: z.array(id).max(MOST_AT_ONCE).optional() })
      .refine((body) => body.mode === "auto" || (body.candidate_ids?.length ?? 0) > 0, {
        path: ["candidate_ids"],
        params: { key: "required" },
      }),
    reply: z.object({ data: rankedCandidates.shape.data.extend({ pinned: z.array(id) }) }),
    message: "matched",
  }),
  unmatchCandidates: defineCall({
    method: "POST",
    path: "/api/user/job/candidates/unmatch",
    access: "recruiter",
    touches: { act: "change", job: "body.id", candidate: "body.candidate_ids.*" },
    summary: "Takes back that these were matched by hand: who fits by themselves stays, others leave unless somebody worked on them.",
    body: z.object({ id, candidate_ids: z.array(id).min(1).max(MOST_AT_ONCE) }),
    reply: z.object({ data: z.object({ unpinned: z.array(id) }) }),
    message: "saved",
  }),
  fetchMatched: defineCall({
    method: "POST",
    path: "/api/user/job/matched-candidate/fetch",
    access: "verified",
    touches: { act: "read", job: "body.job_id", candidate: "body.candidate_id" },
    summary: "One candidate against one job, with every criterion and its proof.",
    body: z.object({ job_id: id, candidate_id: id }),
    reply: z.object({
      data: z.object({
        candidate: candidateWithPointed,
        match: matchWithCriteria,
        /** A language model is about to judge them: the match may change in a moment. */
        is_being_judged: z.boolean(),
      }),
    }),
  }),
  whyAbove: defineCall({
    method: "POST",
    path: "/api/user/job/why-above",
    access: "verified",
    touches: { act: "read", job: "body.job_id", candidate: "body.candidate_ids.*" },
    summary: "Why one of two candidates stands above the other for a job, from the sum of their scores; in whatever order they are given.",
    body: z.object({ job_id: id, candidate_ids: z.array(id).length(2) }),
    reply: z.object({ data: whyAbove }),
  }),
  updateMatched: defineCall({
    method: "POST",
    path: "/api/user/job/matched-candidate/update",
    access: "recruiter",
    touches: { act: "change", job: "body.job_id", candidate: "body.candidate_id" },
    summary:
      "Moves a match to a stage, or says why it is in the one where it is, or overrides a verdict with a reason (null takes overrides back). With `from`: 409 with the match as it is now, where somebody moved it meanwhile.",
    body: z.object({
      job_id: id,
      candidate_id: id,
      stage: stageKey.optional(),
      /** Where it stood for whoever moves it. */
      from: stageKey.optional(),
      reason: line(500).nullish(),
      /** One of the workspace's reasons, for who is out. */
      reason_key: line(60).nullish(),
      override: z.object({ requirement_id: id, verdict: verdict.nullable(), reason: text(500).trim().min(1) }).nullish(),
    }),
    reply: z.object({ data: z.object({ match: matchWithCriteria }) }),
    message: "saved",
  }),
  matchedJobs: defineCall({
    method: "POST",
    path: "/api/user/candidate/matched-jobs",
    access: "verified",
    touches: { act: "read", candidate: "body.id", job: "reply.data.jobs.*.id" },
    summary: "The jobs that fit a candidate, best first, each with its match.",
    body: z.object({ id }),
    reply: z.object({ data: z.object({ jobs: z.array(jobRow.extend({ requirements: job.shape.requirements, match })) }) }),
  }),
};
