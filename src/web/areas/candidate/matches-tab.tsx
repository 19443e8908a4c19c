import { Link } from "@tanstack/react-router";
import type { Reply } from "#contract/call.ts";
import { api } from "#contract/index.ts";
import type { MatchRow } from "#contract/match.ts";
import { failureText } from "#web/kit/calls/failures.ts";
import { useCall } from "#web/kit/calls/use-call.ts";
import { pointsLabel } from "#web/kit/record/match-words.ts";
import { reasonLabel } from "#web/kit/record/reason-label.ts";
import { mayEdit, useUser } from "#web/kit/session/session.ts";
import { ButtonLink } from "#web/ui/links.tsx";
import { Badge } from "#web/ui/marks.tsx";
import { EmptyState, ErrorState, SkeletonRows } from "#web/ui/states.tsx";
import { VerdictBar, VerdictGlyph } from "#web/ui/verdict.tsx";
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
    return (
      <ErrorState
        title={t("common.could_not_load")}
        text={failureText(matched.error)}
        retryLabel={t("common.try_again")}
        onRetry={() => void matched.refetch()}
      />
    );
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
    <ul className={classes.lines}>
      {jobs.map((job) => (
        <MatchLine key={job.id} job={job} candidateId={id} />
      ))}
    </ul>
  );
}

function MatchLine({ job, candidateId }: { job: MatchedJob; candidateId: string }) {
  const t = useWords();
  const { match } = job;
  const facts = [job.client?.name, job.city, job.status === 0 ? t("candidates.matches.closed") : null].filter(Boolean).join(", ");
  return (
    <li className={classes.match}>
      <span className={classes.score} title={t("candidates.matches.score", { n: match.score })}>
        {match.score}
      </span>
      <div className={classes.matchWords}>
        <Link to="/dashboard/jobs/$id" params={{ id: job.id }} search={{ candidate: candidateId }} className={classes.matchName}>
          {job.title}
        </Link>
        <span className={classes.sub}>{facts}</span>
        <VerdictBar points={match.points} label={pointsLabel(t, match.points)} width={220} />
      </div>
      <div className={classes.reasons}>
        {match.top_reason && <Highlight highlight={match.top_reason} job={job} />}
        {match.top_gap && <Highlight highlight={match.top_gap} job={job} />}
        {!match.top_reason && !match.top_gap && <span className={classes.sub}>{t("candidates.matches.no_reason")}</span>}
      </div>
      <div className={classes.marks}>
        {match.stage !== "suggested" && <Badge>{t(`candidates.stage.${match.stage}`)}</Badge>}
        {match.source === "manual" && <Badge>{t("candidates.matches.pinned")}</Badge>}
        {match.musts_not_met > 0 && <Badge tone="not_met">{t("candidates.matches.missing_musts", { count: match.musts_not_met })}</Badge>}
      </div>
    </li>
  );
}

function Highlight({ highlight, job }: { highlight: NonNullable<MatchRow["top_reason"]>; job: MatchedJob }) {
  const t = useWords();
  return (
    <span className={classes.reason}>
      <VerdictGlyph verdict={highlight.verdict} size={14} label={t(`common.verdict.${highlight.verdict}`)} />
      <span title={highlight.text ?? undefined}>{reasonLabel(t, highlight, job)}</span>
    </span>
  );
}
