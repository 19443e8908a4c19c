import { ActionIcon, Button, TextInput } from "@mantine/core";
import { IconArrowUp, IconDownload } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { api } from "#contract/index.ts";
import { aboutOf } from "#web/areas/chat/chat-words.ts";
import { ask } from "#web/areas/chat/live.ts";
import { useChats, useStartChat } from "#web/areas/chat/use-chat.ts";
import { LoadError } from "#web/kit/calls/load-error.tsx";
import { useAction } from "#web/kit/calls/use-call.ts";
import { saveFile } from "#web/kit/record/csv.ts";
import { mayEdit, useUser } from "#web/kit/session/session.ts";
import { Row, Stack } from "#web/ui/layout.tsx";
import { Tooltip } from "#web/ui/overlays.tsx";
import { EmptyState, SkeletonRows } from "#web/ui/states/states.tsx";
import { formatTime } from "#web/words/format.ts";
import { useWords } from "#web/words/words.ts";
import classes from "./candidate-chats.module.css";

/** A candidate's talks, alone and for jobs, below a field for the next question. */
export function CandidateChats({ candidate_id, name }: { candidate_id: string; name: string }) {
  const t = useWords();
  const isEditor = mayEdit(useUser());
  const { pages, chats } = useChats({ candidate_id }, isEditor);
  const record = useAction(api.chat.export, {
    onDone: ({ data }) => saveFile(`${t("chat.export_file", { name })}.json`, JSON.stringify(data.export, null, 2), "application/json"),
  });
  if (!isEditor) return <EmptyState title={t("chat.viewer")} text={t("chat.viewer_text")} />;
  const asked = chats.filter(({ last_question }) => last_question);
  return (
    <div className={classes.tab}>
      <AskField candidate_id={candidate_id} name={name} />
      {pages.isPending ? (
        <SkeletonRows rows={4} height={64} label={t("common.loading")} />
      ) : pages.isError && chats.length === 0 ? (
        <LoadError of={pages} />
      ) : asked.length === 0 ? (
        <EmptyState title={t("chat.none_about", { name })} text={t("chat.empty_text")} />
      ) : (
        <>
          <Stack as="ul" mt={12}>
            {asked.map((chat) => (
              <li key={chat.id} className={classes.row}>
                <Link to="/dashboard/chat/$id" params={{ id: chat.id }} className={classes.question}>
                  {chat.last_question}
                </Link>
                <Row as="span" gap="0 12" align="stretch" isWrapped size={12} tone="secondary">
                  {chat.kind !== "candidate" && <span>{aboutOf(t, chat)}</span>}
                  <time dateTime={chat.updated_at}>{formatTime(chat.updated_at)}</time>
                </Row>
              </li>
            ))}
          </Stack>
          <Tooltip label={t("chat.export_text")} multiline w={280}>
            <Button
              variant="subtle"
              color="gray"
              size="xs"
              className={classes.export}
              leftSection={<IconDownload size={14} stroke={1.6} />}
              loading={record.isPending}
              onClick={() => record.mutate({ candidate_id })}
            >
              {t("chat.export")}
            </Button>
          </Tooltip>
        </>
      )}
      {pages.hasNextPage && (
        <Button variant="default" loading={pages.isFetchingNextPage} onClick={() => void pages.fetchNextPage()}>
          {t("common.load_more")}
        </Button>
      )}
    </div>
  );
}

function AskField({ candidate_id, name }: { candidate_id: string; name: string }) {
  const t = useWords();
  const [text, setText] = useState("");
  const { start, isBusy } = useStartChat();
  const go = async () => {
    const question = text.trim();
    const id = await start({ candidate_id });
    if (id && question) void ask(id, question);
  };
  const hint = t("chat.ask_candidate", { name });
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void go();
      }}
    >
      <TextInput
        size="md"
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        maxLength={4000}
        placeholder={hint}
        aria-label={hint}
        rightSectionWidth={44}
        rightSection={
          <ActionIcon type="submit" variant="filled" color="delft" size={28} aria-label={t("chat.send")} loading={isBusy}>
            <IconArrowUp size={16} stroke={1.8} />
          </ActionIcon>
        }
      />
    </form>
  );
}
