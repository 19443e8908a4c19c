import * as z from "zod";
import { actKinds, actorKinds, recordKinds, securityEventKinds, trailFaults } from "#contract/account/security-choices.ts";
import { defineCall } from "#contract/call.ts";
import { count, id, listQuery, time } from "#contract/fields.ts";

/** What happened to an account or a setting: ids and words of closed lists, no text that anybody wrote. */
const securityEvent = z.object({
  id,
  kind: z.enum(securityEventKinds),
  at: time,
  /** Who did it, as they are called now; null where nobody was logged in, or they are gone. */
  by: z.string().nullable(),
  /** To whom it was done, where that is somebody else. */
  about: z.string().nullable(),
  /** The same for all that came from one address; it doesn't tell which. */
  source: z.string().nullable(),
  /** How often, where several are one line. */
  times: count,
  detail: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.array(z.string())])),
});
export type SecurityEvent = z.output<typeof securityEvent>;

/** A row of the audit trail. People are told by name for as long as they are there; after that nothing says who they were. */
const trailRow = z.object({
  seq: z.int().min(1),
  at: time,
  act: z.enum(actKinds),
  /** The call, such as `candidate.update`. */
  call: z.string(),
  by: z.enum(actorKinds),
  /** Null: nobody was logged in, or they are gone. */
  person: z.string().nullable(),
  /** The first of them; null where somebody was erased. */
  candidates: z.array(z.object({ id, name: z.string() }).nullable()).max(5),
  /** How many candidates, and other records by their kind. */
  counts: z.partialRecord(z.enum(recordKinds), count),
});
export type TrailRow = z.output<typeof trailRow>;

/** What is wrong with a trail, and from where on: edited or moved, missing in between, cut off at the end, other than its anchor. */
const fault = z.object({ seq: count, kind: z.enum(trailFaults) });

export const securityCalls = {
  events: defineCall({
    method: "GET",
    path: "/api/user/security/events",
    access: "owner",
    touches: null,
    summary: "The workspace's security log of the last year, the newest first: log-ins, failures, rights, settings, exports.",
    body: z.object({ kind: z.enum(securityEventKinds).optional(), limit: listQuery.limit, before: id.optional() }),
    reply: z.object({ data: z.object({ events: z.array(securityEvent), has_more: z.boolean() }) }),
  }),
  trail: defineCall({
    method: "GET",
    path: "/api/user/security/trail",
    access: "owner",
    touches: null,
    summary: "Who read, changed, sent, exported or erased which records, the newest first; of one candidate where one is named.",
    body: z.object({
      act: z.enum(actKinds).optional(),
      candidate_id: id.optional(),
      limit: listQuery.limit,
      before: z.int().min(1).optional(),
    }),
    reply: z.object({ data: z.object({ rows: z.array(trailRow), has_more: z.boolean() }) }),
  }),
  exportTrail: defineCall({
    method: "GET",
    path: "/api/user/security/trail/export",
    access: "owner",
    touches: null,
    security: "exported",
    summary:
      "The audit trail as it is kept, at most 5,000 rows after `after`: with each row's hash, SHA-256 of the hash before, the number, a space and the text. The first before is the SHA-256 of the workspace's id.",
    body: z.object({ after: count.default(0) }),
    reply: z.object({
      data: z.object({ rows: z.array(z.object({ seq: z.int(), said: z.string(), hash: z.string() })), has_more: z.boolean() }),
    }),
  }),
  verifyTrail: defineCall({
    method: "POST",
    path: "/api/user/security/trail/verify",
    access: "owner",
    touches: null,
    rate_limit: "picture",
    summary: "Checks the whole audit trail: every row against the one before, the daily anchors and the end.",
    body: z.object({}),
    reply: z.object({ data: z.object({ rows: count, anchors: count, faults: z.array(fault), faults_total: count }) }),
  }),
};
