import { api } from "#contract/index.ts";
import { useCall } from "#web/api.ts";
import { failureText } from "#web/failures.ts";
import { AnchorLink } from "#web/ui/links.tsx";
import { ScreenHead } from "#web/ui/screen-head.tsx";
import { EmptyState, ErrorState, SkeletonRows } from "#web/ui/states.tsx";
import { useWords } from "#web/words/words.ts";

export function JobsScreen() {
  const t = useWords();
  const list = useCall(api.job.list, {}, { quiet: true });
  return (
    <>
      <ScreenHead title={t("jobs.title")} facts={list.data?.data.total} />
      {list.isPending && <SkeletonRows label={t("common.loading")} />}
      {list.isError && (
        <ErrorState
          title={t("common.could_not_load")}
          text={failureText(list.error)}
          retryLabel={t("common.try_again")}
          onRetry={() => list.refetch()}
        />
      )}
      {list.data?.data.jobs.length === 0 && <EmptyState title={t("jobs.empty")} text={t("jobs.empty_text")} />}
      <ul>
        {list.data?.data.jobs.map((each) => (
          <li key={each.id}>
            <AnchorLink to="/dashboard/jobs/$id" params={{ id: each.id }}>
              {each.title}
            </AnchorLink>
          </li>
        ))}
      </ul>
    </>
  );
}
