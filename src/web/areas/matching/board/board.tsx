import { monitorForElements } from "@atlaskit/pragmatic-drag-and-drop/element/adapter";
import { autoScrollForElements } from "@atlaskit/pragmatic-drag-and-drop-auto-scroll/element";
import { Button } from "@mantine/core";
import { type KeyboardEvent, type MouseEvent, type ReactNode, useCallback, useEffect, useLayoutEffect, useRef, useState } from "react";
import type { BoardCard } from "#contract/job/board.ts";
import type { PipelineStage } from "#contract/job/pipeline.ts";
import { kindOfStage } from "#contract/job/stages.ts";
import { notify } from "#web/kit/calls/failures.ts";
import { LoadError } from "#web/kit/calls/load-error.tsx";
import { stageName, useStageNames } from "#web/kit/record/stage/stages.ts";
import { mayEdit, useUser } from "#web/kit/session/session.ts";
import { Row, Span, Text } from "#web/ui/layout.tsx";
import { useWords } from "#web/words/words.ts";
import classes from "./board.module.css";
import { BoardWaiting } from "./board-waiting.tsx";
import { Card } from "./card.tsx";
import { Column } from "./column.tsx";
import { MoveMenu } from "./move-menu.tsx";
import { stageForColumn } from "./offered-stages.ts";
import { type BoardOf, useBoard } from "./use-board.ts";
import { useMoveTo } from "./use-move-to.tsx";
import { cardKey } from "./use-moves.ts";

interface BoardProps {
  of: BoardOf;
  /** Of one job: with whom its ranking suggests, and the way to its list. */
  isOfJob: boolean;
  /** What stands there where nobody is in any stage. */
  nobody?: ReactNode;
}

/** Stages side by side with their cards, which are moved by dragging, by keys, or by a menu; several at once where they are ticked. */
export function Board({ of, isOfJob, nobody }: BoardProps) {
  const t = useWords();
  const isEditor = mayEdit(useUser());
  const { shown, suggested, columns, offered, ofJobs, move, more } = useBoard(of, isOfJob);
  const { nameOf, whyOut } = useStageNames(t, of.job_id);
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const [menu, setMenu] = useState<{ at: DOMRect; cards: BoardCard[] } | null>(null);
  const [unfolded, setUnfolded] = useState<ReadonlySet<string>>(new Set());
  const board = useRef<HTMLElement>(null);
  const focusOn = useRef<string | null>(null);

  /** What the stage is called where a card stands: of its job's own too. */
  const nameOfOwn = (card: BoardCard) => {
    const own = ofJobs.get(card.job_id)?.find(({ key }) => key === card.stage_key);
    return own ? stageName(t, own) : nameOf(card);
  };

  const cards = columns.flatMap((column) => column.cards);
  const cardOf = (key: string | null | undefined) => cards.find((card) => cardKey(card) === key);
  /** The card, with the others that are ticked where it is one of them. */
  const bundleOf = (key: string) => cards.filter((card) => (ticked.has(key) ? ticked.has(cardKey(card)) : cardKey(card) === key));
  const keyOfFirst = ([first]: readonly BoardCard[]) => (first ? cardKey(first) : null);
  const { moveTo, dialog } = useMoveTo<BoardCard>({
    job_id: of.job_id,
    move,
    onMove: (which) => {
      setTicked(new Set());
      focusOn.current ??= keyOfFirst(which);
    },
    onStay: (which) => {
      focusOn.current = keyOfFirst(which);
    },
  });
  /** Moves them to what a column stands for in their jobs, or says that they have no such stage. */
  const moveToColumn = (which: readonly BoardCard[], column: PipelineStage | undefined) => {
    const to = column && stageForColumn(offered(which), column);
    if (column && !to) notify("info", t("pipeline.no_such_stage", { count: which.length, stage: stageName(t, column) }));
    moveTo(which, to);
  };
  const tick = (key: string) =>
    setTicked((before) => {
      const after = new Set(before);
      if (!after.delete(key)) after.add(key);
      return after;
    });

  // What is dropped is looked up when it is: the board may have changed since the drag began.
  const drop = useRef((_key: string, _stage: string) => {});
  const count = useRef((_key: string): number => 1);
  useLayoutEffect(() => {
    drop.current = (key, stage) => moveToColumn(bundleOf(key), columns.find((column) => column.stage.key === stage)?.stage);
    count.current = (key) => bundleOf(key).length;
    if (!focusOn.current) return;
    const moved = board.current?.querySelector<HTMLElement>(`[data-card="${CSS.escape(focusOn.current)}"] [data-main]`);
    // In a column that is folded it can't be seen.
    if (!moved) board.current?.focus({ preventScroll: true });
    else if (document.activeElement !== moved) moved.focus();
    focusOn.current = null;
  });
  const withIt = useCallback((key: string) => count.current(key), []);
  const isThere = columns.length > 0;
  useEffect(() => {
    const here = board.current;
    if (!here || !isEditor || !isThere) return;
    const stop = monitorForElements({
      onDrop: ({ source, location }) => {
        const stage = location.current.dropTargets[0]?.data.stage;
        if (typeof stage === "string" && typeof source.data.card === "string") drop.current(source.data.card, stage);
      },
    });
    const still = autoScrollForElements({ element: here });
    return () => {
      stop();
      still();
    };
  }, [isEditor, isThere]);
  const firstFilled = columns.find(({ total }) => total > 0)?.stage.key;
  // Where the columns don't fit, nobody should look at an empty one first.
  useEffect(() => {
    if (firstFilled)
      board.current?.querySelector(`[data-stage="${CSS.escape(firstFilled)}"]`)?.scrollIntoView({ block: "nearest", inline: "nearest" });
  }, [firstFilled]);

  if (!shown.data) {
    if (shown.isError) return <LoadError of={shown} />;
    return <BoardWaiting />;
  }
  if (isOfJob && suggested.isError && !suggested.data) return <LoadError of={suggested} />;

  if (nobody && columns.every(({ total }) => total === 0)) return nobody;

  const keyAt = (target: EventTarget) => (target as Element).closest<HTMLElement>("[data-card]")?.dataset.card;
  const onClick = (event: MouseEvent) => {
    const key = keyAt(event.target);
    if (!key) return;
    const button = (event.target as Element).closest("[data-menu]");
    if (button) setMenu({ at: button.getBoundingClientRect(), cards: bundleOf(key) });
    if ((event.target as Element).closest("[data-tick]")) tick(key);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const key = keyAt(event.target);
    const card = cardOf(key);
    if (event.key === "Escape" && ticked.size > 0) return setTicked(new Set());
    if (!key || !card || event.ctrlKey || event.metaKey || event.altKey) return;
    const at = columns.findIndex((column) => column.cards.includes(card));
    const sideways = event.key === "ArrowRight" ? 1 : event.key === "ArrowLeft" ? -1 : 0;
    const bundle = bundleOf(key);
    const to = /^[1-9]$/.test(event.key)
      ? offered(bundle)[Number(event.key) - 1]
      : sideways && event.shiftKey
        ? columns[at + sideways]?.stage
        : undefined;
    if (to && isEditor) {
      event.preventDefault();
      focusOn.current = to.counts_as === "rejected" ? null : key;
      return moveToColumn(bundle, to);
    }
    if (event.key === "x" && isEditor) tick(key);
    else if (event.key === "m" && isEditor) setMenu({ at: (event.target as Element).getBoundingClientRect(), cards: bundleOf(key) });
    else if (sideways) focusCard(nextFilled(at, sideways)?.cards[0]);
    else if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      const column = columns[at]?.cards ?? [];
      focusCard(column[column.indexOf(card) + (event.key === "ArrowDown" ? 1 : -1)]);
    } else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const nextFilled = (at: number, by: 1 | -1) =>
    (by === 1 ? columns.slice(at + 1) : columns.slice(0, Math.max(0, at)).reverse()).find(
      (column) => column.cards.length > 0 && !isFolded(column.stage),
    );
  const focusCard = (card: BoardCard | undefined) =>
    card && board.current?.querySelector<HTMLElement>(`[data-card="${CSS.escape(cardKey(card))}"] [data-main]`)?.focus();
  const isFolded = (stage: PipelineStage) => kindOfStage[stage.counts_as] === "closed" && !unfolded.has(stage.key);
  const fold = (key: string, toFold: boolean) =>
    setUnfolded((before) => {
      const after = new Set(before);
      if (toFold) after.delete(key);
      else after.add(key);
      return after;
    });
  const picked = cards.filter((card) => ticked.has(cardKey(card)));
  const closeMenu = () => {
    const [first] = menu?.cards ?? [];
    setMenu(null);
    if (first) focusCard(first);
  };
  return (
    <>
      {picked.length > 0 && (
        <Row gap={12} isWrapped className={classes.picked} role="status">
          <Span weight={500}>{t("pipeline.selected", { count: picked.length })}</Span>
          <Button
            size="xs"
            onClick={(event) => setMenu({ at: event.currentTarget.getBoundingClientRect(), cards: picked })}
            aria-haspopup="menu"
          >
            {t("pipeline.move_to")}
          </Button>
          <Button size="xs" variant="default" onClick={() => setTicked(new Set())}>
            {t("pipeline.clear")}
          </Button>
        </Row>
      )}
      {isEditor && picked.length === 0 && (
        <Text size={12} tone="dimmed" className={classes.hint}>
          {t("pipeline.hint")}
        </Text>
      )}
      <section
        ref={board}
        className={classes.board}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must scroll by keyboard
        tabIndex={0}
        aria-label={t("jobs.tab_board")}
        data-picking={picked.length > 0 || undefined}
        onClick={onClick}
        onKeyDown={onKeyDown}
      >
        {columns.map((column) => (
          <Column
            key={column.stage.key}
            column={column}
            isFolded={isFolded(column.stage)}
            onFold={(toFold) => fold(column.stage.key, toFold)}
            isEditor={isEditor}
            hasList={isOfJob}
            more={more}
            draw={(card) => (
              <Card
                key={cardKey(card)}
                card={card}
                showsJob={!isOfJob}
                isEditor={isEditor}
                isTicked={ticked.has(cardKey(card))}
                stageHere={card.stage_key === column.stage.key ? null : nameOfOwn(card)}
                whyOut={whyOut(card)}
                withIt={withIt}
              />
            )}
          />
        ))}
      </section>
      {menu && (
        <MoveMenu
          at={menu.at}
          stages={offered(menu.cards)}
          cards={menu.cards}
          isTicked={menu.cards.every((card) => ticked.has(cardKey(card)))}
          onMove={(stage) => moveTo(menu.cards, stage)}
          onTick={menu.cards.length === 1 ? () => menu.cards[0] && tick(cardKey(menu.cards[0])) : null}
          onClose={closeMenu}
        />
      )}
      {dialog}
    </>
  );
}
