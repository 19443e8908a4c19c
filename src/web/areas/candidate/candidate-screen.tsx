import { api } from "#contract/index.ts";
import { useCall } from "#web/api.ts";
import { failureText } from "#web/failures.ts";
import { ScreenHead } from "#web/ui/screen-head.tsx";
import { ErrorState, SkeletonRows } from "#web/ui/states.tsx";
import { fullName } from "#web/words/format.ts";
import { useWords } from "#web/words/words.ts";

export function CandidateScreen({ id }: { id: string }) {
  const t = useWords();
  const shown = useCall(api.candidate.show, { id }, { quiet: true });
  if (shown.isPending) return <SkeletonRows label={t("common.loading")} />;
  if (shown.isError)
    return (
      <ErrorState
        title={t("common.could_not_load")}
        text={failureText(shown.error)}
        retryLabel={t("common.try_again")}
        onRetry={() => shown.refetch()}
      />
    );
  const { candidate: each } = shown.data.data;
  return <ScreenHead title={fullName(each) ?? t("common.unnamed")} />;
}
