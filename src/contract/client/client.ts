import * as z from "zod";
import { defineCall } from "#contract/call.ts";
import { clientStatuses, IMAGE_BYTES } from "#contract/choices.ts";
import {
  askedCustom,
  count,
  email,
  filled,
  givenCustom,
  heldCustom,
  id,
  language,
  line,
  listQuery,
  page,
  searchNotes,
  text,
  time,
  version,
  webAddress,
} from "#contract/fields.ts";
import { declineReason, proposalStatus } from "#contract/proposal/proposal.ts";
import { tone } from "#contract/text/voice.ts";

/** A company that has vacancies. */
const clientFields = z.object({
  name: line(200).min(1),
  status: z.enum(clientStatuses).optional(),
  website: webAddress.nullish(),
  city: line(100).nullish(),
  country: line(100).nullish(),
  /** What it does: "logistics". */
  branch: line(100).nullish(),
  /** What a recruiter should know of it; not shown to anybody outside. */
  about: text(10_000).nullish(),
  /** How letters address its people; null: as the workspace does. */
  tone: tone.nullish(),
  recruiter_id: id.nullish(),
  /** The workspace's own fields. */
  custom: givenCustom.optional(),
});
export type ClientFields = z.output<typeof clientFields>;

/** Why a client isn't deleted: its open jobs, and the proposals for its jobs that are being written or wait for an answer. */
export interface OpenWork {
  open_jobs: number;
  open_proposals: number;
}

/** Somebody who works there. */
const contactFields = z.object({
  name: line(200).min(1),
  role: line(100).nullish(),
  email: email.nullish(),
  phone: line(40).nullish(),
  language: language.nullish(),
  /** Who is written to where a job names nobody else; a client has one. */
  is_first: z.boolean().optional(),
});
export type ContactFields = z.output<typeof contactFields>;

export const contact = filled(contactFields).extend({ id, client_id: id, is_first: z.boolean() });
export type Contact = z.output<typeof contact>;

export const client = filled(clientFields).extend({
  id,
  recruiter_id: id.nullable(),
  status: z.enum(clientStatuses),
  logo_url: z.string().nullable(),
  custom: heldCustom,
  version,
  created_at: time,
  updated_at: time,
  deleted_at: time.nullable(),
});
export type Client = z.output<typeof client>;

export const clientRow = client.omit({ about: true }).extend({
  /** Who is written to there. */
  contact: contact.pick({ name: true, email: true, phone: true }).nullable(),
  open_jobs: count,
  jobs: count,
  /** Sent to it. */
  proposals: count,
  placements: count,
});
export type ClientRow = z.output<typeof clientRow>;

/** Somebody who was placed there. */
const placement = z.object({ candidate_id: id, candidate_name: z.string(), job_id: id, job_title: z.string(), at: time });
/** What a client was sent of a candidate before, and what it said to it. */
const earlierAnswer = z.object({
  proposal_id: id,
  job_title: z.string(),
  status: proposalStatus,
  sent_at: time,
  recruiter_name: z.string().nullable(),
  reason: declineReason.nullable(),
  comment: z.string().nullable(),
  answered_at: time.nullable(),
});
export type EarlierAnswer = z.output<typeof earlierAnswer>;

const wholeClient = z.object({ data: z.object({ client, contacts: z.array(contact), placements: z.array(placement) }) });
export type WholeClient = z.output<typeof wholeClient>["data"];

/** What narrows the clients of a list, and those whose contacts are listed. */
const askedClients = z.object({
  ...listQuery,
  status: z.array(z.enum(clientStatuses)).optional(),
  recruiter_id: id.optional(),
  /** A part of the place or country, and of what it does, whatever the capitals. */
  location: line(100).optional(),
  branch: line(100).optional(),
  custom: askedCustom.optional(),
});

export const contactRow = contact.extend({ client_name: z.string() });
export type ContactRow = z.output<typeof contactRow>;

export const clientCalls = {
  list: defineCall({
    method: "GET",
    path: "/api/user/clients/list",
    access: "verified",
    touches: { act: "read", client: "reply.data.clients.*.id" },
    summary: "The workspace's clients by name, unless sorted otherwise, each with whom one writes to there and its counts.",
    body: askedClients,
    reply: z.object({ data: z.object({ clients: z.array(clientRow), ...page, search_notes: searchNotes }) }),
  }),
  contacts: defineCall({
    method: "GET",
    path: "/api/user/clients/contacts",
    access: "verified",
    touches: { act: "read", client: "reply.data.contacts.*.client_id" },
    summary:
      "Those who work at the clients that `list` gives for the same filters, by their client's name or, as `sort` says, by their own.",
    body: askedClients,
    reply: z.object({ data: z.object({ contacts: z.array(contactRow), ...page }) }),
  }),
  show: defineCall({
    method: "POST",
    path: "/api/user/client/show",
    access: "verified",
    touches: { act: "read", client: "body.id" },
    summary: "One client with its contacts and whom it took; its jobs and proposals come by their lists.",
    body: z.object({ id }),
    reply: wholeClient,
  }),
  create: defineCall({
    method: "POST",
    path: "/api/user/client/create",
    access: "recruiter",
    touches: { act: "change", client: "named" },
    summary: "Adds a client, with its first contact where one is given. A name that is there already is refused.",
    body: clientFields.extend({ contact: contactFields.optional() }),
    reply: wholeClient,
    message: "saved",
  }),
  update: defineCall({
    method: "POST",
    path: "/api/user/client/update",
    access: "recruiter",
    touches: { act: "change", client: "body.id" },
    summary: "Changes the fields sent. With `version`, a record that changed meanwhile answers 409 with the current one.",
    body: clientFields.partial().extend({ id, version: version.optional() }),
    reply: wholeClient,
    message: "saved",
  }),
  editLogo: defineCall({
    method: "POST",
    path: "/api/user/client/logo",
    access: "recruiter",
    touches: { act: "change", client: "body.id" },
    upload: { file_bytes: IMAGE_BYTES },
    rate_limit: "picture",
    summary: "Sets a client's logo (PNG, JPEG, WebP or SVG, made anew); null takes it away.",
    body: z.object({ id, logo: z.file().nullable() }),
    reply: wholeClient,
    message: "saved",
  }),
  remove: defineCall({
    method: "DELETE",
    path: "/api/user/client/delete/{id}",
    access: "recruiter",
    touches: { act: "change", client: "body.id" },
    summary:
      "Moves a client to the trash, for 30 days. Its jobs stay, and go on naming it until then. One with open jobs or proposals answers 409 with `open_jobs` and `open_proposals`; it is closed instead, by `update` with the status `former`.",
    body: z.object({ id }),
    reply: wholeClient,
    message: "moved_to_trash",
  }),
  restore: defineCall({
    method: "POST",
    path: "/api/user/client/restore",
    access: "recruiter",
    touches: { act: "change", client: "body.id" },
    summary: "Brings a client back from the trash.",
    body: z.object({ id }),
    reply: wholeClient,
    message: "restored",
  }),
  saveContact: defineCall({
    method: "POST",
    path: "/api/user/client/contact/save",
    access: "recruiter",
    touches: { act: "change", client: "body.client_id" },
    summary: "Adds somebody to a client, or changes them where `id` says who; the first one added is the one written to.",
    body: contactFields.extend({ client_id: id, id: id.optional() }),
    reply: wholeClient,
    message: "saved",
  }),
  removeContact: defineCall({
    method: "POST",
    path: "/api/user/client/contact/remove",
    access: "recruiter",
    touches: { act: "change", client: "body.client_id" },
    summary: "Takes somebody off a client, or with `removed: false` puts them back within 30 days.",
    body: z.object({ client_id: id, id, removed: z.boolean().default(true) }),
    reply: wholeClient,
    message: "saved",
  }),
  answers: defineCall({
    method: "POST",
    path: "/api/user/client/answers",
    access: "verified",
    touches: { act: "read", candidate: "body.candidate_id", proposal: "reply.data.answers.*.proposal_id" },
    summary: "What a job's client was sent of a candidate before, for other jobs, and what it answered: the newest first.",
    body: z.object({ job_id: id, candidate_id: id }),
    reply: z.object({ data: z.object({ client_name: z.string().nullable(), answers: z.array(earlierAnswer) }) }),
  }),
};
