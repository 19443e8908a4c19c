import { stages } from "#contract/choices.ts";
import type { Match } from "#contract/job/match.ts";
import type { Pipeline, PipelineStage, RefusalReason } from "#contract/job/pipeline.ts";
import { keepDecision } from "#server/areas/decision/tasks.ts";
import { matchesInView, matchOnce } from "#server/areas/ranking/tasks.ts";
import { insertActivity } from "#server/areas/workspace/queries.ts";
import type { WorkspaceId } from "#server/core/caller.ts";
import { invalidField } from "#server/core/failures.ts";
import { newId } from "#server/core/ids.ts";
import type { Trx } from "#server/parts/database/database.ts";
import type { BeforeMove } from "#server/parts/database/tables.ts";
import type { Parts } from "#server/parts/parts.ts";
import { pipelineOf } from "./pipeline/queries.ts";
import { stageNamed } from "./pipeline/rules.ts";
import { findMatch, findMatchToChange, type Stand, updateReason, updateStage } from "./queries.ts";

/** A pair's match of both as they are now: the stored one where it is, else computed for the moment. None where one of both is gone. */
export async function currentMatch(
  parts: Parts,
  workspace: WorkspaceId,
  pair: { job_id: string; candidate_id: string },
): Promise<Match | undefined> {
  const { db } = parts.database;
  // In this order: what is read after is at least as new as it was found to be.
  const isCurrent = await matchesInView.areCurrent(db, workspace, pair);
  const stored = await findMatch(db, workspace, pair.job_id, pair.candidate_id);
  return isCurrent && stored ? stored : matchOnce(parts, workspace, pair.job_id, pair.candidate_id, stored);
}

interface Pair {
  job_id: string;
  candidate_id: string;
}

interface Move {
  /** The stage: one of the seven, or one of the workspace's own by its id. */
  to: string;
  /** The recruiter; null: the client, or the product. */
  by: string | null;
  reason?: string | null;
  /** From the workspace's list of reasons, where somebody is turned down. */
  reason_key?: string | null;
  /** Whose no it was, where no reason of the list says so. */
  side?: RefusalReason["side"];
  /** Never back, where it has gone on already. */
  onward?: boolean;
  /** Another line of the timeline tells of it. */
  isTold?: boolean;
}

/**
 * Moves a match to a stage: every change of a stage goes through here. It is kept in the dossier and told on the timeline, with the names
 * that stages had. Where it stood before, or null where it stays. The job's lock is the caller's to take, before any other.
 */
export async function moveMatch(trx: Trx, workspace: WorkspaceId, pair: Pair, move: Move): Promise<BeforeMove | null> {
  const match = await findMatchToChange(trx, workspace, pair.job_id, pair.candidate_id);
  return match ? moveFound(trx, workspace, match, move) : null;
}

type FoundMatch = NonNullable<Awaited<ReturnType<typeof findMatchToChange>>>;

/** The same for a match that is locked already. */
export async function moveFound(trx: Trx, workspace: WorkspaceId, match: FoundMatch, move: Move): Promise<BeforeMove | null> {
  const pipeline = await pipelineOf(trx, workspace, match.job_id);
  const to = stageOf(pipeline, move.to);
  const step = (stage: Match["stage"]) => stages.indexOf(stage);
  if (match.stage_key === to.key || (move.onward && to.counts_as === match.stage)) return null;
  if (move.onward && to.counts_as !== "rejected" && step(match.stage) > step(to.counts_as)) return null;
  const stand: Stand = {
    stage: to.counts_as,
    stage_key: to.key,
    stage_reason: move.reason ?? null,
    ...whyOut(pipeline, to.counts_as, move),
  };
  await updateStage(trx, workspace, match, stand);
  const detail = { ...namesOf(pipeline, match, to), reason: stand.stage_reason, ...(stand.reason_side && whyOf(pipeline, stand)) };
  await keepDecision(trx, workspace, match, { kind: "stage", detail, recruiter_id: move.by });
  const before = standBefore(match);
  if (!move.isTold) await tell(trx, workspace, match, { kind: "stage_changed", recruiter_id: move.by, detail: { ...detail, before } });
  return before;
}

/** Says why a match is in the stage where it is: in the dossier and the timeline; nobody moved. */
export async function sayWhy(trx: Trx, workspace: WorkspaceId, match: FoundMatch, why: Omit<Move, "to">): Promise<void> {
  const pipeline = await pipelineOf(trx, workspace, match.job_id);
  const stand = {
    stage_reason: why.reason === undefined ? match.stage_reason : why.reason,
    ...(why.reason_key === undefined ? reasonNow(match) : whyOut(pipeline, match.stage, why)),
  };
  await updateReason(trx, workspace, match, stand);
  const here = stageOf(pipeline, match.stage_key);
  const detail = { ...namesOf(pipeline, match, here), reason: stand.stage_reason, ...(stand.reason_side && whyOf(pipeline, stand)) };
  await keepDecision(trx, workspace, match, { kind: "stage", detail, recruiter_id: why.by });
  await tell(trx, workspace, match, { kind: "reason_changed", recruiter_id: why.by, detail });
}

/** A line of the timeline of both records. */
const tell = (
  trx: Trx,
  workspace: WorkspaceId,
  { job_id, candidate_id }: FoundMatch,
  line: { kind: "stage_changed" | "reason_changed"; recruiter_id: string | null; detail: Record<string, unknown> },
) => insertActivity(trx, workspace, { id: newId(), job_id, candidate_id, ...line });

function stageOf(pipeline: Pipeline, key: string): PipelineStage {
  const found = stageNamed(pipeline.stages, key) ?? stageNamed(pipeline.left_out, key);
  if (!found) throw invalidField("stage", "stage_unknown");
  return found;
}

const reasonNow = ({ reason_key, reason_side }: Match) => ({ reason_key, reason_side });

/** The reason from the list, of who is out. */
function whyOut({ reasons }: Pipeline, stage: Match["stage"], { reason_key, side }: Pick<Move, "reason_key" | "side">) {
  if (stage !== "rejected") return { reason_key: null, reason_side: null };
  if (!reason_key) return { reason_key: null, reason_side: side ?? null };
  const reason = reasons.find(({ key }) => key === reason_key);
  // What a client chose on its page is kept, also where the list doesn't hold it.
  if (!reason && !side) throw invalidField("reason_key", "reason_unknown");
  return { reason_key: reason?.key ?? reason_key, reason_side: reason?.side ?? side ?? null };
}

/** From where to where, with the names of the workspace's own: history says what it was called then. */
function namesOf(pipeline: Pipeline, from: Match, to: PipelineStage) {
  const all = [...pipeline.stages, ...pipeline.left_out];
  const left = all.find(({ key }) => key === from.stage_key);
  return {
    from: from.stage,
    to: to.counts_as,
    ...(from.stage_key !== from.stage && { from_key: from.stage_key }),
    ...(to.key !== to.counts_as && { to_key: to.key }),
    ...(left && Object.keys(left.names).length > 0 && { from_names: left.names }),
    ...(Object.keys(to.names).length > 0 && { to_names: to.names }),
  };
}

function whyOf({ reasons }: Pipeline, { reason_key, reason_side }: Pick<Stand, "reason_key" | "reason_side">) {
  const names = reasons.find(({ key }) => key === reason_key)?.names ?? {};
  return { reason_key, side: reason_side, ...(Object.keys(names).length > 0 && { reason_names: names }) };
}

const standBefore = ({ stage, stage_key, stage_reason, reason_key, reason_side, stage_at }: FoundMatch): BeforeMove => ({
  stage,
  stage_key: stage_key === stage ? null : stage_key,
  stage_reason,
  reason_key,
  reason_side,
  stage_at,
});
