import { Button, Skeleton } from "@mantine/core";
import { useEffect } from "react";
import { MergedAway } from "#web/areas/merge/record-notice.tsx";
import { CallFailed } from "#web/kit/calls/api.ts";
import { LoadError } from "#web/kit/calls/load-error.tsx";
import { mayEdit, useUser } from "#web/kit/session/session.ts";
import { ButtonLink } from "#web/ui/input/links.tsx";
import { Row } from "#web/ui/layout.tsx";
import { EmptyState } from "#web/ui/states/states.tsx";
import { shownName } from "#web/words/format.ts";
import { useWords } from "#web/words/words.ts";
import classes from "./candidate-screen.module.css";
import { CandidateWorkplace } from "./candidate-workplace.tsx";
import { useCandidate } from "./use-candidate.ts";
import { useTrash } from "./use-trash.ts";

/** One candidate: the CV beside what was read in it. */
export function CandidateScreen({ id }: { id: string }) {
  const t = useWords();
  const editor = mayEdit(useUser());
  const shown = useCandidate(id);
  const { restore, isBusy } = useTrash();
  const candidate = shown.data?.data.candidate;
  const name = candidate ? shownName(t, candidate) : t("candidates.title");
  useEffect(() => {
    document.title = `${name} · Proffer`;
  }, [name]);

  const status = shown.error instanceof CallFailed ? shown.error.status : null;
  const toList = (
    <ButtonLink to="/dashboard/candidates" variant="default">
      {t("record.screen.to_list")}
    </ButtonLink>
  );
  if (status === 410 || candidate?.deleted_at) {
    const inTrash = (
      <EmptyState
        title={t("record.screen.gone")}
        text={t("record.screen.gone_text")}
        action={
          <>
            {editor && (
              <Button loading={isBusy || shown.isFetching} onClick={() => restore(id)}>
                {t("candidates.restore")}
              </Button>
            )}
            {toList}
          </>
        }
      />
    );
    return <MergedAway record="candidate" id={id} otherwise={inTrash} />;
  }
  if (status === 404) return <EmptyState title={t("record.screen.missing")} text={t("record.screen.missing_text")} action={toList} />;
  if (candidate) return <CandidateWorkplace candidate={candidate} />;
  if (shown.isError) {
    return <LoadError of={shown} />;
  }
  return (
    <div className={classes.waiting} data-late role="status" aria-label={t("common.loading")}>
      <Row gap={12} className={classes.waitingHead}>
        <Skeleton circle height={40} />
        <div>
          <Skeleton height={18} width={220} radius="xs" />
          <Skeleton height={10} width={300} mt={10} radius="xs" />
        </div>
      </Row>
      <div className={classes.waitingBody}>
        <Skeleton height="70vh" radius="sm" />
        <div>
          {Array.from({ length: 14 }, (_line, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: they are all the same
            <Skeleton key={index} height={10} width={`${45 + ((index * 29) % 45)}%`} mb={18} radius="xs" />
          ))}
        </div>
      </div>
    </div>
  );
}
