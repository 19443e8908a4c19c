import { Button } from "@mantine/core";
import { IconInfoCircle } from "@tabler/icons-react";
import { mayEdit, useUser } from "#web/kit/session/session.ts";
import { Row, Text } from "#web/ui/layout.tsx";
import { useWords } from "#web/words/words.ts";
import classes from "./sample-notice.module.css";
import { useSample } from "./use-sample.ts";

/** That people in it are invented, and the way to be rid of them. */
export function SampleNotice() {
  const t = useWords();
  const sample = useSample();
  const editor = mayEdit(useUser());
  return (
    <Row as="aside" gap={12} size={13} className={classes.notice} aria-label={t("dashboard.sample")}>
      <IconInfoCircle size={18} stroke={1.6} aria-hidden="true" />
      <Text flex="fill">{t("dashboard.sample_here")}</Text>
      {editor && (
        <Button variant="default" size="xs" loading={sample.isBusy} onClick={sample.remove}>
          {t("dashboard.sample_remove")}
        </Button>
      )}
    </Row>
  );
}
