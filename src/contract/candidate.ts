import * as z from "zod";
import { bulkReply, candidateStep, candidateSteps } from "./bulk.ts";
import { defineCall } from "./call.ts";
import { fieldsOfCandidate } from "./candidate-fields.ts";
import { readingSteps, readingTools } from "./choices.ts";
import {
  CV_BYTES,
  cents,
  currency,
  date,
  doubt,
  email,
  employmentType,
  evidenceByField,
  filled,
  filterQuery,
  hours,
  id,
  line,
  listQuery,
  page,
  period,
  quote,
  remote,
  searchNotes,
  snippet,
  spokenLanguage,
  TEXT_LENGTH,
  text,
  time,
  unreadable,
  version,
  webAddress,
  yearMonth,
} from "./fields.ts";
import { jobDraft, leftOut } from "./job.ts";
import { isMatching, match } from "./match.ts";

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
export const links = z.object({
  linkedin: webAddress.nullish(),
  github: webAddress.nullish(),
  website: webAddress.nullish(),
  other: z.array(webAddress).max(20).optional(),
});
export const desired = z.object({
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
export const consent = z.object({
  given_at: time.nullish(),
  expires_at: time.nullish(),
  basis: z.enum(["consent", "legitimate_interest", "contract"]).nullish(),
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
export const textFormat = z.object({
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
    "consent_asked",
    "consent_answered",
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

/** Fields, by their path, that somebody says are as they stand now: theirs from then on, and asked no more. */
const confirmed = z.array(line(80)).max(50).optional();
const proposalLine = z.object({ id, job_id: id, job_title: z.string(), status: z.string(), updated_at: time });
export const duplicate = z.object({
  id,
  first_name: z.string().nullable(),
  last_name: z.string().nullable(),
  email: z.string().nullable(),
  created_at: time,
  reason: z.enum(["email", "phone", "link", "name_and_city", "file"]),
});
/** What a reading gives. */
const readDraft = z.object({
  candidate: candidateDraft.optional(),
  job: jobDraft.optional(),
  /** Lines of a vacancy that aren't requirements, and why. */
  left_out: z.array(leftOut).optional(),
  /** What of a vacancy is worth a question: at most five. */
  doubts: z.array(doubt).optional(),
  evidence: evidenceByField,
  hidden_text: z.array(hiddenText),
  extraction_id: id,
  /** What was read: every offset points into it. */
  text: z.string(),
});

/** Why a file could not be read, with the 422, 413 or 415 that says so; `needs` names what would read it, were it installed. */
export const unreadableData = z.object({ reason: unreadable, needs: z.enum(readingTools).optional(), extraction_id: id.optional() });

/** What the reading of a file tells that takes long: others are before it, it becomes a DOCX, a page is read of so many. */
export const readingEvents = {
  progress: z.object({ step: z.enum(readingSteps), page: z.int().optional(), pages: z.int().optional() }),
  done: readDraft,
  error: z.object({ response_status: z.int(), response_message: z.string(), data: unreadableData.optional() }),
};

const oneCandidate = z.object({ data: z.object({ candidate }) });

export const candidateCalls = {
  list: defineCall({
    method: "GET",
    path: "/api/user/candidates",
    access: "verified",
    touches: { act: "read", candidate: "reply.data.candidates.*.id" },
    summary: "The workspace's candidates, newest first unless sorted otherwise.",
    body: z.object({
      ...listQuery,
      skills: z.array(line(80)).optional(),
      languages: z.array(line(20)).optional(),
      tags: z.array(line(40)).optional(),
      recruiter_id: id.optional(),
      ...filterQuery(fieldsOfCandidate),
      has_cv: z.boolean().optional(),
      unchecked: z.boolean().optional(),
    }),
    reply: z.object({
      data: z.object({
        /** `snippet`: where the CV's text holds what was searched for. */
        candidates: z.array(candidateRow.extend({ snippet: snippet.nullable() })),
        ...page,
        search_notes: searchNotes,
        is_matching: isMatching,
      }),
    }),
  }),
  show: defineCall({
    method: "POST",
    path: "/api/user/candidate/show",
    access: "verified",
    touches: { act: "read", candidate: "body.id" },
    summary: "One candidate with files, matches, proposals and activity.",
    body: z.object({ id }),
    reply: z.object({
      data: z.object({
        candidate: candidateWithPointed.extend({
          matches: z.array(match.extend({ job_title: z.string(), client_name: z.string().nullable() })),
          proposals: z.array(proposalLine),
          activity: z.array(activity),
          /** What of the reading is worth a question: at most five. */
          doubts: z.array(doubt),
        }),
      }),
    }),
  }),
  bulk: defineCall({
    method: "POST",
    path: "/api/user/candidates/bulk",
    access: "recruiter",
    touches: { act: "change", candidate: "body.steps.*.ids.*" },
    summary: "Tags, assigns, trashes or restores up to 500 candidates at once. `undo` is what to send to take it back.",
    body: z.object({ steps: candidateSteps }),
    reply: bulkReply(candidateStep),
    message: "saved",
  }),
  create: defineCall({
    method: "POST",
    path: "/api/user/candidate/create",
    access: "recruiter",
    touches: { act: "change", candidate: "named" },
    upload: { file_bytes: CV_BYTES },
    summary:
      "Adds a candidate. A first or last name is all it needs; `extraction_id` brings text, evidence and file of a reading, and an anonymous CV is taken without a name, to be checked.",
    body: profileFields
      .extend({
        files: z.array(z.file()).max(10).optional(),
        extraction_id: id.optional(),
        allow_duplicate: z.boolean().optional(),
      })
      .refine((body) => Boolean(body.first_name || body.last_name || body.extraction_id), {
        path: ["last_name"],
        params: { key: "name_needed" },
      }),
    reply: oneCandidate,
    message: "candidate_added",
  }),
  update: defineCall({
    method: "POST",
    path: "/api/user/candidate/update",
    access: "recruiter",
    touches: { act: "change", candidate: "body.id" },
    upload: { file_bytes: CV_BYTES },
    summary: "Changes the fields sent. With `version`, a record that changed meanwhile answers 409 with the current one.",
    body: profileFields.extend({
      id,
      version: version.optional(),
      files: z.array(z.file()).max(10).optional(),
      extraction_id: id.optional(),
      confirmed,
    }),
    reply: oneCandidate,
    message: "saved",
  }),
  remove: defineCall({
    method: "DELETE",
    path: "/api/user/candidate/delete/{id}",
    access: "recruiter",
    touches: { act: "change", candidate: "body.id" },
    summary: "Moves a candidate to the trash, for 30 days.",
    body: z.object({ id }),
    reply: oneCandidate,
    message: "moved_to_trash",
  }),
  restore: defineCall({
    method: "POST",
    path: "/api/user/candidate/restore",
    access: "recruiter",
    touches: { act: "change", candidate: "body.id" },
    summary: "Brings a candidate back from the trash.",
    body: z.object({ id }),
    reply: oneCandidate,
    message: "restored",
  }),
  addNote: defineCall({
    method: "POST",
    path: "/api/user/candidate/note/create",
    access: "recruiter",
    touches: { act: "change", candidate: "body.candidate_id" },
    summary: "Writes a note on a candidate's timeline. A proposal may quote it as a source.",
    body: z.object({ candidate_id: id, text: text(5000).refine((value) => value.trim() !== "", { params: { key: "required" } }) }),
    reply: z.object({ data: z.object({ activity }) }),
    message: "note_added",
  }),
  extractText: defineCall({
    method: "POST",
    path: "/api/user/extract-text",
    access: "recruiter",
    touches: { act: "change", reading: "named" },
    pace: "reading",
    summary: "Reads a pasted CV or vacancy into a draft with evidence; nothing is saved as a record.",
    body: z.object({
      text: text(TEXT_LENGTH).refine((value) => value.trim() !== "", { params: { key: "required" } }),
      kind: z.enum(["candidate", "job"]).default("candidate"),
    }),
    reply: z.object({ data: readDraft }),
  }),
  extractFile: defineCall({
    method: "POST",
    path: "/api/user/extract-file",
    access: "recruiter",
    touches: { act: "change", reading: "named" },
    upload: { file_bytes: CV_BYTES },
    pace: "reading",
    summary:
      "Reads a PDF, DOCX or text file into a draft with evidence; where the server has the programs, scans, JPEG, PNG, DOC, RTF and ODT too, which take long: a stream tells how far it is. `extraction_id` tries a kept file again.",
    stream: readingEvents,
    body: z
      .object({ file: z.file().optional(), extraction_id: id.optional(), kind: z.enum(["candidate", "job"]).default("candidate") })
      .refine((body) => Boolean(body.file ?? body.extraction_id), { path: ["file"], params: { key: "required" } }),
    reply: z.object({ data: readDraft }),
  }),
};
