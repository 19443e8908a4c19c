import type { PipelineStage } from "#contract/job/pipeline.ts";

type Offered = Pick<PipelineStage, "key" | "counts_as">;

/** What cards of several jobs can be moved to: the stages that each of their jobs has, in the order of the first. */
export function offeredStages<S extends Offered>(cards: readonly { job_id: string }[], stagesOf: (job_id: string) => readonly S[]): S[] {
  const [first = [], ...others] = [...new Set(cards.map(({ job_id }) => job_id))].map(stagesOf);
  const isOfAll = ({ key }: S) => others.every((stages) => stages.some((one) => one.key === key));
  return first.filter((stage) => isOfAll(stage));
}

/** Which of the stages a column stands for: its own, else the first that counts as the same; undefined where there is none. */
export const stageForColumn = <S extends Offered>(offered: readonly S[], column: Offered): S | undefined =>
  offered.find(({ key }) => key === column.key) ?? offered.find(({ counts_as }) => counts_as === column.counts_as);
