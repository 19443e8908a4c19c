import * as z from "zod";
import { anonymity } from "#contract/account/workspace.ts";
import { defineCall } from "#contract/call.ts";
import { consentAnswers } from "#contract/choices.ts";
import { email, id, language, text, time } from "#contract/fields.ts";
import { shownFact } from "#contract/proposal/proposal.ts";

/** The words that a candidate is asked in: a new date where their meaning changes, so that each answer tells what was agreed to. */
export const CONSENT_WORDING = "2026-11-23";

const consentAnswer = z.enum(consentAnswers);
export type ConsentAnswer = z.output<typeof consentAnswer>;

/** What a candidate is asked, as they read it: frozen when the link is made. */
const askedConsent = z.object({
  /** To be proposed to clients, or to be kept for longer than they agreed to. */
  purpose: z.enum(["propose", "keep"]).default("propose"),
  first_name: z.string().nullable(),
  job_title: z.string().nullable(),
  /** Null where the client stays unnamed: "a client". */
  client_name: z.string().nullable(),
  anonymity,
  /** Facts besides name, work and education that the client would read. */
  shown: z.array(shownFact),
  message: z.string().nullable(),
  wording: z.string(),
});
export type AskedConsent = z.output<typeof askedConsent>;

const answerGiven = z.object({ answer: consentAnswer, words: z.string().nullable(), language, wording: z.string(), at: time });
export type ConsentGiven = z.output<typeof answerGiven>;

/** A question to a candidate with its answers, the newest first. */
export const consentRequest = z.object({
  id,
  candidate_id: id,
  job_id: id.nullable(),
  asked: askedConsent,
  email: z.string().nullable(),
  language,
  /** waiting: can be answered · ended: the time to answer, or the consent's own, is over · revoked: taken back by the recruiter. */
  state: z.enum(["waiting", "yes", "no", "withdrawn", "ended", "revoked"]),
  expires_at: time,
  consent_until: time,
  answers: z.array(answerGiven),
  asked_by: z.string().nullable(),
  created_at: time,
});
export type ConsentRequest = z.output<typeof consentRequest>;

const party = z.object({
  agency: z.object({ name: z.string(), logo_url: z.string().nullable(), brand_color: z.string() }),
  recruiter: z.object({
    name: z.string(),
    title: z.string().nullable(),
    email: z.string(),
    phone: z.string().nullable(),
    avatar_url: z.string().nullable(),
  }),
});

/** What the page behind a consent link shows. */
const sharedConsent = z.object({
  ...party.shape,
  asked: askedConsent,
  language,
  expires_at: time,
  consent_until: time,
  answer: answerGiven.nullable(),
});
export type SharedConsent = z.output<typeof sharedConsent>;

/** What a closed one still says, in `data` of its 410. `ended`: the consent's own end has come. */
const closedConsent = z.object({
  ...party.shape,
  language,
  reason: z.enum(["expired", "ended", "revoked"]),
  closed_at: time,
});
export type ClosedConsent = z.output<typeof closedConsent>;

const token = z.string().regex(/^[A-Za-z0-9_-]{22}$/);

export const consentCalls = {
  ask: defineCall({
    method: "POST",
    path: "/api/user/candidate/consent/ask",
    access: "recruiter",
    touches: { act: "send", candidate: "body.candidate_id" },
    rate_limit: "invitation",
    summary:
      "Asks a candidate whether they may be proposed, for one job or for any: makes a link, good for 14 days, and mails it with `send`. A question for the same job that waits is taken back.",
    body: z.object({
      candidate_id: id,
      job_id: id.nullish(),
      send: z.boolean().default(false),
      /** Another address than the candidate's own. */
      email: email.optional(),
      language: language.optional(),
      message: text(2000).optional(),
      /** False: the client stays unnamed. */
      names_client: z.boolean().default(true),
      /** How long a yes holds. */
      months: z.int().min(1).max(24).default(12),
    }),
    reply: z.object({ data: z.object({ request: consentRequest, url: z.string() }) }),
    message: "consent_asked",
  }),
  list: defineCall({
    method: "POST",
    path: "/api/user/candidate/consent/list",
    access: "verified",
    touches: { act: "read", candidate: "body.candidate_id" },
    summary: "What a candidate was asked, and every answer.",
    body: z.object({ candidate_id: id, job_id: id.optional() }),
    reply: z.object({ data: z.object({ requests: z.array(consentRequest) }) }),
  }),
  revoke: defineCall({
    method: "POST",
    path: "/api/user/candidate/consent/revoke",
    access: "recruiter",
    touches: { act: "change", candidate: "named" },
    summary: "Takes a question back that waits: its link closes.",
    body: z.object({ id }),
    reply: z.object({ data: z.object({ request: consentRequest }) }),
    message: "link_closed",
  }),
  shared: defineCall({
    method: "GET",
    path: "/v1/consents/{token}",
    access: "public",
    touches: { act: "read", candidate: "named" },
    rate_limit: "shared",
    summary: "What the candidate is asked. 404 for a made-up token, 410 with `data` as closedConsent once it is over.",
    body: z.object({ token }),
    reply: z.object({ data: z.object({ shared: sharedConsent }) }),
  }),
  answer: defineCall({
    method: "POST",
    path: "/v1/consents/{token}/answer",
    access: "public",
    touches: { act: "change", candidate: "named" },
    rate_limit: "shared",
    summary:
      "The candidate's answer, logged with its time, language and wording; a later one holds instead. `withdrawn` takes a yes back and closes the pages that showed it for that job; of a question for any job, or whether they may be kept, it has them erased within 24 hours.",
    body: z.object({ token, answer: consentAnswer, words: text(2000).nullish(), language }),
    reply: z.object({ data: z.object({ shared: sharedConsent }) }),
    message: "answer_sent",
  }),
};
