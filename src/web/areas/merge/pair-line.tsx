import { Button } from "@mantine/core";
import type { DuplicatePair } from "#contract/merge/merge.ts";
import { mayEdit, useUser } from "#web/kit/session/session.ts";
import { AnchorLink } from "#web/ui/input/links.tsx";
import { Row, Stack, Text } from "#web/ui/layout.tsx";
import { Badge } from "#web/ui/marks/marks.tsx";
import { formatDate } from "#web/words/format.ts";
import { useWords } from "#web/words/words.ts";
import classes from "./merge.module.css";
import { nameOf, reasonWords, recordLink } from "./merge-words.ts";
import { useMerge } from "./use-merge.ts";

const SURE = 85;

/** Two records that may be the same, with why, and what to do. */
export function PairLine({ pair, isApart, onCompare }: { pair: DuplicatePair; isApart: boolean; onCompare: () => void }) {
  const t = useWords();
  const isEditor = mayEdit(useUser());
  const { apart, together, isSaying } = useMerge();
  const two = { record: pair.record, id: pair.one.id, other_id: pair.other.id };
  return (
    <li className={classes.pair} data-pair>
      <div className={classes.both_names}>
        {[pair.one, pair.other].map((one) => (
          <Stack key={one.id} gap={2} className={classes.name}>
            <AnchorLink {...recordLink(pair.record, one.id)}>{nameOf(t, one)}</AnchorLink>
            <Text size={12} tone="secondary" isBreakable>
              {[one.about, t("merge.added", { date: formatDate(one.created_at) })].filter(Boolean).join(" · ")}
            </Text>
          </Stack>
        ))}
      </div>
      <Stack gap={4} align="start" isBreakable className={classes.why}>
        {!isApart && <Badge tone={pair.certainty >= SURE ? "met" : "partly"}>{t("merge.certainty", { n: pair.certainty })}</Badge>}
        <Text size={13} tone="secondary">
          {pair.reasons.map((reason) => reasonWords(t, reason)).join(" · ")}
        </Text>
      </Stack>
      {isEditor && (
        <Row gap={8} isWrapped justify="end" className={classes.verbs}>
          {isApart ? (
            <Button size="xs" variant="default" loading={isSaying} onClick={() => together(two)}>
              {t("merge.maybe_same")}
            </Button>
          ) : (
            <>
              <Button size="xs" variant="subtle" loading={isSaying} onClick={() => apart(two)}>
                {t("merge.not_same")}
              </Button>
              <Button size="xs" variant="default" onClick={onCompare}>
                {t("merge.compare")}
              </Button>
            </>
          )}
        </Row>
      )}
    </li>
  );
}
