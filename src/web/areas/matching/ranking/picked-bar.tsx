import { Button, CloseButton } from "@mantine/core";
import { useEffect, useRef, useState } from "react";
import type { Job } from "#contract/job/job.ts";
import { MoveMenu } from "#web/areas/matching/board/move-menu.tsx";
import { useMoveTo } from "#web/areas/matching/board/use-move-to.tsx";
import { useMoves } from "#web/areas/matching/board/use-moves.ts";
import { useKeys } from "#web/kit/keys/use-keys.ts";
import { usePipeline } from "#web/kit/record/stage/stages.ts";
import { mayEdit, useUser } from "#web/kit/session/session.ts";
import { Row, Span } from "#web/ui/layout.tsx";
import { Tooltip } from "#web/ui/overlays.tsx";
import { useWords } from "#web/words/words.ts";
import classes from "./ranking.module.css";
import { MOST_COMPARED, type RankedCandidate } from "./use-ranking.ts";

interface PickedBarProps {
  job: Job;
  picked: readonly RankedCandidate[];
  onCompare: () => void;
  onClear: () => void;
}

/** What may be done with the ticked of a ranking, in place of its order and filters. Moving goes as on the board. */
export function PickedBar({ job, picked, onCompare, onClear }: PickedBarProps) {
  const t = useWords();
  const isEditor = mayEdit(useUser());
  const { stages } = usePipeline(job.id);
  const button = useRef<HTMLButtonElement>(null);
  const [menuAt, setMenuAt] = useState<DOMRect | null>(null);
  const first = useRef<string | null>(null);
  const leave = () => {
    first.current = picked[0]?.id ?? null;
    onClear();
  };
  // Whose focus went with the bar is at the first of those who were ticked.
  useEffect(
    () => () => {
      if (first.current === null || document.activeElement !== document.body) return;
      document.querySelector<HTMLElement>(`[data-candidate="${CSS.escape(first.current)}"] a`)?.focus({ preventScroll: true });
    },
    [],
  );
  const { moveTo, dialog } = useMoveTo({ job_id: job.id, move: useMoves(), onMove: leave });
  const cards = picked.map(({ match, ...candidate }) => ({ ...match, candidate }));
  const openMenu = () => setMenuAt(button.current?.getBoundingClientRect() ?? null);
  const closeMenu = () => {
    setMenuAt(null);
    button.current?.focus();
  };
  const byNumber = stages.slice(0, 9).map((stage, index) => [index + 1, () => moveTo(cards, stage)] as const);
  useKeys({ Escape: leave, ...(isEditor && { m: openMenu, ...Object.fromEntries(byNumber) }) });
  const mayCompare = picked.length >= 2 && picked.length <= MOST_COMPARED;
  const label = t("pipeline.selected", { count: picked.length });
  return (
    <Row gap={6} className={classes.bar} data-picked role="toolbar" aria-label={label}>
      <Span flex="shrink" weight={500} isTruncated role="status">
        {label}
      </Span>
      <Tooltip label={t("matching.compare_hint")} disabled={mayCompare}>
        <Button
          size="xs"
          variant="default"
          data-idle={!mayCompare || undefined}
          aria-disabled={!mayCompare}
          onClick={() => mayCompare && onCompare()}
        >
          {t("matching.compare")}
        </Button>
      </Tooltip>
      {isEditor && (
        <Button ref={button} size="xs" onClick={openMenu} aria-haspopup="menu">
          {t("pipeline.move_to")}
        </Button>
      )}
      <CloseButton className={classes.clear} onClick={leave} aria-label={t("pipeline.clear")} />
      {menuAt && <MoveMenu at={menuAt} stages={stages} cards={cards} onMove={(stage) => moveTo(cards, stage)} onClose={closeMenu} />}
      {dialog}
    </Row>
  );
}
