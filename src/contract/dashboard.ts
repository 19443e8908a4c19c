import * as z from "zod";
import { defineCall } from "./call.ts";
import { activity } from "./candidate/candidate.ts";
import { foundKinds } from "./choices.ts";
import { count, id, line, searchText, snippet, time } from "./fields.ts";
import { ownNames } from "./job/pipeline.ts";

/** Whose work: what is assigned to the caller, or everybody's in the workspace. */
const scope = z.enum(["mine", "team"]).default("team");
export type Scope = z.input<typeof scope>;

const ofJob = z.object({ id, title: z.string(), client_name: z.string().nullable() });
const ofProposal = z.object({ id, candidate_name: z.string(), job_title: z.string(), client_name: z.string().nullable() });
const person = z.object({ id, name: z.string().nullable() });

/** `key` names the line when it is put off; it changes when something new happened, and the line is back. */
const lineOf = { key: z.string() };
/** What waits for a person. The line goes when its work is done. */
const attentionLine = z.discriminatedUnion("kind", [
  /** Many log-ins, sessions or links were refused in short time: the owner's. */
  z.object({ ...lineOf, kind: z.literal("burst"), times: count, at: time }),
  z.object({ ...lineOf, kind: z.literal("interview"), proposal: ofProposal, name: z.string(), moments: z.array(z.string()), at: time }),
  /** Times that a client proposes for an interview; the recruiter takes one, or answers otherwise. */
  z.object({
    ...lineOf,
    kind: z.literal("times"),
    proposal_id: id.nullable(),
    candidate: person,
    job: ofJob,
    slots: z.array(time),
    at: time,
  }),
  z.object({ ...lineOf, kind: z.literal("question"), proposal: ofProposal, name: z.string(), comment: z.string(), at: time }),
  /** The client opened it, and has been silent for three days. */
  z.object({ ...lineOf, kind: z.literal("silent"), proposal: ofProposal, views: count, at: time }),
  /** Strong matches of the last seven days that nobody has decided on. */
  z.object({
    ...lineOf,
    kind: z.literal("strong"),
    job: ofJob,
    count,
    best: person.extend({ score: z.int() }),
    at: time,
  }),
  z.object({ ...lineOf, kind: z.literal("check"), people: z.array(person), count, fields: count, at: time }),
  z.object({ ...lineOf, kind: z.literal("drafts"), proposals: z.array(ofProposal), count, at: time }),
  /** Consent or the term to keep them ends within seven days. */
  z.object({ ...lineOf, kind: z.literal("leaving"), people: z.array(person), count, by_consent: z.boolean(), at: time }),
  z.object({ ...lineOf, kind: z.literal("no_match"), job: ofJob, compared: count, at: time }),
]);
export type AttentionLine = z.output<typeof attentionLine>;

/** The recruiter whose rows a list has to show to agree; null for everybody's. */
const whose = { recruiter_id: id.nullable() };
/** A figure with its value at the end of each of the last twelve weeks, this one included. */
const figure = z.object({ value: count, weeks: z.array(count) });

const activityLine = z.object({
  id,
  kind: activity.shape.kind,
  actor_name: z.string().nullable(),
  /** The caller did it. */
  is_own: z.boolean(),
  candidate: person.nullable(),
  job: ofJob.nullable(),
  proposal_id: id.nullable(),
  /** Where the match or proposal went, or what the client decided. */
  to: z.string().nullable(),
  /** What the stage was called then, where it had a name of the workspace's own. */
  names: ownNames.nullable(),
  at: time,
});
export type ActivityLine = z.output<typeof activityLine>;

/** A day in the next four weeks that somebody should know of. */
const upcomingLine = z.object({
  kind: z.enum(["interview", "link_closes", "leaves", "job_starts", "available"]),
  day: z.iso.date(),
  /** Of an interview: when. `day` is its day in UTC. */
  starts_at: time.nullable(),
  candidate: person.nullable(),
  job: ofJob.nullable(),
  proposal_id: id.nullable(),
});
export type UpcomingLine = z.output<typeof upcomingLine>;

/** A record that a search finds, with what tells it from its like. */
const found = z.object({
  kind: z.enum(foundKinds),
  id,
  name: z.string().nullable(),
  about: z.string(),
  /** Of a note, a file or a contact: whose it is, which is where it is read. */
  candidate_id: id.nullable(),
  job_id: id.nullable(),
  client_id: id.nullable(),
  /** Of a note that was written on a proposal. */
  proposal_id: id.nullable(),
  /** Where its words stand, in another text than its name. */
  found: snippet.nullable(),
});
export type Found = z.output<typeof found>;

export const dashboardCalls = {
  find: defineCall({
    method: "GET",
    path: "/api/user/find",
    access: "verified",
    touches: {
      act: "read",
      candidate: ["reply.data.found.*[kind=candidate].id", "reply.data.found.*.candidate_id"],
      job: ["reply.data.found.*[kind=job].id", "reply.data.found.*.job_id"],
      client: ["reply.data.found.*[kind=client].id", "reply.data.found.*.client_id"],
      proposal: ["reply.data.found.*[kind=proposal].id", "reply.data.found.*.proposal_id"],
      chat: "reply.data.found.*[kind=chat].id",
    },
    summary:
      "Records of every kind by what is in them, a few of each: names before other texts, then what `opened` names, in its order, then the newest.",
    body: z.object({
      q: searchText.default(""),
      /** Of each kind. */
      limit: z.int().min(1).max(20).default(6),
      /** What the caller opened last and most; the server keeps nothing of it. */
      opened: z.array(id).max(40).optional(),
    }),
    reply: z.object({ data: z.object({ found: z.array(found) }) }),
  }),
  today: defineCall({
    method: "POST",
    path: "/api/user/dashboard/today",
    access: "verified",
    touches: { act: "read", candidate: "reply.data.interviews.*.candidate.id", job: "reply.data.interviews.*.job.id" },
    summary: "The interviews between two instants, at most two days apart: the reader's clock says which day it is.",
    body: z.object({ scope, from: time, to: time }),
    reply: z.object({
      data: z.object({ interviews: z.array(z.object({ id, candidate: person, job: ofJob, starts_at: time, minutes: count })) }),
    }),
  }),
  attention: defineCall({
    method: "GET",
    path: "/api/user/dashboard/attention",
    access: "verified",
    touches: {
      act: "read",
      candidate: ["reply.data.lines.*.people.*.id", "reply.data.lines.*.best.id", "reply.data.lines.*.candidate.id"],
      proposal: ["reply.data.lines.*.proposal.id", "reply.data.lines.*.proposals.*.id"],
    },
    summary: "What waits for a person, the most urgent first, without what they have put off.",
    body: z.object({ scope }),
    reply: z.object({ data: z.object({ lines: z.array(attentionLine) }) }),
  }),
  putOff: defineCall({
    method: "POST",
    path: "/api/user/dashboard/attention/put-off",
    access: "verified",
    touches: null,
    summary: "Hides a line of one's own queue until a moment, at most a year; null brings it back.",
    body: z.object({ key: line(200).min(1), until: time.nullable() }),
    reply: z.object({ data: z.object({ key: z.string(), until: time.nullable() }) }),
    message: "saved",
  }),
  figures: defineCall({
    method: "GET",
    path: "/api/user/dashboard/figures",
    access: "verified",
    touches: null,
    summary: "Active jobs, proposals out, interviews and this quarter's placements, and how far the workspace is set up.",
    body: z.object({ scope }),
    reply: z.object({
      data: z.object({
        ...whose,
        active_jobs: figure.extend({ opened_this_week: count }),
        proposals_out: figure.extend({ opened: count, asked: count }),
        in_interview: figure.extend({ clients: count }),
        placements: figure.extend({ last_quarter: count }),
        /** What the first steps look at: whether there is any of the workspace's own; and whether the sample is there. */
        begun: z.object({
          sample: z.boolean(),
          candidate: z.boolean(),
          job: z.boolean(),
          proposal: z.boolean(),
          brand: z.boolean(),
          colleague: z.boolean(),
        }),
      }),
    }),
  }),
  people: defineCall({
    method: "GET",
    path: "/api/user/dashboard/people",
    access: "verified",
    touches: { act: "read", candidate: "reply.data.people.*.candidate.id", job: "reply.data.people.*.job.id" },
    summary: "The rows behind a figure: who is in interview, or was placed in this quarter; the newest 200.",
    body: z.object({ scope, figure: z.enum(["in_interview", "placements"]).default("in_interview") }),
    reply: z.object({
      data: z.object({ people: z.array(z.object({ candidate: person, job: ofJob, since: time.nullable() })), total: count }),
    }),
  }),
  jobs: defineCall({
    method: "GET",
    path: "/api/user/dashboard/jobs",
    access: "verified",
    touches: { act: "read", job: "reply.data.jobs.*.id" },
    summary: "The newest open jobs with how many candidates stand at each stage.",
    body: z.object({ scope }),
    reply: z.object({
      data: z.object({
        ...whose,
        jobs: z.array(ofJob.extend({ strong: count, shortlisted: count, proposed: count, interview: count })),
        total: count,
      }),
    }),
  }),
  activity: defineCall({
    method: "GET",
    path: "/api/user/dashboard/activity",
    access: "verified",
    touches: { act: "read", candidate: "reply.data.activity.*.candidate.id" },
    summary: "Who did what in the workspace, the newest first.",
    body: z.object({ scope, limit: z.int().min(1).max(100).default(30), before: id.optional() }),
    reply: z.object({ data: z.object({ activity: z.array(activityLine), has_more: z.boolean() }) }),
  }),
  upcoming: defineCall({
    method: "GET",
    path: "/api/user/dashboard/upcoming",
    access: "verified",
    touches: { act: "read", candidate: "reply.data.upcoming.*.candidate.id" },
    summary: "What happens in the next four weeks: interviews, links that close, people who leave, jobs that start, people who come free.",
    body: z.object({
      scope,
      /** Interviews from then on, such as after the reader's today; without it from now on. */
      from: time.optional(),
    }),
    reply: z.object({ data: z.object({ upcoming: z.array(upcomingLine) }) }),
  }),
};
