import { Link } from "@tanstack/react-router";
import { api } from "#contract/index.ts";
import type { ShownCandidate } from "#web/areas/candidate/use-candidate.ts";
import { AskConsent } from "#web/areas/proposal/ask-consent.tsx";
import { StatusBadge } from "#web/areas/proposal/list/status-badge.tsx";
import { LoadError } from "#web/kit/calls/load-error.tsx";
import { useCall } from "#web/kit/calls/use-call.ts";
import { Row, Stack } from "#web/ui/layout.tsx";
import { EmptyState, SkeletonRows } from "#web/ui/states/states.tsx";
import { formatDate } from "#web/words/format.ts";
import { useWords } from "#web/words/words.ts";
import { KeptUntil } from "./kept-until.tsx";
import classes from "./tabs.module.css";

/** Whether they may be kept and proposed, what was proposed to clients, with what those said; drafts too. */
export function ProposalsTab({ candidate }: { candidate: ShownCandidate }) {
  const { id, first_name, last_name } = candidate;
  return (
    <>
      <Stack gap={8} className={classes.consent}>
        <KeptUntil candidate={candidate} />
        <AskConsent candidate={{ id, name: [first_name, last_name].filter(Boolean).join(" ") }} />
      </Stack>
      <Proposed id={id} />
    </>
  );
}

function Proposed({ id }: { id: string }) {
  const t = useWords();
  const listed = useCall(api.proposal.list, { candidate_id: id, limit: 200 }, { quiet: true });
  if (listed.isPending) return <SkeletonRows rows={3} height={64} label={t("common.loading")} />;
  if (listed.isError) {
    return <LoadError of={listed} />;
  }
  const { proposals } = listed.data.data;
  if (proposals.length === 0) {
    return (
      <EmptyState
        title={t("proposals.empty")}
        text={t("record.proposals.empty_text")}
        action={
          <Link to="/dashboard/candidates/$id" params={{ id }} search={{ tab: "matches" }}>
            {t("record.proposals.to_matches")}
          </Link>
        }
      />
    );
  }
  return (
    <ul className={classes.lines}>
      {proposals.map((one) => (
        <Row key={one.id} as="li" gap={16} align="start" className={classes.match}>
          <Stack gap={2} className={classes.matchWords}>
            <Link to="/dashboard/proposals/$id" params={{ id: one.id }} className={classes.matchName} data-covers>
              {one.job_title}
            </Link>
            <Row as="span" align="stretch" isWrapped size={12} tone="secondary" className={classes.sub}>
              {one.client_name && <span>{one.client_name}</span>}
              <span>{t("record.proposals.changed", { date: formatDate(one.updated_at) })}</span>
              {one.views > 0 && <span>{t("record.proposals.opened", { count: one.views })}</span>}
            </Row>
            {one.response?.comment && <span>{one.response.comment}</span>}
          </Stack>
          <div className={`${classes.marks} ${classes.flush}`}>
            <StatusBadge status={one.status} />
          </div>
        </Row>
      ))}
    </ul>
  );
}
