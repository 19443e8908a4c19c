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
import { CLAIM_SECONDS, whileClaimed } from "./claims/tasks.ts";
import { candidatesToJudge, claimedOf, type Left, leftToJudge, putTrouble, recentTrouble, type ToBeJudged } from "./queries.ts";

export { estimateJudging, jobsToJudge } from "./estimate/tasks.ts";
export { tryModel } from "./trial/tasks.ts";

/** So many are asked for at once. */
const AT_ONCE = 4;

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
  const left = await leftToJudge(db, workspace, best, found);
  const trouble = await recentTrouble(db, workspace, job_id);
  if (isToDo(left, trouble)) await enqueue(parts, workspace, { job_id });
  // Whoever has verdicts and is claimed is still being ranked by them: a list that took them for done would never show the new order.
  const claimed = await claimedOf(db, workspace, job_id);
  const open = new Set([...left.map(({ id }) => id), ...claimed]);
  return { model: found.model, judged: best.filter(({ id }) => !open.has(id)).length, of: best.length, trouble };
}

/** Lets the model judge a candidate for whom somebody looks, where that is left to do. */
export async function judgeInView(parts: Parts, workspace: WorkspaceId, pair: Required<Pair>): Promise<void> {
  const found = await jobAsked(parts, workspace, pair.job_id);
  if (!found) return;
  const { db } = parts.database;
  const left = await leftToJudge(db, workspace, await candidatesToJudge(db, workspace, pair, 1), found);
  if (isToDo(left, await recentTrouble(db, workspace, pair.job_id))) await enqueue(parts, workspace, pair);
}

/** A match follows what was judged whatever the model is in; it is asked where it is in no trouble. */
const isToDo = (left: readonly Left[], trouble: JudgingTrouble | null) =>
  left.some(({ missing }) => missing.size === 0 || trouble === null);

/** Begins with a job's best at once, whatever kept the model from it before. */
export async function beginJudging(parts: Parts, workspace: WorkspaceId, job_id: string): Promise<void> {
  await putTrouble(parts.database.db, workspace, job_id, null);
  await enqueue(parts, workspace, { job_id });
}

/** What waits for later doesn't stand in the way of what is asked for now. */
const enqueue = (parts: Parts, workspace: WorkspaceId, pair: Pair, later: { after_seconds?: number } = {}) =>
  parts.tasks.enqueue(
    "judge_matches",
    { workspace_id: workspace, ...pair },
    { ...later, once_per: [pair.job_id, pair.candidate_id, later.after_seconds && "later"].filter(Boolean).join(" ") },
  );

/**
 * Lets the model judge a job's best who haven't been judged, or one candidate. What was judged before a fault stays. Whoever comes among
 * the best because others were judged down has their turn as soon as somebody looks at the list. Nobody is asked for twice at the same time,
 * by whichever process; whom another one asks about is looked for again once its claim would have run out.
 */
export async function judgeMatches(parts: Parts, workspace: WorkspaceId, pair: Pair): Promise<void> {
  const { job_id } = pair;
  const { db } = parts.database;
  const found = await jobAsked(parts, workspace, job_id);
  if (!found) return;
  const left = await leftToJudge(db, workspace, await candidatesToJudge(db, workspace, pair, found.best), found);
  for (const { id, missing } of left) if (missing.size === 0) await follow(parts, workspace, { job_id, candidate_id: id });
  if (await recentTrouble(db, workspace, job_id)) return;
  const waiting = left.filter(({ missing }) => missing.size > 0);
  let skipped = 0;
  /** The model is in trouble, whoever told of it. */
  let isOver = false;
  /** This task met somebody of whom no answer could be read: that is theirs alone, the others are judged all the same. */
  let metUnreadable = false;
  const askAbout = async (whom: Required<Pair>) => {
    const known = await recentTrouble(db, workspace, job_id);
    if (known && !(metUnreadable && known === "unreadable")) {
      isOver = true;
      return;
    }
    const met = await troubleOf(parts, workspace, whom);
    if (met === "unreadable") metUnreadable = true;
    else if (met) isOver = true;
    // While the pair is claimed, so that nobody asks about it again before it is told.
    if (met) await putTrouble(db, workspace, job_id, met);
  };
  const work = async () => {
    for (let one = isOver ? undefined : waiting.shift(); one; one = isOver ? undefined : waiting.shift()) {
      const whom = { job_id, candidate_id: one.id };
      try {
        if (!(await whileClaimed(parts, workspace, whom, () => askAbout(whom)))) skipped += 1;
      } catch (error) {
        parts.log.error(error);
      }
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  // Where the process that had them ended, nobody else goes on with them.
  if (skipped > 0 && !isOver && !metUnreadable) await enqueue(parts, workspace, pair, { after_seconds: CLAIM_SECONDS });
}

/** Lets a match follow what was judged, where that was cut off before; what is wrong with one is nobody else's trouble. */
async function follow(parts: Parts, workspace: WorkspaceId, { job_id, candidate_id }: Required<Pair>): Promise<void> {
  try {
    await recompute(parts, workspace, job_id, candidate_id);
  } catch (error) {
    parts.log.error(error);
    // Or a list would wait for it for ever.
    await putTrouble(parts.database.db, workspace, job_id, "unreadable");
  }
}

/** What went wrong with a candidate, told or thrown; null: they are judged. */
async function troubleOf(parts: Parts, workspace: WorkspaceId, pair: Required<Pair>): Promise<JudgingTrouble | null> {
  try {
    return await judge(parts, workspace, pair);
  } catch (error) {
    parts.log.error(error);
    return "unreadable";
  }
}

/** One candidate, as both are now: asks for what is missing, keeps what stands, and lets the match follow. */
async function judge(parts: Parts, workspace: WorkspaceId, pair: Required<Pair>): Promise<JudgingTrouble | null> {
  const { db } = parts.database;
  const found = await jobAsked(parts, workspace, pair.job_id);
  if (!found) return null;
  const [left] = await leftToJudge(db, workspace, await candidatesToJudge(db, workspace, pair, 1), found);
  if (!left) return null;
  const missing = found.requirements.filter(({ asked }) => left.missing.has(asked));
  let trouble: JudgingTrouble | null = null;
  for (let at = 0; at < missing.length && !trouble; at += MOST_REQUIREMENTS)
    trouble = await judgeSome(parts, workspace, found, left, missing.slice(at, at + MOST_REQUIREMENTS));
  // Also where the last of several requests met trouble: what was judged before it counts.
  await recompute(parts, workspace, pair.job_id, pair.candidate_id);
  return trouble;
}

async function judgeSome(
  parts: Parts,
  workspace: WorkspaceId,
  { job, model, host, prompt }: JobAsked,
  { id, cv }: ToBeJudged,
  requirements: Asked[],
): Promise<JudgingTrouble | null> {
  const candidate = await findCandidate(parts.database.db, workspace, id);
  if (!candidate || candidate.cv_text === null) return null;
  let said: NonNullable<Awaited<ReturnType<typeof askVerdicts>>> = { answer: { verdicts: [] }, model, host, offered: "" };
  try {
    const answered = await askVerdicts(parts, workspace, { job, requirements, candidate }, (characters) =>
      modelFor(parts, workspace, "judge", characters, MOST_TOKENS),
    );
    if (!answered) return "over_budget";
    said = answered;
  } catch (error) {
    // Whoever is too long to be masked in time is kept as somebody of whom it said nothing.
    if (!isTooHeavy(error)) {
      if (!(error instanceof AssistantFailure)) throw error;
      parts.log.error(new Error(`${error.message}; a candidate was judged without it`));
      return troubles[error.trouble];
    }
  }
  const standing = standingVerdicts(said.answer, requirements.length, { cv: candidate.cv_text, offered: said.offered });
  const rows = requirements.map(({ asked }, index) => {
    const proposed = standing.get(index);
    // Of what it didn't see it can't say that it isn't there.
    const stands = proposed && (proposed.verdict !== "unknown" || isSeenWhole(candidate)) ? proposed : null;
    const { verdict = null, evidence = [], why = null } = stands ?? {};
    return { candidate_id: id, asked, model: said.model, host: said.host, prompt, verdict, evidence, why };
  });
  await parts.database.transaction((trx) => putVerdicts(trx, workspace, cv, rows));
  return null;
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
