import { Button } from "@mantine/core";
import { IconPlus } from "@tabler/icons-react";
import classes from "#web/areas/chat/chat-frame.module.css";
import { ButtonLink } from "#web/ui/input/links.tsx";
import { EmptyState } from "#web/ui/states/states.tsx";
import { useWords } from "#web/words/words.ts";
import { useNewChat } from "./new-chat.ts";
import { useHasNothing } from "./new-chat-dialog.tsx";

/** Beside the list while no talk is open. */
export function NoTalk() {
  const t = useWords();
  const openNew = useNewChat();
  const hasNothing = useHasNothing();
  return (
    <div className={classes.middle}>
      {hasNothing ? (
        <EmptyState
          title={t("chat.no_records")}
          text={t("chat.no_records_text")}
          action={<ButtonLink to="/dashboard/candidates">{t("chat.to_candidates")}</ButtonLink>}
        />
      ) : (
        <EmptyState
          title={t("chat.welcome")}
          text={t("chat.empty_text")}
          action={
            <Button leftSection={<IconPlus size={16} stroke={1.6} />} onClick={openNew}>
              {t("chat.new_title")}
            </Button>
          }
        />
      )}
    </div>
  );
}
