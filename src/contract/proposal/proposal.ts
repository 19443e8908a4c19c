import * as z from "zod";
import { anonymity } from "#contract/account/workspace.ts";
import { decisions, MOST_STRENGTHS, voiceFields } from "#contract/choices.ts";
import {
  cents,
  count,
  currency,
  date,
  email,
  evidence,
  hours,
  id,
  language,
  line,
  period,
  remote,
  requirementKind,
  spokenLanguage,
  text,
  time,
  verdict,
  version,
} from "#contract/fields.ts";

export type { Anonymity } from "#contract/account/workspace.ts";

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
  strengths: z.array(strength).max(MOST_STRENGTHS),
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
const confirmation = z.object({ part: partName, text: text(2000), by: z.string(), at: time });
export type Confirmation = z.output<typeof confirmation>;

export const decision = z.enum(decisions);
export type Decision = z.output<typeof decision>;
/** Why not, in the client's choice of words. */
export const declineReason = z.enum(["experience", "skills", "availability", "pay", "location", "position_filled", "other"]);
export type DeclineReason = z.output<typeof declineReason>;

export const respondFields = {
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
export const clientThread = z.array(threadMessage.omit({ seen_at: true }));
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
const check = z.object({
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

/**
 * A sentence of a model's draft that isn't in the proposal: no source holds what is `missing`, the second reading of its passages
 * found that they don't say it, or it leaned on a sentence that was left out.
 */
const leftOut = z.object({
  part: partName,
  text: z.string(),
  reason: z.enum(["missing", "unsaid", "leans"]),
  missing: z.array(z.string()),
});
export type LeftOut = z.output<typeof leftOut>;

/** Who wrote a draft: `built_in`, or a language model. `failure`: why a model that was asked didn't. */
export const writtenBy = z.object({
  provider: z.string(),
  model: z.string().nullable(),
  failure: z.string().nullable(),
  left_out: z.array(leftOut),
  /** Sentences that the model put right when it was told what is missing. */
  repaired: z.int().min(0),
  /** Whether each sentence was held against its passages a second time. */
  checked: z.boolean(),
  /** Of which too little was left: the built-in draft filled it up. */
  filled: z.array(z.enum(["strengths", "letter"])),
});
export type WrittenBy = z.output<typeof writtenBy>;

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
  /** Who wrote the draft that these texts are, and what was left out; null where nothing of a draft stands in them. */
  written_by: writtenBy.nullable(),
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
    written_by: true,
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
