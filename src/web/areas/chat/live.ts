import { useSyncExternalStore } from "react";
import type { ChatMessage, Citation, chatEvents } from "#contract/chat.ts";
import { api } from "#contract/index.ts";
import { type Answer, CallFailed, NotReached, send } from "#web/kit/calls/api.ts";
import { limitOf, notify } from "#web/kit/calls/failures.ts";
import { onFailure } from "#web/kit/calls/on-failure.ts";
import { queryClient } from "#web/kit/calls/query-client.ts";
import { stream } from "#web/kit/calls/stream.ts";
import { keyOf } from "#web/kit/calls/use-call.ts";
import { keep, keptAs } from "#web/kit/draft/kept.ts";
import { draftKey } from "#web/kit/draft/use-draft.ts";
import { placeNow, subscribeToSession } from "#web/kit/session/session.ts";

export type Talk = Answer<typeof api.chat.show>;

/** An answer on its way. It goes on when its screen is left, and is there when one comes back. */
export interface LiveAnswer {
  /** Null where an answer is made anew: its question stands there already. */
  question: string | null;
  retry_of: string | null;
  text: string;
  citations: readonly Citation[];
  isStopping: boolean;
}

/** What became of a question: `refused` was never taken, so that it can be put back into the field. */
type Outcome = "taken" | "refused";

const LOOK_AGAIN_MS = 300;
const LOOK_AGAIN_TIMES = 12;
const FRAME_MS = 32;

const live = new Map<string, LiveAnswer>();
const aborts = new Map<string, AbortController>();
const listeners = new Set<() => void>();

function put(chat_id: string, answer: LiveAnswer | null): void {
  if (answer) live.set(chat_id, answer);
  else live.delete(chat_id);
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** The answer that a talk is waiting for, as far as it has come. */
export const useLive = (chat_id: string): LiveAnswer | null => useSyncExternalStore(subscribe, () => live.get(chat_id) ?? null);

const change = (chat_id: string, edit: (talk: Talk["data"]) => Talk["data"]): void => {
  queryClient.setQueryData<Talk>(keyOf(api.chat.show, { id: chat_id }), (talk) => talk && { ...talk, data: edit(talk.data) });
};

/** Changes one message of a talk where it is shown. */
export const changeMessage = (chat_id: string, message: Pick<ChatMessage, "id"> & Partial<ChatMessage>): void =>
  change(chat_id, (talk) => ({
    ...talk,
    messages: talk.messages.map((each) => (each.id === message.id ? { ...each, ...message } : each)),
  }));

/** Puts an answer, and the question that it is of, at the end of its talk; one made anew in the place of the old. */
function take(chat_id: string, { question, retry_of }: LiveAnswer, message: ChatMessage, usage: Talk["data"]["usage"] | null): void {
  const asked: ChatMessage[] =
    question === null
      ? []
      : [{ id: `question of ${message.id}`, role: "user", content: question, state: "complete", created_at: message.created_at }];
  change(chat_id, (talk) => ({
    ...talk,
    ...(usage && { usage }),
    messages: talk.messages.some(({ id }) => id === retry_of)
      ? talk.messages.map((each) => (each.id === retry_of ? message : each))
      : [...talk.messages, ...asked, message],
  }));
}

/** Under which name a question is kept until it is asked. */
export const draftOfTalk = (chat_id: string): string => `chat ${chat_id}`;

/** Asks a question in a talk, or for an answer anew. Resolves when the answer stands, or has failed and that is told. */
export async function ask(chat_id: string, message: string, retry_of: string | null = null): Promise<Outcome> {
  if (live.has(chat_id)) return "refused";
  const abort = new AbortController();
  const key = draftKey(draftOfTalk(chat_id));
  aborts.set(chat_id, abort);
  let now: LiveAnswer = { question: retry_of ? null : message, retry_of, text: "", citations: [], isStopping: false };
  put(chat_id, now);
  let isAnswered = false;
  let outcome: Outcome = "taken";
  let timer: ReturnType<typeof setTimeout> | undefined;
  const show = () => {
    clearTimeout(timer);
    timer = undefined;
    put(chat_id, { ...now, isStopping: abort.signal.aborted });
  };
  try {
    const body = { chat_id, message, ...(retry_of && { retry_of }) };
    for await (const event of stream<typeof api.chat.ask, typeof chatEvents>(api.chat.ask, body, { signal: abort.signal })) {
      if (event.name === "delta") {
        const isFirst = now.text === "";
        now = { ...now, text: now.text + event.data.text };
        // A fast model's words are drawn together: not each of them is worth a screen.
        if (isFirst) show();
      } else if (event.name === "citation") now = { ...now, citations: [...now.citations, event.data] };
      else {
        if (event.data.message) take(chat_id, now, event.data.message, event.data.usage);
        else if (event.name === "error") notify("error", event.data.response_message);
        isAnswered = event.data.message !== null;
        break;
      }
      timer ??= setTimeout(show, FRAME_MS);
    }
  } catch (failure) {
    // Cut off on the way: what the server kept of it is asked for below.
    const isCut = failure instanceof NotReached && (failure.reason === "cancelled" || now.text !== "");
    if (!isCut) {
      outcome = "refused";
      // Its screen may be gone, where the session is.
      if (retry_of === null && keptAs(key) === null) keep(key, message);
      if (limitOf(failure))
        change(chat_id, ({ usage, ...talk }) => ({
          ...talk,
          usage: { ...usage, used: usage.max ?? usage.used, max: usage.max ?? usage.used },
        }));
      onFailure(failure as Error, {});
      if (failure instanceof CallFailed && [404, 410].includes(failure.status))
        void queryClient.invalidateQueries({ queryKey: keyOf(api.chat.show, { id: chat_id }) });
    }
  }
  if (!isAnswered && outcome === "taken") await findKept(chat_id);
  clearTimeout(timer);
  aborts.delete(chat_id);
  put(chat_id, null);
  if (isAnswered) void queryClient.invalidateQueries({ queryKey: keyOf(api.chat.show, { id: chat_id }) });
  void queryClient.invalidateQueries({ queryKey: keyOf(api.chat.list) });
  void queryClient.invalidateQueries({ queryKey: keyOf(api.subscription.purchased) });
  return outcome;
}

/** The place that the server keeps for an answer while it is made, as a talk shows it that is read meanwhile. */
export const isPlaceOf = ({ role, state, failure, content }: ChatMessage): boolean =>
  role === "assistant" && state === "failed" && failure === "cut_off" && content === "";

/** The server keeps what it had of an answer a moment after the line was cut: looks until it is there. */
async function findKept(chat_id: string): Promise<void> {
  for (let times = 1; times <= LOOK_AGAIN_TIMES; times++) {
    try {
      const talk = await send(api.chat.show, { id: chat_id });
      if (!talk.data.messages.some(isPlaceOf) || times === LOOK_AGAIN_TIMES) {
        queryClient.setQueryData<Talk>(keyOf(api.chat.show, { id: chat_id }), talk);
        return;
      }
    } catch (failure) {
      if (failure instanceof CallFailed) return;
    }
    await new Promise((done) => setTimeout(done, LOOK_AGAIN_MS));
  }
}

/** Hangs up: the server stops asking its model, and keeps what came. */
export function stop(chat_id: string): void {
  const answer = live.get(chat_id);
  if (answer) put(chat_id, { ...answer, isStopping: true });
  aborts.get(chat_id)?.abort();
}

/** What the sources know an answer by while it comes. */
export const LIVE_ID = "live";

let place = placeNow();
subscribeToSession(() => {
  const here = placeNow();
  if (here === place) return;
  place = here;
  for (const chat_id of aborts.keys()) stop(chat_id);
});
