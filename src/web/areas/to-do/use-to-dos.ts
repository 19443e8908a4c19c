import { api } from "#contract/index.ts";
import type { ToDo } from "#contract/note/to-do.ts";
import { useUndo } from "#web/kit/calls/undo.ts";
import { useAction } from "#web/kit/calls/use-call.ts";
import { useWords } from "#web/words/words.ts";

const readsToDos = [api.toDo.list];

/** What is done with a task, each told with the way back. */
export function useToDos() {
  const t = useWords();
  const undo = useUndo();
  const create = useAction(api.toDo.create, { refreshes: readsToDos });
  const finish = useAction(api.toDo.finish, { refreshes: readsToDos });
  const removal = useAction(api.toDo.remove, { refreshes: readsToDos });
  const restoring = useAction(api.toDo.restore, { refreshes: readsToDos });
  return {
    create,
    restore: (id: string, onDone?: () => void) => restoring.mutate({ id }, { onSuccess: onDone }),
    setDone: ({ id, text }: ToDo, done: boolean) =>
      finish.mutate(
        { id, done },
        { onSuccess: () => done && undo(`to-do-${id}`, t("tasks.was_done", { task: text }), () => finish.mutate({ id, done: false })) },
      ),
    remove: ({ id }: ToDo) =>
      removal.mutate({ id }, { onSuccess: () => undo(`to-do-${id}`, t("tasks.removed"), () => restoring.mutate({ id })) }),
    /** The task that is being marked. */
    busy: finish.isPending ? finish.variables.id : null,
  };
}
