import type { Body } from "#contract/call.ts";
import { MOST_AT_ONCE } from "#contract/choices.ts";
import type { Pipeline, PipelineStage, pipelineCalls } from "#contract/job/pipeline.ts";
import { moveMatch } from "#server/areas/matching/tasks.ts";
import { lockJob } from "#server/areas/ranking/queries.ts";
import type { Caller, WorkspaceId } from "#server/core/caller.ts";
import { invalidField, notAcceptable, notFound, stale } from "#server/core/failures.ts";
import { newId } from "#server/core/ids.ts";
import type { Trx } from "#server/parts/database/database.ts";
import { countCards, holdPipeline, pairsIn, pipelineOf, renameStage, replaceReasons, replaceStages, updateStagesOfJob } from "./queries.ts";
import { hasName, keptNames, refuseStages, waysOut } from "./rules.ts";

/** The pipeline as it is now, held until the transaction ends; 409 where whoever saves has seen another. */
async function holdSeen(trx: Trx, workspace: WorkspaceId, job_id: string | null, version: string): Promise<Pipeline> {
  await holdPipeline(trx, workspace);
  const pipeline = await pipelineOf(trx, workspace, job_id);
  if (pipeline.version !== version) throw stale("pipeline", { pipeline });
  return pipeline;
}

export async function saveStages(trx: Trx, caller: Caller, body: Body<typeof pipelineCalls.saveStages>): Promise<void> {
  const { workspace } = caller;
  const before = await holdSeen(trx, workspace, null, body.version);
  const list = body.stages.map(({ key, ...given }, index): PipelineStage => {
    const known = before.stages.find((one) => one.key === key);
    if (key !== undefined && !known && key !== given.counts_as) throw invalidField(`stages.${index}.key`, "stage_unknown");
    return { ...given, names: keptNames(given.names), counts_as: known?.counts_as ?? given.counts_as, key: key ?? newId(), job_id: null };
  });
  refuseStages(list);
  const gone = before.stages.filter(({ key }) => !list.some((one) => one.key === key));
  const ways = waysOut(gone, gone.length > 0 ? await countCards(trx, workspace, null) : {}, body.moves, list);
  await replaceStages(trx, workspace, null, list);
  for (const way of ways) await moveCards(trx, caller, way, null);
}

export async function saveOfJob(trx: Trx, caller: Caller, body: Body<typeof pipelineCalls.saveOfJob>): Promise<void> {
  const { workspace } = caller;
  const { job_id } = body;
  if (!(await lockJob(trx, workspace, job_id))) throw notFound("job");
  const before = await holdSeen(trx, workspace, job_id, body.version);
  const known = [...before.stages, ...before.left_out];
  const list = body.stages?.map((given, index): PipelineStage => {
    const stored = known.find(({ key }) => key === given.key);
    if (given.key !== undefined && !stored) throw invalidField(`stages.${index}.key`, "stage_unknown");
    if (stored && (stored.job_id === null || !("names" in given))) return stored;
    // What remains has names: the body's other form is a key alone.
    const { names, counts_as, color, card_limit } = given as Extract<typeof given, { names: unknown }>;
    return { names: keptNames(names), counts_as: stored?.counts_as ?? counts_as, color, card_limit, key: stored?.key ?? newId(), job_id };
  });
  if (list) refuseStages(list);
  const shown = list ?? known.filter((one) => one.job_id === null);
  const gone = before.stages.filter(({ key }) => !shown.some((one) => one.key === key));
  const ways = waysOut(gone, gone.length > 0 ? await countCards(trx, workspace, job_id) : {}, body.moves, shown);
  const keys = list?.map(({ key }) => key) ?? null;
  await replaceStages(trx, workspace, job_id, list?.filter((one) => one.job_id !== null) ?? []);
  await updateStagesOfJob(trx, workspace, job_id, keys);
  for (const way of ways) await moveCards(trx, caller, way, job_id);
}

export async function saveReasons(trx: Trx, workspace: WorkspaceId, body: Body<typeof pipelineCalls.saveReasons>): Promise<void> {
  const before = await holdSeen(trx, workspace, null, body.version);
  const list = body.reasons.map(({ key, side, names }, index) => {
    const known = before.reasons.find((one) => one.key === key);
    if (key !== undefined && !known) throw invalidField(`reasons.${index}.key`, "reason_unknown");
    if (key === undefined && !hasName(names)) throw invalidField(`reasons.${index}.names`, "required");
    return { key: key ?? newId(), side: known?.side ?? side, names: keptNames(names), is_gone: false };
  });
  const gone = before.reasons.filter(({ key }) => !list.some((one) => one.key === key)).map((one) => ({ ...one, is_gone: true }));
  await replaceReasons(trx, workspace, [...list, ...gone]);
}

/** Takes the cards of a stage that goes to another: into one of the same meaning together, else one by one, as somebody moves them. */
async function moveCards(trx: Trx, caller: Caller, { from, to }: { from: PipelineStage; to: PipelineStage }, job_id: string | null) {
  if (from.counts_as === to.counts_as) return renameStage(trx, caller.workspace, from, to, job_id);
  const pairs = await pairsIn(trx, caller.workspace, from, job_id, MOST_AT_ONCE + 1);
  if (pairs.length > MOST_AT_ONCE) throw notAcceptable("too_many_cards");
  for (const pair of pairs) {
    await lockJob(trx, caller.workspace, pair.job_id);
    await moveMatch(trx, caller.workspace, pair, { to: to.key, by: caller.recruiter_id });
  }
}
