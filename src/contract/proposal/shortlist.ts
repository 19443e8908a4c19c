import * as z from "zod";
import { anonymity } from "#contract/account/workspace.ts";
import { defineCall } from "#contract/call.ts";
import { id, language, line, listQuery, page, text, time } from "#contract/fields.ts";
import { decision, proposalStatus, recipient, share } from "./proposal.ts";

const FEWEST_ON_SHORTLIST = 2;
const MOST_ON_SHORTLIST = 8;

/** Several proposals of one job, sent as one page with a table that compares them. Each candidate keeps their own anonymity. */
export const shortlist = z.object({
  id,
  job_id: id,
  job_title: z.string(),
  client_name: z.string().nullable(),
  language,
  title: z.string().nullable(),
  intro: z.string().nullable(),
  recruiter_id: id.nullable(),
  candidates: z.array(
    z.object({
      place: z.int(),
      proposal_id: id,
      candidate_id: id,
      candidate_name: z.string(),
      anonymity,
      status: proposalStatus,
      /** What the client last answered. */
      decision: decision.nullable(),
      /** False once the proposal was withdrawn or deleted: the page doesn't show them any more. */
      is_shown: z.boolean(),
    }),
  ),
  shares: z.array(share),
  created_at: time,
});
export type Shortlist = z.output<typeof shortlist>;

const linkFields = {
  recipients: z.array(recipient).max(20).optional(),
  message: text(4000).optional(),
  password: z.string().min(6).max(128).optional(),
  expires_in_days: z.int().min(1).max(365).default(30),
};
const withLink = z.object({ data: z.object({ shortlist, share: z.object({ id, url: z.string(), expires_at: time }) }) });

export const shortlistCalls = {
  list: defineCall({
    method: "GET",
    path: "/api/user/shortlists",
    access: "verified",
    touches: { act: "read", shortlist: "reply.data.shortlists.*.id" },
    summary: "The workspace's shortlists with their links, views and answers, the newest first.",
    body: z.object({ limit: listQuery.limit, cursor: listQuery.cursor, purpose: listQuery.purpose, job_id: id.optional() }),
    reply: z.object({ data: z.object({ shortlists: z.array(shortlist), ...page }) }),
  }),
  create: defineCall({
    method: "POST",
    path: "/api/user/shortlist/create",
    access: "recruiter",
    touches: { act: "send", proposal: "body.proposal_ids.*", shortlist: "named", client: "named" },
    rate_limit: "submit",
    summary:
      "Sends 2 to 8 proposals of one job, each sent already, as one page: in this order. 406 where the finished page, PDF or e-mail would give a candidate away (`data.leaks`).",
    body: z.object({
      proposal_ids: z.array(id).min(FEWEST_ON_SHORTLIST).max(MOST_ON_SHORTLIST),
      language: language.optional(),
      title: line(200).optional(),
      intro: text(2000).optional(),
      ...linkFields,
    }),
    reply: withLink,
    message: "shortlist_sent",
  }),
  addLink: defineCall({
    method: "POST",
    path: "/api/user/shortlist/link",
    access: "recruiter",
    touches: { act: "send", shortlist: "body.id", client: "named" },
    rate_limit: "submit",
    summary: "Makes one more link to a shortlist, to copy or to mail: a link itself is not stored and can't be shown again.",
    body: z.object({ id, ...linkFields }),
    reply: withLink,
    message: "done",
  }),
  revoke: defineCall({
    method: "POST",
    path: "/api/user/shortlist/revoke",
    access: "recruiter",
    touches: { act: "change", shortlist: "body.id" },
    summary: "Closes every link of a shortlist at once. The proposals' own links stay as they are.",
    body: z.object({ id }),
    reply: z.object({ data: z.object({ shortlist }) }),
    message: "link_closed",
  }),
};
