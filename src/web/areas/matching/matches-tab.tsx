import { ActionIcon, Skeleton } from "@mantine/core";
import { IconChevronLeft, IconChevronRight } from "@tabler/icons-react";
import { useQueryClient } from "@tanstack/react-query";
import { getRouteApi, Link } from "@tanstack/react-router";
import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { MOST_MOVES } from "#contract/choices.ts";
import { api } from "#contract/index.ts";
import type { Job } from "#contract/job/job.ts";
import { DetailFrame, DetailSkeleton, MatchDetail, ProofPaneWaiting } from "#web/areas/matching/match/match-detail.tsx";
import type { RequirementsHandle } from "#web/areas/matching/match/requirements.tsx";
import { WhyAbove } from "#web/areas/matching/match/why-above.tsx";
import { BelowLevel } from "#web/areas/matching/ranking/below-level.tsx";
import { Nobody, NoneInFilter } from "#web/areas/matching/ranking/no-matches.tsx";
import { Ranking, RankingBar } from "#web/areas/matching/ranking/ranking.tsx";
import { RankingNotes } from "#web/areas/matching/ranking/ranking-notes.tsx";
import { MOST_COMPARED, type RankedCandidate, type ShownRanking } from "#web/areas/matching/ranking/use-ranking.ts";
import { useStartProposal } from "#web/areas/proposal/start-proposal.tsx";
import { send } from "#web/kit/calls/api.ts";
import { LoadError } from "#web/kit/calls/load-error.tsx";
import { keyOf } from "#web/kit/calls/use-call.ts";
import { useKeys } from "#web/kit/keys/use-keys.ts";
import { usePipeline } from "#web/kit/record/stage/stages.ts";
import { mayEdit, useUser } from "#web/kit/session/session.ts";
import { Row, Span } from "#web/ui/layout.tsx";
import { ScrollRegion } from "#web/ui/screen/scroll-region.tsx";
import { useWideScreen } from "#web/ui/screen/wide-screen.ts";
import { lazyPart } from "#web/ui/states/lazy-part.tsx";
import { useWords } from "#web/words/words.ts";
import { CompareDrawer } from "./compare-drawer.tsx";
import classes from "./matches-tab.module.css";
import type { Progress } from "./progress.ts";
import { useStage } from "./use-stage.ts";

const PickedBar = lazyPart(() => import("./ranking/picked-bar.tsx").then((part) => part.PickedBar), <Skeleton height={49} radius={0} />);

const route = getRouteApi("/dashboard/jobs/$id");

interface MatchesTabProps {
  job: Job;
  ranking: ShownRanking;
  /** Null while it is not known. */
  progress: Progress | null;
  isMatching: boolean;
  /** One thing at a time: the ranking, or a candidate. */
  isNarrow: boolean;
  isPhone: boolean;
  onAdd: () => void;
}

export function MatchesTab({ job, ranking, progress, isMatching, isNarrow, isPhone, onAdd }: MatchesTabProps) {
  const t = useWords();
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const queries = useQueryClient();
  const isEditor = mayEdit(useUser());
  const isWide = useWideScreen();
  const { pages, rows, total, level, judging, isMoved, showNew } = ranking;
  // As they were ticked: another order or filter may take them out of sight.
  const [ticked, setTicked] = useState<ReadonlyMap<string, RankedCandidate>>(new Map());
  const [isComparing, setIsComparing] = useState(false);
  const { move, dialog } = useStage(job.id);
  const shortlist = usePipeline(job.id).stages.find(({ counts_as }) => counts_as === "shortlisted");
  const requirements = useRef<RequirementsHandle>(null);
  const selected = search.candidate ?? (isNarrow ? null : (rows[0]?.id ?? null));
  const at = rows.findIndex((row) => row.id === selected);
  const row = rows[at] ?? null;

  const choose = (id: string) => void navigate({ search: (before) => ({ ...before, candidate: id }), replace: true, resetScroll: false });
  const step = (by: 1 | -1) => {
    const next = rows[at < 0 ? 0 : at + by];
    if (next) choose(next.id);
    if (by === 1 && at >= rows.length - 3 && pages.hasNextPage) void pages.fetchNextPage();
  };
  const tick = useCallback(
    (row: RankedCandidate) =>
      setTicked((before) => {
        const after = new Map(before);
        if (!after.delete(row.id) && after.size < MOST_MOVES) after.set(row.id, row);
        return after;
      }),
    [],
  );
  const onArrow = (by: 1 | -1) => (event: KeyboardEvent) => {
    if (!selected) return;
    event.preventDefault();
    requirements.current?.move(by);
  };
  const picked = rowsFirst(rows, ticked);
  const compare = () => picked.length >= 2 && picked.length <= MOST_COMPARED && setIsComparing(true);
  const startProposal = useStartProposal();
  useKeys({
    j: () => step(1),
    k: () => step(-1),
    p: () => selected && isEditor && startProposal.start({ job_id: job.id, candidate_id: selected }),
    s: () => row && shortlist && isEditor && move({ ...row.match, candidate: row }, shortlist),
    x: () => row && tick(row),
    v: compare,
    ArrowDown: onArrow(1),
    ArrowUp: onArrow(-1),
  });

  const next = rows[at + 1]?.id;
  // Whoever comes next is there before the key is pressed.
  useEffect(() => {
    if (!next) return;
    const body = { job_id: job.id, candidate_id: next };
    void queries.prefetchQuery({
      queryKey: keyOf(api.matching.fetchMatched, body),
      queryFn: ({ signal }) => send(api.matching.fetchMatched, body, { signal }),
      meta: { quiet: true },
    });
  }, [next, job.id, queries]);
  useEffect(() => {
    if (!isNarrow && search.candidate)
      document.querySelector(`[data-candidate="${CSS.escape(search.candidate)}"]`)?.scrollIntoView({ block: "nearest" });
  }, [search.candidate, isNarrow]);

  const { sort, min, stage, differs } = search;
  const filters = useMemo(() => ({ sort, min, stage, differs }), [sort, min, stage, differs]);
  const clear = () => void navigate({ search: (before) => ({ tab: before.tab }) });
  const isFiltered = Boolean(min || stage || differs);

  const detail = selected && (
    <MatchDetail
      key={selected}
      job={job}
      candidate_id={selected}
      row={row}
      above={rows[at - 1]?.id}
      below={next}
      isAlone={isNarrow}
      isPhone={isPhone}
      withCv={isWide}
      model={judging?.model ?? null}
      onStage={move}
      requirements={requirements}
    />
  );
  if (isNarrow && selected) {
    return (
      <div>
        <Row as="nav" gap={4} className={classes.pager} aria-label={t("matching.ranking")}>
          <Link
            from="/dashboard/jobs/$id"
            to="."
            search={(before) => ({ ...before, candidate: undefined })}
            className={classes.back}
            aria-label={`${job.title}: ${t("matching.to_ranking")}`}
          >
            <IconChevronLeft size={20} stroke={1.6} />
            <Span isTruncated>{job.title}</Span>
          </Link>
          {at >= 0 && total !== null && (
            <>
              {!isPhone && (
                <ActionIcon size={44} onClick={() => step(-1)} disabled={at === 0} aria-label={t("matching.previous")}>
                  <IconChevronLeft size={20} stroke={1.6} />
                </ActionIcon>
              )}
              <Span flex="none" tone="secondary" isTabular className={classes.position}>
                {t("matching.position", { n: at + 1, total })}
              </Span>
              {isPhone && (
                <ActionIcon size={36} onClick={() => step(-1)} disabled={at === 0} aria-label={t("matching.previous")}>
                  <IconChevronLeft size={20} stroke={1.6} />
                </ActionIcon>
              )}
              <ActionIcon size={isPhone ? 36 : 44} onClick={() => step(1)} disabled={at + 1 >= total} aria-label={t("matching.next")}>
                <IconChevronRight size={20} stroke={1.6} />
              </ActionIcon>
            </>
          )}
        </Row>
        {detail}
        {dialog}
      </div>
    );
  }

  const [one, other] = picked;
  const two = picked.length === 2 && one && other ? ([one.id, other.id] as const) : null;
  const isEmpty = !pages.isPending && rows.length === 0;
  if (isEmpty && !isFiltered && !isMatching && !pages.isError) return <Nobody job={job} progress={progress} onAdd={onAdd} />;
  return (
    <div className={classes.panes} data-wide={isWide || undefined}>
      <ScrollRegion className={classes.left} label={t("matching.ranking")}>
        {picked.length > 0 ? (
          <PickedBar job={job} picked={picked} onCompare={compare} onClear={() => setTicked(new Map())} />
        ) : (
          <RankingBar
            job_id={job.id}
            filters={filters}
            onFilter={(change) => void navigate({ search: (before) => ({ ...before, candidate: undefined, ...change }), replace: true })}
            level={level}
            isEmpty={isEmpty}
            isJudged={judging !== null}
          />
        )}
        {two && (
          <div className={classes.why}>
            <WhyAbove job={job} ids={two} />
          </div>
        )}
        {progress && (
          <RankingNotes
            job={job}
            progress={progress}
            isMatching={isMatching}
            filtered={isFiltered ? total : null}
            onClear={clear}
            judging={judging}
            isMoved={isMoved}
            onNewOrder={showNew}
          />
        )}
        {pages.isPending ? (
          <RankingSkeleton label={t("common.loading")} />
        ) : pages.isError && rows.length === 0 ? (
          <LoadError of={pages} />
        ) : isEmpty && isFiltered ? (
          <NoneInFilter job={job} tellsGaps={!differs} onClear={clear} />
        ) : (
          <Ranking
            job={job}
            rows={rows}
            selected={selected}
            ticked={ticked}
            onTick={tick}
            replaces={!isNarrow}
            hasMore={pages.hasNextPage}
            isLoadingMore={pages.isFetchingNextPage}
            onMore={() => void pages.fetchNextPage()}
            footer={
              <BelowLevel
                level={isMoved ? null : level}
                below={progress && total !== null ? progress.matches - total : 0}
                onAll={() => void navigate({ search: (before) => ({ ...before, min: 0 }), replace: true, resetScroll: false })}
              />
            }
          />
        )}
      </ScrollRegion>
      {!isNarrow &&
        (detail || (
          <DetailFrame label={t("matching.title")} pane={isWide && pages.isPending && <ProofPaneWaiting />}>
            {pages.isPending && <DetailSkeleton label={t("common.loading")} />}
          </DetailFrame>
        ))}
      {isComparing && <CompareDrawer job={job} ids={picked.map(({ id }) => id)} onClose={() => setIsComparing(false)} />}
      {dialog}
    </div>
  );
}

/** Ticked people in the order of the ranking; those no longer in it follow. */
function rowsFirst(rows: RankedCandidate[], ticked: ReadonlyMap<string, RankedCandidate>): RankedCandidate[] {
  const shown = new Map(rows.flatMap((row) => (ticked.has(row.id) ? [[row.id, row] as const] : [])));
  return [...new Map([...shown, ...[...ticked].filter(([id]) => !shown.has(id))]).values()];
}

function RankingSkeleton({ label }: { label: string }) {
  return (
    <div role="status" aria-label={label} data-late>
      {Array.from({ length: 6 }, (_row, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they are all the same
        <div key={index} className={classes.skeleton}>
          <Skeleton height={12} width="52%" radius="xs" />
          <Skeleton height={10} width="70%" radius="xs" mt={8} />
          <Skeleton height={8} radius="xs" mt={10} />
          <Skeleton height={10} width="60%" radius="xs" mt={10} />
          <Skeleton height={10} width="44%" radius="xs" mt={8} />
        </div>
      ))}
    </div>
  );
}
