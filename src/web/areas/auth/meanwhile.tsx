import { FullScreenSpinner } from "#web/ui/states/full-screen-spinner.tsx";
import { useWords } from "#web/words/words.ts";

/** Until a form's code has come: the form that one has left is gone at once, so that nobody types into it. */
export const meanwhile = { pendingComponent: Waiting, pendingMs: 0, pendingMinMs: 0 };

function Waiting() {
  const t = useWords();
  return <FullScreenSpinner label={t("common.loading")} />;
}
