import { api } from "#contract/index.ts";
import type { AboutRecord } from "#contract/note/note.ts";
import { LoadError } from "#web/kit/calls/load-error.tsx";
import { useCall } from "#web/kit/calls/use-call.ts";
import { mayEdit, useUser } from "#web/kit/session/session.ts";
import { AnchorLink } from "#web/ui/input/links.tsx";
import { Stack, Text } from "#web/ui/layout.tsx";
import { useWords } from "#web/words/words.ts";
import { QuickAdd } from "./quick-add.tsx";
import classes from "./to-do.module.css";
import { ToDoRow } from "./to-do-row.tsx";

/** What is still to be done about a record, and a line for more. */
export function RecordToDos({ about }: { about: AboutRecord }) {
  const t = useWords();
  const isEditor = mayEdit(useUser());
  const query = useCall(api.toDo.list, { ...about, limit: 50 }, { quiet: true });
  const toDos = query.data?.data.to_dos;
  if (query.isError && !toDos) return <LoadError of={query} />;
  if (!toDos) return null;
  return (
    <section aria-label={t("tasks.title")}>
      <Text as="h3" size={13} weight={600} className={classes.head}>
        {t("tasks.title")}
      </Text>
      {toDos.length > 0 && (
        <Stack as="ul" className={classes.rows}>
          {toDos.map((toDo) => (
            <ToDoRow key={toDo.id} toDo={toDo} />
          ))}
        </Stack>
      )}
      {isEditor ? <QuickAdd about={about} /> : toDos.length === 0 && <Text tone="secondary">{t("tasks.none_here")}</Text>}
      <Text size={12} mt={6} className={classes.all}>
        <AnchorLink to="/dashboard/tasks" search={{ view: "all", ...about }} inherit>
          {t("tasks.of_record")}
        </AnchorLink>
      </Text>
    </section>
  );
}
