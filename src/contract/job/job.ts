import * as z from "zod";
import { bulkReply, jobStep, jobSteps } from "#contract/bulk.ts";
import { defineCall } from "#contract/call.ts";
import { leftOutReasons, protectedGrounds, vacancyFactKinds } from "#contract/choices.ts";
import {
  askedCustom,
  cents,
  count,
  currency,
  date,
  educationLevel,
  email,
  employmentType,
  evidence,
  filled,
  filterQuery,
  givenCustom,
  heldCustom,
  hours,
  id,
  line,
  listQuery,
  page,
  period,
  pickedIds,
  quote,
  remote,
  requirementKind,
  searchNotes,
  searchText,
  spokenLanguage,
  status,
  TEXT_LENGTH,
  text,
  time,
  version,
} from "#contract/fields.ts";
import { tone } from "#contract/text/voice.ts";
import { fieldsOfJob } from "./job-fields.ts";
import { comparedLine, isMatching } from "./match.ts";

/** One thing the vacancy asks, tied to its sentence in `description` (offsets as in `fields.ts`). */
const requirement = z.object({
  id,
  text: line(500).min(1),
  kind: requirementKind,
  skill: line(80).nullish(),
  min_years: z.number().min(0).max(50).nullish(),
  /** Points in the score, 0…10. Absent: what the workspace gives its kind; a knock-out has none. */
  weight: z.number().min(0).max(10).nullish(),
  quote: text(5000).nullish(),
  start: count.nullish(),
  end: count.nullish(),
});
export type Requirement = z.output<typeof requirement>;

const clientFields = z.object({
  name: line(200).min(1),
  contact_name: line(200).nullish(),
  contact_email: email.nullish(),
  contact_phone: line(40).nullish(),
  logo_url: z.string().max(500).nullish(),
  /** How letters address this client; null: as the workspace does. */
  tone: tone.nullish(),
});

/** A client as a body names one: without a name (an agency's vacancy tells only whom to ask) none is kept. */
const namedClient = clientFields.partial({ name: true });

const jobSkill = z.object({ name: line(80).min(1), kind: requirementKind, min_years: z.number().min(0).max(50).nullish() });

export const jobFields = z.object({
  title: line(200).min(1),
  client_id: id.nullish(),
  client: namedClient.nullish(),
  /** Whom its proposals go to there; null: whoever is written to first. */
  contact_id: id.nullish(),
  city: line(100).nullish(),
  /** Further towns where the work is, or may be done. */
  other_cities: z.array(line(100).min(1)).max(10).optional(),
  country: line(100).nullish(),
  remote: remote.nullish(),
  employment_type: employmentType.nullish(),
  /** The most hours a week; `hours_min` is the least, where the vacancy names a range. */
  hours_per_week: hours.nullish(),
  hours_min: hours.nullish(),
  salary_min: cents.nullish(),
  salary_max: cents.nullish(),
  currency: currency.nullish(),
  period: period.nullish(),
  description: text(TEXT_LENGTH).nullish(),
  requirements: z
    .array(requirement.extend({ id: id.optional() }))
    .max(100)
    .optional(),
  skills: z.array(jobSkill).max(100).optional(),
  min_years: z.number().min(0).max(50).nullish(),
  education_level: educationLevel.nullish(),
  languages: z.array(spokenLanguage).max(20).optional(),
  start_date: date.nullish(),
  openings: z.int().min(1).max(1000).nullish(),
  recruiter_id: id.nullish(),
  tags: z.array(line(40).min(1)).max(50).optional(),
  /** The workspace's own fields: nobody is matched by them, and no model reads them. */
  custom: givenCustom.optional(),
});
export type JobFields = z.output<typeof jobFields>;
/** A draft is what `create` takes, its title perhaps still missing. */
export const jobDraft = jobFields.partial();
export type JobDraft = z.input<typeof jobDraft>;

/**
 * A line of a vacancy that was not taken as a requirement, and why. What equal-treatment law protects is named with its ground,
 * the Dutch act and European rule, and a neutral wording that may be asked instead (null: none).
 */
export const leftOut = quote.extend({
  why: z.enum(leftOutReasons),
  ground: z.enum(protectedGrounds).optional(),
  law: z.string().optional(),
  instead: z.string().nullish(),
});
export type LeftOut = z.output<typeof leftOut>;

/** With whom one writes to there about this job. */
const client = clientFields.extend({ id });
export const job = z.object({
  ...jobFields.omit({ client: true, requirements: true, openings: true }).required().shape,
  id,
  status: z.union([z.literal(0), z.literal(1)]),
  client: client.nullable(),
  requirements: z.array(filled(requirement)),
  skills: z.array(filled(jobSkill)),
  languages: z.array(filled(spokenLanguage)),
  other_cities: z.array(z.string()),
  custom: heldCustom,
  openings: z.int(),
  version,
  created_at: time,
  updated_at: time,
  deleted_at: time.nullable(),
});
export type Job = z.output<typeof job>;
/** What a job says that says nothing: every list empty, every other field null; who takes it gives title, times and ids. */
export const silentJob = {
  ...Object.fromEntries(Object.entries(job.shape).map(([name, field]) => [name, field.safeParse([]).success ? [] : null])),
  custom: {},
} as unknown as Job;

export const jobRow = job.omit({ description: true, requirements: true }).extend({
  /** Strong matches, and all. */
  strong_matches: count,
  matches: count,
  shortlisted: count,
  proposals: count,
});
export type JobRow = z.output<typeof jobRow>;

/** Lines that the law protects and that somebody keeps all the same, with why: it goes to the register. */
const kept = z
  .array(z.object({ quote: text(1000), reason: text(1000) }))
  .max(50)
  .optional();

/** Fields, by their path, that somebody answered for while looking over what was read: theirs, with who and when. */
const confirmed = z.array(line(80)).max(50).optional();

/**
 * One thing that a vacancy tells, with where it stands in `description` (source `job`). `value` is the field's value: a text, a
 * number of hours, cents; `most` ends a range; `level` is that of a language or the kind of a requirement. A person's word has
 * no quote.
 */
export const vacancyFact = z.object({
  kind: z.enum(vacancyFactKinds),
  value: z.union([z.string(), z.number()]),
  most: z.number().optional(),
  unit: z.string().optional(),
  level: z.string().optional(),
  /** Of a requirement: its id. */
  id: id.optional(),
  says: z.enum(["document", "person"]),
  quotes: z.array(evidence),
  sure: z.number().min(0).max(1),
});
export type VacancyFact = z.output<typeof vacancyFact>;

const oneJob = z.object({ data: z.object({ job }) });
const proposalLine = z.object({ id, candidate_id: id, candidate_name: z.string(), status: z.string(), updated_at: time });

export const jobCalls = {
  list: defineCall({
    method: "GET",
    path: "/api/user/jobs",
    access: "verified",
    touches: { act: "read", job: "reply.data.jobs.*.id" },
    summary: "The workspace's jobs, newest first unless sorted otherwise, with their counts.",
    body: z.object({
      ...listQuery,
      ids: pickedIds,
      status: z.union([z.literal(0), z.literal(1)]).optional(),
      /** What asks each of them by any of its names, as matching reads it. */
      skills: z.array(line(80)).optional(),
      client_id: id.optional(),
      recruiter_id: id.optional(),
      ...filterQuery(fieldsOfJob),
      custom: askedCustom.optional(),
    }),
    reply: z.object({ data: z.object({ jobs: z.array(jobRow), ...page, search_notes: searchNotes, is_matching: isMatching }) }),
  }),
  clients: defineCall({
    method: "GET",
    path: "/api/user/clients",
    access: "verified",
    touches: null,
    summary:
      "The workspace's clients by name, for choosing one. With `q` those whose name holds it, how they begin first, and then those that are nearly called that. Closed ones are among them, to be known again. `total` counts those whose name holds it.",
    body: z.object({ q: searchText.optional(), limit: listQuery.limit }),
    reply: z.object({
      data: z.object({ clients: z.array(z.object({ id, name: z.string(), is_closed: z.boolean() })), total: count }),
    }),
  }),
  bulk: defineCall({
    method: "POST",
    path: "/api/user/jobs/bulk",
    access: "recruiter",
    touches: { act: "change", job: "body.steps.*.ids.*" },
    summary: "Opens, closes, assigns, trashes or restores up to 500 jobs at once. `undo` is what to send to take it back.",
    body: z.object({ steps: jobSteps }),
    reply: bulkReply(jobStep),
    message: "saved",
  }),
  create: defineCall({
    method: "POST",
    path: "/api/user/job/create",
    access: "recruiter",
    touches: { act: "change", job: "named" },
    summary: "Adds a job; a title is all it needs. Its matches follow by themselves.",
    body: jobFields.extend({ status: status.optional(), extraction_id: id.optional(), kept, confirmed }),
    reply: oneJob,
    message: "job_added",
  }),
  update: defineCall({
    method: "POST",
    path: "/api/user/job/update",
    access: "recruiter",
    touches: { act: "change", job: "body.id" },
    summary: "Changes the fields sent. With `version`, a record that changed meanwhile answers 409 with the current one.",
    body: jobFields
      .partial()
      .extend({ id, version: version.optional(), status: status.optional(), extraction_id: id.optional(), kept, confirmed }),
    reply: oneJob,
    message: "saved",
  }),
  show: defineCall({
    method: "POST",
    path: "/api/user/job/show",
    access: "verified",
    touches: { act: "read", job: "body.id" },
    summary:
      "One job with its text and requirements, what its vacancy tells with the place of each in the text, and every line that candidates are compared on.",
    body: z.object({ id }),
    reply: z.object({ data: z.object({ job, facts: z.array(vacancyFact), compared: z.array(comparedLine) }) }),
  }),
  updateStatus: defineCall({
    method: "POST",
    path: "/api/user/job/status/update",
    access: "recruiter",
    touches: { act: "change", job: "body.id" },
    summary: "Opens (1) or closes (0) a job.",
    body: z.object({ id, status }),
    reply: oneJob,
    message: "saved",
  }),
  remove: defineCall({
    method: "DELETE",
    path: "/api/user/job/delete/{id}",
    access: "recruiter",
    touches: { act: "change", job: "body.id" },
    summary: "Moves a job to the trash, for 30 days.",
    body: z.object({ id }),
    reply: oneJob,
    message: "moved_to_trash",
  }),
  restore: defineCall({
    method: "POST",
    path: "/api/user/job/restore",
    access: "recruiter",
    touches: { act: "change", job: "body.id" },
    summary: "Brings a job back from the trash.",
    body: z.object({ id }),
    reply: oneJob,
    message: "restored",
  }),
  showProposals: defineCall({
    method: "POST",
    path: "/api/user/job/show/proposals",
    access: "verified",
    touches: { act: "read", job: "body.id", proposal: "reply.data.proposals.*.id", candidate: "reply.data.proposals.*.candidate_id" },
    summary: "The proposals of a job.",
    body: z.object({ id }),
    reply: z.object({ data: z.object({ proposals: z.array(proposalLine) }) }),
  }),
};
