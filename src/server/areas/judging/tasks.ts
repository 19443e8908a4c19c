import type { Judging, JudgingTrouble } from "#contract/job/judging.ts";
import { askedOfPair, isSeenWhole } from "#engine/matching/by-model/asked.ts";
import { standingVerdicts, type VerdictsAnswer, verdictsAnswer, verdictsWanted } from "#engine/matching/by-model/verdicts.ts";
import { findCandidate } from "#server/areas/candidate/queries.ts";
import { findJob } from "#server/areas/job/queries.ts";
import { type Asked, askedOfJob, putVerdicts, recompute } from "#server/areas/ranking/tasks.ts";
import { modelFor } from "#server/areas/subscription/tasks.ts";
import { workspaceOf } from "#server/areas/workspace/queries.ts";
import type { WorkspaceId } from "#server/core/caller.ts";
import { AssistantFailure, type AssistantTrouble } from "#server/parts/assistant/assistant.ts";
import { jsonAnswer } from "#server/parts/assistant/json-answer.ts";
import { throughMask } from "#server/parts/engine/through-mask.ts";
import { isTooHeavy } from "#server/parts/engine/too-heavy.ts";
import type { Parts } from "#server/parts/parts.ts";
import { candidatesToJudge, putTrouble, recentTrouble, type ToBeJudged, withoutVerdicts } from "./queries.ts";
import { PROMPT_VERSION, VERDICTS_TEXT } from "./system-text.ts";

/** So many are asked for at once. */
const AT_ONCE = 4;
/** Of one candidate: what an answer has room for. */
const MOST_REQUIREMENTS = 25;
const MOST_TOKENS = 4000;

interface Pair {
  job_id: string;
  candidate_id?: string;
}

/** How far the model is with a job's best; where something is left, it goes on with it. */
export async function judgingOf(parts: Parts, workspace: WorkspaceId, job_id: string): Promise<Judging> {
  const found = await jobAsked(parts, workspace, job_id);
  if (!found || found.best === 0) return null;
  const { db } = parts.database;
  const best = await candidatesToJudge(db, workspace, { job_id }, found.best);
  const left = await withoutVerdicts(db, workspace, best, found);
  const trouble = await recentTrouble(db, workspace, job_id);
  if (left.length > 0 && !trouble) await enqueue(parts, workspace, { job_id });
  return { model: found.model, judged: best.length - left.length, of: best.length, trouble };
}

/** Lets the model judge a candidate for whom somebody looks, where that is left to do. */
export async function judgeInView(parts: Parts, workspace: WorkspaceId, pair: Required<Pair>): Promise<void> {
  const found = await jobAsked(parts, workspace, pair.job_id);
  if (!found) return;
  const { db } = parts.database;
  const left = await withoutVerdicts(db, workspace, await candidatesToJudge(db, workspace, pair, 1), found);
  if (left.length > 0 && !(await recentTrouble(db, workspace, pair.job_id))) await enqueue(parts, workspace, pair);
}

const enqueue = (parts: Parts, workspace: WorkspaceId, pair: Pair) =>
  parts.tasks.enqueue(
    "judge_matches",
    { workspace_id: workspace, ...pair },
    { once_per: [pair.job_id, pair.candidate_id].filter(Boolean).join(" ") },
  );

/** Whom this process asks for at the moment: nobody is asked for twice. */
const busy = new Set<string>();

/**
 * Lets the model judge a job's best who haven't been judged, or one candidate. What was judged before a fault stays. Whoever comes among
 * the best because others were judged down has their turn as soon as somebody looks at the list.
 */
export async function judgeMatches(parts: Parts, workspace: WorkspaceId, pair: Pair): Promise<void> {
  const { job_id } = pair;
  const { db } = parts.database;
  const found = await jobAsked(parts, workspace, job_id);
  if (!found || (await recentTrouble(db, workspace, job_id))) return;
  const waiting = await withoutVerdicts(db, workspace, await candidatesToJudge(db, workspace, pair, found.best), found);
  let trouble: JudgingTrouble | null = null;
  let asked = 0;
  const work = async () => {
    for (let one = waiting.shift(); one && (trouble === null || trouble === "unreadable"); one = waiting.shift()) {
      if (busy.has(one.id)) continue;
      busy.add(one.id);
      try {
        asked += 1;
        trouble = (await judge(parts, workspace, { job_id, candidate_id: one.id })) ?? trouble;
      } catch (error) {
        // One candidate's own: the others are judged all the same, and the list says that something was wrong.
        parts.log.error(error);
        trouble ??= "unreadable";
      } finally {
        busy.delete(one.id);
      }
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  if (asked > 0) await putTrouble(db, workspace, job_id, trouble);
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

/** One candidate, as both are now: asks for what is missing, keeps what stands, and lets the match follow. */
async function judge(parts: Parts, workspace: WorkspaceId, pair: Required<Pair>): Promise<JudgingTrouble | null> {
  const { db } = parts.database;
  const found = await jobAsked(parts, workspace, pair.job_id);
  if (!found) return null;
  const [left] = await withoutVerdicts(db, workspace, await candidatesToJudge(db, workspace, pair, 1), found);
  if (!left) return null;
  const missing = found.requirements.filter(({ asked }) => left.missing.has(asked));
  for (let at = 0; at < missing.length; at += MOST_REQUIREMENTS) {
    const trouble = await judgeSome(parts, workspace, found, left, missing.slice(at, at + MOST_REQUIREMENTS));
    if (trouble) return trouble;
  }
  await recompute(parts, workspace, pair.job_id, pair.candidate_id);
  return null;
}

async function judgeSome(
  parts: Parts,
  workspace: WorkspaceId,
  { job, model, prompt }: JobAsked,
  { id, cv }: ToBeJudged,
  requirements: Asked[],
): Promise<JudgingTrouble | null> {
  const candidate = await findCandidate(parts.database.db, workspace, id);
  if (!candidate || candidate.cv_text === null) return null;
  let answer: VerdictsAnswer = { verdicts: [] };
  let offered = "";
  try {
    const { said: asked } = await throughMask(
      parts.engine,
      workspace,
      { people: [candidate], others: [job.client?.contact_name] },
      (through) => askedOfPair({ job, requirements, candidate }, through),
    );
    offered = asked.offered;
    const assistant = await modelFor(parts, workspace, asked.said.length, MOST_TOKENS);
    if (!assistant) return "over_budget";
    const today = new Date().toISOString().slice(0, 10);
    const turns = [{ role: "user" as const, content: `${asked.said}\n\nToday is ${today}.` }];
    const signal = AbortSignal.timeout(wholeTime(parts));
    const wanted = { system: VERDICTS_TEXT, turns, most_tokens: MOST_TOKENS, json: verdictsWanted };
    // What was hidden stays hidden: nothing that a verdict rests on may hold it.
    answer = await jsonAnswer(assistant, wanted, { schema: verdictsAnswer, show: (text) => text, signal });
  } catch (error) {
    // Whoever is too long to be masked in time is kept as somebody of whom it said nothing.
    if (!isTooHeavy(error)) {
      if (!(error instanceof AssistantFailure)) throw error;
      parts.log.error(new Error(`${error.message}; a candidate was judged without it`));
      return troubles[error.trouble];
    }
  }
  const standing = standingVerdicts(answer, requirements.length, { cv: candidate.cv_text, offered });
  const rows = requirements.map(({ asked }, index) => {
    const proposed = standing.get(index);
    // Of what it didn't see it can't say that it isn't there.
    const stands = proposed && (proposed.verdict !== "unknown" || isSeenWhole(candidate)) ? proposed : null;
    const { verdict = null, evidence = [], why = null } = stands ?? {};
    return { candidate_id: id, asked, model, prompt, verdict, evidence, why };
  });
  await parts.database.transaction((trx) => putVerdicts(trx, workspace, cv, rows));
  return null;
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
