import { ActionIcon, Button, CopyButton } from "@mantine/core";
import { useMediaQuery } from "@mantine/hooks";
import {
  IconAlertTriangle,
  IconCheck,
  IconChevronDown,
  IconCopy,
  IconDots,
  IconEraser,
  IconEye,
  IconMail,
  IconMessageQuestion,
  IconNote,
  IconRefresh,
  IconSend,
  IconStar,
  IconThumbDown,
  IconThumbDownFilled,
  IconThumbUp,
  IconThumbUpFilled,
} from "@tabler/icons-react";
import { memo, useCallback, useState } from "react";
import type { ChatMessage } from "#contract/chat.ts";
import { api } from "#contract/index.ts";
import { inLanguage } from "#contract/text/languages.ts";
import { answererName, couldAsk, failureOf } from "#web/areas/chat/chat-words.ts";
import { ask, changeMessage, type Talk } from "#web/areas/chat/live.ts";
import type { Use } from "#web/areas/chat/use/use-as.ts";
import { UseAsDialog } from "#web/areas/chat/use/use-as-dialog.tsx";
import { useAction } from "#web/kit/calls/use-call.ts";
import { Row, Text } from "#web/ui/layout.tsx";
import { VerdictGlyph } from "#web/ui/marks/verdict.tsx";
import { Menu, Tooltip } from "#web/ui/overlays.tsx";
import { currentLocale, useWords } from "#web/words/words.ts";
import classes from "./answer.module.css";
import { AnswerMark } from "./answer-mark.tsx";
import { plainText, questionsIn, withoutUnsupported } from "./answer-marks.ts";
import { AnswerText } from "./answer-text.tsx";
import frame from "./messages.module.css";
import type { Sources } from "./sources.ts";

interface AnswerProps {
  talk: Talk["data"];
  message: ChatMessage;
  question: string;
  /** Another answer is on its way. */
  isBusy: boolean;
  sources: Sources;
  quoteOf: (number: number) => string;
  opened: number | null;
  onSource: (number: number) => void;
}

/** An answer with its proof, what the documents don't hold, and what can be made of it. */
export const Answer = memo(function Answer({ talk, message: whole, question, isBusy, sources, quoteOf, opened, onSource }: AnswerProps) {
  const t = useWords();
  const [use, setUse] = useState<Use | null>(null);
  const { chat } = talk;
  const [isBorneAlone, setIsBorneAlone] = useState(false);
  // What is copied, saved or sent is what is shown.
  const message: ChatMessage = isBorneAlone
    ? { ...whole, content: withoutUnsupported(whole.content, whole.unsupported ?? []), unsupported: [] }
    : whole;
  const { id, content, missing, citations = [], unsupported = [] } = message;
  const failure = failureOf(t, message);
  // Where nothing was found the box says it, and says it once.
  const hasText = content.trim() !== "" && !(missing && nothingFound.test(content.trim()));
  const isPhone = useMediaQuery("(max-width: 47.99em)", false, { getInitialValueInEffect: false });
  const isAboutSomebody = Boolean(chat.candidate_id) || citations.some(({ candidate_id }) => candidate_id);
  const uses: Use[] = !hasText
    ? missing?.ask
      ? isAboutSomebody
        ? ["question", "message"]
        : ["message"]
      : []
    : isAboutSomebody
      ? ["note", "strength", "letter", "message", "question"]
      : ["message"];
  // Within reach is what this answer is good for; the rest is in the menu.
  const isOfCandidate = citations.some(({ source }) => !/^job(?::|$)/.test(source));
  const near =
    questionsIn(content).length > 0
      ? ["note", "question", "message"]
      : isOfCandidate
        ? ["note", "strength", "letter", "message"]
        : ["note", "message"];
  const shown = uses.filter((each) => !hasText || near.includes(each));
  const inMenu = (each: Use) => {
    const Icon = icons[each];
    return (
      <Menu.Item key={each} leftSection={<Icon size={16} stroke={1.6} />} onClick={() => setUse(each)}>
        {t(labels[each])}
      </Menu.Item>
    );
  };
  const numberOf = useCallback((n: number) => sources.numberOf(id, n), [sources, id]);
  const retry = () => void ask(chat.id, question || t("chat.ask_again"), id);
  return (
    <div className={frame.answer}>
      <AnswerMark />
      <Text as="div" flex="fill" className={frame.words}>
        {hasText && (
          <AnswerText
            content={content}
            unsupported={unsupported}
            numberOf={numberOf}
            quoteOf={quoteOf}
            opened={opened}
            onSource={onSource}
          />
        )}
        {isBorneAlone && !hasText && <p>{t("chat.nothing_left")}</p>}
        {(whole.unsupported?.length ?? 0) > 0 && (
          <Button
            variant="subtle"
            color="gray"
            size="xs"
            className={classes.do}
            leftSection={isBorneAlone ? <IconEye size={16} stroke={1.6} /> : <IconEraser size={16} stroke={1.6} />}
            aria-pressed={isBorneAlone}
            onClick={() => setIsBorneAlone(!isBorneAlone)}
          >
            {t(isBorneAlone ? "chat.show_all" : "chat.leave_out")}
          </Button>
        )}
        {missing && (
          <Row gap={12} align="stretch" mt={10} className={classes.missing}>
            <VerdictGlyph verdict="unknown" size={16} />
            <Text tone="secondary" isBreakable>
              <Missing text={missing.text} />
              {missing.ask && ` ${inLanguage(message.language ?? currentLocale(), couldAsk)(missing.ask.replace(/“([^”]*)”/g, "‘$1’"))}`}
            </Text>
          </Row>
        )}
        {failure && (
          <Row isWrapped tone="partly" mt={10} className={classes.failure} role="note">
            <IconAlertTriangle size={16} stroke={1.6} />
            <p>
              <Text as="strong" weight={600}>
                {failure.title}
              </Text>{" "}
              {failure.text}
            </p>
            <Button size="xs" variant="default" disabled={isBusy} onClick={retry}>
              {t("common.try_again")}
            </Button>
          </Row>
        )}
        {(hasText || missing) && (
          <Row gap={2} isWrapped className={classes.actions}>
            {isPhone && uses.length > 1 ? (
              <Menu position="bottom-start" width={230}>
                <Menu.Target>
                  <Button
                    variant="subtle"
                    color="gray"
                    size="xs"
                    className={classes.do}
                    rightSection={<IconChevronDown size={14} stroke={1.6} />}
                  >
                    {t("chat.use_as")}
                  </Button>
                </Menu.Target>
                <Menu.Dropdown>{uses.map(inMenu)}</Menu.Dropdown>
              </Menu>
            ) : (
              shown.length > 0 && (
                <Row as="span" gap={2} flex="none">
                  {shown.map((each) => (
                    <Do key={each} icon={icons[each]} text={t(labels[each])} onClick={() => setUse(each)} />
                  ))}
                </Row>
              )
            )}
            <Row as="span" gap={2} flex="none">
              {hasText && (
                <CopyButton value={plainText(content)} timeout={2000}>
                  {({ copied, copy }) => (
                    <Tooltip label={copied ? t("chat.copied") : t("chat.copy")}>
                      <ActionIcon size={24} aria-label={copied ? t("chat.copied") : t("chat.copy")} onClick={copy}>
                        {copied ? <IconCheck size={16} stroke={1.6} /> : <IconCopy size={16} stroke={1.6} />}
                      </ActionIcon>
                    </Tooltip>
                  )}
                </CopyButton>
              )}
              <Thumbs chat_id={chat.id} message={message} />
              <Menu position="bottom-end" width={230}>
                <Menu.Target>
                  <ActionIcon size={24} aria-label={t("chat.more_for_answer")}>
                    <IconDots size={16} stroke={1.6} />
                  </ActionIcon>
                </Menu.Target>
                <Menu.Dropdown>
                  <Menu.Label>{answererName(t, { provider: message.provider ?? "built_in", model: message.model ?? null })}</Menu.Label>
                  {!isPhone && uses.filter((each) => !shown.includes(each)).map(inMenu)}
                  <Menu.Item leftSection={<IconRefresh size={16} stroke={1.6} />} disabled={isBusy} onClick={retry}>
                    {t("chat.ask_again")}
                  </Menu.Item>
                </Menu.Dropdown>
              </Menu>
            </Row>
          </Row>
        )}
        {use && <UseAsDialog use={use} chat={chat} message={message} citations={citations} onClose={() => setUse(null)} />}
      </Text>
    </div>
  );
});

const icons: Record<Use, typeof IconNote> = {
  note: IconNote,
  strength: IconStar,
  letter: IconMail,
  message: IconSend,
  question: IconMessageQuestion,
};
const labels = {
  note: "chat.save_note",
  strength: "chat.use_strength",
  letter: "chat.put_letter",
  message: "chat.send_message",
  question: "chat.save_question",
} as const;

/** As the built-in assistant says it when it has nothing else to say. */
const nothingFound =
  /^(?:(?:not|that isn[’']t) in the documents(?:: [^.]+)?|(?:dat staat )?niet in de documenten(?:: [^.]+)?|the documents do not say [^.]+|in de documenten staat niet [^.]+)\.$/i;

/** Whom or what it concerns, up to the verb that denies. */
const denial =
  /^(?:(?:no|the) \p{L}+(?: of this chat)? (?:(?:don|doesn)[’']t (?:say|name|tell|speak of)|answers|names? no|holds? no|tell little)|(?:geen|de) \p{L}+(?: van dit gesprek)? (?:(?:zeggen|zegt|noemen|noemt|vertellen|vertelt|gaan|bevatten) (?:niet|geen|weinig)|geeft antwoord op))(?!\p{L})/iu;

/** What the documents don't hold, with the words in front that say so standing out. */
function Missing({ text }: { text: string }) {
  const t = useWords();
  const [lead = ""] = denial.exec(text) ?? [];
  const isSentence = /^\p{Lu}.*[.!?”"]$/su.test(text);
  return (
    <>
      <strong>{lead || (isSentence ? "" : t("chat.documents_dont_say"))}</strong>
      {lead || isSentence ? text.slice(lead.length) : ` ${text}`}
    </>
  );
}

function Do({ icon: Icon, text, onClick }: { icon: typeof IconNote; text: string; onClick: () => void }) {
  return (
    <Button variant="subtle" color="gray" size="xs" className={classes.do} leftSection={<Icon size={16} stroke={1.6} />} onClick={onClick}>
      {text}
    </Button>
  );
}

/** Whether it helped; pressed again it is taken back. */
function Thumbs({ chat_id, message }: { chat_id: string; message: ChatMessage }) {
  const t = useWords();
  const { id, thumbs = null } = message;
  const feedback = useAction(api.chat.feedback, { onFailed: () => changeMessage(chat_id, { id, thumbs }) });
  const give = (which: "up" | "down") => {
    const next = thumbs === which ? null : which;
    changeMessage(chat_id, { id, thumbs: next });
    feedback.mutate({ message_id: id, thumbs: next });
  };
  return (
    <>
      {(["up", "down"] as const).map((which) => {
        const isGiven = thumbs === which;
        const Icon = which === "up" ? (isGiven ? IconThumbUpFilled : IconThumbUp) : isGiven ? IconThumbDownFilled : IconThumbDown;
        const label = t(which === "up" ? "chat.helped" : "chat.did_not_help");
        return (
          <Tooltip key={which} label={label}>
            <ActionIcon size={24} className={classes.thumb} aria-label={label} aria-pressed={isGiven} onClick={() => give(which)}>
              <Icon size={16} stroke={1.6} />
            </ActionIcon>
          </Tooltip>
        );
      })}
    </>
  );
}
