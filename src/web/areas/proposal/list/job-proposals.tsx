import { Link } from "@tanstack/react-router";
import { ListTools } from "#web/kit/list/list-tools.tsx";
import { ListRows } from "#web/kit/list/rows/list-rows.tsx";
import { useListOf } from "#web/kit/list/use-list.ts";
import { Span } from "#web/ui/layout.tsx";
import { EmptyState } from "#web/ui/states/states.tsx";
import { useWords } from "#web/words/words.ts";
import { proposalList } from "./proposal-list.tsx";
import { Shortlists } from "./shortlists.tsx";

/** Under their job, which needs no telling, they stand in their order. */
const proposalsOfJob = {
  ...proposalList,
  columns: proposalList.columns.filter(({ key }) => key !== "client"),
  sorts: [],
  record: { ...proposalList.record, sub: () => null },
  card: { ...proposalList.card, sub: () => null },
};

/** Who was proposed for a job, with what the client said, and the way to send several as one page. */
export function JobProposals({ job_id }: { job_id: string }) {
  const t = useWords();
  const state = useListOf(proposalsOfJob, { job_id });
  const { isEditor, total } = state;
  return (
    <>
      {isEditor && !!total && (
        <ListTools
          state={state}
          hint={
            <Span size={13} tone="secondary">
              {t("proposals.job_hint")}
            </Span>
          }
        />
      )}
      <ListRows
        state={{ ...state, isPicking: true }}
        empty={
          <EmptyState
            title={t("proposals.job_empty")}
            text={t("proposals.job_empty_text")}
            action={
              <Link to="/dashboard/jobs/$id" params={{ id: job_id }}>
                {t("proposals.job_to_matches")}
              </Link>
            }
          />
        }
      />
      <section aria-label={t("proposals.shortlists")}>
        <Shortlists job_id={job_id} />
      </section>
    </>
  );
}
