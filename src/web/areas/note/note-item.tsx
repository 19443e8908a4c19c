import { ActionIcon } from "@mantine/core";
import { IconDots, IconHistory, IconMail, IconPencil, IconPhone, IconPin, IconPinnedOff, IconTrash } from "@tabler/icons-react";
import { useRef, useState } from "react";
import type { Note } from "#contract/note/note.ts";
import { TranslateMenu } from "#web/kit/translation/translate-menu.tsx";
import { TextButton } from "#web/ui/input/text-button.tsx";
import { Row, Stack, Text } from "#web/ui/layout.tsx";
import { InitialsAvatar } from "#web/ui/marks/marks.tsx";
import { Menu } from "#web/ui/overlays.tsx";
import { lazyPart } from "#web/ui/states/lazy-part.tsx";
import { formatTime } from "#web/words/format.ts";
import { useWords } from "#web/words/words.ts";
import { noteHash } from "./addresses.ts";
import classes from "./note.module.css";
import { NoteForm } from "./note-form.tsx";
import { NoteText } from "./note-text.tsx";
import type { ReachKind } from "./reach-dialog.tsx";
import { useNotes } from "./use-notes.ts";

const HistoryDialog = lazyPart(() => import("./history-dialog.tsx").then((part) => part.HistoryDialog));

/** How somebody was reached. */
export function ReachIcon({ kind, ...look }: { kind: ReachKind; size: number; color?: string }) {
  const Icon = kind === "call" ? IconPhone : IconMail;
  return <Icon {...look} stroke={1.6} aria-hidden="true" />;
}

/** A note: who wrote it and when, what it says, and what can be done with it. One that the address names stands out. */
export function NoteItem({ note, isAsked = false }: { note: Note; isAsked?: boolean }) {
  const t = useWords();
  const { isEditor, mayChange, pin, remove } = useNotes();
  const [open, setOpen] = useState<"edit" | "history" | null>(null);
  const name = note.author.name ?? t("notes.somebody");
  const menu = useRef<HTMLButtonElement>(null);
  const close = () => setOpen(null);
  const closeEditor = () => {
    close();
    menu.current?.focus();
  };
  return (
    <Row
      as="li"
      id={noteHash(note.id)}
      gap={10}
      align="start"
      className={classes.note}
      data-pinned={note.pinned_at !== null || undefined}
      data-asked={isAsked || undefined}
    >
      <InitialsAvatar name={name} size={24} />
      <Stack gap={4} flex="fill">
        <Row gap="0 8" isWrapped size={12} tone="secondary">
          <Text as="span" size={13} weight={600} tone="text">
            {name}
          </Text>
          <time dateTime={note.created_at}>{formatTime(note.created_at)}</time>
          {note.edited_at && <TextButton onClick={() => setOpen("history")}>{t("notes.edited")}</TextButton>}
          {note.pinned_at && (
            <Row as="span" gap={4} isInline tone="accent">
              <IconPin size={14} stroke={1.6} aria-hidden="true" />
              {t("notes.pinned")}
            </Row>
          )}
        </Row>
        {note.call && note.kind !== "note" && (
          <Row as="p" gap={6} size={13} weight={500} isWrapped className={classes.call}>
            <ReachIcon kind={note.kind} size={14} />
            {note.call.name ? t(`notes.reached.${note.kind}`, { name: note.call.name }) : t(`notes.reached_somebody.${note.kind}`)}
            <Text as="span" size={12} weight={400} tone="secondary">
              {formatTime(note.call.at)}
            </Text>
          </Row>
        )}
        {open === "edit" ? <NoteForm about={note} note={note} onDone={closeEditor} onCancel={closeEditor} /> : <NoteText note={note} />}
        {open !== "edit" && note.text !== "" && <TranslateMenu text={note.text} />}
      </Stack>
      {isEditor && (
        <Menu position="bottom-end">
          <Menu.Target>
            <ActionIcon
              ref={menu}
              variant="subtle"
              color="gray"
              size={28}
              aria-label={t("notes.actions_of", { name })}
              className={classes.menu}
            >
              <IconDots size={16} stroke={1.6} />
            </ActionIcon>
          </Menu.Target>
          <Menu.Dropdown>
            <Menu.Item
              leftSection={note.pinned_at ? <IconPinnedOff size={16} stroke={1.6} /> : <IconPin size={16} stroke={1.6} />}
              onClick={() => pin(note)}
            >
              {t(note.pinned_at ? "notes.unpin" : "notes.pin")}
            </Menu.Item>
            {mayChange(note) && (
              <Menu.Item leftSection={<IconPencil size={16} stroke={1.6} />} onClick={() => setOpen("edit")}>
                {t("notes.edit")}
              </Menu.Item>
            )}
            <Menu.Item leftSection={<IconHistory size={16} stroke={1.6} />} onClick={() => setOpen("history")}>
              {t("notes.history")}
            </Menu.Item>
            {mayChange(note) && (
              <Menu.Item leftSection={<IconTrash size={16} stroke={1.6} />} onClick={() => remove(note)}>
                {t("common.delete")}
              </Menu.Item>
            )}
          </Menu.Dropdown>
        </Menu>
      )}
      {open === "history" && <HistoryDialog id={note.id} onClose={close} />}
    </Row>
  );
}
