import * as z from "zod";
import { anonymity } from "#contract/account/workspace.ts";
import { defineCall } from "#contract/call.ts";
import { resumeKinds } from "#contract/choices.ts";
import { id, language } from "#contract/fields.ts";

export const resumeCalls = {
  make: defineCall({
    method: "POST",
    path: "/api/user/candidate/resume",
    access: "verified",
    touches: { act: "export", candidate: "body.id" },
    security: "exported",
    summary:
      "A candidate's CV in the agency's style, as PDF or Word, or as JSON Resume, at a level of anonymity; `file` is base64. 406 where it would give the candidate away (`data.leaks`).",
    body: z.object({ id, as: z.enum(resumeKinds), anonymity, language: language.optional() }),
    reply: z.object({ data: z.object({ name: z.string(), mime: z.string(), file: z.string() }) }),
  }),
};
