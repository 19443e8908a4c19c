import { ActionIcon } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { IconHelpCircle } from "@tabler/icons-react";
import { Stack, Text } from "#web/ui/layout.tsx";
import { Popover } from "#web/ui/overlays.tsx";
import { useWords } from "#web/words/words.ts";
import classes from "./search-help.module.css";

const examples = ["words", "or", "not", "brackets", "quotes"] as const;

/** What a search may hold, as examples that can be tried at once. */
export function SearchHelp({ onTry }: { onTry: (search: string) => void }) {
  const t = useWords();
  const [isOpen, popover] = useDisclosure(false);
  return (
    <Popover opened={isOpen} onChange={(open) => !open && popover.close()} position="bottom-end" width={360} trapFocus returnFocus>
      <Popover.Target>
        <ActionIcon size={22} variant="subtle" color="gray" aria-label={t("lists.help")} onClick={popover.toggle}>
          <IconHelpCircle size={15} stroke={1.6} />
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown p={16} aria-label={t("lists.help")}>
        <Stack as="dl" gap={10}>
          {examples.map((each) => {
            const example = t(`lists.example.${each}`);
            return (
              <div key={each}>
                <dt>
                  <button
                    type="button"
                    className={classes.example}
                    aria-label={t("lists.help_try", { example })}
                    onClick={() => {
                      onTry(example);
                      popover.close();
                    }}
                  >
                    {example}
                  </button>
                </dt>
                <Text as="dd" mt={2} size={12} tone="secondary">
                  {t(`lists.help_${each}`)}
                </Text>
              </div>
            );
          })}
        </Stack>
        <Text mt={14} size={12} tone="secondary" className={classes.where}>
          {t("lists.help_where")}
        </Text>
      </Popover.Dropdown>
    </Popover>
  );
}
