import { api } from "#contract/index.ts";
import type { Stage } from "#contract/match.ts";
import { useAction } from "#web/kit/calls/use-call.ts";
import { readsMatches } from "#web/kit/record/reads-matches.ts";
import { showUndo } from "#web/ui/undo-toast.tsx";
import { useWords } from "#web/words/words.ts";

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
