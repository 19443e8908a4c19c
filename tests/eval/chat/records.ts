import { randomUUID } from "node:crypto";
import { type Candidate, candidate as candidateShape } from "#contract/candidate/candidate.ts";
import { type Job, job as jobShape } from "#contract/job/job.ts";
import type { ChatNote, ChatRecords } from "#engine/chat/chat.ts";
import { readCv } from "#engine/cv/read-cv.ts";
import { prepareCandidate } from "#engine/matching/candidate.ts";
import { prepareJob } from "#engine/matching/job.ts";
import { matchCandidate } from "#engine/matching/match.ts";
import { scoreOf } from "#engine/matching/score.ts";
import { readVacancyFacts } from "#engine/vacancy/facts.ts";
import { readVacancy } from "#engine/vacancy/read-vacancy.ts";
import { makeText } from "#server/sample/cv/text.ts";
import { fullName, type Person } from "#server/sample/person.ts";
import type { Vacancy } from "#server/sample/vacancies.ts";
import { silent } from "#tests/support/silent.ts";

/** The day on which every question is asked. */
export const TODAY = "2026-11-21";
const NOW = `${TODAY}T09:00:00.000Z`;

/** A pasted CV as the product keeps it. */
export function candidateFrom(cv: string): Candidate {
  const { text, profile, evidence, hidden } = readCv({ kind: "text", text: cv, links: [], hidden: [] }, { today: TODAY });
  return candidateShape.parse({
    ...silent(candidateShape.shape),
    ...profile,
    id: randomUUID(),
    cv_text: text,
    evidence,
    hidden_text: hidden,
    version: 1,
    created_at: NOW,
    updated_at: NOW,
  });
}

/** A pasted vacancy as the product keeps it. */
export function jobFrom(vacancy: Vacancy): Job {
  const { job } = readVacancy(vacancy.text, { today: TODAY });
  return jobShape.parse({
    ...silent(jobShape.shape),
    ...job,
    id: randomUUID(),
    title: vacancy.title,
    city: job.city ?? vacancy.city,
    client: { ...job.client, id: randomUUID(), name: vacancy.client },
    skills: job.skills ?? [],
    requirements: (job.requirements ?? []).map((requirement) => ({ ...requirement, id: randomUUID() })),
    openings: job.openings ?? 1,
    status: 1,
    version: 1,
    created_at: NOW,
    updated_at: NOW,
  });
}

const noted = (notes: readonly string[]): ChatNote[] =>
  notes.map((text) => ({ id: randomUUID(), text, by: "Sanne Verhoeven", at: "2026-11-12T10:00:00.000Z" }));

/** The records of one talk, made as the product makes them: CVs read, vacancy read, both matched. */
export class Records {
  private readonly people: Map<string, Candidate>;
  private readonly jobs: Map<string, Job>;

  constructor(people: readonly Person[], vacancies: readonly Vacancy[]) {
    this.people = new Map(people.map((person) => [fullName(person), candidateFrom(makeText(person))]));
    this.jobs = new Map(vacancies.map((vacancy) => [vacancy.title, jobFrom(vacancy)]));
  }

  candidate(name: string): Candidate {
    const candidate = this.people.get(name);
    if (!candidate) throw new Error(`Nobody is called ${name}.`);
    return candidate;
  }

  private job(title: string): Job {
    const job = this.jobs.get(title);
    if (!job) throw new Error(`No vacancy is called ${title}.`);
    return job;
  }

  about(who: { candidate?: string | undefined; job?: string | undefined; notes?: readonly string[] | undefined }): ChatRecords {
    const candidate = who.candidate ? this.candidate(who.candidate) : null;
    const job = who.job ? this.job(who.job) : null;
    return {
      kind: candidate && job ? "candidate_job" : candidate ? "candidate" : "job",
      candidate,
      notes: noted(who.notes ?? []),
      job,
      facts: job ? readVacancyFacts(job, TODAY) : [],
      criteria: candidate && job ? criteriaOf(candidate, job) : [],
      ranked: job && !candidate ? this.rankedFor(job) : [],
      today: TODAY,
    };
  }

  private rankedFor(job: Job): ChatRecords["ranked"] {
    return [...this.people.values()]
      .map((candidate) => ({ candidate, criteria: criteriaOf(candidate, job) }))
      .map((one) => ({ ...one, score: scoreOf(one.criteria).score }))
      .sort((one, other) => other.score - one.score)
      .slice(0, 8);
  }
}

/** The records of a talk about a pasted CV, a pasted vacancy, or both, as the product would keep them. */
export function recordsFrom(
  cv: string | null,
  vacancy: Pick<Vacancy, "title" | "client" | "city" | "text"> | null,
  more: Partial<ChatRecords> = {},
): ChatRecords {
  const candidate = cv === null ? null : candidateFrom(cv);
  const job = vacancy === null ? null : jobFrom(vacancy as Vacancy);
  return {
    kind: candidate && job ? "candidate_job" : candidate ? "candidate" : "job",
    candidate,
    notes: [],
    job,
    facts: job ? readVacancyFacts(job, TODAY) : [],
    criteria: candidate && job ? criteriaOf(candidate, job) : [],
    ranked: [],
    today: TODAY,
    ...more,
  };
}

const criteriaOf = (candidate: Candidate, job: Job) => matchCandidate(prepareJob(job), prepareCandidate(candidate)).criteria;
