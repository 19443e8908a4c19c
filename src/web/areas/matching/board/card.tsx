import { draggable } from "@atlaskit/pragmatic-drag-and-drop/element/adapter";
import { setCustomNativeDragPreview } from "@atlaskit/pragmatic-drag-and-drop/element/set-custom-native-drag-preview";
import { IconDots } from "@tabler/icons-react";
import { memo, useEffect, useRef } from "react";
import type { BoardCard } from "#contract/job/board.ts";
import { Shortfalls } from "#web/areas/matching/ranking/ranking.tsx";
import { pointsLabel } from "#web/kit/record/match-words.ts";
import { RowLink } from "#web/ui/input/row-link.tsx";
import { TickBox } from "#web/ui/input/tick-box.tsx";
import { Row, Span, Text } from "#web/ui/layout.tsx";
import { VerdictBar } from "#web/ui/marks/verdict.tsx";
import { formatDate, shownName } from "#web/words/format.ts";
import { useWords, type Words } from "#web/words/words.ts";
import classes from "./board.module.css";
import { cardKey } from "./use-moves.ts";

interface CardProps {
  card: BoardCard;
  /** The board is one of many jobs: each card names its own. */
  showsJob: boolean;
  isEditor: boolean;
  isTicked: boolean;
  /** What the stage is called where the card's own isn't shown. */
  stageHere: string | null;
  whyOut: string | null;
  /** How many go along with this one when it is dragged. */
  withIt: (key: string) => number;
}

/** How many nights somebody has been in a stage, by the reader's own calendar. */
function daysText(t: Words, since: string): string {
  const startOf = (moment: Date) => new Date(moment.getFullYear(), moment.getMonth(), moment.getDate()).getTime();
  const days = Math.round((startOf(new Date()) - startOf(new Date(since))) / 86_400_000);
  return days <= 0 ? t("matching.here_today") : t("matching.here_days", { count: days });
}

/** A candidate on a board. Its menu, its box and its keys are the board's: a card has no handlers of its own. */
export const Card = memo(function Card({ card, showsJob, isEditor, isTicked, stageHere, whyOut, withIt }: CardProps) {
  const t = useWords();
  const element = useRef<HTMLLIElement>(null);
  const key = cardKey(card);
  const name = shownName(t, card.candidate);
  useEffect(() => {
    const here = element.current;
    if (!here || !isEditor) return;
    return draggable({
      element: here,
      getInitialData: () => ({ card: key }),
      onGenerateDragPreview: ({ nativeSetDragImage }) => {
        const count = withIt(key);
        if (count > 1)
          setCustomNativeDragPreview({
            nativeSetDragImage,
            render: ({ container }) => {
              const bundle = document.createElement("div");
              bundle.className = classes.bundle ?? "";
              bundle.textContent = t("pipeline.cards", { count });
              container.append(bundle);
            },
          });
      },
      onDragStart: () => here.setAttribute("data-dragged", ""),
      onDrop: () => here.removeAttribute("data-dragged"),
    });
  }, [key, isEditor, withIt, t]);
  const facts = [card.candidate.role, card.candidate.city].filter(Boolean).join(", ");
  const below = showsJob ? [card.job_title, card.client_name].filter(Boolean).join(" · ") : facts;
  return (
    <li ref={element} className={classes.card} data-card={key} data-ticked={isTicked || undefined}>
      <Row gap={6} align="start" className={classes.top}>
        {isEditor && (
          <TickBox checked={isTicked} onChange={() => {}} className={classes.tick} data-tick aria-label={t("pipeline.select", { name })} />
        )}
        <RowLink
          href={`/dashboard/jobs/${card.job_id}?candidate=${card.candidate_id}`}
          className={classes.name}
          draggable={false}
          data-main
        >
          {name}
        </RowLink>
        {isEditor && (
          <button type="button" className={classes.menu} data-menu aria-haspopup="menu" aria-label={t("matching.move_card", { name })}>
            <IconDots size={16} stroke={1.6} />
          </button>
        )}
      </Row>
      <Text size={12} tone="dimmed" className={classes.facts}>
        {below || "–"}
      </Text>
      <Row gap={8} className={classes.points}>
        <VerdictBar points={card.points} label={pointsLabel(t, card.points)} />
        <Span size={13} weight={600} isTabular>
          {card.score}
        </Span>
      </Row>
      <Row gap="4 8" justify="between" isWrapped mt={6} className={classes.end}>
        <Shortfalls match={card} />
        <Text
          as="time"
          size={12}
          tone="dimmed"
          isTabular
          isAtEnd
          dateTime={card.stage_since}
          title={t("matching.since", { date: formatDate(card.stage_since) })}
        >
          {daysText(t, card.stage_since)}
        </Text>
      </Row>
      {(stageHere || whyOut || card.stage_reason) && (
        <Text mt={6} size={12} tone="dimmed" isBreakable>
          {[stageHere, whyOut, card.stage_reason].filter(Boolean).join(" · ")}
        </Text>
      )}
    </li>
  );
});
