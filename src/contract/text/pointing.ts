import * as z from "zod";
import { defineCall } from "#contract/call.ts";
import { candidateWithPointed } from "#contract/candidate/candidate.ts";
import { pointableFields, pointableJobFields } from "#contract/choices.ts";
import { count, id, line, requirementKind, text } from "#contract/fields.ts";
import { job } from "#contract/job/job.ts";

/** A stretch of the CV or the vacancy, word for word; another text there by now is refused. */
const stretch = { start: count, end: count, quote: text(2000).refine((value) => value.trim() !== "", { params: { key: "required" } }) };

const proven = z.discriminatedUnion("is", [
  z.object({ is: z.literal("requirement"), job_id: id, requirement_id: id }),
  z.object({ is: z.literal("skill"), name: line(80).min(1) }),
  /** `at`: which job or study of the profile; a study or certificate without it is a new one. */
  z.object({ is: z.literal("field"), field: z.enum(pointableFields), at: z.int().min(0).max(99).optional() }),
]);

const asked = z.discriminatedUnion("is", [
  z.object({ is: z.literal("requirement"), kind: requirementKind.default("must") }),
  z.object({ is: z.literal("field"), field: z.enum(pointableJobFields) }),
]);

export const pointingCalls = {
  inCv: defineCall({
    method: "POST",
    path: "/api/user/candidate/point",
    access: "recruiter",
    touches: { act: "change", candidate: "body.candidate_id" },
    summary:
      "Says what a stretch of the CV proves (a requirement, a skill) or is (a field). It becomes a fact in that person's name, before what was read; score, drafts and answers follow. `id` takes it back.",
    body: z.object({ candidate_id: id, ...stretch, as: proven }),
    reply: z.object({ data: z.object({ id, candidate: candidateWithPointed }) }),
    message: "saved",
  }),
  takeBack: defineCall({
    method: "POST",
    path: "/api/user/candidate/point/undo",
    access: "recruiter",
    touches: { act: "change", candidate: "body.candidate_id" },
    summary: "Takes back what somebody said of a stretch of the CV; a field gets what it said before, unless it was changed since.",
    body: z.object({ candidate_id: id, id }),
    reply: z.object({ data: z.object({ candidate: candidateWithPointed }) }),
    message: "saved",
  }),
  inVacancy: defineCall({
    method: "POST",
    path: "/api/user/job/point",
    access: "recruiter",
    touches: { act: "change", job: "body.job_id" },
    summary:
      "Makes a stretch of the vacancy a requirement with its quote, or the job's title, client, towns, hours or pay. `undo` is what to send to job/update to take it back.",
    body: z.object({ job_id: id, ...stretch, as: asked }),
    reply: z.object({ data: z.object({ job, undo: z.record(z.string(), z.unknown()) }) }),
    message: "saved",
  }),
};
