import { api } from "#contract/index.ts";
import type { Stage } from "#contract/match.ts";
import { showUndo } from "#web/ui/undo-toast.tsx";
import { useAction } from "#web/use-call.ts";
import { useWords } from "#web/words/words.ts";

/** What reads a match: asked again after every change of one. */
export const readsMatches = [
  api.matching.matchedCandidates,
  api.matching.notRanked,
  api.matching.fetchMatched,
  api.matching.matchedJobs,
  api.matching.whyAbove,
  api.job.list,
  api.candidate.show,
];

/** Moves a candidate to a stage, and tells it with the way back. */
export function useStage(job_id: string) {
  const t = useWords();
  const change = useAction(api.matching.updateMatched, { refreshes: readsMatches });
  const move = (who: { id: string; name: string }, from: Stage, to: Stage) => {
    if (from === to) return;
    change.mutate(
      { job_id, candidate_id: who.id, stage: to },
      {
        onSuccess: () =>
          showUndo({
            id: `stage-${who.id}`,
            message: t("matching.moved", { name: who.name, stage: t(`matching.stages.${to}`) }),
            undoLabel: t("common.undo"),
            closeLabel: t("common.close"),
            onUndo: () => change.mutate({ job_id, candidate_id: who.id, stage: from }),
          }),
      },
    );
  };
  return { move, isMoving: change.isPending };
}
