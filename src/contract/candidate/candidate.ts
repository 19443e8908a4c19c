import * as z from "zod";
import { consentBases } from "#contract/choices.ts";
import {
  cents,
  currency,
  date,
  email,
  employmentType,
  evidenceByField,
  filled,
  givenCustom,
  heldCustom,
  hours,
  id,
  line,
  period,
  quote,
  remote,
  spokenLanguage,
  text,
  time,
  version,
  webAddress,
  yearMonth,
} from "#contract/fields.ts";

export const skill = z.object({ name: line(80).min(1), years: z.number().min(0).max(60).nullish(), level: line(40).nullish() });
export const experience = z.object({
  title: line(200).nullish(),
  company: line(200).nullish(),
  location: line(120).nullish(),
  start: yearMonth.nullish(),
  end: yearMonth.nullish(),
  current: z.boolean().nullish(),
  description: text(10_000).nullish(),
});
export const education = z.object({
  degree: line(200).nullish(),
  field: line(200).nullish(),
  institution: line(200).nullish(),
  start: yearMonth.nullish(),
  end: yearMonth.nullish(),
});
export const certification = z.object({ name: line(200).min(1), issuer: line(200).nullish(), year: z.int().min(1950).max(2100).nullish() });
const links = z.object({
  linkedin: webAddress.nullish(),
  github: webAddress.nullish(),
  website: webAddress.nullish(),
  other: z.array(webAddress).max(20).optional(),
});
const desired = z.object({
  titles: z.array(line(120)).max(20).optional(),
  employment_types: z.array(employmentType).max(6).optional(),
  hours_per_week: hours.nullish(),
  salary_min: cents.nullish(),
  salary_max: cents.nullish(),
  currency: currency.nullish(),
  period: period.nullish(),
  remote: remote.nullish(),
  radius_km: z.int().min(0).max(1000).nullish(),
  relocate: z.boolean().nullish(),
});
const consent = z.object({
  given_at: time.nullish(),
  expires_at: time.nullish(),
  basis: z.enum(consentBases).nullish(),
  /** They took back what they were kept by: within 24 hours they are erased, unless another basis is recorded. */
  withdrawn_at: time.nullish(),
});

/** What a person or a CV says about a candidate. Absent or null: not known. */
export const profileFields = z.object({
  first_name: line(100).nullish(),
  last_name: line(100).nullish(),
  headline: line(200).nullish(),
  email: email.nullish(),
  phone: line(40).nullish(),
  city: line(100).nullish(),
  country: line(100).nullish(),
  links: links.optional(),
  summary: text(10_000).nullish(),
  skills: z.array(skill).max(300).optional(),
  experience: z.array(experience).max(100).optional(),
  education: z.array(education).max(50).optional(),
  certifications: z.array(certification).max(100).optional(),
  languages: z.array(spokenLanguage).max(30).optional(),
  years_experience: z.number().min(0).max(70).nullish(),
  desired: desired.optional(),
  available_from: date.nullish(),
  notice_weeks: z.int().min(0).max(52).nullish(),
  work_permit: line(120).nullish(),
  tags: z.array(line(40).min(1)).max(50).optional(),
  source: line(80).nullish(),
  consent: consent.optional(),
  recruiter_id: id.nullish(),
  /** The workspace's own fields: nobody is matched by them, and no model reads them. */
  custom: givenCustom.optional(),
  /** Fields that were read with doubt and wait for a person, as dotted paths. */
  unchecked_fields: z.array(line(80)).max(200).optional(),
});
export type ProfileFields = z.output<typeof profileFields>;

export const file = z.object({ id, name: z.string(), mime: z.string(), size: z.int(), url: z.string(), uploaded_at: time });
export type StoredFile = z.output<typeof file>;

/** A stretch of a CV that is in the file but that nobody sees: white, tiny, off the page. It counts nowhere. */
export const hiddenText = z.object({
  page: z.int().nullable(),
  text: z.string(),
  reason: z.enum(["invisible", "tiny", "off_page", "same_colour", "covered"]),
});
export type HiddenText = z.output<typeof hiddenText>;

/** How a stretch of `cv_text` looks in a document without pages. Of lines: title, heading, item of a list, row of a table (cells apart by three spaces), cell: it goes on in the last cell of the row above. */
const textFormat = z.object({
  kind: z.enum(["title", "heading", "item", "row", "cell", "bold"]),
  start: z.int().min(0),
  end: z.int().min(0),
});
export type TextFormat = z.output<typeof textFormat>;

export const candidate = z.object({
  ...profileFields.required().shape,
  links: filled(links),
  skills: z.array(filled(skill)),
  experience: z.array(filled(experience)),
  education: z.array(filled(education)),
  certifications: z.array(filled(certification)),
  languages: z.array(filled(spokenLanguage)),
  desired: filled(desired),
  consent: filled(consent),
  custom: heldCustom,
  id,
  cv_text: z.string().nullable(),
  /** Where each field was read in `cv_text`. */
  evidence: evidenceByField,
  hidden_text: z.array(hiddenText),
  /** Empty where the document has pages, or tells nothing of its looks. */
  formatting: z.array(textFormat),
  files: z.array(file),
  version,
  created_at: time,
  updated_at: time,
  deleted_at: time.nullable(),
});
export type Candidate = z.output<typeof candidate>;

/** Which fields are a person's own word, by their path. `pointed`: they showed it in the CV, and its quote is the proof. */
export type Corrections = Record<string, { who: string; at: string; name?: string; pointed?: true }>;

/** What a person showed in the CV and said of it: a requirement (by its words) or a skill that it proves, or a field that it is. */
export const pointed = quote.extend({
  id,
  is: z.enum(["requirement", "skill", "field"]),
  /** The requirement's words, the skill's name, or the field's path. */
  subject: z.string(),
  by: z.string(),
  at: time,
});
export type Pointed = z.output<typeof pointed>;
/** As it is kept: who it was, the skill that the requirement names, and what a field said before. */
export type StoredPointed = Pointed & { who: string; skill?: string; before?: Record<string, unknown> };
/** A candidate with what people pointed at in the CV. */
export const candidateWithPointed = candidate.extend({ pointed: z.array(pointed) });
export type CandidateWithPointed = z.output<typeof candidateWithPointed>;

/** A line of the list: the candidate without its long parts. */
export const candidateRow = candidate
  .omit({ cv_text: true, evidence: true, hidden_text: true, formatting: true, files: true, summary: true, experience: true })
  .extend({
    experience: z.array(filled(experience.omit({ description: true }))),
    has_cv: z.boolean(),
    /** Of the newest file, where nobody's name is known yet. */
    file_name: z.string().nullable(),
    best_match: z.object({ job_id: id, job_title: z.string(), score: z.number() }).nullable(),
  });
export type CandidateRow = z.output<typeof candidateRow>;

export const activity = z.object({
  id,
  kind: z.enum([
    "created",
    "updated",
    "deleted",
    "restored",
    "cv_added",
    "stage_changed",
    "reason_changed",
    "verdict_changed",
    "matched",
    "note",
    "term_over",
    "proposal_started",
    "proposal_submitted",
    "proposal_viewed",
    "proposal_status",
    "proposal_withdrawn",
    "client_answered",
    "proposal_replied",
    "shortlist_sent",
    "interview_offered",
    "interview_planned",
    "interview_moved",
    "interview_cancelled",
    "interview_suggested",
    "interview_picked",
    "interview_outcome",
    "consent_asked",
    "consent_answered",
    "renewal_asked",
    "renewal_answered",
    "merged",
    "merge_undone",
  ]),
  actor_name: z.string().nullable(),
  /** The job that it was for, unless that is in the trash. */
  job: z.object({ id, title: z.string() }).nullable(),
  detail: z.record(z.string(), z.unknown()),
  at: time,
});
export type Activity = z.output<typeof activity>;

/** A draft is exactly what `create` takes: every field valid or absent. */
export const candidateDraft = profileFields;
export type CandidateDraft = z.input<typeof candidateDraft>;
