import * as z from "zod";
import { bulkReply, proposalStep, proposalSteps } from "./bulk.ts";
import { defineCall } from "./call.ts";
import { decisions, voiceFields } from "./choices.ts";
import {
  cents,
  count,
  currency,
  date,
  email,
  evidence,
  hours,
  IMAGE_BYTES,
  id,
  language,
  line,
  listQuery,
  page,
  period,
  remote,
  requirementKind,
  searchNotes,
  spokenLanguage,
  text,
  time,
  verdict,
  version,
  yearMonth,
} from "./fields.ts";
import { anonymity } from "./workspace.ts";

export type { Anonymity } from "./workspace.ts";

/** draft → submitted → viewed → interview | declined → accepted (set by the recruiter), or withdrawn, which closes every link. */
export const proposalStatus = z.enum(["draft", "submitted", "viewed", "interview", "declined", "accepted", "withdrawn"]);
export type ProposalStatus = z.output<typeof proposalStatus>;

/** A mark of the words that the product drafted: as long as it fits them, nobody has edited them. */
const drafted = z
  .string()
  .regex(/^[0-9a-f]{8}$/)
  .optional();

/** What a text says in the proposal's other language, with what both said when they last said the same; see `two-languages.ts`. */
const twin = <T extends z.ZodType>(said: T) => z.object({ said, agreed: z.object({ own: said, other: said }).nullable() }).nullish();

export const strength = z.object({
  title: line(120).min(1),
  text: text(2000),
  evidence: z.array(evidence).max(10).optional(),
  drafted,
  other: twin(z.object({ title: line(120), text: text(2000) })),
});
export type Strength = z.output<typeof strength>;

/** Facts that a page may show; what isn't in `shown` stays inside. */
export const shownFact = z.enum([
  "available_from",
  "notice",
  "hours",
  "salary",
  "location",
  "remote",
  "languages",
  "experience",
  "education",
  "certifications",
  "email",
  "phone",
  "links",
]);
export type ShownFact = z.output<typeof shownFact>;

/** What a candidate asks: a salary or a rate, integer cents for one `period`. */
export const pay = z.object({ min: cents.nullish(), max: cents.nullish(), currency, period });
export type Pay = z.output<typeof pay>;

export const information = z.object({
  /** What stands under the name: "Senior backend engineer". */
  title: line(200).nullish(),
  summary: text(1000).nullish(),
  available_from: date.nullish(),
  notice_weeks: z.int().min(0).max(52).nullish(),
  hours_per_week: hours.nullish(),
  pay: pay.nullish(),
  location: line(120).nullish(),
  remote: remote.nullish(),
  languages: z.array(spokenLanguage).max(30).optional(),
  /** To whom the letter and the page speak. */
  contact_name: line(120).nullish(),
  shown: z.array(shownFact).max(20).optional(),
  /** Title and summary in the other language. */
  other: twin(z.object({ title: line(200).nullable(), summary: text(1000).nullable() })),
});
export type Information = z.output<typeof information>;

/** A line of the honest-fit table. `requirement_id` null: a line that the recruiter added. */
export const fitLine = z.object({
  requirement_id: id.nullish(),
  text: line(1000).min(1),
  kind: requirementKind,
  verdict,
  evidence: z.array(evidence).max(10).optional(),
  /** The recruiter's words for the client. */
  note: text(500).nullish(),
  drafted,
  other: twin(z.object({ text: line(1000), note: text(500).nullable() })),
});
export type FitLine = z.output<typeof fitLine>;

export const parts = z.object({
  strengths: z.array(strength).max(7),
  information,
  /** Markdown. */
  cover_letter: text(10_000),
  /** The letter in the other language. */
  other_letter: twin(text(10_000)),
  requirements: z.array(fitLine).max(100),
});
export type ProposalParts = z.output<typeof parts>;

/** What of a draft follows a match that changed, for a person to take over. `from` null: a new line; `to` null: one that is asked no more. */
export const matchOffer = z.object({
  parts: parts.pick({ strengths: true, requirements: true }),
  lines: z.array(z.object({ text: z.string(), from: verdict.nullable(), to: verdict.nullable() })),
  /** Edited lines that the match says otherwise about: they stay. */
  kept: z.array(z.object({ text: z.string(), mine: verdict, now: verdict })),
  strengths_gone: z.array(z.string()),
  strengths_new: z.array(z.string()),
});
export type MatchOffer = z.output<typeof matchOffer>;

/** Where a claim stands: `strength:{n}` (from 0), `summary`, `letter`, or `requirement:{n}`. */
export const partName = z.string().regex(/^(strength:\d+|summary|letter|requirement:\d+)$/);

/**
 * A statement of the proposal that can be true or false, with what bears it: a passage (evidence), the words of a person
 * who confirmed it, or nothing. `text` is the sentence as it stands in the part, from `start` to `end`.
 */
export const claim = z.object({
  part: partName,
  /** Of which of the two languages' texts it is. */
  language,
  text: z.string(),
  start: z.int().min(0),
  end: z.int().min(0),
  source: z.discriminatedUnion("kind", [
    z.object({ kind: z.literal("passage"), evidence }),
    z.object({ kind: z.literal("record"), field: z.string() }),
    z.object({ kind: z.literal("confirmed"), by: z.string(), at: time }),
    z.object({ kind: z.literal("none"), missing: z.array(z.string()) }),
  ]),
});
export type Claim = z.output<typeof claim>;

/** A sentence that a person stands for, since no document does. */
export const confirmation = z.object({ part: partName, text: text(2000), by: z.string(), at: time });
export type Confirmation = z.output<typeof confirmation>;

export const decision = z.enum(decisions);
export type Decision = z.output<typeof decision>;
/** Why not, in the client's choice of words. */
export const declineReason = z.enum(["experience", "skills", "availability", "pay", "location", "position_filled", "other"]);
export type DeclineReason = z.output<typeof declineReason>;

const respondFields = {
  decision,
  comment: text(4000).nullish(),
  reason: declineReason.nullish(),
  name: line(120).min(1),
  /** Moments that suit the client, for an interview: own words, at most three. */
  moments: z.array(line(120).min(1)).max(3).optional(),
};
export const response = z.object({
  decision,
  comment: z.string().nullable(),
  reason: declineReason.nullable(),
  name: z.string(),
  moments: z.array(z.string()),
  at: time,
});
export type ClientResponse = z.output<typeof response>;

export const recipient = z.object({ name: line(120).nullish(), email });
export type Recipient = z.output<typeof recipient>;

/** A line of what client and recruiter write to each other about a proposal. */
export const threadMessage = z.object({
  id,
  from: z.enum(["client", "recruiter"]),
  name: z.string(),
  text: z.string(),
  at: time,
  /** When the other side first had it before them. */
  seen_at: time.nullable(),
});
export type ThreadMessage = z.output<typeof threadMessage>;
/** As the client reads it. */
const clientThread = z.array(threadMessage.omit({ seen_at: true }));
export type ClientThread = z.output<typeof clientThread>;

export const share = z.object({
  id,
  /** Where it leads, for who may send; null for others, and for a link of before tokens were kept. */
  url: z.string().nullable(),
  recipients: z.array(recipient),
  has_password: z.boolean(),
  expires_at: time,
  revoked_at: time.nullable(),
  views: count,
  last_viewed_at: time.nullable(),
  created_at: time,
});
export type Share = z.output<typeof share>;

/** Something to know before it goes out. `block` stops it, `confirm` wants a yes, `advice` is only said. */
export const check = z.object({
  kind: z.enum([
    "unsourced",
    "no_availability",
    "no_pay",
    "no_consent",
    "consent_expired",
    "consent_refused",
    "proposed_before",
    "job_without_pay",
    "no_strengths",
    "job_closed",
    "contradiction",
    "unmentioned",
    "blocked_word",
    "placeholder",
    "one_language",
  ]),
  weight: z.enum(["block", "confirm", "advice"]),
  params: z.record(z.string(), z.union([z.string(), z.number()])),
});
export type ProposalCheck = z.output<typeof check>;

export const proposal = z.object({
  id,
  job_id: id,
  job_title: z.string(),
  client_id: id.nullable(),
  client_name: z.string().nullable(),
  /** Of the client's own contact: whom a link is mailed to, unless somebody else is chosen. */
  contact_email: z.string().nullable(),
  candidate_id: id,
  candidate_name: z.string(),
  status: proposalStatus,
  language,
  anonymity,
  brand_color: z.string().nullable(),
  logo_url: z.string().nullable(),
  footer: z.string().nullable(),
  strengths: z.array(strength),
  information,
  cover_letter: z.string(),
  other_letter: parts.shape.other_letter,
  requirements: z.array(fitLine),
  /** Whether the client gets to read it in both languages: every text is there in both, and says the same. */
  in_both: z.boolean(),
  claims: z.array(claim),
  unsourced: z.array(z.object({ part: partName, language, text: z.string() })),
  checks: z.array(check),
  /** What this letter says in other words than the agency's letters do, to keep as its own. */
  voice_offers: z.array(z.object({ field: z.enum(voiceFields), text: z.string() })),
  edition: z.int().min(0),
  shares: z.array(share),
  response: response.nullable(),
  thread: z.array(threadMessage),
  recruiter_id: id.nullable(),
  version,
  created_at: time,
  updated_at: time,
  submitted_at: time.nullable(),
  deleted_at: time.nullable(),
});
export type Proposal = z.output<typeof proposal>;

/** A line of the list: the proposal without its parts. */
export const proposalRow = proposal
  .omit({
    voice_offers: true,
    strengths: true,
    information: true,
    cover_letter: true,
    other_letter: true,
    in_both: true,
    requirements: true,
    claims: true,
    unsourced: true,
    checks: true,
    shares: true,
    thread: true,
  })
  .extend({ views: count, last_viewed_at: time.nullable() });
export type ProposalRow = z.output<typeof proposalRow>;

/** A string of the finished outputs that would give the candidate away. */
export const leak = z.object({
  output: z.enum(["page", "pdf", "docx", "file_name", "letter"]),
  /** Of which of the two languages' outputs; a shortlist has one. */
  language: language.optional(),
  place: z.string(),
  text: z.string(),
  /** Whom it gives away. */
  candidate_id: id,
});
export type Leak = z.output<typeof leak>;

/** What somebody decided about words that the check found: others in their place, or that they tell nothing. Kept with the candidate. */
export const leakRuling = z.object({
  text: z.string(),
  ruling: z.enum(["mask", "harmless"]),
  /** The words in its place, for texts of `language`. */
  with: z.string().nullable(),
  language,
  reason: z.string().nullable(),
  by: z.string(),
  at: time,
});
export type LeakRuling = z.output<typeof leakRuling>;

/** What the client reads, in one language: made anonymous already, nothing in it that isn't shown. The same for page, PDF and DOCX. */
export const sharedPage = z.object({
  agency: z.object({ name: z.string(), logo_url: z.string().nullable(), brand_color: z.string(), footer: z.string().nullable() }),
  language,
  anonymity,
  client_name: z.string().nullable(),
  contact_name: z.string().nullable(),
  job_title: z.string(),
  /** "Noor Hazelaar", "N. H.", or at blind the title and region. */
  display_name: z.string(),
  /** How the page speaks of them in a sentence: a first name, initials, or null for "this candidate". */
  short_name: z.string().nullable(),
  title: z.string().nullable(),
  summary: z.string().nullable(),
  facts: z.object({
    available_from: date.nullable(),
    notice_weeks: z.int().nullable(),
    hours_per_week: z.number().nullable(),
    pay: pay.nullable(),
    location: z.string().nullable(),
    remote: remote.nullable(),
    languages: z.array(spokenLanguage),
    email: z.string().nullable(),
    phone: z.string().nullable(),
    links: z.array(z.string()),
  }),
  strengths: z.array(
    z.object({
      title: z.string(),
      text: z.string(),
      /** `source` cv, note or confirmed; `page` of the CV where it is known; the quote's own language where it is known. */
      quotes: z.array(
        z.object({
          text: z.string(),
          source: z.enum(["cv", "note", "profile", "confirmed"]),
          page: z.int().nullable(),
          language: language.nullable(),
          /** Whose note it is, or who confirmed it. */
          by: z.string().nullish(),
        }),
      ),
    }),
  ),
  requirements: z.array(z.object({ text: z.string(), kind: requirementKind, verdict, note: z.string().nullable() })),
  letter: z.string(),
  experience: z.array(
    z.object({
      title: z.string().nullable(),
      company: z.string().nullable(),
      location: z.string().nullable(),
      start: yearMonth.nullable(),
      end: yearMonth.nullable(),
      current: z.boolean(),
    }),
  ),
  education: z.array(
    z.object({
      degree: z.string().nullable(),
      field: z.string().nullable(),
      institution: z.string().nullable(),
      start: yearMonth.nullable(),
      end: yearMonth.nullable(),
    }),
  ),
  certifications: z.array(z.object({ name: z.string(), issuer: z.string().nullable(), year: z.int().nullable() })),
  recruiter: z.object({
    name: z.string(),
    title: z.string().nullable(),
    email: z.string(),
    phone: z.string().nullable(),
    avatar_url: z.string().nullable(),
  }),
  edition: z.int().min(0),
  sent_at: time.nullable(),
  /** When a later edition replaced what was sent first. */
  changed_at: time.nullable(),
});
export type SharedPage = z.output<typeof sharedPage>;

/** The whole page, in the proposal's language; `other`: the same in the other one, where it is there and says the same. */
export const sharedProposal = sharedPage.extend({ other: sharedPage.nullish() });
export type SharedProposal = z.output<typeof sharedProposal>;

/** A candidate of a shortlist, `place` from 1 on: it stays theirs when another one goes. */
export const shortlistItem = z.object({
  place: z.int(),
  shared: sharedPage,
  response: response.nullable(),
  thread: clientThread,
  pdf_url: z.string().nullable(),
  docx_url: z.string().nullable(),
});
export type ShortlistItem = z.output<typeof shortlistItem>;

/** What the client reads of several candidates: each as anonymous as their own proposal. */
export const sharedShortlist = z.object({
  agency: sharedProposal.shape.agency,
  recruiter: sharedProposal.shape.recruiter,
  language,
  client_name: z.string().nullable(),
  contact_name: z.string().nullable(),
  job_title: z.string(),
  title: z.string().nullable(),
  intro: z.string().nullable(),
  items: z.array(shortlistItem),
  /** How many of it were withdrawn since. */
  withdrawn: count,
  sent_at: time,
});
export type SharedShortlist = z.output<typeof sharedShortlist>;

/** What a link leads to. */
export const shareKind = z.enum(["proposal", "shortlist"]);
export type ShareKind = z.output<typeof shareKind>;

/** What a page that is closed still says, in `data` of its 410: nothing about the candidate. `expired` also after a link was revoked. */
export const closedShare = z.object({
  kind: shareKind,
  agency: sharedProposal.shape.agency,
  recruiter: sharedProposal.shape.recruiter,
  language,
  reason: z.enum(["expired", "withdrawn"]),
  closed_at: time,
});
export type ClosedShare = z.output<typeof closedShare>;

const oneProposal = z.object({ data: z.object({ proposal }) });
/** Who wrote a draft: `built_in`, or a language model. `failure`: why a model that was asked didn't. */
export const writtenBy = z.object({ provider: z.string(), model: z.string().nullable(), failure: z.string().nullable() });
export type WrittenBy = z.output<typeof writtenBy>;
const token = z.string().regex(/^[A-Za-z0-9_-]{22}$/);
const footer = line(300).nullish();
const brand = z
  .string()
  .trim()
  .toLowerCase()
  .regex(/^#[0-9a-f]{6}$/)
  .nullish();

export const proposalCalls = {
  list: defineCall({
    method: "GET",
    path: "/api/user/proposals",
    access: "verified",
    touches: { act: "read", proposal: "reply.data.proposals.*.id", candidate: "reply.data.proposals.*.candidate_id" },
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
    touches: { act: "read", proposal: "body.id", candidate: "reply.data.proposal.candidate_id" },
    summary: "One proposal with its parts, claims, checks and links.",
    body: z.object({ id }),
    reply: oneProposal,
  }),
  bulk: defineCall({
    method: "POST",
    path: "/api/user/proposals/bulk",
    access: "recruiter",
    touches: { act: "change", proposal: "body.steps.*.ids.*" },
    summary: "Trashes or restores up to 500 proposals at once. `undo` is what to send to take it back.",
    body: z.object({ steps: proposalSteps }),
    reply: bulkReply(proposalStep),
    message: "saved",
  }),
  start: defineCall({
    method: "POST",
    path: "/api/user/proposal/start",
    access: "recruiter",
    touches: { act: "change", job: "body.job_id", candidate: "body.candidate_id", proposal: "named" },
    summary: "Drafts a proposal from the match and its evidence, computed now if none is stored. An open draft for the pair is given back.",
    body: z.object({ job_id: id, candidate_id: id, language: language.optional() }),
    reply: z.object({ data: z.object({ proposal, written_by: writtenBy.optional() }) }),
    message: "proposal_drafted",
  }),
  draft: defineCall({
    method: "POST",
    path: "/api/user/proposal/draft",
    access: "recruiter",
    touches: { act: "read", proposal: "body.id" },
    summary:
      "Drafts every part of a proposal anew, in the language asked for with the other one beside it, and replies it: nothing is saved.",
    body: z.object({ id, language }),
    reply: z.object({ data: z.object({ parts, written_by: writtenBy }) }),
  }),
  matchChanges: defineCall({
    method: "POST",
    path: "/api/user/proposal/match-changes",
    access: "recruiter",
    touches: { act: "read", proposal: "body.id" },
    summary:
      "What a match that changed since would change in an open draft: lines and strengths that nobody edited. `offer` null: nothing. Nothing is saved.",
    body: z.object({ id }),
    reply: z.object({ data: z.object({ offer: matchOffer.nullable() }) }),
  }),
  bringAlong: defineCall({
    method: "POST",
    path: "/api/user/proposal/bring-along",
    access: "recruiter",
    touches: { act: "read", proposal: "body.id" },
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
    touches: { act: "change", job: "body.job_id", candidate: "body.candidate_id", proposal: "named" },
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
    touches: { act: "change", proposal: "body.id" },
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
    touches: { act: "change", proposal: "body.id" },
    summary: "Replaces the strengths: 0 to 7 of them.",
    body: z.object({ id, version: version.optional(), strengths: parts.shape.strengths }),
    reply: oneProposal,
    message: "saved",
  }),
  editLogo: defineCall({
    method: "POST",
    path: "/api/user/proposal/edit/logo",
    access: "recruiter",
    touches: { act: "change", proposal: "body.id" },
    upload: { file_bytes: IMAGE_BYTES },
    pace: "picture",
    summary: "Sets this proposal's own logo (PNG, JPEG, WebP or SVG, made anew), colour and footer; null goes back to the workspace's.",
    body: z.object({ id, version: version.optional(), logo: z.file().nullish(), brand_color: brand, footer }),
    reply: oneProposal,
    message: "saved",
  }),
  editInformation: defineCall({
    method: "POST",
    path: "/api/user/proposal/edit/information",
    access: "recruiter",
    touches: { act: "change", proposal: "body.id" },
    summary: "Replaces the facts and which of them are shown.",
    body: z.object({ id, version: version.optional(), information }),
    reply: oneProposal,
    message: "saved",
  }),
  editCoverLetter: defineCall({
    method: "POST",
    path: "/api/user/proposal/edit/cover-letter",
    access: "recruiter",
    touches: { act: "change", proposal: "body.id" },
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
    touches: { act: "change", proposal: "body.id" },
    summary: "Replaces the honest-fit table.",
    body: z.object({ id, version: version.optional(), requirements: parts.shape.requirements }),
    reply: oneProposal,
    message: "saved",
  }),
  confirm: defineCall({
    method: "POST",
    path: "/api/user/proposal/confirm",
    access: "recruiter",
    touches: { act: "change", proposal: "body.id" },
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
    touches: { act: "read", proposal: "body.id" },
    summary:
      "What the client would read now, with what would give the candidate away; in the papers too with `papers`. `language`: its texts in that one, whether or not they would go out.",
    body: z.object({ id, papers: z.boolean().default(false), language: language.optional() }),
    reply: z.object({ data: z.object({ shared: sharedProposal, leaks: z.array(leak), rulings: z.array(leakRuling) }) }),
  }),
  ruleLeak: defineCall({
    method: "POST",
    path: "/api/user/proposal/leak/rule",
    access: "recruiter",
    touches: { act: "change", candidate: "body.candidate_id" },
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
    touches: { act: "send", proposal: "body.id" },
    pace: "submit",
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
    touches: { act: "change", proposal: "body.id" },
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
    touches: { act: "send", proposal: "body.id" },
    pace: "submit",
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
    touches: { act: "change", proposal: "body.id" },
    summary: "Closes one link at once.",
    body: z.object({ id, share_id: id }),
    reply: oneProposal,
    message: "link_closed",
  }),
  withdraw: defineCall({
    method: "POST",
    path: "/api/user/proposal/withdraw",
    access: "recruiter",
    touches: { act: "change", proposal: "body.id" },
    summary: "Withdraws the proposal and closes every link.",
    body: z.object({ id, reason: text(500).optional() }),
    reply: oneProposal,
    message: "proposal_withdrawn",
  }),
  updateStatus: defineCall({
    method: "POST",
    path: "/api/user/proposal/status/update",
    access: "recruiter",
    touches: { act: "change", proposal: "body.id" },
    summary: "Sets what the client said outside the page: interview, declined or accepted.",
    body: z.object({ id, status: z.enum(["interview", "declined", "accepted"]), reason: text(500).optional() }),
    reply: oneProposal,
    message: "saved",
  }),
  remove: defineCall({
    method: "DELETE",
    path: "/api/user/proposal/delete/{id}",
    access: "recruiter",
    touches: { act: "change", proposal: "body.id" },
    summary: "Moves a proposal to the trash, for 30 days; its links close.",
    body: z.object({ id }),
    reply: oneProposal,
    message: "moved_to_trash",
  }),
  restore: defineCall({
    method: "POST",
    path: "/api/user/proposal/restore",
    access: "recruiter",
    touches: { act: "change", proposal: "body.id" },
    summary: "Brings a proposal back from the trash; its links stay closed.",
    body: z.object({ id }),
    reply: oneProposal,
    message: "restored",
  }),
  shared: defineCall({
    method: "GET",
    path: "/v1/proposals/shared/{token}",
    access: "public",
    touches: { act: "read", proposal: "named", shortlist: "named" },
    pace: "shared",
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
    touches: null,
    pace: "shared",
    summary: "Gives the key of a page with a password, for `X-Share-Key`; after 5 wrong tries 429.",
    body: z.object({ token, password: z.string().max(128) }),
    reply: z.object({ data: z.object({ key: z.string() }) }),
  }),
  respond: defineCall({
    method: "POST",
    path: "/v1/proposals/shared/{token}/respond",
    access: "public",
    touches: { act: "change", proposal: "named" },
    pace: "shared",
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
    pace: "shared",
    summary:
      "The client asks something, or writes back, on a shortlist about the candidate at `place`. At most 10 in a row without a reply, 200 in all.",
    body: z.object({ token, place: z.int().min(1).max(8).optional(), name: line(120).min(1), text: text(4000).min(1) }),
    reply: z.object({ data: z.object({ response, thread: clientThread }) }),
    message: "answer_sent",
  }),
};
