import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { api } from "#contract/index.ts";
import { send } from "#web/kit/calls/api.ts";
import { notify, showFailure } from "#web/kit/calls/failures.ts";
import { keyOf } from "#web/kit/calls/use-call.ts";
import { refreshLists } from "#web/kit/files/queue.ts";
import { showUndo } from "#web/ui/undo-toast.tsx";
import { useWords } from "#web/words/words.ts";

const AT_ONCE = 4;

/** Into the trash, with eight seconds to take it back, and out of it again. */
export function useTrash() {
  const t = useWords();
  const queries = useQueryClient();
  const [isBusy, setIsBusy] = useState(false);

  const each = async (ids: readonly string[], act: (id: string) => Promise<unknown>): Promise<string[]> => {
    const done: string[] = [];
    const left = [...ids];
    let failure: unknown = null;
    const work = async () => {
      for (let id = left.shift(); id !== undefined; id = left.shift()) {
        try {
          await act(id);
          done.push(id);
        } catch (reason) {
          failure ??= reason;
        }
      }
    };
    setIsBusy(true);
    await Promise.all(Array.from({ length: AT_ONCE }, work));
    setIsBusy(false);
    if (failure !== null) {
      showFailure(failure);
      if (ids.length > 1) notify("warning", t("candidates.not_all_trashed", { count: ids.length - done.length }));
    }
    refreshLists();
    void queries.invalidateQueries({ queryKey: keyOf(api.candidate.show), refetchType: "none" });
    return done;
  };

  const restore = async (ids: readonly string[]): Promise<string[]> => {
    const done = await each(ids, (id) => send(api.candidate.restore, { id }));
    for (const id of done) void queries.invalidateQueries({ queryKey: keyOf(api.candidate.show, { id }) });
    return done;
  };

  const trash = async (ids: readonly string[]): Promise<string[]> => {
    const done = await each(ids, (id) => send(api.candidate.remove, { id }));
    if (done.length > 0) {
      showUndo({
        id: "trash",
        message: done.length === 1 ? t("common.moved_to_trash") : t("candidates.trashed", { count: done.length }),
        undoLabel: t("common.undo"),
        onUndo: () => void restore(done),
      });
    }
    return done;
  };
  return { trash, restore, isBusy };
}
