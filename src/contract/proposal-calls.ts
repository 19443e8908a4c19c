import * as z from "zod";
import { bulkReply, proposalStep, proposalSteps } from "./bulk.ts";
import { defineCall } from "./call.ts";
import { MOST_STRENGTHS } from "./choices.ts";
import { brandColor, count, IMAGE_BYTES, id, language, line, listQuery, page, searchNotes, text, time, version } from "./fields.ts";
import {
  clientThread,
  information,
  leak,
  leakRuling,
  matchOffer,
  partName,
  parts,
  proposal,
  proposalRow,
  proposalStatus,
  recipient,
  respondFields,
  response,
  writtenBy,
} from "./proposal.ts";
import { sharedProposal, sharedShortlist, shareKind } from "./shared-proposal.ts";
import { anonymity } from "./workspace.ts";

const oneProposal = z.object({ data: z.object({ proposal }) });
const token = z.string().regex(/^[A-Za-z0-9_-]{22}$/);
const footer = line(300).nullish();
const brand = brandColor.nullish();

export const proposalCalls = {
  list: defineCall({
    method: "GET",
    path: "/api/user/proposals",
    access: "verified",
    summary: "The workspace's proposals, the one changed last first unless sorted otherwise.",
    body: z.object({
      ...listQuery,
      status: z.array(proposalStatus).optional(),
      client_id: id.optional(),
      job_id: id.optional(),
      candidate_id: id.optional(),
      recruiter_id: id.optional(),
    }),
    reply: z.object({ data: z.object({ proposals: z.array(proposalRow), ...page, search_notes: searchNotes }) }),
  }),
  show: defineCall({
    method: "POST",
    path: "/api/user/proposal/show",
    access: "verified",
    summary: "One proposal with its parts, claims, checks and links.",
    body: z.object({ id }),
    reply: oneProposal,
  }),
  bulk: defineCall({
    method: "POST",
    path: "/api/user/proposals/bulk",
    access: "recruiter",
    summary: "Trashes or restores up to 500 proposals at once. `undo` is what to send to take it back.",
    body: z.object({ steps: proposalSteps }),
    reply: bulkReply(proposalStep),
    message: "saved",
  }),
  start: defineCall({
    method: "POST",
    path: "/api/user/proposal/start",
    access: "recruiter",
    summary: "Drafts a proposal from the match and its evidence, computed now if none is stored. An open draft for the pair is given back.",
    body: z.object({ job_id: id, candidate_id: id, language: language.optional() }),
    reply: z.object({ data: z.object({ proposal, written_by: writtenBy.optional() }) }),
    message: "proposal_drafted",
  }),
  draft: defineCall({
    method: "POST",
    path: "/api/user/proposal/draft",
    access: "recruiter",
    summary:
      "Drafts every part of a proposal anew, in the language asked for with the other one beside it, and replies it: nothing is saved.",
    body: z.object({ id, language }),
    reply: z.object({ data: z.object({ parts, written_by: writtenBy }) }),
  }),
  matchChanges: defineCall({
    method: "POST",
    path: "/api/user/proposal/match-changes",
    access: "recruiter",
    summary:
      "What a match that changed since would change in an open draft: lines and strengths that nobody edited. `offer` null: nothing. Nothing is saved.",
    body: z.object({ id }),
    reply: z.object({ data: z.object({ offer: matchOffer.nullable() }) }),
  }),
  bringAlong: defineCall({
    method: "POST",
    path: "/api/user/proposal/bring-along",
    access: "recruiter",
    summary:
      "Brings the texts of `language` to what those of the proposal's other language say, all that are behind or missing or `only` those parts, and replies all parts: nothing is saved. What the product drafted it says in the other language itself; a person's own words a translation service or language model translates where one is set up. `open`: sentences that neither could say.",
    body: z.object({ id, language, only: z.array(partName).max(120).optional() }),
    reply: z.object({
      data: z.object({
        parts,
        open: z.array(z.object({ part: partName, texts: z.array(z.string()) })),
        /** Who translated a person's own words; null where there were none, or nobody could. */
        translated_by: z.string().nullable(),
      }),
    }),
  }),
  create: defineCall({
    method: "POST",
    path: "/api/user/proposal/create",
    access: "recruiter",
    summary: "Adds a proposal without drafting anything.",
    body: z.object({
      job_id: id,
      candidate_id: id,
      language: language.optional(),
      anonymity: anonymity.optional(),
      ...parts.partial().shape,
    }),
    reply: oneProposal,
    message: "proposal_drafted",
  }),
  update: defineCall({
    method: "POST",
    path: "/api/user/proposal/update",
    access: "recruiter",
    summary: "Changes the parts sent. With `version`, a proposal that changed meanwhile answers 409 with the current one.",
    body: z.object({
      id,
      version: version.optional(),
      language: language.optional(),
      anonymity: anonymity.optional(),
      recruiter_id: id.nullish(),
      footer,
      ...parts.partial().shape,
    }),
    reply: oneProposal,
    message: "saved",
  }),
  editStrength: defineCall({
    method: "POST",
    path: "/api/user/proposal/edit/strength",
    access: "recruiter",
    summary: `Replaces the strengths: 0 to ${MOST_STRENGTHS} of them.`,
    body: z.object({ id, version: version.optional(), strengths: parts.shape.strengths }),
    reply: oneProposal,
    message: "saved",
  }),
  editLogo: defineCall({
    method: "POST",
    path: "/api/user/proposal/edit/logo",
    access: "recruiter",
    upload: { file_bytes: IMAGE_BYTES },
    rate_limit: "picture",
    summary: "Sets this proposal's own logo (PNG, JPEG, WebP or SVG, made anew), colour and footer; null goes back to the workspace's.",
    body: z.object({ id, version: version.optional(), logo: z.file().nullish(), brand_color: brand, footer }),
    reply: oneProposal,
    message: "saved",
  }),
  editInformation: defineCall({
    method: "POST",
    path: "/api/user/proposal/edit/information",
    access: "recruiter",
    summary: "Replaces the facts and which of them are shown.",
    body: z.object({ id, version: version.optional(), information }),
    reply: oneProposal,
    message: "saved",
  }),
  editCoverLetter: defineCall({
    method: "POST",
    path: "/api/user/proposal/edit/cover-letter",
    access: "recruiter",
    summary: "Replaces the letter (Markdown), and what it says in the other language where that is sent.",
    body: z.object({
      id,
      version: version.optional(),
      cover_letter: parts.shape.cover_letter,
      other_letter: parts.shape.other_letter,
    }),
    reply: oneProposal,
    message: "saved",
  }),
  editRequirements: defineCall({
    method: "POST",
    path: "/api/user/proposal/edit/requirements",
    access: "recruiter",
    summary: "Replaces the honest-fit table.",
    body: z.object({ id, version: version.optional(), requirements: parts.shape.requirements }),
    reply: oneProposal,
    message: "saved",
  }),
  confirm: defineCall({
    method: "POST",
    path: "/api/user/proposal/confirm",
    access: "recruiter",
    summary: "Stands for sentences that no document bears, by name and date; `confirmed` false takes it back.",
    body: z.object({
      id,
      version: version.optional(),
      claims: z
        .array(z.object({ part: partName, text: text(2000).min(1) }))
        .min(1)
        .max(100),
      confirmed: z.boolean().default(true),
    }),
    reply: oneProposal,
    message: "saved",
  }),
  preview: defineCall({
    method: "POST",
    path: "/api/user/proposal/preview",
    access: "verified",
    summary:
      "What the client would read now, with what would give the candidate away; in the papers too with `papers`. `language`: its texts in that one, whether or not they would go out.",
    body: z.object({ id, papers: z.boolean().default(false), language: language.optional() }),
    reply: z.object({ data: z.object({ shared: sharedProposal, leaks: z.array(leak), rulings: z.array(leakRuling) }) }),
  }),
  ruleLeak: defineCall({
    method: "POST",
    path: "/api/user/proposal/leak/rule",
    access: "recruiter",
    summary:
      "Decides about words that the leak check found, for every text about this candidate: `mask` puts other words in their place in texts of that language, `harmless` lets them stand and needs a reason, null takes an earlier decision back.",
    body: z.object({
      candidate_id: id,
      text: text(200).min(1),
      language,
      ruling: z.enum(["mask", "harmless"]).nullable(),
      with: text(200).min(1).optional(),
      reason: text(500).min(3).optional(),
    }),
    reply: z.object({ data: z.object({ rulings: z.array(leakRuling) }) }),
    message: "saved",
  }),
  submit: defineCall({
    method: "POST",
    path: "/api/user/proposal/submit",
    access: "recruiter",
    rate_limit: "submit",
    summary:
      "Freezes an edition, makes its page, PDF and DOCX, and mails the recipients. 406 while a claim is unsourced and not confirmed, or a finished output leaks (`data.leaks`).",
    body: z.object({
      id,
      version: version.optional(),
      recipients: z.array(recipient).max(20).optional(),
      message: text(4000).optional(),
      password: z.string().min(6).max(128).optional(),
      expires_in_days: z.int().min(1).max(365).default(30),
      confirm_unsourced: z.boolean().optional(),
    }),
    reply: z.object({
      data: z.object({
        proposal,
        share: z.object({
          id,
          url: z.string(),
          expires_at: time,
          /** So long `undoSubmit` takes it back; 0: not at all. */ undo_seconds: count,
        }),
      }),
    }),
    message: "proposal_submitted",
  }),
  undoSubmit: defineCall({
    method: "POST",
    path: "/api/user/proposal/submit/undo",
    access: "recruiter",
    summary:
      "Takes the last sending back, within seconds of it: the link closes, no letter leaves, and the proposal stands as before. 406 once it is too late or the client has written.",
    body: z.object({ id }),
    reply: oneProposal,
    message: "proposal_unsent",
  }),
  reply: defineCall({
    method: "POST",
    path: "/api/user/proposal/reply",
    access: "recruiter",
    rate_limit: "submit",
    summary:
      "Writes to the client about a proposal that was sent: on their page, and by letter to whom the link was mailed (`mailed`: how many). 406 with `data.leaks` where it would give the candidate away.",
    body: z.object({ id, text: text(4000).min(1) }),
    reply: z.object({ data: z.object({ proposal, mailed: count }) }),
    message: "reply_sent",
  }),
  revokeShare: defineCall({
    method: "POST",
    path: "/api/user/proposal/share/revoke",
    access: "recruiter",
    summary: "Closes one link at once.",
    body: z.object({ id, share_id: id }),
    reply: oneProposal,
    message: "link_closed",
  }),
  withdraw: defineCall({
    method: "POST",
    path: "/api/user/proposal/withdraw",
    access: "recruiter",
    summary: "Withdraws the proposal and closes every link.",
    body: z.object({ id, reason: text(500).optional() }),
    reply: oneProposal,
    message: "proposal_withdrawn",
  }),
  updateStatus: defineCall({
    method: "POST",
    path: "/api/user/proposal/status/update",
    access: "recruiter",
    summary: "Sets what the client said outside the page: interview, declined or accepted.",
    body: z.object({ id, status: z.enum(["interview", "declined", "accepted"]), reason: text(500).optional() }),
    reply: oneProposal,
    message: "saved",
  }),
  remove: defineCall({
    method: "DELETE",
    path: "/api/user/proposal/delete/{id}",
    access: "recruiter",
    summary: "Moves a proposal to the trash, for 30 days; its links close.",
    body: z.object({ id }),
    reply: oneProposal,
    message: "moved_to_trash",
  }),
  restore: defineCall({
    method: "POST",
    path: "/api/user/proposal/restore",
    access: "recruiter",
    summary: "Brings a proposal back from the trash; its links stay closed.",
    body: z.object({ id }),
    reply: oneProposal,
    message: "restored",
  }),
  shared: defineCall({
    method: "GET",
    path: "/v1/proposals/shared/{token}",
    access: "public",
    rate_limit: "shared",
    summary:
      "What the client reads. With a password set and no key: only the agency, `kind` and `needs_password`. 404 for a made-up token, 410 after expiry or withdrawal with `data` as closedShare: agency, recruiter, language, reason, closed_at.",
    body: z.object({
      token,
      /** Somebody looks at it: true counts an opening, false a look that isn't one. Absent: nobody does, and nothing counts as seen. */ view: z
        .boolean()
        .optional(),
    }),
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
  open: defineCall({
    method: "POST",
    path: "/v1/proposals/shared/{token}/open",
    access: "public",
    rate_limit: "shared",
    summary: "Gives the key of a page with a password, for `X-Share-Key`; after 5 wrong tries 429.",
    body: z.object({ token, password: z.string().max(128) }),
    reply: z.object({ data: z.object({ key: z.string() }) }),
  }),
  respond: defineCall({
    method: "POST",
    path: "/v1/proposals/shared/{token}/respond",
    access: "public",
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
    rate_limit: "shared",
    summary:
      "The client asks something, or writes back, on a shortlist about the candidate at `place`. At most 10 in a row without a reply, 200 in all.",
    body: z.object({ token, place: z.int().min(1).max(8).optional(), name: line(120).min(1), text: text(4000).min(1) }),
    reply: z.object({ data: z.object({ response, thread: clientThread }) }),
    message: "answer_sent",
  }),
};
