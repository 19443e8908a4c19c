import { api } from "#contract/index.ts";
import type { Stage } from "#contract/job/match.ts";
import { useUndo } from "#web/kit/calls/undo.ts";
import { useAction } from "#web/kit/calls/use-call.ts";
import { readsMatches } from "#web/kit/record/reads-matches.ts";
import { useWords } from "#web/words/words.ts";

/** Moves a candidate to a stage, and tells it with the way back. */
export function useStage(job_id: string) {
  const t = useWords();
  const undo = useUndo();
  const change = useAction(api.matching.updateMatched, { refreshes: readsMatches });
  const move = ({ id, name }: { id: string; name: string }, from: Stage, to: Stage) => {
    if (from === to) return;
    const body = { job_id, candidate_id: id };
    change.mutate(
      { ...body, stage: to },
      {
        onSuccess: () =>
          undo(`stage-${id}`, t("matching.moved", { name, stage: t(`matching.stages.${to}`) }), () =>
            change.mutate({ ...body, stage: from }),
          ),
      },
    );
  };
  return { move, isMoving: change.isPending };
}
