import { api } from "#contract/index.ts";
import { useCall } from "#web/api.ts";
import { failureText } from "#web/failures.ts";
import { AnchorLink } from "#web/ui/links.tsx";
import { ScreenHead } from "#web/ui/screen-head.tsx";
import { EmptyState, ErrorState, SkeletonRows } from "#web/ui/states.tsx";
import { fullName } from "#web/words/format.ts";
import { useWords } from "#web/words/words.ts";

export function CandidatesScreen() {
  const t = useWords();
  const list = useCall(api.candidate.list, {}, { quiet: true });
  return (
    <>
      <ScreenHead title={t("candidates.title")} facts={list.data?.data.total} />
      {list.isPending && <SkeletonRows label={t("common.loading")} />}
      {list.isError && (
        <ErrorState
          title={t("common.could_not_load")}
          text={failureText(list.error)}
          retryLabel={t("common.try_again")}
          onRetry={() => list.refetch()}
        />
      )}
      {list.data?.data.candidates.length === 0 && <EmptyState title={t("candidates.empty")} text={t("candidates.empty_text")} />}
      <ul>
        {list.data?.data.candidates.map((each) => (
          <li key={each.id}>
            <AnchorLink to="/dashboard/candidates/$id" params={{ id: each.id }}>
              {fullName(each) ?? t("common.unnamed")}
            </AnchorLink>
          </li>
        ))}
      </ul>
    </>
  );
}
