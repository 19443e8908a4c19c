import * as z from "zod";
import { defineCall } from "#contract/call.ts";
import { interviewStates, MOST_OWN_SLOTS } from "#contract/choices.ts";
import { count, id, line, time } from "#contract/fields.ts";

const token = z.string().regex(/^[A-Za-z0-9_-]{22}$/);
/** On a shortlist: whom it is about. */
const place = z.int().min(1).max(8).optional();

/** An interview as the client's page shows it: no more of the candidate than the proposal. */
export const clientInterview = z.object({
  id,
  /** On a shortlist the number of whom it is with. */
  place: z.int().nullable(),
  state: z.enum(interviewStates),
  round: count,
  starts_at: time.nullable(),
  minutes: count,
  time_zone: z.string(),
  /** Times to choose from, those alone that are still free; of `suggested` the client's own. */
  slots: z.array(time),
  location: z.string().nullable(),
  link: z.string().nullable(),
  /** Who of the agency takes part. */
  with: z.array(z.string()),
  /** Its event as a file that a calendar takes in; null while it has no time. */
  calendar: z.string().nullable(),
});
export type ClientInterview = z.output<typeof clientInterview>;
const all = z.object({ data: z.object({ interviews: z.array(clientInterview) }) });

/** What whoever has a proposal's link sees and chooses of its interviews, without an account. */
export const interviewLinkCalls = {
  ofLink: defineCall({
    method: "GET",
    path: "/v1/proposals/shared/{token}/interviews",
    access: "public",
    touches: { act: "read", proposal: "named", shortlist: "named" },
    rate_limit: "shared",
    summary:
      "Interviews behind a proposal's link that are to come or wait for a time, and those called off that were to come. What the page's password closes needs its key.",
    body: z.object({ token }),
    reply: all,
  }),
  pick: defineCall({
    method: "POST",
    path: "/v1/proposals/shared/{token}/interviews/pick",
    access: "public",
    touches: { act: "change", proposal: "named" },
    rate_limit: "shared",
    summary:
      "The client takes one of the times that it was offered: the interview is planned, and everybody told. A time that is gone meanwhile answers 409 with how they stand now.",
    body: z.object({ token, id, starts_at: time, name: line(120).min(1), time_zone: line(60).min(1) }),
    reply: all,
    message: "answer_sent",
  }),
  suggest: defineCall({
    method: "POST",
    path: "/v1/proposals/shared/{token}/interviews/suggest",
    access: "public",
    touches: { act: "change", proposal: "named" },
    rate_limit: "shared",
    summary:
      "The client proposes times of its own, at most five: for the interview that waits for a time, or for a new one. The recruiter is told and decides. 409 where its time was fixed meanwhile.",
    body: z.object({
      token,
      place,
      slots: z.array(time).min(1).max(MOST_OWN_SLOTS),
      minutes: z.int().min(15).max(240).default(60),
      name: line(120).min(1),
      time_zone: line(60).min(1),
    }),
    reply: all,
    message: "answer_sent",
  }),
};
