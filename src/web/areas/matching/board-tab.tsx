import { ActionIcon, Button, Skeleton } from "@mantine/core";
import { IconDots } from "@tabler/icons-react";
import { useQueries } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { type DragEvent, type KeyboardEvent, useEffect, useRef, useState } from "react";
import { STRONG, stages } from "#contract/choices.ts";
import { api } from "#contract/index.ts";
import type { Job } from "#contract/job/job.ts";
import type { Stage } from "#contract/job/match.ts";
import { Shortfalls } from "#web/areas/matching/ranking/ranking.tsx";
import type { RankedCandidate } from "#web/areas/matching/ranking/use-ranking.ts";
import { send } from "#web/kit/calls/api.ts";
import { failureText } from "#web/kit/calls/failures.ts";
import { keyOf } from "#web/kit/calls/use-call.ts";
import { factLine, pointsLabel } from "#web/kit/record/match-words.ts";
import { mayEdit, useUser } from "#web/kit/session/session.ts";
import { AnchorLink } from "#web/ui/input/links.tsx";
import { Row, Span, Stack, Text } from "#web/ui/layout.tsx";
import { CountBadge } from "#web/ui/marks/marks.tsx";
import { VerdictBar } from "#web/ui/marks/verdict.tsx";
import { Menu } from "#web/ui/overlays.tsx";
import { ScrollRegion } from "#web/ui/screen/scroll-region.tsx";
import { ErrorState } from "#web/ui/states/states.tsx";
import { formatDate, shownName } from "#web/words/format.ts";
import { useWords, type Words } from "#web/words/words.ts";
import classes from "./board-tab.module.css";
import { useStage } from "./use-stage.ts";

const MOST_SUGGESTED = 25;

/** The job's candidates by stage. Moving one is a drag, its menu, or a figure key. */
export function BoardTab({ job }: { job: Job }) {
  const t = useWords();
  const isEditor = mayEdit(useUser());
  const { move } = useStage(job.id);
  const [isOver, setIsOver] = useState<Stage | null>(null);
  const [dragged, setDragged] = useState<RankedCandidate | null>(null);
  const [showsRejected, setShowsRejected] = useState(false);
  const columns = useQueries({
    queries: stages.map((stage) => {
      const body = { id: job.id, stage, ...(stage === "suggested" ? { min_score: STRONG, limit: MOST_SUGGESTED } : { limit: 200 }) };
      return {
        queryKey: [...keyOf(api.matching.matchedCandidates, body), "column"],
        queryFn: ({ signal }: { signal: AbortSignal }) => send(api.matching.matchedCandidates, body, { signal }),
        meta: { quiet: true },
      };
    }),
  });
  const isComplete = columns.every(({ data }) => data);
  const firstFilled = stages.find((_stage, index) => columns[index]?.data?.data.total);
  const first = useRef<HTMLElement>(null);
  // Where the columns don't fit, nobody should look at an empty one first.
  useEffect(() => {
    if (isComplete) first.current?.scrollIntoView({ block: "nearest", inline: "center" });
  }, [isComplete]);
  const failed = columns.find((column) => column.isError && !column.data);
  if (failed) {
    return (
      <ErrorState
        title={t("common.could_not_load")}
        text={failureText(failed.error)}
        retryLabel={t("common.try_again")}
        onRetry={() => columns.filter((column) => column.isError).map((column) => column.refetch())}
      />
    );
  }
  const moveTo = (row: RankedCandidate, to: Stage) => move({ id: row.id, name: shownName(t, row) }, row.match.stage, to);
  const dropOn = (stage: Stage) => ({
    onDragOver: (event: DragEvent) => {
      if (!dragged) return;
      event.preventDefault();
      setIsOver(stage);
    },
    onDragLeave: (event: DragEvent) => {
      if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setIsOver(null);
    },
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      setIsOver(null);
      if (dragged) moveTo(dragged, stage);
      setDragged(null);
    },
  });
  return (
    <Stack flex="fill" className={classes.page}>
      {isEditor && (
        <Text size={12} tone="dimmed" className={classes.hint}>
          {t("matching.board_hint")}
        </Text>
      )}
      <ScrollRegion className={classes.board} label={t("jobs.tab_board")}>
        {stages.map((stage, index) => {
          const data = columns[index]?.data?.data;
          const isFolded = stage === "rejected" && !showsRejected;
          const name = stage === "suggested" ? t("matching.board_suggested") : t(`matching.stages.${stage}`);
          return (
            <Stack
              key={stage}
              ref={stage === firstFilled ? first : undefined}
              as="section"
              gap={8}
              className={classes.column}
              data-over={isOver === stage || undefined}
              data-folded={isFolded || undefined}
              aria-label={name}
              {...(isEditor && dropOn(stage))}
            >
              <Row as="h2" gap={8} justify="between" size={13} weight={600} className={classes.head}>
                {name} {data && <CountBadge count={data.total} />}
              </Row>
              {stage === "rejected" && (
                <Button size="xs" variant="default" onClick={() => setShowsRejected(!showsRejected)} aria-expanded={showsRejected}>
                  {showsRejected ? t("matching.hide_rejected") : t("matching.show_rejected")}
                </Button>
              )}
              {!isFolded &&
                (data ? (
                  data.candidates.length === 0 ? (
                    <Text size={12} isPiece tone="dimmed" className={classes.empty}>
                      {t("matching.board_empty")}
                    </Text>
                  ) : (
                    <Stack as="ul" gap={8}>
                      {data.candidates.map((row) => (
                        <Card
                          key={row.id}
                          row={row}
                          isEditor={isEditor}
                          isDragged={dragged?.id === row.id}
                          onDrag={setDragged}
                          onMove={moveTo}
                        />
                      ))}
                    </Stack>
                  )
                ) : (
                  <Skeleton height={84} radius="md" />
                ))}
              {!isFolded && stage === "suggested" && data && data.total > data.candidates.length && (
                <AnchorLink to="." search={{ stage: "suggested", min: STRONG }} className={classes.more}>
                  {t("matching.all_suggested", { n: data.total })}
                </AnchorLink>
              )}
            </Stack>
          );
        })}
      </ScrollRegion>
    </Stack>
  );
}

/** How many nights somebody has been in a stage, by the reader's own calendar. */
function daysText(t: Words, since: string): string {
  const startOf = (moment: Date) => new Date(moment.getFullYear(), moment.getMonth(), moment.getDate()).getTime();
  const days = Math.round((startOf(new Date()) - startOf(new Date(since))) / 86_400_000);
  return days <= 0 ? t("matching.here_today") : t("matching.here_days", { count: days });
}

interface CardProps {
  row: RankedCandidate;
  isEditor: boolean;
  isDragged: boolean;
  onDrag: (row: RankedCandidate | null) => void;
  onMove: (row: RankedCandidate, to: Stage) => void;
}

function Card({ row, isEditor, isDragged, onDrag, onMove }: CardProps) {
  const t = useWords();
  const name = shownName(t, row);
  const onKeyDown = (event: KeyboardEvent) => {
    const to = /^[1-9]$/.test(event.key) ? stages[Number(event.key) - 1] : undefined;
    if (to && isEditor && !event.ctrlKey && !event.metaKey && !event.altKey) onMove(row, to);
  };
  return (
    <li
      className={classes.card}
      draggable={isEditor}
      data-dragged={isDragged || undefined}
      onDragStart={(event) => {
        event.dataTransfer.effectAllowed = "move";
        event.dataTransfer.setData("text/plain", name);
        onDrag(row);
      }}
      onDragEnd={() => onDrag(null)}
      onKeyDown={onKeyDown}
    >
      <Row gap={4} align="baseline" className={classes.top}>
        <Link
          from="/dashboard/jobs/$id"
          to="."
          search={(before) => ({ ...before, tab: undefined, candidate: row.id })}
          className={classes.name}
          draggable={false}
        >
          {name}
        </Link>
        {isEditor && (
          <Menu position="bottom-end" width={180}>
            <Menu.Target>
              <ActionIcon size={24} className={classes.menu} aria-label={t("matching.move_card", { name })}>
                <IconDots size={16} stroke={1.6} />
              </ActionIcon>
            </Menu.Target>
            <Menu.Dropdown>
              <Menu.Label>{t("matching.move_to")}</Menu.Label>
              {stages.map((stage) => (
                <Menu.Item key={stage} disabled={stage === row.match.stage} onClick={() => onMove(row, stage)}>
                  {t(`matching.stages.${stage}`)}
                </Menu.Item>
              ))}
            </Menu.Dropdown>
          </Menu>
        )}
      </Row>
      <Text size={12} tone="dimmed" mb={8}>
        {factLine(t, row) || "–"}
      </Text>
      <Row gap={8} className={classes.points}>
        <VerdictBar points={row.match.points} label={pointsLabel(t, row.match.points)} />
        <Span size={15} weight={600} isTabular>
          {row.match.score}
        </Span>
      </Row>
      <Row gap="4 8" justify="between" isWrapped mt={6} className={classes.end}>
        <Shortfalls match={row.match} />
        <Text
          as="time"
          size={12}
          tone="dimmed"
          isTabular
          isAtEnd
          dateTime={row.match.stage_since}
          title={t("matching.since", { date: formatDate(row.match.stage_since) })}
        >
          {daysText(t, row.match.stage_since)}
        </Text>
      </Row>
      {row.match.stage_reason && (
        <Text mt={6} size={12} tone="dimmed">
          {row.match.stage_reason}
        </Text>
      )}
    </li>
  );
}
