import { IconSquareCheck } from "@tabler/icons-react";
import type { PipelineStage } from "#contract/job/pipeline.ts";
import { stageName } from "#web/kit/record/stage/stages.ts";
import { Kbd } from "#web/ui/marks/marks.tsx";
import { StageDot } from "#web/ui/marks/stage-dot.tsx";
import { Menu } from "#web/ui/overlays.tsx";
import { useWords } from "#web/words/words.ts";
import classes from "./board.module.css";
import type { Movable } from "./use-moves.ts";

interface MoveMenuProps {
  /** Where it opens: the button that was pressed. */
  at: DOMRect;
  stages: readonly PipelineStage[];
  cards: readonly Movable[];
  isTicked?: boolean;
  onMove: (stage: PipelineStage) => void;
  /** Chooses the card, or no longer. */
  onTick?: (() => void) | null;
  onClose: () => void;
}

/** "Move to…": one menu for all cards, or those ticked in a list, which does what dragging does. */
export function MoveMenu({ at, stages, cards, isTicked, onMove, onTick, onClose }: MoveMenuProps) {
  const t = useWords();
  const isHere = ({ key }: PipelineStage) => cards.every(({ stage_key }) => stage_key === key);
  return (
    <Menu opened onChange={(isOpen: boolean) => !isOpen && onClose()} position="bottom-end" width={220} returnFocus={false}>
      <Menu.Target>
        <span className={classes.anchor} style={{ left: at.left, top: at.top, width: at.width, height: at.height }} />
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>{t("matching.move_to")}</Menu.Label>
        {stages.map((stage, index) => (
          <Menu.Item
            key={stage.key}
            disabled={isHere(stage)}
            leftSection={<StageDot color={stage.color} />}
            rightSection={
              index < 9 ? (
                <span className={classes.key}>
                  <Kbd>{index + 1}</Kbd>
                </span>
              ) : undefined
            }
            onClick={() => onMove(stage)}
          >
            {stageName(t, stage)}
          </Menu.Item>
        ))}
        {onTick && (
          <>
            <Menu.Divider />
            <Menu.Item leftSection={<IconSquareCheck size={16} stroke={1.6} />} onClick={onTick}>
              {isTicked ? t("pipeline.unselect") : t("pipeline.select_card")}
            </Menu.Item>
          </>
        )}
      </Menu.Dropdown>
    </Menu>
  );
}
