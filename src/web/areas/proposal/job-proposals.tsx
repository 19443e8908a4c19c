import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { api } from "#contract/index.ts";
import { failureText } from "#web/kit/calls/failures.ts";
import { useCall } from "#web/kit/calls/use-call.ts";
import lists from "#web/kit/list/list-table.module.css";
import { SelectionBar } from "#web/kit/list/selection-bar.tsx";
import { useSelection } from "#web/kit/list/use-selection.ts";
import { mayEdit, useUser } from "#web/kit/session/session.ts";
import { EmptyState, ErrorState, SkeletonRows } from "#web/ui/states.tsx";
import { useWords } from "#web/words/words.ts";
import classes from "./proposals-screen.module.css";
import { ProposalCards, ProposalsTable } from "./proposals-table.tsx";
import { inOrder, ShortlistButton, ShortlistDialog } from "./shortlist-dialog.tsx";
import { Shortlists } from "./shortlists.tsx";

const columns = ["candidate", "status", "opened", "edition", "owner", "changed"] as const;

/** Who was proposed for a job, with what the client said, and the way to send several as one page. */
export function JobProposals({ job_id, isPhone }: { job_id: string; isPhone: boolean }) {
  const t = useWords();
  const isEditor = mayEdit(useUser());
  const listed = useCall(api.proposal.list, { job_id, limit: 200 }, { quiet: true });
  const { selected, select, clear } = useSelection(job_id, listed.data?.data.proposals ?? []);
  const [isSending, setSending] = useState(false);
  if (listed.isPending) return <SkeletonRows isWide height={isPhone ? 84 : 48} rows={4} label={t("common.loading")} />;
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
  const { proposals } = listed.data.data;
  if (proposals.length === 0) {
    return (
      <EmptyState
        title={t("proposals.job_empty")}
        text={t("proposals.job_empty_text")}
        action={
          <Link to="/dashboard/jobs/$id" params={{ id: job_id }}>
            {t("proposals.job_to_matches")}
          </Link>
        }
      />
    );
  }
  const ticked = inOrder(proposals, selected);
  const shown = { proposals, isTrash: false, isOneJob: true, selected, onSelect: select, hasMore: false, onNeedMore: () => {} };
  return (
    <>
      {isEditor && (
        <div className={lists.bar}>
          {selected.size > 0 ? (
            <SelectionBar count={selected.size} onClear={clear}>
              <ShortlistButton ticked={ticked} onSend={() => setSending(true)} />
            </SelectionBar>
          ) : (
            <span className={classes.hint}>{t("proposals.job_hint")}</span>
          )}
        </div>
      )}
      {isPhone ? <ProposalCards {...shown} /> : <ProposalsTable {...shown} columns={columns} sort={undefined} onSort={null} />}
      <section aria-label={t("proposals.shortlists")}>
        <Shortlists job_id={job_id} />
      </section>
      <ShortlistDialog
        isOpen={isSending}
        proposals={ticked}
        onClose={(isDone) => {
          setSending(false);
          if (isDone) clear();
        }}
      />
    </>
  );
}
