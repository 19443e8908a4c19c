import { Button, Checkbox, Loader } from "@mantine/core";
import { useIntersection } from "@mantine/hooks";
import { IconArrowsSort, IconFilter, IconPinned } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { memo, type ReactNode, useEffect } from "react";
import { STRONG } from "#contract/choices.ts";
import type { Job } from "#contract/job/job.ts";
import type { MatchRow } from "#contract/job/match.ts";
import { type RankingSearch, type RankingSort, rankingSorts } from "#web/areas/matching/addresses.ts";
import { factLine, pointsLabel } from "#web/kit/record/match-words.ts";
import { reasonLabel } from "#web/kit/record/reason-label.ts";
import { stageName, useStageNames } from "#web/kit/record/stage/stages.ts";
import { Row, Stack, Text } from "#web/ui/layout.tsx";
import { Badge, Chip } from "#web/ui/marks/marks.tsx";
import { VerdictBar, VerdictGlyph } from "#web/ui/marks/verdict.tsx";
import { Menu, Tooltip } from "#web/ui/overlays.tsx";
import { shownName } from "#web/words/format.ts";
import { useWords, type Words } from "#web/words/words.ts";
import { ExportRanking } from "./export-ranking.tsx";
import classes from "./ranking.module.css";
import { askedOf, type RankedCandidate } from "./use-ranking.ts";

const sortNames: Record<RankingSort, "matching.sort_name" | "matching.sort_available" | "matching.sort_years"> = {
  name: "matching.sort_name",
  available_from: "matching.sort_available",
  "-years_experience": "matching.sort_years",
};
const sortName = (t: Words, sort: RankingSort | undefined) => (sort ? t(sortNames[sort]) : t("matching.sort_score"));

interface RankingBarProps {
  job_id: string;
  filters: RankingSearch;
  onFilter: (change: Partial<RankingSearch>) => void;
  /** From which score on people are shown without a filter; null: everybody. */
  level: number | null;
  isEmpty: boolean;
  /** A language model judges beside the built-in reader: they may differ. */
  isJudged: boolean;
}

/** Order and filters of the ranking. */
export function RankingBar({ job_id, filters, onFilter, level, isEmpty, isJudged }: RankingBarProps) {
  const t = useWords();
  const { stages } = useStageNames(t, job_id);
  const stage = stages.find(({ key }) => key === filters.stage);
  const filtered = stage ? stageName(t, stage) : t("matching.stage");
  const min = filters.min ?? level;
  const offersDiffers = isJudged && !filters.differs;
  return (
    <Row gap={6} isWrapped className={classes.bar}>
      <Menu position="bottom-start" width={190}>
        <Menu.Target>
          <Button
            size="xs"
            variant="default"
            leftSection={<IconArrowsSort size={14} stroke={1.6} color="var(--icon)" />}
            aria-label={`${t("matching.sort")}: ${sortName(t, filters.sort)}`}
          >
            {sortName(t, filters.sort)}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          {[undefined, ...rankingSorts].map((sort) => (
            <Menu.Item key={sort ?? "score"} onClick={() => onFilter({ sort })} aria-current={sort === filters.sort || undefined}>
              {sortName(t, sort)}
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
      {min ? (
        <Chip
          value={t("matching.filter_score", { n: min })}
          onRemove={() => onFilter({ min: 0 })}
          removeLabel={t("matching.remove_filter", { name: t("matching.filter_score", { n: min }) })}
        />
      ) : null}
      {filters.stage && (
        <Chip
          value={filtered}
          onRemove={() => onFilter({ stage: undefined })}
          removeLabel={t("matching.remove_filter", { name: filtered })}
        />
      )}
      {filters.differs && (
        <Chip
          value={t("matching.differs")}
          onRemove={() => onFilter({ differs: undefined })}
          removeLabel={t("matching.remove_filter", { name: t("matching.differs") })}
        />
      )}
      {!(min && filters.stage && !offersDiffers) && (
        <Menu position="bottom-start" width={190}>
          <Menu.Target>
            <Button size="xs" variant="default" leftSection={<IconFilter size={14} stroke={1.6} color="var(--icon)" />}>
              {t("matching.filter")}
            </Button>
          </Menu.Target>
          <Menu.Dropdown>
            {!min && (
              <>
                <Menu.Label>{t("matching.score")}</Menu.Label>
                {[80, STRONG, 40].map((least) => (
                  <Menu.Item key={least} onClick={() => onFilter({ min: least === STRONG ? undefined : least })}>
                    {t("matching.filter_score", { n: least })}
                  </Menu.Item>
                ))}
              </>
            )}
            {!filters.stage && (
              <>
                <Menu.Label>{t("matching.stage")}</Menu.Label>
                {stages.map((each) => (
                  <Menu.Item key={each.key} onClick={() => onFilter({ stage: each.key })}>
                    {stageName(t, each)}
                  </Menu.Item>
                ))}
              </>
            )}
            {offersDiffers && (
              <>
                <Menu.Label>{t("matching.verdicts")}</Menu.Label>
                <Menu.Item onClick={() => onFilter({ differs: true })}>{t("matching.differs")}</Menu.Item>
              </>
            )}
          </Menu.Dropdown>
        </Menu>
      )}
      {!isEmpty && <ExportRanking job_id={job_id} body={askedOf(job_id, filters, level)} />}
    </Row>
  );
}

interface RankingProps {
  job: Job;
  rows: RankedCandidate[];
  selected: string | null;
  ticked: ReadonlyMap<string, unknown>;
  onTick: (row: RankedCandidate) => void;
  /** Choosing somebody replaces the address where the list stays in sight. */
  replaces: boolean;
  hasMore: boolean;
  isLoadingMore: boolean;
  onMore: () => void;
  footer?: ReactNode;
}

/** Candidates in order: who, how well, why, and what is missing. */
export function Ranking({ job, rows, selected, ticked, onTick, replaces, hasMore, isLoadingMore, onMore, footer }: RankingProps) {
  const t = useWords();
  const { ref, entry } = useIntersection({ rootMargin: "400px" });
  const isNear = entry?.isIntersecting ?? false;
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once whenever the end comes near or a page has come
  useEffect(() => {
    if (isNear && hasMore && !isLoadingMore) onMore();
  }, [isNear, hasMore, isLoadingMore]);
  return (
    <>
      <Stack as="ul" aria-label={t("matching.ranking")}>
        {rows.map((row) => (
          <RankingRow
            key={row.id}
            row={row}
            job={job}
            isSelected={row.id === selected}
            isTicked={ticked.has(row.id)}
            onTick={onTick}
            replaces={replaces}
          />
        ))}
      </Stack>
      {hasMore && (
        <Row ref={ref} align="stretch" justify="center" className={classes.more}>
          {isLoadingMore ? (
            <Loader size={18} role="status" aria-label={t("common.loading")} />
          ) : (
            <Button size="xs" variant="default" onClick={onMore}>
              {t("common.load_more")}
            </Button>
          )}
        </Row>
      )}
      {footer}
    </>
  );
}

interface RankingRowProps {
  row: RankedCandidate;
  job: Job;
  isSelected: boolean;
  isTicked: boolean;
  onTick: (row: RankedCandidate) => void;
  replaces: boolean;
}

const RankingRow = memo(function RankingRow({ row, job, isSelected, isTicked, onTick, replaces }: RankingRowProps) {
  const t = useWords();
  const { match } = row;
  const name = shownName(t, row);
  return (
    <Row as="li" gap={12} align="stretch" className={classes.row} data-selected={isSelected || undefined} data-candidate={row.id}>
      <Checkbox className={classes.tick} checked={isTicked} onChange={() => onTick(row)} aria-label={t("pipeline.select", { name })} />
      <div className={classes.body}>
        <Row gap="0 8" isWrapped className={classes.head}>
          <Link
            from="/dashboard/jobs/$id"
            to="."
            search={(search) => ({ ...search, candidate: row.id })}
            replace={replaces}
            resetScroll={!replaces}
            className={classes.name}
            data-covers
            aria-current={isSelected || undefined}
          >
            {name}
          </Link>
          {match.source === "manual" && (
            <Tooltip label={t("matching.pinned")}>
              <Row
                as="span"
                isInline
                align="stretch"
                flex="none"
                tone="icon"
                className={classes.pin}
                role="img"
                aria-label={t("matching.pinned")}
              >
                <IconPinned size={14} stroke={1.6} />
              </Row>
            </Tooltip>
          )}
          {match.stage !== "suggested" && <StageWord match={match} />}
          <Shortfalls match={match} />
          <Text as="span" size={16} weight={600} isTabular className={classes.score}>
            {match.score}
          </Text>
        </Row>
        <Text as="div" size={12} tone="dimmed" isTruncated>
          {factLine(t, row) || "–"}
        </Text>
        <div className={classes.points}>
          <VerdictBar points={match.points} label={pointsLabel(t, match.points)} />
        </div>
        {match.top_reason && (
          <Row gap={6} align="start" size={12} className={classes.reason}>
            <VerdictGlyph verdict={match.top_reason.verdict} size={13} label={t(`common.verdict.${match.top_reason.verdict}`)} />
            <Text as="span" flex="shrink" isBreakable title={match.top_reason.text ?? undefined}>
              {reasonLabel(t, match.top_reason, job)}
            </Text>
          </Row>
        )}
        {match.top_gap && (
          <Row gap={6} align="start" size={12} tone="secondary" className={classes.gap}>
            <VerdictGlyph verdict={match.top_gap.verdict} size={13} label={t(`common.verdict.${match.top_gap.verdict}`)} />
            <Text as="span" flex="shrink" isBreakable title={match.top_gap.text ?? undefined}>
              {reasonLabel(t, match.top_gap, job)}
            </Text>
          </Row>
        )}
      </div>
    </Row>
  );
});

export function StageWord({ match }: { match: MatchRow }) {
  const t = useWords();
  const { nameOf } = useStageNames(t, match.job_id);
  return (
    <Text as="span" flex="none" size={12} weight={500} tone="accent" className={classes.stage} data-stage={match.stage}>
      {nameOf(match)}
    </Text>
  );
}

/** "1 must not met": a badge, not a rejection. */
export function Shortfalls({ match }: { match: Pick<RankedCandidate["match"], "musts_not_met" | "knock_outs_not_met"> }) {
  const t = useWords();
  if (match.knock_outs_not_met > 0)
    return <Badge tone="not_met">{t("matching.knock_outs_not_met", { count: match.knock_outs_not_met })}</Badge>;
  if (match.musts_not_met > 0) return <Badge tone="not_met">{t("matching.musts_not_met", { count: match.musts_not_met })}</Badge>;
  return null;
}
