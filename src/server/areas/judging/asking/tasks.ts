import type { Candidate } from "#contract/candidate/candidate.ts";
import type { Job } from "#contract/job/job.ts";
import { askedOfPair, type ToJudge } from "#engine/matching/by-model/asked.ts";
import { type VerdictsAnswer, verdictsAnswer, verdictsWanted } from "#engine/matching/by-model/verdicts.ts";
import { findJob } from "#server/areas/job/queries.ts";
import { PROMPT_VERSION, VERDICTS_TEXT } from "#server/areas/judging/system-text.ts";
import { modelLet } from "#server/areas/model/tasks.ts";
import { type Asked, askedOfJob } from "#server/areas/ranking/tasks.ts";
import type { WorkspaceId } from "#server/core/caller.ts";
import type { Assistant } from "#server/parts/assistant/assistant.ts";
import { jsonAnswer } from "#server/parts/assistant/json-answer.ts";
import { type Masked, throughMask } from "#server/parts/engine/through-mask.ts";
import type { Parts } from "#server/parts/parts.ts";

/** Of one candidate: what an answer has room for. */
export const MOST_REQUIREMENTS = 25;
export const MOST_TOKENS = 4000;
/** An answer with all that goes before it may take so many times as long as a model may be silent. */
const WHOLE = 3;

export interface JobAsked {
  job: NonNullable<Awaited<ReturnType<typeof findJob>>>;
  model: string;
  host: string;
  prompt: number;
  /** So many of its candidates are judged without anybody looking at them. */
  best: number;
  requirements: Asked[];
  asked: string[];
}

/** An open job with what a model is asked of it; null where no model judges, or there is nothing to ask. */
export async function jobAsked(parts: Parts, workspace: WorkspaceId, job_id: string): Promise<JobAsked | null> {
  const assistant = await modelLet(parts, workspace, "judge");
  return assistant && jobAskedOf(parts, workspace, job_id, assistant);
}

/** The same where it is known which model judges. */
export async function jobAskedOf(
  { config, database: { db } }: Parts,
  workspace: WorkspaceId,
  job_id: string,
  { model, host }: Pick<Assistant, "model" | "host">,
): Promise<JobAsked | null> {
  const job = await findJob(db, workspace, job_id);
  const isOpen = job?.status === 1 && !job.deleted_at;
  const requirements = isOpen ? askedOfJob(job) : [];
  if (!job || requirements.length === 0) return null;
  const asked = requirements.map((one) => one.asked);
  return { job, model, host, prompt: PROMPT_VERSION, best: config.models.judges_best, requirements, asked };
}

interface PairToAsk {
  job: Pick<Job, "title" | "city"> & { client?: { contact_name?: string | null } | null };
  requirements: readonly ToJudge[];
  candidate: Masked["people"][number] & Pick<Candidate, "experience" | "cv_text">;
}

/**
 * What a model answers that is asked for verdicts on a pair, which one that was, and what it was shown of the CV, people hidden; null where
 * there is no model for so many characters. What goes wrong is thrown.
 */
export async function askVerdicts(
  parts: Parts,
  workspace: WorkspaceId,
  { job, requirements, candidate }: PairToAsk,
  modelOf: (characters: number) => Promise<Assistant | null>,
  ended?: AbortSignal,
): Promise<{ answer: VerdictsAnswer; model: string; host: string; offered: string } | null> {
  const { said: asked } = await throughMask(
    parts.engine,
    workspace,
    { people: [candidate], others: [job.client?.contact_name] },
    (through) => askedOfPair({ job, requirements, candidate }, through),
  );
  const assistant = await modelOf(asked.said.length);
  if (!assistant) return null;
  const today = new Date().toISOString().slice(0, 10);
  const turns = [{ role: "user" as const, content: `${asked.said}\n\nToday is ${today}.` }];
  const late = AbortSignal.timeout(assistant.timeout_seconds * WHOLE * 1000);
  const signal = ended ? AbortSignal.any([late, ended]) : late;
  const wanted = { system: VERDICTS_TEXT, turns, most_tokens: MOST_TOKENS, json: verdictsWanted };
  // What was hidden stays hidden: nothing that a verdict rests on may hold it.
  const answer = await jsonAnswer(assistant, wanted, { schema: verdictsAnswer, show: (text) => text, signal });
  return { answer, model: assistant.model, host: assistant.host, offered: asked.offered };
}
