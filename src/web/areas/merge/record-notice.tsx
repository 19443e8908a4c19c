import { Button } from "@mantine/core";
import { useNavigate } from "@tanstack/react-router";
import { type ReactNode, useState } from "react";
import { api } from "#contract/index.ts";
import { useCall } from "#web/kit/calls/use-call.ts";
import { mayEdit, useUser } from "#web/kit/session/session.ts";
import { AnchorLink } from "#web/ui/input/links.tsx";
import { Row } from "#web/ui/layout.tsx";
import { useHasPainted } from "#web/ui/states/first-paint.ts";
import { lazyPart } from "#web/ui/states/lazy-part.tsx";
import { formatDate } from "#web/words/format.ts";
import { useWords } from "#web/words/words.ts";
import classes from "./merge.module.css";
import { type MergedRecord, nameOf, reasonWords, recordLink } from "./merge-words.ts";
import { useMerge } from "./use-merge.ts";

const MergeDialog = lazyPart(async () => (await import("./merge-dialog.tsx")).MergeDialog);

/** Above a record: whom it may be the same as, and what was merged into it and can be undone. Nothing where there is neither. */
export function RecordNotice({ record, id }: { record: MergedRecord; id: string }) {
  const t = useWords();
  const navigate = useNavigate();
  const isEditor = mayEdit(useUser());
  const { apart, undoing } = useMerge();
  const [isComparing, setIsComparing] = useState(false);
  const known = useCall(api.merge.ofRecord, { record, id }, { quiet: true, enabled: useHasPainted() }).data?.data;
  const pair = known?.pairs[0];
  const [merge] = known?.merges ?? [];
  const other = pair && (pair.one.id === id ? pair.other : pair.one);
  return (
    <>
      {pair && other && (
        <Row as="p" gap="4 12" isWrapped flex="none" tone="secondary" className={classes.notice} role="status">
          <span>
            {t("merge.may_be")}{" "}
            <AnchorLink underline="always" {...recordLink(record, other.id)}>
              {nameOf(t, other)}
            </AnchorLink>
            {` · ${pair.reasons.map((reason) => reasonWords(t, reason)).join(" · ")}`}
          </span>
          {isEditor && (
            <>
              <Button size="xs" variant="default" onClick={() => setIsComparing(true)}>
                {t("merge.compare")}
              </Button>
              <Button size="xs" variant="subtle" onClick={() => apart({ record, id, other_id: other.id })}>
                {t("merge.not_same")}
              </Button>
            </>
          )}
        </Row>
      )}
      {merge && (
        <Row as="p" gap="4 12" isWrapped flex="none" tone="secondary" className={classes.notice} role="status">
          <span>
            {t("merge.was_merged", {
              name: nameOf(t, merge.gone),
              who: merge.recruiter_name ?? t("merge.somebody"),
              date: formatDate(merge.at),
            })}{" "}
            {t("merge.until", { date: formatDate(merge.until) })}
          </span>
          {isEditor && (
            <Button size="xs" variant="default" loading={undoing.isPending} onClick={() => undoing.mutate({ id: merge.id })}>
              {t("merge.undo")}
            </Button>
          )}
        </Row>
      )}
      {isComparing && other && (
        <MergeDialog
          record={record}
          id={id}
          other_id={other.id}
          onClose={() => setIsComparing(false)}
          onMerged={(kept) => kept !== id && void navigate(recordLink(record, kept))}
        />
      )}
    </>
  );
}

/** In the place of a record that was merged into another one: the way there. */
export function MergedAway({ record, id, otherwise }: { record: MergedRecord; id: string; otherwise: ReactNode }) {
  const t = useWords();
  const into = useCall(api.merge.ofRecord, { record, id }, { quiet: true, retry: false }).data?.data.merged_into;
  if (!into) return otherwise;
  return (
    <p className={classes.notice} role="status">
      {t("merge.merged_away")}{" "}
      <AnchorLink underline="always" {...recordLink(record, into)}>
        {t("merge.to_kept")}
      </AnchorLink>
    </p>
  );
}
