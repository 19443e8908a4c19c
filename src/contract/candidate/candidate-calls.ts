import * as z from "zod";
import { bulkReply, candidateStep, candidateSteps } from "#contract/bulk.ts";
import { defineCall } from "#contract/call.ts";
import { candidateReasons, readingNotes, readingSteps, readingTools } from "#contract/choices.ts";
import {
  askedCustom,
  CV_BYTES,
  doubt,
  evidenceByField,
  filterQuery,
  id,
  line,
  listQuery,
  page,
  pickedIds,
  searchNotes,
  snippet,
  TEXT_LENGTH,
  text,
  time,
  unreadable,
  version,
} from "#contract/fields.ts";
import { jobDraft, leftOut } from "#contract/job/job.ts";
import { isMatching, match } from "#contract/job/match.ts";
import { duplicateReason } from "#contract/merge/merge.ts";
import { activity, candidate, candidateDraft, candidateRow, candidateWithPointed, hiddenText, profileFields } from "./candidate.ts";
import { fieldsOfCandidate } from "./candidate-fields.ts";

/** Fields, by their path, that somebody says are as they stand now: theirs from then on, and asked no more. */
const confirmed = z.array(line(80)).max(50).optional();
const proposalLine = z.object({ id, job_id: id, job_title: z.string(), status: z.string(), updated_at: time });
export const duplicate = z.object({
  id,
  first_name: z.string().nullable(),
  last_name: z.string().nullable(),
  email: z.string().nullable(),
  created_at: time,
  /** The strongest of its reasons. */
  reason: z.enum(candidateReasons),
  reasons: z.array(duplicateReason),
  certainty: z.int(),
});
/** What a reading gives. */
export const readDraft = z.object({
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
  /** What of the document couldn't be read, in the reader's language. */
  notes: z.array(z.object({ code: z.enum(readingNotes), message: z.string() })),
});

/** Why a file could not be read, with the 422, 413 or 415 that says so; `needs` names what would read it, were it installed. */
const unreadableData = z.object({ reason: unreadable, needs: z.enum(readingTools).optional(), extraction_id: id.optional() });

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
    is_cached: true,
    summary: "The workspace's candidates, newest first unless sorted otherwise.",
    body: z.object({
      ...listQuery,
      ids: pickedIds,
      /** Who holds each of them by any of its names, as matching reads it. */
      skills: z.array(line(80)).optional(),
      languages: z.array(line(20)).optional(),
      tags: z.array(line(40)).optional(),
      recruiter_id: id.optional(),
      ...filterQuery(fieldsOfCandidate),
      custom: askedCustom.optional(),
      has_cv: z.boolean().optional(),
      unchecked: z.boolean().optional(),
      /** Those whose consent or term to keep them ends within seven days. */
      leaving: z.boolean().optional(),
    }),
    reply: z.object({
      data: z.object({
        /** `snippet`: where the CV's text holds what was searched for. `also_holds`: of the skills asked for those that the profile doesn't name. */
        candidates: z.array(candidateRow.extend({ snippet: snippet.nullable(), also_holds: z.array(z.string()) })),
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
          /** The end of the last day on which they are kept; null: until somebody removes them. */
          kept_until: time.nullable(),
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
    rate_limit: "reading",
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
    rate_limit: "reading",
    summary:
      "Reads a PDF, DOCX or text file into a draft with evidence; where the server has the programs, scans, JPEG, PNG, DOC, RTF and ODT too, which take long: a stream tells how far it is. `extraction_id` tries a kept file again.",
    stream: readingEvents,
    body: z
      .object({ file: z.file().optional(), extraction_id: id.optional(), kind: z.enum(["candidate", "job"]).default("candidate") })
      .refine((body) => Boolean(body.file ?? body.extraction_id), { path: ["file"], params: { key: "required" } }),
    reply: z.object({ data: readDraft }),
  }),
};
