import type { Candidate } from "#contract/candidate/candidate.ts";
import type { Job } from "#contract/job/job.ts";
import { prepareCandidate } from "#engine/matching/candidate.ts";
import { prepareJob } from "#engine/matching/job.ts";
import { matchCandidate } from "#engine/matching/match.ts";
import { scoreOf } from "#engine/matching/score.ts";
import { makeText } from "#server/sample/cv/text.ts";
import { demoVacancies } from "#server/sample/demo-vacancies.ts";
import { demoPeople } from "#server/sample/people.ts";
import { candidateFrom, jobFrom } from "./drafts.ts";

export const demoCandidates: Candidate[] = demoPeople.map((person, index) => candidateFrom(makeText(person), index + 1));
export const demoJobs: Job[] = demoVacancies.map((vacancy, index) => jobFrom(vacancy.text, vacancy, index + 1));

const prepared = demoCandidates.map((candidate) => ({ candidate, ready: prepareCandidate(candidate) }));
const ranked = demoJobs.map((job) => {
  const wanted = prepareJob(job);
  return prepared
    .map(({ candidate, ready }) => ({ job, candidate, score: scoreOf(matchCandidate(wanted, ready).criteria).score }))
    .sort((one, other) => other.score - one.score);
});

/** For each job of the demo its best candidates, as a recruiter proposes them. */
export const bestOfDemo = (count: number): { job: Job; candidate: Candidate }[][] =>
  ranked.map((those) => those.slice(0, count).map(({ job, candidate }) => ({ job, candidate })));
