import { type Candidate, candidate as candidateShape } from "#contract/candidate/candidate.ts";
import type { Language } from "#contract/fields.ts";
import { type Job, job as jobShape } from "#contract/job/job.ts";
import type { Criterion } from "#contract/job/match.ts";
import { readCv } from "#engine/cv/read-cv.ts";
import { prepareCandidate } from "#engine/matching/candidate.ts";
import { prepareJob } from "#engine/matching/job.ts";
import { matchCandidate } from "#engine/matching/match.ts";
import type { ProposalNote } from "#engine/proposal/sources.ts";
import type { DraftInput } from "#engine/proposal/writing/writer.ts";
import { readVacancy } from "#engine/vacancy/read-vacancy.ts";
import { silent } from "./silent.ts";

const TODAY = "2026-11-14";
const AT = "2026-11-14T09:00:00.000Z";
const uuid = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, "0")}`;

/** A candidate as the product stores one whose CV was pasted as this text and taken as it was read. */
export function candidateFrom(text: string, number = 1): Candidate {
  const { text: cv_text, profile, evidence } = readCv({ kind: "text", text, links: [], hidden: [] }, { today: TODAY });
  const known = {
    id: uuid(number),
    cv_text,
    evidence,
    version: 1,
    created_at: AT,
    updated_at: AT,
  };
  return candidateShape.parse({ ...silent(candidateShape.shape), ...profile, ...known });
}

/** A job as the product stores one whose vacancy was pasted as this text. */
export function jobFrom(text: string, given: { title: string; client: string }, number = 1): Job {
  const { job } = readVacancy(text, { today: TODAY });
  return jobShape.parse({
    ...silent(jobShape.shape),
    ...job,
    title: job.title || given.title,
    skills: job.skills ?? [],
    languages: job.languages ?? [],
    requirements: (job.requirements ?? []).map((requirement, index) => ({ ...requirement, id: uuid(1000 + index) })),
    client: { name: given.client, id: uuid(2) },
    client_id: uuid(2),
    openings: 1,
    id: uuid(number),
    status: 1,
    version: 1,
    created_at: AT,
    updated_at: AT,
  });
}

export function criteriaOf(job: Job, candidate: Candidate): Criterion[] {
  return matchCandidate(prepareJob(job), prepareCandidate(candidate)).criteria;
}

/** Everything that a draft is written from, for one pair. */
export function draftInput(job: Job, candidate: Candidate, language: Language, notes: ProposalNote[] = []): DraftInput {
  return {
    candidate,
    job,
    criteria: criteriaOf(job, candidate),
    notes,
    language,
    recruiter: { first_name: "Sanne", last_name: "Verhoeven" },
    contact_name: "Marjan Elzinga",
    client_name: job.client?.name ?? null,
    today: TODAY,
  };
}
