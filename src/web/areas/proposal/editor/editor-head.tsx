import { ActionIcon, Button, Loader } from "@mantine/core";
import {
  IconArrowBackUp,
  IconArrowForwardUp,
  IconChevronDown,
  IconCloudCheck,
  IconCloudOff,
  IconEyeOff,
  IconLanguage,
} from "@tabler/icons-react";
import { anonymities } from "#contract/choices.ts";
import { nameOfLanguage } from "#contract/text/languages.ts";
import { isThereInBoth, turned, withoutOther } from "#contract/text/two-languages.ts";
import { Row, Text } from "#web/ui/layout.tsx";
import { Menu, Tooltip } from "#web/ui/overlays.tsx";
import { type Locale, locales, useWords } from "#web/words/words.ts";
import classes from "./editor.module.css";
import type { Editor } from "./use-editor.ts";
import { asDraft, partsOf } from "./use-languages.ts";

/** Whether everything is saved, and the way back. */
export function SaveMark({ editor }: { editor: Editor }) {
  const t = useWords();
  const { state } = editor;
  return (
    <Row as="span" gap={6} flex="none" size={12} isPiece tone="secondary" role="status">
      {state === "failed" ? (
        <IconCloudOff size={16} stroke={1.6} />
      ) : state === "saved" ? (
        <IconCloudCheck size={16} stroke={1.6} />
      ) : (
        <Loader size={14} aria-hidden="true" />
      )}
      <span className={classes.savedWords}>
        {t(state === "failed" ? "proposals.not_saved" : state === "saved" ? "proposals.saved" : "proposals.saving")}
      </span>
      <Tooltip label={t("proposals.undo")}>
        <ActionIcon size={28} aria-label={t("proposals.undo")} disabled={!editor.canUndo} onClick={editor.undo}>
          <IconArrowBackUp size={16} stroke={1.6} />
        </ActionIcon>
      </Tooltip>
      <Tooltip label={t("proposals.redo")}>
        <ActionIcon size={28} aria-label={t("proposals.redo")} disabled={!editor.canRedo} onClick={editor.redo}>
          <IconArrowForwardUp size={16} stroke={1.6} />
        </ActionIcon>
      </Tooltip>
    </Row>
  );
}

/** Anonymity and language hold for the whole proposal, so they stand above every section. */
export function HeadMenus({ editor, onLanguage }: { editor: Editor; onLanguage: (language: Locale) => void }) {
  const t = useWords();
  const { draft, edit } = editor;
  return (
    <>
      <Menu position="bottom-end" width={280}>
        <Menu.Target>
          <Button
            variant="default"
            leftSection={<IconEyeOff size={16} stroke={1.6} color="var(--icon)" />}
            rightSection={<IconChevronDown size={14} stroke={1.6} />}
            aria-label={t("proposals.anonymity_of", { level: t(`proposals.level_${draft.anonymity}`) })}
            className={classes.menu}
          >
            <span className={classes.long}>{t("proposals.anonymity_of", { level: t(`proposals.level_${draft.anonymity}`) })}</span>
            <span className={classes.short}>{t(`proposals.level_${draft.anonymity}`)}</span>
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          {anonymities.map((level) => (
            <Menu.Item key={level} onClick={() => edit({ anonymity: level })} aria-current={level === draft.anonymity || undefined}>
              <span className={classes.level}>{t(`proposals.level_${level}`)}</span>
              <Text as="span" size={12} tone="dimmed" className={classes.levelText}>
                {t(`proposals.level_${level}_text`)}
              </Text>
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
      <Menu position="bottom-end" width={160}>
        <Menu.Target>
          <Button
            variant="default"
            leftSection={<IconLanguage size={16} stroke={1.6} color="var(--icon)" />}
            rightSection={<IconChevronDown size={14} stroke={1.6} />}
            aria-label={`${t("proposals.language")}: ${nameOfLanguage[draft.language]}, ${draft.language.toUpperCase()}`}
            className={classes.menu}
          >
            <span className={classes.long}>{nameOfLanguage[draft.language]}</span>
            <span className={classes.short}>{draft.language.toUpperCase()}</span>
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          {locales.map((locale) => (
            <Menu.Item
              key={locale}
              onClick={() => {
                if (locale === draft.language) return;
                const parts = partsOf(draft);
                // Texts that are there in both only change their places.
                const isThere = isThereInBoth(parts);
                edit({ language: locale, ...asDraft(isThere ? turned(parts) : withoutOther(parts)) });
                if (!isThere) onLanguage(locale);
              }}
              aria-current={locale === draft.language || undefined}
            >
              {nameOfLanguage[locale]}
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
    </>
  );
}
