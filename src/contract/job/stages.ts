import { type stageKinds, stages } from "#contract/choices.ts";
import { isLanguage, type Language } from "#contract/text/languages.ts";
import type { Stage } from "./match.ts";
import type { PipelineStage } from "./pipeline.ts";

/** What each of the seven means; a workspace's own stage has the meaning of what it counts as. */
export const kindOfStage: Record<Stage, (typeof stageKinds)[number]> = {
  suggested: "open",
  shortlisted: "open",
  proposed: "open",
  interview: "interview",
  offer: "offer",
  placed: "placed",
  rejected: "closed",
};

/**
 * Where a match stands among the stages that are shown: in its own, else in the first that counts as the same, else in the last before
 * that. A stage that is gone, or that a job doesn't show, so loses nobody.
 */
export function stageAmong<S extends Pick<PipelineStage, "key" | "counts_as">>(
  shown: readonly S[],
  match: { stage: Stage; stage_key: string },
): S | undefined {
  const step = (one: Stage) => stages.indexOf(one);
  return (
    shown.find(({ key }) => key === match.stage_key) ??
    shown.find(({ counts_as }) => counts_as === match.stage) ??
    shown.findLast(({ counts_as }) => counts_as !== "rejected" && step(counts_as) <= step(match.stage)) ??
    shown[0]
  );
}

/** The workspace's own name for a stage or reason: in the reader's language, else in another one; undefined where there is none. */
export function ownName(names: unknown, language: Language): string | undefined {
  if (typeof names !== "object" || names === null) return undefined;
  const named = Object.entries(names).filter(([code, name]) => isLanguage(code) && typeof name === "string" && name !== "");
  const found = named.find(([code]) => code === language) ?? named[0];
  return found && String(found[1]);
}
