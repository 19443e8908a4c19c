import * as z from "zod";
import { defineCall } from "#contract/call.ts";
import { protectedGrounds, protectedHandlings } from "#contract/choices.ts";
import { count, id, listQuery, page, text, time } from "#contract/fields.ts";

/** One thing that a vacancy asked and the law protects, and what became of it. */
const protectedLine = z.object({
  id,
  /** Null where no job was made of the vacancy, or the job is gone; its title stays. */
  job_id: id.nullable(),
  job_title: z.string(),
  client_name: z.string().nullable(),
  quote: z.string(),
  sentence: z.string(),
  ground: z.enum(protectedGrounds),
  law: z.string(),
  /** A neutral wording that may be asked instead; null where nothing may. */
  instead: z.string().nullable(),
  handled: z.enum(protectedHandlings),
  reason: z.string().nullable(),
  /** Who handled it. */
  by: z.string(),
  told_at: time,
  handled_at: time,
});
export type ProtectedLine = z.output<typeof protectedLine>;

export const registerCalls = {
  list: defineCall({
    method: "GET",
    path: "/api/user/protected",
    access: "verified",
    touches: { act: "read", protected_line: "reply.data.lines.*.id" },
    summary:
      "What the workspace's vacancies asked that the law protects, the newest first: the sentence, the law, the neutral wording, and how it was handled by whom. `handlings` counts those that the other filters leave, by how they were handled.",
    body: z.object({
      ...listQuery,
      trashed: z.undefined().optional(),
      ground: z.enum(protectedGrounds).optional(),
      handled: z.enum(protectedHandlings).optional(),
      job_id: id.optional(),
    }),
    reply: z.object({
      data: z.object({ lines: z.array(protectedLine), ...page, handlings: z.record(z.enum(protectedHandlings), count) }),
    }),
  }),
  explain: defineCall({
    method: "POST",
    path: "/api/user/protected/explain",
    access: "recruiter",
    touches: { act: "change", protected_line: "body.id" },
    summary: "Says why a line that the law protects was kept, in that person's name.",
    body: z.object({ id, reason: text(1000).trim().min(1) }),
    reply: z.object({ data: z.object({ line: protectedLine }) }),
    message: "saved",
  }),
};
