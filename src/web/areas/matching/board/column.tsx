import { combine } from "@atlaskit/pragmatic-drag-and-drop/combine";
import { dropTargetForElements } from "@atlaskit/pragmatic-drag-and-drop/element/adapter";
import { autoScrollForElements } from "@atlaskit/pragmatic-drag-and-drop-auto-scroll/element";
import { Button } from "@mantine/core";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { STRONG } from "#contract/choices.ts";
import type { BoardCard } from "#contract/job/board.ts";
import { stageName } from "#web/kit/record/stage/stages.ts";
import { AnchorLink } from "#web/ui/input/links.tsx";
import { TextButton } from "#web/ui/input/text-button.tsx";
import { Row, Span, Text } from "#web/ui/layout.tsx";
import { CountBadge } from "#web/ui/marks/marks.tsx";
import { StageDot } from "#web/ui/marks/stage-dot.tsx";
import { useWords } from "#web/words/words.ts";
import classes from "./board.module.css";
import type { Column as ColumnOf } from "./use-board.ts";

/** Cards of the first frame, about as many as are in sight; and how many more come as somebody scrolls to them. */
const AT_FIRST = 8;
const AT_ONCE = 20;

interface ColumnProps {
  column: ColumnOf;
  isFolded: boolean;
  onFold: (isFolded: boolean) => void;
  isEditor: boolean;
  draw: (card: BoardCard) => ReactNode;
  /** The list of the job narrowed to this stage; null where there is no such list. */
  hasList: boolean;
  /** More of each stage; null where there are no more to be had. */
  more: { most: number; show: () => void } | null;
}

/** A stage with its cards. Cards can be dropped anywhere on it. */
export function Column({ column: { stage, cards, total }, isFolded, onFold, isEditor, draw, hasList, more }: ColumnProps) {
  const t = useWords();
  const element = useRef<HTMLElement>(null);
  const end = useRef<HTMLLIElement>(null);
  const [most, setMost] = useState(AT_FIRST);
  const name = stageName(t, stage);
  useEffect(() => {
    const here = element.current;
    if (!here || !isEditor) return;
    const show = (isOver: boolean) => here.toggleAttribute("data-over", isOver);
    return combine(
      dropTargetForElements({
        element: here,
        getData: () => ({ stage: stage.key }),
        canDrop: ({ source }) => typeof source.data.card === "string",
        onDragEnter: () => show(true),
        onDragLeave: () => show(false),
        onDrop: () => show(false),
      }),
      autoScrollForElements({ element: here }),
    );
  }, [stage.key, isEditor]);
  const hasMore = cards.length > most;
  useEffect(() => {
    const last = end.current;
    if (!last || !hasMore) return;
    const watch = new IntersectionObserver(
      ([seen]) => {
        if (!seen?.isIntersecting) return;
        setMost((before) => before + AT_ONCE);
        // Observed anew it tells where it is again, which may still be in sight.
        watch.unobserve(last);
        watch.observe(last);
      },
      { rootMargin: "800px" },
    );
    watch.observe(last);
    return () => watch.disconnect();
  }, [hasMore]);
  const isOver = stage.card_limit !== null && total > stage.card_limit;
  return (
    <section ref={element} className={classes.column} data-folded={isFolded || undefined} data-stage={stage.key} aria-label={name}>
      <Row as="h2" gap={8} size={13} weight={600} className={classes.head}>
        <StageDot color={stage.color} />
        <Span flex="shrink" isBreakable>
          {name}
        </Span>
        <Row as="span" isInline gap={4} isAtEnd className={classes.count} data-over={isOver || undefined}>
          <CountBadge count={stage.card_limit === null ? total : `${total} / ${stage.card_limit}`} />
        </Row>
      </Row>
      {isOver && (
        <Text size={12} tone="not_met" className={classes.over}>
          {t("pipeline.over_limit", { count: total - (stage.card_limit ?? 0) })}
        </Text>
      )}
      {stage.counts_as === "rejected" && total > 0 && (
        <Button size="xs" variant="default" onClick={() => onFold(!isFolded)} aria-expanded={!isFolded}>
          {isFolded ? t("matching.show_rejected") : t("matching.hide_rejected")}
        </Button>
      )}
      {!isFolded &&
        (cards.length === 0 ? (
          <Text size={12} isPiece tone="dimmed" className={classes.empty}>
            {t("matching.board_empty")}
          </Text>
        ) : (
          <ul className={classes.cards}>
            {cards.slice(0, most).map(draw)}
            {hasMore && <li ref={end} className={classes.rest} style={{ height: `${(cards.length - most) * 112}px` }} />}
          </ul>
        ))}
      {!isFolded && total > cards.length && (
        <Text as="div" size={12} tone="dimmed" className={classes.more}>
          {more && stage.counts_as !== "suggested" && (
            <TextButton onClick={more.show}>{t("pipeline.show_more", { n: Math.min(total, more.most) })}</TextButton>
          )}{" "}
          {hasList ? (
            <AnchorLink to="." search={stage.counts_as === "suggested" ? { stage: stage.key, min: STRONG } : { stage: stage.key }}>
              {stage.counts_as === "suggested" ? t("matching.all_suggested", { n: total }) : t("pipeline.all_here", { n: total })}
            </AnchorLink>
          ) : (
            t("pipeline.newest_shown", { n: cards.length, total })
          )}
        </Text>
      )}
    </section>
  );
}
