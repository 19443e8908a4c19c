import { Button } from "@mantine/core";
import type { Pointed } from "#contract/candidate/candidate.ts";
import type { ShownCandidate } from "#web/areas/candidate/use-candidate.ts";
import { usePointing } from "#web/areas/pointing/use-pointing.ts";
import { fieldName } from "#web/kit/record/profile-fields.ts";
import { Row, Span, Stack } from "#web/ui/layout.tsx";
import { formatDate } from "#web/words/format.ts";
import { useWords } from "#web/words/words.ts";
import classes from "./pointed-list.module.css";

/** What people showed in the CV, whose word it is, and the way back. */
export function PointedList({ candidate, isEditor }: { candidate: ShownCandidate; isEditor: boolean }) {
  const t = useWords();
  const { takeBack, isBusy } = usePointing(candidate.id);
  const told = ({ is, subject }: Pointed) =>
    is === "field" ? t("pointing.is", { what: fieldName(t, subject, candidate) }) : t("pointing.proves", { what: subject });
  return (
    <Stack as="ul" className={classes.list}>
      {candidate.pointed.map((each) => (
        <Row as="li" align="baseline" isWrapped size={13} key={each.id}>
          <q className={classes.quote}>{each.quote.replace(/\s+/g, " ")}</q>
          <span>{told(each)}</span>
          <Span size={12} tone="dimmed">
            {t("pointing.said_by", { name: each.by, date: formatDate(each.at) })}
            {!candidate.cv_text?.includes(each.quote) && ` ${t("pointing.not_here")}`}
          </Span>
          {isEditor && (
            <Button size="compact-xs" variant="subtle" disabled={isBusy} onClick={() => takeBack(each.id)}>
              {t("pointing.take_back")}
            </Button>
          )}
        </Row>
      ))}
    </Stack>
  );
}
