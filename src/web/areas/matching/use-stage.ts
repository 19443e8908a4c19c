import { api } from "#contract/index.ts";
import type { PipelineStage } from "#contract/job/pipeline.ts";
import { useMoveTo } from "#web/areas/matching/board/use-move-to.tsx";
import type { Movable, Why } from "#web/areas/matching/board/use-moves.ts";
import { useUndo } from "#web/kit/calls/undo.ts";
import { useAction } from "#web/kit/calls/use-call.ts";
import { readsMatches } from "#web/kit/record/reads-matches.ts";
import { stageName } from "#web/kit/record/stage/stages.ts";
import { shownName } from "#web/words/format.ts";
import { useWords } from "#web/words/words.ts";

const goesOn = () => {};

/**
 * Moves one candidate to a stage, and tells it with the way back; whoever is not a card yet becomes one. `dialog` asks for the reason
 * of who is turned down, as the board does.
 */
export function useStage(job_id: string) {
  const t = useWords();
  const undo = useUndo();
  const change = useAction(api.matching.updateMatched, { refreshes: readsMatches });
  const back = useAction(api.matching.move, { refreshes: readsMatches });
  const carryOut = async ([card]: readonly Movable[], to: PipelineStage, why: Why = {}): Promise<void> => {
    if (!card) return;
    const { candidate_id, stage_key: from } = card;
    const body = { job_id, candidate_id };
    change.mutate(
      { ...body, ...why, stage: to.key, from },
      {
        onSuccess: () =>
          undo(
            `stage-${candidate_id}-${job_id}`,
            t("matching.moved", { name: shownName(t, card.candidate), stage: stageName(t, to) }),
            () => back.mutate({ moves: [{ ...body, from: to.key, to: from }], is_undo: true }),
          ),
      },
    );
  };
  const { moveTo, dialog } = useMoveTo({ job_id, move: carryOut, onMove: goesOn });
  const move = (card: Movable, to: PipelineStage) => {
    if (card.stage_key !== to.key) moveTo([card], to);
  };
  return { move, dialog };
}
