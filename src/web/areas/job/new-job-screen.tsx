import { ScreenHead } from "#web/ui/screen-head.tsx";
import { useWords } from "#web/words/words.ts";

export function NewJobScreen() {
  const t = useWords();
  return <ScreenHead title={t("jobs.new")} />;
}
