import { Button } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { IconPlus } from "@tabler/icons-react";
import { getRouteApi } from "@tanstack/react-router";
import { useKeys } from "#web/kit/keys/use-keys.ts";
import { ListScreen } from "#web/kit/list/list-screen.tsx";
import { useList } from "#web/kit/list/use-list.ts";
import { useUser } from "#web/kit/session/session.ts";
import { lazyPart } from "#web/ui/states/lazy-part.tsx";
import { EmptyState } from "#web/ui/states/states.tsx";
import { useWords } from "#web/words/words.ts";
import { readToDosSearch, toDoViews } from "./addresses.ts";
import { toDoList } from "./to-do-list.tsx";

const ToDoDialog = lazyPart(() => import("./to-do-dialog.tsx").then((part) => part.ToDoDialog));
const route = getRouteApi("/dashboard/tasks");

/** All that has to be done: one's own first. */
export function TasksScreen() {
  const t = useWords();
  const navigate = route.useNavigate();
  const isTeam = useUser().workspace.kind === "team";
  const state = useList(toDoList, route.useSearch(), (next, isReplaced = false) =>
    navigate({ search: readToDosSearch(next), replace: isReplaced, resetScroll: !isReplaced }),
  );
  const { isEditor, isBare } = state;
  const [isAdding, adding] = useDisclosure(false);
  useKeys({
    n: (event) => {
      event.preventDefault();
      if (isEditor) adding.open();
    },
  });
  return (
    <>
      <ListScreen
        state={state}
        actions={
          isEditor &&
          !isBare && (
            <Button leftSection={<IconPlus size={16} stroke={1.6} />} onClick={adding.open}>
              {t("tasks.add")}
            </Button>
          )
        }
        tabs={[
          { search: {}, name: t("tasks.view_mine") },
          ...toDoViews.filter((view) => isTeam || view !== "team").map((view) => ({ search: { view }, name: t(`tasks.view_${view}`) })),
        ]}
        beginning={
          <EmptyState
            title={t("tasks.empty")}
            text={t("tasks.empty_text")}
            action={isEditor && <Button onClick={adding.open}>{t("tasks.add")}</Button>}
          />
        }
      />
      {isAdding && <ToDoDialog toDo={null} onClose={adding.close} />}
    </>
  );
}
