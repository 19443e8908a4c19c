import { Button, CopyButton } from "@mantine/core";
import classes from "#web/areas/account/profile.module.css";
import { Row, Stack, Text } from "#web/ui/layout.tsx";
import { useWords } from "#web/words/words.ts";

/** A value to take along to another program, word for word. */
export function Copied({ label, value }: { label: string; value: string }) {
  const t = useWords();
  return (
    <Row gap={12}>
      <Stack flex="fill">
        <Text as="span" size={12} tone="dimmed">
          {label}
        </Text>
        <Text as="span" size={13} isBreakable className={classes.value} translate="no">
          {value}
        </Text>
      </Stack>
      <CopyButton value={value}>
        {({ copied, copy }) => (
          <Button variant="default" aria-label={`${t("account.sso.copy")}: ${label}`} onClick={copy}>
            {t(copied ? "account.sso.copied" : "account.sso.copy")}
          </Button>
        )}
      </CopyButton>
    </Row>
  );
}
