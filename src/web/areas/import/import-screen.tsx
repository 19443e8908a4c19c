import { useEffect } from "react";
import type { WholeImport } from "#contract/import/import.ts";
import { api } from "#contract/index.ts";
import { CallFailed } from "#web/kit/calls/api.ts";
import { LoadError } from "#web/kit/calls/load-error.tsx";
import { queryClient } from "#web/kit/calls/query-client.ts";
import { keyOf, useCall } from "#web/kit/calls/use-call.ts";
import { AnchorLink, ButtonLink } from "#web/ui/input/links.tsx";
import { ScreenHead } from "#web/ui/screen/screen-head.tsx";
import { EmptyState, SkeletonRows } from "#web/ui/states/states.tsx";
import { useWords } from "#web/words/words.ts";
import { ColumnsStep } from "./columns-step.tsx";
import { StateBadge } from "./imports-screen.tsx";
import { OutcomeStep } from "./outcome-step.tsx";

const AGAIN_MS = 1000;
const isMoving = ({ state }: Pick<WholeImport, "state">) => state === "checking" || state === "running" || state === "undoing";

/** One import, at whichever step it is: its columns, its dry run, its rows. */
export function ImportScreen({ id }: { id: string }) {
  const t = useWords();
  const shown = useCall(
    api.import.show,
    { id },
    { quiet: true, refetchInterval: ({ state }) => (state.data && isMoving(state.data.data.import) ? AGAIN_MS : false) },
  );
  const whole = shown.data?.data.import;
  const state = whole?.state;
  useEffect(() => {
    if (!state) return;
    // With its state change its rows, and how many records there are.
    return () => {
      for (const call of [api.import.rows, api.candidate.list, api.job.list, api.client.list, api.customField.list])
        void queryClient.invalidateQueries({ queryKey: keyOf(call) });
    };
  }, [state]);
  const head = (
    <ScreenHead
      breadcrumb={
        <AnchorLink to="/dashboard/import" inherit>
          {t("imports.title")}
        </AnchorLink>
      }
      title={whole?.file_name ?? t("imports.title")}
      facts={whole && <StateBadge state={whole.state} />}
    />
  );
  if (shown.isError && !whole) {
    const status = shown.error instanceof CallFailed ? shown.error.status : 0;
    if (status !== 404 && status !== 422)
      return (
        <>
          {head}
          <LoadError of={shown} />
        </>
      );
    return (
      <EmptyState
        title={t("imports.not_there")}
        text={t("imports.not_there_text")}
        action={
          <ButtonLink to="/dashboard/import" variant="default">
            {t("imports.to_imports")}
          </ButtonLink>
        }
      />
    );
  }
  if (!whole)
    return (
      <>
        {head}
        <SkeletonRows isWide rows={6} label={t("common.loading")} />
      </>
    );
  return (
    <>
      {head}
      {whole.state === "mapping" || whole.state === "failed" ? (
        <ColumnsStep key={JSON.stringify([whole.kind, whole.shape])} whole={whole} />
      ) : (
        <OutcomeStep whole={whole} isMoving={isMoving(whole)} />
      )}
    </>
  );
}
