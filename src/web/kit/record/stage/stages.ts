import { oneOf, refusalSides, stages as usual, usualReasons } from "#contract/choices.ts";
import { api } from "#contract/index.ts";
import type { MatchRow, Stage } from "#contract/job/match.ts";
import type { PipelineStage } from "#contract/job/pipeline.ts";
import { ownName } from "#contract/job/stages.ts";
import { useCall } from "#web/kit/calls/use-call.ts";
import { currentLocale, type Words } from "#web/words/words.ts";

type Named = Pick<PipelineStage, "counts_as" | "names">;
type RefusalSide = (typeof refusalSides)[number];

/** What a stage is called: by the workspace, else by the product. */
export const stageName = (t: Words, stage: Named): string =>
  ownName(stage.names, currentLocale()) ?? t(`matching.stages.${stage.counts_as}`);

/** A stage as history tells it: by the name that it had then. */
export function stageOfThen(t: Words, stage: Stage | undefined, names: unknown): string {
  return ownName(names, currentLocale()) ?? (stage ? t(`matching.stages.${stage}`) : "");
}

const isUsual = (key: string): key is (typeof usualReasons)[RefusalSide][number] =>
  Object.values(usualReasons).some((keys) => (keys as readonly string[]).includes(key));

/** What a reason is called. Gone ones keep their name. */
export const reasonName = (t: Words, reason: { key: string; names: unknown }): string =>
  ownName(reason.names, currentLocale()) ?? (isUsual(reason.key) ? t(`matching.reasons.${reason.key}`) : t("pipeline.reason_gone"));

/** Whose no it was, and why where that is known. */
export function refusalName(t: Words, side: RefusalSide, reason: { key: string; names: unknown } | null): string {
  const whose = t(`pipeline.side.${side}`);
  return reason ? `${whose}: ${reasonName(t, reason)}` : whose;
}

/** The same as history tells it, by the name that the reason had then; null where nobody said. */
export function refusalOfThen(t: Words, { side, reason_key, reason_names }: Record<string, unknown>): string | null {
  const whose = oneOf(refusalSides, side);
  return whose ? refusalName(t, whose, typeof reason_key === "string" ? { key: reason_key, names: reason_names } : null) : null;
}

const seven: PipelineStage[] = usual.map((key) => ({
  key,
  counts_as: key,
  names: {},
  color: "gray",
  card_limit: null,
  job_id: null,
}));

/** The stages of a job, or of the workspace, and its reasons; the usual seven until they are there. */
export function usePipeline(job_id?: string) {
  const { data } = useCall(api.pipeline.show, job_id ? { job_id } : {}, { quiet: true, staleTime: 60_000 });
  const pipeline = data?.data;
  return { stages: pipeline?.stages ?? seven, left_out: pipeline?.left_out ?? [], reasons: pipeline?.reasons ?? [] };
}

/** The name of the stage where a match stands, and why it is out. */
export function useStageNames(t: Words, job_id?: string) {
  const { stages, left_out, reasons } = usePipeline(job_id);
  return {
    stages,
    nameOf: ({ stage, stage_key }: Pick<MatchRow, "stage" | "stage_key">) => {
      const found = [...stages, ...left_out].find(({ key }) => key === stage_key);
      return found ? stageName(t, found) : t(`matching.stages.${stage}`);
    },
    whyOut: ({ reason_key, reason_side }: Pick<MatchRow, "reason_key" | "reason_side">): string | null => {
      if (!reason_side) return null;
      const found = reason_key ? (reasons.find(({ key }) => key === reason_key) ?? { key: reason_key, names: {} }) : null;
      return refusalName(t, reason_side, found);
    },
  };
}
