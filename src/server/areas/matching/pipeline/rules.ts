import { createHash } from "node:crypto";
import { refusalSides, stages, usualReasons } from "#contract/choices.ts";
import type { Stage } from "#contract/job/match.ts";
import type { Pipeline, PipelineStage, RefusalReason } from "#contract/job/pipeline.ts";
import { stageAmong } from "#contract/job/stages.ts";
import { conflict, invalidField } from "#server/core/failures.ts";

const colorOf: Record<Stage, PipelineStage["color"]> = {
  suggested: "gray",
  shortlisted: "blue",
  proposed: "teal",
  interview: "grape",
  offer: "orange",
  placed: "green",
  rejected: "red",
};
/** The stages of a workspace that has written none. */
const usualStages: readonly PipelineStage[] = stages.map((key) => ({
  key,
  counts_as: key,
  names: {},
  color: colorOf[key],
  card_limit: null,
  job_id: null,
}));

/** The reasons of a workspace that has written none. */
const usualList: readonly RefusalReason[] = refusalSides.flatMap((side) =>
  usualReasons[side].map((key) => ({ key, side, names: {}, is_gone: false })),
);

/** What is stored of a workspace's pipeline, and which stages a job chose. */
export interface StoredPipeline {
  stages: readonly PipelineStage[];
  reasons: readonly RefusalReason[];
  /** Of the job that is asked for; null: those of the workspace. */
  chosen: readonly string[] | null;
}

/** The stages that a workspace, or one of its jobs, shows in their order. */
export function pipelineFrom({ stages: stored, reasons, chosen }: StoredPipeline): Pipeline {
  const written = stored.filter(({ job_id }) => job_id === null);
  const all = written.length > 0 ? written : [...usualStages];
  const known = new Map([...all, ...stored.filter(({ job_id }) => job_id !== null)].map((one) => [one.key, one]));
  const shown = chosen ? chosen.flatMap((key) => known.get(key) ?? []) : all;
  const told = {
    stages: shown,
    left_out: all.filter((one) => !shown.includes(one)),
    is_own: chosen !== null,
    reasons: reasons.length > 0 ? [...reasons] : [...usualList],
  };
  return { ...told, version: createHash("sha256").update(JSON.stringify(told)).digest("hex").slice(0, 32) };
}

/** Refuses a list without a beginning, a placement or a way out, and a stage without a name. */
export function refuseStages(list: readonly PipelineStage[]): void {
  const first = list[0];
  const has = (counts_as: Stage) => list.some((one) => one.counts_as === counts_as);
  if (first?.key !== "suggested" || !has("placed") || !has("rejected")) throw invalidField("stages", "pipeline_incomplete");
  for (const [index, { key, counts_as, names }] of list.entries()) {
    if (counts_as === "suggested" && key !== "suggested") throw invalidField(`stages.${index}.counts_as`, "pipeline_one_beginning");
    if (list.findIndex((one) => one.key === key) !== index) throw invalidField(`stages.${index}.key`, "wrong_id");
    if (!isUsual(key) && !hasName(names)) throw invalidField(`stages.${index}.names`, "required");
  }
}

const isUsual = (key: string) => usualStages.some((one) => one.key === key);
export const hasName = (names: PipelineStage["names"]) => Object.values(names).some((name) => name && name.trim() !== "");

/** Names as they are kept: what is empty isn't there. */
export const keptNames = (names: PipelineStage["names"]): PipelineStage["names"] =>
  Object.fromEntries(Object.entries(names).filter(([, name]) => name));

/** Where the cards of stages go that are no longer there; 409 with their number where nobody says. */
export function waysOut(
  gone: readonly PipelineStage[],
  cards: Readonly<Record<string, number>>,
  moves: Readonly<Record<string, string>>,
  shown: readonly PipelineStage[],
): { from: PipelineStage; to: PipelineStage }[] {
  const held = gone.filter(({ key }) => (cards[key] ?? 0) > 0);
  const ways = held.map((from) => ({ from, to: shown.find(({ key }) => key === moves[from.key]) }));
  if (ways.some(({ to }) => to === undefined)) {
    const counted = Object.fromEntries(held.map(({ key }) => [key, cards[key] ?? 0]));
    throw conflict("stage_has_cards", undefined, { cards: counted });
  }
  return ways.flatMap(({ from, to }) => (to ? [{ from, to }] : []));
}

/** The stage that a call names: one that is shown by its key, else where what it counts as is shown. */
export function stageNamed(shown: readonly PipelineStage[], key: string): PipelineStage | undefined {
  const usual = stages.find((one) => one === key);
  return shown.find((one) => one.key === key) ?? (usual && stageAmong(shown, { stage: usual, stage_key: key }));
}
