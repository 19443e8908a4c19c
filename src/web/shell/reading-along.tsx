import { useOwnPlace } from "#web/kit/people/use-colleagues.ts";
import { mayEdit, useUser } from "#web/kit/session/session.ts";
import { Text } from "#web/ui/layout.tsx";
import { useWords } from "#web/words/words.ts";
import classes from "./reading-along.module.css";

/** Why nothing can be added or changed: somebody is a viewer here, or has no seat. Nothing for everybody else. */
export function ReadingAlong() {
  const t = useWords();
  const user = useUser();
  const own = useOwnPlace();
  if (mayEdit(user)) return null;
  const why = own?.has_seat === false && own.role !== "viewer" ? "seatless" : "viewer";
  return (
    <Text size={12} tone="secondary" className={classes.note}>
      <strong>{t(`frame.${why}_note`)}</strong>
      {t(`frame.${why}_note_text`, { workspace: user.workspace.name })}
    </Text>
  );
}
