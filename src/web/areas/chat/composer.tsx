import { ActionIcon, Anchor, Button, Textarea, UnstyledButton } from "@mantine/core";
import { IconArrowUp, IconInfoCircle, IconLock, IconPlayerStopFilled } from "@tabler/icons-react";
import { useEffect, useRef, useState } from "react";
import { api } from "#contract/index.ts";
import { tagOf } from "#contract/languages.ts";
import { useCall } from "#web/kit/calls/use-call.ts";
import { useUser } from "#web/kit/session/session.ts";
import { Popover, Tooltip } from "#web/ui/floating.tsx";
import { AnchorLink } from "#web/ui/links.tsx";
import { Kbd } from "#web/ui/marks.tsx";
import { formatNumber } from "#web/words/format.ts";
import { currentLocale, useWords } from "#web/words/words.ts";
import { answererName, fieldHint } from "./chat-words.ts";
import classes from "./composer.module.css";
import { ask, drafts, type LiveAnswer, stop, type Talk } from "./live.ts";

export const FIELD_ID = "chat-field";
const LONGEST = 4000;
/** From here on it is told how much room is left. */
const NEARLY = 3600;

/** Where a question is asked: what could be asked, the field, and what it costs. */
export function Composer({ talk, live }: { talk: Talk["data"]; live: LiveAnswer | null }) {
  const t = useWords();
  const { chat, usage, suggestions, messages, answerer } = talk;
  const [text, setText] = useState(() => drafts.get(chat.id) ?? "");
  const field = useRef<HTMLTextAreaElement>(null);
  const isFull = usage.max !== null && usage.used >= usage.max;
  const type = (value: string) => {
    setText(value);
    if (value) drafts.set(chat.id, value);
    else drafts.delete(chat.id);
  };
  const sendIt = async (question: string) => {
    const asked = question.trim();
    if (asked === "" || live || isFull) return;
    if (asked === text.trim()) type("");
    if ((await ask(chat.id, asked)) === "refused") setText((now) => now || asked);
  };
  // On a phone the keyboard would cover what there is to read.
  useEffect(() => {
    if (matchMedia("(pointer: fine)").matches && !location.search.includes("source=")) field.current?.focus({ preventScroll: true });
  }, []);
  const wasAsked = new Set(messages.filter(({ role }) => role === "user").map(({ content }) => content));
  const open = suggestions.filter((each) => !wasAsked.has(each)).slice(0, messages.length > 0 ? 3 : 4);
  return (
    <div className={classes.foot}>
      {!isFull && !live && open.length > 0 && (
        <ul className={classes.suggestions} aria-label={t("chat.suggestions")}>
          {open.map((each) => (
            <li key={each}>
              <Button variant="default" size="xs" className={classes.suggestion} onClick={() => void sendIt(each)}>
                {each}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {isFull && !live ? (
        <LimitNote talk={talk} />
      ) : (
        <form
          className={classes.box}
          onSubmit={(event) => {
            event.preventDefault();
            void sendIt(text);
          }}
        >
          <Textarea
            id={FIELD_ID}
            ref={field}
            variant="unstyled"
            autosize
            minRows={1}
            maxRows={8}
            maxLength={LONGEST}
            value={text}
            onChange={(event) => type(event.currentTarget.value)}
            onKeyDown={(event) => {
              // Enter that ends a composed character isn't one that sends.
              if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing) return;
              event.preventDefault();
              void sendIt(text);
            }}
            placeholder={fieldHint(t, chat)}
            aria-label={fieldHint(t, chat)}
            enterKeyHint="send"
            classNames={{ input: classes.field }}
          />
          <div className={classes.line}>
            <span className={classes.own}>
              <IconLock size={14} stroke={1.6} color="var(--icon)" />
              {t("chat.own_workspace")}
            </span>
            {text.length >= NEARLY && (
              <span className={classes.room} role="status">
                {t("chat.room", { n: formatNumber(LONGEST - text.length) })}
              </span>
            )}
            {live ? (
              <Button
                variant="default"
                leftSection={<IconPlayerStopFilled size={12} />}
                loading={live.isStopping}
                onClick={() => stop(chat.id)}
              >
                {t("chat.stop")}
              </Button>
            ) : (
              <>
                <span className={classes.enter}>
                  <Kbd>Enter</Kbd> {t("chat.sends")}
                </span>
                <Tooltip label={t("chat.send")}>
                  <ActionIcon type="submit" variant="filled" color="delft" size={32} aria-label={t("chat.send")} disabled={!text.trim()}>
                    <IconArrowUp size={17} stroke={1.8} />
                  </ActionIcon>
                </Tooltip>
              </>
            )}
          </div>
        </form>
      )}
      <div className={classes.about}>
        <Popover width={320} position="top-start" shadow="lg">
          <Popover.Target>
            <UnstyledButton className={classes.who}>
              {answererName(t, answerer)}
              <IconInfoCircle size={14} stroke={1.6} />
            </UnstyledButton>
          </Popover.Target>
          <Popover.Dropdown>
            <p className={classes.explained}>{t(answerer.provider === "built_in" ? "chat.built_in_text" : "chat.model_text")}</p>
            {answerer.provider === "built_in" && <p className={classes.explained}>{t("chat.model_adds")}</p>}
          </Popover.Dropdown>
        </Popover>
        <span className={classes.usage}>
          {usage.max === null
            ? t("chat.used_unlimited", { used: formatNumber(usage.used) })
            : t("chat.used_of", { used: formatNumber(usage.used), max: formatNumber(usage.max) })}
        </span>
      </div>
    </div>
  );
}

/** The month is used up: when it opens again, and which plan lifts it. */
function LimitNote({ talk }: { talk: Talk["data"] }) {
  const t = useWords();
  const isOwner = useUser().role === "owner";
  const plans = useCall(api.subscription.plans, {}, { quiet: true, staleTime: 600_000 });
  const { used, max, renews_at } = talk.usage;
  const lifting = (plans.data?.subscriptions ?? [])
    .toSorted((a, b) => a.position - b.position)
    .find(({ limits: { chat_messages_per_month: each } }) => each === null || each > Math.max(used, max ?? 0));
  const date = new Date(renews_at).toLocaleDateString(tagOf[currentLocale()], {
    day: "numeric",
    month: "long",
    timeZone: "UTC",
  });
  return (
    <div className={classes.limit} role="note">
      <p className={classes.limitTitle}>{t("chat.limit", { count: max ?? used })}</p>
      <p>
        {t("chat.limit_text", { date })}{" "}
        {lifting &&
          (isOwner ? (
            <AnchorLink to="/dashboard/subscription" search={{ plan: lifting.key }}>
              {t("chat.limit_lift", { plan: lifting.name })}
            </AnchorLink>
          ) : (
            t("subscription.limit_owner")
          ))}
        {!lifting && plans.isError && (
          <Anchor component="button" type="button" onClick={() => void plans.refetch()}>
            {t("common.try_again")}
          </Anchor>
        )}
      </p>
    </div>
  );
}
