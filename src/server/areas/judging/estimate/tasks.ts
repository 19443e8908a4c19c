import type { JudgingAsked, JudgingEstimate } from "#contract/account/model.ts";
import { MOST_OFFERED } from "#engine/second-reading/offered.ts";
import { refuseWithoutCandidate } from "#server/areas/candidate/queries.ts";
import { findJob } from "#server/areas/job/queries.ts";
import { type JobAsked, jobAskedOf, MOST_REQUIREMENTS } from "#server/areas/judging/asking/tasks.ts";
import { bestToJudge, type Left, leftToJudge, namedToJudge, openJobs } from "#server/areas/judging/queries.ts";
import { VERDICTS_TEXT } from "#server/areas/judging/system-text.ts";
import { modelLet } from "#server/areas/model/tasks.ts";
import type { WorkspaceId } from "#server/core/caller.ts";
import { notFound } from "#server/core/failures.ts";
import { tokensIn } from "#server/parts/assistant/metered.ts";
import type { Parts } from "#server/parts/parts.ts";

/** So many jobs are looked at, and begun, at once. */
const MOST_JOBS = 200;
/** In characters: what stands around a requirement and a CV, and the number of a line of it. */
const AROUND_REQUIREMENT = 40;
const AROUND_CV = 250;
const OF_LINE = 1.1;
/** In tokens: what a verdict with its quote comes to. */
const OF_VERDICT = 70;

type Estimated = Omit<JudgingEstimate, "cost" | "currency" | "left_today">;

/** What it would take to judge a job's best, or those of all open jobs, or one candidate, who haven't been judged or are to be judged anew; null where no model judges. */
export async function estimateJudging(parts: Parts, workspace: WorkspaceId, of: JudgingAsked): Promise<Estimated | null> {
  const jobs = await jobsAsked(parts, workspace, of);
  const assistant = await modelLet(parts, workspace, "judge");
  if (!assistant) return null;
  const sum = { model: assistant.model, jobs: 0, of: jobs.of, candidates: 0, requests: 0, input_tokens: 0, output_tokens: 0 };
  for (const id of jobs.ids) {
    const found = await jobAskedOf(parts, workspace, id, assistant);
    sum.jobs += 1;
    if (found) for (const one of await leftOf(parts, workspace, found, of)) addRequests(sum, found, one);
  }
  return sum;
}

/** The open jobs for which somebody is left to judge, with who that is. */
export async function jobsToJudge(
  parts: Parts,
  workspace: WorkspaceId,
  of: JudgingAsked,
): Promise<{ job_id: string; candidate_ids: string[] }[] | null> {
  const { ids } = await jobsAsked(parts, workspace, of);
  const assistant = await modelLet(parts, workspace, "judge");
  if (!assistant) return null;
  const waiting = [];
  for (const job_id of ids) {
    const found = await jobAskedOf(parts, workspace, job_id, assistant);
    const candidate_ids = found ? (await leftOf(parts, workspace, found, of)).map(({ id }) => id) : [];
    if (candidate_ids.length > 0) waiting.push({ job_id, candidate_ids });
  }
  return waiting;
}

/** The job that is named, where it is open, or the newest of all open ones. */
async function jobsAsked({ database: { db } }: Parts, workspace: WorkspaceId, { job_id, candidate_id }: JudgingAsked) {
  if (!job_id) return openJobs(db, workspace, MOST_JOBS);
  if (candidate_id) await refuseWithoutCandidate(db, workspace, candidate_id);
  const job = await findJob(db, workspace, job_id);
  if (!job) throw notFound("job");
  const isOpen = job.status === 1 && !job.deleted_at;
  return { ids: isOpen ? [job_id] : [], of: isOpen ? 1 : 0 };
}

async function leftOf(
  { database: { db } }: Parts,
  workspace: WorkspaceId,
  found: JobAsked,
  { candidate_id, anew }: JudgingAsked,
): Promise<Left[]> {
  const { job, best, asked } = found;
  const people = candidate_id
    ? await namedToJudge(db, workspace, { job_id: job.id, candidate_ids: [candidate_id] })
    : await bestToJudge(db, workspace, job.id, best);
  if (anew) return people.map((one) => ({ ...one, missing: new Set(asked), isResting: false }));
  return leftToJudge(db, workspace, people, found);
}

function addRequests(sum: Estimated, { job, requirements }: JobAsked, { length, missing }: Left): void {
  if (missing.size === 0) return;
  const requests = Math.ceil(missing.size / MOST_REQUIREMENTS);
  const asked = requirements.filter(({ asked }) => missing.has(asked));
  const words = asked.reduce((characters, { text }) => characters + text.length + AROUND_REQUIREMENT, 0);
  const each = VERDICTS_TEXT.length + job.title.length + AROUND_CV + Math.min(length, MOST_OFFERED) * OF_LINE;
  sum.candidates += 1;
  sum.requests += requests;
  sum.input_tokens += tokensIn(each * requests + words);
  sum.output_tokens += missing.size * OF_VERDICT;
}
