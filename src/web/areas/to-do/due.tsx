import type { ToDo } from "#contract/note/to-do.ts";
import { Badge } from "#web/ui/marks/marks.tsx";
import { dayAhead, daysPast } from "#web/words/days.ts";
import { formatDate } from "#web/words/format.ts";
import { useWords } from "#web/words/words.ts";

/** When a task is due, in words; how late it is where it is, and when it was done. */
export function Due({ toDo: { due_on, done_at } }: { toDo: Pick<ToDo, "due_on" | "done_at"> }) {
  const t = useWords();
  if (done_at) return <span>{t("tasks.done_on", { date: formatDate(done_at) })}</span>;
  if (!due_on) return null;
  const days = daysPast(due_on);
  if (days > 0) return <Badge tone="not_met">{t("tasks.late", { count: days })}</Badge>;
  return (
    <time dateTime={due_on} title={formatDate(due_on)}>
      {days === 0 ? <Badge tone="partly">{dayAhead(due_on)}</Badge> : dayAhead(due_on)}
    </time>
  );
}
