import { Alert, Button } from "@mantine/core";
import type { ReactNode } from "react";
import { Row } from "#web/ui/layout.tsx";
import { useWords } from "#web/words/words.ts";
import classes from "./stale-notice.module.css";

/** A field that somebody else changed: what it says now, and what was typed there where both changed it. */
interface ChangedField {
  name: string;
  theirs: string;
  mine: string | undefined;
}

interface StaleNoticeProps {
  title: string;
  changed: readonly ChangedField[];
  /** What else is different, as items of the list. */
  children?: ReactNode;
  isBusy: boolean;
  onKeep: () => void;
  onTake: () => void;
}

const MOST_CHARACTERS = 200;

/** Somebody else saved meanwhile: both versions side by side, and the choice between them; nothing typed is lost. */
export function StaleNotice({ title, changed, children, isBusy, onKeep, onTake }: StaleNoticeProps) {
  const t = useWords();
  const shown = (value: string) => value.slice(0, MOST_CHARACTERS) || t("common.stale.nothing");
  return (
    <Alert color="yellow" variant="light" role="alert" title={title} className={classes.notice}>
      <p className={classes.text}>{t("common.stale.text")}</p>
      <ul className={classes.list}>
        {changed.map(({ name, theirs, mine }) => (
          <li key={name}>
            <b>{name}</b> {t("common.stale.now", { value: shown(theirs) })}
            {mine !== undefined && ` ${t("common.stale.mine", { value: shown(mine) })}`}
          </li>
        ))}
        {children}
      </ul>
      <Row gap={8} align="stretch" isWrapped>
        <Button size="xs" onClick={onKeep} loading={isBusy}>
          {t("common.stale.keep")}
        </Button>
        <Button size="xs" variant="default" onClick={onTake}>
          {t("common.stale.take")}
        </Button>
      </Row>
    </Alert>
  );
}
