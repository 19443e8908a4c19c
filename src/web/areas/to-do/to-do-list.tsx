import { ActionIcon, Button } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { IconPencil } from "@tabler/icons-react";
import { notedRecords } from "#contract/choices.ts";
import { api } from "#contract/index.ts";
import type { ToDo } from "#contract/note/to-do.ts";
import { notify } from "#web/kit/calls/failures.ts";
import { defineList } from "#web/kit/list/define-list.ts";
import { recruiterFilter } from "#web/kit/list/tools/filters.tsx";
import { mayEdit, useUser } from "#web/kit/session/session.ts";
import { TickBox } from "#web/ui/input/tick-box.tsx";
import { Tooltip } from "#web/ui/overlays.tsx";
import { lazyPart } from "#web/ui/states/lazy-part.tsx";
import { formatDate } from "#web/words/format.ts";
import { useWords, type Words } from "#web/words/words.ts";
import { type ToDosSearch, toDosBody } from "./addresses.ts";
import { Due } from "./due.tsx";
import classes from "./to-do.module.css";
import { useToDos } from "./use-to-dos.ts";

const ToDoDialog = lazyPart(() => import("./to-do-dialog.tsx").then((part) => part.ToDoDialog));

const aboutOf = ({ record, record_name }: ToDo, t: Words) => record_name ?? (record && t(`tasks.record.${record}`));

export const toDoList = defineList<typeof api.toDo.list, ToDo, ToDosSearch>({
  name: null,
  path: "/dashboard/tasks",
  call: api.toDo.list,
  rows: ({ data }) => data.to_dos,
  ask: toDosBody,
  record: {
    name: ({ text }) => text,
    href: ({ record, record_id }, { isTrash }) => (!isTrash && record && record_id ? `/dashboard/${record}s/${record_id}` : null),
    sub: (row, { t }) => aboutOf(row, t),
    picture: (row) => <DoneBox toDo={row} />,
  },
  columns: [
    { key: "text", name: (t) => t("tasks.what"), width: [240, 4] },
    { key: "due", name: (t) => t("tasks.due"), width: [150, 0], cell: (row) => <Due toDo={row} /> },
    {
      key: "whose",
      name: (t) => t("tasks.whose"),
      ...{ width: [130, 1], leaves: 2, look: "quiet" },
      cell: ({ recruiter_name }, { t }) => recruiter_name ?? t("tasks.nobody"),
    },
    {
      key: "created",
      name: (t) => t("tasks.sort_newest"),
      ...{ width: [120, 0], leaves: 1, look: "quiet figures", isExtra: true },
      cell: ({ created_at }) => formatDate(created_at),
    },
  ],
  sorts: [
    { by: undefined, name: (t) => t("tasks.sort_due"), column: "due" },
    { by: "-created_at", name: (t) => t("tasks.sort_newest"), column: "created" },
    { by: "text", name: (t) => t("tasks.sort_text"), column: "text" },
  ],
  filters: [
    recruiterFilter,
    {
      key: "record",
      label: (t) => t("tasks.about"),
      say: (record: NonNullable<ToDo["record"]>, t) => t(`tasks.record.${record}`),
      input: {
        kind: "one",
        label: (t) => t("tasks.about"),
        choices: (t) => notedRecords.map((value) => ({ value, label: t(`tasks.record.${value}`) })),
      },
    },
    { key: "record_id", label: (t) => t("tasks.chip_one"), say: (_id: string, t) => t("tasks.one_record") },
  ],
  card: {
    foot: (row) => (row.done_at || row.due_on) && <Due toDo={row} />,
    sub: (row, { t }) => [aboutOf(row, t), row.recruiter_name ?? t("tasks.nobody")].filter(Boolean).join(" · "),
  },
  action: (row, { isTrash }) => (isTrash ? <Restore toDo={row} /> : <Edit toDo={row} />),
  sheet: async () => (await import("./to-do-sheet.ts")).toDoSheet,
  heights: { row: 52, card: 72 },
  words: {
    title: (t) => t("tasks.title"),
    search: (t) => t("tasks.search"),
    none: (t) => t("tasks.none_found"),
    trash: (t) => t("tasks.trash_text"),
    noTrash: (t) => ({ title: t("tasks.trash_empty"), text: t("tasks.no_trash_text") }),
  },
});

function Restore({ toDo }: { toDo: ToDo }) {
  const t = useWords();
  const { restore } = useToDos();
  if (!mayEdit(useUser())) return null;
  return (
    <Button size="xs" variant="default" onClick={() => restore(toDo.id, () => notify("info", t("tasks.restored")))}>
      {t("tasks.restore")}
    </Button>
  );
}

function Edit({ toDo }: { toDo: ToDo }) {
  const t = useWords();
  const [isEditing, editing] = useDisclosure(false);
  if (!mayEdit(useUser())) return null;
  return (
    <>
      <Tooltip label={t("tasks.edit")}>
        <ActionIcon size={28} aria-label={t("tasks.edit_one", { task: toDo.text })} onClick={editing.open}>
          <IconPencil size={16} stroke={1.6} />
        </ActionIcon>
      </Tooltip>
      {isEditing && <ToDoDialog toDo={toDo} onClose={editing.close} />}
    </>
  );
}

/** Whether it is done, before its text. */
function DoneBox({ toDo }: { toDo: ToDo }) {
  const t = useWords();
  const { setDone, busy } = useToDos();
  if (!mayEdit(useUser()) || toDo.deleted_at) return null;
  const isDone = busy === toDo.id ? toDo.done_at === null : toDo.done_at !== null;
  return (
    <span data-above className={classes.done}>
      <TickBox
        checked={isDone}
        disabled={busy === toDo.id}
        aria-label={t(isDone ? "tasks.mark_open" : "tasks.mark_done", { task: toDo.text })}
        onChange={() => setDone(toDo, !isDone)}
      />
    </span>
  );
}
