import { Link } from "@tanstack/react-router";
import type { Reply } from "#contract/call.ts";
import { api } from "#contract/index.ts";
import type { MatchRow } from "#contract/job/match.ts";
import { LoadError } from "#web/kit/calls/load-error.tsx";
import { useCall } from "#web/kit/calls/use-call.ts";
import { pointsLabel } from "#web/kit/record/match-words.ts";
import { Oversight } from "#web/kit/record/oversight.tsx";
import { reasonLabel } from "#web/kit/record/reason-label.ts";
import { useStageNames } from "#web/kit/record/stage/stages.ts";
import { mayEdit, useUser } from "#web/kit/session/session.ts";
import { ButtonLink } from "#web/ui/input/links.tsx";
import { Row, Stack, Text } from "#web/ui/layout.tsx";
import { Badge } from "#web/ui/marks/marks.tsx";
import { VerdictBar, VerdictGlyph } from "#web/ui/marks/verdict.tsx";
import { EmptyState, SkeletonRows } from "#web/ui/states/states.tsx";
import { useWords } from "#web/words/words.ts";
import classes from "./tabs.module.css";

type MatchedJob = Reply<typeof api.matching.matchedJobs>["data"]["jobs"][number];

/** The jobs that fit, best first, each with its reason and its gap. */
export function MatchesTab({ id }: { id: string }) {
  const t = useWords();
  const editor = mayEdit(useUser());
  const matched = useCall(api.matching.matchedJobs, { id }, { quiet: true });
  if (matched.isPending) return <SkeletonRows rows={4} height={84} label={t("common.loading")} />;
  if (matched.isError) {
    return <LoadError of={matched} />;
  }
  const { jobs } = matched.data.data;
  if (jobs.length === 0) {
    return (
      <EmptyState
        title={t("candidates.matches.empty")}
        text={t("candidates.matches.empty_text")}
        action={editor && <ButtonLink to="/dashboard/jobs/new">{t("candidates.matches.new_job")}</ButtonLink>}
      />
    );
  }
  return (
    <>
      <div className={classes.oversight}>
        <Oversight of="order" />
      </div>
      <ul className={classes.lines}>
        {jobs.map((job) => (
          <MatchLine key={job.id} job={job} candidateId={id} />
        ))}
      </ul>
    </>
  );
}

function MatchLine({ job, candidateId }: { job: MatchedJob; candidateId: string }) {
  const t = useWords();
  const { match } = job;
  const facts = [job.client?.name, job.city, job.status === 0 ? t("candidates.matches.closed") : null].filter(Boolean).join(", ");
  return (
    <Row as="li" gap={16} align="start" className={classes.match}>
      <Text
        as="span"
        flex="none"
        size={18}
        weight={600}
        isTabular
        className={classes.score}
        title={t("candidates.matches.score", { n: match.score })}
      >
        {match.score}
      </Text>
      <Stack gap={2} className={classes.matchWords}>
        <Link
          to="/dashboard/jobs/$id"
          params={{ id: job.id }}
          search={{ candidate: candidateId }}
          className={classes.matchName}
          data-covers
        >
          {job.title}
        </Link>
        <Row as="span" align="stretch" isWrapped size={12} tone="secondary" className={classes.sub}>
          {facts}
        </Row>
        <VerdictBar points={match.points} label={pointsLabel(t, match.points)} width={220} />
      </Stack>
      <Stack gap={4} className={classes.reasons}>
        {match.top_reason && <Highlight highlight={match.top_reason} job={job} />}
        {match.top_gap && <Highlight highlight={match.top_gap} job={job} />}
        {!match.top_reason && !match.top_gap && (
          <Row as="span" align="stretch" isWrapped size={12} tone="secondary" className={classes.sub}>
            {t("candidates.matches.no_reason")}
          </Row>
        )}
      </Stack>
      <div className={classes.marks}>
        {match.stage !== "suggested" && <StageBadge match={match} />}
        {match.source === "manual" && <Badge>{t("candidates.matches.pinned")}</Badge>}
        {match.musts_not_met > 0 && <Badge tone="not_met">{t("candidates.matches.missing_musts", { count: match.musts_not_met })}</Badge>}
      </div>
    </Row>
  );
}

function Highlight({ highlight, job }: { highlight: NonNullable<MatchRow["top_reason"]>; job: MatchedJob }) {
  const t = useWords();
  return (
    <Row as="span" gap={8} align="stretch" size={12} className={classes.reason}>
      <VerdictGlyph verdict={highlight.verdict} size={14} label={t(`common.verdict.${highlight.verdict}`)} />
      <Text as="span" lines={2} isBreakable title={highlight.text ?? undefined}>
        {reasonLabel(t, highlight, job)}
      </Text>
    </Row>
  );
}

function StageBadge({ match }: { match: MatchRow }) {
  const t = useWords();
  const { nameOf } = useStageNames(t, match.job_id);
  return <Badge>{nameOf(match)}</Badge>;
}
