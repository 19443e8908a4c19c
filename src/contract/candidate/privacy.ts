import * as z from "zod";
import { defineCall } from "#contract/call.ts";
import { privacyOutcomes, privacyRequestKinds, privacyRequestOf } from "#contract/choices.ts";
import { count, date, id, line, listQuery, page, text, time } from "#contract/fields.ts";
import { file } from "./candidate.ts";

/** Somebody asks an agency something about their own data. */
export const privacyRequest = z.object({
  id,
  kind: z.enum(privacyRequestKinds),
  of: z.enum(privacyRequestOf),
  /** Null where they aren't a candidate here, or were erased. */
  candidate_id: id.nullable(),
  /** As they named themselves; empty once they were erased. */
  person: z.string(),
  received_on: date,
  /** By then the law wants an answer: a month after it came, three where that was extended. */
  due_on: date,
  is_extended: z.boolean(),
  /** Null: it waits. */
  outcome: z.enum(privacyOutcomes).nullable(),
  note: z.string(),
  closed_at: time.nullable(),
  /** Who wrote it down. */
  by: z.string(),
  created_at: time,
});
export type PrivacyRequest = z.output<typeof privacyRequest>;

const oneRequest = z.object({ data: z.object({ request: privacyRequest }) });
const note = text(2000).trim();

export const privacyCalls = {
  list: defineCall({
    method: "GET",
    path: "/api/user/privacy/requests",
    access: "recruiter",
    touches: { act: "read", candidate: "reply.data.requests.*.candidate_id" },
    summary:
      "What candidates and people with an account asked about their own data, the most urgent first; what the latter did themselves stands there as done. `waiting` counts those without an outcome, `late` those among them whose day is over.",
    body: z.object({
      ...listQuery,
      trashed: z.undefined().optional(),
      is_closed: z.boolean().optional(),
      kind: z.enum(privacyRequestKinds).optional(),
      of: z.enum(privacyRequestOf).optional(),
    }),
    reply: z.object({ data: z.object({ requests: z.array(privacyRequest), ...page, waiting: count, late: count }) }),
  }),
  create: defineCall({
    method: "POST",
    path: "/api/user/privacy/request/create",
    access: "recruiter",
    touches: { act: "change", privacy_request: "named", candidate: "body.candidate_id" },
    summary: "Writes down that somebody asked, today unless another day is given, for the term to run from there.",
    body: z.object({
      kind: z.enum(privacyRequestKinds),
      /** An account's, where it isn't about a candidate. */
      of: z.enum(privacyRequestOf).default("candidate"),
      candidate_id: id.optional(),
      /** Of a candidate their name is taken where none is given. */
      person: line(200).optional(),
      received_on: date.optional(),
      note: note.optional(),
    }),
    reply: oneRequest,
    message: "saved",
  }),
  update: defineCall({
    method: "POST",
    path: "/api/user/privacy/request/update",
    access: "recruiter",
    touches: { act: "change", privacy_request: "body.id" },
    summary: "Changes a request: its note, whether the term is extended, and its outcome; null opens it again.",
    body: z.object({ id, note: note.optional(), is_extended: z.boolean().optional(), outcome: z.enum(privacyOutcomes).nullish() }),
    reply: oneRequest,
    message: "saved",
  }),
  hand_over: defineCall({
    method: "POST",
    path: "/api/user/privacy/candidate/data",
    access: "recruiter",
    touches: { act: "export", candidate: "body.candidate_id" },
    security: "exported",
    summary:
      "Everything that is held of a candidate, for them: their rows by table, a page that says what is what, and their files, whose addresses open for ten minutes. An open request of theirs for it is done with that. No copy is kept.",
    body: z.object({ candidate_id: id }),
    reply: z.object({
      data: z.object({
        name: z.string(),
        made_at: time,
        rows: z.record(z.string(), z.array(z.record(z.string(), z.unknown()))),
        about: z.string(),
        files: z.array(file),
      }),
    }),
  }),
  erase: defineCall({
    method: "POST",
    path: "/api/user/privacy/candidate/erase",
    access: "admin",
    touches: { act: "erase", candidate: "body.candidate_id" },
    summary:
      "Erases a candidate at once and for good, without the trash: profile, files, matches, proposals and the pages that show them, conversations, and their name wherever it was written besides. `removed` counts rows by table. That something was decided about somebody stays, without who or what.",
    body: z.object({ candidate_id: id }),
    reply: z.object({ data: z.object({ removed: z.record(z.string(), count) }) }),
    message: "candidate_erased",
  }),
};
