import { api } from "#contract/index.ts";
import { nth } from "#contract/nth.ts";
import { type Caller, callAs } from "../load/drive.ts";
import type { Crowd } from "../load/people.ts";

/** What the calls are about: records of the workspace. */
export interface Records extends Crowd {
  proposals: string[];
}

/** A call as people make it, the n-th time; `of` are records, another one each time. */
type Make = (caller: Caller, of: { candidate: string; job: string; proposal: string; n: number }) => Promise<number>;

const words = "python kafka react docker verpleegkundige planner excel sales linux azure".split(" ");
const stages = ["shortlisted", "suggested"] as const;
/** No two of these are the same question. */
const another = (n: number) => (n % 20) + (n % 9973) / 10_000;

export const reads: Record<string, Make> = {
  "candidate.list, unchanged": (as) => callAs(as, api.candidate.list, {}),
  "candidate.list, another filter": (as, { n }) => callAs(as, api.candidate.list, { min_years: another(n) }),
  "candidate.list, a search": (as, { n }) =>
    callAs(as, api.candidate.list, { q: `${nth(words, n % 10)} OR ${nth(words, (n * 3 + 1) % 10)} -x${n}` }),
  "candidate.list, best match first": (as, { n }) => callAs(as, api.candidate.list, { sort: "-best_match", limit: 20 + (n % 30) }),
  "candidate.show": (as, { candidate }) => callAs(as, api.candidate.show, { id: candidate }),
  "job.list": (as) => callAs(as, api.job.list, {}),
  "job.show": (as, { job }) => callAs(as, api.job.show, { id: job }),
  "matching.matchedCandidates": (as, { job }) => callAs(as, api.matching.matchedCandidates, { id: job }),
  "matching.matchedJobs": (as, { candidate }) => callAs(as, api.matching.matchedJobs, { id: candidate }),
  "matching.fetchMatched": (as, { candidate, job }) => callAs(as, api.matching.fetchMatched, { job_id: job, candidate_id: candidate }),
  "matching.notRanked": (as, { job }) => callAs(as, api.matching.notRanked, { id: job }),
  "proposal.list": (as) => callAs(as, api.proposal.list, {}),
  "proposal.show": (as, { proposal }) => callAs(as, api.proposal.show, { id: proposal }),
  "dashboard.attention": (as) => callAs(as, api.dashboard.attention, {}),
  "dashboard.figures": (as) => callAs(as, api.dashboard.figures, {}),
  "dashboard.jobs": (as) => callAs(as, api.dashboard.jobs, {}),
  "dashboard.activity": (as) => callAs(as, api.dashboard.activity, {}),
  "dashboard.upcoming": (as) => callAs(as, api.dashboard.upcoming, {}),
  "dashboard.find": (as, { n }) => callAs(as, api.dashboard.find, { q: nth(words, n % 10) }),
  "statistics.fetch": (as) => callAs(as, api.statistics.fetch, {}),
  "team.recruiters": (as) => callAs(as, api.team.recruiters, {}),
  "view.list": (as) => callAs(as, api.view.list, {}),
  "account.validateToken": (as) => callAs(as, api.account.validateToken, {}),
};

export const writes: Record<string, Make> = {
  "candidate.addNote": (as, { candidate, n }) =>
    callAs(as, api.candidate.addNote, { candidate_id: candidate, text: `Called about note ${n}.` }),
  "candidate.update, what nothing is compared by": (as, { candidate, n }) =>
    callAs(as, api.candidate.update, { id: candidate, tags: [`tag ${n % 7}`] }),
  "candidate.update, the headline": (as, { candidate, n }) =>
    callAs(as, api.candidate.update, { id: candidate, headline: `Called ${n} times` }),
  "candidate.update, the skills": (as, { candidate, n }) =>
    callAs(as, api.candidate.update, { id: candidate, skills: [{ name: nth(words, n % 10) }, { name: nth(words, (n + 3) % 10) }] }),
  "candidate.create": (as, { n }) =>
    callAs(as, api.candidate.create, { first_name: "Bente", last_name: `Smit ${n}`, headline: "Planner", skills: [{ name: "Excel" }] }),
  "matching.updateMatched, a stage": (as, { candidate, job, n }) =>
    callAs(as, api.matching.updateMatched, { candidate_id: candidate, job_id: job, stage: nth(stages, n % 2) }),
  "job.update, what nobody is compared by": (as, { job, n }) => callAs(as, api.job.update, { id: job, tags: [`tag ${n % 7}`] }),
  "job.update, its hours": (as, { job, n }) => callAs(as, api.job.update, { id: job, hours_per_week: 32 + (n % 8) }),
};
