import { Button, VisuallyHidden } from "@mantine/core";
import { IconArrowDown } from "@tabler/icons-react";
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from "react";
import type { ChatMessage } from "#contract/chat.ts";
import { failureOf, fieldHint } from "#web/areas/chat/chat-words.ts";
import { ask, isPlaceOf, LIVE_ID, type LiveAnswer, type Talk } from "#web/areas/chat/live.ts";
import { useUser } from "#web/kit/session/session.ts";
import { Row, Stack, Text } from "#web/ui/layout.tsx";
import { InitialsAvatar } from "#web/ui/marks/marks.tsx";
import { ScrollRegion } from "#web/ui/screen/scroll-region.tsx";
import { fullName } from "#web/words/format.ts";
import { useWords } from "#web/words/words.ts";
import { Answer } from "./answer.tsx";
import { AnswerMark } from "./answer-mark.tsx";
import { plainText } from "./answer-marks.ts";
import { AnswerText } from "./answer-text.tsx";
import classes from "./messages.module.css";
import type { Sources } from "./sources.ts";

interface MessagesProps {
  talk: Talk["data"];
  live: LiveAnswer | null;
  sources: Sources;
  opened: number | null;
  onSource: (number: number) => void;
}

/** Questions and answers. What is read stays where it is while an answer grows below it. */
export function Messages({ talk, live, sources, opened, onSource }: MessagesProps) {
  const t = useWords();
  const { chat } = talk;
  const messages = useMemo(() => settledOf(talk.messages, live), [talk.messages, live]);
  const box = useRef<HTMLDivElement>(null);
  const end = useRef<HTMLDivElement>(null);
  const lastAsked = useRef<HTMLDivElement>(null);
  const { isBelow, look } = useBelow(end);
  const quoteOf = useCallback((number: number) => sources.all[number - 1]?.citation.quote ?? "", [sources]);

  const isAsking = live !== null;
  // A talk opens at its end; a question that is asked goes to the top, with room below it for its answer.
  useLayoutEffect(() => {
    const element = box.current?.closest("section");
    if (element) element.scrollTop = element.scrollHeight;
  }, []);
  const [hasRoom, setHasRoom] = useState(false);
  const isNewQuestion = live !== null && live.question !== null;
  useLayoutEffect(() => {
    if (isNewQuestion) setHasRoom(true);
  }, [isNewQuestion]);
  useLayoutEffect(() => {
    if (isNewQuestion && hasRoom) lastAsked.current?.scrollIntoView({ block: "start" });
  }, [isNewQuestion, hasRoom]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked at again whenever text has come
  useEffect(look, [live?.text, messages.length, look]);

  const exchanges = useMemo(() => exchangesOf(messages), [messages]);
  const answerOf = (message: ChatMessage, question: ChatMessage | null) => {
    if (live?.question === null && (live.retry_of === message.id || isPlaceOf(message)))
      return <Writing key={message.id} live={live} {...{ sources, quoteOf, opened, onSource }} />;
    return (
      <Answer
        key={message.id}
        talk={talk}
        message={message}
        question={question?.content ?? ""}
        isBusy={isAsking}
        sources={sources}
        quoteOf={quoteOf}
        opened={opened}
        onSource={onSource}
      />
    );
  };
  const isEmpty = messages.length === 0 && !live;
  return (
    <Row align="stretch" flex="fill" className={classes.outer}>
      <ScrollRegion label={t("chat.talk")} className={classes.scroll}>
        <Stack className={classes.column} ref={box}>
          {isEmpty && (
            <div className={classes.empty}>
              <Text className={classes.emptyTitle}>{fieldHint(t, chat)}</Text>
              <Text>{t("chat.empty_text")}</Text>
            </div>
          )}
          {exchanges.map(({ question, answers }, index) => {
            const isLast = index === exchanges.length - 1 && !isNewQuestion;
            return (
              <div
                // The answer's: its question gets its own id later, and what is open on the answer stays open.
                key={answers[0]?.id ?? question?.id}
                ref={isLast ? lastAsked : undefined}
                className={classes.exchange}
                data-room={(isLast && hasRoom) || undefined}
              >
                {question && <Question text={question.content} />}
                {answers.map((answer) => answerOf(answer, question))}
                {isLast && answers.length === 0 && !isAsking && question && (
                  <Unanswered onRetry={() => void ask(chat.id, question.content)} />
                )}
              </div>
            );
          })}
          {live && live.question !== null && (
            <div ref={lastAsked} className={classes.exchange} data-room={hasRoom || undefined}>
              <Question text={live.question} />
              <Writing live={live} {...{ sources, quoteOf, opened, onSource }} />
            </div>
          )}
          <div ref={end} className={classes.end} />
        </Stack>
      </ScrollRegion>
      {isBelow && isAsking && (
        <Button
          size="xs"
          variant="default"
          className={classes.below}
          leftSection={<IconArrowDown size={14} stroke={1.6} />}
          onClick={() => {
            const writing = box.current?.querySelector("[data-writing]") ?? end.current;
            writing?.scrollIntoView({ block: "end", behavior: "smooth" });
          }}
        >
          {t("chat.new_below")}
        </Button>
      )}
      <Announcer live={live} messages={messages} />
    </Row>
  );
}

/** Without the place that is kept for the answer that comes, and without its question: both are shown as they come. */
function settledOf(messages: readonly ChatMessage[], live: LiveAnswer | null): readonly ChatMessage[] {
  if (live === null || live.question === null) return messages;
  const kept = messages.filter((message) => !isPlaceOf(message));
  const last = kept.at(-1);
  return last?.role === "user" && last.content === live.question ? kept.slice(0, -1) : kept;
}

interface Exchange {
  question: ChatMessage | null;
  answers: ChatMessage[];
}

function exchangesOf(messages: readonly ChatMessage[]): Exchange[] {
  const exchanges: Exchange[] = [];
  for (const message of messages) {
    if (message.role === "user") exchanges.push({ question: message, answers: [] });
    else if (exchanges.length === 0) exchanges.push({ question: null, answers: [message] });
    else exchanges.at(-1)?.answers.push(message);
  }
  return exchanges;
}

function Question({ text }: { text: string }) {
  const t = useWords();
  const name = fullName(useUser()) ?? "";
  return (
    <div className={classes.question}>
      <InitialsAvatar name={name} />
      <h3 className={classes.asked}>
        <VisuallyHidden>{t("chat.you_asked")} </VisuallyHidden>
        {text}
      </h3>
    </div>
  );
}

interface WritingProps extends Pick<MessagesProps, "sources" | "opened" | "onSource"> {
  live: LiveAnswer;
  quoteOf: (number: number) => string;
}

/** An answer as it comes. */
function Writing({ live, sources, quoteOf, opened, onSource }: WritingProps) {
  const t = useWords();
  return (
    <div className={classes.answer} data-writing aria-busy="true">
      <AnswerMark />
      <Text as="div" flex="fill" className={classes.words}>
        {live.text ? (
          <AnswerText
            content={live.text}
            unsupported={none}
            numberOf={(n) => sources.numberOf(LIVE_ID, n)}
            quoteOf={quoteOf}
            opened={opened}
            onSource={onSource}
            isLive
          />
        ) : (
          <p className={classes.looking}>{t("chat.looking")}</p>
        )}
      </Text>
    </div>
  );
}
const none = [] as const;

/** A question that was taken, of which no answer is known. */
function Unanswered({ onRetry }: { onRetry: () => void }) {
  const t = useWords();
  return (
    <div className={classes.answer}>
      <AnswerMark />
      <Text as="div" flex="fill" className={classes.words}>
        <p className={classes.looking}>{t("chat.no_answer")}</p>
        <Button size="xs" variant="default" mt={8} onClick={onRetry}>
          {t("chat.ask_again")}
        </Button>
      </Text>
    </div>
  );
}

/** Whether the end of the text is below what can be seen; `look` finds out again. */
function useBelow(end: React.RefObject<HTMLDivElement | null>) {
  const [isBelow, setIsBelow] = useState(false);
  const look = useCallback(() => {
    const region = end.current?.closest("section");
    if (!region) return;
    const writing = region.querySelector("[data-writing]");
    const bottom = writing?.getBoundingClientRect().bottom ?? 0;
    setIsBelow(bottom > region.getBoundingClientRect().bottom + 4);
  }, [end]);
  useEffect(() => {
    const region = end.current?.closest("section");
    region?.addEventListener("scroll", look, { passive: true });
    return () => region?.removeEventListener("scroll", look);
  }, [end, look]);
  return { isBelow, look };
}

/** For those who listen: that an answer is being made, and then the whole of it at once. */
function Announcer({ live, messages }: { live: LiveAnswer | null; messages: readonly ChatMessage[] }) {
  const t = useWords();
  const [said, setSaid] = useState("");
  const wasLive = useRef(false);
  const isLive = live !== null;
  useEffect(() => {
    if (isLive) {
      wasLive.current = true;
      setSaid(t("chat.looking"));
      return;
    }
    if (!wasLive.current) return;
    wasLive.current = false;
    const last = messages.findLast(({ role }) => role === "assistant");
    if (!last) return setSaid("");
    const failure = failureOf(t, last);
    const missing = last.missing ? `${last.missing.text} ${last.missing.ask ?? ""}` : "";
    setSaid(
      [t("chat.answered"), plainText(last.content), missing, failure && `${failure.title} ${failure.text}`].filter(Boolean).join(" "),
    );
  }, [isLive, messages, t]);
  return <VisuallyHidden role="status">{said}</VisuallyHidden>;
}
