import { ActionIcon, Anchor, Button } from "@mantine/core";
import { IconArrowUp, IconLock, IconPlayerStopFilled } from "@tabler/icons-react";
import { useEffect, useRef } from "react";
import { api } from "#contract/index.ts";
import { tagOf } from "#contract/text/languages.ts";
import { useCall } from "#web/kit/calls/use-call.ts";
import { KeptTextarea } from "#web/kit/draft/kept-textarea.tsx";
import { useDraftText } from "#web/kit/draft/use-draft.ts";
import { useUser } from "#web/kit/session/session.ts";
import { AnchorLink } from "#web/ui/input/links.tsx";
import { Row, Text } from "#web/ui/layout.tsx";
import { Kbd } from "#web/ui/marks/marks.tsx";
import { Tooltip } from "#web/ui/overlays.tsx";
import { formatNumber } from "#web/words/format.ts";
import { currentLocale, useWords } from "#web/words/words.ts";
import { fieldHint } from "./chat-words.ts";
import classes from "./composer.module.css";
import { ask, draftOfTalk, type LiveAnswer, stop, type Talk } from "./live.ts";
import { WhoAnswers } from "./who-answers.tsx";

export const FIELD_ID = "chat-field";
const LONGEST = 4000;
/** From here on it is told how much room is left. */
const NEARLY = 3600;

/** Where a question is asked: what could be asked, the field, and what it costs. */
export function Composer({ talk, live }: { talk: Talk["data"]; live: LiveAnswer | null }) {
  const t = useWords();
  const { chat, usage, suggestions, messages, answerer } = talk;
  const [text, setText, kept] = useDraftText(draftOfTalk(chat.id));
  const field = useRef<HTMLTextAreaElement>(null);
  const isFull = usage.max !== null && usage.used >= usage.max;
  const sendIt = async (question: string) => {
    const asked = question.trim();
    if (asked === "" || live || isFull) return;
    if (asked === text.trim()) kept.discard();
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
        <Row as="ul" gap={8} align="stretch" isWrapped className={classes.suggestions} aria-label={t("chat.suggestions")}>
          {open.map((each) => (
            <li key={each}>
              <Button variant="default" size="xs" className={classes.suggestion} onClick={() => void sendIt(each)}>
                {each}
              </Button>
            </li>
          ))}
        </Row>
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
          <KeptTextarea
            kept={kept}
            id={FIELD_ID}
            ref={field}
            variant="unstyled"
            autosize
            minRows={1}
            maxRows={8}
            maxLength={LONGEST}
            value={text}
            onChange={(event) => setText(event.currentTarget.value)}
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
          <Row gap={12} mt={8} className={classes.line}>
            <Row as="span" gap={6} flex="fill" size={12} tone="dimmed">
              <IconLock size={14} stroke={1.6} color="var(--icon)" />
              {t("chat.own_workspace")}
            </Row>
            {text.length >= NEARLY && (
              <Text as="span" size={12} isPiece tone="secondary" isTabular role="status">
                {t("chat.room", { n: formatNumber(LONGEST - text.length) })}
              </Text>
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
                <Text as="span" size={12} isPiece tone="secondary" className={classes.enter}>
                  <Kbd>Enter</Kbd> {t("chat.sends")}
                </Text>
                <Tooltip label={t("chat.send")}>
                  <ActionIcon type="submit" variant="filled" color="delft" size={32} aria-label={t("chat.send")} disabled={!text.trim()}>
                    <IconArrowUp size={17} stroke={1.8} />
                  </ActionIcon>
                </Tooltip>
              </>
            )}
          </Row>
        </form>
      )}
      <Row justify="between" isWrapped size={12} tone="dimmed" mt={6} className={classes.about}>
        <WhoAnswers answerer={answerer} />
        <Text as="span" isTabular>
          {usage.max === null
            ? t("chat.used_unlimited", { used: formatNumber(usage.used) })
            : t("chat.used_of", { used: formatNumber(usage.used), max: formatNumber(usage.max) })}
        </Text>
      </Row>
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
      <Text className={classes.limitTitle}>{t("chat.limit", { count: max ?? used })}</Text>
      <Text>
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
      </Text>
    </div>
  );
}
