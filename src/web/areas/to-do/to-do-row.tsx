import { ActionIcon } from "@mantine/core";
import { IconDots, IconPencil, IconTrash } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import type { ToDo } from "#contract/note/to-do.ts";
import { useOwnRecruiterId } from "#web/kit/people/use-colleagues.ts";
import { mayEdit, useUser } from "#web/kit/session/session.ts";
import { TickBox } from "#web/ui/input/tick-box.tsx";
import { Row, Stack, Text } from "#web/ui/layout.tsx";
import { Menu } from "#web/ui/overlays.tsx";
import { lazyPart } from "#web/ui/states/lazy-part.tsx";
import { useWords } from "#web/words/words.ts";
import { addressOf } from "./addresses.ts";
import { Due } from "./due.tsx";
import classes from "./to-do.module.css";
import { useToDos } from "./use-to-dos.ts";

const ToDoDialog = lazyPart(() => import("./to-do-dialog.tsx").then((part) => part.ToDoDialog));

interface ToDoRowProps {
  toDo: ToDo;
  /** Where it doesn't stand on its record. */
  withRecord?: boolean;
}

/** A task as a line: its box, what is to be done, and by whom until when. */
export function ToDoRow({ toDo, withRecord = false }: ToDoRowProps) {
  const t = useWords();
  const isEditor = mayEdit(useUser());
  const own = useOwnRecruiterId();
  const { setDone, remove, busy } = useToDos();
  const [isEditing, setIsEditing] = useState(false);
  const { id, text, done_at, record, record_name, recruiter_id, recruiter_name } = toDo;
  const isDone = busy === id ? done_at === null : done_at !== null;
  const about = addressOf(toDo);
  const whose = recruiter_id === null ? t("tasks.nobody") : recruiter_id === own ? null : recruiter_name;
  return (
    <Row as="li" gap={10} align="start" className={classes.row} data-done={isDone || undefined}>
      <TickBox
        className={classes.box}
        checked={isDone}
        disabled={!isEditor || busy === id}
        aria-label={t(isDone ? "tasks.mark_open" : "tasks.mark_done", { task: text })}
        onChange={() => setDone(toDo, !isDone)}
      />
      <Stack gap={2} flex="fill">
        <Text as="span" isBreakable className={classes.text}>
          {text}
        </Text>
        <Row as="span" gap="0 8" isWrapped size={12} tone="secondary" className={classes.sub}>
          <Due toDo={toDo} />
          {withRecord && record && about && (
            <Link {...about} className={classes.about}>
              {record_name ?? t(`tasks.record.${record}`)}
            </Link>
          )}
          {whose && <span>{whose}</span>}
        </Row>
      </Stack>
      {isEditor && (
        <Menu position="bottom-end">
          <Menu.Target>
            <ActionIcon variant="subtle" color="gray" size={28} aria-label={t("tasks.actions_of", { task: text })} className={classes.menu}>
              <IconDots size={16} stroke={1.6} />
            </ActionIcon>
          </Menu.Target>
          <Menu.Dropdown>
            <Menu.Item leftSection={<IconPencil size={16} stroke={1.6} />} onClick={() => setIsEditing(true)}>
              {t("tasks.edit")}
            </Menu.Item>
            <Menu.Item leftSection={<IconTrash size={16} stroke={1.6} />} onClick={() => remove(toDo)}>
              {t("common.delete")}
            </Menu.Item>
          </Menu.Dropdown>
        </Menu>
      )}
      {isEditing && <ToDoDialog toDo={toDo} onClose={() => setIsEditing(false)} />}
    </Row>
  );
}
