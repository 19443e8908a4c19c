import { Button } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import { api } from "#contract/index.ts";
import type { Shortlist } from "#contract/proposal/shortlist.ts";
import { notify } from "#web/kit/calls/failures.ts";
import { useAction } from "#web/kit/calls/use-call.ts";
import { defineList, type ListSearch } from "#web/kit/list/define-list.ts";
import { ListRows } from "#web/kit/list/rows/list-rows.tsx";
import { ExportMenu } from "#web/kit/list/tools/export-menu.tsx";
import { useListOf } from "#web/kit/list/use-list.ts";
import { mayEdit, useUser } from "#web/kit/session/session.ts";
import { Row, Text } from "#web/ui/layout.tsx";
import { EmptyState } from "#web/ui/states/states.tsx";
import { formatDate } from "#web/words/format.ts";
import { useWords, type Words } from "#web/words/words.ts";
import classes from "./proposals.module.css";

const shortlistList = defineList<typeof api.shortlist.list, Shortlist, ListSearch>({
  name: null,
  path: "/dashboard/proposals",
  call: api.shortlist.list,
  rows: ({ data }) => data.shortlists,
  ask: () => ({}),
  record: {
    name: ({ title, candidates, job_title }, t) =>
      title ?? `${t("proposals.shortlist_people", { count: candidates.length })}, ${job_title}`,
  },
  columns: [],
  sorts: [],
  filters: [],
  isCards: true,
  card: {
    sub: (shortlist, { t }) => factsOf(t, shortlist).filter(Boolean).join(" · "),
    more: (shortlist) => <People shortlist={shortlist} />,
  },
  sheet: async () => (await import("./proposal-sheets.ts")).shortlistSheet,
  heights: { row: 112, card: 112 },
  words: {
    title: (t) => t("proposals.shortlists"),
    none: (t) => t("proposals.shortlists_empty"),
  },
});

const liveLinks = ({ shares }: Shortlist) => shares.filter((each) => !each.revoked_at && Date.parse(each.expires_at) > Date.now());

function factsOf(t: Words, shortlist: Shortlist): (string | null)[] {
  const { client_name, created_at, candidates, shares } = shortlist;
  const until = liveLinks(shortlist).at(-1)?.expires_at;
  return [
    client_name,
    formatDate(created_at),
    until ? t("proposals.link_open_until", { date: formatDate(until) }) : t("proposals.shortlist_closed"),
    t("proposals.link_views", { count: shares.reduce((sum, share) => sum + share.views, 0) }),
    t("proposals.shortlist_answers", { n: candidates.filter(({ decision }) => decision !== null).length, of: candidates.length }),
  ];
}

function answerOf(t: Words, { is_shown, decision }: Shortlist["candidates"][number]): string {
  if (!is_shown) return t("proposals.shortlist_gone");
  if (decision === "not_a_fit" || decision === "interview")
    return t(`lists.proposal_status.${decision === "interview" ? decision : "declined"}`);
  return t(decision === "question" ? "proposals.shortlist_question" : "proposals.shortlist_no_answer");
}

/** What went out as shortlists, for one job or all: who stands on each, how often it was opened, what the client said. */
export function Shortlists({ job_id }: { job_id?: string }) {
  const t = useWords();
  const state = useListOf(shortlistList, job_id ? { job_id } : {}, { hasKeys: false });
  // Of one job they stand below its proposals, which say how to make one.
  if (job_id && !state.total) return null;
  return (
    <>
      {job_id && (
        <Text as="h2" size={15} isPiece weight={600} className={classes.part}>
          {t("proposals.shortlists")}
        </Text>
      )}
      {!job_id && !!state.total && (
        <Row justify="end">
          <ExportMenu isQuiet list={state.list} body={state.body} />
        </Row>
      )}
      <ListRows state={state} empty={<EmptyState title={t("proposals.shortlists_empty")} text={t("proposals.shortlists_empty_text")} />} />
    </>
  );
}

function People({ shortlist }: { shortlist: Shortlist }) {
  const t = useWords();
  const isEditor = mayEdit(useUser());
  const { id, candidates } = shortlist;
  const revoke = useAction(api.shortlist.revoke, { refreshes: [api.shortlist.list] });
  const addLink = useAction(api.shortlist.addLink, {
    refreshes: [api.shortlist.list],
    onDone: async ({ data }) => {
      await navigator.clipboard?.writeText(data.share.url).catch(() => {});
      notify("info", `${t("proposals.copied")}: ${data.share.url}`);
    },
  });
  return (
    <>
      <Row as="ul" gap="4 16" align="stretch" isWrapped size={13} isPiece className={classes.people}>
        {candidates.map((candidate) => (
          <li key={candidate.proposal_id}>
            <Link to="/dashboard/proposals/$id/$step" params={{ id: candidate.proposal_id, step: "review" }}>
              {candidate.candidate_name}
            </Link>
            {`: ${answerOf(t, candidate)}`}
          </li>
        ))}
      </Row>
      {isEditor && (
        <Row gap={8} align="stretch" isWrapped>
          <Button
            size="xs"
            variant="default"
            loading={addLink.isPending}
            disabled={candidates.every(({ is_shown }) => !is_shown)}
            onClick={() => addLink.mutate({ id })}
          >
            {t("proposals.shortlist_new_link")}
          </Button>
          {liveLinks(shortlist).length > 0 && (
            <Button size="xs" variant="subtle" color="gray" loading={revoke.isPending} onClick={() => revoke.mutate({ id })}>
              {t("proposals.shortlist_revoke")}
            </Button>
          )}
        </Row>
      )}
    </>
  );
}
