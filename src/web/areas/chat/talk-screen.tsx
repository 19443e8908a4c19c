import { Button, Skeleton } from "@mantine/core";
import { useDocumentTitle, useMediaQuery } from "@mantine/hooks";
import { getRouteApi, useRouter } from "@tanstack/react-router";
import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { Messages } from "#web/areas/chat/answer/messages.tsx";
import { numberSources } from "#web/areas/chat/answer/sources.ts";
import { CallFailed } from "#web/kit/calls/api.ts";
import { LoadError } from "#web/kit/calls/load-error.tsx";
import { ButtonLink } from "#web/ui/input/links.tsx";
import { Row, Stack } from "#web/ui/layout.tsx";
import { SideDrawer } from "#web/ui/screen/side-drawer.tsx";
import { useWideScreen } from "#web/ui/screen/wide-screen.ts";
import { lazyPart } from "#web/ui/states/lazy-part.tsx";
import { EmptyState } from "#web/ui/states/states.tsx";
import { useWords } from "#web/words/words.ts";
import { nameOf } from "./chat-words.ts";
import { Composer, FIELD_ID } from "./composer.tsx";
import { LIVE_ID, stop, type Talk, useLive } from "./live.ts";
import { ScopeBar } from "./scope-bar.tsx";
import classes from "./talk-screen.module.css";
import { useChat, useDeleteChat } from "./use-chat.ts";

const SourcesPanel = lazyPart(
  () => import("#web/areas/chat/answer/sources-panel.tsx").then((part) => part.SourcesPanel),
  <div className={classes.panelWaiting} />,
);

/** From here on a source opens beside the talk; below it opens over it, on a phone as a page. On a wide screen they stand there always. */
const BESIDE = "(min-width: 84em)";
const PHONE = "(max-width: 47.99em)";
/** Without the list beside it. */
const ALONE = "(max-width: 63.99em)";

export function TalkScreen({ id }: { id: string }) {
  const t = useWords();
  const shown = useChat(id);
  const { restore, isBusy } = useDeleteChat();
  if (shown.data) return <OpenTalk talk={shown.data.data} />;
  if (shown.isError) {
    const status = shown.error instanceof CallFailed ? shown.error.status : 0;
    const toList = (
      <ButtonLink to="/dashboard/chat" variant="default">
        {t("chat.to_list")}
      </ButtonLink>
    );
    if (status === 410) {
      return (
        <EmptyState
          title={t("chat.gone")}
          text={t("chat.gone_text")}
          action={
            <>
              <Button loading={isBusy} onClick={() => restore(id, () => void shown.refetch())}>
                {t("chat.restore")}
              </Button>
              {toList}
            </>
          }
        />
      );
    }
    // An id that isn't one is refused as invalid.
    if (status === 404 || status === 422) return <EmptyState title={t("chat.missing")} text={t("chat.missing_text")} action={toList} />;
    return <LoadError of={shown} />;
  }
  return (
    <div className={classes.waiting} role="status" aria-label={t("common.loading")}>
      <Skeleton height={28} width={280} radius="sm" />
      {[60, 90, 75].map((width) => (
        <Row key={width} gap={12} align="stretch" mt={28}>
          <Skeleton circle height={28} />
          <Skeleton height={12} width={`${width}%`} radius="xs" mt={8} />
        </Row>
      ))}
    </div>
  );
}

const route = getRouteApi("/dashboard/chat/$id");

function OpenTalk({ talk }: { talk: Talk["data"] }) {
  const t = useWords();
  const { chat, messages } = talk;
  const live = useLive(chat.id);
  const { q, source: opened } = route.useSearch();
  const navigate = route.useNavigate();
  const router = useRouter();
  const isBeside = useMediaQuery(BESIDE, false, { getInitialValueInEffect: false });
  const isWide = useWideScreen();
  const isPhone = useMediaQuery(PHONE, false, { getInitialValueInEffect: false });
  const isAlone = useMediaQuery(ALONE, false, { getInitialValueInEffect: false });
  const [isPanelOpen, setIsPanelOpen] = useState(true);
  const name = nameOf(t, chat);
  useDocumentTitle(`${name} · ${t("frame.chat")} · Proffer`);

  // Words that come change no source: only a citation does.
  const comes = live?.citations;
  const replaced = live?.retry_of;
  const sources = useMemo(() => {
    const shown = replaced ? messages.filter(({ id }) => id !== replaced) : messages;
    return numberSources(comes ? [...shown, { id: LIVE_ID, citations: comes }] : shown);
  }, [messages, comes, replaced]);
  /** Asked for anew with every click: it is scrolled to even when it is open already. */
  const [asked, setAsked] = useState(0);
  const cameFrom = useRef<HTMLElement | null>(null);
  const hasPushed = useRef(false);

  const open = useCallback(
    (number: number) => {
      const active = document.activeElement;
      if (active instanceof HTMLElement && active.closest("[data-talk]")) cameFrom.current = active;
      setAsked((count) => count + 1);
      setIsPanelOpen(true);
      if (!isBeside && !hasPushed.current) hasPushed.current = true;
      void navigate({ search: { q, source: number }, replace: isBeside || opened !== undefined });
    },
    [navigate, q, isBeside, opened],
  );
  const goBack = () => requestAnimationFrame(() => (cameFrom.current ?? document.getElementById(FIELD_ID))?.focus());
  const close = () => {
    setIsPanelOpen(false);
    if (!isBeside && hasPushed.current) {
      hasPushed.current = false;
      router.history.back();
    } else if (opened !== undefined) void navigate({ search: { q }, replace: true });
    goBack();
  };

  useTalkKeys({
    onField: () => document.getElementById(FIELD_ID)?.focus(),
    onSource: (number) => number <= sources.all.length && open(number),
    onEscape: (event) => {
      if (live) {
        event.preventDefault();
        stop(chat.id);
      } else if ((event.target as HTMLElement | null)?.closest("[data-sources]")) goBack();
    },
  });

  const isOpen = opened !== undefined && opened <= sources.all.length;
  const panel = (
    <SourcesPanel
      chat={chat}
      sources={sources.all}
      opened={isOpen ? opened : null}
      asked={asked}
      onOpen={open}
      onClose={close}
      isPage={isPhone}
      withHead={isBeside || isPhone}
    />
  );
  if (isPhone && isOpen) return panel;
  const showsPanel = isBeside && isPanelOpen && (isWide || isOpen);
  return (
    <div className={classes.screen} data-beside={showsPanel || undefined}>
      <Stack className={classes.talk} data-talk>
        <ScopeBar
          talk={talk}
          isAlone={isAlone}
          sources={sources.all.length}
          onSources={
            showsPanel
              ? null
              : () => {
                  if (isWide) setIsPanelOpen(true);
                  else if (sources.all.length > 0) open(sources.all.at(-1)?.number ?? 1);
                }
          }
        />
        <Messages talk={talk} live={live} sources={sources} opened={isOpen ? opened : null} onSource={open} />
        <Composer talk={talk} live={live} />
      </Stack>
      {showsPanel && panel}
      {!isBeside && !isPhone && (
        <SideDrawer
          opened={isOpen}
          onClose={close}
          size={480}
          returnFocus={false}
          title={t("chat.sources")}
          closeButtonProps={{ "aria-label": t("chat.back_to_talk") }}
        >
          {isOpen && panel}
        </SideDrawer>
      )}
    </div>
  );
}

/** Unlike a screen's other keys these work while somebody types. */
function useTalkKeys(bindings: {
  onField: () => void;
  onSource: (number: number) => void;
  onEscape: (event: KeyboardEvent) => void;
}): void {
  const latest = useRef(bindings);
  useEffect(() => {
    latest.current = bindings;
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.isComposing) return;
      const isDialog = document.querySelector("[aria-modal=true]") !== null;
      // By the key's place: with Alt held, some keyboards type other characters.
      const [, digit] = /^Digit([1-9])$/.exec(event.code) ?? [];
      if ((event.ctrlKey || event.metaKey) && event.key === "/" && !isDialog) {
        event.preventDefault();
        latest.current.onField();
      } else if (event.altKey && !event.ctrlKey && !event.metaKey && digit) {
        event.preventDefault();
        latest.current.onSource(Number(digit));
      } else if (event.key === "Escape" && !isDialog) latest.current.onEscape(event);
    };
    addEventListener("keydown", listen);
    return () => removeEventListener("keydown", listen);
  }, []);
}
