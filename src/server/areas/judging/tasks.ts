import type { Judging, JudgingTrouble } from "#contract/job/judging.ts";
import { askedOfPair, isSeenWhole } from "#engine/matching/by-model/asked.ts";
import { standingVerdicts, type VerdictsAnswer, verdictsAnswer, verdictsWanted } from "#engine/matching/by-model/verdicts.ts";
import { findCandidate } from "#server/areas/candidate/queries.ts";
import { findJob } from "#server/areas/job/queries.ts";
import { type Asked, askedOfJob, hashOfText, putVerdicts, recompute } from "#server/areas/ranking/tasks.ts";
import { modelFor } from "#server/areas/subscription/tasks.ts";
import { workspaceOf } from "#server/areas/workspace/queries.ts";
import type { WorkspaceId } from "#server/core/caller.ts";
import { AssistantFailure, type AssistantTrouble } from "#server/parts/assistant/assistant.ts";
import { jsonAnswer } from "#server/parts/assistant/json-answer.ts";
import { throughMask } from "#server/parts/engine/through-mask.ts";
import { isTooHeavy } from "#server/parts/engine/too-heavy.ts";
import type { Parts } from "#server/parts/parts.ts";
import { candidatesToJudge, putTrouble, recentTrouble, withoutVerdicts } from "./queries.ts";
import { PROMPT_VERSION, VERDICTS_TEXT } from "./system-text.ts";

/** Whoever comes among the best because others were judged down is judged too, up to so many times as many in one go. */
const TIMES_TRIED = 3;
/** So many are asked for at once. */
const AT_ONCE = 4;
const MOST_TOKENS = 4000;
/** So long a model that is in trouble isn't asked again of itself. */
const PAUSE_SECONDS = 300;

interface Pair {
  job_id: string;
  candidate_id?: string;
}

/** How far the model is with a job's best; where something is left, it goes on with it. */
export async function judgingOf(parts: Parts, workspace: WorkspaceId, job_id: string): Promise<Judging> {
  const found = await jobAsked(parts, workspace, job_id);
  if (!found) return null;
  const { db } = parts.database;
  if (found.best === 0) return null;
  const best = await candidatesToJudge(db, workspace, { job_id }, found.best);
  const left = await withoutVerdicts(db, workspace, best, found);
  const trouble = await recentTrouble(db, workspace, job_id, PAUSE_SECONDS);
  if (left.length > 0 && !trouble) await enqueue(parts, workspace, { job_id });
  return { model: found.model, judged: best.length - left.length, of: best.length, trouble };
}

/** Lets the model judge a candidate for whom somebody looks, where that is left to do. */
export async function judgeInView(parts: Parts, workspace: WorkspaceId, pair: Required<Pair>): Promise<void> {
  const found = await jobAsked(parts, workspace, pair.job_id);
  if (!found) return;
  const { db } = parts.database;
  const left = await withoutVerdicts(db, workspace, await candidatesToJudge(db, workspace, pair, 1), found);
  if (left.length > 0 && !(await recentTrouble(db, workspace, pair.job_id, PAUSE_SECONDS))) await enqueue(parts, workspace, pair);
}

const enqueue = (parts: Parts, workspace: WorkspaceId, pair: Pair) =>
  parts.tasks.enqueue(
    "judge_matches",
    { workspace_id: workspace, ...pair },
    { once_per: [pair.job_id, pair.candidate_id].filter(Boolean).join(" ") },
  );

/** Lets the model judge a job's best who haven't been judged, or one candidate. What was judged before a fault stays. */
export async function judgeMatches(parts: Parts, workspace: WorkspaceId, pair: Pair): Promise<void> {
  const { job_id } = pair;
  const found = await jobAsked(parts, workspace, job_id);
  if (!found) return;
  const { db } = parts.database;
  const tried = new Set<string>();
  let trouble: JudgingTrouble | null = null;
  while (!trouble && tried.size < TIMES_TRIED * (found.best || 1)) {
    const candidates = await candidatesToJudge(db, workspace, pair, found.best);
    const left = (await withoutVerdicts(db, workspace, candidates, found)).filter(({ id }) => !tried.has(id));
    if (left.length === 0) break;
    for (const { id } of left) tried.add(id);
    trouble = await judgeAll(
      parts,
      workspace,
      found,
      left.map(({ id }) => id),
    );
  }
  await putTrouble(db, workspace, job_id, trouble);
}

interface JobAsked {
  job: NonNullable<Awaited<ReturnType<typeof findJob>>>;
  model: string;
  prompt: number;
  /** So many of its candidates are judged without anybody looking at them. */
  best: number;
  requirements: Asked[];
  asked: string[];
}

/** An open job with what a model is asked of it; null where no model judges, or there is nothing to ask. */
async function jobAsked({ assistant, config, database: { db } }: Parts, workspace: WorkspaceId, job_id: string): Promise<JobAsked | null> {
  if (!assistant || !config.assistant?.judges) return null;
  if ((await workspaceOf(db, workspace)).settings.reading?.by_model === false) return null;
  const job = await findJob(db, workspace, job_id);
  const isOpen = job?.status === 1 && !job.deleted_at;
  const requirements = isOpen ? askedOfJob(job) : [];
  if (!job || requirements.length === 0) return null;
  const asked = requirements.map((one) => one.asked);
  return { job, model: assistant.model, prompt: PROMPT_VERSION, best: config.assistant.judges_best, requirements, asked };
}

/** Several at a time; the first trouble that isn't one candidate's own ends it. */
async function judgeAll(parts: Parts, workspace: WorkspaceId, job: JobAsked, candidate_ids: string[]): Promise<JudgingTrouble | null> {
  let trouble: JudgingTrouble | null = null;
  const waiting = [...candidate_ids];
  const one = async () => {
    for (let id = waiting.shift(); id !== undefined && (trouble === null || trouble === "unreadable"); id = waiting.shift())
      trouble = (await judge(parts, workspace, job, id)) ?? trouble;
  };
  await Promise.all(Array.from({ length: AT_ONCE }, one));
  return trouble;
}

/** One candidate: asks, keeps what stands, and lets the match follow. What a model's answer doesn't say is kept as such: it isn't asked again. */
async function judge(parts: Parts, workspace: WorkspaceId, found: JobAsked, candidate_id: string): Promise<JudgingTrouble | null> {
  const { job, requirements, model, prompt } = found;
  const candidate = await findCandidate(parts.database.db, workspace, candidate_id);
  if (!candidate || candidate.cv_text === null) return null;
  const cv = candidate.cv_text;
  let answer: VerdictsAnswer = { verdicts: [] };
  let trouble: JudgingTrouble | null = null;
  try {
    const { said, mask } = await throughMask(
      parts.engine,
      workspace,
      { people: [candidate], others: [job.client?.contact_name] },
      (through) => askedOfPair({ job: { ...job, requirements }, candidate }, through),
    );
    const assistant = await modelFor(parts, workspace, said.length, MOST_TOKENS);
    if (!assistant) return "over_budget";
    const today = new Date().toISOString().slice(0, 10);
    const turns = [{ role: "user" as const, content: `${said}\n\nToday is ${today}.` }];
    const signal = AbortSignal.timeout(wholeTime(parts));
    answer = await jsonAnswer(
      assistant,
      { system: VERDICTS_TEXT, turns, most_tokens: MOST_TOKENS, json: verdictsWanted },
      { schema: verdictsAnswer, show: mask.show, signal },
    );
  } catch (error) {
    // Whoever is too long to be masked in time is kept as somebody of whom it said nothing.
    if (!isTooHeavy(error)) {
      if (!(error instanceof AssistantFailure)) throw error;
      parts.log.error(new Error(`${error.message}; a candidate was judged without it`));
      trouble = troubles[error.trouble];
      if (trouble !== "unreadable") return trouble;
    }
  }
  const standing = standingVerdicts(answer, requirements.length, cv);
  const rows = requirements.map(({ asked }, index) => {
    const proposed = standing.get(index);
    // Of what it didn't see it can't say that it isn't there.
    const stands = proposed && (proposed.verdict !== "unknown" || isSeenWhole(candidate)) ? proposed : null;
    const { verdict = null, evidence = [], why = null } = stands ?? {};
    return { candidate_id, asked, cv: hashOfText(candidate), model, prompt, verdict, evidence, why };
  });
  await parts.database.transaction((trx) => putVerdicts(trx, workspace, rows));
  await recompute(parts, workspace, job.id, candidate_id);
  return trouble;
}

const wholeTime = ({ config }: Parts): number => (config.assistant?.timeout_seconds ?? 30) * 3000;

const troubles: Record<AssistantTrouble, JudgingTrouble> = {
  refused: "refused",
  timeout: "unavailable",
  busy: "unavailable",
  unavailable: "unavailable",
  cut_off: "unavailable",
  unreadable: "unreadable",
  empty: "unreadable",
  too_long: "unreadable",
};
