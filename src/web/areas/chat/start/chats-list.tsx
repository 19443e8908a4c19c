import { Button, CloseButton, Loader, TextInput } from "@mantine/core";
import { useDebouncedCallback } from "@mantine/hooks";
import { IconPlus, IconSearch } from "@tabler/icons-react";
import { getRouteApi, Link, useNavigate } from "@tanstack/react-router";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { aboutOf, nameOf, timeOf } from "#web/areas/chat/chat-words.ts";
import { useChats } from "#web/areas/chat/use-chat.ts";
import { LoadError } from "#web/kit/calls/load-error.tsx";
import { useKeys } from "#web/kit/keys/use-keys.ts";
import { Row, Stack, Text } from "#web/ui/layout.tsx";
import { EmptyState, SkeletonRows } from "#web/ui/states/states.tsx";
import { useWords } from "#web/words/words.ts";
import classes from "./chats-list.module.css";
import { useNewChat } from "./new-chat.ts";

const route = getRouteApi("/dashboard/chat");
const SEARCH_AFTER_MS = 250;

/** Earlier talks, the one that went on last first. `alone` is shown where there are none and nothing stands beside them. */
export function ChatsList({ openId, alone = null }: { openId: string | null; alone?: ReactNode }) {
  const t = useWords();
  const navigate = useNavigate();
  const openNew = useNewChat();
  const { q, source } = route.useSearch();
  const [typed, setTyped] = useState(q ?? "");
  const field = useRef<HTMLInputElement>(null);
  const { pages, chats } = useChats({ q });
  // A talk names the browser's tab itself.
  useEffect(() => {
    if (!openId) document.title = `${t("frame.chat")} · Proffer`;
  }, [openId, t]);

  const look = useDebouncedCallback((text: string) => {
    const search = { q: text.trim() || undefined };
    if (openId) void navigate({ to: "/dashboard/chat/$id", params: { id: openId }, search: { ...search, source }, replace: true });
    else void navigate({ to: "/dashboard/chat", search, replace: true });
  }, SEARCH_AFTER_MS);
  const type = (text: string) => {
    setTyped(text);
    look(text);
  };
  useEffect(() => {
    if (!q) setTyped((now) => (now.trim() === "" ? now : document.activeElement === field.current ? now : ""));
  }, [q]);

  const step = (by: 1 | -1) => {
    const at = chats.findIndex(({ id }) => id === openId);
    const next = chats[at < 0 ? 0 : at + by];
    if (next) void navigate({ to: "/dashboard/chat/$id", params: { id: next.id }, search: { q } });
  };
  useKeys({
    j: () => step(1),
    k: () => step(-1),
    n: (event) => {
      event.preventDefault();
      openNew();
    },
    "/": (event) => {
      event.preventDefault();
      field.current?.focus();
    },
  });

  return (
    <Stack as="section" className={classes.list} aria-label={t("chat.earlier")}>
      <Row as="header" gap={8} justify="between" flex="none" className={classes.head}>
        <Text as="h1" size={18} weight={600}>
          {t("frame.chat")}
        </Text>
        <Button variant="default" size="xs" leftSection={<IconPlus size={14} stroke={1.6} />} onClick={openNew}>
          {t("chat.new")}
        </Button>
      </Row>
      <div className={classes.search}>
        <TextInput
          ref={field}
          type="search"
          size="sm"
          value={typed}
          onChange={(event) => type(event.currentTarget.value)}
          placeholder={t("chat.search")}
          aria-label={t("chat.search")}
          leftSection={pages.isFetching && q ? <Loader size={14} /> : <IconSearch size={16} stroke={1.6} />}
          rightSection={typed ? <CloseButton size={24} aria-label={t("lists.clear_search")} onClick={() => type("")} /> : null}
        />
      </div>
      {pages.isPending ? (
        <div className={classes.waiting}>
          <SkeletonRows rows={6} height={84} label={t("common.loading")} />
        </div>
      ) : pages.isError && chats.length === 0 ? (
        <LoadError of={pages} />
      ) : chats.length === 0 ? (
        q ? (
          <EmptyState
            title={t("common.nothing_found")}
            action={
              <Button variant="default" onClick={() => type("")}>
                {t("lists.clear_search")}
              </Button>
            }
          />
        ) : (
          (alone ?? <EmptyState title={t("chat.none")} text={t("chat.none_text")} />)
        )
      ) : (
        <nav className={classes.scroll} aria-label={t("chat.earlier")}>
          <Stack as="ul">
            {chats.map((chat) => (
              <li key={chat.id}>
                <Link
                  to="/dashboard/chat/$id"
                  params={{ id: chat.id }}
                  search={{ q }}
                  className={classes.row}
                  data-open={chat.id === openId || undefined}
                  aria-current={chat.id === openId ? "page" : undefined}
                >
                  <Row as="span" gap={8} align="baseline" justify="between">
                    <Text as="span" weight={600} isTruncated>
                      {nameOf(t, chat)}
                    </Text>
                    <Text as="time" flex="none" size={12} isPiece tone="dimmed" isTabular dateTime={chat.updated_at}>
                      {timeOf(chat.updated_at)}
                    </Text>
                  </Row>
                  <Text as="span" size={12} tone="secondary" isTruncated>
                    {aboutOf(t, chat)}
                  </Text>
                  <Text as="span" isTruncated className={classes.question}>
                    {chat.last_question ?? t("chat.nothing_asked")}
                  </Text>
                </Link>
              </li>
            ))}
          </Stack>
          {pages.hasNextPage && (
            <Row align="stretch" justify="center" className={classes.more}>
              <Button variant="default" loading={pages.isFetchingNextPage} onClick={() => void pages.fetchNextPage()}>
                {t("common.load_more")}
              </Button>
            </Row>
          )}
        </nav>
      )}
    </Stack>
  );
}
