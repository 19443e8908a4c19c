import * as z from "zod";
import { defineCall } from "#contract/call.ts";
import { line, text, time } from "#contract/fields.ts";
import { clientThread, respondFields, response } from "./proposal.ts";
import { sharedProposal, sharedShortlist, shareKind } from "./shared-proposal.ts";

const token = z.string().regex(/^[A-Za-z0-9_-]{22}$/);

/** What whoever has a proposal's link may ask and answer, without an account. */
export const linkCalls = {
  shared: defineCall({
    method: "GET",
    path: "/v1/proposals/shared/{token}",
    access: "public",
    touches: { act: "read", proposal: "named", shortlist: "named" },
    rate_limit: "shared",
    summary:
      "What the client reads. With a password set and no key: only the agency, `kind` and `needs_password`. 404 for a made-up token, 410 after expiry or withdrawal with `data` as closedShare: agency, recruiter, language, reason, closed_at.",
    body: z.object({ token }),
    reply: z.object({
      data: z.object({
        kind: shareKind,
        needs_password: z.boolean(),
        agency: sharedProposal.shape.agency,
        shared: sharedProposal.nullable(),
        /** Instead of `shared` where the link leads to several candidates. */
        shortlist: sharedShortlist.nullable(),
        response: response.nullable(),
        /** What client and recruiter wrote to each other; of a shortlist it stands with each candidate. */
        thread: clientThread,
        expires_at: time,
        pdf_url: z.string().nullable(),
        docx_url: z.string().nullable(),
        /** The papers in the other language, where the page is there in both. */
        other_pdf_url: z.string().nullable(),
        other_docx_url: z.string().nullable(),
      }),
    }),
  }),
  seen: defineCall({
    method: "POST",
    path: "/v1/proposals/shared/{token}/seen",
    access: "public",
    touches: { act: "read", proposal: "named", shortlist: "named" },
    rate_limit: "shared",
    summary:
      "Somebody looks at the page: what the recruiter wrote counts as seen, and with `visit` it is an opening. To have fetched it is neither.",
    body: z.object({ token, visit: z.boolean() }),
    reply: z.object({}),
  }),
  open: defineCall({
    method: "POST",
    path: "/v1/proposals/shared/{token}/open",
    access: "public",
    touches: null,
    rate_limit: "shared",
    summary: "Gives the key of a page with a password, for `X-Share-Key`; after 5 wrong tries 429.",
    body: z.object({ token, password: z.string().max(128) }),
    reply: z.object({ data: z.object({ key: z.string() }) }),
  }),
  respond: defineCall({
    method: "POST",
    path: "/v1/proposals/shared/{token}/respond",
    access: "public",
    touches: { act: "change", proposal: "named" },
    rate_limit: "shared",
    summary:
      "The client's answer, on a shortlist about the candidate at `place`; a later one replaces it until the page closes. A question joins the thread and takes no yes or no back.",
    body: z.object({ token, /** On a shortlist: whom it is about. */ place: z.int().min(1).max(8).optional(), ...respondFields }),
    reply: z.object({ data: z.object({ response, thread: clientThread }) }),
    message: "answer_sent",
  }),
  ask: defineCall({
    method: "POST",
    path: "/v1/proposals/shared/{token}/ask",
    access: "public",
    touches: { act: "change", proposal: "named" },
    rate_limit: "shared",
    summary:
      "The client asks something, or writes back, on a shortlist about the candidate at `place`. At most 10 in a row without a reply, 200 in all.",
    body: z.object({ token, place: z.int().min(1).max(8).optional(), name: line(120).min(1), text: text(4000).min(1) }),
    reply: z.object({ data: z.object({ response, thread: clientThread }) }),
    message: "answer_sent",
  }),
};
