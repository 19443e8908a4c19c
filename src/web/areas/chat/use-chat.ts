import { keepPreviousData, useInfiniteQuery, useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useMemo, useState } from "react";
import type { Chat } from "#contract/chat.ts";
import { api } from "#contract/index.ts";
import { type Answer, send } from "#web/kit/calls/api.ts";
import { onFailure } from "#web/kit/calls/on-failure.ts";
import { keyOf, useAct, useCall } from "#web/kit/calls/use-call.ts";
import { showUndo } from "#web/ui/states/undo-toast.tsx";
import { useWords } from "#web/words/words.ts";
import { useLive } from "./live.ts";

/** A talk. While an answer comes it isn't read anew: what is on its way stands in no reply. */
export function useChat(id: string) {
  const isLive = useLive(id) !== null;
  const isKnown = useQueryClient().getQueryData(keyOf(api.chat.show, { id })) !== undefined;
  return useCall(api.chat.show, { id }, { quiet: true, staleTime: 15_000, enabled: !isLive || !isKnown });
}

const PAGE = 50;

/** The talks of the workspace, or of one of its records, page after page. */
export function useChats(body: { q?: string | undefined; candidate_id?: string }, enabled = true) {
  const pages = useInfiniteQuery({
    queryKey: [...keyOf(api.chat.list, body), "pages"],
    queryFn: ({ pageParam, signal }) => send(api.chat.list, { ...body, limit: PAGE, ...(pageParam && { cursor: pageParam }) }, { signal }),
    initialPageParam: "",
    getNextPageParam: (last) => last.data.next_cursor ?? undefined,
    placeholderData: keepPreviousData,
    enabled,
    meta: { quiet: true },
  });
  const chats = useMemo(() => {
    // A talk that goes on moves to the front while the pages are read.
    const byId = new Map<string, Chat>();
    for (const page of pages.data?.pages ?? []) for (const chat of page.data.chats) if (!byId.has(chat.id)) byId.set(chat.id, chat);
    return [...byId.values()];
  }, [pages.data]);
  return { pages, chats };
}

export interface Scope {
  candidate_id?: string | null | undefined;
  job_id?: string | null | undefined;
}

/** Opens a talk about a candidate, a job, or both, and leads to it. */
export function useStartChat() {
  const queries = useQueryClient();
  const navigate = useNavigate();
  const { mutateAsync, isPending: isBusy } = useAct(
    ({ candidate_id, job_id }: Scope): Promise<Answer<typeof api.chat.show>> =>
      candidate_id && job_id
        ? send(api.chat.startWithBoth, { candidate_id, job_id })
        : candidate_id
          ? send(api.chat.startWithCandidate, { candidate_id })
          : send(api.chat.startWithJob, { job_id: job_id ?? "" }),
    {
      refreshes: [api.chat.list],
      onDone: (talk) => {
        const { id } = talk.data.chat;
        queries.setQueryData(keyOf(api.chat.show, { id }), talk);
        return navigate({ to: "/dashboard/chat/$id", params: { id } });
      },
    },
  );
  /** Gives the talk's id; null where it could not be opened, which is told. */
  const start = (scope: Scope): Promise<string | null> =>
    mutateAsync(scope).then(
      ({ data }) => data.chat.id,
      () => null,
    );
  return { start, isBusy };
}

/** Deleting a talk: done at once, told with the way back. Neither waits for the screen to stay: its talk leaves it. */
export function useDeleteChat() {
  const t = useWords();
  const queries = useQueryClient();
  const [isBusy, setIsBusy] = useState(false);
  const change = async (body: { id: string; restore?: true }, onDone: () => void) => {
    setIsBusy(true);
    try {
      await send(api.chat.delete, body);
      void queries.invalidateQueries({ queryKey: keyOf(api.chat.list) });
      onDone();
    } catch (failure) {
      onFailure(failure as Error, {});
    } finally {
      setIsBusy(false);
    }
  };
  const restore = (id: string, onDone: () => void) =>
    void change({ id, restore: true }, () => {
      void queries.invalidateQueries({ queryKey: keyOf(api.chat.show, { id }) });
      onDone();
    });
  const remove = (chat: Pick<Chat, "id" | "title">, onDone: () => void, onBack: () => void) =>
    void change({ id: chat.id }, () => {
      onDone();
      queries.removeQueries({ queryKey: keyOf(api.chat.show, { id: chat.id }) });
      showUndo({
        id: `chat-${chat.id}`,
        message: t("chat.deleted", { title: chat.title }),
        undoLabel: t("common.undo"),
        closeLabel: t("common.close"),
        onUndo: () => restore(chat.id, onBack),
      });
    });
  return { remove, restore, isBusy };
}
