import * as z from "zod";
import { defineCall } from "./call.ts";
import { count } from "./fields.ts";

const amounts = z.object({ candidates: count, jobs: count });

export const sampleCalls = {
  load: defineCall({
    method: "POST",
    path: "/api/user/sample/load",
    access: "recruiter",
    touches: { act: "change", candidate: "named", job: "named" },
    summary: "Fills the workspace with invented candidates and jobs, read from their CVs and texts and matched; once, whoever asks again.",
    body: z.object({}),
    reply: z.object({ data: amounts }),
    rate_limit: "reading",
  }),
  remove: defineCall({
    method: "POST",
    path: "/api/user/sample/remove",
    access: "recruiter",
    touches: { act: "erase", candidate: "named", job: "named" },
    summary:
      "Takes the sample out for good, with everything made of it: files, matches, proposals, talks. How much went; none without one.",
    body: z.object({}),
    reply: z.object({ data: amounts }),
  }),
};
