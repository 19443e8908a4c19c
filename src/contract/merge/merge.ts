import * as z from "zod";
import { defineCall } from "#contract/call.ts";
import { duplicateReasons, mergedRecords, mergeSides } from "#contract/choices.ts";
import { count, id, line, listQuery, page, time, version } from "#contract/fields.ts";

const record = z.enum(mergedRecords);
const side = z.enum(mergeSides);
/** Which two records: the one that stays, and the one that goes into it. */
const two = { record, id, other_id: id };

/** A record as a pair names it: its name, and a line that tells it from the other. */
const named = z.object({ id, name: z.string(), about: z.string(), created_at: time, updated_at: time });
export type NamedRecord = z.output<typeof named>;
/** Why two may be the same: what both have; `text`: how much of it, in hundredths; `file`: nothing. */
export const duplicateReason = z.object({ kind: z.enum(duplicateReasons), value: z.string() });
export type DuplicateReason = z.output<typeof duplicateReason>;

export const pair = z.object({
  record,
  one: named,
  other: named,
  /** In hundredths: by the weights that are declared, at most 99. */
  certainty: count,
  reasons: z.array(duplicateReason),
  found_at: time,
});
export type DuplicatePair = z.output<typeof pair>;

export const merge = z.object({
  id,
  record,
  kept: named.pick({ id: true, name: true }),
  /** What the one that is gone was called, and its id then. */
  gone: named.pick({ id: true, name: true }),
  recruiter_name: z.string().nullable(),
  at: time,
  /** Until when it can be undone. */
  until: time,
});
export type Merge = z.output<typeof merge>;

/** A field of both, by its path; what a merge takes unless told otherwise. A list may be taken of both. */
const field = z.object({
  path: z.string(),
  kept: z.unknown(),
  other: z.unknown(),
  takes: side,
  is_list: z.boolean(),
  /** Nobody chooses: a rule says what is taken. */
  is_fixed: z.boolean(),
});
export type MergeField = z.output<typeof field>;

/** Somebody who works at a client that goes: they come along, or become one with somebody who works at the one that stays. */
const mergeContact = z.object({
  id,
  name: z.string(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  /** With whom they become one; what of them isn't kept then, since the other says something else. */
  joins: z.object({ id, name: z.string(), drops: z.array(z.string()) }).nullable(),
});
export type MergeContact = z.output<typeof mergeContact>;

const compared = z.object({
  kept: named.extend({ version }),
  other: named.extend({ version }),
  certainty: count.nullable(),
  reasons: z.array(duplicateReason),
  is_apart: z.boolean(),
  /** Those that aren't the same in both. */
  fields: z.array(field),
  same_fields: count,
  /** What goes along to the one that stays, by table. */
  moves: z.array(z.object({ what: z.string(), n: count })),
  /** Of two clients: those who work at the one that goes. */
  contacts: z.array(mergeContact),
});

export const mergeCalls = {
  list: defineCall({
    method: "GET",
    path: "/api/user/duplicates/list",
    access: "verified",
    touches: { act: "read", candidate: "named", job: "named", client: "named" },
    summary:
      "Records of a kind that may be the same, two by two, the surest first: with what speaks for it. `is_apart` asks for those that somebody said aren't the same.",
    body: z
      .object({ ...listQuery, record: record.default("candidate"), is_apart: z.boolean().optional() })
      .omit({ q: true, trashed: true }),
    reply: z.object({
      data: z.object({
        pairs: z.array(pair.extend({ id: z.string() })),
        ...page,
        /** The keys of the workspace's records are being made: there may be more. */
        is_searching: z.boolean(),
      }),
    }),
  }),
  ofRecord: defineCall({
    method: "POST",
    path: "/api/user/duplicates/of-record",
    access: "verified",
    touches: { act: "read", candidate: "named", job: "named", client: "named" },
    summary: "What a record may be the same as, and what was merged into it and can be undone; of one that was merged itself, into which.",
    body: z.object({ record, id }),
    reply: z.object({ data: z.object({ pairs: z.array(pair), merges: z.array(merge), merged_into: id.nullable() }) }),
  }),
  compare: defineCall({
    method: "POST",
    path: "/api/user/merge/compare",
    access: "verified",
    touches: { act: "read", candidate: "named", job: "named", client: "named" },
    summary:
      "Two records side by side: the fields that differ, whose a merge takes unless told otherwise, and what goes along; of clients also which contacts become one.",
    body: z.object(two),
    reply: z.object({ data: compared }),
  }),
  apart: defineCall({
    method: "POST",
    path: "/api/user/duplicates/apart",
    access: "recruiter",
    touches: { act: "change", candidate: "named", job: "named", client: "named" },
    summary:
      "Says that two records aren't the same, or with `is_apart: false` takes that back. It is remembered: they aren't listed again.",
    body: z.object({ ...two, is_apart: z.boolean().default(true) }),
    reply: z.object({ data: z.object({ is_apart: z.boolean() }) }),
    message: "saved",
  }),
  merge: defineCall({
    method: "POST",
    path: "/api/user/merge/create",
    access: "recruiter",
    touches: { act: "change", candidate: "named", job: "named", client: "named" },
    summary:
      "Makes two records one. `takes` says for a field, by its path, whose value it gets; everything of the other goes along. Contacts of two clients who are the same person become one: by their address, or by number and name. It can be undone for 30 days. Where one changed meanwhile, or other contacts than `joined` would become one, it answers 409.",
    body: z.object({
      ...two,
      version,
      other_version: version,
      takes: z.record(line(80), side).default({}),
      /** Of two clients: the contacts of the other that become one with somebody, as `compare` told. */
      joined: z.array(id).max(500).optional(),
    }),
    reply: z.object({ data: z.object({ merge }) }),
    message: "merged",
  }),
  undo: defineCall({
    method: "POST",
    path: "/api/user/merge/undo",
    access: "recruiter",
    touches: { act: "change", candidate: "named", job: "named", client: "named" },
    summary:
      "Undoes a merge within 30 days: both records are as they were. What was added since stays with the one that was kept, and so do its fields that were changed since: the reply names both.",
    body: z.object({ id }),
    reply: z.object({
      data: z.object({
        record,
        kept_id: id,
        restored_id: id,
        /** Fields of the one that was kept, by their path, which somebody changed since: they stay as they are now. */
        stayed: z.array(z.string()),
        /** Its contacts who had become one with another's and whom somebody changed since, by their names: they stay as they are now. */
        stayed_contacts: z.array(z.string()),
        /** What was added to it since, by table: it stays there. */
        added: z.array(z.object({ what: z.string(), n: count })),
      }),
    }),
    message: "merge_undone",
  }),
};
