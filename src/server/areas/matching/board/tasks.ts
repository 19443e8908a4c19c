import { sql } from "kysely";
import type { Body } from "#contract/call.ts";
import type { BoardCard, boardCalls } from "#contract/job/board.ts";
import type { Pipeline } from "#contract/job/pipeline.ts";
import { stageAmong } from "#contract/job/stages.ts";
import { findMatchToChange, updateStage } from "#server/areas/matching/queries.ts";
import { moveFound } from "#server/areas/matching/tasks.ts";
import { lockJob } from "#server/areas/ranking/queries.ts";
import type { Caller } from "#server/core/caller.ts";
import { notFound } from "#server/core/failures.ts";
import type { Trx } from "#server/parts/database/database.ts";
import { lastMove } from "./queries.ts";

/** The stages with how many stand in each; whoever stands in one that isn't shown counts where they are shown. */
export function countedStages({ stages }: Pipeline, cards: readonly (BoardCard & { in_stage: number })[]) {
  const perKey = new Map(cards.map((card) => [card.stage_key, card]));
  const total = (key: string) =>
    [...perKey.values()].filter((card) => stageAmong(stages, card)?.key === key).reduce((sum, { in_stage }) => sum + in_stage, 0);
  return stages.map((stage) => ({ ...stage, total: total(stage.key) }));
}

type Moves = Body<typeof boardCalls.move>;
interface Stood {
  job_id: string;
  candidate_id: string;
  stage_key: string;
  stage_since: string;
}

/** Moves those who still stand where they were seen, job by job in the order in which everybody locks them; tells of the others where they are. */
export async function moveAll(
  trx: Trx,
  caller: Caller,
  { moves, is_undo, ...why }: Moves,
): Promise<{ moved: Stood[]; not_moved: Stood[] }> {
  const inOrder = [...moves].sort((a, b) => (a.job_id + a.candidate_id < b.job_id + b.candidate_id ? -1 : 1));
  const moved: Stood[] = [];
  const not_moved: Stood[] = [];
  for (const job_id of [...new Set(inOrder.map((move) => move.job_id))])
    if (!(await lockJob(trx, caller.workspace, job_id))) throw notFound("job");
  for (const move of inOrder) {
    const match = await findMatchToChange(trx, caller.workspace, move.job_id, move.candidate_id);
    if (!match) throw notFound("match");
    if (match.stage_key !== move.from) not_moved.push(stoodOf(match));
    else moved.push(await moveOne(trx, caller, match, move, is_undo, why));
  }
  return { moved, not_moved };
}

type FoundMatch = NonNullable<Awaited<ReturnType<typeof findMatchToChange>>>;

async function moveOne(
  trx: Trx,
  caller: Caller,
  match: FoundMatch,
  move: Moves["moves"][number],
  is_undo: boolean,
  { reason = null, reason_key = null }: Pick<Moves, "reason" | "reason_key">,
): Promise<Stood> {
  const { workspace, recruiter_id } = caller;
  const before = is_undo ? await lastMove(trx, workspace, match, { from: move.to, to: move.from }) : null;
  const why = before ? { reason: before.stage_reason, reason_key: before.reason_key ?? null } : { reason, reason_key };
  await moveFound(trx, workspace, match, {
    to: move.to,
    by: recruiter_id,
    ...why,
    ...(before?.reason_side && { side: before.reason_side }),
  });
  if (before) {
    const { stage, stage_key, stage_reason, reason_key = null, reason_side = null, stage_at } = before;
    const stand = { stage, stage_key: stage_key ?? stage, stage_reason, reason_key, reason_side };
    await updateStage(trx, workspace, match, stand, sql<string | null>`${stage_at}::timestamptz`);
  }
  const now = await findMatchToChange(trx, workspace, match.job_id, match.candidate_id);
  if (!now) throw notFound("match");
  return stoodOf(now);
}

const stoodOf = ({ job_id, candidate_id, stage_key, stage_since }: FoundMatch): Stood => ({ job_id, candidate_id, stage_key, stage_since });
