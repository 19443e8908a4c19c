import * as z from "zod";
import { anonymity } from "#contract/account/workspace.ts";
import { defineCall } from "#contract/call.ts";
import { interviewOutcomes, interviewStates, MOST_SLOTS } from "#contract/choices.ts";
import { count, email, id, line, text, time, version } from "#contract/fields.ts";
import { stage, stageKey } from "#contract/job/match.ts";
import { interviewLinkCalls } from "./interview-link.ts";

/** An instant in a year that a plan can be in. */
const moment = time.refine((at) => at >= "2000" && at < "2101", { params: { key: "wrong_date" } });
const slots = z.array(moment);
/** An IANA name, such as Europe/Amsterdam. */
const timeZone = line(60).min(1);
const minutes = z.int().min(5).max(600);

const planFields = {
  /** Its fixed time; without it, `slots` are offered to the client. */
  starts_at: moment.nullish(),
  slots: slots.max(MOST_SLOTS).optional(),
  minutes,
  time_zone: timeZone,
  /** The first conversation is 1. */
  round: z.int().min(1).max(20),
  /** An address, a room. Candidate and client read it. */
  location: line(300).nullish(),
  /** Where a call takes place. Candidate and client read it. */
  link: z
    .string()
    .trim()
    .max(1000)
    .pipe(z.url({ protocol: /^https?$/ }))
    .nullish(),
  /** For the agency alone. */
  notes: text(10_000).nullish(),
  /** Those of the client's and of the agency's people who take part. */
  contact_ids: z.array(id).max(20),
  recruiter_ids: z.array(id).max(20),
  /** Whether letters go to the candidate and to the client. */
  invites_candidate: z.boolean(),
  invites_client: z.boolean(),
};

/** Where the pair's card goes with it; who is turned down by one of the workspace's reasons. */
const move = z.object({ to: stageKey, reason_key: line(60).nullish() });

export const interview = z.object({
  id,
  job_id: id,
  candidate_id: id,
  /** By whose page the client chooses a time, and as whom it knows the candidate. */
  proposal_id: id.nullable(),
  candidate_name: z.string(),
  candidate_email: z.string().nullable(),
  job_title: z.string(),
  client_id: id.nullable(),
  client_name: z.string().nullable(),
  /** Who arranged it: letters are written in their name. */
  recruiter_id: id.nullable(),
  recruiter_name: z.string().nullable(),
  state: z.enum(interviewStates),
  round: count,
  starts_at: time.nullable(),
  minutes: count,
  time_zone: z.string(),
  slots: z.array(time),
  location: z.string().nullable(),
  link: z.string().nullable(),
  notes: z.string().nullable(),
  contacts: z.array(z.object({ id, name: z.string(), email: z.string().nullable() })),
  recruiters: z.array(z.object({ id, name: z.string() })),
  invites_candidate: z.boolean(),
  invites_client: z.boolean(),
  outcome: z.enum(interviewOutcomes).nullable(),
  outcome_note: z.string().nullable(),
  /** Where the pair's card stands; null where it isn't on the board. */
  stage: stage.nullable(),
  stage_key: stageKey.nullable(),
  version,
  created_at: time,
  updated_at: time,
});
export type Interview = z.output<typeof interview>;
const one = z.object({ data: z.object({ interview, /** Letters that leave with it. */ letters: count }) });

/** What whoever plans one has to know. */
const beginning = z.object({
  candidate_name: z.string(),
  candidate_email: z.string().nullable(),
  job_title: z.string(),
  client_id: id.nullable(),
  client_name: z.string().nullable(),
  contacts: z.array(z.object({ id, name: z.string(), role: z.string().nullable(), email: z.string().nullable(), is_of_job: z.boolean() })),
  /** Who has the proposal: they are written to where no contact that takes part has an address. */
  recipients: z.array(z.object({ name: z.string().nullable(), email })),
  /** The client has a page that is open: times can be offered there. */
  has_page: z.boolean(),
  /** As the client reads the candidate's name. */
  display_name: z.string(),
  anonymity,
  next_round: count,
  stage: stage.nullable(),
  stage_key: stageKey.nullable(),
});
export type InterviewBeginning = z.output<typeof beginning>;

/** Another interview at the same time, and who would be in both. */
const clash = interview
  .pick({ id: true, job_id: true, candidate_id: true, candidate_name: true, job_title: true, client_name: true, minutes: true })
  .extend({ starts_at: time, people: z.array(z.string()) });
export type Clash = z.output<typeof clash>;

export const interviewCalls = {
  list: defineCall({
    method: "GET",
    path: "/api/user/interviews/list",
    access: "verified",
    touches: { act: "read", candidate: "reply.data.interviews.*.candidate_id", job: "reply.data.interviews.*.job_id" },
    summary:
      "Interviews of a candidate, a job or both, at a client, or all of them: those to come first, the newest of the others then; at most 200.",
    body: z.object({ candidate_id: id.optional(), job_id: id.optional(), client_id: id.optional() }),
    reply: z.object({ data: z.object({ interviews: z.array(interview) }) }),
  }),
  begin: defineCall({
    method: "POST",
    path: "/api/user/interview/begin",
    access: "recruiter",
    touches: { act: "read", candidate: "body.candidate_id", job: "body.job_id" },
    summary:
      "What whoever plans an interview has to know: who may take part, how the client knows the candidate, and whether it has an open page.",
    body: z.object({ job_id: id, candidate_id: id }),
    reply: z.object({ data: beginning }),
  }),
  clashes: defineCall({
    method: "POST",
    path: "/api/user/interview/clashes",
    access: "recruiter",
    touches: { act: "read", candidate: "reply.data.clashes.*.candidate_id" },
    summary: "Planned interviews that overlap times which somebody has in mind, and have one of the same people in them.",
    body: z.object({
      candidate_id: id,
      /** The interview that is being changed. */
      except: id.optional(),
      times: z.array(moment).min(1).max(MOST_SLOTS),
      ...z.object(planFields).pick({ minutes: true, contact_ids: true, recruiter_ids: true }).shape,
    }),
    reply: z.object({ data: z.object({ clashes: z.array(clash) }) }),
  }),
  plan: defineCall({
    method: "POST",
    path: "/api/user/interview/plan",
    access: "recruiter",
    touches: { act: "change", job: "body.job_id", candidate: "body.candidate_id" },
    summary:
      "Plans an interview: at a time, of which everybody is told with an invitation for their calendar, or by offering times on the client's page. 406 where the client has no open page, or where the invitation would give an anonymous candidate away.",
    body: z.object({ job_id: id, candidate_id: id, move: move.optional(), ...planFields }),
    reply: one,
    message: "saved",
  }),
  change: defineCall({
    method: "POST",
    path: "/api/user/interview/change",
    access: "recruiter",
    touches: { act: "change", candidate: "named", job: "named" },
    summary:
      "Changes the fields sent: another time, other people, other times to choose from. Whoever it concerns is told, by the same event of their calendar. One that changed meanwhile answers 409 with the current one.",
    body: z.object({ id, version, move: move.optional(), ...z.object(planFields).partial().shape }),
    reply: one,
    message: "saved",
  }),
  cancel: defineCall({
    method: "POST",
    path: "/api/user/interview/cancel",
    access: "recruiter",
    touches: { act: "change", candidate: "named", job: "named" },
    summary: "Calls an interview off. Whoever was invited is told, and it leaves their calendar.",
    body: z.object({ id, version, message: text(1000).nullish() }),
    reply: one,
    message: "saved",
  }),
  outcome: defineCall({
    method: "POST",
    path: "/api/user/interview/outcome",
    access: "recruiter",
    touches: { act: "change", candidate: "named", job: "named" },
    summary:
      "What was said after it, with a note; null takes that back. Nobody is told, and the card stays unless `move` says where it goes.",
    body: z.object({ id, version, outcome: z.enum(interviewOutcomes).nullable(), note: text(10_000).nullish(), move: move.optional() }),
    reply: one,
    message: "saved",
  }),
  feed: defineCall({
    method: "POST",
    path: "/api/user/interview/feed",
    access: "verified",
    touches: null,
    summary: "The secret address of one's own calendar of interviews, for a calendar program to read; null where there is none.",
    body: z.object({}),
    reply: z.object({ data: z.object({ url: z.string().nullable() }) }),
  }),
  renewFeed: defineCall({
    method: "POST",
    path: "/api/user/interview/feed/renew",
    access: "verified",
    touches: null,
    rate_limit: "invitation",
    summary:
      "Makes that address, or another one in its place: the former is unknown from then on. With `on: false` there is none any more.",
    body: z.object({ on: z.boolean().default(true) }),
    reply: z.object({ data: z.object({ url: z.string().nullable() }) }),
    message: "saved",
  }),
  ...interviewLinkCalls,
};
