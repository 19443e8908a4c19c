import type { JudgingAsked } from "#contract/account/model.ts";
import type { Judging, JudgingTrouble } from "#contract/job/judging.ts";
import { isSeenWhole } from "#engine/matching/by-model/asked.ts";
import { standingVerdicts } from "#engine/matching/by-model/verdicts.ts";
import { findCandidate } from "#server/areas/candidate/queries.ts";
import { modelFor } from "#server/areas/model/tasks.ts";
import { type Asked, putVerdicts, recompute } from "#server/areas/ranking/tasks.ts";
import type { WorkspaceId } from "#server/core/caller.ts";
import { AssistantFailure, type AssistantTrouble } from "#server/parts/assistant/assistant.ts";
import { isTooHeavy } from "#server/parts/engine/too-heavy.ts";
import type { Parts } from "#server/parts/parts.ts";
import { askVerdicts, type JobAsked, jobAsked, MOST_REQUIREMENTS, MOST_TOKENS } from "./asking/tasks.ts";
import { claimedOf, restPair, wakePairs } from "./claims/queries.ts";
import { CLAIM_SECONDS } from "./claims/tasks.ts";
import { bestToJudge, type Left, leftToJudge, namedToJudge, putTrouble, recentTrouble, type ToBeJudged } from "./queries.ts";
import { askInRound } from "./round/tasks.ts";
import { findWish, removeWish, removeWishesOf, wishedOf } from "./wishes/queries.ts";
import { enqueue, isToDo, leave, type Pair, quietly, wish } from "./wishes/tasks.ts";

export { estimateJudging, jobsToJudge } from "./estimate/tasks.ts";
export { tryModel } from "./trial/tasks.ts";
export { judgeInView, judgeTouched } from "./wishes/tasks.ts";

/** How far the model is with a job's best; where something is left, it goes on with it. */
export async function judgingOf(parts: Parts, workspace: WorkspaceId, job_id: string): Promise<Judging> {
  const found = await jobAsked(parts, workspace, job_id);
  if (!found) return null;
  const { db } = parts.database;
  const best = await bestToJudge(db, workspace, job_id, found.best);
  const left = await leftToJudge(db, workspace, best, found);
  const of_job = await recentTrouble(db, workspace, job_id);
  const wished = await wishedOf(db, workspace, job_id);
  const isBegun = isToDo(left, of_job) || (wished.length > 0 && !of_job);
  if (isBegun) await quietly(parts, () => enqueue(parts, workspace, { job_id }));
  // Whoever has verdicts and is claimed is still being ranked by them: a list that took them for done would never show the new order.
  const claimed = await claimedOf(db, workspace, job_id);
  const open = new Set([...left.map(({ id }) => id), ...claimed]);
  const ids = new Set(best.map(({ id }) => id));
  const others = wished.filter(({ candidate_id, is_waited_for }) => is_waited_for && !ids.has(candidate_id)).length;
  // Of whom nothing could be read is told once nobody else is left.
  const rest = left.length > 0 && wished.length === 0 && left.every(({ isResting }) => isResting);
  const trouble = of_job ?? (rest ? "unreadable" : null);
  return { model: found.model, judged: best.filter(({ id }) => !open.has(id)).length, of: best.length, others, trouble };
}
/** Begins at once with what was asked for of a job, whatever kept the model from it before. */
export async function beginJudging(
  parts: Parts,
  workspace: WorkspaceId,
  { job_id, candidate_ids }: { job_id: string; candidate_ids: readonly string[] },
  { candidate_id, anew = false }: JudgingAsked,
): Promise<void> {
  await putTrouble(parts.database.db, workspace, job_id, null);
  await wakePairs(parts.database.db, workspace, job_id);
  if (anew || candidate_id) await wish(parts, workspace, job_id, candidate_ids, { anew });
  else await enqueue(parts, workspace, { job_id });
}

/**
 * Lets the model judge a job's best who haven't been judged, or one candidate; and before a job's best whomever somebody wished in the
 * workspace; without a job those alone. What was judged before a fault stays. Whoever comes among the best because others were judged down
 * has their turn as soon as somebody looks at the list. Nobody is asked for twice at the same time, by whichever process; whom another one
 * asks about is looked for again once its claim would have run out.
 */
export async function judgeMatches(parts: Parts, workspace: WorkspaceId, pair: Partial<Pair>): Promise<void> {
  const { job_id, candidate_id } = pair;
  const left = job_id ? await leftOf(parts, workspace, { job_id, ...(candidate_id && { candidate_id }) }) : [];
  if (!left) return;
  for (const { id, missing } of left) if (job_id && missing.size === 0) await follow(parts, workspace, { job_id, candidate_id: id });
  const waiting = left.flatMap(({ id, missing, isResting }) => (missing.size > 0 && !isResting ? [id] : []));
  // One who is in view needs one place: further ones would take those that others wait for.
  const round = { job_id, waiting, isOne: candidate_id !== undefined };
  const { skipped, isCut, isOver } = await askInRound(parts, workspace, round, (one, signal) => troubleOf(parts, workspace, one, signal));
  if (isCut) await leave(parts, workspace, job_id, isOver ? [] : waiting);
  // Where the process that had them ended, nobody else goes on with them.
  if (skipped && !isOver) await enqueue(parts, workspace, pair, { after_seconds: CLAIM_SECONDS });
}

/** Of whom something is left to do; null where no model judges for the job. */
async function leftOf(parts: Parts, workspace: WorkspaceId, { job_id, candidate_id }: Pair): Promise<Left[] | null> {
  const { db } = parts.database;
  const found = await jobAsked(parts, workspace, job_id);
  if (!found) {
    await removeWishesOf(db, workspace, job_id);
    return null;
  }
  const whom = candidate_id
    ? namedToJudge(db, workspace, { job_id, candidate_ids: [candidate_id] })
    : bestToJudge(db, workspace, job_id, found.best);
  return leftToJudge(db, workspace, await whom, found);
}

/** Lets a match follow what was judged, where that was cut off before; what is wrong with one is nobody else's trouble. */
async function follow(parts: Parts, workspace: WorkspaceId, pair: Required<Pair>): Promise<void> {
  try {
    await recompute(parts, workspace, pair.job_id, pair.candidate_id);
  } catch (error) {
    parts.log.error(error);
    // Or a list would wait for it for ever.
    await restPair(parts.database.db, workspace, pair);
  }
}

/** What went wrong with a candidate, told or thrown; null: they are judged. */
async function troubleOf(parts: Parts, workspace: WorkspaceId, pair: Required<Pair>, signal: AbortSignal): Promise<JudgingTrouble | null> {
  try {
    // Read first: what is wished anew from here on stays, and is asked again, for what follows is kept as of when it was asked.
    const wished = await findWish(parts.database.db, workspace, pair);
    const trouble = await judge(parts, workspace, pair, signal);
    if (wished && !trouble) await removeWish(parts.database.db, workspace, pair, wished);
    return trouble;
  } catch (error) {
    parts.log.error(error);
    return "unreadable";
  }
}

/** One candidate, as both are now: asks for what is missing, keeps what stands, and lets the match follow. */
async function judge(parts: Parts, workspace: WorkspaceId, { job_id, candidate_id }: Required<Pair>, signal: AbortSignal) {
  const { db } = parts.database;
  const found = await jobAsked(parts, workspace, job_id);
  if (!found) return null;
  const [left] = await leftToJudge(db, workspace, await namedToJudge(db, workspace, { job_id, candidate_ids: [candidate_id] }), found);
  if (!left) return null;
  const missing = found.requirements.filter(({ asked }) => left.missing.has(asked));
  let trouble: JudgingTrouble | null = null;
  for (let at = 0; at < missing.length && !trouble; at += MOST_REQUIREMENTS)
    trouble = await judgeSome(parts, workspace, found, left, { requirements: missing.slice(at, at + MOST_REQUIREMENTS), signal });
  // Also where the last of several requests met trouble: what was judged before it counts.
  await recompute(parts, workspace, job_id, candidate_id);
  return trouble;
}

async function judgeSome(
  parts: Parts,
  workspace: WorkspaceId,
  { job, model, host, prompt }: JobAsked,
  { id, cv, read_at }: ToBeJudged,
  { requirements, signal }: { requirements: Asked[]; signal: AbortSignal },
): Promise<JudgingTrouble | null> {
  const candidate = await findCandidate(parts.database.db, workspace, id);
  if (!candidate || candidate.cv_text === null) return null;
  let said: Awaited<ReturnType<typeof askVerdicts>> = null;
  try {
    const modelOf = (characters: number) => modelFor(parts, workspace, "judge", characters, MOST_TOKENS);
    const answered = await askVerdicts(parts, workspace, { job, requirements, candidate }, modelOf, signal);
    if (!answered) return "over_budget";
    said = answered;
  } catch (error) {
    // Whoever is too long to be masked in time is kept as somebody of whom it said nothing, or what it said before.
    if (!isTooHeavy(error)) {
      if (!(error instanceof AssistantFailure)) throw error;
      parts.log.error(new Error(`${error.message}; a candidate was judged without it`));
      return troubles[error.trouble];
    }
  }
  const standing = said && standingVerdicts(said.answer, requirements.length, { cv: candidate.cv_text, offered: said.offered });
  const rows = requirements.map(({ asked }, index) => {
    const proposed = standing?.get(index);
    // Of what it didn't see it can't say that it isn't there.
    const stands = proposed && (proposed.verdict !== "unknown" || isSeenWhole(candidate)) ? proposed : null;
    const { verdict = null, evidence = [], why = null } = stands ?? {};
    return { candidate_id: id, asked, model: said?.model ?? model, host: said?.host ?? host, prompt, verdict, evidence, why };
  });
  const how = { wasAsked: said !== null, asked_at: read_at };
  const isOfOthers = await parts.database.transaction((trx) => putVerdicts(trx, workspace, cv, rows, how));
  // What another model said stays, and isn't this one's: asking again has to wait.
  return isOfOthers ? "unreadable" : null;
}

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
