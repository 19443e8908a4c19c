import { Button } from "@mantine/core";
import { api } from "#contract/index.ts";
import type { WeightsState } from "#contract/job/weights.ts";
import { notify } from "#web/kit/calls/failures.ts";
import { useAction } from "#web/kit/calls/use-call.ts";
import { readsMatches } from "#web/kit/record/reads-matches.ts";
import { Row, Stack, Text } from "#web/ui/layout.tsx";
import { formatDate } from "#web/words/format.ts";
import { useWords } from "#web/words/words.ts";
import { differenceText, whoChanged } from "./weight-words.ts";
import classes from "./weights.module.css";

/** Every change of the weights, the newest first; the last that stands can be taken back. */
export function Changes({ state: { changes, undoable } }: { state: WeightsState }) {
  const t = useWords();
  const undo = useAction(api.weights.undo, {
    refreshes: [api.weights.show, ...readsMatches],
    onDone: () => notify("info", t("weights.undone")),
  });
  if (changes.length === 0) return <p className={classes.hint}>{t("weights.no_changes")}</p>;
  return (
    <Stack as="ul" className={classes.changes}>
      {changes.map((change) => (
        <Row as="li" gap={16} justify="between" key={change.id} data-undone={change.undone_at ? true : undefined}>
          <Stack flex="shrink">
            <Text as="span" size={13} weight={500}>
              {t(`weights.change.${change.kind}`, { name: whoChanged(t, change.by) })}
            </Text>
            <span className={classes.hint}>
              {formatDate(change.at)}
              {change.undone_at &&
                ` · ${t("weights.taken_back", { name: whoChanged(t, change.undone_by), date: formatDate(change.undone_at) })}`}
            </span>
            <Text as="span" size={13} tone="secondary" className={classes.difference}>
              {differenceText(t, change)}
            </Text>
          </Stack>
          {change.id === undoable && (
            <Button size="xs" variant="default" loading={undo.isPending} onClick={() => undo.mutate({ change_id: change.id })}>
              {t("common.undo")}
            </Button>
          )}
        </Row>
      ))}
    </Stack>
  );
}
