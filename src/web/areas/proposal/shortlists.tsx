import { Button } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import { api } from "#contract/index.ts";
import type { Shortlist } from "#contract/shortlist.ts";
import { failureText, notify } from "#web/kit/calls/failures.ts";
import { useAction, useCall } from "#web/kit/calls/use-call.ts";
import { mayEdit, useUser } from "#web/kit/session/session.ts";
import { EmptyState, ErrorState, SkeletonRows } from "#web/ui/states.tsx";
import { formatDate } from "#web/words/format.ts";
import { useWords } from "#web/words/words.ts";
import classes from "./proposals-screen.module.css";

/** What went out as shortlists, for one job or all: who stands on each, how often it was opened, what the client said. */
export function Shortlists({ job_id }: { job_id?: string }) {
  const t = useWords();
  const listed = useCall(api.shortlist.list, { limit: 200, ...(job_id && { job_id }) }, { quiet: true });
  if (listed.isPending) return <SkeletonRows isWide height={72} rows={4} label={t("common.loading")} />;
  if (listed.isError) {
    return (
      <ErrorState
        title={t("common.could_not_load")}
        text={failureText(listed.error)}
        retryLabel={t("common.try_again")}
        onRetry={() => void listed.refetch()}
      />
    );
  }
  const { shortlists } = listed.data.data;
  // Of one job they stand below its proposals, which say how to make one.
  if (shortlists.length === 0 && job_id) return null;
  if (shortlists.length === 0) return <EmptyState title={t("proposals.shortlists_empty")} text={t("proposals.shortlists_empty_text")} />;
  return (
    <>
      {job_id && <h2 className={classes.part}>{t("proposals.shortlists")}</h2>}
      <ul className={classes.shortlists}>
        {shortlists.map((shortlist) => (
          <Line key={shortlist.id} shortlist={shortlist} />
        ))}
      </ul>
    </>
  );
}

function Line({ shortlist }: { shortlist: Shortlist }) {
  const t = useWords();
  const isEditor = mayEdit(useUser());
  const { id, candidates, shares } = shortlist;
  const revoke = useAction(api.shortlist.revoke, { refreshes: [api.shortlist.list] });
  const addLink = useAction(api.shortlist.addLink, {
    refreshes: [api.shortlist.list],
    onDone: async ({ data }) => {
      await navigator.clipboard?.writeText(data.share.url).catch(() => {});
      notify("info", `${t("proposals.copied")}: ${data.share.url}`);
    },
  });
  const live = shares.filter((share) => !share.revoked_at && Date.parse(share.expires_at) > Date.now());
  const views = shares.reduce((sum, share) => sum + share.views, 0);
  const answered = candidates.filter(({ decision }) => decision !== null).length;
  const until = live.at(-1)?.expires_at;
  const facts = [
    shortlist.client_name,
    formatDate(shortlist.created_at),
    until ? t("proposals.link_open_until", { date: formatDate(until) }) : t("proposals.shortlist_closed"),
    t("proposals.link_views", { count: views }),
    t("proposals.shortlist_answers", { n: answered, of: candidates.length }),
  ];
  return (
    <li>
      <div className={classes.shortlistHead}>
        <b>{shortlist.title ?? `${t("proposals.shortlist_people", { count: candidates.length })}, ${shortlist.job_title}`}</b>
        <span className={classes.sub}>{facts.filter(Boolean).join(" · ")}</span>
      </div>
      <ul className={classes.people}>
        {candidates.map((candidate) => (
          <li key={candidate.proposal_id}>
            <Link to="/dashboard/proposals/$id/$step" params={{ id: candidate.proposal_id, step: "review" }}>
              {candidate.candidate_name}
            </Link>
            {": "}
            {!candidate.is_shown
              ? t("proposals.shortlist_gone")
              : candidate.decision === "not_a_fit"
                ? t("lists.proposal_status.declined")
                : candidate.decision === "interview"
                  ? t("lists.proposal_status.interview")
                  : candidate.decision === "question"
                    ? t("proposals.shortlist_question")
                    : t("proposals.shortlist_no_answer")}
          </li>
        ))}
      </ul>
      {isEditor && (
        <div className={classes.buttons}>
          <Button
            size="xs"
            variant="default"
            loading={addLink.isPending}
            disabled={candidates.every(({ is_shown }) => !is_shown)}
            onClick={() => addLink.mutate({ id })}
          >
            {t("proposals.shortlist_new_link")}
          </Button>
          {live.length > 0 && (
            <Button size="xs" variant="subtle" color="gray" loading={revoke.isPending} onClick={() => revoke.mutate({ id })}>
              {t("proposals.shortlist_revoke")}
            </Button>
          )}
        </div>
      )}
    </li>
  );
}
