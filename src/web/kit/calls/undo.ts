import { showUndo } from "#web/ui/states/undo-toast.tsx";
import { useWords } from "#web/words/words.ts";

/** Tells what was done, with the way back for eight seconds; a later one with the same `id` takes its place. */
export function useUndo() {
  const t = useWords();
  return (id: string, message: string, onUndo: () => void) =>
    showUndo({ id, message, onUndo, undoLabel: t("common.undo"), closeLabel: t("common.close") });
}
