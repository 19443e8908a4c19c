import { useMediaQuery } from "@mantine/hooks";
import { Outlet, useParams } from "@tanstack/react-router";
import { useState } from "react";
import { ChatsList } from "#web/areas/chat/start/chats-list.tsx";
import { NewChat } from "#web/areas/chat/start/new-chat.ts";
import { NewChatDialog } from "#web/areas/chat/start/new-chat-dialog.tsx";
import { NoTalk } from "#web/areas/chat/start/no-talk.tsx";
import { mayEdit, useUser } from "#web/kit/session/session.ts";
import { ScreenHead } from "#web/ui/screen/screen-head.tsx";
import { EmptyState } from "#web/ui/states/states.tsx";
import { useWords } from "#web/words/words.ts";
import classes from "./chat-frame.module.css";

/** The talks beside the one that is open; below 1024 the one or the other. */
export function ChatFrame() {
  const t = useWords();
  const { id } = useParams({ strict: false });
  const isSingle = useMediaQuery("(max-width: 63.99em)", false, { getInitialValueInEffect: false });
  const isEditor = mayEdit(useUser());
  const [isNew, setIsNew] = useState(false);
  if (!isEditor) {
    return (
      <>
        <ScreenHead title={t("frame.chat")} />
        <EmptyState title={t("chat.viewer")} text={t("chat.viewer_text")} />
      </>
    );
  }
  return (
    <NewChat value={() => setIsNew(true)}>
      <div className={classes.frame} data-single={isSingle || undefined}>
        {(!isSingle || !id) && <ChatsList openId={id ?? null} alone={isSingle ? <NoTalk /> : null} />}
        {(!isSingle || id) && (
          <div className={classes.rest}>
            <Outlet />
          </div>
        )}
      </div>
      {isNew && <NewChatDialog onClose={() => setIsNew(false)} />}
    </NewChat>
  );
}
