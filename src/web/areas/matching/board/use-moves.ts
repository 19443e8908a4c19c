import { MOST_MOVES } from "#contract/choices.ts";
import { api } from "#contract/index.ts";
import type { BoardCard } from "#contract/job/board.ts";
import type { PipelineStage } from "#contract/job/pipeline.ts";
import { CallFailed, send } from "#web/kit/calls/api.ts";
import { notify, showFailure } from "#web/kit/calls/failures.ts";
import { queryClient } from "#web/kit/calls/query-client.ts";
import { useUndo } from "#web/kit/calls/undo.ts";
import { keyOf } from "#web/kit/calls/use-call.ts";
import { readsMatches } from "#web/kit/record/reads-matches.ts";
import { stageName } from "#web/kit/record/stage/stages.ts";
import { shownName } from "#web/words/format.ts";
import { useWords } from "#web/words/words.ts";

/** Who is moved: a card of a board, or a line of a list. */
export interface Movable extends Pick<BoardCard, "job_id" | "candidate_id" | "stage_key"> {
  candidate: Parameters<typeof shownName>[1];
}
export interface Why {
  reason?: string | null;
  reason_key?: string | null;
}
type Move = { job_id: string; candidate_id: string; from: string; to: string };
export const cardKey = ({ job_id, candidate_id }: Pick<BoardCard, "job_id" | "candidate_id">) => `${job_id}:${candidate_id}`;

const refresh = () => Promise.all(readsMatches.map((call) => queryClient.invalidateQueries({ queryKey: keyOf(call) })));

/**
 * Moves people to a stage: told to the server as one, with one way back; those that stand there already stay, and so do those whom
 * somebody else moved meanwhile. `show` shows the moves ahead (null: where they stood) until what it returns is called.
 */
export function useMoves(show?: (moves: Move[], stage: PipelineStage | null) => () => void) {
  const t = useWords();
  const undo = useUndo();

  const tell = async (moves: Move[], why: Why, is_undo: boolean): Promise<Move[]> => {
    try {
      const { data } = await send(api.matching.move, { moves, ...why, is_undo });
      if (data.not_moved.length > 0) notify("info", t("pipeline.moved_meanwhile", { count: data.not_moved.length }));
      const moved = new Set(data.moved.map(cardKey));
      return moves.filter((move) => moved.has(cardKey(move)));
    } catch (failure) {
      if (failure instanceof CallFailed && failure.status === 409) notify("info", t("pipeline.moved_meanwhile", { count: moves.length }));
      else showFailure(failure);
      return [];
    }
  };

  const carryOut = async (moves: Move[], stage: PipelineStage | null, why: Why, is_undo: boolean) => {
    const isThere = show?.(moves, stage);
    const moved = await tell(moves, why, is_undo);
    await refresh();
    isThere?.();
    return moved;
  };

  return async (cards: readonly Movable[], stage: PipelineStage, why: Why = {}): Promise<void> => {
    const leaving = cards.filter((card) => card.stage_key !== stage.key).slice(0, MOST_MOVES);
    if (leaving.length === 0) return;
    const moves = leaving.map(({ job_id, candidate_id, stage_key }) => ({ job_id, candidate_id, from: stage_key, to: stage.key }));
    const moved = await carryOut(moves, stage, why, false);
    const [one, other] = leaving.filter((card) => moved.some((move) => cardKey(move) === cardKey(card)));
    if (!one) return;
    const name = other ? t("pipeline.cards", { count: moved.length }) : shownName(t, one.candidate);
    undo("board", t("matching.moved", { name, stage: stageName(t, stage) }), () => {
      const back = moved.map(({ from, to, ...pair }) => ({ ...pair, from: to, to: from }));
      void carryOut(back, null, {}, true);
    });
  };
}
