import { useState } from "react";
import type { PipelineStage } from "#contract/job/pipeline.ts";
import { usePipeline } from "#web/kit/record/stage/stages.ts";
import { lazyPart } from "#web/ui/states/lazy-part.tsx";
import { shownName } from "#web/words/format.ts";
import { useWords } from "#web/words/words.ts";
import type { Movable, Why } from "./use-moves.ts";

const RefusalDialog = lazyPart(() => import("./refusal-dialog.tsx").then((part) => part.RefusalDialog));

interface MoveTo<C extends Movable> {
  job_id: string | undefined;
  move: (cards: readonly C[], stage: PipelineStage, why?: Why) => Promise<void>;
  /** They are on their way. */
  onMove: (cards: readonly C[]) => void;
  /** They stay: no reason was given. */
  onStay?: (cards: readonly C[]) => void;
}

/** Moves to a stage by one click, but for one that turns somebody down: `dialog` asks for the reason first. */
export function useMoveTo<C extends Movable>({ job_id, move, onMove, onStay }: MoveTo<C>) {
  const t = useWords();
  const { reasons } = usePipeline(job_id);
  const [refused, setRefused] = useState<{ cards: readonly C[]; stage: PipelineStage } | null>(null);
  const moveTo = (cards: readonly C[], stage: PipelineStage | undefined, why?: Why) => {
    if (!stage || cards.length === 0) return;
    if (stage.counts_as === "rejected" && !why) return setRefused({ cards, stage });
    onMove(cards);
    void move(cards, stage, why);
  };
  const whoOf = (cards: readonly C[]) => {
    const [first] = cards;
    return cards.length === 1 && first ? shownName(t, first.candidate) : t("pipeline.cards", { count: cards.length });
  };
  const dialog = refused && (
    <RefusalDialog
      who={whoOf(refused.cards)}
      about={[job_id, ...refused.cards.map(({ candidate_id }) => candidate_id)].join(" ")}
      reasons={reasons}
      onMove={(why) => {
        moveTo(refused.cards, refused.stage, why);
        setRefused(null);
      }}
      onClose={() => {
        onStay?.(refused.cards);
        setRefused(null);
      }}
    />
  );
  return { moveTo, dialog };
}
