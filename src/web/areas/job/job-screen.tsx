import { Button, Skeleton } from "@mantine/core";
import { useMediaQuery } from "@mantine/hooks";
import { getRouteApi } from "@tanstack/react-router";
import { useState } from "react";
import { api } from "#contract/index.ts";
import type { Job } from "#contract/job/job.ts";
import { VacancyTab } from "#web/areas/job/vacancy/vacancy-tab.tsx";
import { AddCandidates } from "#web/areas/matching/add-candidates.tsx";
import { BoardTab } from "#web/areas/matching/board-tab.tsx";
import { MatchesTab } from "#web/areas/matching/matches-tab.tsx";
import { useRanking } from "#web/areas/matching/ranking/use-ranking.ts";
import { MergedAway, RecordNotice } from "#web/areas/merge/record-notice.tsx";
import { JobProposals } from "#web/areas/proposal/list/job-proposals.tsx";
import { CallFailed } from "#web/kit/calls/api.ts";
import { notify } from "#web/kit/calls/failures.ts";
import { LoadError } from "#web/kit/calls/load-error.tsx";
import { useAction, useCall } from "#web/kit/calls/use-call.ts";
import { useKeys } from "#web/kit/keys/use-keys.ts";
import { readsMatches } from "#web/kit/record/reads-matches.ts";
import { mayEdit, useUser } from "#web/kit/session/session.ts";
import { ButtonLink } from "#web/ui/input/links.tsx";
import { Row, Stack } from "#web/ui/layout.tsx";
import { lazyPart } from "#web/ui/states/lazy-part.tsx";
import { EmptyState, SkeletonRows } from "#web/ui/states/states.tsx";
import { useWords } from "#web/words/words.ts";
import { JobHead } from "./job-head.tsx";
import { JobInterviews } from "./job-interviews.tsx";
import classes from "./job-screen.module.css";
import { useJobActions } from "./use-job-actions.ts";
import { useProgress } from "./use-progress.ts";

const RecordNotes = lazyPart(() => import("#web/areas/note/record-notes.tsx").then((part) => part.RecordNotes));

const route = getRouteApi("/dashboard/jobs/$id");

export function JobScreen({ id }: { id: string }) {
  const t = useWords();
  const search = route.useSearch();
  const { tab = "matches", candidate } = search;
  const navigate = route.useNavigate();
  const isEditor = mayEdit(useUser());
  const isNarrow = useMediaQuery("(max-width: 63.99em)", false, { getInitialValueInEffect: false });
  const isPhone = useMediaQuery("(max-width: 47.99em)", false, { getInitialValueInEffect: false });
  const [isAdding, setIsAdding] = useState(false);
  const shown = useCall(api.job.show, { id }, { quiet: true });
  const job = shown.data?.data.job;
  const compared = shown.data?.data.compared ?? [];
  const { setOpen, remove, restore } = useJobActions();
  const matchNow = useAction(api.matching.matchCandidates, {
    refreshes: readsMatches,
    onDone: () => notify("info", t("jobs.matched_now")),
  });
  const { progress, isMatching } = useProgress(id, job);
  // The tab counts what its list shows, as it stands open or would open.
  const isRanked = tab === "matches";
  const ranking = useRanking(id, isRanked ? search : {}, { poll: isMatching, isCounted: !isRanked });
  const edit = () => void navigate({ search: { tab: "vacancy", edit: true } });
  useKeys({ e: () => isEditor && job && edit() });

  if (shown.isError && !job) {
    const status = shown.error instanceof CallFailed ? shown.error.status : 0;
    if (status === 410) {
      return (
        <EmptyState
          title={t("jobs.in_trash")}
          text={t("jobs.in_trash_text")}
          action={
            <>
              {isEditor && <Button onClick={() => restore(id, () => void shown.refetch())}>{t("jobs.restore")}</Button>}
              <ButtonLink to="/dashboard/jobs" variant="default">
                {t("jobs.to_jobs")}
              </ButtonLink>
            </>
          }
        />
      );
    }
    // An id that isn't one is refused as invalid.
    if (status === 404 || status === 422) {
      const missing = (
        <EmptyState
          title={t("jobs.not_there")}
          text={t("jobs.not_there_text")}
          action={
            <ButtonLink to="/dashboard/jobs" variant="default">
              {t("jobs.to_jobs")}
            </ButtonLink>
          }
        />
      );
      return status === 404 ? <MergedAway record="job" id={id} otherwise={missing} /> : missing;
    }
    return <LoadError of={shown} />;
  }
  if (!job) return <ScreenSkeleton label={t("common.loading")} />;
  const isAlone = isNarrow && tab === "matches" && Boolean(candidate);
  return (
    <Stack className={classes.screen}>
      {!isAlone && (
        <JobHead
          job={job}
          tab={tab}
          matches={ranking.total ?? undefined}
          asked={compared.filter(({ is_asked }) => is_asked).length}
          isMatching={matchNow.isPending}
          model={ranking.judging?.model ?? null}
          onAdd={() => setIsAdding(true)}
          onEdit={edit}
          onMatch={() => matchNow.mutate({ id, mode: "auto" })}
          onStatus={() => setOpen(job, job.status === 0)}
          onRemove={() => remove(job, () => void navigate({ to: "/dashboard/jobs" }))}
        />
      )}
      {!isAlone && <RecordNotice record="job" id={id} />}
      {job.status === 0 && !isAlone && (
        <Row as="p" gap="4 12" isWrapped flex="none" tone="secondary" className={classes.banner} role="status">
          {t("jobs.closed_text")}
          {isEditor && (
            <Button size="xs" variant="default" onClick={() => setOpen(job, true)}>
              {t("jobs.reopen")}
            </Button>
          )}
        </Row>
      )}
      {tab === "matches" && (
        <MatchesTab
          job={job}
          ranking={ranking}
          progress={progress}
          isMatching={isMatching}
          isNarrow={isNarrow}
          isPhone={isPhone}
          onAdd={() => setIsAdding(true)}
        />
      )}
      {tab === "vacancy" && <VacancyTab job={job} compared={compared} />}
      {tab === "board" && <BoardTab job={job} />}
      {tab === "proposals" && <JobProposals job_id={id} />}
      {tab === "interviews" && <JobInterviews job={job} />}
      {tab === "notes" && (
        <div className={classes.notes}>
          <RecordNotes about={{ record: "job", record_id: id }} people={calledOf(job)} />
        </div>
      )}
      {isAdding && <AddCandidates job={job} onClose={() => setIsAdding(false)} />}
    </Stack>
  );
}

/** Whom one calls about a job: the contact at its client. */
const calledOf = ({ client }: Job) => (client?.contact_name ? [{ name: client.contact_name }] : []);

function ScreenSkeleton({ label }: { label: string }) {
  return (
    <Stack className={classes.screen}>
      <div className={classes.head} role="status" aria-label={label}>
        <Skeleton height={12} width={140} radius="xs" mb={10} />
        <Skeleton height={22} width={280} maw="100%" radius="xs" />
        <Skeleton height={14} width={420} maw="100%" radius="xs" mt={12} />
        <Row gap={20} align="stretch" mt={12} style={{ height: 38 }} />
      </div>
      <div className={classes.waiting}>
        <SkeletonRows height={117} rows={5} label={label} />
      </div>
    </Stack>
  );
}
